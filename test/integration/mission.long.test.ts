import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Event, Lease, Mission } from "../../generated/types.ts";
import { randomUrn } from "../../lib/wire/command.ts";
import type { InboxNotice, MissionDetail, MissionProgress, WorkItemView, WorkList } from "../../lib/wire/http.ts";
import { textContract } from "../../server/cli/crew/papers.ts";
import type { Running as LiveRun } from "../server/cli/support.ts";
import { approveChild, type Child, foundChild } from "./support/child.ts";
import { contextPackage, keepOffice } from "./support/handover.ts";
import { forgeries, stateHashOf } from "./support/log.ts";
import { type Hand, type Log, openSite, type Site, within } from "./support/site.ts";
import {
  accept,
  assign,
  contentOf,
  deliver,
  direct,
  invite,
  itemIn,
  type Office,
  plainContract,
  start,
  submit,
} from "./support/work.ts";

/** What has to be done before what. */
const plan = {
  survey: [],
  drawing: ["survey"],
  foundation: ["drawing"],
  steel: ["drawing"],
  blasting: ["drawing"],
  north: ["foundation"],
  south: ["foundation"],
  deck: ["north", "south", "steel"],
  cables: ["steel"],
  lights: ["deck"],
  paint: ["deck", "cables"],
  opening: ["lights", "paint", "blasting"],
} as const satisfies Record<string, readonly string[]>;

type Piece = keyof typeof plan;

const names = ["second", "one", "two", "three", "lead", "fitter", "reviewer"] as const;
/** Seconds that a Coordinator lease lives: its holder falls silent in this Mission. */
const ttlSeconds = 5;

let site: Site;
let hands: { readonly [name in (typeof names)[number] | "coordinator"]: Hand };
let first: Office;
let next: Office;
let mission: Mission;
let log: Log;
let nextLog: Log;
let child: Child;
let office: { stop(): Promise<void> };
let tail: LiveRun;
const ids = Object.fromEntries(Object.keys(plan).map((piece) => [piece, randomUrn()])) as Record<Piece, string>;
const results: string[] = [];

beforeAll(async () => {
  site = await openSite(names);
  const all = await Promise.all(["coordinator", ...names].map(async (name) => [name, await site.hand(name)] as const));
  hands = Object.fromEntries(all) as typeof hands;
}, 90_000);

afterAll(() => site.close(), 60_000);

/** Runs `mwp … --json` for the human; a refusal fails the test. */
async function human<T>(...args: readonly string[]): Promise<T> {
  const ran = await site.desk.mwp(...args, "--json");
  if (ran.code !== 0) throw new Error(`mwp ${args.join(" ")}: ${ran.stderr}${ran.stdout}`);
  return ran.json<T>();
}

const inbox = async (): Promise<readonly string[]> =>
  (await human<InboxNotice[]>("inbox", "--actionable")).map(({ kind }) => kind);
const show = (groupId: string): Promise<MissionDetail> => human("mission", "show", groupId);
const view = (piece: Piece): Promise<WorkItemView> => human("work", "show", mission.groupId, ids[piece]);

/** Delivers pieces of work and keeps what they resulted in. */
async function make(by: Office, piece: Piece, owner: Hand): Promise<void> {
  results.push(await deliver(by, ids[piece], { owner, reviewer: hands.reviewer }));
}

