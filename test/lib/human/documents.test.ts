import { describe, expect, it } from "vitest";
import type { ExecutionScope, Mission, WorkItem } from "../../../generated/types.ts";
import { createVerifier } from "../../../lib/crypto/ed25519.ts";
import { generateKeyPair } from "../../../lib/crypto/keypair.ts";
import { detectProvider } from "../../../lib/crypto/providers.ts";
import { encodeBase64url } from "../../../lib/format/base64url.ts";
import {
  signApproval,
  signExecutionApproval,
  signRevocation,
  signSubmissionApproval,
} from "../../../lib/human/documents.ts";
import { canonicalBytes } from "../../../lib/json/canonical.ts";
import { scopeCondition } from "../../../lib/json/scope-condition.ts";
import { validateRegistryEvidence } from "../../../lib/signed/registry-evidence.ts";
import { keyPairSigner } from "../../../lib/signed/sign.ts";
import { createDocumentVerifier } from "../../../lib/signed/verify.ts";

const keyPair = generateKeyPair();
const keyId = "urn:example:key:owner";
const owner = { type: "human", id: "urn:example:human:owner" } as const;
const nowMs = Date.parse("2026-03-01T09:00:00Z");
const by = { approver: owner, signer: keyPairSigner(keyId, keyPair, detectProvider()), nowMs };
const hash = `sha256:${"ab".repeat(32)}`;
const submission = {
  missionRevision: 7,
  artifactHashes: [hash],
  submittedAt: "2026-03-01T08:00:00Z",
  submittedBy: { type: "agent", id: "urn:example:agent:c" },
} as const;
const mission = (more: object = {}): Mission =>
  ({ missionId: "urn:x:m", groupId: "urn:x:g", approvalPolicy: { finalHumanApproval: true }, ...more }) as never;

const verifier = createVerifier(detectProvider());
const evidence = validateRegistryEvidence(
  {
    organizationId: "urn:example:organization",
    revision: "1",
    applicability: "current",
    completeness: "complete",
    coverage: "full-history",
    bindings: [
      {
        keyId,
        principal: owner,
        algorithm: "Ed25519",
        publicKey: encodeBase64url(keyPair.publicKey),
        validFrom: "2026-01-01T00:00:00Z",
        validityHistory: [],
      },
    ],
  },
  verifier,
);
const isVerified = (document: object): boolean =>
  createDocumentVerifier(verifier).verify(
    "approval",
    canonicalBytes(document as never),
    evidence.ok ? evidence.registry : evidence,
  ).ok;

describe("the decisions of a human", () => {
  it("are over exactly the revision and Artifacts that were submitted (MWP-MSN-008)", () => {
    const input = { mission: mission(), submission: { ...submission, artifactHashes: [hash] } };
    const approval = signSubmissionApproval(input, { decision: "approved", comments: "Well done." }, by);
    expect(approval).toMatchObject({
      kind: "mission_final",
      decision: "approved",
      missionRevision: 7,
      artifactHashes: [hash],
      approver: owner,
      comments: "Well done.",
      acceptancePolicyVersion: "1.0.0",
      occurredAt: "2026-03-01T09:00:00.000Z",
    });
    expect(isVerified(approval)).toBe(true);
    expect(isVerified({ ...approval, missionRevision: 8 })).toBe(false);
  });

  it("follow the acceptance policy of the Mission, and name the WorkItem of a child (SUP-08)", () => {
    const child = mission({
      parent: { workItemId: "urn:x:w" },
      approvalPolicy: { finalHumanApproval: true, policyVersion: "2.1.0" },
    });
    const input = { mission: child, submission: { ...submission, artifactHashes: [hash] } };
    expect(signSubmissionApproval(input, { decision: "changes_requested" }, by)).toMatchObject({
      kind: "child_mission",
      workItemId: "urn:x:w",
      acceptancePolicyVersion: "2.1.0",
    });
  });

  it("allow an execution within one scope, bound by its hash (MWP-AUT-003)", () => {
    const scope: ExecutionScope = {
      ownershipEpoch: 1,
      operations: ["deploy"],
      resources: ["urn:x:cluster"],
      budget: { toolCallLimit: 3 },
      expiresAt: "2026-03-01T10:00:00Z",
    };
    const workItem = { workItemId: "urn:x:w", missionId: "urn:x:m", groupId: "urn:x:g" } as WorkItem;
    const approval = signExecutionApproval({ workItem, missionRevision: 3 }, { scope }, by);
    expect(approval.conditions).toEqual([scopeCondition(scope)]);
    expect(isVerified(approval)).toBe(true);
  });

  it("revoke an Approval by naming it (MWP-MSN-002)", () => {
    const revoked = { approvalId: "urn:x:a", missionId: "urn:x:m", groupId: "urn:x:g", missionRevision: 7 };
    const revocation = signRevocation(revoked, "The bridge fell.", by);
    expect(revocation).toMatchObject({ decision: "revoked", revokesApprovalId: "urn:x:a", kind: "mission_final" });
    expect(isVerified(revocation)).toBe(true);
  });

  it("are not signed where they would be none", () => {
    const terms = { missionId: "urn:x:m", groupId: "urn:x:g", missionRevision: 1, artifactHashes: [] };
    expect(() => signApproval({ ...terms, kind: "mission_final", decision: "approved" }, by)).toThrow(
      /not a valid approval/,
    );
    const agent = { ...by, approver: { type: "agent", id: "urn:x:agent" } as const };
    expect(() => signApproval({ ...terms, kind: "mission_final", decision: "denied" }, agent)).toThrow(
      /not a valid approval/,
    );
  });
});
