import type { AutomaticOutcome, Facts, Intent, Refusal } from "../../lib/core/mod.ts";
import { formatInstantMs } from "../../lib/format/timestamp.ts";
import type { AdmissionRow, AppendEntry, StoredCommand } from "../store/port.ts";
import type { SealedEvent } from "../worker/seal.ts";
import { actionIdCollision, actionKey, admissionFault, earlyAnswer, otherKey } from "./checks.ts";
import { admitDocuments } from "./documents.ts";
import type { Domain, Made, TimerTask } from "./domain.ts";
import type { Pending } from "./pending.ts";
import type { Prepared } from "./prepare.ts";
import { type Originals, redacting, withRenditions } from "./redaction.ts";
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
  /** Takes what its Commands may redact, before the first is decided. */
  knows(originals: Originals): void;
  command(state: S, work: CommandWork, prepared: Prepared): S;
  timer(state: S, due: TimerTask): S;
  intent(state: S, intent: Intent): S;
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
  let originals: Originals = new Map();
  const entryByAction = new Map<string, number>();
  const claimed = new Set<string>();
  const admitted = new Map<string, string>();
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
    const documents = admitDocuments(prepared.documents, admitted, { now, services });
    const decision = domain.decide(state, input, facts(prepared, now, documents.fault?.refusal));
    if (!decision.ok) {
      const failure = documents.fault?.failure;
      return { status: "refused", refusal: decision.refusal, ...(failure === undefined ? {} : { failure }) };
    }
    const events = decision.events.map(services.seal);
    const rows = domain.rows(state, decision, { events: events.map((sealed) => sealed.event), task });
    if ("status" in rows) return rows;
    for (const { kind, id } of decision.identifiers) claimed.add(`${kind} ${id}`);
    for (const [signingHash, keyId] of documents.admitted) admitted.set(signingHash, keyId);
    const command = storedCommand(task, services.authority, now);
    const append = Object.assign(entryOf(domain, state, { events, rows }), {
      fence: fenceOf(prepared),
      command,
      admissions: admissionsOf(documents.rows, events),
    });
    const keepsCopy = task.command.payload.keepAuditCopy !== false;
    const redaction = redacting(domain, state, events, { originals, pending, keepsCopy, services });
    if (redaction === undefined) return { append, events, rows, task };
    const { renditions } = redaction;
    return { append: { ...append, ...redaction.append }, events, rows, task, renditions };
  }

  function timer(state: S, due: TimerTask): S {
    const outcome = domain.timer?.(state, due, facts(undefined, timeOf(state)));
    if (outcome === undefined || Object.values(outcome).every((list) => list.length === 0)) return state;
    return automatic(state, outcome, {});
  }

  /** Whatever it means, it is over with this entry: even one that meant nothing. */
  function intent(state: S, intent: Intent): S {
    const outcome = domain.intent?.(state, intent, facts(undefined, timeOf(state)));
    if (outcome === undefined) throw new Error(`an intent for a log that takes none: ${intent.kind}`);
    return automatic(state, outcome, { intent });
  }

  function automatic(state: S, outcome: AutomaticOutcome, { intent }: Pick<Made, "intent">): S {
    const events = outcome.events.map(services.seal);
    const made = { events: events.map((sealed) => sealed.event), ...(intent === undefined ? {} : { intent }) };
    const rows = domain.rows(state, outcome, made);
    if ("status" in rows) throw new Error(`what nobody asked for was refused: ${rows.refusal.message}`);
    const append = Object.assign(entryOf(domain, state, { events, rows }), {
      fence: { registryRevision: services.registry.revision },
      admissions: admissionsOf([], events),
      ...(intent === undefined ? {} : { appliedIntents: [intent.intentId] }),
    });
    return add(state, { append, events, rows, task: undefined });
  }

  function add(state: S, entry: Pending): S {
    pending.push(entry);
    return entry.events.reduce((moving, sealed) => domain.evolve(moving, sealed.event), state);
  }

  function facts(prepared: Prepared | undefined, now: string, documentFault?: Refusal): Facts {
    const { authority, policy, agent, sessionEpoch, registry } = services;
    return {
      now,
      authority,
      policy,
      agent,
      sessionEpoch,
      mission: (missionId) => prepared?.elsewhere.missions.find((mission) => mission.missionId === missionId),
      serviceRoles: (principalId) => registry.roles(principalId) as ReturnType<Facts["serviceRoles"]>,
      identifierTaken: (kind, id) =>
        claimed.has(`${kind} ${id}`) ||
        (prepared?.taken.some((taken) => taken.kind === kind && taken.id === id) ?? false),
      payloadFault: prepared?.payloadFault,
      documentFault,
    };
  }

  /** The batch's time, never before the latest Event's; both were written by `formatInstantMs`. */
  function timeOf(state: S): string {
    const last = domain.lastOccurredAt(state);
    return last !== undefined && last > nowText ? last : nowText;
  }

  return {
    pending,
    knows(found) {
      originals = found;
    },
    command,
    timer,
    intent,
    settle(durable, inStream) {
      const ready = answers.filter(({ after }) => after <= durable);
      const undecided = answers.filter(({ after }) => after > durable).map(({ work }) => work);
      answers = [];
      const shown = withRenditions(pending.slice(0, durable));
      for (const { work, after, outcome, isFirst = false } of ready) {
        const event = shown[after - 1]?.events[0]?.stored;
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

function fenceOf({ task: { origin }, registryRevision, elsewhere: { parent } }: Prepared): AppendEntry["fence"] {
  const fence = parent === undefined ? { registryRevision } : { registryRevision, parent };
  if (origin.door !== "session") return fence;
  return Object.assign(fence, { session: { agentId: origin.agentId, epoch: origin.epoch } });
}

/** The admissions of the documents that came with a Command and of those that were signed with its Events. */
function admissionsOf(rows: readonly AdmissionRow[], events: readonly SealedEvent[]): readonly AdmissionRow[] {
  const own = events.flatMap((sealed) => sealed.admissions ?? []);
  return own.length === 0 ? rows : [...rows, ...own];
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
