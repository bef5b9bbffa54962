import type { Intent } from "../../lib/core/mod.ts";
import { laneBatchMax, laneMailboxMax, staleRetriesMax } from "../limits.ts";
import { intentOfRow } from "../store/intents.ts";
import type { AppendEntry, AppendOutcome, StoredEvent } from "../store/port.ts";
import { type Batch, type CommandWork, createBatch } from "./batch.ts";
import { type CatchUp, createCatchUp } from "./catch-up.ts";
import type { Domain, TimerTask } from "./domain.ts";
import type { Pending } from "./pending.ts";
import { type Prepared, prepare } from "./prepare.ts";
import { readOriginals, withRenditions } from "./redaction.ts";
import type { LaneServices } from "./services.ts";
import { parseStoredEvent } from "./stored-event.ts";
import { type CommandOutcome, type CommandTask, refusal } from "./task.ts";

/** One serial lane: mailbox → decide → seal → commit → publish. Its state is rebuilt from the log whenever it is not at hand. */
export interface Lane<S> {
  /** Takes a Command, or says at once that the mailbox is full. */
  offer(task: CommandTask): boolean;
  /** Wakes the lane for a deadline; the lane decides whether it still means anything. */
  wake(timer: TimerTask): void;
  /** Applies the intents that wait for this log, before the next Command (P14); resolves once it has tried. */
  catchUp(): Promise<void>;
  /** The latest of {@link Lane.catchUp} that is not through yet. */
  readonly catchingUp: Promise<void> | undefined;
  /** The state, loaded if need be; while a commit is in flight it is ahead of the log. Not to be kept across an await. */
  read(): Promise<S>;
  /** What `look` makes of the state as of the last durable Event; `look` is synchronous and keeps nothing of it. */
  inspect<T>(look: (state: S) => T): Promise<T>;
  /** Unix milliseconds of the last use. */
  readonly usedAtMs: number;
  readonly isIdle: boolean;
  /** Nothing at hand: no state, or that of an empty log. */
  readonly isEmpty: boolean;
  /** Drops the state; the next use rebuilds it. */
  forget(): void;
}

type Work = CommandWork | { readonly timer: TimerTask } | { readonly catchUp: CatchUp };

