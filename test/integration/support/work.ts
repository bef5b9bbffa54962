import type { Event, Evidence, Lease, Mission, WorkContract, WorkItem } from "../../../generated/types.ts";
import { formatInstantMs } from "../../../lib/format/timestamp.ts";
import { encodeUtf8 } from "../../../lib/format/utf8.ts";
import {
  capabilityPins,
  evidenceOf,
  selectionBasis,
  textArtifact,
  textContract,
} from "../../../server/cli/crew/papers.ts";
import type { Hand } from "./site.ts";

/** A Coordinator in office in one Group. */
export interface Office {
  readonly hand: Hand;
  readonly groupId: string;
  readonly coordinatorEpoch: number;
}

/** A WorkItem as its owner holds it. */
export interface Held {
  readonly owner: Hand;
  readonly item: WorkItem;
  readonly ownershipEpoch: number;
}

/** A WorkItem whose owner executes it. */
export interface Running extends Held {
  readonly executionLeaseId: string;
}

/** A result as it was submitted. */
export interface Submitted extends Running {
  readonly contentHash: string;
}

export const itemIn = ({ payload }: Event): WorkItem =>
  (payload as unknown as { readonly workItem: WorkItem }).workItem;

/** A contract without risk, whose result a test and a reviewer have to bear out. */
export function plainContract(
  goal: string,
  terms: Pick<Mission, "deadline" | "budget">,
  over: Partial<WorkContract> = {},
): WorkContract {
  return {
    ...textContract(goal, terms),
    sideEffectRisk: "none",
    executionApproval: "not_required",
    budget: { modelTokenLimit: 1_000 },
    ...over,
  };
}

/** Sends a Command of the Coordinator. */
export function direct(office: Office, kind: string, payload: object, over: object = {}): Promise<Event> {
  const { hand, groupId, coordinatorEpoch } = office;
  return hand.send(kind, groupId, payload, { coordinatorEpoch, ...over });
}

/** Makes an Agent a member. */
export async function invite(office: Office, { agent }: Hand, role: "worker" | "reviewer"): Promise<void> {
  const member = { type: "agent", id: agent.agentId };
  const scopes = [role === "worker" ? "work" : "review"];
  await direct(office, "membership.change", { member, role, scopes, state: "active" });
}

/** Offers a WorkItem to an Agent, which accepts; `over` joins the offer's payload. */
export async function assign(office: Office, workItemId: string, owner: Hand, over: object = {}): Promise<Held> {
  const candidates = [{ agentId: owner.agent.agentId, selectionBasis: selectionBasis(Date.now()) }];
  const expiresAt = formatInstantMs(Date.now() + 600_000);
  const offered = await direct(office, "work.offer", { candidates, expiresAt, ...over }, { workItemId });
  const offerId = itemIn(offered).offers?.at(-1)?.offerId;
  const payload = { offerId, agentCardVersion: 1, capabilityPins, contractVersion: 1 };
  const item = itemIn(await owner.send("work.accept_offer", office.groupId, payload, { workItemId }));
  return { owner, item, ownershipEpoch: item.owner?.ownershipEpoch ?? 0 };
}

export async function start(held: Held): Promise<Running> {
  const { owner, item, ownershipEpoch } = held;
  const { workItemId, groupId } = item;
  const started = await owner.send("work.start", groupId, { ownershipEpoch }, { workItemId });
  const { executionLease } = started.payload as unknown as { readonly executionLease: Lease };
  return { ...held, executionLeaseId: executionLease.leaseId };
}

/** Uploads a text, publishes it as Artifact and submits it with Evidence of its test. */
export async function submit(running: Running, text: string): Promise<Submitted> {
  const { owner, item, executionLeaseId, ownershipEpoch } = running;
  const { workItemId, groupId } = item;
  const artifact = textArtifact(text, item, owner.author);
  const { contentHash } = artifact;
  await owner.http.putArtifact({ groupId, content: encodeUtf8(text) });
  await owner.send("artifact.publish", groupId, { artifact, executionLeaseId }, { workItemId });
  const evidence = [evidenceOf("deterministic_test", item, { ...owner.author, artifactHashes: [contentHash] })];
  const payload = { executionLeaseId, ownershipEpoch, artifactHashes: [contentHash], evidence };
  await owner.send("work.submit", groupId, payload, { workItemId });
  return { ...running, contentHash };
}

/** Reads the content that was published, over HTTPS. */
export async function contentOf({ http }: Hand, groupId: string, contentHash: string): Promise<string> {
  const pieces: Uint8Array[] = [];
  for await (const piece of await http.getArtifact(groupId, contentHash)) pieces.push(piece);
  return Buffer.concat(pieces).toString();
}

/** A reviewer reads the content and says so in signed Evidence. */
export async function judge(reviewer: Hand, { item, contentHash }: Submitted): Promise<Evidence> {
  const text = await contentOf(reviewer, item.groupId, contentHash);
  if (!text.includes(item.contract.goal)) throw new Error(`the content is not about ${item.contract.goal}: ${text}`);
  return evidenceOf("reviewer_assessment", item, { ...reviewer.author, artifactHashes: [contentHash] });
}

/** The Coordinator accepts a result on a reviewer's Evidence. */
export async function accept(office: Office, reviewer: Hand, submitted: Submitted): Promise<Event> {
  const evidence = [await judge(reviewer, submitted)];
  const { workItemId } = submitted.item;
  return direct(office, "work.accept_result", { evidence }, { workItemId });
}

/** One WorkItem from its offer to its accepted result; answers the hash of its content. */
export async function deliver(
  office: Office,
  workItemId: string,
  { owner, reviewer }: { readonly owner: Hand; readonly reviewer: Hand },
): Promise<string> {
  const running = await start(await assign(office, workItemId, owner));
  const submitted = await submit(running, `${running.item.contract.goal}, done by ${owner.name}`);
  await accept(office, reviewer, submitted);
  return submitted.contentHash;
}
