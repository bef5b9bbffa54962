import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Approval, Event, FirstAdmissionRecord } from "../../../generated/types.ts";
import { validateApproval } from "../../../generated/validators/approval.js";
import type { InboxNotice, MissionDetail, MissionSummary, WorkItemView, WorkList } from "../../../lib/wire/http.ts";
import { type Desk, openDesk, type Ran } from "./support.ts";

let desk: Desk;
let mission: { readonly missionId: string; readonly groupId: string };

beforeAll(async () => {
  desk = await openDesk();
}, 90_000);

afterAll(() => desk.close(), 60_000);

/** A refusal of the authority: exit 1, the code, what to do. */
function refusedWith(ran: Ran, code: string): void {
  expect(ran.stderr).toMatch(new RegExp(`^mwp: ${code}: .+`));
  expect(ran.stdout).toBe("");
  expect(ran.code).toBe(1);
}

/** Nothing was asked: exit 2. */
function unusable(ran: Ran, text: RegExp): void {
  expect(ran.stderr).toMatch(text);
  expect(ran.code).toBe(2);
}

const show = (): Promise<MissionDetail> => desk.reader.mission(mission.missionId);
const work = (): Promise<WorkList> => desk.reader.work(mission.missionId);
const eventsOf = async (): Promise<readonly Event[]> => (await desk.reader.events(mission.missionId)).events;

