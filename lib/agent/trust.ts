import type { Actor, Event } from "../../generated/types.ts";
import type { Verifier } from "../crypto/ed25519.ts";
import type { JsonValue } from "../json/value.ts";
import type { VerificationFailure } from "../signed/audit.ts";
import {
  isSamePrincipal,
  type RegistryEvidence,
  type RegistryResult,
  validateRegistryEvidence,
} from "../signed/registry-evidence.ts";
import { createDocumentVerifier } from "../signed/verify.ts";
import type { VerifiedEvent } from "./event.ts";

/** Where the client has the Organization's key bindings from: evidence that never changes, or a function that asks for the newest. */
export type RegistrySource = RegistryEvidence | (() => RegistryEvidence | Promise<RegistryEvidence>);

/** What an Event has to prove before anything else sees it. */
export interface EventTrust {
  /** Six stages under the Registry evidence at hand, and acceptance by the configured authority. */
  verify(event: Event): VerifiedEvent | UntrustedEvent;
  /**
   * Asks the source again and tells whether it is worth verifying again: after a key rotation the Event is newer than
   * the evidence. Resolves to false when the source is fixed or was asked a moment ago; rejects when it cannot answer.
   */
  refresh(): Promise<boolean>;
}

/** Why an Event was not taken. Local diagnostics; `failure` never goes on the wire. */
export interface UntrustedEvent {
  readonly reason: "verification" | "authority" | "organization";
  readonly failure?: VerificationFailure;
}

/** Least time between two questions to the source, milliseconds: forged Events must not make the client a flood. */
const refreshMsMin = 5_000;

/** Trust in one authority of one Organization. Asks the source once; rejects when its evidence does not hold. */
export async function createEventTrust(options: {
  readonly registry: RegistrySource;
  readonly authority: Actor;
  readonly organizationId: string;
  readonly verifier: Verifier;
  readonly nowMs: () => number;
}): Promise<EventTrust> {
  const { registry: source, authority, organizationId, verifier, nowMs } = options;
  const documents = createDocumentVerifier(verifier);
  let askedAtMs = Number.NEGATIVE_INFINITY;
  let evidence: RegistryResult | undefined;
  const ask = async (): Promise<void> => {
    askedAtMs = nowMs();
    const answer = typeof source === "function" ? await source() : source;
    const next = validateRegistryEvidence(answer, verifier, evidence?.ok === true ? evidence.registry : undefined);
    if (!next.ok) throw new Error(`the Registry evidence does not hold: ${next.reason}`);
    evidence = next;
  };
  await ask();

  return {
    verify(event) {
      const result = documents.verifyValue(
        "event",
        event as unknown as JsonValue,
        evidence?.ok ? evidence.registry : undefined,
        {
          schemaChecked: true,
        },
      );
      if (!result.ok) return { reason: "verification", failure: result.failure };
      if (!isSamePrincipal(result.verified.principal, authority)) return { reason: "authority" };
      if (result.verified.organizationId !== organizationId) return { reason: "organization" };
      return result.verified;
    },
    async refresh() {
      if (typeof source !== "function" || nowMs() - askedAtMs < refreshMsMin) return false;
      await ask();
      return true;
    },
  };
}
