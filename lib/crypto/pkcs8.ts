import { decodeBase64url, encodeBase64url } from "../format/base64url.ts";

/** What stands before the seed in the DER of a PKCS#8 version 1 Ed25519 key (RFC 8410 section 7). */
const derPrefix: readonly number[] = [
  0x30, 0x2e, 0x02, 0x01, 0x00, 0x30, 0x05, 0x06, 0x03, 0x2b, 0x65, 0x70, 0x04, 0x22, 0x04, 0x20,
];
const pem = /^-----BEGIN PRIVATE KEY-----\r?\n([A-Za-z0-9+/]{64})\r?\n-----END PRIVATE KEY-----(?:\r?\n)?$/;

/** PKCS#8 PEM text of a 32-byte seed: what `openssl genpkey -algorithm ed25519` writes. */
export function encodePkcs8Pem(seed: Uint8Array): string {
  const base64 = encodeBase64url(Uint8Array.from([...derPrefix, ...seed]))
    .replaceAll("-", "+")
    .replaceAll("_", "/");
  return `-----BEGIN PRIVATE KEY-----\n${base64}\n-----END PRIVATE KEY-----\n`;
}

/** The seed of a PKCS#8 PEM text in exactly the form {@link encodePkcs8Pem} writes (either line ending), or undefined. */
export function decodePkcs8Pem(text: string): Uint8Array | undefined {
  const base64 = pem.exec(text)?.[1];
  if (base64 === undefined) return undefined;
  const der = decodeBase64url(base64.replaceAll("+", "-").replaceAll("/", "_"));
  if (der === undefined || !derPrefix.every((byte, index) => der[index] === byte)) return undefined;
  return der.slice(derPrefix.length);
}
