import type { Actor, AgentCard } from "../../generated/types.ts";
import { generateKeyPair, type KeyPair } from "../../lib/crypto/keypair.ts";
import { detectProvider } from "../../lib/crypto/providers.ts";
import { encodeBase64url } from "../../lib/format/base64url.ts";
import { formatInstantMs } from "../../lib/format/timestamp.ts";
import type { JsonObject } from "../../lib/json/value.ts";
import { type DocumentSigner, keyPairSigner, signDocument } from "../../lib/signed/sign.ts";
import type { BootstrapBinding } from "../../server/config.ts";

/** A Principal with its private key at hand. */
export interface TestPrincipal {
  readonly actor: Actor;
  readonly keyId: string;
  readonly keyPair: KeyPair;
  readonly signer: DocumentSigner;
}

/** A generated Organization: everybody's keys, and Cards for its Agents. */
export interface TestOrganization {
  readonly id: string;
  readonly startMs: number;
  readonly authority: TestPrincipal;
  readonly registry: TestPrincipal;
  readonly policy: TestPrincipal;
  readonly owner: TestPrincipal;
  readonly guest: TestPrincipal;
  readonly agents: { readonly [name in AgentName]: TestPrincipal };
  readonly bootstrap: readonly BootstrapBinding[];
  card(agent: TestPrincipal, over?: JsonObject, issuer?: TestPrincipal): AgentCard;
}

export const agentNames = ["coordinator", "worker", "stranger"] as const;
export type AgentName = (typeof agentNames)[number];

/** Time at which every test begins. */
export const startMs: number = Date.parse("2026-03-01T12:00:00.000Z");
const validFrom = formatInstantMs(startMs - 86_400_000);
const provider = detectProvider();

export function createPrincipal(prefix: string, type: Actor["type"], name: string): TestPrincipal {
  const keyPair = generateKeyPair();
  const keyId = `${prefix}:key:${name}-1`;
  return {
    actor: { type, id: `${prefix}:${type}:${name}` },
    keyId,
    keyPair,
    signer: keyPairSigner(keyId, keyPair, provider),
  };
}

/** A second signer of a Principal, under its own key. */
export function withNewKey(principal: TestPrincipal, suffix: string): TestPrincipal {
  const keyPair = generateKeyPair();
  const keyId = `${principal.keyId}:${suffix}`;
  return { actor: principal.actor, keyId, keyPair, signer: keyPairSigner(keyId, keyPair, provider) };
}

export function publicKeyEntry({ keyId, keyPair }: TestPrincipal, over: JsonObject = {}): JsonObject {
  return { keyId, algorithm: "Ed25519", publicKey: encodeBase64url(keyPair.publicKey), validFrom, ...over };
}

export function createOrganization(): TestOrganization {
  const id = `urn:mwp:test:${crypto.randomUUID()}`;
  const authority = createPrincipal(id, "service", "authority");
  const registry = createPrincipal(id, "service", "registry");
  const policy = createPrincipal(id, "service", "policy");
  const owner = createPrincipal(id, "human", "owner");
  const guest = createPrincipal(id, "human", "guest");
  const agents = {
    coordinator: createPrincipal(id, "agent", "coordinator"),
    worker: createPrincipal(id, "agent", "worker"),
    stranger: createPrincipal(id, "agent", "stranger"),
  };
  const binding = (principal: TestPrincipal, roles: readonly string[]): BootstrapBinding => ({
    principal: principal.actor,
    keyId: principal.keyId,
    publicKey: encodeBase64url(principal.keyPair.publicKey),
    validFrom,
    roles,
  });
  return {
    id,
    startMs,
    authority,
    registry,
    policy,
    owner,
    guest,
    agents,
    bootstrap: [
      binding(authority, ["event-authority", "identity"]),
      binding(registry, ["registry"]),
      binding(policy, ["policy"]),
      binding(owner, []),
      binding(guest, []),
    ],
    card: (agent, over = {}, issuer = registry) => signCard(id, agent, { owner: owner.actor, issuer, over }),
  };
}

function signCard(
  organizationId: string,
  agent: TestPrincipal,
  { owner, issuer, over }: { readonly owner: Actor; readonly issuer: TestPrincipal; readonly over: JsonObject },
): AgentCard {
  const hash = `sha256:${"0".repeat(64)}`;
  const unsigned: JsonObject = {
    agentId: agent.actor.id,
    organizationId,
    cardVersion: 1,
    displayName: "Test Agent",
    owner: { ...owner },
    status: "active",
    protocolVersions: ["0.1"],
    endpoints: [{ transport: "wss", uri: "wss://localhost/v0.1/ws" }],
    publicKeys: [publicKeyEntry(agent)],
    capabilities: [
      {
        id: "test.general",
        version: "1.0.0",
        inputSchema: "https://schemas.example/in.json",
        inputSchemaHash: hash,
        outputSchema: "https://schemas.example/out.json",
        outputSchemaHash: hash,
        constraints: {},
        verifiedEvidence: ["urn:example:evidence:one"],
      },
    ],
    maxConcurrency: 1,
    issuedAt: formatInstantMs(startMs),
    ...over,
  };
  return signDocument("agent-card", unsigned, issuer.signer).document;
}
