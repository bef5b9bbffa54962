import type { Actor, Command, Lease, Membership, WorkItem } from "../../../../generated/types.ts";
import type { EventDraft } from "../../../../lib/core/mod.ts";

/** What the log of one Group says of who may act: read from its Events alone, without the core's state or rules. */
export interface Oracle {
  readonly members: Map<string, Membership>;
  readonly leases: Map<string, Lease>;
  readonly items: Map<string, Item>;
  readonly grants: Map<string, Grant>;
  readonly revisions: Map<string, number>;
  coordinator: { readonly agentId: string; readonly epoch: number; readonly leaseId: string } | undefined;
  phase: string;
}

interface Item {
  readonly document: WorkItem;
  /** Highest Ownership Epoch that anybody had. */
  readonly epoch: number;
}

interface Grant {
  readonly granteeAgentId: string;
  readonly granteeMembershipEpoch: number;
  readonly coordinatorEpoch: number;
  readonly expiresAt: string;
}

interface Payload {
  readonly membership?: Membership;
  readonly mission?: {
    readonly groupId: string;
    readonly revision: number;
    readonly state: string;
    readonly coordinator: { readonly agentId: string; readonly coordinatorEpoch: number; readonly leaseId: string };
  };
  readonly workItem?: WorkItem;
  readonly grant?: Grant & { readonly grantId: string };
  readonly proposal?: { readonly proposalId: string };
  readonly conversation?: { readonly conversationId: string };
}

export function createOracle(): Oracle {
  return {
    members: new Map(),
    leases: new Map(),
    items: new Map(),
    grants: new Map(),
    revisions: new Map(),
    coordinator: undefined,
    phase: "none",
  };
}

const key = ({ type, id }: Actor): string => `${type} ${id}`;

/** Kinds that only the Coordinator sends. */
const coordinatorOnly = [
  "mission.create_child",
  "mission.renew_coordinator",
  "mission.submit_for_approval",
  "membership.grant_delegation",
  "work.accept_result",
];

/** Kinds in which the Coordinator acts by its lease, as may others by what else they are. */
const alsoCoordinator = [
  "mission.terminate",
  "membership.change",
  "membership.end",
  "work.authorize",
  "work.offer",
  "work.unblock",
  "work.cancel",
  "work.fail",
  "ext.missionweaveprotocol.core.work_dependency_add",
  "ext.mwp.toolkit.conversation_open",
  "ext.mwp.toolkit.conversation_change",
];

/** Kinds that go on after a Mission is over. */
const afterwards = ["membership.end", "message.redact"];

const founding = ["mission.create", "mission.create_follow_up"];

/** Why a Command should have been refused: it was fenced, or rested on a lease that was over (invariants 6, 7 and 9). */
export function objections(oracle: Oracle, command: Command, now: string): readonly string[] {
  if (founding.includes(command.kind)) return oracle.phase === "none" ? [] : ["a Group is founded twice"];
  if (oracle.phase === "none") return ["a Group without Mission accepts something"];
  const isOver = !["active", "awaiting_approval"].includes(oracle.phase);
  return [
    ...(isOver && !afterwards.includes(command.kind) ? [`a Mission that is ${oracle.phase} goes on`] : []),
    ...memberObjections(oracle, command, now),
    ...coordinatorObjections(oracle, command, now),
    ...grantObjections(oracle, command, now),
    ...workObjections(oracle, command, now),
  ];
}

function memberObjections({ members }: Oracle, { actor, membershipEpoch }: Command, now: string): readonly string[] {
  if (actor.type === "service") return [];
  const member = members.get(key(actor));
  if (member === undefined) return ["the actor was never a member"];
  const { state, provisionalExpiresAt } = member;
  const lapsed = state === "provisional" && provisionalExpiresAt !== undefined && !before(now, provisionalExpiresAt);
  return [
    ...(membershipEpoch === member.membershipEpoch ? [] : ["the Membership Epoch is fenced"]),
    ...(state === "ended" || lapsed ? ["the Membership is over"] : []),
  ];
}

