import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { sha256Text } from "../../../lib/format/digest.ts";
import { encodeUtf8 } from "../../../lib/format/utf8.ts";
import { intentRow, sessionIntentRow } from "../../../server/store/intents.ts";
import { createMemoryStore } from "../../../server/store/memory.ts";
import type {
  AdmissionRow,
  AppendEntry,
  AppendOutcome,
  IntentRow,
  StaleFact,
  Store,
} from "../../../server/store/port.ts";
import { isDerivedAdmissionRecordId } from "../../../server/store/records.ts";
import { openSqliteStore } from "../../../server/store/sqlite.ts";
import {
  admission,
  authority,
  command,
  event,
  missionOf,
  organizationId,
  sessionOf,
} from "../../contract/store-entries.ts";

/** What a generated entry says, relative to the state it meets; small numbers so that everything collides. */
interface Draft {
  readonly group: number;
  readonly events: number;
  readonly headOff: number;
  readonly revisionOff: number;
  readonly epochOff: number | undefined;
  readonly opens: number | undefined;
  readonly action: number | undefined;
  readonly identifier: number | undefined;
  readonly policy: number | undefined;
  readonly document: number | undefined;
  readonly eventName: number | undefined;
  readonly registers: boolean;
  readonly member: boolean;
  readonly dueAtMs: number | undefined;
  readonly parentOff: number | undefined;
  readonly works: boolean;
  readonly rests: boolean;
  readonly intends: number | undefined;
  readonly applies: number | undefined;
}

const rarely = (value: fc.Arbitrary<number>): fc.Arbitrary<number> =>
  fc.oneof({ weight: 12, arbitrary: fc.constant(0) }, { weight: 1, arbitrary: value });
const perhaps = (max: number): fc.Arbitrary<number | undefined> =>
  fc.option(fc.nat({ max }), { nil: undefined, freq: 2 });

const drafts = fc.record<Draft>({
  group: fc.nat({ max: 2 }),
  events: fc.nat({ max: 2 }),
  headOff: rarely(fc.integer({ min: -1, max: 1 })),
  revisionOff: rarely(fc.constant(1)),
  epochOff: fc.option(rarely(fc.constant(1)), { nil: undefined }),
  opens: fc.option(rarely(fc.constant(1)), { nil: undefined, freq: 2 }),
  action: perhaps(30),
  identifier: perhaps(30),
  policy: perhaps(40),
  document: perhaps(30),
  eventName: fc.option(fc.nat({ max: 3 }), { nil: undefined, freq: 2 }),
  registers: fc.boolean(),
  member: fc.boolean(),
  dueAtMs: fc.option(fc.nat({ max: 50 }), { nil: undefined }),
  parentOff: fc.option(rarely(fc.constant(1)), { nil: undefined, freq: 2 }),
  works: fc.boolean(),
  rests: fc.boolean(),
  intends: perhaps(40),
  applies: fc.option(fc.nat({ max: 20 }), { nil: undefined, freq: 2 }),
});

/** The parent of every fence; its Coordinator Epoch counts the entries that changed it. */
const parentGroup = "urn:test:group:1";
const agentId = "urn:test:agent:a";
const subject = (number: number): string => `urn:test:subject:${number}`;

/** Intents of an even number are for one Group, those of an odd number for the other. */
function intentOf(number: number): IntentRow {
  const groupId = `urn:test:group:${1 + (number % 2)}`;
  const cause = { eventId: "urn:test:event:cause", actor: authority, correlationId: "urn:test:correlation" };
  return intentRow({ kind: "cancel_child", groupId, subjectId: subject(number), payload: { reason: "over" } }, cause);
}

/** Half of the records have an ID of their own, which clashes before the hash does. */
function documentRecord(number: number): AdmissionRow {
  const hash = sha256Text(encodeUtf8(`${number}`));
  return number % 2 === 0 ? admission(hash) : admission(hash, `urn:test:record:${number % 7}`);
}

/** The tiny model: sets of what is taken and counters of what moves. */
class Model {
  readonly heads = new Map<string | undefined, number>();
  readonly taken = new Set<string>();
  /** Waiting intents, and their Groups. */
  readonly intents = new Map<string, string>();
  /** Groups where the Agent works. */
  readonly worked = new Set<string>();
  epoch = 0;
  coordinatorEpoch = 0;
  revision = 0;
  private fresh = 0;

  /** Makes the entry of a draft, and says what must become of it. */
  next(draft: Draft): { entry: AppendEntry; expected: AppendOutcome } {
    const entry = this.build(draft);
    const fact = this.fact(entry);
    if (fact !== undefined) return { entry, expected: { status: "stale", fact } };
    for (const { name } of this.keys(entry)) this.taken.add(name);
    this.heads.set(entry.groupId, entry.expectedHead + entry.events.length);
    this.epoch = entry.session?.epoch ?? this.epoch;
    this.revision += entry.registry?.length ?? 0;
    this.coordinatorEpoch = entry.missions?.[0]?.coordinatorEpoch ?? this.coordinatorEpoch;
    const told = this.moveIntents(entry);
    return { entry, expected: { status: "committed", ...(told.length === 0 ? {} : { intentGroups: told }) } };
  }

