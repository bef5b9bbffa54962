import type { Facts } from "../../lib/core/mod.ts";
import { formatInstantMs } from "../../lib/format/timestamp.ts";
import type { AppendEntry, StoredCommand } from "../store/port.ts";
import { actionIdCollision, actionKey, admissionFault, earlyAnswer, otherKey } from "./checks.ts";
import type { Domain, TimerTask } from "./domain.ts";
import type { Pending } from "./pending.ts";
import type { Prepared } from "./prepare.ts";
import type { LaneServices } from "./services.ts";
import type { CommandOutcome, CommandTask } from "./task.ts";

/** A Command in a lane's mailbox, and how often it was decided already. */
export interface CommandWork {
  readonly task: CommandTask;
  readonly attempts: number;
}

/**
 * The decisions of one lane between two commits. Each moves the state it is given. Nobody is told anything that rests on
 * a decision that is not durable: a refusal made after one waits for the commit, as the acceptance does.
 */
export interface Batch<S> {
  readonly pending: readonly Pending[];
  command(state: S, work: CommandWork, prepared: Prepared): S;
  timer(state: S, due: TimerTask): S;
  /** Tells everybody whose answer rests on the first `durable` entries only; returns the others, in their order. */
  settle(durable: number, inStream: ReadonlySet<string>): readonly CommandWork[];
}

/** One answer on hold: an entry's, or a refusal made after `after` entries. */
interface Answer {
  readonly work: CommandWork;
  readonly after: number;
  /** Absent: the Event of entry `after - 1`. */
  readonly outcome?: CommandOutcome;
  /** Whether this is the Command the entry was made for, not a second copy of it. */
  readonly isFirst?: boolean;
}

/** An empty batch, decided at the time of this call. */
export function createBatch<S>(domain: Domain<S>, services: LaneServices): Batch<S> {
  const pending: Pending[] = [];
  let answers: Answer[] = [];
  const entryByAction = new Map<string, number>();
  const claimed = new Set<string>();
  const nowMs = services.clock.nowMs();
  const nowText = formatInstantMs(nowMs);

  function command(state: S, work: CommandWork, prepared: Prepared): S {
    const { task } = work;
    const twin = entryByAction.get(actionKey(task));
    const first = twin === undefined ? undefined : pending[twin]?.task?.verified;
    if (twin !== undefined && first !== undefined) {
      const isSame = first.signingHash === task.verified.signingHash;
      const isSameKey = first.keyId === task.verified.keyId;
      if (isSame && isSameKey) answers.push({ work, after: twin + 1 });
      else answers.push({ work, after: pending.length, outcome: isSame ? otherKey : actionIdCollision });
      return state;
    }
    const verdict = judge(state, prepared);
    if ("status" in verdict) {
      answers.push({ work, after: pending.length, outcome: verdict });
      return state;
    }
    entryByAction.set(actionKey(task), pending.length);
    answers.push({ work, after: pending.length + 1, isFirst: true });
    return add(state, verdict);
  }

  /** Checks 4 to 17, and what is to be appended when all of them pass. */
  function judge(state: S, prepared: Prepared): CommandOutcome | Pending {
    const early = earlyAnswer(prepared, services, nowMs);
    if (early !== undefined) return early;
    const now = timeOf(state);
    const { task } = prepared;
    const unadmitted = admissionFault(task, now, services);
    if (unadmitted !== undefined) return unadmitted;
    const input = { command: task.command, signingHash: task.verified.signingHash };
    const decision = domain.decide(state, input, facts(prepared, now));
    if (!decision.ok) {
      const { failure } = prepared.documents;
      return { status: "refused", refusal: decision.refusal, ...(failure === undefined ? {} : { failure }) };
    }
    const events = decision.events.map(services.seal);
    const documents = events.map((sealed) => sealed.event);
    const rows = domain.rows(decision, documents, task);
    if ("status" in rows) return rows;
    for (const { kind, id } of decision.identifiers) claimed.add(`${kind} ${id}`);
    const command = storedCommand(task, services.authority, now);
    const fence = fenceOf(task, prepared.registryRevision);
    const append = Object.assign(entryOf(domain, state, { events, rows }), {
      fence,
      command,
      admissions: prepared.documents.rows,
    });
    return { append, events, rows, task };
  }

  function timer(state: S, due: TimerTask): S {
    const outcome = domain.timer?.(state, due, facts(undefined, timeOf(state)));
    if (outcome === undefined || Object.values(outcome).every((list) => list.length === 0)) return state;
    const events = outcome.events.map(services.seal);
    const documents = events.map((sealed) => sealed.event);
    const rows = domain.rows(outcome, documents, undefined);
    if ("status" in rows) return state;
    const fence = { registryRevision: services.registry.revision };
    const append = Object.assign(entryOf(domain, state, { events, rows }), { fence });
    return add(state, { append, events, rows, task: undefined });
  }

  function add(state: S, entry: Pending): S {
    pending.push(entry);
    return entry.events.reduce((moving, sealed) => domain.evolve(moving, sealed.event), state);
  }

  function facts(prepared: Prepared | undefined, now: string): Facts {
    const { authority, policy, agent, sessionEpoch, registry } = services;
    return {
      now,
      authority,
      policy,
      agent,
      sessionEpoch,
      mission: () => undefined,
      serviceRoles: (principalId) => registry.roles(principalId) as ReturnType<Facts["serviceRoles"]>,
      identifierTaken: (kind, id) =>
        claimed.has(`${kind} ${id}`) ||
        (prepared?.taken.some((taken) => taken.kind === kind && taken.id === id) ?? false),
      payloadFault: prepared?.payloadFault,
      documentFault: prepared?.documents.refusal,
    };
  }

  /** The batch's time, never before the latest Event's; both were written by `formatInstantMs`. */
  function timeOf(state: S): string {
    const last = domain.lastOccurredAt(state);
    return last !== undefined && last > nowText ? last : nowText;
  }

  return {
    pending,
    command,
    timer,
    settle(durable, inStream) {
      const ready = answers.filter(({ after }) => after <= durable);
      const undecided = answers.filter(({ after }) => after > durable).map(({ work }) => work);
      answers = [];
      for (const { work, after, outcome, isFirst = false } of ready) {
        const event = pending[after - 1]?.events[0]?.stored;
        if (outcome !== undefined) work.task.settle(outcome);
        else if (event !== undefined)
          work.task.settle({ status: "accepted", event, inStream: isFirst && inStream.has(event.eventId) });
      }
      return undecided;
    },
  };
}

function storedCommand(
  { command, verified, bytes }: CommandTask,
  acceptedBy: StoredCommand["acceptedBy"],
  acceptedAt: string,
): StoredCommand {
  const { actor, actionId } = command;
  const { signingHash, keyId } = verified;
  return { actorType: actor.type, actorId: actor.id, actionId, signingHash, keyId, acceptedBy, acceptedAt, bytes };
}

function fenceOf({ origin }: CommandTask, registryRevision: number): AppendEntry["fence"] {
  if (origin.door !== "session") return { registryRevision };
  return { registryRevision, session: { agentId: origin.agentId, epoch: origin.epoch } };
}

/** What every entry has but its fence. Assigned, not spread: V8 takes microseconds to add members to what a spread has made. */
function entryOf<S>(
  domain: Domain<S>,
  state: S,
  { events, rows }: Pick<Pending, "events" | "rows">,
): Omit<AppendEntry, "fence"> {
  const entry = { expectedHead: domain.head(state), events: events.map((sealed) => sealed.stored) };
  const { groupId } = domain;
  return Object.assign(entry, groupId === undefined ? {} : { groupId }, rows);
}
