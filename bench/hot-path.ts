/**
 * The path of one signed document through bytes, JSON and Ed25519, beside what it is measured against, in one
 * interleaved run. Ratios are speeds over the first line of each table: `npx tsx bench/hot-path.ts [rounds]`.
 */
import { createPublicKey, verify as nodeVerify } from "node:crypto";
import canonicalize from "canonicalize";
import { createVerifier } from "../lib/crypto/ed25519.ts";
import { exportPublicJwk, generateKeyPair } from "../lib/crypto/keypair.ts";
import { detectProvider, loadSodiumProvider } from "../lib/crypto/providers.ts";
import { decodeBase64url, encodeBase64url } from "../lib/format/base64url.ts";
import { encodeUtf8 } from "../lib/format/utf8.ts";
import { canonicalBytesWithout, canonicalText } from "../lib/json/canonical.ts";
import { parseJson } from "../lib/json/parse.ts";
import { isJsonObject, type JsonObject } from "../lib/json/value.ts";
import { sampleCommand, sampleList } from "./documents.ts";
import { type Candidate, compare, formatTable, type Plan } from "./runner.ts";

const plan: Plan = { rounds: Number(process.argv[2] ?? 11), sliceMs: 40 };
const decoder = new TextDecoder("utf-8", { fatal: true });

const command = sampleCommand();
const documents = [command, sampleCommand(42), sampleCommand(2_200), sampleList(85)];
for (const document of documents)
  print(`strict parse + canonical signing bytes, ${size(document)}`, parseCandidates(document));
for (const document of documents) print(`canonical text, ${size(document)}`, canonicalCandidates(document));
const sodium = await loadSodiumProvider();
for (const provider of [detectProvider(), ...(sodium === undefined ? [] : [sodium])]) {
  print(`bytes to verified Command without schema, ${provider.name}`, verifyCandidates(provider));
}

function print(title: string, candidates: readonly [Candidate, ...Candidate[]]): void {
  console.log(formatTable(title, compare(candidates, plan)));
}

function parseCandidates(document: JsonObject): readonly [Candidate, ...Candidate[]] {
  const loose = encodeUtf8(JSON.stringify(document));
  const canonical = encodeUtf8(canonicalText(document));
  const spaced = encodeUtf8(JSON.stringify(document, null, 2));
  return [
    { name: "decode + JSON.parse (not strict)", run: () => JSON.parse(decoder.decode(loose)) },
    { name: "strict parse alone", run: () => parseJson(loose) },
    { name: "strict parse + signing bytes, canonical wire", run: () => signingBytes(canonical) },
    { name: "strict parse + signing bytes, any order", run: () => signingBytes(loose) },
    { name: "strict parse + signing bytes, indented", run: () => signingBytes(spaced) },
    {
      name: "JSON.parse + canonicalize 4 (not strict)",
      run: () => encodeUtf8(canonicalize(JSON.parse(decoder.decode(loose))) ?? ""),
    },
  ];
}

function canonicalCandidates(document: JsonObject): readonly [Candidate, ...Candidate[]] {
  const value = JSON.parse(JSON.stringify(document));
  return [
    { name: "JSON.stringify (not canonical)", run: () => JSON.stringify(value) },
    { name: "canonicalText", run: () => canonicalText(value) },
    { name: "canonicalize 4", run: () => canonicalize(value) },
  ];
}

function verifyCandidates(provider: ReturnType<typeof detectProvider>): readonly [Candidate, ...Candidate[]] {
  const { seed, publicKey } = generateKeyPair();
  const message = canonicalBytesWithout(command, "signature");
  const signature = provider.sign(message, seed);
  const signed = { ...command, signature: { algorithm: "Ed25519", value: encodeBase64url(signature) } };
  const bytes = encodeUtf8(canonicalText(signed));
  const verifier = createVerifier(provider);
  const key = verifier.prepare(publicKey);
  const bare = provider.verifierFor(publicKey);
  const keyObject = createPublicKey({ key: { ...exportPublicJwk(publicKey) }, format: "jwk" });
  return [
    { name: "bare provider verification", run: () => must(bare(signature, message)) },
    {
      name: "strict parse + signing bytes + strict verification",
      run() {
        const { value, signing } = signingParts(bytes);
        const decoded = decodeBase64url(value);
        must(decoded !== undefined && verifier.verify(key, decoded, signing) === "valid");
      },
    },
    {
      name: "JSON.parse + canonicalize 4 + node:crypto (not strict)",
      run() {
        const { signature: envelope, ...rest } = JSON.parse(decoder.decode(bytes));
        const signing = encodeUtf8(canonicalize(rest) ?? "");
        must(nodeVerify(null, signing, keyObject, Buffer.from(envelope.value, "base64url")));
      },
    },
  ];
}

function signingBytes(bytes: Uint8Array): Uint8Array {
  const parsed = parseJson(bytes);
  if (!parsed.ok || !isJsonObject(parsed.value)) throw new Error("not an object");
  return canonicalBytesWithout(parsed.value, "signature", parsed);
}

function signingParts(bytes: Uint8Array): { readonly value: string; readonly signing: Uint8Array } {
  const parsed = parseJson(bytes);
  if (!parsed.ok || !isJsonObject(parsed.value)) throw new Error("not an object");
  const envelope = parsed.value.signature;
  const value = isJsonObject(envelope) ? envelope.value : undefined;
  if (typeof value !== "string") throw new Error("no signature");
  return { value, signing: canonicalBytesWithout(parsed.value, "signature", parsed) };
}

function must(holds: boolean): void {
  if (!holds) throw new Error("a signature did not verify");
}

function size(document: JsonObject): string {
  return `${encodeUtf8(JSON.stringify(document)).length.toLocaleString("en")} bytes`;
}
