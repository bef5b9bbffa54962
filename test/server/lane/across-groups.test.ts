import { afterEach, describe, expect, it } from "vitest";
import { createVerifier } from "../../../lib/crypto/ed25519.ts";
import { detectProvider } from "../../../lib/crypto/providers.ts";
import type { JsonObject } from "../../../lib/json/value.ts";
import { validateAdmissionRecord } from "../../../lib/signed/admission.ts";
import { createDocumentVerifier } from "../../../lib/signed/verify.ts";
import { loadRegistry } from "../../../server/registry/registry.ts";
import type { AppendEntry, AppendOutcome, Store } from "../../../server/store/port.ts";
import { type Bench, missionPayload, startBench, until } from "../../support/authority.ts";
import {
  accepted,
  authorize,
  eventOf,
  evidenceOf,
  foundChild,
  foundParent,
  signedApproval,
  submitMission,
} from "./support/family.ts";

let bench: Bench;
afterEach(() => bench.stop());

describe("what a Command rests on outside of its Group", () => {
  it("is the approved Mission that another follows, with the Approval that it may revoke (M2)", async () => {
    bench = await startBench();
    const { owner } = bench.organization;
    const [coordinator, worker] = await Promise.all([bench.agent("coordinator"), bench.agent("worker")]);
    const place = await foundParent(bench, coordinator);
    const followUp = (payload: object) => {
      const founding = missionPayload(bench.organization, { followUpToMissionId: place.missionId, ...payload });
      return bench.postCommand(owner, "mission.create_follow_up", { groupId: founding.groupId, payload: founding });
    };
    expect((await followUp({})).json.error?.code).toBe("INVALID_STATE_TRANSITION");
    expect((await followUp({ followUpToMissionId: "urn:test:none" })).json.error?.code).toBe("INVALID_COMMAND");
    const missionRevision = await submitMission(bench, { coordinator, worker }, place);
    const approval = signedApproval(bench, owner, place, { missionRevision });
    const { groupId } = place;
    const approve = { groupId, membershipEpoch: 1, payload: { approval } as JsonObject };
    accepted(await bench.postCommand(owner, "mission.approve", approve));
    const over = { missionRevision, decision: "revoked", revokesApprovalId: approval.approvalId };
    const wrong = signedApproval(bench, owner, place, { ...over, revokesApprovalId: "urn:test:approval:other" });
    expect((await followUp({ revocation: wrong })).json.error?.code).toBe("INVALID_COMMAND");
    accepted(await followUp({ revocation: signedApproval(bench, owner, place, over) }));
  });

  it("is checked again by the append: a parent's Coordinator who changes meanwhile refuses the child's owner (P25)", async () => {
    let moveParent: (() => Promise<unknown>) | undefined;
    const wrap = (store: Store): Store => ({
      ...store,
      async append(batch) {
        if (batch.some(({ fence }) => fence.parent !== undefined)) await moveParent?.();
        return store.append(batch);
      },
    });
    bench = await startBench({ wrap });
    const coordinator = await bench.agent("coordinator");
    await (await bench.agent("stranger")).ping();
    const parent = await foundParent(bench, coordinator);
    const { child, answer } = await foundChild(bench, coordinator, parent);
    eventOf(answer);
    const row = await bench.store.missionOfGroup(parent.groupId);
    moveParent = async () => {
      // As another process would, between decision and commit.
      moveParent = undefined;
      const fence = { registryRevision: await bench.store.registryRevision() };
      const missions = row === undefined ? [] : [{ ...row, coordinatorEpoch: 2 }];
      const expectedHead = await bench.store.organizationHead();
      await bench.store.append([{ fence, expectedHead, events: [], missions }]);
    };
    const payload = { reason: "not needed", parentCoordinatorEpoch: 1 };
    const cancelled = await coordinator.send("mission.cancel", { groupId: child.groupId, payload });
    expect(!cancelled.ok && cancelled.error.code).toBe("AUTH_STALE_COORDINATOR");
    expect(moveParent).toBeUndefined();
    expect((await bench.events(child.groupId)).map(({ kind }) => kind)).not.toContain("mission.cancelled");
  });

  it("costs no look-up where there is nothing: intents are asked for once per lane", async () => {
    const asked: string[] = [];
    const counted = (store: Store, ...names: (keyof Store)[]): Store => {
      const wrapped = names.map((name) => [
        name,
        (...parameters: never[]) => {
          asked.push(name);
          return (store[name] as (...given: never[]) => unknown)(...parameters);
        },
      ]);
      return { ...store, ...Object.fromEntries(wrapped) };
    };
    bench = await startBench({
      wrap: (store) =>
        counted(store, "pendingIntents", "findMission", "missionOfGroup", "childMissions", "findAdmission"),
    });
    const { groupId } = await bench.mission();
    const worker = await bench.agent("worker");
    for (let n = 0; n < 20; n += 1) eventOf(await worker.post(groupId, `${n}`));
    expect(asked.filter((name) => name === "pendingIntents").length).toBeLessThanOrEqual(1);
    expect(asked.filter((name) => name !== "pendingIntents" && name !== "findAdmission")).toEqual([]);
  });
});

