import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import type { Actor, AgentCard } from "../../generated/types.ts";
import type { KeyPair } from "../../lib/crypto/keypair.ts";
import { detectProvider } from "../../lib/crypto/providers.ts";
import { encodeBase64url } from "../../lib/format/base64url.ts";
import { sha256Text } from "../../lib/format/digest.ts";
import { formatInstantMs } from "../../lib/format/timestamp.ts";
import { encodeUtf8 } from "../../lib/format/utf8.ts";
import type { JsonObject } from "../../lib/json/value.ts";
import { keyPairSigner, signDocument } from "../../lib/signed/sign.ts";
import { auditKeyFileDefault, type BootstrapBinding } from "../config.ts";
import { ensureSelfSigned } from "../socket/self-signed.ts";
import { createAuditKeyFile, createKeyFile } from "./key-files.ts";
import type { OrganizationFile } from "./organization.ts";

/** Files of a development Organization. */
export interface DevelopmentFiles {
  readonly config: string;
  readonly organization: string;
  /** Signed Agent Cards to register. */
  readonly cards: readonly AgentCard[];
  /** Whether this call created the Organization. */
  readonly isNew: boolean;
}

interface Member {
  readonly name: string;
  readonly principal: Actor;
  readonly keyId: string;
  readonly keyPair: KeyPair;
  readonly roles: readonly string[];
}

const certificate = { certFile: "tls/cert.pem", keyFile: "tls/key.pem" };

/**
 * Makes a development Organization in `folder` unless there is one: keys (mode 0600), signed Agent Cards, a self-signed
 * certificate, a configuration for `mwp serve`, and what clients need. It is made beside the folder and moved there in
 * one step, so that a run that was cut off leaves no half of one, and nothing that is there already is ever overwritten.
 */
export async function provision(
  folder: string,
  listen: { readonly host: string; readonly port: number },
  nowMs: number,
): Promise<DevelopmentFiles> {
  const config = join(folder, "config.json");
  const isNew = !existsSync(config);
  if (isNew) {
    assertEmpty(folder);
    await assertFree(listen);
    const beside = `${folder}.new`;
    rmSync(beside, { recursive: true, force: true });
    create(beside, listen, nowMs);
    renameSync(beside, folder);
  }
  // An Organization of an earlier release has none yet.
  const auditKey = join(folder, auditKeyFileDefault);
  if (!existsSync(auditKey)) createAuditKeyFile(auditKey);
  const tls = { certFile: join(folder, certificate.certFile), keyFile: join(folder, certificate.keyFile) };
  mkdirSync(join(folder, "tls"), { recursive: true, mode: 0o700 });
  await ensureSelfSigned(tls, nowMs);
  const cards = readdirSync(join(folder, "cards")).map(
    (name) => JSON.parse(readFileSync(join(folder, "cards", name), "utf8")) as AgentCard,
  );
  return { config, organization: join(folder, "organization.json"), cards, isNew };
}

function assertEmpty(folder: string): void {
  if (!existsSync(folder)) return;
  if (!statSync(folder).isDirectory()) throw new Error(`${folder} is not a folder`);
  const found = readdirSync(folder);
  if (found.length === 0) return;
  throw new Error(
    `${folder} is not empty and holds no config.json (found: ${found.slice(0, 5).join(", ")}); ` +
      "give an empty or new folder with --dir, or put the config.json back",
  );
}

/** Nothing is made for a port that cannot be served. */
async function assertFree({ host, port }: { readonly host: string; readonly port: number }): Promise<void> {
  const server = createServer();
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, host, resolve);
  }).catch(() => {
    throw new Error(`port ${port} of ${host} is taken; choose another: npm start -- --port ${port + 1000}`);
  });
  await new Promise((resolve) => server.close(resolve));
}

