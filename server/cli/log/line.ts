import type { Actor, Event } from "../../../generated/types.ts";
import { encodeUtf8 } from "../../../lib/format/utf8.ts";
import { canonicalBytes, canonicalText } from "../../../lib/json/canonical.ts";
import { parseJson } from "../../../lib/json/parse.ts";
import { isJsonObject, type JsonObject, type JsonValue } from "../../../lib/json/value.ts";
import type { AuthenticatedRecord } from "../../../lib/signed/admission-log.ts";

/** One line of a log: an Event, and beside it, where the log comes from a store, what proves that it was admitted. */
export interface LogLine {
  readonly event: JsonValue;
  /** The Command that the Event answers. */
  readonly command?: JsonValue;
  /** First-Admission Records of the Event, its Command and the documents inside, in any order. */
  readonly admissions?: readonly AuthenticatedRecord[];
}

/** A line of a log file that is none; the message says where and why. */
export class LogFormatError extends Error {
  override readonly name = "LogFormatError";
}

/**
 * Reads one line of a log file: a bare Event as `mwp tail --jsonl` writes it, or
 * `{event, command?, admissions: [{record, authenticatedService}]}` as `mwp export log` does. The line is strict JSON as a
 * whole, which is stage 1 of every document in it. Throws {@link LogFormatError}.
 */
function parseLogLine(text: string, number: number): LogLine {
  const parsed = parseJson(encodeUtf8(text));
  if (!parsed.ok) throw new LogFormatError(`line ${number} is not strict JSON (${parsed.fault})`);
  const { value } = parsed;
  if (!isJsonObject(value)) throw new LogFormatError(`line ${number} is no JSON object`);
  if (value.event === undefined) return { event: value };
  const { event, command, admissions } = value;
  return {
    event,
    ...(command !== undefined && { command }),
    ...(admissions !== undefined && { admissions: records(admissions, number) }),
  };
}

/** The lines of a log file. Throws {@link LogFormatError}, at an empty file too. */
export function* parseLog(text: string): Generator<LogLine> {
  let number = 0;
  let found = 0;
  for (const line of text.split("\n")) {
    number += 1;
    if (line.trim() === "") continue;
    found += 1;
    yield parseLogLine(line, number);
  }
  if (found === 0) throw new LogFormatError("the log holds no Event");
}

/** A line as it is written, canonical JSON without line break. */
export function formatLogLine({ event, command, admissions }: LogLine): string {
  if (command === undefined && admissions === undefined) return canonicalText(event);
  const line: JsonObject = { event };
  if (command !== undefined) line.command = command;
  if (admissions !== undefined) line.admissions = admissions.map(recordObject);
  return canonicalText(line);
}

/** An Event as one line of a log file. */
export function formatEvent(event: Event): string {
  return canonicalText(event as object as JsonObject);
}

function recordObject({ record, authenticatedService: { type, id } }: AuthenticatedRecord): JsonObject {
  const parsed = parseJson(record);
  if (!parsed.ok) throw new LogFormatError(`a First-Admission Record is not strict JSON (${parsed.fault})`);
  return { record: parsed.value, authenticatedService: { type, id } };
}

function records(value: JsonValue, number: number): readonly AuthenticatedRecord[] {
  const fault = new LogFormatError(`line ${number}: admissions is a list of {record, authenticatedService}`);
  if (!Array.isArray(value)) throw fault;
  return value.map((entry) => {
    if (!isJsonObject(entry)) throw fault;
    const { record, authenticatedService } = entry;
    if (record === undefined || !isActor(authenticatedService)) throw fault;
    return { record: canonicalBytes(record), authenticatedService };
  });
}

function isActor(value: JsonValue | undefined): value is Actor & JsonObject {
  return isJsonObject(value) && typeof value.type === "string" && typeof value.id === "string";
}
