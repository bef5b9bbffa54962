import { MwpError } from "../wire/mwp-error.ts";
import type { VerifiedEvent } from "./event.ts";

/** Events one reader may be behind before its reading ends with an error; the durable way is the store's projection. */
const behindMax = 65_536;

/** Hands Events to any number of readers, each at its own pace, each from the moment it asked. */
export interface EventFeed {
  push(event: VerifiedEvent): void;
  read(): AsyncIterableIterator<VerifiedEvent>;
  /** Ends every reader once it has read what is there. */
  end(): void;
}

interface Reader {
  queue: VerifiedEvent[];
  isBehind: boolean;
  wake: () => void;
}

/** A feed without readers. A reader that falls too far behind gets {@link MwpError} `READER_TOO_SLOW`. */
export function createEventFeed(): EventFeed {
  const readers = new Set<Reader>();
  let isOver = false;

  async function* readFrom(reader: Reader): AsyncGenerator<VerifiedEvent, void, undefined> {
    try {
      for (;;) {
        const ready = reader.queue;
        reader.queue = [];
        yield* ready;
        if (reader.isBehind) throw new MwpError("READER_TOO_SLOW", `more than ${behindMax} Events were not read`);
        if (reader.queue.length > 0) continue;
        if (isOver) return;
        await new Promise<void>((resolve) => {
          reader.wake = resolve;
        });
      }
    } finally {
      readers.delete(reader);
    }
  }

  return {
    push(event) {
      for (const reader of readers) {
        if (reader.queue.length < behindMax) reader.queue.push(event);
        else reader.isBehind = true;
        reader.wake();
      }
    },
    read() {
      const reader: Reader = { queue: [], isBehind: false, wake: () => {} };
      readers.add(reader);
      return readFrom(reader);
    },
    end() {
      isOver = true;
      for (const reader of readers) reader.wake();
    },
  };
}
