import type { Actor } from "../../generated/types.ts";
import type { PreparedKey, Verifier } from "../../lib/crypto/ed25519.ts";
import type { DocumentVerifier } from "../../lib/signed/verify.ts";
import type { Clock } from "../clock.ts";
import type { Hub } from "../delivery/hub.ts";
import type { Intake } from "../lane/intake.ts";
import type { Refused } from "../lane/task.ts";
import type { Audit } from "../observe/audit.ts";
import type { Log } from "../observe/log.ts";
import type { FailureWindow } from "../policy/failure-window.ts";
import type { AgentRegistry } from "../registry/registry.ts";
import type { Cursors } from "./cursors.ts";
import type { ReadGate } from "./read-gate.ts";
import type { Sessions } from "./sessions.ts";

/** A Session that is durable: what `server_accept` hands over. */
export interface OpenedSession {
  readonly epoch: number;
  readonly token: string;
  /** End of the token, Unix milliseconds. */
  readonly expiresAtMs: number;
}

/** Failed authentications of the last minute: by address before a Session, by Agent in one. */
export interface Failures {
  readonly byAddress: FailureWindow;
  readonly byAgent: FailureWindow;
}

/** What every connection of the process shares. */
export interface SessionServices {
  readonly authority: Actor;
  readonly clock: Clock;
  readonly cursors: Cursors;
  readonly registry: AgentRegistry;
  readonly verifier: Verifier;
  readonly documents: DocumentVerifier;
  /** Tried where a handshake names no usable key, so that it costs the same. */
  readonly decoy: PreparedKey;
  readonly intake: Intake;
  readonly hub: Hub;
  readonly sessions: Sessions;
  readonly readGate: ReadGate;
  readonly audit: Audit;
  readonly failures: Failures;
  readonly log: Log;
  /** Current Session Epoch of an Agent. */
  sessionEpoch(agentId: string): number;
  /** Opens the next Session of an Agent that proved its key; durable when it resolves. */
  openSession(agentId: string): Promise<OpenedSession | Refused>;
}
