import { writeFileSync } from "node:fs";
import { exportJwk, exportPublicJwk, generateKeyPair } from "../../lib/crypto/keypair.ts";
import { encodeBase64url } from "../../lib/format/base64url.ts";
import { createKeyFile, privateMode } from "./key-files.ts";

/** `mwp keygen`: a new Ed25519 key pair in a file (mode 0600); the public half is printed as the Registry takes it. */
export function keygen({ out, jwk }: { readonly out: string; readonly jwk?: boolean }): void {
  if (jwk !== true) {
    process.stdout.write(`${encodeBase64url(createKeyFile(out).publicKey)}\n`);
    return;
  }
  const keyPair = generateKeyPair();
  writeFileSync(out, `${JSON.stringify(exportJwk(keyPair))}\n`, { mode: privateMode, flag: "wx" });
  process.stdout.write(`${JSON.stringify(exportPublicJwk(keyPair.publicKey))}\n`);
}
