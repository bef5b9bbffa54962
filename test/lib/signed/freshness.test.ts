import { describe, expect, it } from "vitest";
import { checkFreshness, freshnessSideMsMax, freshnessWindow } from "../../../lib/signed/freshness.ts";

const nowMs = Date.parse("2026-05-01T12:00:00Z");
const reason = (issuedAt: string, window = freshnessWindow()): string =>
  checkFreshness(issuedAt, nowMs, window)?.reason ?? "fresh";

describe("the freshness of a Command", () => {
  it.each([
    ["2026-05-01T11:55:00Z", "fresh"],
    ["2026-05-01T11:54:59.9999999999Z", "issued-too-early"],
    ["2026-05-01T12:01:00Z", "fresh"],
    ["2026-05-01T12:01:00.0000000001Z", "issued-in-the-future"],
    ["2026-05-01T14:00:00+02:00", "fresh"],
    ["no time", "issued-too-early"],
  ])("of %s is judged %s, to the last digit (MWP-ADM-013)", (issuedAt, expected) => {
    expect(reason(issuedAt)).toBe(expected);
  });

  it("takes both sides from the configuration", () => {
    const exact = freshnessWindow({ pastMs: 0, futureMs: 0 });
    expect(reason("2026-05-01T12:00:00.000Z", exact)).toBe("fresh");
    expect(reason("2026-05-01T11:59:59.999Z", exact)).toBe("issued-too-early");
    expect(reason("2026-05-01T11:00:00Z", freshnessWindow({ pastMs: freshnessSideMsMax }))).toBe("fresh");
  });

  it("is answered AUTH_INVALID_SIGNATURE (MWP-SDV-018)", () => {
    expect(checkFreshness("2020-01-01T00:00:00Z", nowMs, freshnessWindow())).toMatchObject({
      stage: "freshness",
      wireCode: "AUTH_INVALID_SIGNATURE",
    });
  });

  it.each([-1, 0.5, freshnessSideMsMax + 1, Number.POSITIVE_INFINITY, Number.NaN, "1" as never])(
    "refuses a window of %s ms (MWP-ADM-013)",
    (ms) => {
      expect(() => freshnessWindow({ pastMs: ms })).toThrow(RangeError);
      expect(() => freshnessWindow({ futureMs: ms })).toThrow(RangeError);
    },
  );
});
