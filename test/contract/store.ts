import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { sha256Text } from "../../lib/format/digest.ts";
import { encodeUtf8 } from "../../lib/format/utf8.ts";
import type { AppendEntry, AppendOutcome, RegistryEntry, Store } from "../../server/store/port.ts";
import { storeAcrossGroups } from "./store-across-groups.ts";
import { admission, answer, authority, command, documentIn, entry, event, sessionOf } from "./store-entries.ts";
import { storeReads } from "./store-reads.ts";

const group = "urn:test:group:1";
const other = "urn:test:group:2";
const agent = "urn:test:agent:a";
const committed: AppendOutcome = { status: "committed" };
const stale = (fact: string): object => ({ status: "stale", fact });

const grant = {
  entry: "grant",
  principal: { type: "human", id: "urn:test:human" },
  role: "auditor",
  who: authority,
  when: "2026-01-01T00:00:00Z",
  why: "needed",
} as const satisfies RegistryEntry;

/** What every adapter of the store port must do alike. */
export function storeContract(name: string, create: () => Promise<Store>): void {
  describe(`store contract: ${name}`, () => {
    let store: Store;
    beforeEach(async () => {
      store = await create();
    });
    afterEach(() => store.close());
    const append = (...batch: AppendEntry[]): Promise<readonly AppendOutcome[]> => store.append(batch);

    describe("logs", () => {
      it("gives back the exact bytes and columns of Events in sequence", async () => {
        const first = entry(group, 0, {}, 3);
        expect(await append(first)).toEqual([committed]);
        expect(await store.readGroupEvents(group, 0, 10)).toStrictEqual(first.events);
        expect(await store.readGroupEvents(group, 1, 1)).toStrictEqual([first.events[1]]);
        expect(await store.readGroupEvents(group, 3, 10)).toEqual([]);
        expect(await store.readGroupEvents(group, Number.MAX_SAFE_INTEGER, 10)).toEqual([]);
        expect(await store.groupHead(group)).toBe(3);
        expect(await store.findEvent(first.events[2]!.eventId)).toStrictEqual(first.events[2]);
      });

      it("knows nothing of what was never appended", async () => {
        expect(await store.readGroupEvents(group, 0, 10)).toEqual([]);
        expect(await store.groupHead(group)).toBe(0);
        expect(await store.organizationHead()).toBe(0);
        expect(await store.findEvent("urn:test:none")).toBeUndefined();
        expect(await store.findReceipt("agent", agent, "urn:test:none")).toBeUndefined();
        expect(await store.findCommand("agent", agent, "urn:test:none")).toBeUndefined();
        expect(await store.findAdmission(`sha256:${"0".repeat(64)}`)).toBeUndefined();
        expect(await store.nextDeadlineMs()).toBeUndefined();
      });

      it("keeps the Organization's log apart, with positions", async () => {
        await append(entry(undefined, 0, {}, 2), entry(group, 0));
        const events = await store.readOrganizationEvents(0, 10);
        expect(events.map(({ position }) => position)).toEqual([1, 2]);
        expect(events[0]).toStrictEqual({ ...entry(undefined, 0).events[0], position: 1 });
        expect(await store.readOrganizationEvents(1, 10)).toStrictEqual([events[1]]);
        expect(await store.organizationHead()).toBe(2);
        expect(await store.findEvent(events[1]!.eventId)).toStrictEqual(events[1]);
      });

      it("appends many Groups in one batch, later entries seeing earlier ones", async () => {
        const groups = Array.from({ length: 50 }, (_, index) => `urn:test:group:many:${index}`);
        const batch = groups.flatMap((id) => [entry(id, 0), entry(id, 1)]);
        expect(await append(...batch)).toEqual(batch.map(() => committed));
        for (const id of groups) expect(await store.groupHead(id)).toBe(2);
      });

      it("does not keep the caller's buffer", async () => {
        const made = entry(group, 0);
        const before = made.events[0]!.bytes.slice();
        await append(made);
        made.events[0]!.bytes.fill(0);
        expect((await store.readGroupEvents(group, 0, 1))[0]?.bytes).toStrictEqual(before);
      });

      it("takes an empty batch, and an entry without Events", async () => {
        expect(await append()).toEqual([]);
        const policyLog = [{ entryId: "urn:test:policy:1", bytes: encodeUtf8("{}") }];
        expect(await append(entry(undefined, 0, { policyLog }, 0))).toEqual([committed]);
        expect(await store.organizationHead()).toBe(0);
      });
    });

    describe("fences", () => {
      it("answers stale sequence when the head is another (MWP-EVT-005, SUP-12)", async () => {
        await append(entry(group, 0));
        const late = entry(group, 0, { events: [event("urn:test:event:late", { groupId: group, sequence: 1 })] });
        expect(await append(late, entry(group, 5), entry(undefined, 3))).toEqual([
          stale("sequence"),
          stale("sequence"),
          stale("sequence"),
        ]);
        expect(await store.findEvent("urn:test:event:late")).toBeUndefined();
        expect(await store.groupHead(group)).toBe(1);
      });

      it("answers stale session for a fenced epoch, also inside one batch (P31)", async () => {
        const session = sessionOf;
        const fence = (epoch: number) => ({ registryRevision: 0, session: { agentId: agent, epoch } });
        expect(await store.sessionEpoch(agent)).toBe(0);
        expect(await append(entry(group, 0, { fence: fence(1) }))).toEqual([stale("session")]);
        expect(
          await append(
            entry(undefined, 0, { session: session(1) }),
            entry(group, 0, { fence: fence(1) }),
            entry(undefined, 1, { session: session(2) }),
            entry(group, 1, { fence: fence(1) }),
            entry(group, 1, { fence: fence(2) }),
          ),
        ).toEqual([committed, committed, committed, stale("session"), committed]);
        expect(await store.sessionEpoch(agent)).toBe(2);
        expect(
          await append(entry(undefined, 2, { session: session(2) }), entry(undefined, 2, { session: session(4) })),
        ).toEqual([stale("session"), stale("session")]);
      });

      it("answers stale registry for another revision, also inside one batch (P33)", async () => {
        const next = { fence: { registryRevision: 2 } };
        expect(
          await append(
            entry(undefined, 0, { registry: [grant, { ...grant, entry: "withdraw" }] }),
            entry(group, 0),
            entry(group, 0, next),
          ),
        ).toEqual([committed, stale("registry"), committed]);
        expect(await store.registryRevision()).toBe(2);
        expect(await store.readRegistryLog(0)).toStrictEqual([
          { revision: 1, entry: grant },
          { revision: 2, entry: { ...grant, entry: "withdraw" } },
        ]);
        expect(await store.readRegistryLog(1)).toHaveLength(1);
      });

      it("answers stale receipt for a second use of (actor, Action ID) in the Organization (MWP-EVT-003)", async () => {
        const same = command("urn:test:action:1");
        const changed = command("urn:test:action:1", agent, "other content");
        expect(await append(answer(group, 0, same), answer(other, 0, changed), answer(group, 1, same))).toEqual([
          committed,
          stale("receipt"),
          stale("receipt"),
        ]);
        expect(await append(answer(group, 0, same))).toEqual([stale("receipt")]);
        expect(await append(answer(group, 1, command("urn:test:action:1", "urn:test:agent:b")))).toEqual([committed]);
        expect(await store.groupHead(other)).toBe(0);
      });

      it("answers stale identifier for what is taken: ids, Event IDs, Policy Log entries, admission record IDs", async () => {
        const taken = [{ kind: "message", id: "urn:test:message:1" }];
        const policyLog = [{ entryId: "urn:test:policy:1", bytes: encodeUtf8("{}") }];
        const hash = (text: string) => sha256Text(encodeUtf8(text));
        const record = [admission(hash("a"), "urn:test:record:1")];
        await append(entry(group, 0, { identifiers: taken, policyLog, admissions: record }));
        const again = { events: entry(group, 0).events.map(({ sequence, groupId, ...rest }) => rest) };
        expect(
          await append(
            entry(other, 0, { identifiers: taken }),
            entry(other, 0, { policyLog }),
            entry(other, 0, { admissions: [admission(hash("b"), "urn:test:record:1")] }),
            entry(undefined, 0, again),
            entry(other, 0, { identifiers: [{ kind: "mission", id: "urn:test:message:1" }] }),
          ),
        ).toEqual([stale("identifier"), stale("identifier"), stale("identifier"), stale("identifier"), committed]);
        expect(await store.identifierTaken("message", "urn:test:message:1")).toBe(true);
        expect(await store.identifierTaken("message", "urn:test:message:2")).toBe(false);
        expect(await store.readPolicyLog(undefined, 0, 10)).toHaveLength(1);
      });

      it("refuses an id that one entry uses twice", async () => {
        const twice = [
          { kind: "message", id: "urn:test:message:1" },
          { kind: "message", id: "urn:test:message:1" },
        ];
        expect(await append(entry(group, 0, { identifiers: twice }))).toEqual([stale("identifier")]);
        expect(await store.identifierTaken("message", "urn:test:message:1")).toBe(false);
      });

      it("answers stale admission for a signing hash that has a record (MWP-ADM-004)", async () => {
        const first = answer(group, 0, command("urn:test:action:1"));
        const hash = first.admissions![0]!.signingHash;
        await append(first);
        expect(
          await append(
            entry(other, 0, { admissions: [admission(hash)] }),
            entry(other, 0, { admissions: [admission(hash, "urn:test:record:new")] }),
          ),
        ).toEqual([stale("admission"), stale("admission")]);
        expect(await store.groupHead(other)).toBe(0);
      });

      it("checks in one order: session, registry, receipt, sequence, identifier, admission", async () => {
        const cause = command("urn:test:action:1");
        const first = answer(group, 0, cause, { identifiers: [{ kind: "message", id: "urn:test:message:1" }] });
        await append(first);
        const free = command("urn:test:action:2");
        const wrong: AppendEntry = {
          ...first,
          fence: { registryRevision: 7, session: { agentId: agent, epoch: 3 } },
        };
        const right = { registryRevision: 0 };
        expect(
          await append(
            wrong,
            { ...wrong, fence: { registryRevision: 7 } },
            { ...first, fence: right },
            { ...first, command: free },
            answer(group, 1, free, { identifiers: first.identifiers!, admissions: first.admissions! }),
            answer(group, 1, free, { admissions: first.admissions! }),
            answer(group, 1, free),
          ),
        ).toEqual([...["session", "registry", "receipt", "sequence", "identifier", "admission"].map(stale), committed]);
      });

      it("leaves no trace of a stale entry and never sinks its batch (savepoints)", async () => {
        const cause = command("urn:test:action:stale");
        const row = { principalType: "agent", principalId: agent, membershipEpoch: 1, state: "active", role: "worker" };
        await append(entry(other, 0, { admissions: [admission(sha256Text(encodeUtf8("x")))] }));
        const doomed = answer(group, 1, cause, {
          identifiers: [{ kind: "message", id: "urn:test:message:1" }],
          policyLog: [{ groupId: group, entryId: "urn:test:policy:1", bytes: encodeUtf8("{}") }],
          memberships: [{ ...row, groupId: group, visibilityStartSequence: 1 }],
          registry: [grant],
          deadlines: { set: [{ groupId: group, kind: "lease", subjectId: "urn:test:x", dueAtMs: 5 }] },
          admissions: [documentIn(cause), admission(sha256Text(encodeUtf8("x")))],
        });
        expect(await append(entry(group, 0), doomed, entry(group, 1))).toEqual([
          committed,
          stale("admission"),
          committed,
        ]);
        expect(await store.groupHead(group)).toBe(2);
        expect(await store.findReceipt("agent", agent, cause.actionId)).toBeUndefined();
        expect(await store.findCommand("agent", agent, cause.actionId)).toBeUndefined();
        expect(await store.findCommandAdmission("agent", agent, cause.actionId)).toBeUndefined();
        expect(await store.findAdmission(documentIn(cause).signingHash)).toBeUndefined();
        expect(await store.identifierTaken("message", "urn:test:message:1")).toBe(false);
        expect(await store.readPolicyLog(undefined, 0, 10)).toEqual([]);
        expect(await store.membershipsOf("agent", agent)).toEqual([]);
        expect(await store.registryRevision()).toBe(0);
        expect(await store.nextDeadlineMs()).toBeUndefined();
        expect(await append(answer(group, 2, cause))).toEqual([committed]);
      });

      it("rejects the whole batch for an entry that contradicts itself, with nothing written", async () => {
        const good = entry(group, 0);
        const hash = sha256Text(encodeUtf8("a"));
        const bad: AppendEntry[] = [
          { ...entry(group, 0), expectedHead: 1 },
          { ...entry(group, 0), groupId: other },
          { ...entry(group, 0), expectedHead: -1 },
          { ...entry(undefined, 0), events: [{ ...event("urn:test:event:x"), position: 2 }] },
          {
            ...entry(group, 0),
            events: [{ ...event("urn:test:event:x", { groupId: group, sequence: 1 }), signingHash: "" }],
          },
          { ...entry(group, 0, {}, 0), command: command("urn:test:action:1") },
          entry(group, 0, { admissions: [admission(hash, `urn:mwp:admission:${"0".repeat(64)}`)] }),
          entry(group, 0, { redactions: [{ rendition: event("urn:test:event:x", { groupId: group, sequence: 1 }) }] }),
        ];
        for (const wrong of bad) {
          await expect(append(good, wrong)).rejects.toMatchObject({ name: "StoreError", code: "invalid" });
        }
        expect(await store.groupHead(group)).toBe(0);
      });
    });

    storeReads(() => store);
    storeAcrossGroups(() => store);

    it("checkpoints at any time", async () => {
      await append(entry(group, 0));
      await store.checkpoint();
      expect(await append(entry(group, 1))).toEqual([committed]);
    });

    it("refuses everything after close, and closes twice", async () => {
      await store.close();
      await store.close();
      await expect(append(entry(group, 0))).rejects.toMatchObject({ name: "StoreError", code: "closed" });
      await expect(store.groupHead(group)).rejects.toMatchObject({ code: "closed" });
    });
  });
}
