import { readFileSync } from "node:fs";
import { createVerifier } from "../../lib/crypto/ed25519.ts";
import { detectProvider } from "../../lib/crypto/providers.ts";
import { parseJson } from "../../lib/json/parse.ts";
import { isJsonObject } from "../../lib/json/value.ts";
import { type DocumentKind, signedDocumentProfiles } from "../../lib/signed/profiles.ts";
import { validateRegistryEvidence } from "../../lib/signed/registry-evidence.ts";
import { keyPairSigner, signDocument } from "../../lib/signed/sign.ts";
import { createDocumentVerifier } from "../../lib/signed/verify.ts";
import { readKeyFile } from "./key-files.ts";
import { readOrganization } from "./organization.ts";

/** The nine kinds of Signed Document as the command line names them. */
export const documentKinds: readonly DocumentKind[] = Object.keys(signedDocumentProfiles) as DocumentKind[];

/** A kind by its name, or an error that lists the nine. */
export function documentKind(name: string): DocumentKind {
  const kind = documentKinds.find((known) => known === name);
  if (kind === undefined)
    throw new Error(`${name} is no kind of Signed Document; the kinds are ${documentKinds.join(", ")}`);
  return kind;
}

/** `mwp sign KIND FILE`: prints the canonical signed document. */
export function sign(
  kindName: string,
  file: string,
  { key, keyId }: { readonly key: string; readonly keyId: string },
): void {
  const parsed = parseJson(new Uint8Array(readFileSync(file)));
  if (!parsed.ok || !isJsonObject(parsed.value)) throw new Error(`${file} is not one strict JSON object`);
  const signed = signDocument(
    documentKind(kindName),
    parsed.value,
    keyPairSigner(keyId, readKeyFile(key), detectProvider()),
  );
  process.stdout.write(signed.bytes);
  process.stdout.write("\n");
}

/** `mwp verify KIND FILE`: all six stages against the keys of an Organization file; prints the signing hash and whose it is. */
export function verify(kindName: string, file: string, { organization }: { readonly organization: string }): void {
  const verifier = createVerifier(detectProvider());
  const evidence = validateRegistryEvidence(readOrganization(organization).registry, verifier);
  const result = createDocumentVerifier(verifier).verify(
    documentKind(kindName),
    new Uint8Array(readFileSync(file)),
    evidence.ok ? evidence.registry : evidence,
  );
  if (!result.ok) {
    const { stage, reason, detail, wireCode } = result.failure;
    throw new Error(
      `refused at stage ${stage} (${reason}${detail === undefined ? "" : `: ${detail}`}); on the wire: ${wireCode}`,
    );
  }
  const { signingHash, principal, keyId, protectedTime } = result.verified;
  process.stdout.write(
    `verified ${signingHash}\n  signer  ${principal.type} ${principal.id}\n  key     ${keyId}\n  time    ${protectedTime}\n`,
  );
}
