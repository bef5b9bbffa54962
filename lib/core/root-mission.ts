import type { MissionCreatedEventPayload } from "../../generated/types.ts";
import { identifierNotAvailable, takenIdentifier } from "./claims.ts";
import type { AgentFact } from "./facts.ts";
import {
  foundConversation,
  foundGroup,
  foundMembership,
  foundMission,
  type MissionTerms,
  membershipFounded,
} from "./founding.ts";
import { objectIdOf } from "./ids.ts";
import { type Effect, type GroupAttempt, type Resolved, resolved } from "./kind-row.ts";
import {
  claimFounding,
  eligibleCoordinator,
  type FoundingPayload,
  firstLease,
  priorityClassOf,
  termsFault,
} from "./mission-terms.ts";
import { invalid, type Rejection } from "./refusal.ts";
import type { RenewalPolicy } from "./state.ts";

/** A Command by which a human founds a Mission. */
export type Founds = GroupAttempt<FoundingPayload & MissionTerms>;

/** What a founding Command needs beside its payload. */
export interface RootBound {
  readonly conversationId: string;
  readonly coordinator: AgentFact;
  readonly renewalPolicy: RenewalPolicy;
}

/** Check 11 of a founding Command: its IDs are free, its Coordinator can coordinate, its terms make sense (P15). */
export function resolveRoot({
  state,
  command,
  facts,
  payload,
  signingHash,
  now,
}: Founds): Resolved<RootBound> | Rejection {
  if (command.groupId !== payload.groupId) return invalid("groupId of envelope and payload differ");
  if (state.mission !== undefined) return identifierNotAvailable;
  const taken = takenIdentifier(facts, claimFounding(command.payload, signingHash));
  if (taken !== undefined) return taken;
  const coordinator = eligibleCoordinator(facts, payload.coordinatorAgentId, now);
  if (!("card" in coordinator)) return coordinator;
  const renewalPolicy = payload.renewalPolicy ?? facts.policy.renewalPolicy;
  const fault = termsFault(payload, renewalPolicy, facts, now);
  if (fault !== undefined) return invalid(fault);
  const conversationId = payload.conversationId ?? objectIdOf("conversation", signingHash);
  return resolved({ conversationId, coordinator, renewalPolicy });
}

/** What comes into being with a root Mission: all of it in the payload of its first Event, and the two Memberships. */
export interface Root {
  readonly created: MissionCreatedEventPayload;
  readonly memberships: readonly [Effect, Effect];
}

/** Founds the Mission of a human with its Group, its Conversation, its Coordinator's lease and the Memberships (MWP-MSN-001). */
export function foundRoot(attempt: Founds, { conversationId, coordinator, renewalPolicy }: RootBound): Root {
  const { command, facts, payload, signingHash, now } = attempt;
  const { missionId, groupId, coordinatorAgentId } = payload;
  const founding = { missionId, groupId, missionOwner: command.actor, now };
  const lease = firstLease(payload, renewalPolicy, attempt);
  const created = {
    mission: foundMission(founding, payload, lease, coordinator.cardVersion),
    group: foundGroup(founding, conversationId),
    conversation: foundConversation(founding, conversationId),
    lease,
    renewalPolicy,
    priorityClass: priorityClassOf(payload, facts),
  };
  const owner = { membershipId: objectIdOf("membership", signingHash, 0), role: "mission_owner" } as const;
  const second = { membershipId: objectIdOf("membership", signingHash, 1), role: "coordinator" } as const;
  const agent = { type: "agent", id: coordinatorAgentId } as const;
  const memberships = [
    membershipFounded(foundMembership(founding, command.actor, owner)),
    membershipFounded(foundMembership(founding, agent, second)),
  ] as const;
  return { created, memberships };
}
