import { describe, expect, it } from "vitest";
import type { VerifiedEvent } from "../../../lib/agent/event.ts";
import { createEventFeed } from "../../../lib/agent/feed.ts";
import { createMailbox } from "../../../lib/agent/mailbox.ts";

const event = (sequence: number): VerifiedEvent => ({ document: { sequence } }) as unknown as VerifiedEvent;

describe("event feed", () => {
  it("gives every reader all Events from its start on, then ends", async () => {
    const feed = createEventFeed();
    const read = async (reader: AsyncIterable<VerifiedEvent>): Promise<unknown[]> => {
      const sequences: unknown[] = [];
      for await (const { document } of reader) sequences.push(document.sequence);
      return sequences;
    };
    const first = read(feed.read());
    feed.push(event(1));
    const second = read(feed.read());
    await Promise.resolve();
    feed.push(event(2));
    feed.end();
    expect([await first, await second]).toEqual([[1, 2], [2]]);
    expect(await read(feed.read())).toEqual([]);
  });

  it("ends a reader that falls too far behind with an error instead of growing without bound", async () => {
    const feed = createEventFeed();
    const reader = feed.read();
    for (let n = 1; n <= 70_000; n++) feed.push(event(n));
    const drain = async (): Promise<void> => {
      for await (const _ of reader);
    };
    await expect(drain()).rejects.toMatchObject({ code: "READER_TOO_SLOW" });
  });
});

describe("mailbox", () => {
  it("works off one batch at a time and presses back when full", async () => {
    const batches: number[][] = [];
    const pressure: string[] = [];
    let isWorking = false;
    const mailbox = createMailbox<number>(
      async (batch) => {
        expect(isWorking).toBe(false);
        isWorking = true;
        await new Promise((resolve) => setTimeout(resolve, 1));
        batches.push([...batch]);
        isWorking = false;
      },
      { heldMax: 3, onFull: () => pressure.push("full"), onEmpty: () => pressure.push("empty") },
    );
    for (const n of [1, 2]) mailbox.push(n);
    await Promise.resolve();
    await Promise.resolve();
    for (const n of [3, 4, 5, 6]) mailbox.push(n);
    await mailbox.idle();
    expect(batches).toEqual([
      [1, 2],
      [3, 4, 5, 6],
    ]);
    expect(pressure).toEqual(["full", "empty"]);
  });
});
