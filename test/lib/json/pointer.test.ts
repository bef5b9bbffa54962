import { describe, expect, it } from "vitest";
import { jsonPointer, resolvePointer } from "../../../lib/json/pointer.ts";

// RFC 6901 section 5.
const document = { foo: ["bar", "baz"], "": 0, "a/b": 1, "c%d": 2, "m~n": 8, " ": 7, 'k"l': 6, __proto__own: 3 };

describe("JSON Pointer (RFC 6901)", () => {
  it.each([
    [[], "", document],
    [["foo"], "/foo", ["bar", "baz"]],
    [["foo", 0], "/foo/0", "bar"],
    [[""], "/", 0],
    [["a/b"], "/a~1b", 1],
    [["c%d"], "/c%d", 2],
    [["m~n"], "/m~0n", 8],
    [[" "], "/ ", 7],
  ])("%j is %j", (path, pointer, value) => {
    expect(jsonPointer(path)).toBe(pointer);
    expect(resolvePointer(document, pointer)).toEqual(value);
  });

  it.each(["foo", "/nothing", "/foo/2", "/foo/01", "/foo/-", "/foo/0/0", "/a~2b", "/m~", "/toString", "/foo/length"])(
    "%j names nothing",
    (pointer) => {
      expect(resolvePointer(document, pointer)).toBeUndefined();
    },
  );

  it("reads ~01 as ~1, not as a slash", () => {
    expect(resolvePointer({ "~1": true }, "/~01")).toBe(true);
  });
});