/** A lane over one log. Nothing but the lane moves the domain's state. */
export function createLane<S>(domain: Domain<S>, services: LaneServices): Lane<S> {
  const mailbox: Work[] = [];
  /** Timers in the mailbox: one that is there already means the same twice. */
  const waking = new Set<string>();
  /** How many of the mailbox are to be taken one by one. */
  let alone = 0;
  let state: S | undefined;
  let loading: Promise<S> | undefined;
  let running = false;
  /** The batch whose decisions the state holds and the log does not yet. */
  let inFlight: Promise<void> | undefined;
  /** Whether intents may wait that the state knows nothing of: they come before whatever is decided next. */
  let mustLook = false;
  let catchingUp: CatchUp | undefined;
  /** How often intents went stale since one was applied. */
  let staleIntents = 0;
  let usedAtMs = services.clock.nowMs();

  function load(): Promise<S> {
    loading ??= rebuild(domain, services)
      .then((rebuilt) => {
        state = rebuilt;
        mustLook = domain.groupId !== undefined;
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

  function catchUp(): Promise<void> {
    mustLook = true;
    if (catchingUp?.isWaiting === true) return catchingUp.done;
    catchingUp = createCatchUp();
    push({ catchUp: catchingUp });
    return catchingUp.done;
  }

  async function waitingIntents(): Promise<readonly Intent[]> {
    const { groupId } = domain;
    let intents: readonly Intent[] = [];
    // Told of more while the store was asked: what is not among the answer is in the next.
    while (mustLook && groupId !== undefined) {
      mustLook = false;
      intents = (await services.store.pendingIntents(groupId)).map(intentOfRow);
    }
    return intents;
  }

  async function run(): Promise<void> {
    while (mailbox.length > 0) {
      const work = mailbox.splice(0, alone > 0 ? 1 : laneBatchMax);
      alone = Math.max(0, alone - 1);
      for (const item of work) {
        if ("timer" in item) waking.delete(timerKey(item.timer));
        if ("catchUp" in item) item.catchUp.isWaiting = false;
      }
      inFlight = processBatch(work);
      await inFlight;
    }
    inFlight = undefined;
    running = false;
  }

  async function processBatch(work: readonly Work[]): Promise<void> {
    const batch = createBatch(domain, services);
    let isDecided = false;
    try {
      const prepared = await Promise.all(
        work.map((item) => ("task" in item ? prepare(item.task, services) : undefined)),
      );
      let moving: S = state ?? (await load());
      batch.knows(await readOriginals(domain, moving, tasksOf(work), services.store));
      if (mustLook) for (const intent of await waitingIntents()) moving = batch.intent(moving, intent);
      work.forEach((item, index) => {
        if ("task" in item) moving = batch.command(moving, item, prepared[index] as Prepared);
        else if ("timer" in item) moving = batch.timer(moving, item.timer);
      });
      state = moving;
      isDecided = true;
      caughtUp(work, await commit(batch, moving));
    } catch (error) {
      state = undefined;
      services.fault(error, domain.groupId);
      if (!isDecided && work.length > 1) again(work);
      else {
        for (const { task } of isDecided ? batch.settle(0, nobody) : commandsOf(work)) task.settle(internalError);
        caughtUp(work, false);
      }
    }
  }

  /** Tells who waits for intents that they were applied, or tries again. What never comes to rest is left to the sweep. */
  function caughtUp(work: readonly Work[], isStale: boolean): void {
    staleIntents = isStale ? staleIntents + 1 : 0;
    const again = isStale && staleIntents < staleRetriesMax ? catchUp() : undefined;
    for (const item of work) {
      if (!("catchUp" in item)) continue;
      if (again === undefined) item.catchUp.resolve();
      else void again.then(item.catchUp.resolve);
      if (catchingUp === item.catchUp) catchingUp = undefined;
    }
  }

  /** One of these broke the decision: all are taken one by one, so that it fails alone. */
  function again(work: readonly Work[]): void {
    alone = Math.max(alone, work.length);
    mailbox.unshift(...work);
  }

  /** Answers whether intents it should have applied may still wait. */
  async function commit(batch: Batch<S>, moved: S): Promise<boolean> {
    const outcomes = batch.pending.length === 0 ? [] : await services.committer.append(batch.pending.map(appendOf));
    tellGroups(outcomes);
    const isCommitted = (index: number): boolean => outcomes[index]?.status === "committed";
    // A timer without Event that is stale is rung again; nothing rests on it, so what follows may be durable.
    const stale = batch.pending.findIndex(({ events }, index) => !isCommitted(index) && events.length > 0);
    const decided = stale === -1 ? batch.pending.length : stale;
    const durable = batch.pending.filter((_, index) => index < decided && isCommitted(index));
    const inStream = durable.length === 0 ? nobody : domain.committed(withRenditions(durable), moved);
    const undecided = batch.settle(decided, inStream);
    const hasStaleIntents = batch.pending.some(
      ({ append }, index) => append.appliedIntents !== undefined && !isCommitted(index),
    );
    if (stale === -1) return hasStaleIntents;
    // A fact moved under the first of these, and what follows rested on its Events: reload and decide again.
    state = undefined;
    const tired = undecided.filter(({ attempts }) => attempts + 1 >= staleRetriesMax);
    const retryAfterMs = services.retryAfterMs();
    for (const { task } of tired)
      task.settle(refusal("BACKPRESSURE", "the Group is too busy at present", { retryAfterMs }));
    const rest = undecided.filter(({ attempts }) => attempts + 1 < staleRetriesMax);
    mailbox.unshift(...rest.map(({ task, attempts }) => ({ task, attempts: attempts + 1 })));
    return hasStaleIntents;
  }

  /** Other Groups hear of their intents before anybody is answered, so that nobody's next Command is ahead of them. */
  function tellGroups(outcomes: readonly AppendOutcome[]): void {
    for (const outcome of outcomes)
      if (outcome.status === "committed" && outcome.intentGroups !== undefined)
        services.intentsMade(outcome.intentGroups);
  }

  return {
    offer(task) {
      if (mailbox.length >= laneMailboxMax) return false;
      push({ task, attempts: 0 });
      return true;
    },
    wake(timer) {
      if (waking.has(timerKey(timer))) return;
      waking.add(timerKey(timer));
      push({ timer });
    },
    catchUp,
    get catchingUp() {
      return catchingUp?.done;
    },
    read: async () => state ?? (await load()),
    async inspect(look) {
      await catchingUp?.done;
      // Right behind a batch the next one has begun at most to look things up: it decides nothing before this goes on.
      do await inFlight;
      while (state === undefined && inFlight !== undefined);
      return look(state ?? (await load()));
    },
    get usedAtMs() {
      return usedAtMs;
    },
    get isIdle() {
      return !running && loading === undefined;
    },
    get isEmpty() {
      return state === undefined || domain.head(state) === 0;
    },
    forget() {
      state = undefined;
    },
  };
}

const nobody: ReadonlySet<string> = new Set();

const internalError: CommandOutcome = refusal(
  "INTERNAL_ERROR",
  "the authority could not complete this; it may be sent again unchanged",
);

function appendOf({ append }: Pending): AppendEntry {
  return append;
}

function commandsOf(work: readonly Work[]): readonly CommandWork[] {
  return work.filter((item): item is CommandWork => "task" in item);
}

function tasksOf(work: readonly Work[]): readonly CommandTask[] {
  return commandsOf(work).map(({ task }) => task);
}

function timerKey({ kind, subjectId }: TimerTask): string {
  return `${kind} ${subjectId}`;
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
