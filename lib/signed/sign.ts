import type { Signature } from "../../generated/types.ts";
import type { KeyPair } from "../crypto/keypair.ts";
import type { Ed25519Provider } from "../crypto/providers.ts";
import { encodeBase64url } from "../format/base64url.ts";
import { sha256Text } from "../format/digest.ts";
import { isProtectedTime } from "../format/timestamp.ts";
import { encodeUtf8 } from "../format/utf8.ts";
import { canonicalBytes, canonicalText } from "../json/canonical.ts";
import type { JsonObject, JsonValue } from "../json/value.ts";
import { type DocumentKind, type DocumentOf, describeFault, signedDocumentProfiles } from "./profiles.ts";

/** A key ID and what signs with its key: 64 bytes of pure Ed25519 over exactly the message (SUP-05). */
export interface DocumentSigner {
  readonly keyId: string;
  sign(message: Uint8Array): Uint8Array;
}

/** A signer over a key pair held in memory. */
export function keyPairSigner(keyId: string, keyPair: KeyPair, provider: Ed25519Provider): DocumentSigner {
  return { keyId, sign: provider.signerFor(keyPair.seed) };
}

/** A signed document in every form that is needed of it; its canonical bytes are made once. */
export interface SignedDocument<K extends DocumentKind> {
  readonly document: DocumentOf<K>;
  /** Canonical JSON with the signature: what is stored and sent. */
  readonly bytes: Uint8Array;
  readonly signingBytes: Uint8Array;
  readonly signingHash: string;
}

/** Why a document cannot be signed; a value without canonical form throws `CanonicalizationError` instead. */
export type SigningFault = "already-signed" | "protected-time" | "signature-length" | "schema";

/** Thrown by {@link signDocument}; the message says what to change. */
export class SigningError extends Error {
  readonly code: SigningFault;

  constructor(code: SigningFault, message: string) {
    super(message);
    this.name = "SigningError";
    this.code = code;
  }
}

/**
 * Signs one of the nine kinds: JCS of the document without `signature`, which then gets `createdAt` equal to the protected
 * time (SUP-04, MWP-SDV-002). The document must hold its protected time in UTC `Z` form and be schema-valid once signed;
 * whether the key belongs to the named signer is the Registry's knowledge and is not asked here. Throws
 * {@link SigningError} or `CanonicalizationError`; the given document is never changed.
 */
export function signDocument<K extends DocumentKind>(
  kind: K,
  unsigned: JsonObject,
  signer: DocumentSigner,
): SignedDocument<K> {
  return signOwnDocument(kind, { ...unsigned }, signer);
}

/** {@link signDocument} for an object that is the caller's alone: it gets its signature and is the signed document. */
export function signOwnDocument<K extends DocumentKind>(
  kind: K,
  document: JsonObject,
  signer: DocumentSigner,
): SignedDocument<K> {
  if (Object.hasOwn(document, "signature")) throw new SigningError("already-signed", "the document has a signature");
  const { protectedTimeField, validate } = signedDocumentProfiles[kind];
  const createdAt = document[protectedTimeField];
  if (typeof createdAt !== "string" || !isProtectedTime(createdAt))
    throw new SigningError("protected-time", `${protectedTimeField} must be an RFC 3339 time in UTC ending in Z`);
  const signingBytes = canonicalBytes(document);
  const value = signer.sign(signingBytes);
  if (value.length !== 64) throw new SigningError("signature-length", "a signature is 64 bytes");
  const signature = {
    algorithm: "Ed25519",
    createdAt,
    keyId: signer.keyId,
    value: encodeBase64url(value),
  } satisfies Signature;
  document.signature = signature;
  if (!validate(document)) throw new SigningError("schema", `not a valid ${kind}: ${describeFault(validate)}`);
  return {
    document: document as unknown as DocumentOf<K>,
    bytes: bytesWithSignature(signingBytes, signature, document),
    signingBytes,
    signingHash: sha256Text(signingBytes),
  };
}

/**
 * The canonical bytes of a document with its signature, spliced from its signing bytes: `document` tells which of its
 * members sort after `signature`. Every kind has members before it, the protected time among them.
 */
export function bytesWithSignature(signingBytes: Uint8Array, signature: Signature, document: object): Uint8Array {
  const after = textAfterSignature(document as JsonObject);
  const headLength = signingBytes.length - (after === "}" ? 1 : encodeUtf8(after).length);
  const rest = encodeUtf8(`,"signature":${canonicalText(signature as unknown as JsonObject)}${after}`);
  const bytes = new Uint8Array(headLength + rest.length);
  bytes.set(signingBytes.subarray(0, headLength));
  bytes.set(rest, headLength);
  return bytes;
}

/** How the canonical text goes on behind `signature`. */
function textAfterSignature(document: JsonObject): string {
  // Without prototype, so that a member may even be called __proto__. JCS sorts by UTF-16 code units, as `>` does.
  const after: JsonObject = Object.create(null);
  let isEmpty = true;
  for (const name in document) {
    if (!(name > "signature")) continue;
    after[name] = document[name] as JsonValue;
    isEmpty = false;
  }
  return isEmpty ? "}" : `,${canonicalText(after).slice(1)}`;
}
