import { describe, expect, it } from "vitest";
import { claimedIdentifiers, derivedId, embeddedDocuments, foundsGroup, groupKinds } from "../../../lib/core/mod.ts";
import { isProtocolId } from "../../../lib/format/uri.ts";
import {
  agentCard,
  commandOf,
  contextPackage,
  createWorld,
  grant,
  missionTerms,
  owner,
  registryService,
  worker,
} from "./support/world.ts";

const signingHash = `sha256:${"1".repeat(64)}`;
const claims = (kind: string, payload: object) =>
  claimedIdentifiers({ command: commandOf(createWorld(), { kind, actor: owner, payload }), signingHash });

describe("derived IDs", () => {
  it("are lower-case urn:uuid of version 8, equal for equal seeds and distinct for others (MWP-FND-008)", () => {
    const ids = [0, 1, 2].map((index) => derivedId({ purpose: "event", commandHash: signingHash, index }));
    for (const id of ids) {
      expect(id).toMatch(/^urn:uuid:[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
      expect(isProtocolId(id)).toBe(true);
    }
    expect(new Set(ids).size).toBe(3);
    expect(derivedId({ index: 0, purpose: "event", commandHash: signingHash })).toBe(ids[0]);
  });
});

describe("claimedIdentifiers", () => {
  it("names what a Command would bring into use, chosen or derived", () => {
    expect(claims("mission.create", missionTerms()).map(({ kind }) => kind)).toEqual([
      "mission",
      "group",
      "conversation",
    ]);
    expect(claims("message.post", { messageId: "urn:x:m" })).toEqual([{ kind: "message", id: "urn:x:m" }]);
    expect(claims("message.post", {})).toMatchObject([{ kind: "message", id: expect.stringMatching(/^urn:uuid:/) }]);
    expect(claims("membership.change", grant(worker))).toEqual([]);
  });

  it("survives payloads that no schema has seen yet", () => {
    expect(claims("mission.create", { missionId: 7, groupId: null, conversationId: {} })).toEqual([]);
    expect(claims("no.such.kind", { messageId: "urn:x:m" })).toEqual([]);
  });
});

describe("embeddedDocuments", () => {
  it("finds the Signed Documents of a payload, and nothing where there is none", () => {
    const kind = "ext.missionweaveprotocol.registry.agent_card_register";
    const card = commandOf(createWorld(), {
      kind,
      actor: registryService,
      payload: { agentCard: agentCard(worker.id) },
    });
    expect(embeddedDocuments(card)).toMatchObject([{ kind: "agent-card", pointer: "/agentCard" }]);
    const payload = grant(worker, { contextPackage: contextPackage() });
    const change = commandOf(createWorld(), { kind: "membership.change", actor: owner, payload });
    expect(embeddedDocuments(change)).toMatchObject([{ kind: "context-package", pointer: "/contextPackage" }]);
    const post = commandOf(createWorld(), { kind: "message.post", actor: owner, payload: { content: "Hello" } });
    expect(embeddedDocuments(post)).toEqual([]);
  });
});

describe("the table of kinds", () => {
  it("has two founding kinds, and every row names its Events", () => {
    expect([...groupKinds.keys()].filter(foundsGroup)).toEqual(["mission.create", "mission.create_follow_up"]);
    expect(foundsGroup("no.such.kind")).toBe(false);
    for (const { emits } of groupKinds.values()) expect(emits.length).toBeGreaterThan(0);
  });
});
