import type { Lease } from "../../../generated/types.ts";
import type { EvidenceSummary, WorkItemView, WorkList } from "../../../lib/wire/http.ts";
import { budgetText } from "./budget.ts";
import { criterionText, stateText, type View } from "./mission.ts";
import { type CardLine, card, table } from "./table.ts";
import { cut, instant, plain, relative, shortId, who } from "./text.ts";

const goalLengthMax = 50;

/** The WorkItems of a Mission, one a line, and what is proposed. */
export function workTable({ workItems, proposals }: WorkList, view: View): string {
  const { style, nowMs } = view;
  const items = table(
    workItems,
    [
      { title: "WORKITEM", cell: ({ workItem }) => shortId(workItem.workItemId) },
      { title: "STATE", cell: ({ workItem }) => stateText(workItem.state, style) },
      {
        title: "OWNER",
        cell: ({ workItem }) => (workItem.owner === undefined ? "-" : shortId(workItem.owner.agentId)),
      },
      { title: "LEASE", cell: (item) => leaseCell(item, view) },
      { title: "GATE", cell: ({ gate }) => (gate === "closed" ? style.warn(gate) : gate) },
      { title: "RISK", cell: ({ workItem }) => workItem.contract.sideEffectRisk },
      { title: "DUE", cell: ({ workItem }) => relative(workItem.contract.deadline, nowMs) },
      { title: "GOAL", cell: ({ workItem }) => cut(workItem.contract.goal, goalLengthMax) },
    ],
    { style, none: "The Mission has no WorkItems." },
  );
  const open = proposals.filter(({ state }) => state === "open");
  if (open.length === 0) return items;
  const proposed = open.map(({ proposalId, proposedBy, goal }) => {
    return `  ${shortId(proposalId)}  ${who(proposedBy)}: ${cut(goal, goalLengthMax)}`;
  });
  return [items, "", "Proposed:", ...proposed].join("\n");
}

/** One WorkItem whole: contract, owner, leases with the time they have left, Evidence, blockers, gate. */
export function workCard(view: WorkItemView, now: View): string {
  const { workItem, evidence, child } = view;
  const { contract, progress, submission, scheduleEstimate } = workItem;
  const lines: readonly CardLine[] = [
    ["WorkItem", workItem.workItemId],
    ["state", `${stateText(workItem.state, now.style)}, revision ${workItem.revision}`],
    ["contract", `version ${contract.contractVersion}, ${contract.requestedUrgency}, ${contract.sideEffectRisk}`],
    ["impact", plain(contract.businessImpact)],
    ["deadline", instant(contract.deadline, now.nowMs)],
    ["budget", budgetText(contract.budget)],
    ["needs", contract.requiredCapabilities.map(({ id, version }) => `${plain(id)} ${plain(version)}`)],
    [
      "may use",
      contract.allowedResources.map(
        ({ resource, operations }) => `${plain(resource)}: ${operations.map(plain).join(", ")}`,
      ),
    ],
    [
      "deliverables",
      contract.requiredDeliverables.map(
        ({ deliverableId, description }) => `${plain(deliverableId)}: ${plain(description)}`,
      ),
    ],
    ["criteria", contract.acceptanceCriteria.map(criterionText)],
    ["depends on", contract.dependencyWorkItemIds],
    ["owner", ownerText(view)],
    ["leases", leaseTexts(view, now)],
    [
      "offers",
      (workItem.offers ?? []).map(({ agentId, status, expiresAt }) => offerText({ agentId, status, expiresAt }, now)),
    ],
    [
      "failed attempts",
      view.failedAttempts === 0 ? undefined : `${view.failedAttempts} of ${contract.retryPolicy.maxAttempts}`,
    ],
    ["gate", gateText(view, now)],
    [
      "estimate",
      scheduleEstimate &&
        `done ${instant(scheduleEstimate.estimatedCompletion, now.nowMs)}, ${scheduleEstimate.capacityStatus}`,
    ],
    ["phase", progress && plain(progress.currentPhase)],
    ["blockers", (progress?.blockers ?? []).map((text) => now.style.warn(plain(text)))],
    [
      "checkpoint",
      view.checkpoint && `${instant(view.checkpoint.createdAt, now.nowMs)}: ${plain(view.checkpoint.summary)}`,
    ],
    ["submitted", submission && instant(submission.submittedAt, now.nowMs)],
    ["Artifacts", submission?.artifactHashes],
    ["Evidence", evidence.map((one) => evidenceText(one, now))],
    ["child Mission", child && `${child.missionId} (${child.state})`],
    ["parent item", view.parentWorkItemId],
  ];
  return card(cut(contract.goal, goalLengthMax * 2), lines, now.style);
}