function coordinatorObjections(oracle: Oracle, command: Command, now: string): readonly string[] {
  const { coordinator, leases } = oracle;
  const { kind, actor, coordinatorEpoch, sessionEpoch } = command;
  if (coordinator === undefined) return ["there is no Coordinator"];
  if (coordinatorEpoch !== undefined && coordinatorEpoch !== coordinator.epoch)
    return ["the Coordinator Epoch is fenced"];
  const coordinates = actor.type === "agent" && actor.id === coordinator.agentId;
  if (!coordinates) return coordinatorOnly.includes(kind) ? ["another than the Coordinator acts as one"] : [];
  // One who also holds another office acts by that; the reader of the log does not know by which, but for these kinds.
  const acts = coordinatorOnly.includes(kind) || (alsoCoordinator.includes(kind) && isOnlyCoordinator(oracle, actor));
  if (!acts) return [];
  const lease = leases.get(coordinator.leaseId);
  const renews = kind === "mission.renew_coordinator";
  const end = (renews ? lease?.graceExpiresAt : undefined) ?? lease?.expiresAt ?? now;
  return [
    ...(coordinatorEpoch === undefined ? ["the Coordinator Epoch is missing"] : []),
    ...(lease?.state === "active" && before(now, end) ? [] : ["the Coordinator lease is over"]),
    ...(renews || lease?.sessionEpoch === sessionEpoch ? [] : ["the Coordinator lease is of another Session"]),
  ];
}

function isOnlyCoordinator({ members }: Oracle, actor: Actor): boolean {
  return members.get(key(actor))?.role === "coordinator";
}

function grantObjections(oracle: Oracle, { actor, payload }: Command, now: string): readonly string[] {
  const grant = oracle.grants.get(payload.delegationGrantId as string);
  if (payload.delegationGrantId === undefined) return [];
  const fits =
    grant !== undefined &&
    grant.granteeAgentId === actor.id &&
    grant.granteeMembershipEpoch === oracle.members.get(key(actor))?.membershipEpoch &&
    grant.coordinatorEpoch === oracle.coordinator?.epoch &&
    before(now, grant.expiresAt);
  return fits ? [] : ["the Delegation Grant is over"];
}

/** Kinds that a Worker sends by its Ownership Epoch. */
export const byOwnership: readonly string[] = [
  "work.start",
  "work.checkpoint",
  "work.block",
  "work.submit",
  "ext.missionweaveprotocol.core.work_execution_lease_renew",
];
/** Kinds that rest on an Execution Lease. */
const byExecution = ["work.checkpoint", "work.block", "work.submit", "artifact.publish"];

function workObjections(oracle: Oracle, command: Command, now: string): readonly string[] {
  const { kind, actor, payload } = command;
  const artifact = payload.artifact as { workItemId?: string } | undefined;
  const item = oracle.items.get((payload.workItemId ?? command.workItemId ?? artifact?.workItemId) as string);
  if (kind === "work.accept_offer") return acceptanceObjections(item, command, now);
  const { owner } = item?.document ?? {};
  const fenced =
    byOwnership.includes(kind) && (payload.ownershipEpoch !== item?.epoch || owner?.ownershipEpoch !== item?.epoch);
  const other = byOwnership.includes(kind) && owner?.agentId !== actor.id;
  const leaseId = (payload.executionLeaseId ?? payload.leaseId) as string;
  const needed = [
    ...(byExecution.includes(kind) ? [leaseId] : []),
    ...(kind === "work.start" ? [owner?.ownershipLeaseId] : []),
    ...(kind === byOwnership[4] ? [leaseId, owner?.ownershipLeaseId] : []),
  ];
  return [
    ...(fenced ? ["the Ownership Epoch is fenced"] : []),
    ...(other ? ["another than the owner works"] : []),
    ...needed.flatMap((id) => leaseObjections(oracle, id, command, now)),
  ];
}