describe("a Mission steered from the command line, in one go", { timeout: 120_000 }, () => {
  it("is founded from flags or from a file (MWP-MSN-001)", async () => {
    const terms = [
      "--done",
      "scans: It scans [reviewer_assessment, human_review]",
      "--deadline",
      "2d",
      "--priority",
      "high",
    ];
    const created = await desk.mwp(
      "mission",
      "create",
      "Write a haiku",
      ...terms,
      "--budget",
      "modelTokenLimit=5000",
      "--json",
    );
    mission = created.json();
    expect(created.json()).toMatchObject({ sequence: 1, eventId: expect.stringMatching(/^urn:/) });
    const detail = await show();
    expect(detail.mission).toMatchObject({ objective: "Write a haiku", budget: { modelTokenLimit: 5000 } });
    expect(detail.mission.definitionOfDone).toEqual([
      { criterionId: "scans", description: "It scans", evidenceRequired: ["reviewer_assessment", "human_review"] },
    ]);
    expect(detail.priorityClass).toBe("high");
    const file = join(desk.folder, "mission.json");
    writeFileSync(file, JSON.stringify({ objective: "From a file", missionId: "urn:example:mission:file" }));
    expect((await desk.mwp("mission", "create", "--file", file, "--json")).json()).toMatchObject({
      missionId: "urn:example:mission:file",
    });
    refusedWith(await desk.mwp("mission", "create", "--file", file), "INVALID_COMMAND");
    refusedWith(
      await desk.mwp("mission", "create", "x", "--coordinator", "urn:example:agent:nobody"),
      "INVALID_COMMAND",
    );
    unusable(await desk.mwp("mission", "create", "x", "--deadline", "soon"), /soon is no time/);
    unusable(await desk.mwp("mission", "create"), /say what the Mission is to achieve/);
    unusable(await desk.mwp("mission", "create", "x", "--budget", "money=3"), /no part of a budget/);
  });

  it("is listed and shown, by a part of its ID", async () => {
    const list = (await desk.mwp("mission", "list", "--json")).json<MissionSummary[]>();
    expect(list.map(({ mission: { objective } }) => objective).sort()).toEqual(["From a file", "Write a haiku"]);
    const shown = await desk.mwp("mission", "show", mission.missionId.slice(-12));
    expect(shown.stdout).toMatch(/^Write a haiku\n {2}Mission +urn:uuid:/);
    expect(shown.stdout).not.toContain("\u001b");
    unusable(await desk.mwp("mission", "show", "urn:uuid:none"), /you see no Mission/);
    unusable(await desk.mwp("mission", "list", "--as", "worker"), /worker is an Agent/);
  });

  it("is directed by a Message to the Coordinator, which authorizes nothing (MWP-FND-014, MWP-MSN-003)", async () => {
    const before = await show();
    await desk.mwp("mission", "direct", mission.groupId, "Please take the metre of Bashō");
    const posted = (await eventsOf()).at(-1)!;
    expect(posted).toMatchObject({
      kind: "message.posted",
      payload: { authority: false, mentions: [{ type: "agent", id: before.mission.coordinator.agentId }] },
    });
    expect((await show()).mission).toEqual(before.mission);
    expect((await desk.bare("mission", "direct", "--help")).stdout).toMatch(
      /never authorizes[\s\S]*Example:\n {2}\$ mwp /,
    );
  });

  it("has its Memberships granted, changed and ended (MWP-MSN-010, MWP-MSN-020)", async () => {
    const granted = await desk.mwp("membership", "invite", mission.groupId, "worker", "--json");
    expect(granted.json()).toMatchObject({ role: "worker", sequence: expect.any(Number) });
    await desk.mwp("membership", "change", mission.groupId, "worker", "--role", "reviewer");
    const member = await desk.mwp("membership", "show", mission.groupId, "worker", "--json");
    expect(member.json()).toMatchObject({ role: "reviewer", scopes: ["review"], membershipEpoch: 2, state: "active" });
    refusedWith(
      await desk.mwp("membership", "change", mission.groupId, "worker", "--role", "reviewer"),
      "INVALID_COMMAND",
    );
    refusedWith(await desk.mwp("membership", "end", mission.groupId, "coordinator"), "AUTH_FORBIDDEN");
    expect((await desk.mwp("membership", "end", mission.groupId, "worker", "--reason", "Done", "--json")).code).toBe(0);
    const list = (await desk.mwp("membership", "list", mission.groupId, "--json")).json<
      { role: string; state: string }[]
    >();
    expect(list.map(({ role, state }) => `${role} ${state}`)).toEqual([
      "mission_owner active",
      "coordinator active",
      "reviewer ended",
    ]);
    await desk.mwp("membership", "invite", mission.groupId, "worker");
    unusable(await desk.mwp("membership", "change", mission.groupId, "worker", "--role", "king"), /no role to grant/);
  });

  it("lets work start only once its execution was approved, within a scope (MWP-AUT-003)", async () => {
    const live = desk.start("tail", mission.groupId, "--json");
    const crew = desk.start("crew", mission.groupId);
    await crew.said(/waits for an Execution Approval/);
    const notices = (await desk.mwp("inbox", "--actionable", "--json")).json<InboxNotice[]>();
    expect(notices).toMatchObject([{ kind: "execution_approval_wanted", groupId: mission.groupId, actionable: true }]);
    const [item] = (await work()).workItems;
    const { workItemId } = item!.workItem;
    const shown = await desk.mwp("work", "show", mission.groupId, workItemId.slice(-12));
    expect(shown.stdout).toMatch(/gate +closed: an Execution Approval is wanted \(human_required\)/);
    expect(shown.stdout).toMatch(/leases +ownership: ends in 23 h/);
    const allow = ["work", "approve-execution", mission.groupId, workItemId];
    unusable(await desk.mwp(...allow), /standard input is no terminal.*--yes/);
    expect((await desk.mwp(...allow, "--operation", "burn", "--yes")).stderr).toMatch(
      /^mwp: INVALID_COMMAND: .*beyond/,
    );
    const allowed = await desk.mwp(...allow, "--expires", "2h", "--yes", "--json");
    expect(allowed.json()).toMatchObject({ approvalId: expect.any(String) });
    await crew.said(/awaits approval/);
    const done = (await desk.mwp("work", "show", mission.groupId, workItemId, "--json")).json<WorkItemView>();
    expect(done).toMatchObject({ gate: "open", workItem: { state: "verified" } });
    expect(done.evidence).toHaveLength(2);
    const lines = (await live.said(/submitted_for_approval/)).trim().split("\n");
    for (const line of lines) expect(JSON.parse(line).verification).toEqual({ verified: true });
    await live.stop();

    const back = await desk.mwp("mission", "request-changes", mission.groupId, "One syllable less", "--yes", "--json");
    expect(back.code).toBe(0);
    expect((await show()).mission.state).toBe("active");
    unusable(await desk.mwp("mission", "approve", "urn:example:mission:file", "--yes"), /nothing was submitted/);
    await crew.said(/changes_requested\nWorkItem/);
    const next = (await work()).workItems.find(({ gate }) => gate === "closed");
    await desk.mwp("work", "approve-execution", mission.groupId, next!.workItem.workItemId, "--yes");
    await crew.said(/awaits approval[\s\S]*awaits approval/);
  });

  it("is approved by a signature over exactly what was submitted, once (MWP-MSN-002, MWP-MSN-008)", async () => {
    const { submission } = await show();
    unusable(await desk.mwp("mission", "approve", mission.groupId), /standard input is no terminal.*--yes/);
    const signed = await desk.mwp("mission", "approve", mission.groupId, "--yes", "--sign-only");
    expect(validateApproval(signed.json())).toBe(true);
    expect((await show()).mission.state).toBe("awaiting_approval");
    const approved = await desk.mwp("mission", "approve", mission.groupId, "--yes", "--comments", "Well done");
    expect(approved.stdout).toContain(`Artifacts  ${submission!.artifactHashes[0]}`);
    expect(approved.stdout).toMatch(/mission\.approved as Event \d+ of the Group/);
    const event = (await eventsOf()).find(({ kind }) => kind === "mission.approved")!;
    const { approval } = event.payload as never as { approval: Approval };
    expect(approval).toMatchObject({
      missionRevision: submission!.missionRevision,
      artifactHashes: submission!.artifactHashes,
      comments: "Well done",
    });
    const again = await desk.mwp("mission", "approve", mission.groupId, "--yes", "--json");
    expect(again.code).toBe(1);
    expect(JSON.parse(again.stderr.trim().split("\n").at(-1)!)).toMatchObject({
      error: { code: "INVALID_STATE_TRANSITION", retryable: false, hint: expect.any(String) },
    });
    expect((await desk.mwp("mission", "request-changes", mission.groupId, "Too late", "--yes")).code).toBe(1);
  });

  it("is followed by another, which takes the Approval back beside it (MWP-MSN-002)", async () => {
    const { approvals } = await show();
    const { approvalId } = approvals.find(({ kind, decision }) => kind === "mission_final" && decision === "approved")!;
    const follow = ["mission", "follow-up", mission.groupId, "Translate it"];
    unusable(await desk.mwp(...follow, "--revoke", "urn:x:none", "--yes"), /has no Approval/);
    unusable(await desk.mwp(...follow, "--revoke", approvalId), /standard input is no terminal/);
    const next = (await desk.mwp(...follow, "--revoke", approvalId, "--comments", "It fell", "--yes", "--json")).json<
      typeof mission
    >();
    const log = await desk.mwp("tail", next.groupId, "--no-follow", "--jsonl");
    expect(JSON.parse(log.stdout.split("\n")[0]!).payload).toMatchObject({
      mission: { followUpToMissionId: mission.missionId },
      revocation: { decision: "revoked", revokesApprovalId: approvalId },
    });
    expect((await show()).mission.state).toBe("approved");
    refusedWith(
      await desk.mwp("mission", "follow-up", "urn:example:mission:file", "Too early"),
      "INVALID_STATE_TRANSITION",
    );
    refusedWith(
      await desk.mwp("mission", "replace-coordinator", next.groupId, "--agent", "worker"),
      "INVALID_STATE_TRANSITION",
    );
    const crew = desk.start("crew", next.groupId);
    await crew.said(/waits for an Execution Approval/);
    unusable(await desk.mwp("mission", "cancel", next.groupId, "Not needed"), /standard input is no terminal/);
    expect((await desk.mwp("mission", "cancel", next.groupId, "Not needed", "--yes")).stdout).toMatch(
      /^mission\.cancelled as/,
    );
    await crew.said(/the Mission: mission.cancelled/);
    refusedWith(await desk.mwp("mission", "cancel", next.groupId, "Again", "--yes"), "INVALID_STATE_TRANSITION");
  });

  it("leaves a log that verifies from its first Event, served, saved and stored (MWP-ADM-008)", async () => {
    const saved = join(desk.folder, "served.jsonl");
    writeFileSync(saved, (await desk.mwp("tail", mission.groupId, "--no-follow", "--jsonl")).stdout);
    const served = await desk.mwp("verify", "--log", mission.groupId, "--json");
    expect(served.json()).toMatchObject({ verdict: "verified", missionState: "approved", admissions: 0 });
    expect((await desk.mwp("verify", "--log", saved, "--json")).json()).toEqual(served.json());
    const config = join(desk.folder, "config.json");
    unusable(await desk.mwp("verify", "--log", mission.groupId, "--store", config), /in use by process/);
    await desk.authority.stop();
    const stored = (await desk.mwp("verify", "--log", mission.groupId, "--store", config, "--json")).json();
    const { stateHash, events } = served.json();
    expect(stored).toMatchObject({ verdict: "verified", stateHash, events });
    const log = join(desk.folder, "log.jsonl");
    const registry = join(desk.folder, "registry.json");
    writeFileSync(log, (await desk.bare("export", "log", mission.groupId, "--config", config)).stdout);
    writeFileSync(registry, (await desk.bare("export", "registry", "--config", config)).stdout);
    const proved = ["verify", "--log", log, "--registry", registry, "--admissions"];
    expect((await desk.bare(...proved, "--json")).json()).toEqual(stored);
    writeFileSync(log, readFileSync(log, "utf8").replace("One syllable less", "One syllable more"));
    const forged = await desk.bare(...proved);
    expect(forged.stdout).toMatch(/^refused at Event \d+, its Command \(document, stage 6\): signature-mismatch/);
    expect(forged.code).toBe(1);
    unusable(
      await desk.bare("verify", "--log", join(desk.folder, "cards/worker.json"), "--registry", registry),
      /is not strict JSON|no Event/,
    );
    await desk.authority.start();
  });
});

