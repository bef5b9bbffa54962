import { createCipheriv, createDecipheriv, createHmac, randomBytes } from "node:crypto";
import { decodeBase64url, encodeBase64url } from "../../lib/format/base64url.ts";
import { canonicalBytes } from "../../lib/json/canonical.ts";
import { parseJson } from "../../lib/json/parse.ts";
import type { JsonObject } from "../../lib/json/value.ts";

/** Bytes of an audit key. */
export const auditKeyBytes = 32;

/** What the protected audit log says in clear of one Event that was redacted. */
export interface RedactionFacts {
  readonly groupId: string;
  readonly sequence: number;
  readonly eventId: string;
  /** ID of the `message.redacted` Event. */
  readonly byEventId: string;
  readonly commitment: string;
  readonly occurredAt: string;
}

/** What it says only to whoever holds the audit key. */
export interface RedactedOriginal {
  /** Of the original Event. */
  readonly signingHash: string;
  readonly occurredAt: string;
  readonly commandHash?: string;
  /** The original Event as JSON text, and the Command as it was received; absent after a legal deletion. */
  readonly event?: string;
  readonly command?: string;
}

/** The Organization's audit key at work. */
export interface AuditKey {
  /** What a reader may know of a redacted Event: only the key tells to which text it belongs. */
  commitment(signingHash: string): string;
  /** A protected audit record with a sealed copy (AES-256-GCM, bound to the facts). */
  record(facts: RedactionFacts, original: RedactedOriginal): Uint8Array;
  /** The original behind such a record; undefined where the record is another one, was changed or made under another key. */
  reveal(record: Uint8Array): RedactedOriginal | undefined;
}

const algorithm = "aes-256-gcm";
const recordType = "redaction";
const ivBytes = 12;
const tagBytes = 16;

/** Puts a key to work. Throws RangeError unless it has {@link auditKeyBytes} bytes. */
export function createAuditKey(key: Uint8Array): AuditKey {
  if (key.length !== auditKeyBytes) throw new RangeError(`an audit key has ${auditKeyBytes} bytes`);
  return {
    commitment: (signingHash) => `hmac-sha256:${createHmac("sha256", key).update(signingHash).digest("hex")}`,
    record(facts, original) {
      const header = { recordType, ...facts };
      const iv = randomBytes(ivBytes);
      const cipher = createCipheriv(algorithm, key, iv).setAAD(canonicalBytes(header));
      const text = cipher.update(canonicalBytes({ ...original }));
      const sealed = Buffer.concat([iv, text, cipher.final(), cipher.getAuthTag()]);
      return canonicalBytes({ ...header, sealed: encodeBase64url(sealed) });
    },
    reveal(record) {
      const parsed = parseJson(record);
      const { sealed, ...header } = (parsed.ok ? parsed.value : {}) as JsonObject;
      const bytes = typeof sealed === "string" ? decodeBase64url(sealed) : undefined;
      if (header.recordType !== recordType || bytes === undefined || bytes.length < ivBytes + tagBytes)
        return undefined;
      return open(key, bytes, canonicalBytes(header));
    },
  };
}

function open(key: Uint8Array, sealed: Uint8Array, header: Uint8Array): RedactedOriginal | undefined {
  const decipher = createDecipheriv(algorithm, key, sealed.subarray(0, ivBytes)).setAAD(header);
  decipher.setAuthTag(sealed.subarray(-tagBytes));
  try {
    const text = decipher.update(sealed.subarray(ivBytes, -tagBytes));
    const opened = parseJson(Buffer.concat([text, decipher.final()]));
    return opened.ok ? (opened.value as unknown as RedactedOriginal) : undefined;
  } catch {
    return undefined; // not under this key, or not what was sealed
  }
}
