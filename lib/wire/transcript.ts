import { compareInstants, instantFromMs, parseInstant } from "../format/timestamp.ts";
import { canonicalBytes } from "../json/canonical.ts";
import { parseJson } from "../json/parse.ts";
import { isJsonObject, type JsonObject } from "../json/value.ts";

/**
 * What an Agent signs to open a Session, all text. The protocol leaves the object open (MWP-IDN-007); this one is ours.
 * Its members fit no Signed Document, so that a signature over it is worth nothing elsewhere, nor one from elsewhere here.
 */
export interface AgentTranscript extends TranscriptBase {
  readonly agentId: string;
  readonly purpose: "agent-session";
}

/** What a human or a service signs for a read token over HTTPS. */
export interface PrincipalTranscript extends TranscriptBase {
  readonly principalId: string;
  readonly purpose: "principal-read";
}

interface TranscriptBase {
  /** Public `host:port` of the authority that the signer meant to reach. */
  readonly audience: string;
  /** Id of the authority's service Principal. */
  readonly authority: string;
  readonly challengeId: string;
  readonly clientNonce: string;
  /** Until when the challenge may be answered; a timestamp. */
  readonly expiresAt: string;
  readonly keyId: string;
  readonly protocolVersion: "0.1";
  readonly serverNonce: string;
}

/** A challenge transcript of either purpose; neither is worth anything for the other. */
export type Transcript = AgentTranscript | PrincipalTranscript;

/** The exact bytes to sign: RFC 8785 of the transcript. `challenge` is their unpadded base64url. */
export function buildTranscript(transcript: Transcript): Uint8Array {
  return canonicalBytes({ ...transcript });
}

/** What a signer knows of the transcript before it has seen it. */
export type TranscriptExpectation = DistributiveOmit<Transcript, "challengeId" | "expiresAt">;

type DistributiveOmit<T, K extends PropertyKey> = T extends unknown ? Omit<T, K> : never;

/** Why a transcript must not be signed. `members` and `encoding` mean that it may be something else altogether. */
export type TranscriptFault = "encoding" | "members" | "expired" | `other-${keyof AgentTranscript | "principalId"}`;

/** How to look at a transcript; `acceptReferenceTranscript` admits the seven members of the reference runtime. */
export interface TranscriptOptions {
  readonly nowMs: number;
  readonly acceptReferenceTranscript?: boolean;
}

/**
 * Whether bytes are exactly the transcript that the signer expects: canonical, those members and no other, its own ids and
 * nonces, the audience and authority it meant, and not expired. Returns the first fault; only undefined may be signed.
 */
export function checkTranscript(
  bytes: Uint8Array,
  expected: TranscriptExpectation,
  options: TranscriptOptions,
): TranscriptFault | undefined {
  const transcript = parseCanonicalObject(bytes);
  if (transcript === undefined) return "encoding";
  const { audience: _audience, authority: _authority, purpose, ...reference } = expected;
  const isReference =
    options.acceptReferenceTranscript === true && purpose === "agent-session" && !Object.hasOwn(transcript, "purpose");
  const known: JsonObject = isReference ? { ...reference } : { ...expected };
  const names = [...Object.keys(known), "challengeId", "expiresAt"];
  const isExact =
    Object.keys(transcript).length === names.length && names.every((name) => Object.hasOwn(transcript, name));
  if (!isExact) return "members";
  const other = Object.keys(known).find((name) => transcript[name] !== known[name]);
  if (other !== undefined) return `other-${other}` as TranscriptFault;
  const { challengeId, expiresAt } = transcript;
  if (typeof challengeId !== "string" || challengeId === "" || typeof expiresAt !== "string") return "members";
  const end = parseInstant(expiresAt);
  if (end === undefined) return "members";
  return compareInstants(instantFromMs(options.nowMs), end) < 0 ? undefined : "expired";
}

function parseCanonicalObject(bytes: Uint8Array): JsonObject | undefined {
  const parsed = parseJson(bytes);
  if (!parsed.ok || !isJsonObject(parsed.value)) return undefined;
  try {
    const canonical = canonicalBytes(parsed.value);
    const isSame = canonical.length === bytes.length && canonical.every((byte, index) => byte === bytes[index]);
    return isSame ? parsed.value : undefined;
  } catch {
    return undefined;
  }
}