function leaseObjections(
  { leases, items }: Oracle,
  id: string | undefined,
  command: Command,
  now: string,
): readonly string[] {
  const lease = leases.get(id ?? "");
  if (lease === undefined) return ["a lease that never was is cited"];
  const epoch = items.get(lease.workItemId ?? "")?.epoch;
  return [
    ...(lease.state === "active" ? [] : [`the ${lease.leaseType} lease is ${lease.state}`]),
    ...(before(now, lease.expiresAt) ? [] : [`the ${lease.leaseType} lease has expired`]),
    ...(lease.holderAgentId === command.actor.id ? [] : [`the ${lease.leaseType} lease is another's`]),
    ...(lease.ownershipEpoch === epoch ? [] : [`the ${lease.leaseType} lease is of a fenced epoch`]),
    ...(lease.leaseType !== "execution" || lease.sessionEpoch === command.sessionEpoch
      ? []
      : ["the Execution Lease is of another Session"]),
  ];
}

/** The first acceptance wins: an offer is accepted while it stands, and none of its WorkItem after another was (I9). */
function acceptanceObjections(item: Item | undefined, { actor, payload }: Command, now: string): readonly string[] {
  const offer = item?.document.offers?.find(({ offerId }) => offerId === payload.offerId);
  if (offer === undefined) return ["an offer that never was is accepted"];
  return [
    ...(offer.status === "pending" ? [] : [`an offer that is ${offer.status} is accepted`]),
    ...(before(now, offer.expiresAt) ? [] : ["an expired offer is accepted"]),
    ...(offer.agentId === actor.id ? [] : ["another's offer is accepted"]),
    ...(item?.document.owner === undefined ? [] : ["work that is owned is accepted"]),
  ];
}

/** WorkItem states that may follow each other, written here a second time. */
const ways: Readonly<Record<string, readonly string[]>> = {
  none: ["open"],
  open: ["open", "offered", "blocked", "failed", "cancelled"],
  offered: ["offered", "queued", "blocked", "failed", "cancelled"],
  queued: ["queued", "active", "offered", "blocked", "failed", "cancelled"],
  active: ["active", "queued", "blocked", "submitted", "offered", "failed", "cancelled"],
  blocked: ["blocked", "queued", "open", "offered", "verified", "failed", "cancelled"],
  submitted: ["submitted", "verified", "failed", "cancelled"],
  failed: ["offered"],
  verified: [],
  cancelled: [],
};

/** Takes note of an Event, and answers what it does that no Event may do. */
export function learn(oracle: Oracle, event: EventDraft): readonly string[] {
  const payload = event.payload as object as Payload;
  const faults = [
    ...learnMission(oracle, event, payload),
    ...learnMember(oracle, payload),
    ...learnItem(oracle, event, payload),
  ];
  for (const lease of leasesIn(event.payload)) {
    oracle.leases.set(lease.leaseId, lease);
    if (lease.leaseType === "coordinator" && lease.state === "active" && event.kind === "mission.coordinator.renewed") {
      if (lease.leaseId !== oracle.coordinator?.leaseId) faults.push("another lease than the Coordinator's is renewed");
    }
  }
  if (payload.grant?.grantId !== undefined) oracle.grants.set(payload.grant.grantId, payload.grant);
  return [...faults, ...revisionFaults(oracle, event, payload)];
}

function learnMission(oracle: Oracle, { groupId }: EventDraft, { mission }: Payload): string[] {
  if (mission === undefined || mission.groupId !== groupId) return [];
  const { agentId, coordinatorEpoch: epoch, leaseId } = mission.coordinator;
  const known = oracle.coordinator;
  const faults = [
    ...(known !== undefined && epoch < known.epoch ? ["the Coordinator Epoch falls"] : []),
    ...(known !== undefined && epoch === known.epoch && agentId !== known.agentId
      ? ["two share a Coordinator Epoch"]
      : []),
    ...(["approved", "failed", "cancelled"].includes(oracle.phase) ? ["a Mission that is over moves"] : []),
  ];
  oracle.coordinator = { agentId, epoch, leaseId };
  oracle.phase = mission.state;
  return faults;
}

