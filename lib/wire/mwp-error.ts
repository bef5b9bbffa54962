import type { ProtocolError } from "../../generated/types.ts";
import type { ErrorCode } from "./wire-error.ts";

/**
 * What can go wrong on our own side of the wire:
 * - `CLIENT_CLOSED` the client was closed before the answer came;
 * - `TRANSPORT_FAILED` no answer could be had: refused, reset, TLS failure, timeout, or an answer that is none;
 * - `AUTHORITY_UNTRUSTED` the peer is not the authority this client was configured for; nothing was signed for it;
 * - `OUTCOME_UNKNOWN` the Command was sent and nobody could tell in time whether it was accepted;
 * - `MEMBERSHIP_UNKNOWN` a Command needs the Membership Epoch of a Group whose Membership this client has not seen;
 * - `READER_TOO_SLOW` a reader of Events fell too far behind and missed some;
 * - `ARTIFACT_CORRUPT` content came that is not what its hash says (MWP-WRK-024).
 */
export type LocalErrorCode =
  | "CLIENT_CLOSED"
  | "TRANSPORT_FAILED"
  | "AUTHORITY_UNTRUSTED"
  | "OUTCOME_UNKNOWN"
  | "MEMBERSHIP_UNKNOWN"
  | "READER_TOO_SLOW"
  | "ARTIFACT_CORRUPT";

/** Every code an {@link MwpError} can have: the 27 of section 19 and the local ones. */
export type MwpErrorCode = ErrorCode | LocalErrorCode;

const brand: symbol = Symbol.for("missionweave-toolkit.MwpError");

/**
 * The one error that the clients throw and reject with. `code` tells what to do, `message` is for people.
 * `instanceof` also holds across two loaded copies of this package: it asks for a brand, not for a prototype.
 */
export class MwpError extends Error {
  override readonly name = "MwpError";
  readonly code: MwpErrorCode;
  /** Whether sending the same bytes again can succeed (MWP-EXT-004). */
  readonly retryable: boolean;
  /** The error as the authority stated it; undefined when the error is local. */
  readonly protocolError: ProtocolError | undefined;

  constructor(
    code: MwpErrorCode,
    message: string,
    options: { readonly protocolError?: ProtocolError; readonly retryable?: boolean; readonly cause?: unknown } = {},
  ) {
    super(message, options.cause === undefined ? undefined : { cause: options.cause });
    this.code = code;
    this.protocolError = options.protocolError;
    this.retryable = options.protocolError?.retryable ?? options.retryable ?? false;
    Object.defineProperty(this, brand, { value: true });
  }

  static override [Symbol.hasInstance](value: unknown): boolean {
    return typeof value === "object" && value !== null && brand in value;
  }

  /** How long the authority asks to wait before a retry, milliseconds. */
  get retryAfterMs(): number | undefined {
    return this.protocolError?.retryAfterMs;
  }

  /** The aggregate's revision now, on `REVISION_CONFLICT` (MWP-EVT-007). */
  get currentRevision(): number | undefined {
    return this.protocolError?.currentRevision;
  }

  /** The Group the error concerns. */
  get groupId(): string | undefined {
    return this.protocolError?.groupId;
  }
}

/** The error of an ERROR frame or of a problem document, as something to throw. */
export function errorFromProtocol(error: ProtocolError): MwpError {
  return new MwpError(error.code, error.message, { protocolError: error });
}
