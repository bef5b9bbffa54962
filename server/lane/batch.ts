import type { Facts } from "../../lib/core/mod.ts";
import { formatInstantMs } from "../../lib/format/timestamp.ts";
import type { AppendEntry } from "../store/port.ts";
import type { SealedEvent } from "../worker/seal.ts";
import { actionIdCollision, actionKey, admit, answerFromReceipt, freshnessFault, sessionFault } from "./checks.ts";
import type { Domain, TimerTask } from "./domain.ts";
import type { DomainRows, Pending } from "./pending.ts";
import type { Prepared } from "./prepare.ts";
import type { LaneServices } from "./services.ts";
import type { CommandOutcome, CommandTask } from "./task.ts";

/** The decisions of one lane between two commits. Each moves the state it is given; nobody is told before the commit. */
export interface Batch<S> {
  readonly pending: readonly Pending[];
  command(state: S, work: { readonly task: CommandTask; readonly attempts: number }, prepared: Prepared): S;
  timer(state: S, due: TimerTask): S;
  /** Those of the tasks that have no answer yet. */
  unsettled(tasks: readonly CommandTask[]): readonly CommandTask[];
}

export function createBatch<S>(domain: Domain<S>, services: LaneServices): Batch<S> {
  const pending: MutablePending[] = [];
  const byAction = new Map<string, MutablePending>();
  const claimed = new Set<string>();
  const answered = new Set<CommandTask>();
  const nowMs = services.clock.nowMs();

  function settle(task: CommandTask, outcome: CommandOutcome): void {
    answered.add(task);
    task.settle(outcome);
  }

  function decide(
    state: S,
    { task, attempts }: { readonly task: CommandTask; readonly attempts: number },
    prepared: Prepared,
  ): S {
    const key = actionKey(task);
    const twin = byAction.get(key);
    if (twin !== undefined) {
      if (twin.task?.verified.signingHash === task.verified.signingHash) twin.tasks.push(task);
      else settle(task, actionIdCollision);
      return state;
    }
    const early =
      answerFromReceipt(task, prepared) ?? sessionFault(task, services) ?? freshnessFault(task, services, nowMs);
    if (early !== undefined) {
      settle(task, early);
      return state;
    }
    const now = laterOf(formatInstantMs(nowMs), domain.lastOccurredAt(state));
    const admission = admit(task, prepared, now, services);
    if ("status" in admission) {
      settle(task, admission);
      return state;
    }
    const decision = domain.decide(
      state,
      { command: task.command, signingHash: task.verified.signingHash },
      facts(prepared, now),
    );
    if (!decision.ok) {
      settle(task, {
        status: "refused",
        refusal: decision.refusal,
        ...(prepared.documents.failure === undefined ? {} : { failure: prepared.documents.failure }),
      });
      return state;
    }
    const events = decision.events.map(services.seal);
    const rows = domain.rows(
      decision,
      events.map((sealed) => sealed.event),
      task,
    );
    if ("status" in rows) {
      settle(task, rows);
      return state;
    }
    const entry = createPending(
      task,
      attempts,
      events,
      rows,
      {
        ...place(domain, state),
        fence: { registryRevision: services.registry.revision, ...sessionFence(task) },
        events: events.map((sealed) => sealed.stored),
        command: storedCommand(task),
        admissions: [...admission, ...prepared.documents.rows],
        ...rows,
      },
      settle,
    );
    pending.push(entry);
    byAction.set(key, entry);
    for (const { kind, id } of decision.identifiers) claimed.add(`${kind} ${id}`);
    return events.reduce((moving, sealed) => domain.evolve(moving, sealed.event), state);
  }

  function facts(prepared: Prepared, now: string): Facts {
    const { authority, policy, agent, sessionEpoch, registry } = services;
    return {
      now,
      authority,
      policy,
      agent,
      sessionEpoch,
      serviceRoles: (principalId) => registry.roles(principalId) as ReturnType<Facts["serviceRoles"]>,
      identifierTaken: (kind, id) =>
        claimed.has(`${kind} ${id}`) || prepared.taken.some((taken) => taken.kind === kind && taken.id === id),
      payloadFault: prepared.payloadFault,
      documentFault: prepared.documents.refusal,
    };
  }

  function timer(state: S, due: TimerTask): S {
    const now = laterOf(formatInstantMs(nowMs), domain.lastOccurredAt(state));
    const outcome = domain.timer?.(state, due, facts(noLookUps, now));
    if (
      outcome === undefined ||
      (outcome.events.length === 0 && outcome.policyLog.length === 0 && outcome.deadlines.length === 0)
    )
      return state;
    const events = outcome.events.map(services.seal);
    const rows = domain.rows(
      outcome,
      events.map((sealed) => sealed.event),
      undefined,
    );
    if ("status" in rows) return state;
    const append: AppendEntry = {
      ...place(domain, state),
      fence: { registryRevision: services.registry.revision },
      events: events.map((sealed) => sealed.stored),
      ...rows,
    };
    pending.push(createPending(undefined, 0, events, rows, append, settle));
    return events.reduce((moving, sealed) => domain.evolve(moving, sealed.event), state);
  }

  return { pending, command: decide, timer, unsettled: (tasks) => tasks.filter((task) => !answered.has(task)) };
}

interface MutablePending extends Pending {
  readonly tasks: CommandTask[];
}

function createPending(
  task: CommandTask | undefined,
  attempts: number,
  events: readonly SealedEvent[],
  rows: DomainRows,
  append: AppendEntry,
  settle: (task: CommandTask, outcome: CommandOutcome) => void,
): MutablePending {
  const tasks = task === undefined ? [] : [task];
  return {
    append,
    events,
    rows,
    task,
    tasks,
    attempts,
    settleAll(event, inStream) {
      tasks.forEach((each, index) => {
        settle(each, { status: "accepted", event, inStream: index === 0 && inStream.has(event.eventId) });
      });
    },
    refuseAll(refused) {
      for (const each of tasks) settle(each, refused);
    },
  };
}

const noLookUps: Prepared = {
  receipt: undefined,
  answer: undefined,
  admission: undefined,
  taken: [],
  payloadFault: undefined,
  documents: { rows: [] },
};

function storedCommand({ command, verified, bytes }: CommandTask): NonNullable<AppendEntry["command"]> {
  const { actor, actionId } = command;
  return {
    actorType: actor.type,
    actorId: actor.id,
    actionId,
    signingHash: verified.signingHash,
    keyId: verified.keyId,
    bytes,
  };
}

function sessionFence({ origin }: CommandTask): {
  readonly session?: { readonly agentId: string; readonly epoch: number };
} {
  return origin.door === "session" ? { session: { agentId: origin.agentId, epoch: origin.epoch } } : {};
}

function place<S>(domain: Domain<S>, state: S): Pick<AppendEntry, "groupId" | "expectedHead"> {
  const expectedHead = domain.head(state);
  return domain.groupId === undefined ? { expectedHead } : { groupId: domain.groupId, expectedHead };
}

/** The later of two of our own UTC times; both were written by `formatInstantMs`. */
function laterOf(now: string, last: string | undefined): string {
  return last !== undefined && last > now ? last : now;
}
