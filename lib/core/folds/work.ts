import type {
  ApprovalExecutionGrantedEventPayload,
  ArtifactPublishedEventPayload,
  Checkpoint,
  ChildLink,
  Evidence,
  Lease,
  WorkAuthorizedEventPayload,
  WorkItem,
  WorkLeaseTerms,
  WorkProposedEventPayload,
  WorkResultAcceptedEventPayload,
} from "../../../generated/types.ts";
import type { GroupState } from "../state.ts";
import type { Candidate, EvidenceRecord, WorkItemAggregate } from "../work/state.ts";
import { type Fact, type Folds, founded, revisionOf } from "./fold.ts";
import { keepApproval } from "./mission.ts";

/** WorkItems, Artifacts and Execution Approvals. Every Event of a WorkItem holds it whole, and each lease it changed. */
export const workFolds: Folds = {
  "work.proposed": (state, { payload }) => {
    const { proposal } = payload as WorkProposedEventPayload;
    state.proposals.set(proposal.proposalId, proposal);
  },
  "work.authorized": foldAuthorized,
  "work.offer.created": foldOffered,
  "work.offer.accepted": foldAccepted,
  "work.contract.revised": foldRevised,
  "work.started": foldWork,
  "work.progressed": foldWork,
  "work.checkpointed": foldWork,
  "work.blocked": foldWork,
  "work.unblocked": foldWork,
  "work.submitted": foldSubmitted,
  "work.result.accepted": foldReviewed,
  "work.failed": foldFailed,
  "work.cancelled": foldCancelled,
  "mission.child.created": foldChild,
  "ext.missionweaveprotocol.core.work_execution_lease_revoked": foldWork,
  "artifact.published": foldArtifact,
  "approval.execution.granted": foldExecutionApproval,
};

/** The members of work payloads that carry state; each kind has some of them. */
interface WorkParts {
  readonly workItem: WorkItem;
  readonly lease?: Lease;
  readonly ownershipLease?: Lease;
  readonly executionLease?: Lease;
  readonly blockedLease?: Lease;
  readonly closedLeases?: readonly Lease[];
  readonly checkpoint?: Checkpoint;
  readonly child?: ChildLink;
  readonly leaseTerms?: WorkLeaseTerms;
  readonly candidates?: readonly Candidate[];
  readonly evidence?: readonly Evidence[];
  readonly attempt?: number;
}

const slots = {
  ownership: "ownershipLease",
  execution: "executionLease",
  blocked: "blockedLease",
} as const satisfies Partial<Record<Lease["leaseType"], keyof WorkItemAggregate>>;

function foldAuthorized(state: GroupState, { payload }: Fact): void {
  const authorized = payload as WorkAuthorizedEventPayload;
  const { workItem: document, conversation, parentWorkItemId, proposal, compensatesWorkItemId } = authorized;
  const { workItemId } = document;
  const blank = { document, ownershipEpoch: 0, candidates: [], failedAttempts: 0, evidence: [] };
  const parent = parentWorkItemId === undefined ? {} : { parentWorkItemId };
  const compensates = compensatesWorkItemId === undefined ? {} : { compensatesWorkItemId };
  state.workItems.set(workItemId, { ...blank, ...parent, ...compensates });
  state.conversations.set(conversation.conversationId, conversation);
  if (proposal !== undefined) state.proposals.set(proposal.proposalId, proposal);
  charge(state, authorized.delegationGrantId, workItemId);
}

function foldOffered(state: GroupState, event: Fact): void {
  foldWork(state, event);
  const { delegationGrantId, workItem } = event.payload as { delegationGrantId?: string; workItem: WorkItem };
  charge(state, delegationGrantId, workItem.workItemId);
}

/** Counts a WorkItem towards a Grant, once (MWP-MSN-021). */
function charge(state: GroupState, grantId: string | undefined, workItemId: string): void {
  const grant = grantId === undefined ? undefined : state.grants.get(grantId);
  if (grant === undefined || grant.workItemIds.includes(workItemId)) return;
  state.grants.set(grant.document.grantId, { ...grant, workItemIds: [...grant.workItemIds, workItemId] });
}

function foldAccepted(state: GroupState, { payload }: Fact): void {
  const { executionApproval: _, ...item } = workOf(state, payload);
  const moved = moveItem(item, payload as WorkParts);
  const { contractVersion } = moved.document.contract;
  keep(state, { ...moved, acceptedContractVersion: contractVersion, candidates: [] });
}

/** A new contract version starts its attempts afresh. What the owner of a queued item holds stays accepted: only a dependency was inserted. */
function foldRevised(state: GroupState, { payload }: Fact): void {
  const item = moveItem(workOf(state, payload), payload as WorkParts);
  const accepted =
    item.document.state === "queued" ? { acceptedContractVersion: item.document.contract.contractVersion } : {};
  keep(state, { ...item, failedAttempts: 0, ...accepted });
}

