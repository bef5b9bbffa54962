import { sha256TextOf } from "../format/digest.ts";
import { canonicalText } from "./canonical.ts";
import type { JsonObject } from "./value.ts";

/**
 * The one condition of an Execution Approval, `scope=` and the SHA-256 of the scope's canonical text: it binds the
 * signature to exactly what was allowed (MWP-AUT-003, P05). Throws `CanonicalizationError` for what is not JSON.
 */
export function scopeCondition(scope: object): string {
  return `scope=${sha256TextOf(canonicalText(scope as JsonObject))}`;
}
