import { confirmsRedaction, type RedactionClaim, redactionClaim, type VerifiedEvent } from "./event.ts";
import { fullVisibilityFrom, type OwnMembership, ownMembershipIn } from "./membership.ts";

/** Events held back because they came early; more are dropped, the authority sends them again. */
const heldMax = 1_024;
/** Delivered Events remembered by id and hash, to tell a repeat from a contradiction. */
const recentMax = 1_024;

/** What is remembered of an Event once it was handed on. */
interface Trace {
  readonly eventId: string;
  readonly signingHash: string;
  /** Of a redacted rendition. */
  readonly claim: RedactionClaim | undefined;
}

/**
 * One Group's stream of verified Events (MWP-WRK-008): drops repeats and hands Events on strictly in sequence
 * (MWP-WRK-029). The functions below move the inbox they are given; they do no I/O.
 */
export interface Inbox {
  readonly agentId: string;
  /** Whether the subscription has an attention filter. */
  filtered: boolean;
  /** Sequence of the last Event handed on. */
  position: number;
  membership: OwnMembership | undefined;
  /** Position at which a gap was found last; -1 before the first. */
  gapAt: number;
  /** Jumps up to here are explained: full visibility ends there, and the authority replays by what holds today. */
  jumpsThrough: number;
  /** Early Events by sequence, all beyond `position`. */
  readonly held: Map<number, VerifiedEvent>;
  /** The Events handed on last, by sequence. */
  readonly recent: Map<number, Trace>;
  /** Redactions handed on last, by Event ID. */
  readonly redactions: Map<string, VerifiedEvent>;
  /** What renditions claim of redactions that have not come yet, by the Event ID they name. */
  readonly unconfirmed: Map<string, readonly RedactionClaim[]>;
}

/**
 * - `gap`: an Event that was owed has not come; the stream has to be resumed from `position`.
 * - `contradiction`: two different Events claim one place; the authority is at fault.
 */
export type InboxFault = "gap" | "contradiction";

/** Events to hand on now, in order, and what was wrong with the one that came. */
export interface InboxOutcome {
  readonly deliver: readonly VerifiedEvent[];
  readonly fault?: InboxFault;
}

/** A new inbox that has everything up to `position`. */
export function createInbox(
  agentId: string,
  start: { readonly position: number; readonly membership?: OwnMembership | undefined; readonly filtered: boolean },
): Inbox {
  const { position, membership, filtered } = start;
  const memory = { held: new Map(), recent: new Map(), redactions: new Map(), unconfirmed: new Map() };
  return { agentId, position, membership, filtered, gapAt: -1, jumpsThrough: 0, ...memory };
}

/**
 * Takes one Event of the Group.
 *
 * The authority sends a Group's Events in order and skips none it owes, so an ascending jump is normal where a filter
 * or a closed Conversation leaves Events out; a member with full visibility and no filter is owed every one, and there
 * a jump is a `gap`. Found again at the same place it is no longer a fault: only this Group stands still, until what is
 * missing comes or the Agent learns that it is no longer owed everything. `isAnswer` marks the answer to a Command of this Agent, which may also come beside the stream and
 * then ahead of it: beyond a jump it is held until the stream gets there.
 */
export function accept(inbox: Inbox, event: VerifiedEvent, isAnswer: boolean): InboxOutcome {
  const sequence = sequenceOf(event);
  if (contradicts(inbox, sequence, event)) return { deliver: [], fault: "contradiction" };
  if (sequence <= inbox.position) return { deliver: [] };
  const isAhead = sequence > inbox.position + 1;
  const skipsOwed = isAhead && isOwedAll(inbox, sequence);
  if (skipsOwed || (isAhead && isAnswer)) {
    if (inbox.held.size < heldMax) inbox.held.set(sequence, event);
    return skipsOwed && !isAnswer && isNewGap(inbox, event) ? { deliver: [], fault: "gap" } : { deliver: [] };
  }
  return { deliver: [...releaseBefore(inbox, sequence), handOn(inbox, event), ...releaseNext(inbox)] };
}

/** The Group sequence of an Event that has one. Throws RangeError for an Organization-scoped Event. */
export function sequenceOf(event: VerifiedEvent): number {
  const { sequence } = event.document;
  if (sequence === undefined) throw new RangeError("the Event has no Group sequence");
  return sequence;
}

