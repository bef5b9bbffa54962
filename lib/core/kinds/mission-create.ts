import type { Lease, MissionCreateCommandPayload } from "../../../generated/types.ts";
import type { JsonObject } from "../../json/value.ts";
import { cardFault } from "../agent-card.ts";
import { claim, identifierNotAvailable, takenIdentifier } from "../claims.ts";
import { issueCoordinatorLease } from "../coordinator-lease.ts";
import type { AgentFact, Facts, Identifier } from "../facts.ts";
import { foundConversation, foundGroup, foundMembership, foundMission } from "../founding.ts";
import { objectIdOf } from "../ids.ts";
import { type GroupAttempt, type GroupKind, resolved } from "../kind-row.ts";
import { missionRow } from "../mission-table.ts";
import { invalid, type Rejection } from "../refusal.ts";
import type { PriorityClass, RenewalPolicy } from "../state.ts";
import { isBefore } from "../time.ts";

type Create = GroupAttempt<MissionCreateCommandPayload>;

interface Bound {
  readonly conversationId: string;
  readonly coordinator: AgentFact;
  readonly renewalPolicy: RenewalPolicy;
}

const row = missionRow("mission.create");
const classes: readonly PriorityClass[] = ["routine", "normal", "high", "critical"];

/**
 * Row M1: a human founds a Mission with its one Group, its planning Conversation, the first Coordinator lease and the
 * Memberships of MissionOwner and Coordinator (MWP-MSN-001, P09, P15).
 */
export const missionCreate: GroupKind<MissionCreateCommandPayload, Bound> = {
  kind: row.trigger,
  emits: [row.emits, "membership.changed", "membership.changed"],
  aggregate: "mission",
  authorities: ["founder"],
  from: row.from,
  claims: claimAll,
  resolve(attempt) {
    const { state, command, facts, payload, signingHash, now } = attempt;
    if (command.groupId !== payload.groupId) return invalid("groupId of envelope and payload differ");
    if (state.mission !== undefined) return identifierNotAvailable;
    const taken = takenIdentifier(facts, claimAll(command.payload, signingHash));
    if (taken !== undefined) return taken;
    const coordinator = eligibleCoordinator(facts, payload.coordinatorAgentId, now);
    if (!("card" in coordinator)) return coordinator;
    const renewalPolicy = payload.renewalPolicy ?? facts.policy.renewalPolicy;
    const fault = termsFault(payload, now) ?? renewalFault(renewalPolicy, facts.policy.coordinatorTtlSecondsMax);
    if (fault !== undefined) return invalid(fault);
    return resolved({ conversationId: conversationIdOf(payload, signingHash), coordinator, renewalPolicy });
  },
  revision: () => 0,
  handle(attempt, bound) {
    const { command, facts, payload, signingHash, now } = attempt;
    const { conversationId, coordinator, renewalPolicy } = bound;
    const { missionId, groupId, coordinatorAgentId } = payload;
    const founding = { missionId, groupId, missionOwner: command.actor, now };
    const lease = firstLease(attempt, renewalPolicy);
    const created = {
      mission: foundMission(founding, payload, lease, coordinator.cardVersion),
      group: foundGroup(founding, conversationId),
      conversation: foundConversation(founding, conversationId),
      lease,
      renewalPolicy,
      priorityClass: lowered(payload.priorityClass ?? "normal", facts.policy.priorityClassMax),
    };
    const owner = { membershipId: objectIdOf("membership", signingHash, 0), role: "mission_owner" } as const;
    const second = { membershipId: objectIdOf("membership", signingHash, 1), role: "coordinator" } as const;
    return {
      ok: true,
      events: [
        { kind: row.emits, aggregateRevision: 1, payload: created, conversationId },
        foundMembership(founding, command.actor, owner),
        foundMembership(founding, { type: "agent", id: coordinatorAgentId }, second),
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

function conversationIdOf({ conversationId }: MissionCreateCommandPayload, signingHash: string): string {
  return conversationId ?? objectIdOf("conversation", signingHash);
}

/** P15: registered, active, and with a Session opened at least once; else the refusal names what is missing. */
function eligibleCoordinator(facts: Facts, agentId: string, now: string): AgentFact | Rejection {
  const agent = facts.agent(agentId);
  const fault = cardFault(agent, now);
  if (agent === undefined || fault !== undefined) return invalid(`the Coordinator has ${fault}`);
  return facts.sessionEpoch(agentId) === 0 ? invalid("the Coordinator has never opened a Session") : agent;
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

function firstLease({ facts, payload, signingHash, now }: Create, renewalPolicy: RenewalPolicy): Lease {
  const { missionId, groupId, coordinatorAgentId: holderAgentId } = payload;
  return issueCoordinatorLease({
    leaseId: objectIdOf("lease", signingHash),
    missionId,
    groupId,
    holderAgentId,
    sessionEpoch: facts.sessionEpoch(holderAgentId),
    coordinatorEpoch: 1,
    now,
    renewalPolicy,
  });
}
