import { mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TlsFiles } from "../../server/socket/port.ts";
import { ensureSelfSigned } from "../../server/socket/self-signed.ts";

/** A fresh self-signed certificate for localhost in a temporary folder. */
export async function testTls(): Promise<TlsFiles> {
  const folder = mkdtempSync(join(tmpdir(), "mwp-tls-"));
  const files = { certFile: join(folder, "cert.pem"), keyFile: join(folder, "key.pem") };
  await ensureSelfSigned(files, Date.now());
  return files;
}

/** What a client must trust to reach it. */
export function trustOf(files: TlsFiles): Buffer {
  return readFileSync(files.certFile);
}
