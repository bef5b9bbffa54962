import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createCursors } from "../../../lib/agent/cursor.ts";

describe("cursor", () => {
  it("moves only from where it stands, so never past a gap (MWP-WRK-030)", () => {
    const steps = fc.array(fc.tuple(fc.nat(20), fc.nat(20)), { maxLength: 100 });
    fc.assert(
      fc.property(steps, (attempts) => {
        const cursors = createCursors([]);
        let reached = 0;
        for (const [after, through] of attempts) {
          if (after === reached && through >= after) {
            cursors.advance("g", after, through);
            reached = through;
          } else expect(() => cursors.advance("g", after, through)).toThrow(RangeError);
          expect(cursors.at("g")).toBe(reached);
        }
      }),
    );
  });

  it("tells each position once, all Groups together (MWP-WRK-030)", () => {
    const cursors = createCursors([{ groupId: "a", sequence: 4 }]);
    expect(cursors.due()).toEqual([]);
    cursors.advance("a", 4, 6);
    cursors.advance("b", 0, 2);
    cursors.advance("a", 6, 9);
    expect(cursors.due()).toEqual([
      { groupId: "a", sequence: 9 },
      { groupId: "b", sequence: 2 },
    ]);
    expect(cursors.due()).toEqual([]);
  });
});
