import type { Actor } from "../../generated/types.ts";
import { MwpError } from "../../lib/agent/mod.ts";

/** What became of a Command as its sender was told. */
export type Outcome =
  | { readonly status: "pending" | "unknown" }
  /** `digest` is that of the Event's canonical bytes; a human is told no more than where it is. */
  | { readonly status: "accepted"; readonly eventId: string; readonly sequence: number; readonly digest?: string }
  | { readonly status: "refused"; readonly code: string; readonly message: string };

/** One Command that was sent, under one Action ID. Times are ms of one monotonic clock. */
export interface Sent {
  readonly actor: Actor;
  readonly actionId: string;
  readonly kind: string;
  readonly groupId: string;
  readonly sentAtMs: number;
  answeredAtMs: number;
  outcome: Outcome;
}

/** An accepted {@link Sent}. */
export type Accepted = Sent & { readonly outcome: Extract<Outcome, { status: "accepted" }> };

/** Whether the sender was told that the Command was accepted. */
export function isAccepted(sent: Sent): sent is Accepted {
  return sent.outcome.status === "accepted";
}

/** Errors after which nobody but the log knows whether the Command was accepted. */
const unknown: ReadonlySet<string> = new Set(["CLIENT_CLOSED", "OUTCOME_UNKNOWN", "TRANSPORT_FAILED"]);

/** What an error tells the sender. Throws what is no {@link MwpError}. */
export function outcomeOf(error: unknown): Outcome {
  if (!(error instanceof MwpError)) throw error;
  return unknown.has(error.code)
    ? { status: "unknown" }
    : { status: "refused", code: error.code, message: error.message };
}
