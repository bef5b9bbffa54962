import { describe, expect, it } from "vitest";
import { validateCommand } from "../../generated/validators/command.js";
import { validatePresenceRecord } from "../../generated/validators/presence-record.js";
import type { JsonObject } from "../../lib/json/value.ts";
import { signDocument } from "../../lib/signed/sign.ts";
import { samples, signers } from "../lib/signed/samples.ts";

const { signature } = signDocument("command", samples.command.unsigned, signers.agent).document;
const epochs = ["sessionEpoch", "membershipEpoch", "coordinatorEpoch"] as const;
const actors = {
  agent: { type: "agent", id: "urn:example:agent:ada" },
  human: { type: "human", id: "urn:example:human:hans" },
  service: { type: "service", id: "urn:example:service:policy" },
} as const;

/** Whether the schema takes a Command of this kind, by this type of actor, with these members; undefined leaves one out. */
function takes(kind: string, who: keyof typeof actors, members: JsonObject | { [name: string]: undefined }): boolean {
  const { conversationId: _, sessionEpoch: __, membershipEpoch: ___, ...base } = samples.command.unsigned;
  const command = { ...base, signature, kind, actor: actors[who], payload: {}, ...members };
  return validateCommand(JSON.parse(JSON.stringify(command)));
}

const agentEpochs = { sessionEpoch: 1, membershipEpoch: 1, coordinatorEpoch: 1 };

describe("a Command by the authority of the Coordinator lease", () => {
  const coordinatorOnly = [
    "mission.renew_coordinator",
    "mission.submit_for_approval",
    "mission.create_child",
    "membership.grant_delegation",
    "work.accept_result",
  ];

  it.each([...coordinatorOnly, "mission.terminate"])(
    "takes %s of an Agent with its Coordinator Epoch, and refuses it without (MWP-EVT-002)",
    (kind) => {
      expect(takes(kind, "agent", agentEpochs)).toBe(true);
      expect(takes(kind, "agent", { ...agentEpochs, coordinatorEpoch: undefined } as never)).toBe(false);
    },
  );

  it.each(coordinatorOnly)("refuses %s of whoever is no Agent (MWP-EVT-002)", (kind) => {
    for (const who of ["human", "service"] as const)
      for (const members of [{}, { membershipEpoch: 1 }, { membershipEpoch: 1, coordinatorEpoch: 1 }])
        expect(takes(kind, who, members)).toBe(false);
  });

  it("takes mission.terminate of a service, but not with a Coordinator Epoch and not of a human (MWP-EVT-002)", () => {
    expect(takes("mission.terminate", "service", {})).toBe(true);
    expect(takes("mission.terminate", "service", { coordinatorEpoch: 1 })).toBe(false);
    expect(takes("mission.terminate", "human", { membershipEpoch: 1 })).toBe(false);
  });
});

describe("a Command of an Agent", () => {
  it("names its Session Epoch, and is refused without (MWP-FND-016)", () => {
    expect(takes("message.post", "agent", { membershipEpoch: 1, sessionEpoch: 1 })).toBe(true);
    expect(takes("message.post", "agent", { membershipEpoch: 1 })).toBe(false);
  });
});

describe("a Command before there is a Membership (SUP-10)", () => {
  const founding = ["mission.create", "mission.create_follow_up"];
  const organization = [
    "ext.missionweaveprotocol.registry.agent_card_register",
    "ext.missionweaveprotocol.identity.session_open",
  ];

  it.each(founding)("is %s of a human, who names the Group and is the actor", (kind) => {
    expect(takes(kind, "human", {})).toBe(true);
  });

  it.each(founding)("is never %s of somebody else, with an epoch, or without the Group", (kind) => {
    for (const who of ["agent", "service"] as const) expect(takes(kind, who, {})).toBe(false);
    for (const epoch of epochs) expect(takes(kind, "human", { [epoch]: 1 }), epoch).toBe(false);
    expect(takes(kind, "human", { groupId: undefined })).toBe(false);
  });

  it.each(organization)("is %s of a service, outside of every Group", (kind) => {
    expect(takes(kind, "service", { groupId: undefined })).toBe(true);
  });

  it.each(organization)("is never %s with a Group or an epoch", (kind) => {
    expect(takes(kind, "service", {})).toBe(false);
    for (const epoch of epochs) expect(takes(kind, "service", { groupId: undefined, [epoch]: 1 } as never)).toBe(false);
  });
});

describe("the text forms in a document", () => {
  it("takes a URI and a time, and refuses what is none (MWP-FND-009)", () => {
    expect(takes("message.post", "human", { membershipEpoch: 1 })).toBe(true);
    for (const actionId of ["urn:example:action:1\n", "actions/1", "urn:example:aktion:größe"])
      expect(takes("message.post", "human", { membershipEpoch: 1, actionId }), actionId).toBe(false);
    for (const issuedAt of ["2026-05-01", "2026-02-30T12:00:00Z", "yesterday"])
      expect(takes("message.post", "human", { membershipEpoch: 1, issuedAt }), issuedAt).toBe(false);
  });
});

describe("a Presence Record", () => {
  const presence = {
    agentId: actors.agent.id,
    sessionEpoch: 1,
    status: "online",
    capacity: { maxSlots: 1, activeSlots: 0, availableSlots: 1, queuedItems: 0 },
    capabilityAvailability: [{ capability: { id: "example.write", version: "1.0.0" }, status: "available" }],
    lastHeartbeat: "2026-05-01T12:00:00Z",
    expiresAt: "2026-05-01T12:01:00Z",
  };

  it("tells of capacity, never of a Group, a WorkItem, a place in a queue or a credential (MWP-IDN-006)", () => {
    expect(validatePresenceRecord(presence)).toBe(true);
    for (const member of ["groupId", "groups", "workItemId", "queuePosition", "sessionToken", "signature"]) {
      expect(validatePresenceRecord({ ...presence, [member]: "urn:example:x" }), member).toBe(false);
      expect(validatePresenceRecord({ ...presence, capacity: { ...presence.capacity, [member]: 1 } })).toBe(false);
    }
  });
});
