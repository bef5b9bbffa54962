import { describe, expect, it } from "vitest";
import { card, table } from "../../../../server/cli/render/table.ts";
import {
  colourStyle,
  cut,
  instant,
  plain,
  plainStyle,
  relative,
  shortId,
  span,
  styleFor,
  width,
} from "../../../../server/cli/render/text.ts";

const nowMs = Date.parse("2026-03-01T12:00:00Z");

describe("text for a terminal", () => {
  it("lets no peer move the cursor, turn the line around or break it (MWP-MSN-017)", () => {
    expect(plain("a\u001b[2Jb\r\n\u202ec\u2028d")).toBe("a·[2Jb···c·d");
    expect(cut("x".repeat(500), 20)).toHaveLength(20);
    expect(cut("abc🚀def", 5)).toBe("abc…");
    expect(cut("short", 5)).toBe("short");
  });

  it("shortens IDs to what tells them apart", () => {
    expect(shortId("urn:uuid:3f6c0a1e-0000-4000-8000-000000000000")).toBe("3f6c0a1e");
    expect(shortId(`sha256:${"ab".repeat(32)}`)).toBe("abababab");
    expect(shortId("urn:example:agent:worker")).toBe("worker");
  });

  it("says times by their distance", () => {
    expect(span(0)).toBe("0 s");
    expect(span(59_600)).toBe("1 min");
    expect(span(93_784_000)).toBe("1 d 2 h");
    expect(span(3_605_000)).toBe("1 h");
    expect(relative("2026-03-01T12:05:30Z", nowMs)).toBe("in 5 min 30 s");
    expect(relative("2026-03-01T11:59:00Z", nowMs)).toBe("1 min ago");
    expect(instant("2026-03-01T12:00:00Z", nowMs)).toBe("2026-03-01T12:00:00Z (in 0 s)");
  });

  it("is coloured only where somebody looks and did not say NO_COLOR", () => {
    expect(styleFor({ isTTY: true }, {})).toBe(colourStyle);
    expect(styleFor({}, {})).toBe(plainStyle);
    expect(styleFor({ isTTY: true }, { NO_COLOR: "1" })).toBe(plainStyle);
    expect(styleFor({ isTTY: true }, { TERM: "dumb" })).toBe(plainStyle);
    expect(width(colourStyle.bad("four"))).toBe(4);
  });

  it("is measured in columns", () => {
    expect(width("日本")).toBe(4);
    expect(width("🚀")).toBe(2);
    expect(width("e\u0301")).toBe(1);
  });
});

describe("tables and cards", () => {
  const columns = [
    { title: "NAME", cell: (row: { name: string; state: string }) => row.name },
    { title: "STATE", cell: (row: { name: string; state: string }) => row.state },
  ];

  it("align what is wide, marked up or both", () => {
    const rows = [
      { name: "日本", state: colourStyle.good("ok") },
      { name: "longer", state: "bad" },
    ];
    expect(table(rows, columns, { style: plainStyle, none: "nothing" }).split("\n")).toEqual([
      "NAME    STATE",
      "日本    \u001b[32mok\u001b[0m",
      "longer  bad",
    ]);
    expect(table([], columns, { style: plainStyle, none: "nothing" })).toBe("nothing");
  });

  it("leave out what there is none of, and give a list a line for each", () => {
    const lines = [
      ["one", "1"],
      ["absent", undefined],
      ["empty", []],
      ["several", ["a", "b"]],
    ] as const;
    expect(card("Title", lines, plainStyle).split("\n")).toEqual([
      "Title",
      "  one      1",
      "  several  a",
      "           b",
    ]);
  });
});
