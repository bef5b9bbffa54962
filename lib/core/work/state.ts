import type {
  Actor,
  Approval,
  Checkpoint,
  ChildLink,
  ContextPackage,
  DelegationGrant,
  Evidence,
  ExecutionScope,
  Lease,
  SelectionBasis,
  WorkItem,
  WorkLeaseTerms,
} from "../../../generated/types.ts";

/** An offer's candidate, kept while the offer may still be accepted. */
export interface Candidate {
  readonly offerId: string;
  readonly agentId: string;
  readonly selectionBasis: SelectionBasis;
}

/** What the Group remembers of a piece of Evidence; the whole document stands in its Event. */
export type EvidenceRecord = Pick<Evidence, "evidenceId" | "type" | "criterionIds" | "result" | "generatedBy">;

/** The Execution Approval that stands for the present Ownership Epoch (MWP-AUT-003). */
export interface ExecutionApproval {
  readonly approvalId: string;
  readonly approver: Actor;
  readonly scope: ExecutionScope;
}

/**
 * A WorkItem with what its schema has no member for (P16). `document.revision` is the revision of the aggregate (P34).
 * A lease stays here after it was closed, until the next of its type.
 */
export interface WorkItemAggregate {
  readonly document: WorkItem;
  readonly parentWorkItemId?: string;
  /** Cancelled WorkItem that this one cleans up after. */
  readonly compensatesWorkItemId?: string;
  /** Highest Ownership Epoch ever given; 0 before the first acceptance. */
  readonly ownershipEpoch: number;
  /** contractVersion that the owner accepted last; a dependency inserted since counts as accepted. */
  readonly acceptedContractVersion?: number;
  /** Terms of the latest offer. */
  readonly leaseTerms?: WorkLeaseTerms;
  readonly candidates: readonly Candidate[];
  readonly ownershipLease?: Lease;
  readonly executionLease?: Lease;
  readonly blockedLease?: Lease;
  readonly checkpoint?: Checkpoint;
  /** Executions that failed under the present contract version (MWP-WRK-018). */
  readonly failedAttempts: number;
  readonly executionApproval?: ExecutionApproval;
  /** Of the latest submission and its review. */
  readonly evidence: readonly EvidenceRecord[];
  readonly child?: ChildLink;
}

/** One manifest of an Artifact. The content is addressed by its hash, whoever published it (MWP-WRK-024). */
export interface ManifestRecord {
  readonly artifactId: string;
  readonly workItemId: string;
  readonly producerAgentId: string;
  readonly sourceArtifactHashes: readonly string[];
}

/** An Artifact published in the Group. */
export interface ArtifactAggregate {
  readonly contentHash: string;
  readonly sizeBytes: number;
  readonly manifests: readonly ManifestRecord[];
}

/** What the Group remembers of an Approval, whatever it decided; an ID is used once (P05). */
export type ApprovalRecord = Pick<Approval, "approvalId" | "kind" | "decision" | "approver" | "missionRevision">;

/** The latest Context Package of one author, whole, to be handed to a replacement Coordinator. */
export interface ContextRecord {
  readonly document: ContextPackage;
  /** Sequence of the Event that carries it. */
  readonly sequence: number;
}

/** A Delegation Grant and what was created or offered by it (MWP-MSN-021). */
export interface GrantAggregate {
  readonly document: DelegationGrant;
  /** WorkItems that count towards its ceilings. */
  readonly workItemIds: readonly string[];
}
