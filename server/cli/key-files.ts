import { chmodSync, readFileSync, writeFileSync } from "node:fs";
import { exportPrivateKeyPem, generateKeyPair, importPrivateKeyPem, type KeyPair } from "../../lib/crypto/keypair.ts";
import { decodeBase64url, encodeBase64url } from "../../lib/format/base64url.ts";
import { auditKeyBytes } from "../worker/audit-key.ts";

/** Mode of every file that holds a private key: its owner only. */
export const privateMode = 0o600;

/** Makes a key pair and writes its private half, readable by its owner only. Fails when the file exists. */
export function createKeyFile(file: string): KeyPair {
  const keyPair = generateKeyPair();
  writeFileSync(file, exportPrivateKeyPem(keyPair), { mode: privateMode, flag: "wx" });
  chmodSync(file, privateMode);
  return keyPair;
}

/** Makes an audit key file, readable by its owner only: unpadded base64url of 32 random bytes. Fails when the file exists. */
export function createAuditKeyFile(file: string): void {
  const key = encodeBase64url(crypto.getRandomValues(new Uint8Array(auditKeyBytes)));
  writeFileSync(file, `${key}\n`, { mode: privateMode, flag: "wx" });
  chmodSync(file, privateMode);
}

/** Reads an audit key. The error names the file and never what is in it. */
export function readAuditKeyFile(file: string): Uint8Array {
  let text: string;
  try {
    text = readFileSync(file, "utf8");
  } catch {
    throw new Error(`cannot read the audit key file ${file}, which holds ${auditKeyBytes} random bytes in base64url`);
  }
  const key = decodeBase64url(text.trim());
  if (key?.length !== auditKeyBytes) throw new Error(`${file} is no audit key: base64url of ${auditKeyBytes} bytes`);
  return key;
}

/** Reads a private key (PKCS#8 PEM). The error names the file and never what is in it. */
export function readKeyFile(file: string): KeyPair {
  let text: string;
  try {
    text = readFileSync(file, "utf8");
  } catch {
    throw new Error(`cannot read the key file ${file}`);
  }
  try {
    return importPrivateKeyPem(text);
  } catch {
    throw new Error(`${file} is not an Ed25519 private key in PKCS#8 PEM`);
  }
}
