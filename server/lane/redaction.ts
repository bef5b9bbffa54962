import type { Event } from "../../generated/types.ts";
import { redactedRendition } from "../../lib/core/mod.ts";
import { decodeUtf8 } from "../../lib/format/utf8.ts";
import type { AppendEntry, Store, StoredEvent } from "../store/port.ts";
import type { RedactedOriginal } from "../worker/audit-key.ts";
import type { SealedEvent } from "../worker/seal.ts";
import type { Domain } from "./domain.ts";
import type { Pending } from "./pending.ts";
import type { LaneServices } from "./services.ts";
import { parseStoredEvent } from "./stored-event.ts";
import type { CommandTask } from "./task.ts";

const redactKind = "message.redact";
const redactedKind = "message.redacted";

/** An Event that a redaction may take, with the bytes of the Command that it answers. */
export interface Original {
  readonly stored: StoredEvent;
  readonly command: Uint8Array | undefined;
}

/** Originals by sequence. */
export type Originals = ReadonlyMap<number, Original>;

const none: Originals = new Map();

/**
 * The Events that these Commands would redact, as far as they are durable. Read before the Commands are decided, which
 * waits for nothing; of a Message that is posted in the same batch the Event is at hand then.
 */
export async function readOriginals<S>(
  domain: Domain<S>,
  state: S,
  tasks: readonly CommandTask[],
  store: Store,
): Promise<Originals> {
  const { groupId } = domain;
  if (groupId === undefined || !tasks.some(({ command }) => command.kind === redactKind)) return none;
  const sequences = tasks.flatMap(({ command: { kind, payload } }) => {
    const { targetMessageId } = payload;
    return kind === redactKind && typeof targetMessageId === "string"
      ? (domain.redacted?.(state, targetMessageId) ?? [])
      : [];
  });
  const found = new Map<number, Original>();
  for (const sequence of new Set(sequences)) {
    const [stored] = await store.readGroupEvents(groupId, sequence - 1, 1);
    if (stored !== undefined)
      found.set(sequence, { stored, command: await commandOf(parseStoredEvent(stored), store) });
  }
  return found;
}

async function commandOf({ actor, cause }: Event, store: Store): Promise<Uint8Array | undefined> {
  if (cause.type !== "command") return undefined;
  return (await store.findCommand(actor.type, actor.id, cause.id))?.bytes;
}

/** What a redaction appends beside its Event. */
export interface Redacting {
  readonly renditions: readonly SealedEvent[];
  readonly append: Pick<AppendEntry, "redactions" | "audit">;
}

/** What is at hand when a redaction is decided. */
export interface RedactionContext {
  /** Read before the decision. */
  readonly originals: Originals;
  /** Decided before it in the same batch. */
  readonly pending: readonly Pending[];
  /** The Command asked for no copy: a legal deletion. */
  readonly keepsCopy: boolean;
  readonly services: Pick<LaneServices, "seal" | "auditKey">;
}

/**
 * The renditions of everything that these Events redact, and the audit records of the originals; undefined where they
 * redact nothing. `state` is that before them (MWP-MSN-023).
 */
export function redacting<S>(
  domain: Domain<S>,
  state: S,
  events: readonly SealedEvent[],
  context: RedactionContext,
): Redacting | undefined {
  const by = events.find(({ event }) => event.kind === redactedKind)?.event;
  const { targetMessageId } = (by?.payload ?? {}) as { readonly targetMessageId?: string };
  if (by === undefined || targetMessageId === undefined) return undefined;
  const sequences = domain.redacted?.(state, targetMessageId) ?? [];
  const made = sequences.map((sequence) => redact(by, sequence, context));
  const renditions = made.map(({ rendition }) => rendition);
  return {
    renditions,
    append: {
      redactions: renditions.map(({ stored }) => ({ rendition: stored })),
      audit: made.map(({ record }) => record),
    },
  };
}

function redact(
  by: Event,
  sequence: number,
  { originals, pending, keepsCopy, services }: RedactionContext,
): { readonly rendition: SealedEvent; readonly record: Uint8Array } {
  const original = originals.get(sequence) ?? originalIn(pending, sequence);
  if (original === undefined) throw new Error(`Event ${sequence} is to be redacted and was not found`);
  const { stored, command } = original;
  const event = parseStoredEvent(stored);
  const { eventId: byEventId, occurredAt } = by;
  const commitment = services.auditKey.commitment(stored.signingHash);
  const rendition = services.seal(redactedRendition(event, { byEventId, commitment, occurredAt }));
  const { eventId, groupId = "" } = event;
  const facts = { groupId, sequence, eventId, byEventId, commitment, occurredAt };
  const hashes = { signingHash: stored.signingHash, occurredAt: event.occurredAt, commandHash: event.commandHash };
  const copy = keepsCopy ? { event: decodeUtf8(stored.bytes), command: command && decodeUtf8(command) } : {};
  return { rendition, record: services.auditKey.record(facts, present({ ...hashes, ...copy })) };
}

function originalIn(pending: readonly Pending[], sequence: number): Original | undefined {
  for (const { events, task } of pending) {
    const index = events.findIndex(({ stored }) => stored.sequence === sequence);
    const stored = events[index]?.stored;
    if (stored !== undefined) return { stored, command: index === 0 ? task?.bytes : undefined };
  }
  return undefined;
}

function present(original: { readonly [name in keyof RedactedOriginal]: string | undefined }): RedactedOriginal {
  const stated = Object.entries(original).filter(([, value]) => value !== undefined);
  return Object.fromEntries(stated) as object as RedactedOriginal;
}

/** Entries as they are to be shown once these are durable: what one of them redacts of another is not sent any more. */
export function withRenditions(durable: readonly Pending[]): readonly Pending[] {
  const renditions = new Map(
    durable.flatMap(({ renditions = [] }) => renditions.map((sealed) => [sealed.event.eventId, sealed] as const)),
  );
  if (renditions.size === 0) return durable;
  return durable.map((entry) => ({
    ...entry,
    events: entry.events.map((sealed) => renditions.get(sealed.event.eventId) ?? sealed),
  }));
}
