import { chmodSync, readFileSync, writeFileSync } from "node:fs";
import { exportPrivateKeyPem, generateKeyPair, importPrivateKeyPem, type KeyPair } from "../../lib/crypto/keypair.ts";

/** Mode of every file that holds a private key: its owner only. */
export const privateMode = 0o600;

/** Makes a key pair and writes its private half, readable by its owner only. Fails when the file exists. */
export function createKeyFile(file: string): KeyPair {
  const keyPair = generateKeyPair();
  writeFileSync(file, exportPrivateKeyPem(keyPair), { mode: privateMode, flag: "wx" });
  chmodSync(file, privateMode);
  return keyPair;
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
