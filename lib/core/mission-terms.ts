import type { Lease, Mission } from "../../generated/types.ts";
import type { JsonObject } from "../json/value.ts";
import { cardFault } from "./agent-card.ts";
import { claim } from "./claims.ts";
import { issueCoordinatorLease } from "./coordinator-lease.ts";
import type { AgentFact, Facts, Identifier } from "./facts.ts";
import { objectIdOf } from "./ids.ts";
import { invalid, type Rejection } from "./refusal.ts";
import type { PriorityClass, RenewalPolicy } from "./state.ts";
import { isBefore } from "./time.ts";

const classes: readonly PriorityClass[] = ["routine", "normal", "high", "critical"];

/** What every Command that founds a Mission says of its IDs and its Coordinator. */
export interface FoundingPayload extends Pick<Mission, "missionId" | "groupId" | "deadline" | "definitionOfDone"> {
  readonly conversationId?: string;
  readonly coordinatorAgentId: string;
  readonly renewalPolicy?: RenewalPolicy;
  readonly priorityClass?: PriorityClass;
}

/** IDs that a founding Command brings into use (MWP-FND-008). */
export function claimFounding(payload: JsonObject, signingHash: string): readonly Identifier[] {
  return [
    ...claim("mission", payload.missionId),
    ...claim("group", payload.groupId),
    ...claim("conversation", payload.conversationId ?? objectIdOf("conversation", signingHash)),
  ];
}

/** P15: registered, active, and with a Session opened at least once; else the refusal names what is missing. */
export function eligibleCoordinator(facts: Facts, agentId: string, now: string): AgentFact | Rejection {
  const agent = facts.agent(agentId);
  const fault = cardFault(agent, now);
  if (agent === undefined || fault !== undefined) return invalid(`the Coordinator has ${fault}`);
  return facts.sessionEpoch(agentId) === 0 ? invalid("the Coordinator has never opened a Session") : agent;
}

/** Why the terms of a new Mission make no sense (MWP-MSN-001, MWP-MSN-004). */
export function termsFault(
  terms: FoundingPayload,
  renewalPolicy: RenewalPolicy,
  { policy }: Facts,
  now: string,
): string | undefined {
  const { deadline, definitionOfDone } = terms;
  const criteria = new Set<string>(definitionOfDone.map(({ criterionId }) => criterionId));
  if (criteria.size < definitionOfDone.length) return "definitionOfDone names a criterion twice";
  if (!isBefore(now, deadline)) return "the deadline is not in the future";
  return renewalFault(renewalPolicy, policy.coordinatorTtlSecondsMax);
}

/** Why the terms of a Coordinator lease are refused (MWP-MSN-004). */
export function renewalFault(
  { ttlSeconds, renewBeforeSeconds }: RenewalPolicy,
  ttlSecondsMax: number,
): string | undefined {
  if (ttlSeconds > ttlSecondsMax) return `renewalPolicy.ttlSeconds is more than ${ttlSecondsMax}`;
  return renewBeforeSeconds < ttlSeconds ? undefined : "renewalPolicy.renewBeforeSeconds is not less than ttlSeconds";
}

/** The priority class as policy leaves it. */
export function priorityClassOf({ priorityClass = "normal" }: FoundingPayload, { policy }: Facts): PriorityClass {
  const most = policy.priorityClassMax;
  return classes.indexOf(priorityClass) > classes.indexOf(most) ? most : priorityClass;
}

/** The first Coordinator lease of a Mission, bound to the Session that its holder has now. */
export function firstLease(
  payload: FoundingPayload,
  renewalPolicy: RenewalPolicy,
  { facts, signingHash, now }: { readonly facts: Facts; readonly signingHash: string; readonly now: string },
): Lease {
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
