import { X509Certificate } from "node:crypto";
import { readFileSync } from "node:fs";
import { createSecureContext } from "node:tls";
import { SocketError, type TlsFiles } from "./port.ts";

/** Certificate (chain) and private key as PEM text. */
export interface TlsIdentity {
  readonly cert: string;
  readonly key: string;
}

/**
 * Reads the PEM files and proves that they belong together, so that every adapter fails with the same clear line.
 * Throws {@link SocketError} `tls-unusable`. An expired certificate is accepted: clients judge that.
 */
export function readTlsFiles(files: TlsFiles): TlsIdentity {
  const cert = readPem(files.certFile, "certificate");
  const key = readPem(files.keyFile, "private key");
  try {
    createSecureContext({ cert, key, minVersion: "TLSv1.3" });
  } catch (error) {
    throw new SocketError(
      "tls-unusable",
      `${files.certFile} and ${files.keyFile} are no usable pair: ${reason(error)}`,
      { cause: error },
    );
  }
  return { cert, key };
}

/** End of validity of the first certificate in a PEM text, in Unix milliseconds. Throws on text that is no certificate. */
export function validUntilMs(certPem: string): number {
  return Date.parse(new X509Certificate(certPem).validTo);
}

function readPem(file: string, what: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch (error) {
    throw new SocketError("tls-unusable", `cannot read the ${what} file ${file}: ${reason(error)}`, { cause: error });
  }
}

function reason(error: unknown): string {
  return error instanceof Error ? error.message.split("\n", 1).join() : String(error);
}
