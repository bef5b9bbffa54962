import type { MwpError } from "../wire/mwp-error.ts";
import { type Backoff, backoffMs } from "../wire/retry.ts";

/** How a connection, or the attempt to make one, ended. */
export type ConnectionEnd =
  | { readonly how: "closed"; readonly code: number }
  | { readonly how: "refused"; readonly error: MwpError };

/** What to do next: try again after a wait, or stop for good. */
export type NextStep = { readonly step: "retry"; readonly delayMs: number } | { readonly step: "stop" };

/**
 * Handshakes refused in a row, after a session had been open, before giving up. One refusal may be a challenge that
 * expired on a slow way; five are a decision.
 */
export const refusalsMax = 5;

/** WebSocket close code of an authority that fenced this session: another runtime opened one, or the key or Card ended. */
const fencedCode = 1008;

/**
 * Decides after the `failures`-th end in a row (1 is the first). A fenced session is not reopened: two runtimes of one
 * Agent would fence each other for ever (MWP-IDN-008). All else is retried, the wait growing until Events flow again.
 */
export function nextStep(
  end: ConnectionEnd,
  failures: number,
  options: { readonly random: () => number; readonly backoff: Backoff },
): NextStep {
  if (end.how === "closed" && end.code === fencedCode) return { step: "stop" };
  if (end.how === "refused" && isDecision(end.error) && failures >= refusalsMax) return { step: "stop" };
  const asked = end.how === "refused" ? (end.error.retryAfterMs ?? 0) : 0;
  return { step: "retry", delayMs: asked + backoffMs(failures - 1, options.random, options.backoff) };
}

function isDecision(error: MwpError): boolean {
  return error.protocolError !== undefined && !error.retryable;
}
