import type { ProtocolError } from "../../generated/types.ts";
import { formatInstantMs } from "../format/timestamp.ts";
import { isProtocolId } from "../format/uri.ts";
import type { JsonObject } from "../json/value.ts";
import { authInvalidSignatureText } from "../signed/audit.ts";
import { wireText } from "../signed/wire-text.ts";

/** A code of `error.schema.json`. */
export type ErrorCode = ProtocolError["code"];

/** What a code means, and whether the unchanged message may succeed later (MWP-EXT-004, MWP-EXT-005). */
export interface ErrorCodeFacts {
  readonly retryable: boolean;
  readonly meaning: string;
}

/** The 27 core codes. */
export const errorCodeTable: { readonly [code in ErrorCode]: ErrorCodeFacts } = {
  UNSUPPORTED_VERSION: permanent("The peers have no protocol version in common."),
  AUTH_REQUIRED: permanent("The request came without authentication."),
  AUTH_INVALID_SIGNATURE: permanent(authInvalidSignatureText),
  AUTH_STALE_SESSION: permanent("The Session Epoch has been fenced by a newer one."),
  AUTH_STALE_COORDINATOR: permanent("The Coordinator Epoch has been fenced by a newer one."),
  AUTH_FORBIDDEN: permanent("The actor has no permission for this."),
  GROUP_NOT_FOUND: permanent("There is no such Group for this actor."),
  MEMBERSHIP_REQUIRED: permanent("The actor has no Membership that applies."),
  MEMBERSHIP_STALE: permanent("The Membership Epoch has been fenced."),
  SCHEMA_VALIDATION_FAILED: permanent("The object does not match its schema."),
  INVALID_COMMAND: permanent("The Command is well-formed but makes no sense here."),
  INVALID_STATE_TRANSITION: permanent("The present state does not allow this transition."),
  REVISION_CONFLICT: permanent("The expected revision is not the current one; nothing was applied."),
  ACTION_ID_COLLISION: permanent("The Action ID was used before with different content."),
  UNKNOWN_CRITICAL_EXTENSION: permanent("An extension that must be understood is not."),
  WORK_CONTRACT_INCOMPLETE: permanent("The Work Contract lacks information that it must hold."),
  WORK_OFFER_EXPIRED: permanent("The offer can no longer be accepted."),
  WORK_ALREADY_OWNED: permanent("Another candidate owns the WorkItem."),
  WORK_LEASE_EXPIRED: permanent("A lease that this needs is not valid any more."),
  WORK_STALE_OWNERSHIP: permanent("The Ownership Epoch has been fenced."),
  APPROVAL_REQUIRED: permanent("A policy gate is not yet satisfied."),
  BUDGET_EXCEEDED: permanent("A hard limit is used up; nothing was charged or applied."),
  RATE_LIMITED: transient("A policy threshold for rate or recursion was reached."),
  BACKPRESSURE: transient("The receiver cannot take more traffic at present."),
  CURSOR_TOO_OLD: permanent("The position is gone from the online log."),
  PROTOCOL_VIOLATION: permanent("The peer broke framing or a core invariant."),
  INTERNAL_ERROR: transient("The authority failed and did not accept the transition."),
};

/** Longest error message, in UTF-16 units (`error.schema.json`). */
export const errorMessageLengthMax = 2000;

/** What an error may say beside its code; time in Unix ms. Ids that are no protocol ids are left out. */
export interface ErrorFacts {
  readonly nowMs: number;
  readonly message?: string | undefined;
  readonly fatal?: boolean | undefined;
  readonly relatedFrameId?: string | undefined;
  readonly relatedActionId?: string | undefined;
  readonly groupId?: string | undefined;
  readonly expectedRevision?: number | undefined;
  readonly currentRevision?: number | undefined;
  readonly retryAfterMs?: number | undefined;
  readonly snapshotArtifactHash?: string | undefined;
  readonly details?: JsonObject | undefined;
}

/**
 * A schema-valid protocol error (MWP-EXT-004): `retryable` by the table, the table's meaning where no message is given.
 * `AUTH_INVALID_SIGNATURE` says the same whatever it is given (MWP-SDV-018).
 */
export function protocolError(code: ErrorCode, facts: ErrorFacts): ProtocolError {
  const { retryable, meaning } = errorCodeTable[code];
  const isOpaque = code === "AUTH_INVALID_SIGNATURE";
  const message = isOpaque ? "" : wireText(facts.message ?? "", errorMessageLengthMax);
  const { relatedFrameId, relatedActionId, groupId } = facts;
  return {
    code,
    message: message === "" ? meaning : message,
    retryable,
    ...given("fatal", facts.fatal),
    ...given("relatedFrameId", idOrNothing(relatedFrameId)),
    ...given("relatedActionId", idOrNothing(relatedActionId)),
    ...given("groupId", idOrNothing(groupId)),
    ...given("expectedRevision", facts.expectedRevision),
    ...given("currentRevision", facts.currentRevision),
    ...given("retryAfterMs", facts.retryAfterMs),
    ...given("snapshotArtifactHash", facts.snapshotArtifactHash),
    ...given("details", isOpaque ? undefined : facts.details),
    occurredAt: formatInstantMs(facts.nowMs),
  };
}

function given<N extends string, V>(name: N, value: V | undefined): { [name in N]?: V } {
  return value === undefined ? {} : ({ [name]: value } as { [name in N]: V });
}

function idOrNothing(id: string | undefined): string | undefined {
  return id !== undefined && isProtocolId(id) ? id : undefined;
}

function permanent(meaning: string): ErrorCodeFacts {
  return { retryable: false, meaning };
}

function transient(meaning: string): ErrorCodeFacts {
  return { retryable: true, meaning };
}
