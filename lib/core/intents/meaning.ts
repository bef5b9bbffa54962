import type { Facts } from "../facts.ts";
import type { Intent, IntentDraft, IntentKind, IntentPayloads } from "../intent.ts";
import type { Effect, PolicyEffect } from "../kind-row.ts";
import type { GroupState } from "../state.ts";

/** An Event of an intent. */
export type IntentEffect = Effect & {
  /** Its Evidence is the authority's own, to be signed where the Event is sealed (P03). */
  readonly hasUnsignedEvidence?: true;
};

/** What an intent means to a Group: nothing where what it is about is over, or was never there. */
export interface Meaning {
  readonly events: readonly IntentEffect[];
  readonly policyLog?: readonly PolicyEffect[];
  readonly intents?: readonly IntentDraft[];
}

/** The meaning of an intent that comes too late. */
export const nothing: Meaning = { events: [] };

/** An intent of one kind, at the time it is applied. */
export interface Applying<K extends IntentKind> {
  readonly state: GroupState;
  readonly payload: IntentPayloads[K];
  readonly intent: Pick<Intent, "intentId" | "cause">;
  readonly facts: Facts;
  readonly now: string;
}
