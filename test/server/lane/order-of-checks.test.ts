import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { ProtocolError } from "../../../generated/types.ts";
import { formatInstantMs } from "../../../lib/format/timestamp.ts";
import type { JsonObject } from "../../../lib/json/value.ts";
import { buildCommand, type CommandFields } from "../../../lib/wire/command.ts";
import { type Bench, grantOf, missionPayload, startBench } from "../../support/authority.ts";
import { startMs, type TestPrincipal } from "../../support/organization.ts";
import { freshId, type RawAgent } from "../../support/raw-client.ts";

/** A Command as it will be signed and sent; faults change it, the earlier ones last. */
interface Draft {
  signer: TestPrincipal;
  sessionEpoch: number;
  group: "sound" | "lapsed" | "over" | "overAndLapsed" | "foreign" | "absent";
  isTampered: boolean;
  issuedAtMs: number;
  fields: {
    actionId?: string;
    membershipEpoch: number;
    coordinatorEpoch?: number;
    expectedRevision?: number;
    extensions?: JsonObject;
  };
  payload: Record<string, unknown>;
}

interface Fault {
  readonly check: string;
  readonly code: ProtocolError["code"];
  apply(draft: Draft): void;
}

let bench: Bench;
let coordinator: RawAgent;
let worker: RawAgent;
const groups = new Map<Draft["group"], string>();
const usedActionId = freshId();

beforeAll(async () => {
  bench = await startBench();
  const { organization } = bench;
  worker = await bench.agent("worker");
  for (const name of ["sound", "lapsed", "over", "overAndLapsed"] as const)
    groups.set(name, (await bench.mission()).groupId);
  const foreign = missionPayload(organization, { coordinatorAgentId: organization.agents.worker.actor.id });
  await bench.postCommand(organization.owner, "mission.create", { groupId: foreign.groupId, payload: foreign });
  groups.set("foreign", foreign.groupId);
  groups.set("absent", freshId());
  // A new Session leaves the leases to the one before (P29a); two of them are renewed.
  coordinator = await bench.agent("coordinator");
  for (const name of ["sound", "over"] as const)
    await coordinator.send("mission.renew_coordinator", {
      groupId: groups.get(name) as string,
      coordinatorEpoch: 1,
      payload: {},
    });
  for (const name of ["over", "overAndLapsed"] as const)
    await bench.postCommand(organization.owner, "mission.cancel", {
      groupId: groups.get(name) as string,
      membershipEpoch: 1,
      payload: { reason: "enough" },
    });
  const used = coordinator.sign("message.post", {
    groupId: groups.get("sound") as string,
    actionId: usedActionId,
    payload: { content: "first" },
  });
  expect((await coordinator.present(used)).ok).toBe(true);
});
afterAll(() => bench.stop());

const anHourMs = 3_600_000;
const faults: readonly Fault[] = [
  {
    check: "2 signature",
    code: "AUTH_INVALID_SIGNATURE",
    apply: (draft) => {
      draft.isTampered = true;
    },
  },
  {
    check: "3 actor of another Session",
    code: "AUTH_FORBIDDEN",
    apply: (draft) => {
      draft.signer = worker.principal;
    },
  },
  {
    check: "4 Action ID used before",
    code: "ACTION_ID_COLLISION",
    apply: (draft) => {
      draft.fields.actionId = usedActionId;
    },
  },
  {
    check: "5 Session Epoch",
    code: "AUTH_STALE_SESSION",
    apply: (draft) => {
      draft.sessionEpoch = 1;
    },
  },
  {
    check: "6 too old",
    code: "AUTH_INVALID_SIGNATURE",
    apply: (draft) => {
      draft.issuedAtMs -= anHourMs;
    },
  },
  {
    check: "8 foreign Group",
    code: "GROUP_NOT_FOUND",
    apply: (draft) => {
      draft.group = "foreign";
    },
  },
  {
    check: "8 absent Group",
    code: "GROUP_NOT_FOUND",
    apply: (draft) => {
      draft.group = "absent";
    },
  },
  {
    check: "8 Membership Epoch",
    code: "MEMBERSHIP_STALE",
    apply: (draft) => {
      draft.fields.membershipEpoch = 9;
    },
  },
  {
    check: "9 Coordinator Epoch",
    code: "AUTH_STALE_COORDINATOR",
    apply: (draft) => {
      draft.fields.coordinatorEpoch = 9;
    },
  },
  {
    check: "10 critical extension",
    code: "UNKNOWN_CRITICAL_EXTENSION",
    apply: (draft) => {
      draft.fields.extensions = { "urn:example:unknown": { version: "1.0.0", critical: true, data: {} } };
    },
  },
  {
    check: "11 payload",
    code: "INVALID_COMMAND",
    apply: (draft) => {
      draft.payload.nonsense = true;
    },
  },
  {
    check: "12 role",
    code: "AUTH_FORBIDDEN",
    apply: (draft) => {
      draft.payload.member = { ...bench.organization.owner.actor };
    },
  },
  {
    check: "14 revision",
    code: "REVISION_CONFLICT",
    apply: (draft) => {
      draft.fields.expectedRevision = 77;
    },
  },
  {
    check: "15 state",
    code: "INVALID_STATE_TRANSITION",
    apply: (draft) => {
      draft.group = draft.group === "lapsed" ? "overAndLapsed" : "over";
    },
  },
  {
    check: "16 lease",
    code: "WORK_LEASE_EXPIRED",
    apply: (draft) => {
      draft.group = "lapsed";
    },
  },
  {
    check: "17 nothing to change",
    code: "INVALID_COMMAND",
    apply: (draft) => void Object.assign(draft.payload, grantOf(bench.organization.agents.worker)),
  },
];

