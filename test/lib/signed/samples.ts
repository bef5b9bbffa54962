import { createVerifier, type Verifier } from "../../../lib/crypto/ed25519.ts";
import { type KeyPair, keyPairFromSeed } from "../../../lib/crypto/keypair.ts";
import { detectProvider, type Ed25519Provider } from "../../../lib/crypto/providers.ts";
import { encodeBase64url } from "../../../lib/format/base64url.ts";
import type { JsonObject } from "../../../lib/json/value.ts";
import type { DocumentKind } from "../../../lib/signed/profiles.ts";
import {
  type KeyBinding,
  type RegistryEvidence,
  type ValidatedRegistry,
  validateRegistryEvidence,
} from "../../../lib/signed/registry-evidence.ts";
import { type DocumentSigner, keyPairSigner } from "../../../lib/signed/sign.ts";

export const provider: Ed25519Provider = detectProvider();
export const verifier: Verifier = createVerifier(provider);

export const organizationId = "urn:example:organization";
export const signedAt = "2026-05-01T12:00:00.5Z";
export const signedAtMs: number = Date.parse(signedAt);
const hash = `sha256:${"0f".repeat(32)}`;

/** One Principal of each type, with its key. */
export const principals = {
  agent: { type: "agent", id: "urn:example:agent:ada" },
  human: { type: "human", id: "urn:example:human:hans" },
  service: { type: "service", id: "urn:example:service:authority" },
} as const;
export type Who = keyof typeof principals;

export const keyPairs: { readonly [who in Who]: KeyPair } = {
  agent: keyPairFromSeed(new Uint8Array(32).fill(11)),
  human: keyPairFromSeed(new Uint8Array(32).fill(12)),
  service: keyPairFromSeed(new Uint8Array(32).fill(13)),
};

export const signers: { readonly [who in Who]: DocumentSigner } = {
  agent: keyPairSigner("urn:example:key:agent", keyPairs.agent, provider),
  human: keyPairSigner("urn:example:key:human", keyPairs.human, provider),
  service: keyPairSigner("urn:example:key:service", keyPairs.service, provider),
};

export function binding(who: Who, change: Partial<KeyBinding> = {}): KeyBinding {
  return {
    keyId: signers[who].keyId,
    principal: principals[who],
    algorithm: "Ed25519",
    publicKey: encodeBase64url(keyPairs[who].publicKey),
    validFrom: "2026-01-01T00:00:00Z",
    validityHistory: [],
    ...change,
  };
}

export function evidence(change: Partial<RegistryEvidence> = {}): RegistryEvidence {
  return {
    organizationId,
    revision: "1",
    applicability: "current",
    completeness: "complete",
    coverage: "full-history",
    bindings: [binding("agent"), binding("human"), binding("service")],
    ...change,
  };
}

export function registry(change: Partial<RegistryEvidence> = {}): ValidatedRegistry {
  const result = validateRegistryEvidence(evidence(change), verifier);
  if (!result.ok) throw new Error(result.reason);
  return result.registry;
}