  /** Work and intents as the entry leaves them; answers the Groups it made intents for. */
  private moveIntents({ groupId = "", activeWork, session, intents = [], appliedIntents = [] }: AppendEntry): string[] {
    for (const intentId of appliedIntents) this.intents.delete(intentId);
    if ((activeWork?.clear?.length ?? 0) > 0) this.worked.delete(groupId);
    if ((activeWork?.set?.length ?? 0) > 0) this.worked.add(groupId);
    const replaced = session === undefined ? [] : [...this.worked].sort().map((id) => sessionIntentRow(session, id));
    for (const row of [...intents, ...replaced]) this.intents.set(row.intentId, row.groupId);
    return [...new Set([...intents, ...replaced].map((row) => row.groupId))];
  }

  private build(draft: Draft): AppendEntry {
    const groupId = draft.group === 0 ? undefined : `urn:test:group:${draft.group}`;
    const expectedHead = Math.max(0, (this.heads.get(groupId) ?? 0) + draft.headOff);
    const events = Array.from({ length: draft.events }, (_, index) => {
      this.fresh += 1;
      const id =
        draft.eventName === undefined ? `urn:test:event:${this.fresh}` : `urn:test:event:named:${draft.eventName}`;
      return event(id, groupId === undefined ? {} : { groupId, sequence: expectedHead + 1 + index });
    });
    const bytes = encodeUtf8("{}");
    const cause =
      draft.action === undefined || events.length === 0 ? undefined : command(`urn:test:action:${draft.action}`);
    return {
      ...(groupId === undefined ? {} : { groupId }),
      expectedHead,
      events,
      fence: {
        registryRevision: this.revision + draft.revisionOff,
        ...(draft.epochOff === undefined ? {} : { session: { agentId, epoch: this.epoch + draft.epochOff } }),
        ...(draft.parentOff === undefined
          ? {}
          : { parent: { groupId: parentGroup, coordinatorEpoch: this.coordinatorEpoch + draft.parentOff } }),
      },
      ...(cause === undefined ? {} : { command: cause }),
      admissions: [...(draft.document === undefined ? [] : [documentRecord(draft.document)])],
      identifiers: draft.identifier === undefined ? [] : [{ kind: "message", id: `urn:test:m:${draft.identifier}` }],
      policyLog: draft.policy === undefined ? [] : [{ entryId: `urn:test:policy:${draft.policy}`, bytes }],
      ...(draft.opens === undefined ? {} : { session: sessionOf(this.epoch + 1 + draft.opens) }),
      registry:
        draft.registers && draft.group === 0
          ? [
              {
                entry: "grant",
                principal: authority,
                role: "auditor",
                who: authority,
                when: "2026-01-01T00:00:00Z",
                why: "x",
              },
            ]
          : [],
      missions:
        groupId === parentGroup && draft.works && draft.rests
          ? [missionOf(parentGroup, { coordinatorEpoch: this.coordinatorEpoch + 1 })]
          : [],
      activeWork:
        groupId === undefined
          ? {}
          : {
              set: draft.works ? [{ agentId, groupId, workItemId: "urn:test:work" }] : [],
              clear: draft.rests ? [{ agentId, groupId, workItemId: "urn:test:work" }] : [],
            },
      intents: draft.intends === undefined ? [] : [intentOf(draft.intends)],
      appliedIntents: draft.applies === undefined || groupId === undefined ? [] : [intentOf(draft.applies).intentId],
      memberships:
        groupId === undefined || !draft.member
          ? []
          : [
              {
                groupId,
                principalType: "agent",
                principalId: agentId,
                membershipEpoch: this.fresh,
                state: "active",
                role: "worker",
                visibilityStartSequence: 1,
              },
            ],
      deadlines:
        groupId === undefined || draft.dueAtMs === undefined
          ? {}
          : {
              set: [{ groupId, kind: "lease", subjectId: `urn:test:s:${draft.dueAtMs % 3}`, dueAtMs: draft.dueAtMs }],
              clear: [{ groupId, kind: "lease", subjectId: "urn:test:s:0" }],
            },
    };
  }

  private keys({
    command: cause,
    events,
    identifiers = [],
    policyLog = [],
    admissions = [],
  }: AppendEntry): { name: string; fact: StaleFact }[] {
    const names = (fact: StaleFact, ids: readonly string[]) => ids.map((id) => ({ name: `${fact} ${id}`, fact }));
    const recordIds = admissions.map((row) => row.admissionRecordId).filter((id) => !isDerivedAdmissionRecordId(id));
    return [
      ...names("receipt", cause === undefined ? [] : [cause.actionId]),
      ...names("identifier", [...events.map(({ eventId }) => eventId), ...identifiers.map(({ id }) => id)]),
      ...names("identifier", [...policyLog.map(({ entryId }) => entryId), ...recordIds]),
      ...names(
        "admission",
        admissions.map(({ signingHash }) => signingHash),
      ),
    ];
  }

