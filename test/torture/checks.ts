import type { Membership, SessionOpenedEventPayload } from "../../generated/types.ts";
import { createGroupState, evolveGroup, groupInvariants } from "../../lib/core/mod.ts";
import type { AgentPlayer } from "./agent-player.ts";
import { isAccepted, type Sent } from "./ledger.ts";
import type { StoredEvent, StoredLog } from "./stored.ts";

/** What everybody was told, to be compared with what is stored. */
export interface Told {
  readonly ledger: readonly Sent[];
  readonly agents: readonly AgentPlayer[];
  /** What is wrong with an Event's bytes as a Signed Document; undefined when all six stages pass. */
  readonly verify: (event: StoredEvent) => string | undefined;
}

const sessionOpened = "ext.missionweaveprotocol.identity.session_opened";

/** Everything that is wrong, one line each, each with the number of its invariant. */
export function findFaults(stored: StoredLog, told: Told): readonly string[] {
  const byId = new Map(stored.events.map((event) => [event.eventId, event]));
  const groups = new Map<string, StoredEvent[]>();
  for (const event of stored.events)
    if (event.groupId !== undefined) groups.set(event.groupId, [...(groups.get(event.groupId) ?? []), event]);
  return [
    ...stored.faults,
    ...stored.events.flatMap((event) => told.verify(event) ?? []).map((fault) => `I12: ${fault}`),
    ...[...groups].flatMap(([groupId, events]) => groupFaults(groupId, events)),
    ...ledgerFaults(told.ledger, stored, byId),
    ...orderFaults(told.ledger),
    ...told.agents.flatMap((agent) => streamFaults(agent, byId)),
    ...sessionFaults(stored),
  ];
}

/** I2, I5, I6 and the core's own invariants, over one Group's log. */
function groupFaults(groupId: string, events: readonly StoredEvent[]): readonly string[] {
  const faults: string[] = [];
  const state = createGroupState(groupId);
  const epochs = new Map<string, number>();
  events.forEach(({ sequence, document }, index) => {
    if (sequence !== index + 1 || document.sequence !== sequence || document.groupId !== groupId)
      faults.push(`I2: ${groupId} has Event ${document.sequence} (column ${sequence}) at place ${index + 1}`);
    const { membership } = document.payload as { readonly membership?: Membership };
    if (membership === undefined) return;
    const member = `${membership.member.type} ${membership.member.id}`;
    if (membership.membershipEpoch < (epochs.get(member) ?? 1))
      faults.push(`I6: the Membership Epoch of ${member} fell to ${membership.membershipEpoch}`);
    epochs.set(member, membership.membershipEpoch);
  });
  if (faults.length > 0) return faults;
  const founding = events.slice(0, 3).map(({ document }) => document.kind);
  if (founding.join() !== "mission.created,membership.changed,membership.changed")
    faults.push(`I5: ${groupId} was founded by ${founding.join()}`);
  for (const { document } of events) evolveGroup(state, document);
  return [...faults, ...groupInvariants(state).map((fault) => `I6: ${groupId}: ${fault}`)];
}

/** I1, I3 and I4: what senders were told against what is there. */
function ledgerFaults(
  ledger: readonly Sent[],
  stored: StoredLog,
  byId: ReadonlyMap<string, StoredEvent>,
): readonly string[] {
  const faults: string[] = [];
  const answers = new Map<string, StoredEvent>();
  const commands = new Map(stored.commands.map((command) => [command.order, command]));
  for (const event of stored.events) {
    const { cause, actor, commandHash } = event.document;
    if (cause.type !== "command") continue;
    const key = `${actor.type} ${actor.id} ${cause.id}`;
    if (answers.has(key)) faults.push(`I3: two Events answer ${key}`);
    answers.set(key, event);
    const command = commands.get(event.order);
    if (command === undefined || `${command.actor} ${command.actionId}` !== key)
      faults.push(`I3: Event ${event.eventId} has no receipt of ${key}`);
    else if (command.signingHash !== commandHash && !isRedacted(event, byId))
      faults.push(`I3: the receipt of ${key} is for other content`);
  }
  if (answers.size !== stored.commands.length)
    faults.push(`I3: ${stored.commands.length} receipts for ${answers.size} answered Commands`);
  for (const sent of ledger) {
    const key = `${sent.actor.type} ${sent.actor.id} ${sent.actionId}`;
    const answer = answers.get(key);
    if (sent.outcome.status === "refused" && answer !== undefined)
      faults.push(`I4: ${key} was refused (${sent.outcome.code}) and is Event ${answer.eventId}`);
    if (!isAccepted(sent)) continue;
    const { eventId, sequence, digest } = sent.outcome;
    if (answer === undefined) faults.push(`I1: acknowledged and missing: ${key}, Event ${eventId}`);
    else if (answer.eventId !== eventId || answer.sequence !== sequence || answer.groupId !== sent.groupId)
      faults.push(`I1: ${key} was Event ${eventId} (${sequence}) and is ${answer.eventId} (${answer.sequence})`);
    else if (digest !== undefined && digest !== answer.digest && !isRedacted(answer, byId))
      faults.push(`I1: the bytes of Event ${eventId} changed`);
  }
  return faults;
}

