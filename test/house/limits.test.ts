import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { jsonDepthMax, protocolIdLengthMax } from "../../lib/json/mod.ts";
import { clientNonceLengthMax, errorMessageLengthMax, handshakeMsMax } from "../../lib/wire/mod.ts";
import * as limits from "../../server/limits.ts";
import { projectRoot } from "../support/source-graph.ts";

const page = readFileSync(join(projectRoot, "docs/LIMITS.md"), "utf8");
const rows = new Map([...page.matchAll(/^\| `(\w+)` \| (\d+) \| \S/gm)].map((match) => [match[1], Number(match[2])]));
const constants = {
  ...limits,
  jsonDepthMax,
  protocolIdLengthMax,
  handshakeMsMax,
  clientNonceLengthMax,
  errorMessageLengthMax,
};

describe("the page of limits", () => {
  it("states every limit with its value, and no other (MWP-EVT-011)", () => {
    const numbers = Object.entries(constants).filter(([, value]) => typeof value === "number");
    expect(Object.fromEntries([...rows].sort())).toEqual(Object.fromEntries(numbers.sort()));
  });
});