  private fact(entry: AppendEntry): StaleFact | undefined {
    const { fence, session } = entry;
    if (fence.session !== undefined && fence.session.epoch !== this.epoch) return "session";
    if (session !== undefined && session.epoch !== this.epoch + 1) return "session";
    if (fence.registryRevision !== this.revision) return "registry";
    if (fence.parent !== undefined && fence.parent.coordinatorEpoch !== this.coordinatorEpoch) return "parent";
    const seen = new Set(this.taken);
    const clash = (fact: StaleFact): boolean =>
      this.keys(entry).some((key) => {
        if (key.fact !== fact) return false;
        if (seen.has(key.name)) return true;
        seen.add(key.name);
        return false;
      });
    if (clash("receipt")) return "receipt";
    if ((this.heads.get(entry.groupId) ?? 0) !== entry.expectedHead) return "sequence";
    const { appliedIntents = [], intents = [], groupId = "" } = entry;
    if (appliedIntents.some((intentId) => this.intents.get(intentId) !== groupId)) return "intent";
    if (clash("identifier")) return "identifier";
    if (clash("admission")) return "admission";
    const waits = ({ intentId }: IntentRow): boolean =>
      this.intents.has(intentId) && !appliedIntents.includes(intentId);
    return intents.some(waits) ? "identifier" : undefined;
  }
}

/** Everything the store answers about what the drafts can name. */
async function dump(store: Store): Promise<unknown> {
  const groups = ["urn:test:group:1", "urn:test:group:2"];
  const numbers = Array.from({ length: 31 }, (_, index) => index);
  const each = <T>(read: (index: number) => Promise<T>): Promise<T[]> => Promise.all(numbers.map(read));
  return {
    organization: await store.readOrganizationEvents(0, 1000),
    groups: await Promise.all(groups.map((id) => store.readGroupEvents(id, 0, 1000))),
    heads: await Promise.all(groups.map((id) => store.groupHead(id))),
    receipts: await each((index) => store.findReceipt("agent", "urn:test:agent:a", `urn:test:action:${index}`)),
    commands: await each((index) => store.findCommand("agent", "urn:test:agent:a", `urn:test:action:${index}`)),
    admitted: await each((index) =>
      store.findCommandAdmission("agent", "urn:test:agent:a", `urn:test:action:${index}`),
    ),
    documents: await each((index) => store.findAdmission(sha256Text(encodeUtf8(`${index}`)))),
    identifiers: await each((index) => store.identifierTaken("message", `urn:test:m:${index}`)),
    events: await each((index) => store.findEvent(`urn:test:event:${index}`)),
    admissions: await each((index) => store.findEventAdmission(`urn:test:event:${index}`)),
    memberships: await store.membershipsOf("agent", "urn:test:agent:a"),
    registry: await store.readRegistryLog(0),
    epoch: await store.sessionEpoch("urn:test:agent:a"),
    policy: await store.readPolicyLog(undefined, 0, 1000),
    due: await store.dueDeadlines(40, 1000),
    next: await store.nextDeadlineMs(),
    mission: await store.missionOfGroup(parentGroup),
    waiting: await store.groupsWithIntents(),
    intents: await Promise.all(groups.map((id) => store.pendingIntents(id))),
  };
}

describe("store adapters against a model", () => {
  it("decide every random batch as the model does, and hold the same afterwards (MWP-FND-024)", {
    timeout: 60_000,
  }, async () => {
    const facts = new Set<string>();
    await fc.assert(
      fc.asyncProperty(fc.array(fc.array(drafts, { maxLength: 12 }), { maxLength: 12 }), async (batches) => {
        const model = new Model();
        const memory = createMemoryStore({ organizationId });
        const sqlite = await openSqliteStore({ path: ":memory:", organizationId });
        for (const batch of batches) {
          const planned = batch.map((draft) => model.next(draft));
          const entries = planned.map(({ entry }) => entry);
          const expected = planned.map((plan) => plan.expected);
          for (const outcome of expected) facts.add(outcome.status === "stale" ? outcome.fact : outcome.status);
          expect(await memory.append(entries)).toEqual(expected);
          expect(await sqlite.append(entries)).toEqual(expected);
        }
        expect(await dump(sqlite)).toStrictEqual(await dump(memory));
        await sqlite.close();
      }),
      { numRuns: 80 },
    );
    expect([...facts].sort()).toEqual([
      "admission",
      "committed",
      "identifier",
      "intent",
      "parent",
      "receipt",
      "registry",
      "sequence",
      "session",
    ]);
  });
});
