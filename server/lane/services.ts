import type { PayloadValidators } from "../../generated/payloads.ts";
import type { Actor } from "../../generated/types.ts";
import type { Facts, Policy } from "../../lib/core/mod.ts";
import type { FreshnessWindow } from "../../lib/signed/freshness.ts";
import type { DocumentVerifier } from "../../lib/signed/verify.ts";
import type { Clock } from "../clock.ts";
import type { AgentRegistry } from "../registry/registry.ts";
import type { Store } from "../store/port.ts";
import type { AuditKey } from "../worker/audit-key.ts";
import type { Sealer } from "../worker/seal.ts";
import type { Committer } from "./committer.ts";

/** What every lane of the process shares. Made once by the composition of the authority. */
export interface LaneServices {
  /** The service Principal that accepts Events. */
  readonly authority: Actor;
  readonly clock: Clock;
  readonly store: Store;
  readonly committer: Committer;
  readonly registry: AgentRegistry;
  readonly documents: DocumentVerifier;
  readonly payloads: PayloadValidators;
  readonly seal: Sealer;
  readonly auditKey: AuditKey;
  readonly policy: Policy;
  readonly freshness: FreshnessWindow;
  /** Facts of the Organization's log: Cards and Session Epochs. */
  readonly agent: Facts["agent"];
  readonly sessionEpoch: Facts["sessionEpoch"];
  /** Told of intents that are durable now, before anybody is told of what they follow from (P14). */
  intentsMade(groupIds: readonly string[]): void;
  /** Runs when what arrived together has been queued. */
  defer(run: () => void): void;
  /** Advice for `BACKPRESSURE`. */
  retryAfterMs(): number;
  /** A failure of ours, for the log and the health of the process. */
  fault(error: unknown, groupId: string | undefined): void;
}
