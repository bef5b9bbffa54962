// A stranger's program: imports every public subpath, signs and verifies one document, keeps one row in SQLite.
// Usage: smoke.mjs PACKAGE SUBPATH… (`.` is the package itself). Prints one line; throws when something is wrong.
import assert from "node:assert/strict";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";

const [name, ...subpaths] = process.argv.slice(2);
const load = (subpath) => import(`${name}${subpath.slice(1)}`);

for (const subpath of subpaths) assert.ok(Object.keys(await load(subpath)).length > 0, `${subpath} exports nothing`);

const { encodeBase64url } = await load("./json");
const { createVerifier, detectProvider, keyPairFromSeed } = await load("./crypto");
const { createDocumentVerifier, keyPairSigner, signDocument, validateRegistryEvidence } = await load("./signed");

const provider = detectProvider();
const keyPair = keyPairFromSeed(new Uint8Array(32).fill(7));
const actor = { type: "human", id: "urn:example:human:hans" };
const keyId = "urn:example:key:hans";
const command = {
  protocolVersion: "0.1",
  actionId: "urn:example:action:1",
  correlationId: "urn:example:correlation:1",
  actor,
  groupId: "urn:example:group:1",
  membershipEpoch: 1,
  kind: "message.post",
  issuedAt: "2026-05-01T12:00:00.000Z",
  payload: { content: "grüße 👋" },
};
const signed = signDocument("command", command, keyPairSigner(keyId, keyPair, provider));
// Ed25519 and RFC 8785 leave no choice: every runtime signs these very bytes.
assert.equal(signed.signingHash, "sha256:e8906ac4aebd9097be126940d26fc841a9fad796a32ca7589a17e892a38acb44");
assert.equal(
  signed.document.signature.value,
  "qUZjJpvjcu1-6QvlxiAaavxrI3tvdSdihf68wZq0x7oeIPzasjEBoNwv1R3w5jLxPgGX-hgK2taEminuu9NwCw",
);

const verifier = createVerifier(provider);
const registry = validateRegistryEvidence(
  {
    organizationId: "urn:example:organization",
    revision: "1",
    applicability: "current",
    completeness: "complete",
    coverage: "full-history",
    bindings: [
      {
        keyId,
        principal: actor,
        algorithm: "Ed25519",
        publicKey: encodeBase64url(keyPair.publicKey),
        validFrom: "2026-01-01T00:00:00Z",
        validityHistory: [],
      },
    ],
  },
  verifier,
);
assert.ok(registry.ok);
const documents = createDocumentVerifier(verifier);
assert.ok(documents.verify("command", signed.bytes, registry.registry).ok, "the own signature does not verify");
const damaged = signed.bytes.slice();
damaged[damaged.indexOf(0xc3) + 1] ^= 1;
assert.equal(documents.verify("command", damaged, registry.registry).ok, false, "a changed byte verifies");

const { openDatabase } = await load("./sqlite");
const folder = mkdtempSync(join(tmpdir(), "mwp-smoke-"));
const file = join(folder, "smoke.sqlite");
const database = await openDatabase(file);
database.exec("CREATE TABLE t (n INTEGER PRIMARY KEY, body BLOB) STRICT");
database.transaction(() => database.prepare("INSERT INTO t VALUES (?, ?)").run(1, signed.bytes));
database.close();
const again = await openDatabase(file);
assert.deepEqual(again.prepare("SELECT body FROM t WHERE n = ?").get(1)?.body, signed.bytes);
again.close();
rmSync(folder, { recursive: true });

console.log(`${subpaths.length} subpaths, ${provider.name}, ${again.engine} ${again.version}`);