/** Whether a later `message.redacted` of the same Group is why these bytes are others than they were. */
function isRedacted({ document, groupId, sequence }: StoredEvent, byId: ReadonlyMap<string, StoredEvent>): boolean {
  const { redacted } = document.payload as { readonly redacted?: { readonly byEventId: string } };
  const by = redacted && byId.get(redacted.byEventId);
  return by?.document.kind === "message.redacted" && by.groupId === groupId && by.sequence > sequence;
}

/** Linearizability of each Group's log: a Command answered before another was sent stands before it. */
function orderFaults(ledger: readonly Sent[]): readonly string[] {
  const accepted = ledger.filter(isAccepted).sort((a, b) => b.outcome.sequence - a.outcome.sequence);
  const earliestAnswer = new Map<string, number>();
  return accepted.flatMap(({ groupId, sentAtMs, answeredAtMs, outcome }) => {
    const laterAnsweredAtMs = earliestAnswer.get(groupId) ?? Number.POSITIVE_INFINITY;
    earliestAnswer.set(groupId, Math.min(laterAnsweredAtMs, answeredAtMs));
    return sentAtMs > laterAnsweredAtMs
      ? [`order: Event ${outcome.sequence} of ${groupId} was sent after a later one had been answered`]
      : [];
  });
}

/** I1 and I2 as an Agent saw them: each Event once, in order, without a hole, and none that is not stored. */
function streamFaults(agent: AgentPlayer, byId: ReadonlyMap<string, StoredEvent>): readonly string[] {
  const { id } = agent.actor;
  const epochFaults = agent.epochs.flatMap((epoch, index) =>
    epoch > (agent.epochs[index - 1] ?? 0)
      ? []
      : [`I6: ${id} got Session Epoch ${epoch} after ${agent.epochs[index - 1]}`],
  );
  const eventFaults = [...agent.seen].flatMap(([groupId, stream]) =>
    stream.flatMap(({ eventId, sequence, digest }, index) => {
      const before = stream[index - 1]?.sequence;
      if (before !== undefined && sequence !== before + 1)
        return [`I2: ${id} got Event ${sequence} after ${before} of ${groupId}`];
      const event = byId.get(eventId);
      if (event === undefined) return [`I1: ${id} got Event ${eventId}, which is not stored`];
      const isSame = event.digest === digest || isRedacted(event, byId);
      return isSame && event.sequence === sequence ? [] : [`I1: ${id} got other bytes of Event ${eventId}`];
    }),
  );
  return [...epochFaults, ...eventFaults, ...agent.complaints.map((complaint) => `${id} complained: ${complaint}`)];
}

/** I6 and I7: Session Epochs rise by one, and no Command of a fenced Session was accepted, in the order of commits. */
function sessionFaults({ events, commands }: StoredLog): readonly string[] {
  const faults: string[] = [];
  const current = new Map<string, number>();
  const byOrder = new Map(commands.map((command) => [command.order, command]));
  for (const { order, document } of events) {
    if (document.kind === sessionOpened) {
      const { agentId, sessionEpoch } = document.payload as unknown as SessionOpenedEventPayload;
      if (sessionEpoch !== (current.get(agentId) ?? 0) + 1)
        faults.push(`I6: ${agentId} opened Session ${sessionEpoch} after ${current.get(agentId) ?? 0}`);
      current.set(agentId, sessionEpoch);
    }
    const command = byOrder.get(order)?.document;
    if (command?.actor.type === "agent" && command.sessionEpoch !== current.get(command.actor.id))
      faults.push(
        `I7: ${command.actionId} of Session ${command.sessionEpoch} was accepted in ${current.get(command.actor.id)}`,
      );
  }
  return faults;
}
