import { describe, expect, it } from "vitest";
import { sha256Text } from "../../lib/format/digest.ts";
import { encodeUtf8 } from "../../lib/format/utf8.ts";
import { canonicalBytes } from "../../lib/json/canonical.ts";
import { type AdmissionRecord, admissionFault, prepareAdmissionRecord } from "../../lib/signed/admission.ts";
import type { VerifiedDocument } from "../../lib/signed/verify.ts";
import type { AppendEntry, AppendOutcome, Store } from "../../server/store/port.ts";
import {
  admission,
  answer,
  authority,
  command,
  documentIn,
  entry,
  organizationId,
  sessionOf,
} from "./store-entries.ts";

const group = "urn:test:group:1";
const other = "urn:test:group:2";
const agent = "urn:test:agent:a";
const committed: AppendOutcome = { status: "committed" };

/** The part of the store contract about what an append leaves to be read. */
export function storeReads(store: () => Store): void {
  const append = (...batch: AppendEntry[]): Promise<readonly AppendOutcome[]> => store().append(batch);

  describe("receipts and admissions", () => {
    it("answers a Command by its receipt and keeps its bytes as received", async () => {
      const cause = command("urn:test:action:1");
      await append(entry(group, 0), { ...answer(group, 1, cause), events: entry(group, 1, {}, 2).events });
      expect(await store().findReceipt("agent", agent, cause.actionId)).toStrictEqual({
        actorType: "agent",
        actorId: agent,
        actionId: cause.actionId,
        signingHash: cause.signingHash,
        eventId: `urn:test:event:${group}:2`,
        groupId: group,
        sequence: 2,
      });
      expect(await store().findCommand("agent", agent, cause.actionId)).toStrictEqual(cause);
      expect(await store().findReceipt("human", agent, cause.actionId)).toBeUndefined();
      expect(await store().findReceipt("agent", cause.actionId, agent)).toBeUndefined();
    });

    it("answers with a position for the Organization's log", async () => {
      const cause = command("urn:test:action:1");
      await append(entry(undefined, 0, { command: cause }));
      const receipt = await store().findReceipt("agent", agent, cause.actionId);
      expect(receipt).toMatchObject({ position: 1, signingHash: cause.signingHash });
      expect(Object.keys(receipt ?? {})).not.toContain("groupId");
    });

    it("gives back admission records as they were appended (MWP-ADM-002)", async () => {
      const cause = command("urn:test:action:1");
      const hash = sha256Text(encodeUtf8("document"));
      const rows = [documentIn(cause), { ...admission(hash, "urn:test:record:7"), documentKind: "evidence" }];
      await append(answer(group, 0, cause, { admissions: rows }));
      expect(await store().findAdmission(rows[0]!.signingHash)).toStrictEqual(rows[0]);
      expect(await store().findAdmission(hash)).toStrictEqual(rows[1]);
    });

    it("renders a Command's own record from its columns, the same bytes as a prepared one (MWP-ADM-001)", async () => {
      const cause = command("urn:test:action:1");
      await append(answer(group, 0, cause));
      const admissionRecordId = `urn:mwp:admission:${cause.signingHash.slice(7)}`;
      const found = await store().findCommandAdmission("agent", agent, cause.actionId);
      expect(found).toStrictEqual({
        signingHash: cause.signingHash,
        admissionRecordId,
        documentKind: "command",
        authenticatedService: authority,
        bytes: expect.any(Uint8Array),
      });
      const verified = {
        kind: "command",
        organizationId,
        signingHash: cause.signingHash,
        keyId: cause.keyId,
        principal: { type: "agent", id: agent },
        interval: { validFrom: { seconds: 0, fraction: "" } },
      } as unknown as VerifiedDocument;
      const context = { admissionRecordId, trustedAcceptedAt: cause.acceptedAt, acceptedBy: authority };
      expect(found?.bytes).toEqual((prepareAdmissionRecord(verified, context) as AdmissionRecord).bytes);
      expect(admissionFault(verified, context)).toBeUndefined();
      expect(await store().findCommandAdmission("human", agent, cause.actionId)).toBeUndefined();
      expect(await store().findAdmission(cause.signingHash)).toBeUndefined();
    });

    it("renders an Event's own record from its columns, canonical, never the Event (MWP-ADM-011)", async () => {
      const made = entry(group, 0);
      const stored = made.events[0]!;
      await append(made);
      const hex = stored.signingHash.slice(7);
      expect(await store().findEventAdmission(stored.eventId)).toStrictEqual({
        signingHash: stored.signingHash,
        admissionRecordId: `urn:mwp:admission:${hex}`,
        documentKind: "event",
        authenticatedService: authority,
        bytes: canonicalBytes({
          acceptedBy: authority,
          admissionRecordId: `urn:mwp:admission:${hex}`,
          documentKind: "event",
          keyId: stored.keyId,
          organizationId,
          principal: authority,
          protocolVersion: "0.1",
          signingHash: stored.signingHash,
          trustedAcceptedAt: stored.acceptedAt,
        }),
      });
    });
  });

  describe("redaction", () => {
    it("puts the rendition in the place of the Event; bytes, hash and Command text are gone, the receipt stays", async () => {
      const cause = command("urn:test:action:1");
      const original = answer(group, 0, cause);
      await append(original, entry(group, 1));
      const bytes = encodeUtf8("rendition");
      const rendition = {
        ...original.events[0]!,
        bytes,
        signingHash: sha256Text(bytes),
        acceptedAt: "2026-02-01T00:00:00Z",
      };
      const audit = [encodeUtf8("sealed")];
      expect(await append(entry(group, 2, { redactions: [{ rendition }], audit }))).toEqual([committed]);
      expect(await store().readAudit(0, 10)).toStrictEqual([{ position: 1, bytes: audit[0] }]);
      expect((await store().readGroupEvents(group, 0, 10))[0]).toStrictEqual(rendition);
      expect(await store().findEvent(rendition.eventId)).toStrictEqual(rendition);
      expect(await store().groupHead(group)).toBe(3);
      expect((await store().findEventAdmission(rendition.eventId))?.signingHash).toBe(rendition.signingHash);
      expect(await store().findCommand("agent", agent, cause.actionId)).toStrictEqual({
        ...cause,
        bytes: new Uint8Array(),
      });
      expect(await store().findReceipt("agent", agent, cause.actionId)).toMatchObject({ eventId: rendition.eventId });
      const admitted = await store().findCommandAdmission("agent", agent, cause.actionId);
      expect(new TextDecoder().decode(admitted?.bytes)).toContain(cause.acceptedAt);
    });

    it("is stale when another Event is there, and undone whole", async () => {
      const original = entry(group, 0, {}, 2);
      await append(original);
      const bytes = encodeUtf8("rendition");
      const good = { ...original.events[0]!, bytes, signingHash: sha256Text(bytes) };
      const bad = { ...good, eventId: original.events[1]!.eventId };
      const redactions = [{ rendition: good }, { rendition: bad }];
      const outcome = await append(entry(group, 2, { redactions, audit: [encodeUtf8("sealed")] }));
      expect(await store().readAudit(0, 10)).toEqual([]);
      expect(outcome).toEqual([{ status: "stale", fact: "sequence" }]);
      expect(await store().readGroupEvents(group, 0, 10)).toStrictEqual(original.events);
      expect((await store().findEventAdmission(good.eventId))?.signingHash).toBe(original.events[0]!.signingHash);
    });
  });

  describe("indexes", () => {
    const row = (groupId: string, state = "active", membershipEpoch = 1) => ({
      groupId,
      principalType: "agent",
      principalId: agent,
      membershipEpoch,
      state,
      role: "worker",
      visibilityStartSequence: 4,
    });

    it("finds the latest Membership by principal and Group (P30)", async () => {
      await append(entry(group, 0, { memberships: [row(group)] }), entry(other, 0, { memberships: [row(other)] }));
      await append(entry(group, 1, { memberships: [row(group, "ended", 2)] }));
      expect(await store().findMembership(group, "agent", agent)).toStrictEqual(row(group, "ended", 2));
      expect(await store().membershipsOf("agent", agent)).toStrictEqual([row(group, "ended", 2), row(other)]);
      expect(await store().findMembership(group, "human", agent)).toBeUndefined();
      expect(await store().findMembership("urn:test:none", "agent", agent)).toBeUndefined();
      expect(await store().membershipsOf("agent", "urn:test:none")).toEqual([]);
    });

    it("finds a Session by the hash of its token, fenced ones too (P31)", async () => {
      const tokenHash = (seed: number) => new Uint8Array(32).fill(seed);
      const open = (epoch: number) =>
        entry(undefined, epoch - 1, {
          session: sessionOf(epoch, { tokenHash: tokenHash(epoch), expiresAt: `2026-01-01T00:0${epoch}:00Z` }),
        });
      await append(open(1), open(2));
      expect(await store().findSessionToken(tokenHash(1))).toEqual({
        agentId: agent,
        epoch: 1,
        expiresAt: "2026-01-01T00:01:00Z",
      });
      expect((await store().findSessionToken(tokenHash(2)))?.epoch).toBe(2);
      expect(await store().findSessionToken(tokenHash(3))).toBeUndefined();
    });

    it("lists due deadlines, earliest first, until they are cleared or moved (P29b)", async () => {
      const due = (subjectId: string, dueAtMs: number) => ({ groupId: group, kind: "lease", subjectId, dueAtMs });
      await append(entry(group, 0, { deadlines: { set: [due("b", 20), due("a", 20), due("c", 10), due("d", 99)] } }));
      expect(await store().nextDeadlineMs()).toBe(10);
      expect((await store().dueDeadlines(20, 10)).map(({ subjectId }) => subjectId)).toEqual(["c", "a", "b"]);
      expect(await store().dueDeadlines(20, 1)).toEqual([due("c", 10)]);
      await append(entry(group, 1, { deadlines: { set: [due("a", 50)], clear: [due("c", 0), due("b", 0)] } }));
      expect(await store().dueDeadlines(49, 10)).toEqual([]);
      expect(await store().nextDeadlineMs()).toBe(50);
    });
  });

  describe("side logs and Cursors", () => {
    it("keeps the Policy Log in order, per Group and whole", async () => {
      const policy = (groupId: string | undefined, number: number) => ({
        ...(groupId === undefined ? {} : { groupId }),
        entryId: `urn:test:policy:${number}`,
        bytes: encodeUtf8(`{"n":${number}}`),
      });
      await append(entry(group, 0, { policyLog: [policy(group, 1), policy(undefined, 2), policy(group, 3)] }));
      const all = await store().readPolicyLog(undefined, 0, 10);
      expect(all.map(({ position }) => position)).toEqual([1, 2, 3]);
      expect(all[1]).toStrictEqual({ ...policy(undefined, 2), position: 2 });
      expect(await store().readPolicyLog(group, 0, 10)).toStrictEqual([all[0], all[2]]);
      expect(await store().readPolicyLog(group, 1, 1)).toStrictEqual([all[2]]);
    });

    it("appends to the protected audit log", async () => {
      await store().appendAudit([encodeUtf8("1"), encodeUtf8("2")]);
      await store().appendAudit([encodeUtf8("3")]);
      expect(await store().readAudit(1, 10)).toStrictEqual([
        { position: 2, bytes: encodeUtf8("2") },
        { position: 3, bytes: encodeUtf8("3") },
      ]);
      expect(await store().readAudit(0, 1)).toHaveLength(1);
    });

    it("keeps read tokens by hash until they are purged (P31)", async () => {
      const token = (n: number, expiresAtMs: number) => ({
        tokenHash: new Uint8Array(32).fill(n),
        principal: { type: "human", id: "urn:test:human:h" } as const,
        keyId: "urn:test:key:h",
        expiresAtMs,
      });
      await store().putReadToken(token(1, 100));
      await store().putReadToken(token(2, 200));
      const ofAgent = { ...token(4, 200), principal: { type: "agent", id: agent } as const, sessionEpoch: 3 };
      await store().putReadToken(ofAgent);
      expect(await store().findReadToken(ofAgent.tokenHash)).toEqual(ofAgent);
      expect(await store().findReadToken(token(1, 0).tokenHash)).toEqual(token(1, 100));
      expect(await store().findReadToken(token(3, 0).tokenHash)).toBeUndefined();
      await store().purgeReadTokens(100);
      expect(await store().findReadToken(token(1, 0).tokenHash)).toBeUndefined();
      expect(await store().findReadToken(token(2, 0).tokenHash)).toEqual(token(2, 200));
    });

    it("moves a Cursor forward only (MWP-WRK-030)", async () => {
      const at = (sequence: number, groupId: string = group) => ({ agentId: agent, groupId, sequence });
      expect(await store().readCursor(agent, group)).toBe(0);
      await store().writeCursors([at(5), at(3), at(1, other)]);
      await store().writeCursors([at(4)]);
      expect(await store().readCursor(agent, group)).toBe(5);
      expect(await store().readCursors(agent)).toEqual([at(5), at(1, other)]);
      expect(await store().readCursors("urn:test:agent:b")).toEqual([]);
    });
  });
}
