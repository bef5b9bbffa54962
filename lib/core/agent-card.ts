import type { AgentCard, PublicKey } from "../../generated/types.ts";

/**
 * The keys that a Card binds and its predecessor did not: declaring a binding again is the same binding (MWP-SDV-004).
 * Whether a new one may be bound, Organization-wide, is the Registry's to say.
 */
export function newKeyBindings(previous: AgentCard | undefined, card: AgentCard): readonly PublicKey[] {
  const known = new Set(previous?.publicKeys.map(bindingOf));
  return card.publicKeys.filter((key) => !known.has(bindingOf(key)));
}

function bindingOf({ keyId, algorithm, publicKey }: PublicKey): string {
  return `${keyId} ${algorithm} ${publicKey}`;
}
