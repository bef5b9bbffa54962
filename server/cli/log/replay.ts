import type { Actor, Command, Event } from "../../../generated/types.ts";
import { evolveGroup } from "../../../lib/core/evolve.ts";
import { groupInvariants } from "../../../lib/core/invariants.ts";
import { createGroupState, type GroupState } from "../../../lib/core/state.ts";
import { stateDocument } from "../../../lib/core/state-document.ts";
import { sha256Text } from "../../../lib/format/digest.ts";
import { compareInstants, type Instant, parseInstant } from "../../../lib/format/timestamp.ts";
import { canonicalBytes } from "../../../lib/json/canonical.ts";
import type { JsonValue } from "../../../lib/json/value.ts";
import { isSamePrincipal } from "../../../lib/signed/registry-evidence.ts";
import { embeddedIn } from "./embedded.ts";
import { fileRecords, type JudgedFrom, type LogCheck, type LogFault, type LogJudge, LogRefused } from "./judge.ts";
import type { LogLine } from "./line.ts";

/** What a whole log is judged by. */
export interface ReplayOptions {
  readonly judge: LogJudge;
  /** The service that must have accepted every Event; that of the first Event when absent. */
  readonly authority?: Actor;
  /** Refuse a log that brings no First-Admission Records. */
  readonly requiresAdmissions?: boolean;
}

/** What a log proved to be. */
export interface LogReport {
  readonly groupId: string | undefined;
  /** Last sequence; the log is 1 … this without a hole. */
  readonly events: number;
  readonly documents: Readonly<Record<string, number>>;
  readonly admissions: number;
  readonly missionId?: string;
  readonly missionState?: string;
  /** SHA-256 over the JCS of the state that the Events lead to. */
  readonly stateHash?: string;
}

/** Outcome of {@link replayLog}. */
export type LogVerdict =
  | { readonly ok: true; readonly report: LogReport }
  | { readonly ok: false; readonly report: LogReport; readonly fault: LogFault };

/**
 * Judges a Group's log from its first Event: every Event, Command and document inside through all six stages, every
 * admission that is there, sequence 1 … n, one authority, time that never runs back, each Command answered by its own
 * Event; then folds the Events into a state and checks the invariants on the way. Ends at the first fault.
 */
export async function replayLog(
  lines: AsyncIterable<LogLine> | Iterable<LogLine>,
  options: ReplayOptions,
): Promise<LogVerdict> {
  const log: Progress = {
    state: undefined,
    eventIds: new Set(),
    acceptedBy: options.authority,
    last: undefined,
    isChecked: true,
  };
  try {
    for await (const line of lines) follow(log, line, options);
    if (log.state !== undefined) checkInvariants(log.state);
    return { ok: true, report: reportOf(log, options.judge) };
  } catch (error) {
    if (!(error instanceof LogRefused)) throw error;
    return { ok: false, report: reportOf(log, options.judge), fault: error.fault };
  }
}

interface Progress {
  state: GroupState | undefined;
  readonly eventIds: Set<string>;
  acceptedBy: Actor | undefined;
  last: Instant | undefined;
  /** Whether nothing has changed since the invariants were looked at that they speak of. */
  isChecked: boolean;
}

function follow(log: Progress, line: LogLine, { judge, requiresAdmissions = false }: ReplayOptions): void {
  const next = (log.state?.sequence ?? 0) + 1;
  const records = line.admissions === undefined && !requiresAdmissions ? undefined : fileRecords(line.admissions ?? []);
  const from: JudgedFrom = { at: `Event ${next}`, records };
  const verified = judge.judge("event", line.event, from);
  const event = verified.document;
  checkOrder(log, event, next);
  if (line.command !== undefined) checkCommand(judge, event, { command: line.command, from });
  for (const { kind, pointer, document } of embeddedIn(event))
    judge.judge(kind, document, { at: `${from.at}, ${pointer}`, records });
  // What followed from one Command or intent was appended as one: only before the next is the state whole again.
  if (log.state !== undefined && event.cause.type !== "event" && !log.isChecked) checkInvariants(log.state);
  log.state = evolved(log.state, event);
  // Messages change nothing that the invariants of the others speak of, and are the many; the last state has them all.
  log.isChecked = event.kind.startsWith("message.");
}

function checkOrder(log: Progress, event: Event, next: number): void {
  const at = `Event ${next}`;
  const { groupId, sequence, acceptedBy, eventId } = event;
  if (groupId === undefined || sequence === undefined) throw fault("order", at, "the Event belongs to no Group");
  if (log.state !== undefined && groupId !== log.state.groupId)
    throw fault("order", at, `the Event belongs to another Group, ${groupId}`);
  if (sequence !== next) throw fault("order", at, `sequence ${sequence} stands where ${next} is due`);
  if (log.eventIds.has(eventId)) throw fault("order", at, `Event ID ${eventId} comes twice`);
  log.eventIds.add(eventId);
  log.acceptedBy ??= acceptedBy;
  if (!isSamePrincipal(log.acceptedBy, acceptedBy))
    throw fault("order", at, `accepted by ${acceptedBy.id}, not by ${log.acceptedBy.id}`);
  if (isRendition(event)) return;
  const occurredAt = parseInstant(event.occurredAt);
  if (occurredAt !== undefined && log.last !== undefined && compareInstants(occurredAt, log.last) < 0)
    throw fault("order", at, `occurredAt ${event.occurredAt} lies before the Event that precedes it`);
  log.last = occurredAt ?? log.last;
}

/** A redacted rendition has the time of its redaction, not that of its place. */
function isRendition({ kind, payload }: Event): boolean {
  return kind.startsWith("message.") && "redacted" in payload;
}

function checkCommand(
  judge: LogJudge,
  event: Event,
  { command, from }: { readonly command: JsonValue; readonly from: JudgedFrom },
): void {
  const at = `${from.at}, its Command`;
  const { document, signingHash } = judge.judge("command", command, { ...from, at });
  const reason = commandMismatch(event, document, signingHash);
  if (reason !== undefined) throw fault("command", at, reason);
}

function commandMismatch(event: Event, command: Command, signingHash: string): string | undefined {
  if (event.commandHash !== signingHash) return "commandHash is that of another Command";
  if (event.cause.type !== "command" || event.cause.id !== command.actionId) return "the cause is another Action ID";
  if (!isSamePrincipal(event.actor, command.actor)) return "the actor is another Principal";
  if (event.correlationId !== command.correlationId) return "the Correlation ID is another";
  return undefined;
}

function evolved(state: GroupState | undefined, event: Event): GroupState {
  try {
    return evolveGroup(state ?? createGroupState(event.groupId ?? ""), event);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    throw fault("state", `Event ${event.sequence}`, error.message);
  }
}

function checkInvariants(state: GroupState): void {
  const [broken] = groupInvariants(state);
  if (broken !== undefined) throw fault("invariant", `the state after Event ${state.sequence}`, broken);
}

function fault(check: LogCheck, at: string, text: string): LogRefused {
  return new LogRefused({ check, at, text });
}

function reportOf({ state }: Progress, { tally }: LogJudge): LogReport {
  const mission = state?.mission?.document;
  return {
    groupId: state?.groupId,
    events: state?.sequence ?? 0,
    documents: Object.fromEntries(tally.documents),
    admissions: tally.admissions,
    ...(mission !== undefined && { missionId: mission.missionId, missionState: mission.state }),
    ...(state !== undefined && { stateHash: sha256Text(canonicalBytes(stateDocument(state))) }),
  };
}
