import { readFileSync } from "node:fs";
import { detectProvider } from "../../lib/crypto/providers.ts";
import { parseJson } from "../../lib/json/parse.ts";
import { isJsonObject } from "../../lib/json/value.ts";
import { type DocumentKind, signedDocumentProfiles } from "../../lib/signed/profiles.ts";
import { keyPairSigner, signDocument } from "../../lib/signed/sign.ts";
import { UsageError } from "./exit.ts";
import { readKeyFile } from "./key-files.ts";

/** The nine kinds of Signed Document as the command line names them. */
export const documentKinds: readonly DocumentKind[] = Object.keys(signedDocumentProfiles) as DocumentKind[];

/** A kind by its name, or an error that lists the nine. */
export function documentKind(name: string): DocumentKind {
  const kind = documentKinds.find((known) => known === name);
  if (kind === undefined)
    throw new UsageError(`${name} is no kind of Signed Document; the kinds are ${documentKinds.join(", ")}`);
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