async function judged(applied: readonly Fault[]): Promise<string> {
  const draft: Draft = {
    signer: coordinator.principal,
    sessionEpoch: coordinator.epoch,
    group: "sound",
    isTampered: false,
    issuedAtMs: startMs,
    fields: { membershipEpoch: 1, coordinatorEpoch: 1 },
    payload: grantOf(bench.organization.agents.stranger),
  };
  for (const fault of [...applied].reverse()) fault.apply(draft);
  const { signer, sessionEpoch, issuedAtMs, isTampered } = draft;
  const fields = { ...draft.fields, groupId: groups.get(draft.group), payload: draft.payload } as CommandFields;
  const signed = buildCommand("membership.change", fields, {
    context: { actor: signer.actor, sessionEpoch, nowMs: issuedAtMs },
    signer: signer.signer,
  });
  const text = Buffer.from(signed.bytes).toString();
  // Another correlation ID under the same signature.
  const sent = isTampered ? text.replace(/"correlationId":"[^"]*"/, `"correlationId":"${freshId()}"`) : text;
  const answer = await coordinator.present({ ...signed, bytes: Buffer.from(sent) });
  return answer.ok ? "accepted" : answer.error.code;
}

describe("the one order of checks (DECISIONS)", () => {
  it.each(faults.map((fault) => [fault.check, fault] as const))("refuses %s alone with its code", async (_, fault) => {
    const before = bench.committed.length;
    expect(await judged([fault])).toBe(fault.code);
    expect(bench.committed.length).toBe(before);
  });

  it("answers every pair of faults with the earlier one, and changes nothing (I4)", async () => {
    const before = bench.committed.length;
    const wrong: string[] = [];
    for (const [index, first] of faults.entries()) {
      for (const second of faults.slice(index + 1)) {
        const code = await judged([first, second]);
        if (code !== first.code) wrong.push(`${first.check} with ${second.check}: ${code}`);
      }
    }
    expect(wrong).toEqual([]);
    expect(bench.committed.length).toBe(before);
  });

  it("answers all faults at once with the first, and none of them with the Event", async () => {
    expect(await judged(faults)).toBe("AUTH_INVALID_SIGNATURE");
    expect(await judged([])).toBe("accepted");
  });

  it.each([
    ["just inside the past", -300_000, "accepted"],
    ["just outside the past", -300_001, "AUTH_INVALID_SIGNATURE"],
    ["just inside the future", 60_000, "accepted"],
    ["just outside the future", 60_001, "AUTH_INVALID_SIGNATURE"],
  ])(
    "takes a Command at both edges of the freshness window and none beyond: %s (MWP-ADM-013)",
    async (_, ms, expected) => {
      const groupId = groups.get("sound") as string;
      const issuedAt = formatInstantMs(startMs + ms);
      const answer = await worker.present(
        worker.sign("message.post", { groupId, payload: { content: "hello" } }, { issuedAt }),
      );
      expect(answer.ok ? "accepted" : answer.error.code).toBe(expected);
    },
  );
});
