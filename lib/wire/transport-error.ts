import { MwpError } from "./mwp-error.ts";

/**
 * `TRANSPORT_FAILED` in the words of both clients: `no authority answers at localhost:8443`, then what was seen instead,
 * or the runtime's code of the cause (`ECONNREFUSED`). Retryable unless told otherwise.
 */
export function noAuthorityAnswers(
  url: string,
  facts: { readonly seen?: string; readonly cause?: unknown; readonly retryable?: boolean } = {},
): MwpError {
  const { cause, retryable = true } = facts;
  const seen = facts.seen ?? causeCode(cause);
  const message = `no authority answers at ${hostPortOf(url)}${seen === undefined ? "" : ` (${seen})`}`;
  return new MwpError("TRANSPORT_FAILED", message, { retryable, cause });
}

/** Whether nothing listens there at all: the connection was refused. */
export function isConnectionRefused({ cause }: MwpError): boolean {
  const code = causeCode(cause);
  // Bun's own fetch has a name of its own for it.
  return code === "ECONNREFUSED" || code === "ConnectionRefused";
}

/** `host:port` of a URL, the port also where it is the default of https and wss. */
function hostPortOf(url: string): string {
  const { hostname, port } = new URL(url);
  return `${hostname}:${port === "" ? "443" : port}`;
}

const causesMax = 4;

/** The first code along the chain of causes: fetch wraps the socket's error. */
function causeCode(cause: unknown): string | undefined {
  let error = cause;
  for (let depth = 0; depth < causesMax && typeof error === "object" && error !== null; depth++) {
    const { code, cause: deeper } = error as { readonly code?: unknown; readonly cause?: unknown };
    if (typeof code === "string") return code;
    error = deeper;
  }
  return undefined;
}
