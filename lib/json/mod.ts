/** Strict JSON and RFC 8785, and the strict text forms that protocol documents are made of. */
export { decodeBase64url, encodeBase64url } from "../format/base64url.ts";
export { decodeHex, encodeHex, isSha256Text, sha256, sha256Text } from "../format/digest.ts";
export {
  addMs,
  compareInstants,
  formatInstant,
  formatInstantMs,
  type Instant,
  instantFromMs,
  instantToMs,
  isProtectedTime,
  isTimestamp,
  parseInstant,
} from "../format/timestamp.ts";
export { isAbsoluteUri, isProtocolId, protocolIdLengthMax } from "../format/uri.ts";
export { decodeUtf8, encodeUtf8, hasLoneSurrogate } from "../format/utf8.ts";
export {
  type CanonicalHints,
  CanonicalizationError,
  type CanonicalizationFault,
  canonicalBytes,
  canonicalBytesWithout,
  canonicalText,
} from "./canonical.ts";
export { jsonDepthMax, type ParseFault, type ParseResult, parseJson, parseJsonPlain } from "./parse.ts";
export { jsonPointer, resolvePointer } from "./pointer.ts";
export { allUnique } from "./unique.ts";
export { isJsonObject, type JsonObject, type JsonValue } from "./value.ts";
