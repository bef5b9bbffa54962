import { laneBatchMax, laneMailboxMax, staleRetriesMax } from "../limits.ts";
import type { StoredEvent } from "../store/port.ts";
import { createBatch } from "./batch.ts";
import type { Domain, TimerTask } from "./domain.ts";
import type { Pending } from "./pending.ts";
import { type Prepared, prepare } from "./prepare.ts";
import type { LaneServices } from "./services.ts";
import { parseStoredEvent } from "./stored-event.ts";
import { type CommandTask, refusal } from "./task.ts";

/** One serial lane: mailbox → decide → seal → commit → publish. Its state is rebuilt from the log whenever it is not at hand. */
export interface Lane<S> {
  /** Takes a Command, or says at once that the mailbox is full. */
  offer(task: CommandTask): boolean;
  /** Wakes the lane for a deadline; the lane decides whether it still means anything. */
  wake(timer: TimerTask): void;
  /** The state, loaded if need be; while a commit is in flight it is ahead of the log. Not to be kept across an await. */
  read(): Promise<S>;
  /** Unix milliseconds of the last use. */
  readonly usedAtMs: number;
  readonly isIdle: boolean;
  /** Drops the state; the next use rebuilds it. */
  forget(): void;
}

type Work = { readonly task: CommandTask; readonly attempts: number } | { readonly timer: TimerTask };

/** A lane over one log. Nothing but the lane moves the domain's state. */
export function createLane<S>(domain: Domain<S>, services: LaneServices): Lane<S> {
  const mailbox: Work[] = [];
  let state: S | undefined;
  let loading: Promise<S> | undefined;
  let running = false;
  let usedAtMs = services.clock.nowMs();

  function load(): Promise<S> {
    loading ??= rebuild(domain, services)
      .then((rebuilt) => {
        state = rebuilt;
        return rebuilt;
      })
      .finally(() => {
        loading = undefined;
      });
    return loading;
  }

  function push(work: Work): void {
    usedAtMs = services.clock.nowMs();
    mailbox.push(work);
    if (running) return;
    running = true;
    services.defer(() => void run());
  }

  async function run(): Promise<void> {
    while (mailbox.length > 0) await processBatch(mailbox.splice(0, laneBatchMax));
    running = false;
  }

  async function processBatch(work: readonly Work[]): Promise<void> {
    const batch = createBatch(domain, services);
    try {
      const prepared = await Promise.all(
        work.map((item) => ("task" in item ? prepare(item.task, services) : undefined)),
      );
      let moving: S = state ?? (await load());
      work.forEach((item, index) => {
        moving =
          "task" in item ? batch.command(moving, item, prepared[index] as Prepared) : batch.timer(moving, item.timer);
      });
      state = moving;
      if (batch.pending.length === 0) return;
      const outcomes = await services.committer.append(batch.pending.map((entry) => entry.append));
      const stale = outcomes.findIndex((outcome) => outcome.status === "stale");
      const durable = stale === -1 ? batch.pending : batch.pending.slice(0, stale);
      publish(durable, moving);
      if (stale !== -1) retry(batch.pending.slice(stale));
    } catch (error) {
      state = undefined;
      services.fault(error, domain.groupId);
      for (const task of batch.unsettled(work.flatMap((item) => ("task" in item ? [item.task] : [])))) {
        task.settle(refusal("INTERNAL_ERROR", "the authority could not complete this; it may be sent again unchanged"));
      }
    }
  }

  function publish(durable: readonly Pending[], moved: S): void {
    if (durable.length === 0) return;
    const inStream = domain.committed(durable, moved);
    for (const entry of durable) {
      const event = entry.events[0]?.stored;
      if (event !== undefined) entry.settleAll(event, inStream);
    }
  }

  /** A fact moved under the first of these, and what follows rested on its Events: reload and decide all of them again. */
  function retry(entries: readonly Pending[]): void {
    state = undefined;
    const again: Work[] = [];
    for (const entry of entries) {
      if (entry.task === undefined) continue;
      if (entry.attempts + 1 >= staleRetriesMax)
        entry.refuseAll(
          refusal("BACKPRESSURE", "the Group is too busy at present", { retryAfterMs: services.retryAfterMs() }),
        );
      else again.push(...entry.tasks.map((task) => ({ task, attempts: entry.attempts + 1 })));
    }
    mailbox.unshift(...again);
  }

  return {
    offer(task) {
      if (mailbox.length >= laneMailboxMax) return false;
      push({ task, attempts: 0 });
      return true;
    },
    wake: (timer) => push({ timer }),
    read: async () => state ?? (await load()),
    get usedAtMs() {
      return usedAtMs;
    },
    get isIdle() {
      return !running && loading === undefined;
    },
    forget() {
      state = undefined;
    },
  };
}

/** Folds the whole log of the domain, page by page. */
async function rebuild<S>(domain: Domain<S>, { store }: LaneServices): Promise<S> {
  let state = domain.create();
  const read = (after: number): Promise<readonly StoredEvent[]> =>
    domain.groupId === undefined
      ? store.readOrganizationEvents(after, rebuildPage)
      : store.readGroupEvents(domain.groupId, after, rebuildPage);
  for (let page = await read(0); page.length > 0; page = await read(domain.head(state))) {
    for (const stored of page) state = domain.evolve(state, parseStoredEvent(stored));
  }
  return state;
}

const rebuildPage = 1_024;
