import type { AgentCard, PublicKey } from "../../generated/types.ts";
import type { AgentFact } from "./facts.ts";
import { isBefore } from "./time.ts";

/** What an Agent has in place of a Card that counts at `now`: undefined when its Card is registered, active and not expired. */
export function cardFault(agent: AgentFact | undefined, now: string): string | undefined {
  if (agent === undefined) return "no registered Agent Card";
  if (agent.status !== "active") return "no active Agent Card";
  return isExpired(agent.card, now) ? "an expired Agent Card" : undefined;
}

/** Whether a Card is over: half-open, `t >= validUntil` (P29). */
export function isExpired({ validUntil }: AgentCard, now: string): boolean {
  return validUntil !== undefined && !isBefore(now, validUntil);
}

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
