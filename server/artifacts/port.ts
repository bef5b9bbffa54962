/**
 * Content of Artifacts, addressed by its hash and held for a Group: whoever knows a hash alone gets nothing with it, and
 * content that one Group put is not there for another (MWP-WRK-023, MWP-WRK-024).
 */
export interface ArtifactStore {
  /**
   * Takes content in and resolves once it is durable. The same content may be put again and again. Rejects with
   * {@link ArtifactError} `hash-mismatch` where it is not what its hash says, with what `chunks` throws, and with the
   * store's own errors; nothing is left then.
   */
  put(groupId: string, contentHash: string, chunks: AsyncIterable<Uint8Array>): Promise<StoredArtifact>;
  /** What a Group holds under a hash; undefined for nothing. */
  find(groupId: string, contentHash: string): Promise<StoredArtifact | undefined>;
  /** Opens what a Group holds under a hash; undefined for nothing. */
  open(groupId: string, contentHash: string): Promise<ArtifactContent | undefined>;
  close(): Promise<void>;
}

/** Content that is there. */
export interface StoredArtifact {
  readonly sizeBytes: number;
}

/** Content on its way out. Whoever opened it reads it to its end or closes it. */
export interface ArtifactContent extends StoredArtifact {
  /**
   * The next piece; undefined at the end. It is hashed again on the way: the last piece comes only when all of it is what the
   * hash says, else this rejects with {@link ArtifactError} `hash-mismatch`.
   */
  next(): Promise<Uint8Array | undefined>;
  close(): Promise<void>;
}

/** `bad-hash`: not `sha256:` and 64 hex digits. `hash-mismatch`: the content is something else. */
export type ArtifactErrorCode = "bad-hash" | "hash-mismatch";

/** What can be wrong with content. */
export class ArtifactError extends Error {
  override readonly name = "ArtifactError";
  readonly code: ArtifactErrorCode;

  constructor(code: ArtifactErrorCode, message: string) {
    super(message);
    this.code = code;
  }
}

const hashForm = /^sha256:([0-9a-f]{64})$/;

/** Whether a text is a content hash. */
export function isContentHash(text: string): boolean {
  return hashForm.test(text);
}

/** The 64 hex digits of a content hash. Throws {@link ArtifactError} `bad-hash`. */
export function hexOf(contentHash: string): string {
  const hex = hashForm.exec(contentHash)?.[1];
  if (hex === undefined) throw new ArtifactError("bad-hash", "a content hash is sha256: and 64 hex digits");
  return hex;
}

/** The error of content that is not what its hash says. */
export function hashMismatch(contentHash: string): ArtifactError {
  return new ArtifactError("hash-mismatch", `the content is not what ${contentHash} says`);
}