function learnMember({ members }: Oracle, { membership }: Payload): string[] {
  if (membership === undefined) return [];
  const known = members.get(key(membership.member));
  members.set(key(membership.member), membership);
  const falls = known !== undefined && membership.membershipEpoch < known.membershipEpoch;
  const revived =
    known?.state === "ended" && membership.state !== "ended" && membership.membershipEpoch === known.membershipEpoch;
  return [...(falls ? ["a Membership Epoch falls"] : []), ...(revived ? ["an ended Membership keeps its epoch"] : [])];
}

function learnItem(oracle: Oracle, { kind }: EventDraft, { workItem }: Payload): string[] {
  if (workItem === undefined) return [];
  const known = oracle.items.get(workItem.workItemId);
  const from = known?.document.state ?? "none";
  const epoch = workItem.owner?.ownershipEpoch ?? 0;
  oracle.items.set(workItem.workItemId, { document: workItem, epoch: Math.max(known?.epoch ?? 0, epoch) });
  const falls = epoch !== 0 && epoch < (known?.epoch ?? 0);
  const isShared =
    epoch === known?.epoch && known.document.owner !== undefined && changesHands(known.document, workItem);
  const isNew = kind !== "work.offer.accepted" || epoch > (known?.epoch ?? 0);
  return [
    ...(ways[from]?.includes(workItem.state) ? [] : [`${kind} takes a WorkItem from ${from} to ${workItem.state}`]),
    ...(falls ? ["an Ownership Epoch falls"] : []),
    ...(isShared ? ["two share an Ownership Epoch"] : []),
    ...(isNew ? [] : ["an acceptance brings no new Ownership Epoch"]),
  ];
}

function changesHands(before: WorkItem, after: WorkItem): boolean {
  return after.owner !== undefined && before.owner?.agentId !== after.owner.agentId;
}

/** Each aggregate counts its own Events 1, 2, 3 … (P34). */
function revisionFaults({ revisions }: Oracle, event: EventDraft, payload: Payload): readonly string[] {
  const aggregate = aggregateOf(event, payload);
  const { mission } = payload;
  // A child that changes hands is told of by the Membership of its new MissionOwner, and is one revision on.
  if (event.kind === "membership.changed" && mission !== undefined) {
    const next = (revisions.get("mission") ?? 0) + 1;
    revisions.set("mission", next);
    if (mission.revision !== next) return [`a child that changes hands has revision ${mission.revision}, not ${next}`];
  }
  const last = revisions.get(aggregate) ?? 0;
  const { aggregateRevision = 0 } = event;
  revisions.set(aggregate, aggregateRevision);
  // A Conversation comes with a Mission or a WorkItem, and a WorkItem moves with the child that it gets.
  const { conversation, workItem } = payload;
  if (conversation !== undefined) revisions.set(`conversation ${conversation.conversationId}`, 1);
  if (event.kind === "mission.child.created" && workItem !== undefined) {
    revisions.set(`work-item ${workItem.workItemId}`, workItem.revision);
  }
  if (conversation !== undefined && aggregate.startsWith("conversation ")) revisions.set(aggregate, aggregateRevision);
  return aggregateRevision === last + 1
    ? []
    : [`${event.kind} has revision ${aggregateRevision} of ${aggregate} after ${last}`];
}

function aggregateOf({ kind, workItemId, conversationId }: EventDraft, payload: Payload): string {
  if (payload.membership !== undefined) return `membership ${payload.membership.membershipId}`;
  if (kind === "work.proposed") return `proposal ${payload.proposal?.proposalId}`;
  if (kind.startsWith("mission.")) return "mission";
  if (payload.workItem !== undefined) return `work-item ${payload.workItem.workItemId}`;
  if (kind === "artifact.published") return `work-item ${workItemId}`;
  return `conversation ${payload.conversation?.conversationId ?? conversationId}`;
}

function* leasesIn(payload: object): Generator<Lease> {
  for (const value of Object.values(payload)) {
    for (const one of Array.isArray(value) ? value : [value]) {
      if (typeof one === "object" && one !== null && "leaseId" in one && "leaseType" in one) yield one as Lease;
    }
  }
}

function before(a: string, b: string): boolean {
  return Date.parse(a) < Date.parse(b);
}
