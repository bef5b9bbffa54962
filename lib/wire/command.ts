import type { Actor, Command } from "../../generated/types.ts";
import { formatInstantMs } from "../format/timestamp.ts";
import type { JsonObject } from "../json/value.ts";
import { type DocumentSigner, signDocument } from "../signed/sign.ts";

/** What the sender of a Command decides; the rest of the envelope follows from who sends it and when. */
export interface CommandFields {
  readonly payload: JsonObject;
  readonly groupId?: string;
  readonly membershipEpoch?: number;
  readonly coordinatorEpoch?: number;
  /** Revision of the kind's aggregate the decision was made on (MWP-EVT-007). */
  readonly expectedRevision?: number;
  readonly conversationId?: string;
  readonly workItemId?: string;
  readonly cooperationOverrideGrantId?: string;
  readonly causedByEventId?: string;
  readonly extensions?: JsonObject;
  /** A fresh random id when absent. */
  readonly correlationId?: string;
  /** A fresh random id when absent. One Action ID stands for one content: never give it to a second Command. */
  readonly actionId?: string;
}

/** Who sends a Command and when. */
export interface CommandContext {
  readonly actor: Actor;
  /** Of the Agent's session; never for humans and services (MWP-IDN-008). */
  readonly sessionEpoch?: number;
  /** Time of issue, Unix ms. */
  readonly nowMs: number;
}

/** A Command ready to be sent, any number of times as these same bytes (MWP-EXT-005). */
export interface SignedCommand {
  readonly command: Command;
  /** Canonical JSON with the signature. */
  readonly bytes: Uint8Array;
  /** The hash by which the authority knows it, and that the accepted Event names as `commandHash`. */
  readonly signingHash: string;
  /** Unix ms. */
  readonly issuedAtMs: number;
}

/**
 * Builds and signs one Command (MWP-EVT-001, MWP-EVT-002). Throws `SigningError` when the envelope does not fit the kind
 * and actor, `CanonicalizationError` when the payload is no JSON.
 */
export function buildCommand(
  kind: string,
  fields: CommandFields,
  options: { readonly context: CommandContext; readonly signer: DocumentSigner },
): SignedCommand {
  const { actor, sessionEpoch, nowMs } = options.context;
  const envelope = {
    protocolVersion: "0.1",
    actionId: randomUrn(),
    correlationId: randomUrn(),
    ...fields,
    kind,
    actor: { type: actor.type, id: actor.id },
    sessionEpoch,
    issuedAt: formatInstantMs(nowMs),
  };
  const { document, bytes, signingHash } = signDocument("command", withoutUndefined(envelope), options.signer);
  return { command: document, bytes, signingHash, issuedAtMs: nowMs };
}

/** A fresh random id, `urn:uuid:` with a version 4 UUID (RFC 9562). */
export function randomUrn(): string {
  return `urn:uuid:${globalThis.crypto.randomUUID()}`;
}

function withoutUndefined(envelope: object): JsonObject {
  return Object.fromEntries(Object.entries(envelope).filter(([, value]) => value !== undefined));
}