describe("intents whose append is stale", () => {
  it("are applied again until they are, and nobody's next Command is ahead of them", async () => {
    let left = 0;
    const bend = (entry: AppendEntry): AppendOutcome | undefined => {
      if (entry.appliedIntents === undefined || left === 0) return undefined;
      left -= 1;
      return { status: "stale", fact: "registry" };
    };
    const wrap = (store: Store): Store => ({
      ...store,
      async append(batch) {
        const answers = batch.map(bend);
        const outcomes = await store.append(batch.filter((_, index) => answers[index] === undefined));
        let next = 0;
        return answers.map((answer) => answer ?? (outcomes[next++] as AppendOutcome));
      },
    });
    bench = await startBench({ wrap });
    const coordinator = await bench.agent("coordinator");
    const leader = await bench.agent("stranger");
    const parent = await foundParent(bench, coordinator);
    left = 3;
    const { child, answer } = await foundChild(bench, coordinator, parent);
    eventOf(answer);
    expect((await leader.post(child.groupId, "We begin.")).ok).toBe(true);
    expect(left).toBe(0);
    expect((await bench.events(child.groupId)).map(({ kind }) => kind)).toEqual([
      "mission.created",
      ...Array(3).fill("membership.changed"),
      "message.posted",
    ]);
  });
});

describe("Evidence that no Command brought", () => {
  it("is signed by the authority's service and admitted with its Event (P03, MWP-ADM-002)", async () => {
    bench = await startBench({ store: "sqlite" });
    const { organization, store } = bench;
    const coordinator = await bench.agent("coordinator");
    const leader = await bench.agent("stranger");
    const worker = await bench.agent("worker");
    const parent = await foundParent(bench, coordinator);
    const first = await foundChild(bench, coordinator, parent);
    eventOf(first.answer);
    const terms = {
      budget: { modelTokenLimit: 50 },
      deadline: "2026-03-19T00:00:00Z",
      constraints: { childFailure: "fail_mission" },
    };
    const work = { ...first.child, workItemId: await authorize(leader, first.child, terms) };
    const second = await foundChild(bench, leader, work, "worker");
    eventOf(second.answer);
    const report = evidenceOf(worker.principal, work, bench, { type: "failure_report", result: "failed" });
    const payload = { reason: "It sinks.", failureEvidence: report as unknown as JsonObject };
    const { groupId } = second.child;
    eventOf(await worker.send("mission.terminate", { groupId, coordinatorEpoch: 1, payload }));
    await until(async () => (await store.groupsWithIntents()).length === 0);
    const blocked = (await bench.events(parent.groupId)).filter(({ kind }) => kind === "work.blocked").at(-1);
    const { evidence: carried = [] } = (blocked?.payload ?? {}) as { evidence?: readonly JsonObject[] };
    const [evidence, ...rest] = carried;
    expect(rest).toEqual([]);
    expect(evidence).toMatchObject({ type: "failure_report", generatedBy: organization.authority.actor });
    expect(blocked).not.toHaveProperty("hasUnsignedEvidence");
    const verifier = createVerifier(detectProvider());
    const registry = await loadRegistry(store, organization.id, verifier);
    const result = createDocumentVerifier(verifier).verifyValue("evidence", evidence ?? {}, registry.evidence);
    expect(result.ok).toBe(true);
    const record = result.ok ? await store.findAdmission(result.verified.signingHash) : undefined;
    expect(record?.authenticatedService).toEqual(organization.authority.actor);
    expect(
      result.ok && record && validateAdmissionRecord(record.bytes, result.verified, record.authenticatedService).ok,
    ).toBe(true);
    // What the worker signed stands where it was sent, admitted with its Command.
    const failed = (await bench.events(work.groupId)).find(({ kind }) => kind === "work.failed");
    expect(failed?.payload.evidence).toEqual([report]);
  });
});
