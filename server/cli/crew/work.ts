import type { Event, Lease, Mission, WorkItem } from "../../../generated/types.ts";
import type { Agent } from "../../../lib/agent/mod.ts";
import { formatInstantMs } from "../../../lib/format/timestamp.ts";
import { shortId } from "../render/text.ts";
import { type Author, capabilityPins, evidenceOf, selectionBasis, textArtifact, textContract } from "./papers.ts";
import type { Watcher } from "./watcher.ts";

const hourMs = 3_600_000;

/** The two Agents of a development Organization at work on one Mission. */
export interface Crew {
  readonly groupId: string;
  readonly coordinator: Agent;
  readonly worker: Agent;
  readonly log: Watcher;
  author(name: "coordinator" | "worker"): Author;
  tell(line: string): void;
}

/** What is to be made. */
export interface Order {
  readonly mission: Mission;
  readonly goal: string;
  readonly text: string;
}

/** The first Coordinator Epoch: a crew that was replaced is refused, and ends. */
export const coordinatorEpoch = 1;

/** One piece of work from its contract to its accepted result, and the Mission handed in with it. */
export async function deliver(team: Crew, order: Order): Promise<void> {
  const item = await giveOut(team, order);
  const { groupId, log } = team;
  const { workItemId } = item;
  const ids = `${shortId(groupId)} ${shortId(workItemId)}`;
  team.tell(`WorkItem ${shortId(workItemId)} waits for an Execution Approval: mwp work approve-execution ${ids}`);
  await log.wait((event) => event.kind === "approval.execution.granted" && event.workItemId === workItemId);
  const artifactHashes = await carryOut(team, item, order.text);
  await handIn(team, item, { artifactHashes, summary: `The text for: ${order.goal}`.slice(0, 1000) });
  team.tell(`the Mission awaits approval: mwp mission approve ${shortId(groupId)}`);
}

/** Authorizes the work and offers it to the worker, who accepts; answers the WorkItem that it then owns. */
async function giveOut({ coordinator, worker, groupId }: Crew, { mission, goal }: Order): Promise<WorkItem> {
  const contract = textContract(goal, mission);
  const envelope = { groupId, coordinatorEpoch };
  const { workItemId } = itemOf(await coordinator.send("work.authorize", { ...envelope, payload: { contract } }));
  const expiresAt = formatInstantMs(Math.min(Date.now() + hourMs, Date.parse(contract.deadline)));
  const candidate = { agentId: worker.agentId, selectionBasis: selectionBasis(Date.now()) };
  const offering = { candidates: [candidate] as [typeof candidate], expiresAt };
  const offered = itemOf(await coordinator.send("work.offer", { ...envelope, workItemId, payload: offering }));
  const accepting = {
    offerId: offered.offers?.at(-1)?.offerId ?? "",
    agentCardVersion: 1,
    capabilityPins: [...capabilityPins] as [(typeof capabilityPins)[0]],
    contractVersion: 1,
  };
  return itemOf(await worker.send("work.accept_offer", { groupId, workItemId, payload: accepting }));
}

/** Starts, publishes the text and submits it with Evidence; answers what was published. */
async function carryOut({ worker, author, groupId }: Crew, item: WorkItem, text: string): Promise<[string]> {
  const { workItemId } = item;
  const ownershipEpoch = item.owner?.ownershipEpoch ?? 1;
  const started = await worker.send("work.start", { groupId, workItemId, payload: { ownershipEpoch } });
  const { executionLease } = started.document.payload as { readonly executionLease?: Lease };
  const executionLeaseId = executionLease?.leaseId ?? "";
  const artifact = textArtifact(text, item, author("worker"));
  const artifactHashes: [string] = [artifact.contentHash];
  await worker.send("artifact.publish", { groupId, workItemId, payload: { artifact, executionLeaseId } });
  const evidence = [evidenceOf("deterministic_test", item, { ...author("worker"), artifactHashes })] as const;
  const payload = {
    executionLeaseId,
    ownershipEpoch,
    artifactHashes,
    evidence: [...evidence] as [(typeof evidence)[0]],
  };
  await worker.send("work.submit", { groupId, workItemId, payload });
  return artifactHashes;
}

/** Reviews the result and submits the Mission with it. */
async function handIn(
  { coordinator, author, groupId }: Crew,
  item: WorkItem,
  { artifactHashes, summary }: { readonly artifactHashes: [string]; readonly summary: string },
): Promise<void> {
  const { workItemId } = item;
  const envelope = { groupId, coordinatorEpoch };
  const review = evidenceOf("reviewer_assessment", item, { ...author("coordinator"), artifactHashes });
  await coordinator.send("work.accept_result", { ...envelope, workItemId, payload: { evidence: [review] } });
  await coordinator.send("mission.submit_for_approval", { ...envelope, payload: { artifactHashes, summary } });
}

function itemOf({ document }: { readonly document: Event }): WorkItem {
  return (document.payload as { readonly workItem: WorkItem }).workItem;
}
