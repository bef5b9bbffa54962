import type { Actor } from "../../generated/types.ts";

/** Key of a Principal in a map: its type and ID, which together name it (ids hold no space, MWP-FND-008). */
export function principalKey(principal: Actor): string {
  return `${principal.type} ${principal.id}`;
}

/** Whether two Principals are the same: type and ID byte by byte, no normalisation (MWP-FND-008). */
export function samePrincipal(a: Actor, b: Actor): boolean {
  return a.id === b.id && a.type === b.type;
}
