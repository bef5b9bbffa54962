import type { CommandPayloads } from "../../generated/typed.ts";
import type { Actor, Command } from "../../generated/types.ts";
import { formatInstantMs } from "../format/timestamp.ts";
import { CanonicalizationError } from "../json/canonical.ts";
import type { JsonObject } from "../json/value.ts";
import { type DocumentSigner, SigningError, signDocument } from "../signed/sign.ts";
import { MwpError } from "./mwp-error.ts";

/** A Command kind: those with a payload schema are known to the compiler, every other text is a kind too (`ext.…`). */
export type CommandKindName = keyof CommandPayloads | (string & Record<never, never>);

/** The payload of a kind: the type its schema gives, or any JSON object for a kind that the compiler does not know. */
export type PayloadOf<K extends string> = K extends keyof CommandPayloads ? CommandPayloads[K] : JsonObject;

/** What the sender of a Command decides; the rest of the envelope follows from who sends it and when. */
export interface CommandFields<P = JsonObject> {
  readonly payload: P;
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

/**
 * {@link buildCommand} for the clients: what no authority would take is refused here, with the code it would answer.
 * Throws {@link MwpError}, not retryable: `SCHEMA_VALIDATION_FAILED` for an envelope that does not fit,
 * `PROTOCOL_VIOLATION` for a payload without canonical form (MWP-SDV-016).
 */
export function prepareCommand(...[kind, fields, options]: Parameters<typeof buildCommand>): SignedCommand {
  try {
    return buildCommand(kind, fields, options);
  } catch (cause) {
    if (cause instanceof SigningError) throw new MwpError("SCHEMA_VALIDATION_FAILED", cause.message, { cause });
    if (cause instanceof CanonicalizationError) throw new MwpError("PROTOCOL_VIOLATION", cause.message, { cause });
    throw cause;
  }
}

/** A fresh random id, `urn:uuid:` with a version 4 UUID (RFC 9562). */
export function randomUrn(): string {
  return `urn:uuid:${globalThis.crypto.randomUUID()}`;
}

function withoutUndefined(envelope: object): JsonObject {
  return Object.fromEntries(Object.entries(envelope).filter(([, value]) => value !== undefined));
}
