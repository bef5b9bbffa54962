import type { Decision } from "./decision.ts";
import { accept } from "./drafts.ts";
import type { CommandInput, Facts } from "./facts.ts";
import { firstRefusal, groupGuards, organizationGuards } from "./guards/order.ts";
import type { Attempt, GroupKind, KindRow, OrganizationKind } from "./kind-row.ts";
import { groupKinds, organizationKinds } from "./kinds.ts";
import { phases } from "./mission-table.ts";
import { invalid } from "./refusal.ts";
import type { GroupState, OrganizationState } from "./state.ts";
import { laterOf } from "./time.ts";

/**
 * Decides one Command on the state of its Group: the Events to append, or the refusal of the first check that fails, in
 * the one order (8 to 17). Pure: the state is not touched, and the same input gives the same decision. The cost does
 * not depend on the history.
 */
export function decideGroup(state: GroupState, input: CommandInput, facts: Facts): Decision {
  const row = groupKinds.get(input.command.kind) ?? unknownGroupKind;
  const attempt = begin(state, row, input, facts);
  const refusal = firstRefusal(attempt, groupGuards);
  if (refusal !== undefined) return { ok: false, refusal };
  const effects = row.handle(attempt, attempt.bound);
  return effects.ok ? accept(attempt, effects, state) : effects;
}

/** Decides one Organization-scoped Command, as {@link decideGroup} does for a Group. */
export function decideOrganization(state: OrganizationState, input: CommandInput, facts: Facts): Decision {
  const row = organizationKinds.get(input.command.kind) ?? unknownOrganizationKind;
  const attempt = begin(state, row, input, facts);
  const refusal = firstRefusal(attempt, organizationGuards);
  if (refusal !== undefined) return { ok: false, refusal };
  const effects = row.handle(attempt, attempt.bound);
  return effects.ok ? accept(attempt, effects) : effects;
}

function begin<S extends { readonly lastOccurredAt: string | undefined }>(
  state: S,
  row: KindRow<S>,
  input: CommandInput,
  facts: Facts,
): Attempt<S> {
  const now = laterOf(facts.now, state.lastOccurredAt);
  const { command, signingHash } = input;
  const { payload } = command;
  const open = undefined;
  // Each member by name: V8 takes microseconds to add members to what a spread has made.
  return { state, command, signingHash, facts, now, row, payload, member: open, bound: open, authority: open };
}

// A kind without a row passes the checks before the payload, so that it tells a stranger no more than others do.
const unsupported = {
  kind: "a kind that is not supported",
  emits: [],
  authorities: [],
  resolve: () => invalid("the kind of Command is not supported"),
  revision: () => 0,
  handle: () => invalid("the kind of Command is not supported"),
} as const;

const unknownGroupKind: GroupKind = { ...unsupported, aggregate: "mission", from: phases };
const unknownOrganizationKind: OrganizationKind = { ...unsupported, aggregate: "agent-card", from: [] };
