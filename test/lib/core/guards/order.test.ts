import { describe, expect, it } from "vitest";
import type { ErrorCode } from "../../../../generated/kinds.ts";
import type { Facts } from "../../../../lib/core/mod.ts";
import {
  accepted,
  advance,
  coordinator,
  createTeam,
  grant,
  observer,
  policyService,
  refused,
  type Sending,
  send,
  stranger,
  type World,
  worker,
} from "../support/world.ts";

/** One way to fail one check, without failing an earlier one. Each adds its fault to the same good Command. */
interface Fault {
  readonly check: string;
  readonly code: ErrorCode;
  readonly sending?: Partial<Sending>;
  readonly facts?: Partial<Facts>;
  readonly world?: (world: World) => void;
}

// The good Command: the Coordinator changes the Worker's Membership.
const good: Sending = {
  kind: "membership.change",
  actor: coordinator,
  payload: grant(worker, { role: "reviewer" }),
  membershipEpoch: 1,
  coordinatorEpoch: 1,
};
const critical = { "urn:example:profile:x": { version: "1.0.0", critical: true, data: null } };

const faults: readonly Fault[] = [
  { check: "8 Membership", code: "MEMBERSHIP_STALE", sending: { membershipEpoch: 2 } },
  { check: "9 Coordinator Epoch", code: "AUTH_STALE_COORDINATOR", sending: { coordinatorEpoch: 2 } },
  { check: "10 extensions", code: "UNKNOWN_CRITICAL_EXTENSION", sending: { extensions: critical } },
  {
    check: "11 payload",
    code: "INVALID_COMMAND",
    facts: { payloadFault: { pointer: "/role", keyword: "enum", message: "is not allowed" } },
  },
  {
    check: "11 documents",
    code: "AUTH_INVALID_SIGNATURE",
    facts: { documentFault: { code: "AUTH_INVALID_SIGNATURE", message: "not verified" } },
  },
  {
    check: "11 named objects",
    code: "INVALID_COMMAND",
    sending: { cooperationOverrideGrantId: "urn:example:grant:none" },
  },
  {
    check: "12 role",
    code: "AUTH_FORBIDDEN",
    // A Membership of office: to change it is forbidden to everybody.
    sending: { payload: grant(coordinator, { role: "reviewer" }) },
  },
  { check: "14 expectedRevision", code: "REVISION_CONFLICT", sending: { expectedRevision: 99 } },
  {
    check: "15 state table",
    code: "INVALID_STATE_TRANSITION",
    world: ({ state }) => {
      const mission = state.mission!;
      state.mission = { ...mission, document: { ...mission.document, state: "approved" } };
    },
  },
  { check: "16 lease", code: "WORK_LEASE_EXPIRED", world: (world) => advance(world, 1000) },
];

describe("the order of checks", () => {
  it("accepts the Command that has no fault", () => {
    accepted(send(createTeam(), good));
  });

  it.each(faults)("refuses at $check with $code", (fault) => {
    expect(attempt(fault).code).toBe(fault.code);
  });

  const pairs = faults.flatMap((earlier, index) => faults.slice(index + 1).map((later) => ({ earlier, later })));
  it.each(pairs)("answers $earlier.check before $later.check", ({ earlier, later }) => {
    expect(attempt(earlier, later).code).toBe(earlier.code);
  });

  it("answers a stranger before anything else, and for every kind the same (P30)", () => {
    const hidden = { code: "GROUP_NOT_FOUND", message: "there is no such Group for this actor" };
    for (const kind of ["membership.change", "message.post", "mission.cancel", "ext.example.profile.act"]) {
      const refusal = refused(send(createTeam(), { ...good, kind, actor: stranger, extensions: critical }));
      expect(refusal).toEqual(hidden);
    }
    const elsewhere = { ...good, groupId: "urn:example:group:two" };
    expect(refused(send(createTeam(), elsewhere))).toEqual(hidden);
    const nowhere = createTeam();
    nowhere.state = { ...nowhere.state, mission: undefined };
    expect(refused(send(nowhere, { ...good, actor: coordinator }))).toEqual(hidden);
  });

  it("answers a member whose Membership ended, or is not yet visible, alike (P30)", () => {
    const required = { code: "MEMBERSHIP_REQUIRED", message: "no Membership applies" };
    const world = createTeam();
    accepted(send(world, { kind: "membership.end", actor: coordinator, payload: { member: observer } }));
    accepted(send(world, { ...good, payload: grant(worker, { visibilityStartSequence: 1000 }) }));
    for (const actor of [observer, worker]) {
      const sending = { kind: "message.post", actor, payload: { content: "Hello" } };
      expect(refused(send(world, sending))).toEqual(required);
    }
  });

  it("refuses a kind nobody supports as INVALID_COMMAND, to members only", () => {
    const sending = { kind: "ext.example.profile.act", actor: worker, payload: {} };
    expect(refused(send(createTeam(), sending)).code).toBe("INVALID_COMMAND");
  });

  it("needs the Coordinator Epoch only of the Coordinator acting as such, and never a wrong one (P08, MWP-EVT-002)", () => {
    const without = { ...good, coordinatorEpoch: undefined };
    expect(refused(send(createTeam(), without)).code).toBe("INVALID_COMMAND");
    accepted(send(createTeam(), { ...without, actor: policyService }));
    expect(refused(send(createTeam(), { ...without, actor: worker })).code).toBe("AUTH_FORBIDDEN");
    const post = { kind: "message.post", actor: worker, payload: { content: "Hello" } };
    expect(refused(send(createTeam(), { ...post, coordinatorEpoch: 7 })).code).toBe("AUTH_STALE_COORDINATOR");
  });

  it("relays extensions nobody knows as they came, on the Event that answers (MWP-EXT-002)", () => {
    const extensions = { "urn:example:profile:x": { version: "1.0.0", critical: false, data: { a: [1, null] } } };
    expect(accepted(send(createTeam(), { ...good, extensions })).events[0].extensions).toEqual(extensions);
  });
});

function attempt(...faults: readonly Fault[]): ReturnType<typeof refused> {
  const world = createTeam();
  for (const fault of faults) fault.world?.(world);
  const sending = Object.assign({}, good, ...faults.map((fault) => fault.sending ?? {})) as Sending;
  const facts = Object.assign({}, ...faults.map((fault) => fault.facts ?? {})) as Partial<Facts>;
  return refused(send(world, sending, facts));
}
