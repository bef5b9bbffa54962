import type { Event, Lease, Mission, WorkItem } from "../../../generated/types.ts";
import type { Agent } from "../../../lib/agent/mod.ts";
import { formatInstantMs } from "../../../lib/format/timestamp.ts";
import { agentOf, knownPrincipal, signerOf } from "../clients.ts";
import { UsageError } from "../exit.ts";
import { type Organization, readOrganization } from "../organization.ts";
import { shortId } from "../render/text.ts";
import { type Author, capabilityPins, evidenceOf, selectionBasis, textArtifact, textContract } from "./papers.ts";
import { type Watcher, watchGroup } from "./watcher.ts";

const renewEveryMs = 120_000;
const hourMs = 3_600_000;

/** The two Agents of a development Organization at work on one Mission. */
interface Crew {
  readonly groupId: string;
  readonly coordinator: Agent;
  readonly worker: Agent;
  readonly log: Watcher;
  author(name: "coordinator" | "worker"): Author;
}

/**
 * `mwp crew GROUP`: plays Coordinator and worker of a development Organization, so that a human has something to steer:
 * one piece of work that waits for an Execution Approval, its result, the submission of the Mission; again after each
 * change request. Ends when the Mission does.
 */
export async function crew(groupId: string, { organization: file }: { readonly organization: string }): Promise<void> {
  const organization = readOrganization(file);
  const [coordinator, worker] = await Promise.all([
    agentOf(organization, "coordinator"),
    agentOf(organization, "worker"),
  ]);
  const log = watchGroup(coordinator, groupId);
  const refused = new Promise<never>((_, reject) => {
    coordinator.on("problem", ({ what, error }) => what === "refused" && reject(error));
  });
  const author = (name: string): Author => authorOf(organization, name);
  try {
    await Promise.race([refused, play({ groupId, coordinator, worker, log, author })]);
  } finally {
    await Promise.all([coordinator.close(), worker.close()]);
  }
}

function authorOf(organization: Organization, name: string): Author {
  const known = knownPrincipal(organization, name);
  return { agentId: known.principal.id, signer: signerOf(known) };
}

async function play(team: Crew): Promise<void> {
  const { mission } = (
    await team.log.wait(({ kind }) => kind === "mission.created" || kind === "mission.follow_up.created")
  ).payload as { readonly mission: Mission };
  if (mission.coordinator.agentId !== team.coordinator.agentId)
    throw new UsageError("the Coordinator of that Mission is another Agent");
  await renew(team);
  const renewal = setInterval(() => void renew(team).catch(() => {}), renewEveryMs);
  try {
    await engageWorker(team);
    for (let round = 1, goal = mission.objective; ; round += 1) {
      const after = team.log.seen.length;
      await submit(team, { mission, goal, text: `${goal}\nround ${round}\n` });
      const decision = await team.log.wait((event) => team.log.seen.indexOf(event) >= after && isDecision(event));
      tell(`the Mission: ${decision.kind}`);
      if (decision.kind !== "mission.changes_requested") return;
      goal = (decision.payload as { readonly approval: { readonly comments: string } }).approval.comments || goal;
    }
  } finally {
    clearInterval(renewal);
  }
}

function isDecision({ kind }: Event): boolean {
  return ["mission.approved", "mission.changes_requested", "mission.cancelled", "mission.terminated"].includes(kind);
}

/** The first Coordinator Epoch: a crew that was replaced is refused, and ends. */
const coordinatorEpoch = 1;

async function renew({ coordinator, groupId }: Crew): Promise<void> {
  await coordinator.send("mission.renew_coordinator", { groupId, coordinatorEpoch, payload: {} });
}

async function engageWorker({ coordinator, worker, groupId, log }: Crew): Promise<void> {
  const isMember = log.seen.some(({ kind, payload }) => {
    const { membership } = payload as { readonly membership?: { readonly member: { readonly id: string } } };
    return kind === "membership.changed" && membership?.member.id === worker.agentId;
  });
  if (!isMember) {
    const member = { type: "agent", id: worker.agentId } as const;
    const payload = { member, role: "worker", scopes: ["work"], state: "active" } as const;
    await coordinator.send("membership.change", {
      groupId,
      coordinatorEpoch,
      payload: { ...payload, scopes: ["work"] },
    });
  }
  worker.subscribe(groupId);
  tell("the worker is a member");
}

/** One piece of work from its contract to its accepted result, and the Mission handed in with it. */
async function submit(
  team: Crew,
  { mission, goal, text }: { readonly mission: Mission; readonly goal: string; readonly text: string },
): Promise<void> {
  const { coordinator, worker, groupId, log } = team;
  const asCoordinator = { groupId, coordinatorEpoch };
  const contract = textContract(goal, mission);
  const authorized = await coordinator.send("work.authorize", { ...asCoordinator, payload: { contract } });
  const item = itemOf(authorized.document);
  const { workItemId } = item;
  const place = { groupId, workItemId };
  const candidates: [{ agentId: string; selectionBasis: ReturnType<typeof selectionBasis> }] = [
    { agentId: worker.agentId, selectionBasis: selectionBasis(Date.now()) },
  ];
  const expiresAt = formatInstantMs(Math.min(Date.now() + hourMs, Date.parse(contract.deadline)));
  const offered = await coordinator.send("work.offer", {
    ...asCoordinator,
    workItemId,
    payload: { candidates, expiresAt },
  });
  const offerId = itemOf(offered.document).offers?.at(-1)?.offerId ?? "";
  const accepting = {
    offerId,
    agentCardVersion: 1,
    capabilityPins: [...capabilityPins] as [(typeof capabilityPins)[0]],
    contractVersion: 1,
  };
  const accepted = await worker.send("work.accept_offer", { ...place, payload: accepting });
  const ownershipEpoch = itemOf(accepted.document).owner?.ownershipEpoch ?? 1;
  tell(
    `WorkItem ${shortId(workItemId)} waits for an Execution Approval: mwp work approve-execution ${shortId(groupId)} ${shortId(workItemId)}`,
  );
  await log.wait((event) => event.kind === "approval.execution.granted" && event.workItemId === workItemId);
  const started = await worker.send("work.start", { ...place, payload: { ownershipEpoch } });
  const { executionLease } = started.document.payload as { readonly executionLease?: Lease };
  const executionLeaseId = executionLease?.leaseId ?? "";
  const artifact = textArtifact(text, item, team.author("worker"));
  const artifactHashes: [string] = [artifact.contentHash];
  await worker.send("artifact.publish", { ...place, payload: { artifact, executionLeaseId } });
  const test = evidenceOf("deterministic_test", item, { ...team.author("worker"), artifactHashes });
  await worker.send("work.submit", {
    ...place,
    payload: { executionLeaseId, ownershipEpoch, artifactHashes, evidence: [test] },
  });
  const review = evidenceOf("reviewer_assessment", item, { ...team.author("coordinator"), artifactHashes });
  await coordinator.send("work.accept_result", { ...asCoordinator, workItemId, payload: { evidence: [review] } });
  const summary = `The text for: ${goal}`.slice(0, 1000);
  await coordinator.send("mission.submit_for_approval", { ...asCoordinator, payload: { artifactHashes, summary } });
  tell(`the Mission awaits approval: mwp mission approve ${shortId(groupId)}`);
}

function itemOf({ payload }: Event): WorkItem {
  return (payload as { readonly workItem: WorkItem }).workItem;
}

function tell(line: string): void {
  process.stdout.write(`${line}\n`);
}