function foldSubmitted(state: GroupState, { payload }: Fact): void {
  const { evidence = [] } = payload as WorkParts;
  keep(state, { ...moveItem(workOf(state, payload), payload as WorkParts), evidence: evidence.map(recordOf) });
}

function foldReviewed(state: GroupState, { payload }: Fact): void {
  const { evidence = [], artifacts = [] } = payload as WorkParts & Pick<WorkResultAcceptedEventPayload, "artifacts">;
  const item = workOf(state, payload);
  const all = [...item.evidence, ...evidence.map(recordOf)];
  keep(state, { ...moveItem(item, payload as WorkParts), evidence: all });
  // What an approved child brought is content of this Group, without a manifest of its own here.
  for (const { contentHash, sizeBytes } of artifacts) {
    if (!state.artifacts.has(contentHash)) state.artifacts.set(contentHash, { contentHash, sizeBytes, manifests: [] });
  }
}

function foldFailed(state: GroupState, { payload }: Fact): void {
  const parts = payload as WorkParts;
  const item = workOf(state, payload);
  keep(state, { ...moveItem(item, parts), failedAttempts: parts.attempt ?? item.failedAttempts, candidates: [] });
}

function foldCancelled(state: GroupState, { payload }: Fact): void {
  keep(state, { ...moveItem(workOf(state, payload), payload as WorkParts), candidates: [] });
}

function foldWork(state: GroupState, { payload }: Fact): void {
  keep(state, moveItem(workOf(state, payload), payload as WorkParts));
}

/** The aggregate after an Event: its document, and whatever else the Event carries. A lease goes where its type belongs. */
function moveItem(item: WorkItemAggregate, parts: WorkParts): WorkItemAggregate {
  const { workItem: document, checkpoint, child, leaseTerms, candidates, closedLeases = [] } = parts;
  const leases = [...closedLeases, parts.ownershipLease, parts.executionLease, parts.blockedLease, parts.lease];
  const filed = leases.flatMap((lease) =>
    lease === undefined || lease.leaseType === "coordinator" ? [] : [[slots[lease.leaseType], lease] as const],
  );
  return {
    ...item,
    document,
    ownershipEpoch: Math.max(item.ownershipEpoch, document.owner?.ownershipEpoch ?? 0),
    ...Object.fromEntries(filed),
    ...(checkpoint === undefined ? {} : { checkpoint }),
    ...(child === undefined ? {} : { child }),
    ...(leaseTerms === undefined ? {} : { leaseTerms }),
    ...(candidates === undefined ? {} : { candidates }),
  };
}

/** The child takes the place of offers, and of what was approved for the owner there was; the Mission changes too (P34). */
function foldChild(state: GroupState, event: Fact): void {
  const { executionApproval: _, ...item } = workOf(state, event.payload);
  keep(state, { ...moveItem(item, event.payload as WorkParts), candidates: [] });
  const mission = founded(state);
  state.mission = { ...mission, document: { ...mission.document, revision: revisionOf(event) } };
}

function foldArtifact(state: GroupState, event: Fact): void {
  const { artifact } = event.payload as ArtifactPublishedEventPayload;
  const { contentHash, sizeBytes, artifactId, workItemId, sourceArtifactHashes } = artifact;
  const known = state.artifacts.get(contentHash);
  const manifest = { artifactId, workItemId, producerAgentId: artifact.producer.agentId, sourceArtifactHashes };
  state.artifacts.set(contentHash, { contentHash, sizeBytes, manifests: [...(known?.manifests ?? []), manifest] });
  const item = state.workItems.get(workItemId);
  if (item === undefined) throw new RangeError("an Artifact of no WorkItem");
  keep(state, { ...item, document: { ...item.document, revision: revisionOf(event) } });
}

function foldExecutionApproval(state: GroupState, { payload }: Fact): void {
  const { approval, scope } = payload as ApprovalExecutionGrantedEventPayload;
  const { approvalId, approver, decision } = approval;
  const item = moveItem(workOf(state, payload), payload as WorkParts);
  keep(state, decision === "approved" ? { ...item, executionApproval: { approvalId, approver, scope } } : item);
  keepApproval(state, approval);
}

function recordOf({ evidenceId, type, criterionIds, result, generatedBy }: Evidence): EvidenceRecord {
  return { evidenceId, type, criterionIds, result, generatedBy };
}

function workOf(state: GroupState, payload: object): WorkItemAggregate {
  const item = state.workItems.get((payload as WorkParts).workItem.workItemId);
  if (item === undefined) throw new RangeError("an Event of no WorkItem");
  return item;
}

function keep(state: GroupState, item: WorkItemAggregate): void {
  state.workItems.set(item.document.workItemId, item);
}
