import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Actor } from "../../../generated/types.ts";
import {
  type Deadline,
  type DeadlineChange,
  decideTimer,
  type GroupState,
  groupInvariants,
  maySee,
  nextDeadlines,
  stateDocument,
} from "../../../lib/core/mod.ts";
import { formatInstantMs } from "../../../lib/format/timestamp.ts";
import { canonicalText } from "../../../lib/json/canonical.ts";
import {
  advance,
  archivalService,
  authority,
  contextPackage,
  coordinator,
  createWorld,
  grant,
  missionTerms,
  observer,
  owner,
  policyService,
  replay,
  type Sending,
  send,
  stranger,
  take,
  type World,
  worker,
} from "./support/world.ts";

const runs = Number(process.env.MWP_CORE_RUNS ?? 150);
const principals = [owner, coordinator, worker, observer, stranger];
const actor = fc.constantFrom<Actor>(...principals, policyService, archivalService);
const member = fc.constantFrom<Actor>(...principals);
const messageIds = ["a", "b", "c", "d"].map((name) => `urn:example:message:${name}`);
const messageId = fc.constantFrom(...messageIds);
const epoch = fc.oneof({ weight: 8, arbitrary: fc.constant(undefined) }, fc.integer({ min: 1, max: 3 }));

type Step =
  | { readonly at: "command"; readonly sending: Sending }
  | { readonly at: "time"; readonly seconds: number }
  | {
      readonly at: "session";
      readonly agentId: string;
    };

const payloads: readonly fc.Arbitrary<readonly [string, object]>[] = [
  fc.tuple(fc.constant("mission.create"), fc.constant(missionTerms())),
  fc.tuple(fc.constant("mission.renew_coordinator"), fc.constantFrom({}, { contextPackage: contextPackage() })),
  fc.tuple(fc.constant("mission.cancel"), fc.constant({ reason: "Enough." })),
  fc.tuple(
    fc.constant("membership.change"),
    fc
      .record({ of: member, over: fc.constantFrom({}, { role: "reviewer" }, { scopes: ["a", "b"] }, provisional()) })
      .map(({ of, over }) => grant(of, over)),
  ),
  fc.tuple(
    fc.constant("membership.end"),
    member.map((of) => ({ member: of })),
  ),
  fc.tuple(
    fc.constant("message.post"),
    fc.record({ messageId: fc.option(messageId, { nil: undefined }), content: fc.constantFrom("Hello", "") }),
  ),
  ...["correct", "retract", "redact"].map((verb) =>
    fc.tuple(
      fc.constant(`message.${verb}`),
      messageId.map((targetMessageId) => ({
        targetMessageId,
        reason: "A reason.",
        ...(verb === "correct" ? { content: "Better." } : {}),
      })),
    ),
  ),
];

const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 12,
    arbitrary: fc
      .record({
        actor,
        what: fc.oneof(...payloads),
        membershipEpoch: epoch,
        coordinatorEpoch: epoch,
        expectedRevision: epoch,
      })
      .map(({ actor, what: [kind, payload], ...stated }) => {
        const sending = { kind, actor, payload, ...present(actor, stated) };
        return { at: "command" as const, sending: sending as Sending };
      }),
  },
  { weight: 2, arbitrary: fc.constantFrom(0, 1, 300, 900, 1200).map((seconds) => ({ at: "time" as const, seconds })) },
  {
    weight: 1,
    arbitrary: fc.constantFrom(coordinator.id, worker.id).map((agentId) => ({ at: "session" as const, agentId })),
  },
);

const trace = fc.array(step, { maxLength: 60 }).map((steps): readonly Step[] => [
  // Most traces begin with a founded Mission; the rest prove that nothing works before.
  ...(steps.length % 7 === 0 ? [] : founding()),
  ...steps,
]);