describe("a Coordinator whose lease is over", { timeout: 60_000 }, () => {
  it("is replaced by the MissionOwner under the next Coordinator Epoch (MWP-MSN-005, MWP-FND-010)", async () => {
    const file = join(desk.folder, "short.json");
    const renewalPolicy = { ttlSeconds: 1, renewBeforeSeconds: 0, graceSeconds: 0 };
    writeFileSync(file, JSON.stringify({ objective: "Lapse", renewalPolicy }));
    const { groupId, missionId } = (await desk.mwp("mission", "create", "--file", file, "--json")).json<
      typeof mission
    >();
    await new Promise((resolve) => setTimeout(resolve, 1_100));
    const lapsed = (await desk.mwp("inbox", "--json")).json<InboxNotice[]>();
    expect(lapsed).toContainEqual(
      expect.objectContaining({ kind: "coordinator_lease_over", groupId, actionable: true }),
    );
    const replaced = await desk.mwp(
      "mission",
      "replace-coordinator",
      groupId,
      "--agent",
      "worker",
      "--reason",
      "Gone",
      "--json",
    );
    expect(replaced.json()).toMatchObject({ coordinatorEpoch: "2", coordinator: expect.stringMatching(/worker$/) });
    expect((await desk.reader.mission(missionId)).mission.coordinator).toMatchObject({ coordinatorEpoch: 2 });
    const tree = await desk.mwp("mission", "tree", groupId, "--json");
    expect(tree.json()).toMatchObject({ missionId, groupId, state: "active", children: [] });
  });
});

