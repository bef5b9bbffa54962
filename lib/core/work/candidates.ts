import type { Membership, WorkContract, WorkOfferCommandPayload } from "../../../generated/types.ts";
import { cardFault } from "../agent-card.ts";
import type { GroupAttempt } from "../kind-row.ts";
import { isLive, membershipOf } from "../membership.ts";
import { areOnCard, coversCapabilities, sameCapabilities } from "./capabilities.ts";

type Chosen = WorkOfferCommandPayload["candidates"][number];

/** Roles that do work by themselves; others need the scope `work` as well (P35). */
const workingRoles: readonly Membership["role"][] = ["coordinator", "work_delegate", "worker"];

/** Whether a member may own work. */
export function mayWork({ role, scopes }: Pick<Membership, "role" | "scopes">): boolean {
  return workingRoles.includes(role) || scopes.includes("work");
}

/** Why the candidates of an offer do not hold: too many, one twice, or one who cannot do this work (MWP-WRK-004). */
export function candidatesFault(
  attempt: GroupAttempt<WorkOfferCommandPayload>,
  contract: WorkContract,
): string | undefined {
  const { candidates } = attempt.payload;
  const { offerCandidatesMax } = attempt.facts.policy;
  if (candidates.length > offerCandidatesMax) return `an offer has at most ${offerCandidatesMax} candidates`;
  if (new Set(candidates.map(({ agentId }) => agentId)).size < candidates.length) return "a candidate occurs twice";
  return candidates.map((chosen) => candidateFault(attempt, chosen, contract)).find((fault) => fault !== undefined);
}

/**
 * Why an Agent is no candidate: it is no live member that may work, has no Card that counts, or its Card does not cover
 * what the contract requires (MWP-MSN-011). That a provisional member has a Context Package its Membership's schema sees to.
 */
function candidateFault(
  { state, facts, now }: GroupAttempt,
  { agentId, selectionBasis }: Chosen,
  contract: WorkContract,
): string | undefined {
  const member = membershipOf(state, { type: "agent", id: agentId });
  if (member === undefined || !isLive(member, now)) return "a candidate is no member of the Group";
  if (!mayWork(member.document)) return "the Membership of a candidate is not for work";
  const agent = facts.agent(agentId);
  const fault = cardFault(agent, now);
  if (agent === undefined || fault !== undefined) return `a candidate has ${fault}`;
  if (!coversCapabilities(agent.card.capabilities, contract.requiredCapabilities)) {
    return "the Card of a candidate does not cover the Capabilities that the contract requires";
  }
  const { requiredCapabilities, verifiedMatches, authorizationEligible } = selectionBasis;
  if (!sameCapabilities(requiredCapabilities, contract.requiredCapabilities)) {
    return "the selection basis is of other Capabilities than the contract requires";
  }
  if (!areOnCard(agent.card, verifiedMatches)) return "a verified match is not on the Card of its candidate";
  if (!coversCapabilities(verifiedMatches, contract.requiredCapabilities)) {
    return "the verified matches do not cover the Capabilities that the contract requires";
  }
  return authorizationEligible ? undefined : "a candidate is not eligible by authorization";
}