describe("a Mission with everything, by real processes", { timeout: 90_000 }, () => {
  it("is founded and directed by a human, and planned by its Coordinator (MWP-MSN-001, MWP-WRK-007)", async () => {
    const file = join(site.desk.folder, "bridge.json");
    const renewalPolicy = { ttlSeconds, renewBeforeSeconds: 2, graceSeconds: 1 };
    writeFileSync(file, JSON.stringify({ objective: "Build the bridge", renewalPolicy }));
    const { groupId } = await human<{ groupId: string }>("mission", "create", "--file", file);
    first = { hand: hands.coordinator, groupId, coordinatorEpoch: 1 };
    log = hands.coordinator.enter(groupId);
    office = keepOffice(first, 1_000);
    tail = site.desk.start("tail", groupId, "--from", "start", "--json");
    ({ mission } = await show(groupId));
    await human("mission", "direct", groupId, "Please begin with the survey");
    const told = await log.wait(({ kind }) => kind === "message.posted", "the directive");
    expect(told.payload).toMatchObject({ authority: false, mentions: [{ id: hands.coordinator.agent.agentId }] });
    const { conversationId } = told;
    await hands.coordinator.send("message.post", groupId, { content: "It is the first." }, { conversationId });
    for (const name of ["one", "two", "three"] as const) await invite(first, hands[name], "worker");
    await invite(first, hands.reviewer, "reviewer");
    for (const name of ["one", "two", "three", "reviewer"] as const) hands[name].enter(groupId);
    for (const [piece, needs] of Object.entries(plan)) {
      const dependencyWorkItemIds = needs.map((need: Piece) => ids[need]);
      const contract =
        piece === "blasting"
          ? { ...textContract(piece, mission), budget: { modelTokenLimit: 1_000 }, dependencyWorkItemIds }
          : plainContract(piece, mission, { dependencyWorkItemIds });
      await direct(first, "work.authorize", { workItemId: ids[piece as Piece], contract });
    }
    const { workItems } = await human<WorkList>("work", "list", groupId);
    expect(workItems.map(({ workItem }) => workItem.state)).toEqual(Array(12).fill("open"));
  });

  it("is worked in the order of its dependencies, on Evidence of others (MWP-WRK-007, MWP-WRK-025)", async () => {
    const early = await assign(first, ids.drawing, hands.two);
    await expect(start(early)).rejects.toMatchObject({ code: "INVALID_COMMAND" });
    await make(first, "survey", hands.one);
    const submitted = await submit(await start(early), "drawing, done by two");
    const own = direct(first, "work.accept_result", { evidence: [] }, { workItemId: ids.drawing });
    await expect(own).rejects.toMatchObject({ code: "INVALID_COMMAND" });
    await accept(first, hands.reviewer, submitted);
    results.push(submitted.contentHash);
    await make(first, "foundation", hands.three);
    const { acceptedEvidence, state } = (await show(mission.groupId)).progress.dependencies.find(
      ({ workItemId }) => workItemId === ids.drawing,
    )!;
    expect(state).toBe("verified");
    expect(acceptedEvidence.map(({ generatedBy }) => generatedBy.id).sort()).toEqual(
      [hands.two.agent.agentId, hands.reviewer.agent.agentId].sort(),
    );
  });

  it("takes work from a Worker that fell silent, by the timer of its Execution Lease (MWP-WRK-017, MWP-WRK-019)", async () => {
    const leaseTerms = { startWithinSeconds: 60, ownershipSeconds: 60, executionSeconds: 1, blockedSeconds: 60 };
    const silent = await start(await assign(first, ids.steel, hands.two, { leaseTerms }));
    const over = await log.wait(({ kind, workItemId }) => kind === revoked && workItemId === ids.steel, "the end");
    expect(over).toMatchObject({ cause: { type: "timer" }, actor: site.organization.authority });
    await make(first, "steel", hands.three);
    await expect(submit(silent, "steel, too late")).rejects.toMatchObject({ code: "AUTH_FORBIDDEN" });
    const late = { leaseId: silent.executionLeaseId, ownershipEpoch: silent.ownershipEpoch };
    await expect(hands.two.send(renew, mission.groupId, late, { workItemId: ids.steel })).rejects.toMatchObject({
      code: "WORK_STALE_OWNERSHIP",
    });
    expect(await view("steel")).toMatchObject({ ownershipEpoch: 2, workItem: { state: "verified" } });
  });

  it("has dangerous work wait for the human's Execution Approval (MWP-AUT-003, MWP-MSN-013)", async () => {
    const held = await assign(first, ids.blasting, hands.one);
    await expect(start(held)).rejects.toMatchObject({ code: "APPROVAL_REQUIRED" });
    expect(await inbox()).toEqual(["execution_approval_wanted"]);
    expect((await view("blasting")).gate).toBe("closed");
    await human("work", "approve-execution", mission.groupId, ids.blasting, "--expires", "10min", "--yes");
    const submitted = await submit(await start(held), "blasting, done by one");
    await accept(first, hands.reviewer, submitted);
    results.push(submitted.contentHash);
    expect(await view("blasting")).toMatchObject({ gate: "open", workItem: { state: "verified" } });
  });

  it("gives a part to a child Mission, and another Coordinator takes over from a Context Package (MWP-MSN-005, MWP-MSN-025)", async () => {
    child = await foundChild(first, ids.cables, hands.lead, mission.deadline);
    const handed = contextPackage(first, mission, log.seen, "North, south and deck are left; a child has the cables.");
    await direct(first, "mission.renew_coordinator", { contextPackage: handed });
    await office.stop();
    const { lease } = await show(mission.groupId);
    const leftMs = Date.parse(lease.expiresAt) - Date.now();
    const hasty = await site.desk.mwp("mission", "replace-coordinator", mission.groupId, "--agent", "second");
    if (leftMs > 2_000) expect(hasty.stderr).toContain("INVALID_STATE_TRANSITION");
    await within(
      (async () => {
        while (Date.now() <= Date.parse(lease.expiresAt)) await new Promise((resolve) => setTimeout(resolve, 50));
      })(),
      "the end of the Coordinator lease",
    );
    expect(await inbox()).toEqual(["coordinator_lease_over"]);
    await human("mission", "replace-coordinator", mission.groupId, "--agent", "second", "--reason", "Silent");
    next = { hand: hands.second, groupId: mission.groupId, coordinatorEpoch: 2 };
    nextLog = hands.second.enter(mission.groupId);
    const assigned = await nextLog.wait(({ kind }) => kind === "mission.coordinator.assigned", "its appointment");
    expect(assigned.payload).toMatchObject({ contextPackage: { contextPackageId: handed.contextPackageId } });
    // The former one is fenced, and the new one assigns nothing before it has reconciled.
    await expect(direct(first, "mission.renew_coordinator", {})).rejects.toMatchObject({
      code: expect.stringMatching(/AUTH_STALE_COORDINATOR|MEMBERSHIP_REQUIRED/),
    });
    await expect(assign(next, ids.north, hands.one)).rejects.toMatchObject({ code: "APPROVAL_REQUIRED" });
    const through = nextLog.seen.at(-1)!.sequence;
    const reconciled = { contextPackageId: handed.contextPackageId, reconciledThroughSequence: through };
    await direct(next, "mission.renew_coordinator", reconciled);
    expect(await inbox()).toEqual([]);
    expect((await show(mission.groupId)).mission.coordinator).toMatchObject({ coordinatorEpoch: 2 });
  });

  it("has the child's result verify the parent's WorkItem, under the Coordinator of now (MWP-MSN-025)", async () => {
    const leading = { hand: hands.lead, groupId: child.groupId, coordinatorEpoch: 1 };
    hands.lead.enter(child.groupId);
    hands.second.enter(child.groupId);
    await direct(leading, "mission.renew_coordinator", {});
    await invite(leading, hands.fitter, "worker");
    hands.fitter.enter(child.groupId);
    const workItemId = randomUrn();
    const contract = plainContract("hanging", mission, { budget: { modelTokenLimit: 900 } });
    await direct(leading, "work.authorize", { workItemId, contract });
    const contentHash = await deliver(leading, workItemId, { owner: hands.fitter, reviewer: hands.lead });
    const handedIn = await direct(leading, "mission.submit_for_approval", { artifactHashes: [contentHash] });
    const { revision } = (handedIn.payload as unknown as { mission: Mission }).mission;
    await approveChild(next, { parent: mission, child, contentHash }, revision);
    const verified = await nextLog.wait(
      ({ kind, workItemId: about }) => kind === "work.result.accepted" && about === ids.cables,
      "the child's result",
    );
    expect(itemIn(verified).state).toBe("verified");
    expect(await view("cables")).toMatchObject({ workItem: { state: "verified" }, child: { state: "approved" } });
    const { mission: ended } = await show(child.groupId);
    expect(ended).toMatchObject({ state: "approved", missionOwner: { id: hands.second.agent.agentId } });
  });

  it("is sent back once, mended, and approved for good by the human (MWP-MSN-008)", async () => {
    await Promise.all([make(next, "north", hands.one), make(next, "south", hands.two)]);
    await make(next, "deck", hands.three);
    await Promise.all([make(next, "lights", hands.one), make(next, "paint", hands.two)]);
    await make(next, "opening", hands.three);
    await direct(next, "mission.submit_for_approval", { artifactHashes: results, summary: "It stands." });
    expect(await inbox()).toEqual(["approval_awaited"]);
    await human("mission", "request-changes", mission.groupId, "The rail is too low", "--yes");
    const back = await nextLog.wait(({ kind }) => kind === "mission.changes_requested", "the change request");
    const { comments } = (back.payload as unknown as { approval: { comments: string } }).approval;
    const workItemId = randomUrn();
    await direct(next, "work.authorize", { workItemId, contract: plainContract(comments, mission) });
    results.push(await deliver(next, workItemId, { owner: hands.two, reviewer: hands.reviewer }));
    await direct(next, "mission.submit_for_approval", { artifactHashes: results, summary: "The rail is higher." });
    const { submission } = await show(mission.groupId);
    await human("mission", "approve", mission.groupId, "--yes", "--comments", "Well done");
    const approved = await nextLog.wait(({ kind }) => kind === "mission.approved", "the Approval");
    expect(approved.payload).toMatchObject({
      approval: { missionRevision: submission?.missionRevision, artifactHashes: results, comments: "Well done" },
    });
  });

  it("shows what became of it (MWP-MSN-007, MWP-MSN-013, MWP-WRK-024)", async () => {
    const { mission: ended, progress, children } = await show(mission.groupId);
    expect(ended.state).toBe("approved");
    expect(progress satisfies MissionProgress).toMatchObject({
      state: "approved",
      workItems: { verified: 13 },
      criticalPath: [],
      blockers: [],
      approval: { isAwaited: false, executionApprovalsWanted: [] },
    });
    expect(progress.dependencies).toHaveLength(13);
    for (const piece of Object.keys(plan) as Piece[])
      expect(progress.dependencies.find(({ workItemId }) => workItemId === ids[piece])).toMatchObject({
        state: "verified",
        dependsOn: plan[piece].map((need: Piece) => ids[need]),
      });
    expect(children).toMatchObject([{ workItemId: ids.cables, link: { state: "approved" } }]);
    expect(await human("inbox", "--actionable")).toEqual([]);
    const notices = await human<InboxNotice[]>("inbox");
    expect(notices.map(({ kind, groupId }) => [kind, groupId]).sort()).toEqual(
      [mission.groupId, child.groupId].map((groupId) => ["mission_ended", groupId]).sort(),
    );
    expect(await contentOf(hands.reviewer, mission.groupId, results.at(-1)!)).toContain("The rail is too low");
    const lines = (await tail.said(/"kind":"mission\.approved"/)).trim().split("\n");
    for (const line of lines) expect(JSON.parse(line).verification).toEqual({ verified: true });
    await tail.stop();
    expect(lines).toHaveLength(nextLog.seen.length);
    expect(openLeases(nextLog.seen)).toEqual([]);
  });

  it("leaves logs that verify from the first byte, and no other ones (MWP-ADM-008)", async () => {
    const { desk } = site;
    const config = join(desk.folder, "config.json");
    const verdicts: Verdict[] = [];
    for (const groupId of [mission.groupId, child.groupId])
      verdicts.push(await human<Verdict>("verify", "--log", groupId));
    expect(verdicts[0]?.stateHash).toBe(stateHashOf(nextLog.seen));
    const file = join(desk.folder, "bridge.jsonl");
    const { stdout } = await desk.mwp("tail", mission.groupId, "--no-follow", "--jsonl");
    const lines = stdout.trimEnd().split("\n");
    expect(lines).toHaveLength(verdicts[0]!.events);
    for (const { name, fault, forge } of forgeries) {
      writeFileSync(file, `${forge(lines).join("\n")}\n`);
      const refused = await desk.mwp("verify", "--log", file);
      expect(refused.stdout, name).toMatch(fault);
      expect(refused.code, name).toBe(1);
    }
    await desk.authority.stop();
    for (const { groupId, stateHash, events } of verdicts) {
      const stored = (await desk.bare("verify", "--log", groupId, "--store", config, "--json")).json<Verdict>();
      expect(stored).toMatchObject({ verdict: "verified", missionState: "approved", stateHash, events });
      expect(stored.admissions).toBeGreaterThan(events);
    }
    await desk.authority.start();
  });
});

interface Verdict {
  readonly verdict: string;
  readonly groupId: string;
  readonly missionState: string;
  readonly stateHash: string;
  readonly events: number;
  readonly admissions: number;
}

const renew = "ext.missionweaveprotocol.core.work_execution_lease_renew";
const revoked = "ext.missionweaveprotocol.core.work_execution_lease_revoked";

/** Leases that Events left open, by their last form. */
function openLeases(events: readonly Event[]): readonly string[] {
  const leases = new Map<string, Lease>();
  const look = (value: unknown): void => {
    if (typeof value !== "object" || value === null) return;
    const lease = value as Lease;
    if ("leaseId" in value && "leaseType" in value) leases.set(lease.leaseId, lease);
    else for (const inner of Object.values(value)) look(inner);
  };
  for (const { payload } of events) look(payload);
  return [...leases.values()].filter(({ state }) => state === "active").map(({ leaseId }) => leaseId);
}
