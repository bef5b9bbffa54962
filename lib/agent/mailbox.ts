/** What came in and waits to be worked on: one batch at a time, each batch all that had gathered meanwhile. */
export interface Mailbox<T> {
  push(item: T): void;
  /** Throws away what waits. */
  clear(): void;
  /** Resolves when nothing waits and nothing is being worked on. */
  idle(): Promise<void>;
}

/** Called when the mailbox holds `heldMax` items and when it is empty again: what stops and resumes the sender. */
export interface MailboxPressure {
  readonly heldMax: number;
  onFull(): void;
  onEmpty(): void;
}

/** A mailbox worked off by `work`, which must not reject. */
export function createMailbox<T>(work: (batch: readonly T[]) => Promise<void>, pressure: MailboxPressure): Mailbox<T> {
  let items: T[] = [];
  let isFull = false;
  let running: Promise<void> | undefined;

  async function run(): Promise<void> {
    // Leaves the sender's stack first, so that what it pushes in one go is one batch.
    await Promise.resolve();
    while (items.length > 0) {
      const batch = items;
      items = [];
      if (isFull) pressure.onEmpty();
      isFull = false;
      await work(batch);
    }
    running = undefined;
  }

  return {
    push(item) {
      items.push(item);
      if (!isFull && items.length >= pressure.heldMax) {
        isFull = true;
        pressure.onFull();
      }
      running ??= run();
    },
    clear() {
      items = [];
    },
    idle: async () => {
      while (running !== undefined) await running;
    },
  };
}