describe("an old document", { timeout: 60_000 }, () => {
  it("is judged by retained key history and its First-Admission Record (MWP-ADM-008, MWP-ADM-010)", async () => {
    const config = join(desk.folder, "config.json");
    await desk.authority.stop();
    const log = (await desk.bare("export", "log", mission.groupId, "--config", config)).stdout.trim().split("\n");
    const registry = join(desk.folder, "registry.json");
    const { event, admissions } = log
      .map((line) => JSON.parse(line))
      .find(({ event: { kind } }) => kind === "mission.approved") as {
      event: { payload: { approval: Approval } };
      admissions: { record: FirstAdmissionRecord; authenticatedService: { id: string } }[];
    };
    const { record, authenticatedService } = admissions.find((one) => one.record.documentKind === "approval")!;
    const file = (name: string, value: object): string => {
      writeFileSync(join(desk.folder, name), JSON.stringify(value));
      return join(desk.folder, name);
    };
    const approval = file("approval.json", event.payload.approval);
    const known = ["--registry", registry, "--service", authenticatedService.id];
    const verify = (...args: string[]): Promise<Ran> => desk.bare("verify", "approval", approval, ...known, ...args);
    const verified = await verify("--historical", "--record", file("record.json", record));
    expect(verified.stdout).toMatch(/^verified sha256:[\s\S]* admitted /);
    expect(verified.code).toBe(0);
    const without = await verify("--historical", "--json");
    expect(without.json()).toMatchObject({ verdict: "refused", stage: "admission", reason: "record-missing" });
    expect(without.code).toBe(1);
    const late = file("late.json", { ...record, trustedAcceptedAt: "2001-01-01T00:00:00Z" });
    expect((await verify("--historical", "--record", late)).stdout).toMatch(/trusted-time-outside-key-interval/);
    const superseded = file("superseded.json", {
      ...JSON.parse(readFileSync(registry, "utf8")),
      applicability: "superseded",
    });
    const old = await desk.bare("verify", "approval", approval, "--registry", superseded, "--historical");
    expect(old.stdout).toMatch(/^refused at stage 4 \(evidence-superseded\)/);
    unusable(await verify("--record", late), /--record belongs to --historical/);
    unusable(await desk.bare("verify", "letter", approval, "--registry", registry), /the kinds are/);
    unusable(await desk.bare("verify", "approval", `${approval}.none`, "--registry", registry), /there is no /);
    await desk.authority.start();
  });
});
