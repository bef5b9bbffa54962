import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { generate } from "selfsigned";
import type { TlsFiles } from "./port.ts";
import { readTlsFiles, validUntilMs } from "./tls.ts";

const dayMs = 86_400_000;

/** Days a development certificate lasts: just under the 398 that browsers accept. */
export const validityDays = 397;

/** A certificate with fewer days left is made anew. */
export const renewalDays = 30;

/**
 * Makes sure that `files` hold a self-signed P-256 certificate for localhost, 127.0.0.1 and ::1, and its key (mode 0600).
 * Files that still serve are left alone; unreadable, mismatched or expiring ones are replaced. Says whether it made new ones.
 * For development: nobody but the owner of the file can tell it from a stranger's.
 */
export async function ensureSelfSigned(files: TlsFiles, nowMs: number): Promise<boolean> {
  if (serves(files, nowMs)) return false;
  const made = await generate([{ name: "commonName", value: "localhost" }], {
    keyType: "ec",
    curve: "P-256",
    algorithm: "sha256",
    notBeforeDate: new Date(nowMs),
    notAfterDate: new Date(nowMs + validityDays * dayMs),
    extensions: [
      { name: "basicConstraints", cA: false, critical: true },
      { name: "keyUsage", digitalSignature: true, critical: true },
      { name: "extKeyUsage", serverAuth: true },
      {
        name: "subjectAltName",
        altNames: [
          { type: 2, value: "localhost" },
          { type: 7, ip: "127.0.0.1" },
          { type: 7, ip: "::1" },
        ],
      },
    ],
  });
  replaceFile(files.keyFile, made.private, 0o600);
  replaceFile(files.certFile, made.cert, 0o644);
  return true;
}

function serves(files: TlsFiles, nowMs: number): boolean {
  if (!existsSync(files.certFile) || !existsSync(files.keyFile)) return false;
  try {
    return validUntilMs(readTlsFiles(files).cert) - nowMs > renewalDays * dayMs;
  } catch {
    return false;
  }
}

/** Renames into place, so that a reader sees the old file or the new one, never half of one. */
function replaceFile(file: string, text: string, mode: number): void {
  mkdirSync(dirname(file), { recursive: true });
  const fresh = `${file}.new`;
  rmSync(fresh, { force: true });
  writeFileSync(fresh, text, { mode });
  renameSync(fresh, file);
}
