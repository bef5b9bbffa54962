import type { Command, ProtocolError } from "../../generated/types.ts";
import type { Refusal } from "../../lib/core/decision.ts";
import type { VerificationFailure } from "../../lib/signed/audit.ts";
import type { VerifiedDocument } from "../../lib/signed/verify.ts";
import type { SessionOpening, StoredEvent } from "../store/port.ts";

/** Through which door a Command came in. A session's Agent and epoch are what check 5 holds the Command against. */
export type Origin =
  | { readonly door: "session"; readonly agentId: string; readonly epoch: number; readonly connectionId: number }
  | { readonly door: "https" }
  | { readonly door: "authority" };

/** Why a Command was not accepted: the words for its sender, and the protected reason where verification refused it. */
export interface Refused {
  readonly status: "refused";
  readonly refusal: Refusal;
  readonly failure?: VerificationFailure;
}

/** What becomes of a Command: its one Event, durable, or a refusal that changed nothing. */
export type CommandOutcome =
  /** `inStream`: the author's own subscription has delivered it already (P28). */
  { readonly status: "accepted"; readonly event: StoredEvent; readonly inStream: boolean } | Refused;

/** A Command that passed the six stages and its binding to the connection, waiting to be decided. */
export interface CommandTask {
  readonly verified: VerifiedDocument<"command">;
  /** The revision of the Registry it was verified under. */
  readonly registryRevision: number;
  readonly command: Command;
  /** The bytes as received, our own copy. */
  readonly bytes: Uint8Array;
  readonly origin: Origin;
  /** For a Session opening: what the store keeps beside its Event. */
  readonly opening?: Pick<SessionOpening, "tokenHash" | "expiresAt">;
  /** Called exactly once. */
  settle(outcome: CommandOutcome): void;
}

/** A refusal made on this side of the core. */
export function refusal(code: ProtocolError["code"], message: string, more: Partial<Refusal> = {}): Refused {
  return { status: "refused", refusal: { code, message, ...more } };
}

/** A refusal whose exact reason only an auditor may learn. */
export function refusedBy(failure: VerificationFailure, message: string): Refused {
  return { status: "refused", refusal: { code: failure.wireCode, message }, failure };
}