describe("random traces of Commands, times and Sessions", () => {
  it("keep every invariant after every step (I2, I4, I6, MWP-FND-010, MWP-FND-013)", () => {
    fc.assert(
      fc.property(trace, (steps) => {
        const world = createWorld();
        for (const one of steps) {
          const before = snapshot(world.state);
          const decided = follow(world, one);
          if (!decided) expect(canonicalText(stateDocument(world.state))).toBe(before.text);
          expect(groupInvariants(world.state)).toEqual([]);
          expectNothingDecreased(before, world.state);
        }
        expect(world.log.map((event) => event.sequence)).toEqual(world.log.map((_, index) => index + 1));
        expect(new Set(world.log.map((event) => event.eventId)).size).toBe(world.log.length);
      }),
      { numRuns: runs },
    );
  });

  it("lead to the state that replay of their Events leads to, also from wire bytes (I11)", () => {
    fc.assert(
      fc.property(trace, (steps) => {
        const world = createWorld();
        for (const one of steps) follow(world, one);
        const live = canonicalText(stateDocument(world.state));
        expect(canonicalText(stateDocument(replay(world.log)))).toBe(live);
        expect(canonicalText(stateDocument(replay(JSON.parse(JSON.stringify(world.log)))))).toBe(live);
      }),
      { numRuns: runs },
    );
  });

  it("number each aggregate's Events 1, 2, 3 … (P34)", () => {
    fc.assert(
      fc.property(trace, (steps) => {
        const world = createWorld();
        for (const one of steps) follow(world, one);
        const revisions = new Map<string, number>();
        for (const event of world.log) {
          const { membership } = event.payload as { membership?: { membershipId: string } };
          const aggregate = membership?.membershipId ?? event.kind.split(".")[0]!;
          // A Conversation is at revision 1 when it comes into being, by an Event of the Mission.
          const last = revisions.get(aggregate) ?? (aggregate === "message" ? 1 : 0);
          expect(event.aggregateRevision).toBe(last + 1);
          revisions.set(aggregate, last + 1);
        }
      }),
      { numRuns: runs },
    );
  });

  it("set and clear deadlines so that the rows are those of the state (P29b)", () => {
    fc.assert(
      fc.property(trace, (steps) => {
        const world = createWorld();
        const rows = new Map<string, Deadline>();
        for (const one of steps) follow(world, one, (changes) => apply(rows, changes));
        expect([...rows.values()].sort(bySubject)).toEqual([...nextDeadlines(world.state)].sort(bySubject));
      }),
      { numRuns: runs },
    );
  });

  it("never show a member what lies before its visibility start, nor an outsider anything (MWP-MSN-010, I13)", () => {
    fc.assert(
      fc.property(trace, (steps) => {
        const world = createWorld();
        for (const one of steps) follow(world, one);
        for (const principal of [...principals, policyService]) {
          const membership = world.state.memberships.get(`${principal.type} ${principal.id}`)?.document;
          for (const event of world.log.filter((one) => maySee(world.state, principal, one))) {
            const own = (event.payload as { membership?: { member: Actor } }).membership?.member.id === principal.id;
            expect(membership).toBeDefined();
            if (!own) expect(membership?.state).not.toBe("ended");
            if (!own) expect(event.sequence).toBeGreaterThanOrEqual(membership!.visibilityStartSequence);
          }
        }
      }),
      { numRuns: runs },
    );
  });
});

/** Takes one step; whether anything was appended. A step in time fires what fell due. */
function follow(world: World, one: Step, seen: (changes: readonly DeadlineChange[]) => void = () => {}): boolean {
  if (one.at === "session") {
    world.sessions.set(one.agentId, (world.sessions.get(one.agentId) ?? 0) + 1);
    return false;
  }
  if (one.at === "command") {
    const decision = send(world, one.sending);
    if (decision.ok) seen(decision.deadlines);
    return decision.ok;
  }
  advance(world, one.seconds);
  const facts = { now: formatInstantMs(world.nowMs), authority };
  let appended = false;
  for (const { type, subjectId } of nextDeadlines(world.state)) {
    const { events, deadlines } = decideTimer(world.state, { kind: type, subjectId }, facts);
    for (const event of events) take(world, { events: [event], identifiers: [] });
    seen(deadlines);
    appended ||= events.length > 0;
  }
  return appended;
}

function snapshot(state: GroupState) {
  const epochs = new Map([...state.memberships].map(([key, { document }]) => [key, document.membershipEpoch]));
  const text = canonicalText(stateDocument(state));
  return { text, epochs, sequence: state.sequence, revision: state.mission?.document.revision ?? 0 };
}

function expectNothingDecreased(before: ReturnType<typeof snapshot>, state: GroupState): void {
  expect(state.sequence).toBeGreaterThanOrEqual(before.sequence);
  expect(state.mission?.document.revision ?? 0).toBeGreaterThanOrEqual(before.revision);
  for (const [key, epoch] of before.epochs) {
    expect(state.memberships.get(key)?.document.membershipEpoch).toBeGreaterThanOrEqual(epoch);
  }
}

function apply(rows: Map<string, Deadline>, changes: readonly DeadlineChange[]): void {
  for (const change of changes) {
    if (change.change === "clear") rows.delete(`${change.type} ${change.subjectId}`);
    else rows.set(`${change.deadline.type} ${change.deadline.subjectId}`, change.deadline);
  }
}

function bySubject(a: Deadline, b: Deadline): number {
  return `${a.type} ${a.subjectId}` < `${b.type} ${b.subjectId}` ? -1 : 1;
}

function founding(): readonly Step[] {
  const create: Sending = { kind: "mission.create", actor: owner, payload: missionTerms() };
  const join: Sending = { kind: "membership.change", actor: owner, payload: grant(worker) };
  return [create, join].map((sending) => ({ at: "command", sending }));
}

function provisional(): object {
  return { state: "provisional", provisionalExpiresAt: "2026-01-01T00:20:00Z", contextPackage: contextPackage() };
}

// Only what the envelope schema lets this actor state, and only what is stated at all.
function present(by: Actor, stated: Readonly<Record<string, number | undefined>>): object {
  const allowed = by.type === "service" ? ["expectedRevision"] : Object.keys(stated);
  return Object.fromEntries(allowed.flatMap((name) => (stated[name] === undefined ? [] : [[name, stated[name]]])));
}
