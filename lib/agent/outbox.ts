import type { ProtocolError } from "../../generated/types.ts";
import type { Clock } from "../wire/clock.ts";
import { randomUrn, type SignedCommand } from "../wire/command.ts";
import { commandFrameBytes } from "../wire/frame.ts";
import { errorFromProtocol, MwpError } from "../wire/mwp-error.ts";
import { type Backoff, backoffMs, freshnessMs, isUnchangedRetrySafe } from "../wire/retry.ts";
import type { VerifiedEvent } from "./event.ts";

/**
 * The Commands of one Agent that await their Event or their typed error.
 *
 * One Action ID keeps one content: a Command is only ever sent again as the identical bytes (MWP-EXT-005). After a lost
 * connection that asks the authority what became of it: a Command it accepted is answered with its Event whatever the
 * epochs say now, one it did not accept belongs to a fenced session and comes back as `AUTH_STALE_SESSION`.
 */
export interface Outbox {
  /**
   * Sends a Command and resolves to the Event that answers it. Rejects with {@link MwpError}: the authority's code,
   * `ACTION_ID_COLLISION` too when the Action ID is pending here or answered for other content, `OUTCOME_UNKNOWN` when
   * no answer came while the Command was fresh.
   */
  send(signed: SignedCommand): Promise<VerifiedEvent>;
  /** Whether an Event for this Action ID is still to come, also when its sender has stopped waiting. */
  isAwaited(actionId: string): boolean;
  /** Settles the Command that this Event answers. */
  answered(event: VerifiedEvent): void;
  /** Takes an ERROR; false when it concerns no pending Command. */
  refused(error: ProtocolError): boolean;
  /** Sends everything pending again, on a new session. */
  resume(): void;
  /** Rejects everything pending. */
  failAll(error: MwpError): void;
}

/** Where an outbox sends to and how it waits. */
export interface OutboxOptions {
  readonly clock: Clock;
  readonly random: () => number;
  readonly backoff: Backoff;
  /** Sends one frame, or drops it when there is no session. */
  transmit(frame: Uint8Array): void;
}

interface Pending {
  readonly signed: SignedCommand;
  readonly frameId: string;
  readonly frame: Uint8Array;
  readonly settle: (outcome: VerifiedEvent | MwpError) => void;
  retries: number;
  cancelRetry: () => void;
}

/** What a refusal leads to: the identical bytes again after a wait, or an error for the caller (undefined). */
export function retryDelayMs(
  command: { readonly issuedAtMs: number; readonly retries: number },
  error: MwpError,
  options: { readonly nowMs: number; readonly random: () => number; readonly backoff: Backoff },
): number | undefined {
  if (!isUnchangedRetrySafe(error.code)) return undefined;
  const delayMs = (error.retryAfterMs ?? 0) + backoffMs(command.retries, options.random, options.backoff);
  return options.nowMs + delayMs < command.issuedAtMs + freshnessMs ? delayMs : undefined;
}

/** An empty outbox. */
export function createOutbox({ clock, random, backoff, transmit }: OutboxOptions): Outbox {
  const table = new Map<string, Pending>();
  /** Action IDs whose sender was told that the outcome is unknown. */
  const unresolved = new Set<string>();

  const find = ({ relatedActionId, relatedFrameId }: ProtocolError): Pending | undefined =>
    relatedActionId === undefined
      ? [...table.values()].find(({ frameId }) => frameId === relatedFrameId)
      : table.get(relatedActionId);

  return {
    send(signed) {
      const { actionId } = signed.command;
      if (table.has(actionId)) return Promise.reject(collision("a Command with this Action ID is pending"));
      return new Promise((resolve, reject) => {
        const leftMs = signed.issuedAtMs + freshnessMs - clock.nowMs();
        const cancelDeadline = clock.after(leftMs, () => {
          unresolved.add(actionId);
          pending.settle(new MwpError("OUTCOME_UNKNOWN", "no answer came while the Command was fresh"));
        });
        const frameId = randomUrn();
        const pending: Pending = {
          signed,
          frameId,
          frame: commandFrameBytes(frameId, signed.bytes),
          settle(outcome) {
            table.delete(actionId);
            cancelDeadline();
            pending.cancelRetry();
            if (outcome instanceof MwpError) reject(outcome);
            else resolve(outcome);
          },
          retries: 0,
          cancelRetry: () => {},
        };
        table.set(actionId, pending);
        transmit(pending.frame);
      });
    },
    isAwaited: (actionId) => table.has(actionId) || unresolved.has(actionId),
    answered(event) {
      const { cause, commandHash } = event.document;
      unresolved.delete(cause.id);
      const pending = table.get(cause.id);
      if (pending === undefined) return;
      const isOther = commandHash !== undefined && commandHash !== pending.signed.signingHash;
      pending.settle(isOther ? collision("other content was accepted under this Action ID") : event);
    },
    refused(protocolError) {
      const pending = find(protocolError);
      if (pending === undefined) return false;
      const error = errorFromProtocol(protocolError);
      const { signed, retries } = pending;
      const delayMs = retryDelayMs({ issuedAtMs: signed.issuedAtMs, retries }, error, {
        nowMs: clock.nowMs(),
        random,
        backoff,
      });
      if (delayMs === undefined) {
        pending.settle(error);
      } else {
        pending.retries++;
        pending.cancelRetry = clock.after(delayMs, () => transmit(pending.frame));
      }
      return true;
    },
    resume() {
      for (const pending of table.values()) {
        pending.cancelRetry();
        transmit(pending.frame);
      }
    },
    failAll(error) {
      for (const pending of [...table.values()]) pending.settle(error);
    },
  };
}

function collision(message: string): MwpError {
  return new MwpError("ACTION_ID_COLLISION", message);
}
