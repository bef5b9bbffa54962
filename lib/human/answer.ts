import type { Event, ProtocolError } from "../../generated/types.ts";
import { validateProtocolError } from "../../generated/validators/error.js";
import { parseJson } from "../json/parse.ts";
import { isJsonObject, type JsonObject } from "../json/value.ts";
import { errorFromProtocol, type MwpError } from "../wire/mwp-error.ts";
import { noAuthorityAnswers } from "../wire/transport-error.ts";

/** What an accepted Command became. */
export interface CommandReceipt {
  readonly actionId: string;
  readonly eventId: string;
  /** Absent for an Organization-scoped Event. */
  readonly groupId?: string;
  readonly sequence?: number;
  /** The Event itself, where the Command went with a read token. */
  readonly event?: Event;
}

/** One HTTP answer, read whole. */
export interface Answer {
  readonly status: number;
  readonly body: Uint8Array;
}

/** Reads the answer of `url` to a Command. Throws {@link MwpError}: the authority's refusal, or `TRANSPORT_FAILED` for no such answer. */
export function readReceipt(answer: Answer, actionId: string, url: string): CommandReceipt {
  const body = objectIn(answer.body);
  if (answer.status !== 200 && answer.status !== 201) throw refusalIn(answer.status, body, url);
  const { actionId: named, cause, eventId, groupId, sequence } = body ?? {};
  const isEvent = named === undefined && isJsonObject(cause) && cause.type === "command";
  const answered = isEvent ? cause.id : named;
  if (answered !== actionId || typeof eventId !== "string") throw unreadable(answer.status, url);
  return {
    actionId,
    eventId,
    ...(typeof groupId === "string" && { groupId }),
    ...(typeof sequence === "number" && { sequence }),
    ...(isEvent && { event: body as unknown as Event }),
  };
}

/** Reads a JSON object. Throws {@link MwpError} as {@link readReceipt} does. */
export function readObject(answer: Answer, url: string): JsonObject {
  const body = objectIn(answer.body);
  if (answer.status !== 200 || body === undefined) throw refusalIn(answer.status, body, url);
  return body;
}

/** The protocol error inside a problem document (RFC 9457), else what the status says about trying again. */
function refusalIn(status: number, body: JsonObject | undefined, url: string): MwpError {
  const error: unknown = body?.error;
  if (validateProtocolError(error)) return errorFromProtocol(error as ProtocolError);
  return unreadable(status, url);
}

function unreadable(status: number, url: string): MwpError {
  const seen = `HTTP ${status} without an answer of the protocol`;
  return noAuthorityAnswers(url, { seen, retryable: status >= 500 || status === 429 });
}

function objectIn(body: Uint8Array): JsonObject | undefined {
  const parsed = parseJson(body);
  return parsed.ok && isJsonObject(parsed.value) ? parsed.value : undefined;
}
