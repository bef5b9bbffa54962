import type { Event } from "../../generated/types.ts";
import { parseJson } from "../json/parse.ts";
import type { Clock } from "../wire/clock.ts";
import { MwpError } from "../wire/mwp-error.ts";
import { type Backoff, backoffMs } from "../wire/retry.ts";
import { noAuthorityAnswers } from "../wire/transport-error.ts";
import type { TailedEvent, TailOptions } from "./api.ts";
import { readEventSource, type StreamMessage } from "./event-source.ts";

/** What following a stream needs of its client. */
export interface TailServices {
  /** Opens the stream; rejects with {@link MwpError}. */
  open(path: string, headers: Record<string, string>, signal: AbortSignal): Promise<AsyncIterable<Uint8Array>>;
  readonly baseUrl: string;
  readonly clock: Clock;
  readonly random: () => number;
  readonly backoff: Backoff;
}

/** Silence after which a stream is given up: three of the authority's signs of life, and a bit. */
const silenceMs = 20_000;

/** An Event is at most 1 MiB, and its line some bytes more. */
const lineBytesMax = 2_097_152;

/** What `HttpClient.tail` promises. */
export async function* tail(
  services: TailServices,
  options: TailOptions = {},
): AsyncGenerator<TailedEvent, void, void> {
  const { clock, random, backoff, baseUrl } = services;
  const { signal } = options;
  const query = new URLSearchParams((options.groupIds ?? []).map((groupId): [string, string] => ["groupId", groupId]));
  if (options.from === "start") query.set("from", "start");
  const path = query.size === 0 ? "/v0.1/events" : `/v0.1/events?${query}`;
  /** Last sequence given out, by Group: what a resumed stream repeats is dropped. */
  const seen = new Map<string, number>();
  let position = options.position ?? "";
  const isOver = (): boolean => signal?.aborted === true;
  let failures = 0;
  let isOpened = false;
  while (!isOver()) {
    const stop = new AbortController();
    const leave = (): void => stop.abort();
    signal?.addEventListener("abort", leave);
    try {
      const headers = position === "" ? {} : { "last-event-id": position };
      const chunks = await services.open(path, { accept: "text/event-stream", ...headers }, stop.signal);
      for await (const message of heard(readEventSource(chunks, lineBytesMax), clock, stop)) {
        failures = 0;
        isOpened = true;
        if (message.id !== "") position = message.id;
        const tailed = message.data && readEvent(message.data, message.id, baseUrl);
        if (tailed !== undefined && isNew(seen, tailed.event)) yield tailed;
        if (isOver()) return;
      }
    } catch (error) {
      if (isOver()) return;
      if (!isOpened || (error instanceof MwpError && !error.retryable)) throw error;
      failures += 1;
    } finally {
      signal?.removeEventListener("abort", leave);
      stop.abort();
    }
    await pause(clock, backoffMs(failures, random, backoff), signal);
  }
}

/** The messages of a stream; one that has been silent for long is left. */
async function* heard(
  messages: AsyncIterable<StreamMessage>,
  clock: Clock,
  stop: AbortController,
): AsyncGenerator<StreamMessage, void, void> {
  let cancel = clock.after(silenceMs, () => stop.abort());
  try {
    for await (const message of messages) {
      cancel();
      // While the reader is busy with it, silence is its own.
      yield message;
      cancel = clock.after(silenceMs, () => stop.abort());
    }
  } finally {
    cancel();
  }
}

function readEvent(bytes: Uint8Array, position: string, baseUrl: string): TailedEvent {
  const parsed = parseJson(bytes);
  if (!parsed.ok) throw noAuthorityAnswers(baseUrl, { seen: `an Event that is no JSON (${parsed.fault})` });
  return { event: parsed.value as unknown as Event, bytes, position };
}

function isNew(seen: Map<string, number>, { groupId = "", sequence = 0 }: Event): boolean {
  if (sequence <= (seen.get(groupId) ?? 0)) return false;
  seen.set(groupId, sequence);
  return true;
}

function pause(clock: Clock, ms: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve) => {
    const leave = (): void => {
      cancel();
      resolve();
    };
    const cancel = clock.after(ms, () => {
      signal?.removeEventListener("abort", leave);
      resolve();
    });
    signal?.addEventListener("abort", leave, { once: true });
  });
}