/** Evidence on one line. */
export function evidenceText(
  { type, result, criterionIds, generatedBy, evidenceId }: EvidenceSummary,
  { style }: View,
): string {
  const verdict = result === "passed" ? style.good(result) : style.bad(result);
  return `${plain(type)} ${verdict} for ${criterionIds.map(plain).join(", ")} by ${who(generatedBy)} (${shortId(evidenceId)})`;
}

function ownerText({ workItem: { owner }, ownershipEpoch }: WorkItemView): string {
  if (owner === undefined) return ownershipEpoch === 0 ? "none yet" : `none; Ownership Epoch ${ownershipEpoch} is over`;
  const pins = owner.capabilityPins.map(({ id, version }) => `${plain(id)} ${plain(version)}`).join(", ");
  return `agent ${owner.agentId}, Ownership Epoch ${owner.ownershipEpoch}, Card ${owner.agentCardVersion} (${pins})`;
}

function leasesOf({ ownershipLease, executionLease, blockedLease }: WorkItemView): readonly Lease[] {
  return [ownershipLease, executionLease, blockedLease].filter((lease) => lease !== undefined);
}

function leaseTexts(item: WorkItemView, now: View): readonly string[] {
  return leasesOf(item).map(({ leaseType, leaseId, state, expiresAt, startBy }) => {
    const start =
      startBy === undefined || item.workItem.state !== "queued" ? "" : `, start ${relative(startBy, now.nowMs)}`;
    return `${leaseType}: ${leftOf({ state, expiresAt }, now)}${start} (${shortId(leaseId)})`;
  });
}

/** The lease that counts now, and how long it does. */
function leaseCell(item: WorkItemView, now: View): string {
  const { ownershipLease, executionLease, blockedLease } = item;
  const lease = [executionLease, blockedLease, ownershipLease].find((one) => one?.state === "active");
  return lease === undefined ? "-" : `${lease.leaseType} ${leftOf(lease, now)}`;
}

function leftOf({ state, expiresAt }: Pick<Lease, "state" | "expiresAt">, { nowMs, style }: View): string {
  if (state !== "active") return style.dim(state);
  const isOver = Date.parse(expiresAt) <= nowMs;
  return isOver ? style.bad(`over, ${relative(expiresAt, nowMs)}`) : `ends ${relative(expiresAt, nowMs)}`;
}

function offerText(
  { agentId, status, expiresAt }: { readonly agentId: string; readonly status: string; readonly expiresAt: string },
  { nowMs }: View,
): string {
  const until = status === "pending" ? `, until ${instant(expiresAt, nowMs)}` : "";
  return `${shortId(agentId)} ${status}${until}`;
}

function gateText({ gate, executionApproval, workItem: { contract } }: WorkItemView, { style, nowMs }: View): string {
  if (executionApproval !== undefined) {
    const { approver, approvalId, scope } = executionApproval;
    return `${gate}: ${who(approver)} approved (${shortId(approvalId)}), good ${relative(scope.expiresAt, nowMs)}`;
  }
  if (gate === "open") return `open (${contract.executionApproval})`;
  return style.warn(`closed: an Execution Approval is wanted (${contract.executionApproval})`);
}
