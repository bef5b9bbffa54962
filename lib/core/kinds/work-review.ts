import type { WorkAcceptResultCommandPayload } from "../../../generated/types.ts";
import type { GroupKind } from "../kind-row.ts";
import { invalid } from "../refusal.ts";
import { nextDocument, stated, workEffect } from "../work/effect.ts";
import { claimEvidence, resolveEvidence } from "../work/evidence.ts";
import { membershipEnds } from "../work/idle.ts";
import { closeLease } from "../work/leases.ts";
import { isJudgedByAnother, reviewFault } from "../work/review.ts";
import type { WorkItemAggregate } from "../work/state.ts";

/**
 * Row W12: the Coordinator accepts a result on the Evidence handed in and that of its review (MWP-WRK-025). Of its own
 * work it is never the only judge (MWP-MSN-006).
 */
export const workAcceptResult: GroupKind<WorkAcceptResultCommandPayload, WorkItemAggregate> = {
  kind: "work.accept_result",
  emits: ["work.result.accepted", "membership.ended"],
  aggregate: "work-item",
  authorities: ["coordinator"],
  from: ["active"],
  workFrom: ["submitted"],
  documents: { evidence: "evidence[]" },
  claims: claimEvidence,
  resolve: resolveEvidence,
  item: (item) => item,
  revision: (_, { document }) => document.revision,
  handle(attempt, item) {
    const { command, payload, state, now } = attempt;
    const { evidence, comments } = payload;
    const owner = { type: "agent", id: item.document.owner?.agentId ?? "" } as const;
    const records = [...item.evidence, ...evidence];
    const { contract } = item.document;
    const fault = reviewFault({ contract, owner, submitted: item.evidence, added: evidence });
    if (fault !== undefined) return invalid(fault);
    if (owner.id === command.actor.id && !isJudgedByAnother(owner, records)) {
      return invalid("the Coordinator would be the only reviewer of its own work");
    }
    const workItem = nextDocument(item, now, { state: "verified" });
    const lease = item.ownershipLease;
    const ownershipLease = lease?.state === "active" ? closeLease(lease, "released", now, "verified") : undefined;
    const accepted = workEffect("work.result.accepted", {
      workItem,
      evidence,
      ...stated({ ownershipLease, comments }),
    });
    return { ok: true, events: [accepted, ...membershipEnds(state, workItem, now)] };
  },
};
