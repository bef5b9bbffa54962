import { decodeUtf8 } from "../format/utf8.ts";
import { parseJson } from "../json/parse.ts";
import type { JsonValue } from "../json/value.ts";

/**
 * The value that a schema must judge in place of `value`, the parse of the same `bytes`: schema rules hold for the exact
 * decimal number, but binary64 turns `1.00000000000000000001` into an integer and `1e-400` into zero. Such a number is
 * shown as a half of its sign, everything else as it is; usually the answer is `value` itself (MWP-SDV-016).
 */
export function schemaView(bytes: Uint8Array, value: JsonValue): JsonValue {
  const text = decodeUtf8(bytes);
  if (text === undefined || !roundedNumberHint.test(text)) return value;
  const view = text.replace(stringOrNumber, (token) =>
    isRoundedToInteger(token) ? (token.startsWith("-") ? "-0.5" : "0.5") : token,
  );
  const parsed = view === text ? undefined : parseJson(new TextEncoder().encode(view));
  return parsed?.ok === true ? parsed.value : value;
}

// Binary64 keeps 15 significant digits apart and reaches down to 5e-324: only a number with more digits or a three-digit
// negative exponent can turn into an integer that it is not. An exponent counts only where a number can begin: many a UUID
// has `e-123` in it.
const roundedNumberHint = /[0-9.]{17}|(?:^|[:,[\s])-?[0-9.]+[eE]-[0-9]{3}/;
const stringOrNumber = /"[^"\\]*(?:\\.[^"\\]*)*"|-?[0-9]+(?:\.[0-9]+)?(?:[eE][+-]?[0-9]+)?/g;
const numberParts = /^-?([0-9]+)(?:\.([0-9]+))?(?:[eE]([+-]?[0-9]+))?$/;

function isRoundedToInteger(token: string): boolean {
  const [, whole, fraction = "", exponent = "0"] = numberParts.exec(token) ?? [];
  if (whole === undefined || !Number.isInteger(Number(token))) return false;
  const digits = whole + fraction;
  const significantEnd = digits.replace(/(?<!0)0+$/, "").length;
  const isZero = !/[1-9]/.test(digits);
  // The last significant digit stands at 10^(exponent - fraction length + zeros behind it).
  return !isZero && Number(exponent) - fraction.length + (digits.length - significantEnd) < 0;
}
