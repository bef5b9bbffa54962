import type { Artifact, Evidence, Mission, SelectionBasis, WorkContract, WorkItem } from "../../../generated/types.ts";
import { sha256Text } from "../../../lib/format/digest.ts";
import { formatInstantMs } from "../../../lib/format/timestamp.ts";
import { encodeUtf8 } from "../../../lib/format/utf8.ts";
import type { JsonObject } from "../../../lib/json/value.ts";
import { type DocumentSigner, signDocument } from "../../../lib/signed/sign.ts";
import { randomUrn } from "../../../lib/wire/command.ts";

/** The one Capability on the Cards of a development Organization. */
const capability = { id: "development.general", version: "1.0.0" } as const;

/** The Capability that the crew's worker pins at acceptance. */
export const capabilityPins: readonly [typeof capability] = [capability];

/** A contract for one text, whose execution a human has to approve. */
export function textContract(goal: string, { deadline, budget }: Pick<Mission, "deadline" | "budget">): WorkContract {
  const { modelTokenLimit = 0 } = budget;
  return {
    contractVersion: 1,
    goal,
    requiredDeliverables: [
      {
        deliverableId: "text",
        description: "The text itself.",
        mediaType: "text/plain",
        schema: "https://json-schema.org/draft/2020-12/schema",
      },
    ],
    acceptanceCriteria: [
      {
        criterionId: "fits",
        description: "The text does what was asked.",
        evidenceRequired: ["deterministic_test", "reviewer_assessment"],
      },
    ],
    inputArtifacts: [],
    dependencyWorkItemIds: [],
    allowedResources: [{ resource: "urn:mwp:resource:press", operations: ["print"] }],
    requiredCapabilities: [capability],
    deadline,
    requestedUrgency: "normal",
    businessImpact: "The Mission has no result without it.",
    retryPolicy: { maxAttempts: 1, backoff: "none", maxDelay: "PT1M", retryableFailures: [] },
    budget: { modelTokenLimit: Math.floor(modelTokenLimit / 10) },
    sideEffectRisk: "high_risk",
    executionApproval: "human_required",
  } as WorkContract;
}

/** Why the worker was chosen (MWP-WRK-009). */
export function selectionBasis(nowMs: number): SelectionBasis {
  return {
    requiredCapabilities: [capability],
    verifiedMatches: [capability],
    authorizationEligible: true,
    availabilityEstimate: formatInstantMs(nowMs),
    expectedCost: 0,
    reliabilityEvidence: [],
    policyRulesApplied: ["the only worker"],
  };
}

/** An Agent with what it signs by. */
export interface Author {
  readonly agentId: string;
  readonly signer: DocumentSigner;
}

/** The signed manifest of a text. */
export function textArtifact(text: string, { workItemId, missionId, groupId }: WorkItem, by: Author): Artifact {
  const content = encodeUtf8(text);
  const contentHash = sha256Text(content);
  const unsigned = {
    artifactId: randomUrn(),
    contentHash,
    uri: `urn:mwp:artifact:${contentHash}`,
    sizeBytes: content.length,
    mediaType: "text/plain",
    schemaUri: "https://json-schema.org/draft/2020-12/schema",
    producer: { agentId: by.agentId, agentCardVersion: 1, capabilities: [capability] },
    missionId,
    groupId,
    workItemId,
    sourceArtifactHashes: [],
    toolVersions: [],
    modelVersions: [],
    classification: "internal",
    createdAt: formatInstantMs(Date.now()),
  };
  return signDocument("artifact", unsigned as object as JsonObject, by.signer).document;
}

/** Signed Evidence that the one criterion holds. */
export function evidenceOf(
  type: "deterministic_test" | "reviewer_assessment",
  { workItemId, missionId, groupId }: WorkItem,
  by: Author & { readonly artifactHashes: readonly string[] },
): Evidence {
  const unsigned = {
    evidenceId: randomUrn(),
    missionId,
    groupId,
    workItemId,
    type,
    subject: { type: "work_item", id: workItemId },
    criterionIds: ["fits"],
    method: type === "deterministic_test" ? "Counted." : "Read.",
    result: "passed",
    artifactHashes: [...by.artifactHashes],
    generatedBy: { type: "agent", id: by.agentId },
    createdAt: formatInstantMs(Date.now()),
  };
  return signDocument("evidence", unsigned as object as JsonObject, by.signer).document;
}