/** Whether the member is owed every Event up to `sequence`, so that a jump to it leaves one out. */
function isOwedAll(inbox: Inbox, sequence: number): boolean {
  const owedFrom = inbox.filtered ? undefined : fullVisibilityFrom(inbox.membership);
  return owedFrom !== undefined && sequence > owedFrom && sequence > inbox.jumpsThrough;
}

/** Notes a gap; false when it is the one found last. */
function isNewGap(inbox: Inbox, event: VerifiedEvent): boolean {
  const membership = ownMembershipIn(event, inbox.agentId);
  const isExplained = membership !== undefined && fullVisibilityFrom(membership) === undefined;
  if (isExplained) inbox.jumpsThrough = sequenceOf(event);
  const isNew = isExplained || inbox.gapAt !== inbox.position;
  inbox.gapAt = inbox.position;
  return isNew;
}

/** Held Events that the stream has passed by: it would have brought them, had they not come before. */
function releaseBefore(inbox: Inbox, sequence: number): VerifiedEvent[] {
  const passed = [...inbox.held.keys()].filter((held) => held < sequence).sort((a, b) => a - b);
  return passed.map((held) => handOn(inbox, inbox.held.get(held) as VerifiedEvent));
}

function releaseNext(inbox: Inbox): VerifiedEvent[] {
  const released: VerifiedEvent[] = [];
  for (let next = inbox.held.get(inbox.position + 1); next !== undefined; next = inbox.held.get(inbox.position + 1))
    released.push(handOn(inbox, next));
  return released;
}

function handOn(inbox: Inbox, event: VerifiedEvent): VerifiedEvent {
  const sequence = sequenceOf(event);
  inbox.position = sequence;
  inbox.membership = ownMembershipIn(event, inbox.agentId) ?? inbox.membership;
  inbox.held.delete(sequence);
  const trace = traceOf(event);
  remember(inbox.recent, sequence, trace);
  if (event.document.kind === "message.redacted") {
    remember(inbox.redactions, trace.eventId, event);
    inbox.unconfirmed.delete(trace.eventId);
  }
  return event;
}

/**
 * Whether an Event and what is known cannot both be true. A second form of a known Event is legitimate only as its
 * redacted rendition, and a rendition, second form or first, only as long as the `message.redacted` that it names does
 * not say otherwise (MWP-MSN-023).
 */
function contradicts(inbox: Inbox, sequence: number, event: VerifiedEvent): boolean {
  const trace = traceOf(event);
  const held = inbox.held.get(sequence);
  const known = inbox.recent.get(sequence) ?? (held && traceOf(held));
  if (known !== undefined && known.eventId !== trace.eventId) return true;
  const isSecondForm = known !== undefined && known.signingHash !== trace.signingHash;
  if (isSecondForm && (trace.claim === undefined || known.claim !== undefined)) return true;
  if (trace.claim !== undefined && (known === undefined || isSecondForm)) return isDenied(inbox, trace.claim);
  const claims = inbox.unconfirmed.get(trace.eventId) ?? [];
  return !claims.every((claim) => confirmsRedaction(event, claim));
}

/** Whether the redaction that a rendition names is known and another one; otherwise the claim waits for it. */
function isDenied(inbox: Inbox, claim: RedactionClaim): boolean {
  const early = [...inbox.held.values()].find(({ document }) => document.eventId === claim.byEventId);
  const redaction = inbox.redactions.get(claim.byEventId) ?? early;
  if (redaction !== undefined) return !confirmsRedaction(redaction, claim);
  const waiting = inbox.unconfirmed.get(claim.byEventId) ?? [];
  if (!waiting.some(({ messageIds: [messageId] }) => messageId === claim.messageIds[0]))
    remember(inbox.unconfirmed, claim.byEventId, [...waiting, claim]);
  return false;
}

function remember<K, V>(map: Map<K, V>, key: K, value: V): void {
  map.set(key, value);
  if (map.size <= recentMax) return;
  for (const oldest of map.keys()) {
    map.delete(oldest);
    return;
  }
}

function traceOf(event: VerifiedEvent): Trace {
  return { eventId: event.document.eventId, signingHash: event.signingHash, claim: redactionClaim(event) };
}
