import { setImmediate } from "node:timers";
import { commitEntriesMax } from "../limits.ts";
import type { AppendEntry, AppendOutcome, Store } from "../store/port.ts";

/** Gathers what the lanes decided into shared durable commits: whatever queued while the last one was in flight, no timer. */
export interface Committer {
  /** Appends the entries in this order; resolves with one outcome each after they are durable. Rejects with the store's error, then nothing of them was appended or it is unknown. */
  append(entries: readonly AppendEntry[]): Promise<readonly AppendOutcome[]>;
  /** Resolves when nothing is queued or in flight. */
  idle(): Promise<void>;
}

interface Submission {
  readonly entries: readonly AppendEntry[];
  readonly resolve: (outcomes: readonly AppendOutcome[]) => void;
  readonly reject: (error: unknown) => void;
}

/** One committer per store: two would fight for its write lock. */
export function createCommitter(store: Pick<Store, "append">): Committer {
  const queue: Submission[] = [];
  const waiting: (() => void)[] = [];
  let busy = false;

  async function flush(): Promise<void> {
    while (queue.length > 0) await commit(takeBatch(queue));
    busy = false;
    for (const done of waiting.splice(0)) done();
  }

  async function commit(batch: readonly Submission[]): Promise<void> {
    try {
      const outcomes = await store.append(batch.flatMap((submission) => submission.entries));
      let from = 0;
      for (const submission of batch) {
        submission.resolve(outcomes.slice(from, from + submission.entries.length));
        from += submission.entries.length;
      }
    } catch (error) {
      if (batch.length === 1) batch[0]?.reject(error);
      // Nothing was written. What one lane brought must not sink what the others did: each alone.
      else for (const submission of batch) await commit([submission]);
    }
    // Lanes that just got their answer decide and queue again before the next commit starts.
    await new Promise<void>((resolve) => setImmediate(resolve));
  }

  return {
    append(entries) {
      return new Promise((resolve, reject) => {
        queue.push({ entries, resolve, reject });
        if (busy) return;
        busy = true;
        setImmediate(() => void flush());
      });
    },
    idle() {
      if (!busy) return Promise.resolve();
      return new Promise((resolve) => waiting.push(resolve));
    },
  };
}

/** Takes whole submissions until the batch holds about `commitEntriesMax` entries; at least one. */
function takeBatch(queue: Submission[]): Submission[] {
  const batch: Submission[] = [];
  let entries = 0;
  for (
    let next = queue[0];
    next !== undefined && (batch.length === 0 || entries + next.entries.length <= commitEntriesMax);
    next = queue[0]
  ) {
    queue.shift();
    batch.push(next);
    entries += next.entries.length;
  }
  return batch;
}