function create(folder: string, { host, port }: { readonly host: string; readonly port: number }, nowMs: number): void {
  for (const part of ["keys", "cards"]) mkdirSync(join(folder, part), { recursive: true, mode: 0o700 });
  const prefix = `urn:mwp:${crypto.randomUUID()}`;
  const organizationId = `${prefix}:organization`;
  const member = (name: string, type: Actor["type"], roles: readonly string[] = []): Member => ({
    name,
    principal: { type, id: `${prefix}:${type}:${name}` },
    keyId: `${prefix}:key:${name}-1`,
    keyPair: createKeyFile(join(folder, "keys", `${name}.pem`)),
    roles,
  });
  const authority = member("authority", "service", ["event-authority", "identity"]);
  const registry = member("registry", "service", ["registry", "policy"]);
  const human = member("human", "human");
  const agents = [member("coordinator", "agent"), member("worker", "agent")];
  const validFrom = formatInstantMs(nowMs - 60_000);
  const wssUrl = `wss://localhost:${port}/v0.1/ws`;
  for (const agent of agents) {
    const card = signCard(agent, { organizationId, owner: human.principal, registry, wssUrl, validFrom, nowMs });
    writeFileSync(join(folder, "cards", `${agent.name}.json`), `${JSON.stringify(card, undefined, 2)}\n`);
  }
  const everybody = [authority, registry, human, ...agents];
  const organization: OrganizationFile = {
    organizationId,
    authority: authority.principal,
    httpsUrl: `https://localhost:${port}`,
    wssUrl,
    caFile: certificate.certFile,
    bindings: everybody.map(({ keyId, principal, keyPair }) => ({
      keyId,
      principal,
      algorithm: "Ed25519",
      publicKey: encodeBase64url(keyPair.publicKey),
      validFrom,
      validityHistory: [],
    })),
    principals: Object.fromEntries(
      [human, ...agents].map(({ name, principal, keyId }) => [name, { principal, keyId, keyFile: `keys/${name}.pem` }]),
    ),
  };
  writeJson(join(folder, "organization.json"), organization);
  const service = ({ name, principal, keyId }: Member): object => ({
    principalId: principal.id,
    keyId,
    keyFile: `keys/${name}.pem`,
  });
  const bootstrap: BootstrapBinding[] = [authority, registry, human].map(({ principal, keyId, keyPair, roles }) => ({
    principal,
    keyId,
    publicKey: encodeBase64url(keyPair.publicKey),
    validFrom,
    roles,
  }));
  writeJson(join(folder, "config.json"), {
    organizationId,
    listen: { host, port },
    publicHosts: ["localhost", "127.0.0.1"].map((name) => `${name}:${port}`),
    tls: certificate,
    store: { file: "authority.sqlite" },
    audit: { keyFile: auditKeyFileDefault },
    services: { authority: service(authority), registry: service(registry) },
    bootstrap,
  });
}

function signCard(
  agent: Member,
  terms: {
    readonly organizationId: string;
    readonly owner: Actor;
    readonly registry: Member;
    readonly wssUrl: string;
    readonly validFrom: string;
    readonly nowMs: number;
  },
): AgentCard {
  const schema = "https://json-schema.org/draft/2020-12/schema";
  const schemaHash = sha256Text(encodeUtf8(schema));
  const unsigned: JsonObject = {
    agentId: agent.principal.id,
    organizationId: terms.organizationId,
    cardVersion: 1,
    displayName: agent.name,
    owner: { ...terms.owner },
    status: "active",
    protocolVersions: ["0.1"],
    endpoints: [{ transport: "wss", uri: terms.wssUrl }],
    publicKeys: [
      {
        keyId: agent.keyId,
        algorithm: "Ed25519",
        publicKey: encodeBase64url(agent.keyPair.publicKey),
        validFrom: terms.validFrom,
      },
    ],
    capabilities: [
      {
        id: "development.general",
        version: "1.0.0",
        inputSchema: schema,
        inputSchemaHash: schemaHash,
        outputSchema: schema,
        outputSchemaHash: schemaHash,
        constraints: {},
        verifiedEvidence: [`urn:uuid:${crypto.randomUUID()}`],
      },
    ],
    maxConcurrency: 1,
    issuedAt: formatInstantMs(terms.nowMs),
  };
  const { registry } = terms;
  return signDocument("agent-card", unsigned, keyPairSigner(registry.keyId, registry.keyPair, detectProvider()))
    .document;
}

function writeJson(file: string, value: object): void {
  writeFileSync(file, `${JSON.stringify(value, undefined, 2)}\n`);
}
