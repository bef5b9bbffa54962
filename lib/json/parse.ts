import { decodeUtf8, encodeUtf8 } from "../format/utf8.ts";
import { scanJson, type TextFault } from "./scan.ts";
import type { JsonValue } from "./value.ts";

export { jsonDepthMax } from "./scan.ts";

/** What makes bytes no JSON document of the protocol. Every one is a stage 1 fault (MWP-SDV-015). */
export type ParseFault = "invalid-utf8" | TextFault;

/** The one value, or the first fault and the byte offset where it shows. */
export type ParseResult =
  | { readonly ok: true; readonly value: JsonValue }
  | { readonly ok: false; readonly fault: ParseFault; readonly offset: number };

/**
 * Bytes to one JSON value, strictly (MWP-SDV-015, MWP-EVT-012): well-formed UTF-8, no byte-order mark, no repeated
 * decoded member name, nothing after the value, nesting up to `jsonDepthMax`. Nothing is lost that a later stage must
 * judge: `1e400` is Infinity, lone surrogates stay in their strings (MWP-SDV-016), `__proto__` is an own member.
 */
export function parseJson(bytes: Uint8Array): ParseResult {
  return parseJsonPlain(bytes);
}

/** The same promise kept by the exact scanner alone: what {@link parseJson} must agree with. */
export function parseJsonPlain(bytes: Uint8Array): ParseResult {
  const text = decodeUtf8(bytes);
  if (text === undefined) return { ok: false, fault: "invalid-utf8", offset: illFormedOffset(bytes) };
  const scanned = scanJson(text);
  if (scanned.ok) return scanned;
  return { ok: false, fault: scanned.fault, offset: encodeUtf8(text.slice(0, scanned.index)).length };
}

/** Where the bytes first differ from their repaired form: at or inside the first ill-formed sequence. */
function illFormedOffset(bytes: Uint8Array): number {
  const repaired = encodeUtf8(new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes));
  const offset = bytes.findIndex((byte, index) => byte !== repaired[index]);
  return offset < 0 ? bytes.length : offset;
}
