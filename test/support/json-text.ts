import fc from "fast-check";
import { encodeUtf8 } from "../../lib/format/utf8.ts";

/** Pieces that JSON readers trip over. */
const awkward: readonly string[] = [
  "",
  ":",
  '":',
  "\\",
  '"',
  "a",
  "b",
  "é",
  "東",
  "🚀",
  "\u007f",
  "\u2028",
  "__proto__",
  " :",
];

const space = fc.constantFrom("", "", "", " ", "\n", "\t\r ");
const name = fc.oneof(
  fc.constantFrom("a", "b", "__proto__", ":"),
  fc.array(fc.constantFrom(...awkward), { maxLength: 3 }).map(join),
);
const string = fc
  .tuple(fc.oneof(name, fc.string({ unit: "binary", maxLength: 8 })), fc.integer({ min: 0, max: 7 }))
  .map(([text, style]) => spell(text, style));
const number = fc.oneof(
  fc.double().map((value) => JSON.stringify(value)),
  fc.constantFrom("0", "-0", "1e400", "-1E+400", "1.0", "1e2", "123456789012345678901", "5e-324"),
);
const lone = fc.constantFrom('"\\ud800"', '"\\udfff\\ud800"', '"\\u0000"');

/** JSON texts in any spelling: white space, escapes that need not be, repeated names, awkward strings and numbers. */
export const jsonText: fc.Arbitrary<string> = fc.letrec<{ value: string; array: string; object: string }>((tie) => ({
  value: fc.oneof(
    { depthSize: "small" },
    fc.constantFrom("null", "true", "false"),
    number,
    string,
    lone,
    tie("array"),
    tie("object"),
  ),
  array: fc.array(fc.tuple(space, tie("value")), { maxLength: 4 }).map((items) => `[${items.map(join).join(",")}]`),
  object: fc
    .array(
      fc.tuple(
        space,
        fc.tuple(name, fc.constantFrom(0, 0, 0, 1)).map(([text, style]) => spell(text, style)),
        space,
        tie("value"),
        space,
      ),
      {
        maxLength: 5,
      },
    )
    .map((members) => `{${members.map(([a, key, b, value, c]) => `${a}${key}${b}:${value}${c}`).join(",")}}`),
})).value;

/** Bytes of a text with a few bytes replaced, dropped or put in, so that most are no longer what they were. */
export function mutated(text: fc.Arbitrary<string>): fc.Arbitrary<Uint8Array> {
  const byte = fc.oneof(
    fc.constantFrom(...'{}[]":,\\u0e- '.split("").map((c) => c.charCodeAt(0))),
    fc.integer({ min: 0, max: 255 }),
  );
  const edit = fc.tuple(fc.nat(), fc.integer({ min: 0, max: 1 }), fc.array(byte, { maxLength: 2 }));
  return fc.tuple(text, fc.array(edit, { minLength: 1, maxLength: 3 })).map(([original, edits]) => {
    const bytes = [...encodeUtf8(original)];
    for (const [at, dropped, inserted] of edits) bytes.splice(at % (bytes.length + 1), dropped, ...inserted);
    return Uint8Array.from(bytes);
  });
}

/** A JSON string literal: plainly, or with every `style`-th unit written as an escape. */
function spell(text: string, style: number): string {
  if (style === 0) return JSON.stringify(text);
  const units = Array.from({ length: text.length }, (_, index) => text.charAt(index));
  const escaped = units.map((unit, index) => {
    const hex = `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`;
    return index % style === 0 || /[\ud800-\udfff]/.test(unit) ? hex : JSON.stringify(unit).slice(1, -1);
  });
  return `"${escaped.join("")}"`;
}

function join(parts: readonly string[]): string {
  return parts.join("");
}
