import type {
  Actor,
  Conversation,
  Group,
  Lease,
  Membership,
  Mission,
  MissionCreateCommandPayload,
} from "../../../generated/types.ts";
import type { JsonObject } from "../../json/value.ts";
import { claim, identifierNotAvailable, takenIdentifier } from "../claims.ts";
import { issueCoordinatorLease } from "../coordinator-lease.ts";
import type { AgentFact, Facts, Identifier } from "../facts.ts";
import { objectIdOf } from "../ids.ts";
import { type GroupAttempt, type GroupKind, resolved } from "../kind-row.ts";
import { missionRow } from "../mission-table.ts";
import { invalid, type Rejection } from "../refusal.ts";
import type { PriorityClass, RenewalPolicy } from "../state.ts";
import { isBefore } from "../time.ts";

interface Founding {
  readonly conversationId: string;
  readonly coordinator: AgentFact;
  readonly renewalPolicy: RenewalPolicy;
}

type Founded = GroupAttempt<MissionCreateCommandPayload>;

const row = missionRow("mission.create");
const classes: readonly PriorityClass[] = ["routine", "normal", "high", "critical"];

/**
 * Row M1: a human founds a Mission with its one Group, its planning Conversation, the first Coordinator lease and the
 * Memberships of MissionOwner and Coordinator (MWP-MSN-001, P09, P15).
 */
export const missionCreate: GroupKind<MissionCreateCommandPayload, Founding> = {
  kind: row.trigger,
  emits: [row.emits, "membership.changed", "membership.changed"],
  aggregate: "mission",
  authorities: ["founder"],
  from: row.from,
  claims: claimAll,
  resolve(attempt) {
    const { state, command, facts, payload, now } = attempt;
    if (command.groupId !== payload.groupId) return invalid("groupId of envelope and payload differ");
    if (state.mission !== undefined) return identifierNotAvailable;
    const taken = takenIdentifier(facts, claimAll(command.payload, attempt.signingHash));
    if (taken !== undefined) return taken;
    const coordinator = eligibleCoordinator(facts, payload.coordinatorAgentId, now);
    if (!("card" in coordinator)) return coordinator;
    const renewalPolicy = payload.renewalPolicy ?? facts.policy.renewalPolicy;
    const fault = termsFault(payload, now) ?? renewalFault(renewalPolicy, facts.policy.coordinatorTtlSecondsMax);
    if (fault !== undefined) return invalid(fault);
    const conversationId = payload.conversationId ?? objectIdOf("conversation", attempt.signingHash);
    return resolved({ conversationId, coordinator, renewalPolicy });
  },
  revision: () => 0,
  handle(attempt, founding) {
    const { facts, payload } = attempt;
    const { conversationId, renewalPolicy } = founding;
    const lease = leaseOf(attempt, founding);
    const created = {
      mission: missionDocument(attempt, founding, lease),
      group: groupDocument(attempt, conversationId),
      conversation: conversationDocument(attempt, conversationId),
      lease,
      renewalPolicy,
      priorityClass: lowered(payload.priorityClass ?? "normal", facts.policy.priorityClassMax),
    };
    const coordinator: Actor = { type: "agent", id: payload.coordinatorAgentId };
    return {
      ok: true,
      events: [
        { kind: row.emits, aggregateRevision: 1, payload: created, conversationId },
        membershipEffect(attempt, 0, attempt.command.actor, "mission_owner"),
        membershipEffect(attempt, 1, coordinator, "coordinator"),
      ],
    };
  },
};

function claimAll(payload: JsonObject, signingHash: string): readonly Identifier[] {
  return [
    ...claim("mission", payload.missionId),
    ...claim("group", payload.groupId),
    ...claim("conversation", payload.conversationId ?? objectIdOf("conversation", signingHash)),
  ];
}

