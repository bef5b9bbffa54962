import type { ErrorCode } from "../../generated/kinds.ts";
import type { JsonObject } from "../json/value.ts";

/** Why a Command is refused. Says nothing about a Group its actor is no member of. */
export interface Refusal {
  readonly code: ErrorCode;
  readonly message: string;
  readonly expectedRevision?: number;
  readonly currentRevision?: number;
  readonly retryAfterMs?: number;
  readonly details?: JsonObject;
}

/** A Command that is refused: no Event, no receipt, no change (P11). */
export interface Rejection {
  readonly ok: false;
  readonly refusal: Refusal;
}

/** A refusal as a decision. */
export function refuse(code: ErrorCode, message: string): Rejection {
  return { ok: false, refusal: { code, message } };
}

/** The refusal of a Command that is well-formed and makes no sense; also for named objects that are absent (check 11). */
export function invalid(message: string): Rejection {
  return refuse("INVALID_COMMAND", message);
}