/** A minimal valid document of each kind, unsigned, and who signs it. */
export const samples: { readonly [K in DocumentKind]: { readonly who: Who; readonly unsigned: JsonObject } } = {
  "agent-card": {
    who: "service",
    unsigned: {
      agentId: principals.agent.id,
      organizationId,
      cardVersion: 1,
      displayName: "Ada",
      owner: { ...principals.human },
      status: "active",
      protocolVersions: ["0.1"],
      endpoints: [{ transport: "wss", uri: "wss://127.0.0.1:8443/agent" }],
      publicKeys: [
        {
          keyId: signers.agent.keyId,
          algorithm: "Ed25519",
          publicKey: encodeBase64url(keyPairs.agent.publicKey),
          validFrom: "2026-01-01T00:00:00Z",
        },
      ],
      capabilities: [
        {
          id: "example.write",
          version: "1.0.0",
          inputSchema: "https://schemas.example/in.json",
          inputSchemaHash: hash,
          outputSchema: "https://schemas.example/out.json",
          outputSchemaHash: hash,
          constraints: {},
          verifiedEvidence: ["urn:example:evidence:0"],
        },
      ],
      maxConcurrency: 1,
      issuedAt: signedAt,
    },
  },
  approval: {
    who: "human",
    unsigned: {
      approvalId: "urn:example:approval:1",
      kind: "mission_final",
      decision: "approved",
      missionId: "urn:example:mission:1",
      groupId: "urn:example:group:1",
      missionRevision: 3,
      artifactHashes: [hash],
      acceptancePolicyVersion: "1.0.0",
      approver: { ...principals.human },
      comments: "Good.",
      conditions: [],
      occurredAt: signedAt,
    },
  },
  artifact: {
    who: "agent",
    unsigned: {
      artifactId: "urn:example:artifact:1",
      contentHash: hash,
      uri: "https://artifacts.example/1",
      sizeBytes: 12,
      mediaType: "text/plain",
      schemaUri: "urn:example:schema:opaque",
      producer: {
        agentId: principals.agent.id,
        agentCardVersion: 1,
        capabilities: [{ id: "example.write", version: "1.0.0" }],
      },
      missionId: "urn:example:mission:1",
      groupId: "urn:example:group:1",
      workItemId: "urn:example:work-item:1",
      sourceArtifactHashes: [],
      toolVersions: [],
      modelVersions: [],
      classification: "internal",
      createdAt: signedAt,
    },
  },
  command: {
    who: "agent",
    unsigned: {
      protocolVersion: "0.1",
      actionId: "urn:example:action:1",
      actor: { ...principals.agent },
      sessionEpoch: 1,
      membershipEpoch: 1,
      groupId: "urn:example:group:1",
      kind: "message.post",
      correlationId: "urn:example:correlation:1",
      issuedAt: signedAt,
      payload: { messageId: "urn:example:message:1", content: "grüße 😀", signature: "nested, so protected" },
    },
  },
  "context-package": {
    who: "agent",
    unsigned: {
      contextPackageId: "urn:example:context-package:1",
      version: 1,
      missionId: "urn:example:mission:1",
      groupId: "urn:example:group:1",
      sourceEventRange: { fromSequence: 1, toSequence: 2, eventIds: ["urn:example:event:1"] },
      artifactHashes: [],
      summary: "What happened so far.",
      decisions: [],
      constraints: [],
      unresolvedQuestions: [],
      generatedBy: { ...principals.agent },
      generatedAt: signedAt,
    },
  },
  event: {
    who: "service",
    unsigned: {
      protocolVersion: "0.1",
      eventId: "urn:example:event:1",
      groupId: "urn:example:group:1",
      sequence: 1,
      aggregateRevision: 1,
      kind: "message.posted",
      actor: { ...principals.agent },
      cause: { type: "command", id: "urn:example:action:1" },
      correlationId: "urn:example:correlation:1",
      occurredAt: signedAt,
      payload: { text: "x" },
      acceptedBy: { ...principals.service },
      commandHash: hash,
    },
  },
  evidence: {
    who: "agent",
    unsigned: {
      evidenceId: "urn:example:evidence:1",
      missionId: "urn:example:mission:1",
      groupId: "urn:example:group:1",
      workItemId: "urn:example:work-item:1",
      type: "deterministic_test",
      subject: { type: "artifact", id: hash },
      criterionIds: ["tests"],
      method: "Run the tests.",
      result: "passed",
      details: {},
      artifactHashes: [],
      generatedBy: { ...principals.agent },
      createdAt: signedAt,
    },
  },
  "extension-profile": {
    who: "human",
    unsigned: {
      profileUri: "urn:example:profile:1",
      name: "Example",
      version: "1.0.0",
      schemaUri: "urn:example:schema:profile",
      schemaHash: hash,
      requiredCapabilities: [],
      critical: false,
      commandKinds: ["ext.example.profile.ask"],
      eventKinds: ["ext.example.profile.asked"],
      overridesCoreInvariants: false,
      approvedBy: { ...principals.human },
      approvedAt: signedAt,
    },
  },
  "group-snapshot": {
    who: "service",
    unsigned: {
      snapshotId: "urn:example:snapshot:1",
      groupId: "urn:example:group:1",
      throughSequence: 2,
      eventIds: ["urn:example:event:1", "urn:example:event:2"],
      stateHash: hash,
      policyLog: [
        {
          entryId: "urn:example:policy-log:1",
          decision: "Approved.",
          actor: { ...principals.service },
          occurredAt: signedAt,
          details: {},
        },
      ],
      createdBy: { ...principals.service },
      createdAt: signedAt,
    },
  },
};