/** P15: registered, active, and with a Session opened at least once; else the refusal names what is missing. */
function eligibleCoordinator(facts: Facts, agentId: string, now: string): AgentFact | Rejection {
  const agent = facts.agent(agentId);
  if (agent === undefined) return invalid("the Coordinator has no registered Agent Card");
  const { validUntil } = agent.card;
  if (agent.status !== "active") return invalid("the Coordinator's Agent Card is not active");
  if (validUntil !== undefined && !isBefore(now, validUntil))
    return invalid("the Coordinator's Agent Card has expired");
  if (facts.sessionEpoch(agentId) === 0) return invalid("the Coordinator has never opened a Session");
  return agent;
}

function termsFault({ deadline, definitionOfDone }: MissionCreateCommandPayload, now: string): string | undefined {
  const criteria = new Set(definitionOfDone.map((criterion) => criterion.criterionId));
  if (criteria.size < definitionOfDone.length) return "definitionOfDone names a criterion twice";
  return isBefore(now, deadline) ? undefined : "the deadline is not in the future";
}

function renewalFault({ ttlSeconds, renewBeforeSeconds }: RenewalPolicy, ttlSecondsMax: number): string | undefined {
  if (ttlSeconds > ttlSecondsMax) return `renewalPolicy.ttlSeconds is more than ${ttlSecondsMax}`;
  return renewBeforeSeconds < ttlSeconds ? undefined : "renewalPolicy.renewBeforeSeconds is not less than ttlSeconds";
}

function lowered(asked: PriorityClass, most: PriorityClass): PriorityClass {
  return classes.indexOf(asked) > classes.indexOf(most) ? most : asked;
}

function leaseOf({ facts, payload, signingHash, now }: Founded, { renewalPolicy }: Founding): Lease {
  const { missionId, groupId, coordinatorAgentId: holderAgentId } = payload;
  const sessionEpoch = facts.sessionEpoch(holderAgentId);
  const leaseId = objectIdOf("lease", signingHash);
  return issueCoordinatorLease({
    leaseId,
    missionId,
    groupId,
    holderAgentId,
    sessionEpoch,
    coordinatorEpoch: 1,
    now,
    renewalPolicy,
  });
}

function missionDocument({ command, payload, now }: Founded, { coordinator }: Founding, lease: Lease): Mission {
  const { missionId, groupId, objective, definitionOfDone, budget, deadline, approvalPolicy, pinnedProfiles } = payload;
  return {
    missionId,
    groupId,
    revision: 1,
    objective,
    definitionOfDone,
    missionOwner: command.actor,
    coordinator: {
      agentId: lease.holderAgentId,
      agentCardVersion: coordinator.cardVersion,
      coordinatorEpoch: 1,
      leaseId: lease.leaseId,
    },
    state: row.to,
    budget,
    deadline,
    approvalPolicy,
    ...(pinnedProfiles === undefined ? {} : { pinnedProfiles }),
    createdAt: now,
  };
}

function groupDocument({ payload: { missionId, groupId }, now }: Founded, mainConversationId: string): Group {
  return { groupId, missionId, state: "active", mainConversationId, createdAt: now };
}

function conversationDocument({ command, payload, now }: Founded, conversationId: string): Conversation {
  return {
    conversationId,
    missionId: payload.missionId,
    groupId: payload.groupId,
    type: "group",
    title: "Planning",
    access: { mode: "group" },
    createdBy: command.actor,
    createdAt: now,
    state: "active",
    revision: 1,
  };
}

/** MissionOwner and Coordinator see the entire Group (MWP-MSN-010). */
function membershipEffect(
  { payload, signingHash, now }: Founded,
  index: number,
  member: Actor,
  role: "mission_owner" | "coordinator",
): { kind: string; aggregateRevision: number; payload: { membership: Membership } } {
  const membership: Membership = {
    membershipId: objectIdOf("membership", signingHash, index),
    missionId: payload.missionId,
    groupId: payload.groupId,
    member,
    role,
    state: "active",
    membershipEpoch: 1,
    scopes: [role === "mission_owner" ? "mission.own" : "mission.coordinate"],
    visibilityStartSequence: 0,
    grantedAt: now,
    activatedAt: now,
  };
  return { kind: "membership.changed", aggregateRevision: 1, payload: { membership } };
}
