import { describe, expect, it } from "vitest";
import { encodeUtf8 } from "../../lib/format/utf8.ts";
import { intentOfRow, intentRow } from "../../server/store/intents.ts";
import type { AppendEntry, AppendOutcome, IntentRow, Store } from "../../server/store/port.ts";
import { authority, entry, missionOf, sessionOf } from "./store-entries.ts";

const group = "urn:test:group:1";
const other = "urn:test:group:2";
const agent = "urn:test:agent:a";
const stale = (fact: string): object => ({ status: "stale", fact });
const told = (...intentGroups: string[]): object => ({ status: "committed", intentGroups });
const committed = { status: "committed" };
const cause = { eventId: "urn:test:event:cause", actor: authority, correlationId: "urn:test:correlation" };
const intent = (subjectId: string, groupId: string = other): IntentRow =>
  intentRow({ kind: "cancel_child", groupId, subjectId, payload: { reason: "over" } }, cause);
const work = (groupId: string, workItemId: string, agentId: string = agent) => ({ agentId, groupId, workItemId });
const session = (epoch: number): AppendEntry => entry(undefined, epoch - 1, { session: sessionOf(epoch) });

/** What every adapter keeps about things that concern more than one Group: Missions, active work, intents. */
export function storeAcrossGroups(store: () => Store): void {
  const append = (...batch: AppendEntry[]): Promise<readonly AppendOutcome[]> => store().append(batch);

  describe("index of Missions", () => {
    it("finds the latest row by Mission and by Group", async () => {
      expect(await store().findMission(missionOf(group).missionId)).toBeUndefined();
      await append(entry(group, 0, { missions: [missionOf(group)] }));
      const child = missionOf(other, {
        missionOwner: { type: "agent", id: "urn:test:agent:c" },
        parentMissionId: missionOf(group).missionId,
        parentGroupId: group,
      });
      await append(entry(other, 0, { missions: [child] }));
      expect(await store().findMission(child.missionId)).toStrictEqual(child);
      expect(await store().missionOfGroup(group)).toStrictEqual(missionOf(group));
      const approved = { ...child, state: "approved", coordinatorEpoch: 2, approvalId: "urn:test:approval" };
      await append(entry(other, 1, { missions: [approved] }));
      expect(await store().missionOfGroup(other)).toStrictEqual(approved);
      expect(await store().findMission(child.missionId)).toStrictEqual(approved);
      expect(await store().missionOfGroup("urn:test:none")).toBeUndefined();
      expect(await store().childMissions(group)).toStrictEqual([approved]);
      expect(await store().childMissions(other)).toEqual([]);
    });

    it("answers stale parent when the parent has another Coordinator, also inside one batch (P25)", async () => {
      const fence = (coordinatorEpoch: number, groupId: string = group) => ({
        fence: { registryRevision: 0, parent: { groupId, coordinatorEpoch } },
      });
      await append(entry(group, 0, { missions: [missionOf(group)] }));
      expect(
        await append(
          entry(other, 0, fence(1)),
          entry(group, 1, { missions: [missionOf(group, { coordinatorEpoch: 2 })] }),
          entry(other, 1, fence(1)),
          entry(other, 1, fence(2)),
          entry(other, 2, fence(1, "urn:test:none")),
        ),
      ).toEqual([committed, committed, stale("parent"), committed, stale("parent")]);
    });
  });

  describe("intents", () => {
    it("keeps them in their order until an entry of their Group applies them (P14)", async () => {
      const [one, two, three] = [intent("one"), intent("two"), intent("three", group)];
      expect(await append(entry(group, 0, { intents: [two, one, three] }))).toEqual([told(other, group)]);
      expect(await store().pendingIntents(other)).toStrictEqual([two, one]);
      expect(await store().groupsWithIntents()).toEqual([group, other]);
      expect(await append(entry(other, 0, { appliedIntents: [two.intentId] }))).toEqual([committed]);
      expect(await store().pendingIntents(other)).toStrictEqual([one]);
      await append(entry(other, 1, { appliedIntents: [one.intentId] }, 0));
      expect(await store().groupsWithIntents()).toEqual([group]);
      expect(await store().groupHead(other)).toBe(1);
    });

    it("gives back the whole intent", async () => {
      await append(entry(group, 0, { intents: [intent("one")] }));
      const [row] = await store().pendingIntents(other);
      expect(row && intentOfRow(row)).toEqual({
        intentId: intent("one").intentId,
        kind: "cancel_child",
        groupId: other,
        subjectId: "one",
        payload: { reason: "over" },
        cause,
      });
    });

    it("applies each once: stale intent for one that waits no more, or for another Group", async () => {
      const one = intent("one");
      await append(entry(group, 0, { intents: [one] }));
      const apply = (groupId: string, head: number) => entry(groupId, head, { appliedIntents: [one.intentId] });
      expect(await append(apply(group, 1), apply(other, 0), apply(other, 1))).toEqual([
        stale("intent"),
        committed,
        stale("intent"),
      ]);
      expect(await store().groupHead(group)).toBe(1);
      expect(await store().groupHead(other)).toBe(1);
    });

    it("takes an intent that waits already for an identifier in use", async () => {
      expect(
        await append(entry(group, 0, { intents: [intent("one")] }), entry(group, 1, { intents: [intent("one")] })),
      ).toEqual([told(other), stale("identifier")]);
      expect(await store().pendingIntents(other)).toHaveLength(1);
    });

    it("lets an applied intent make others, and a stale entry none", async () => {
      const [one, two] = [intent("one"), intent("two", group)];
      await append(entry(group, 0, { intents: [one] }), entry(group, 1, { intents: [intent("three")] }));
      const policyLog = [{ entryId: "urn:test:policy:1", bytes: encodeUtf8("{}") }];
      await append(entry(group, 2, { policyLog }));
      const applying = { appliedIntents: [one.intentId], intents: [two] };
      expect(await append(entry(other, 0, { ...applying, policyLog }))).toEqual([stale("identifier")]);
      expect(await store().pendingIntents(other)).toStrictEqual([one, intent("three")]);
      expect(await append(entry(other, 0, applying))).toEqual([told(group)]);
      expect(await store().pendingIntents(group)).toStrictEqual([two]);
      expect(await store().pendingIntents(other)).toStrictEqual([intent("three")]);
    });

    it("refuses to apply intents outside a Group", async () => {
      await expect(append(entry(undefined, 0, { appliedIntents: ["urn:test:x"] }))).rejects.toMatchObject({
        code: "invalid",
      });
    });
  });

  describe("active work (X1)", () => {
    it("tells each Group where the Agent works of its new Session, once, in that transaction", async () => {
      const set = [work(group, "urn:test:w:1"), work(group, "urn:test:w:2"), work(group, "urn:test:w:3", "urn:other")];
      expect(await append(session(1))).toEqual([committed]);
      await append(entry(group, 0, { activeWork: { set } }));
      await append(entry(other, 0, { activeWork: { set: [work(other, "urn:test:w:4")] } }));
      expect(await append(session(2))).toEqual([told(group, other)]);
      const [row, ...rest] = await store().pendingIntents(group);
      expect(rest).toEqual([]);
      expect(row && intentOfRow(row)).toMatchObject({
        kind: "session_replaced",
        groupId: group,
        payload: { agentId: agent, sessionEpoch: 2 },
        cause: sessionOf(2).cause,
      });
      const [elsewhere] = await store().pendingIntents(other);
      expect(elsewhere?.intentId).not.toBe(row?.intentId);
    });

    it("tells nobody of work that ended", async () => {
      const [one, two] = [work(group, "urn:test:w:1"), work(other, "urn:test:w:2")];
      await append(session(1), entry(group, 0, { activeWork: { set: [one, one] } }));
      await append(entry(other, 0, { activeWork: { set: [two], clear: [two] } }));
      await append(entry(group, 1, { activeWork: { clear: [one] } }));
      expect(await append(session(2))).toEqual([told(other)]);
    });

    it("has work that starts meanwhile either among it or fenced, in any order", async () => {
      const starts = (groupId: string, head: number, epoch: number) =>
        entry(groupId, head, {
          fence: { registryRevision: 0, session: { agentId: agent, epoch } },
          activeWork: { set: [work(groupId, `urn:test:w:${groupId}`)] },
        });
      expect(await append(session(1), starts(group, 0, 1), session(2), starts(other, 0, 1))).toEqual([
        committed,
        committed,
        told(group),
        stale("session"),
      ]);
      expect(await store().pendingIntents(other)).toEqual([]);
    });
  });
}
