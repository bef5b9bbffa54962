import { describe, expect, it } from "vitest";
import type { Artifact } from "../../../../generated/types.ts";
import {
  artifactHash,
  commands,
  isRebuilt,
  itemIn,
  queued,
  refusal,
  run,
  signedArtifact,
  started,
  submitted,
} from "../support/run.ts";
import { accepted, coordinator, send, type World, worker } from "../support/world.ts";

const hash = (digit: string): string => `sha256:${digit.repeat(64)}`;

function publishing(world: World, over: Partial<Artifact>): World {
  return run(world, "artifact.publish", { payload: { artifact: signedArtifact(world, over) } });
}

const refusing = (world: World, over: Partial<Artifact>) =>
  refusal(world, "artifact.publish", { payload: { artifact: signedArtifact(world, over) } });

describe("artifact.publish (X4, MWP-WRK-023)", () => {
  it("puts the signed manifest into the log, and no content", () => {
    const world = started(queued());
    const artifact = signedArtifact(world);
    run(world, "artifact.publish", { payload: { artifact } });
    const event = world.log.at(-1)!;
    const { document } = itemIn(world);
    expect(event).toMatchObject({ kind: "artifact.published", conversationId: document.conversationId });
    expect(event.payload).toEqual({ artifact });
    expect(event.aggregateRevision).toBe(document.revision);
    expect(document.state).toBe("active");
    expect(world.state.artifacts.get(artifactHash)?.manifests).toMatchObject([{ artifactId: artifact.artifactId }]);
    expect(isRebuilt(world)).toBe(true);
  });

  it.each([
    "artifactId",
    "contentHash",
    "uri",
    "sizeBytes",
    "mediaType",
    "schemaUri",
    "producer",
    "missionId",
    "groupId",
    "workItemId",
    "sourceArtifactHashes",
    "toolVersions",
    "modelVersions",
    "classification",
    "createdAt",
  ] as const)("is refused without %s", (part) => {
    const world = started(queued());
    const { [part]: _, ...artifact } = signedArtifact(world);
    expect(refusal(world, "artifact.publish", { payload: { artifact } }).code).toBe("INVALID_COMMAND");
  });

  it("is refused with inline content", () => {
    const world = started(queued());
    const artifact = { ...signedArtifact(world), content: "AAAA" };
    expect(refusal(world, "artifact.publish", { payload: { artifact } }).code).toBe("INVALID_COMMAND");
  });

  it.each([
    ["Mission", { missionId: "urn:example:mission:other" }],
    ["Group", { groupId: "urn:example:group:other" }],
    ["WorkItem", { workItemId: "urn:example:work-item:other" }],
    ["producer", { producer: { agentId: coordinator.id, agentCardVersion: 1, capabilities: [pin()] } }],
    ["Agent Card version", { producer: { agentId: worker.id, agentCardVersion: 2, capabilities: [pin()] } }],
    ["time", { createdAt: "2026-01-01T00:00:01Z" }],
  ])("is refused with a foreign %s", (_, over) => {
    expect(refusing(started(queued()), over as Partial<Artifact>).code).toBe("INVALID_COMMAND");
  });

  it("uses an Artifact ID once", () => {
    const world = started(queued());
    const artifact = signedArtifact(world);
    run(world, "artifact.publish", { payload: { artifact } });
    expect(refusal(world, "artifact.publish", { payload: { artifact } }).message).toBe("identifier not available");
  });

  it("is the owner's, while it executes (MWP-WRK-003)", () => {
    const world = started(queued());
    const artifact = signedArtifact(world, {
      producer: { agentId: coordinator.id, agentCardVersion: 1, capabilities: [pin()] },
    });
    const asCoordinator = { actor: coordinator, payload: { artifact } };
    expect(refusal(world, "artifact.publish", asCoordinator).code).toBe("AUTH_FORBIDDEN");
    expect(refusing(queued(), {}).code).toBe("INVALID_STATE_TRANSITION");
    expect(refusing(submitted(queued()), {}).code).toBe("INVALID_STATE_TRANSITION");
  });

  it("answers with the one Event of its row", () => {
    const world = started(queued());
    expect(accepted(send(world, commands["artifact.publish"]!(world))).events).toHaveLength(1);
  });
});

describe("the identity of content (MWP-WRK-024)", () => {
  it("is its hash: two URIs with one hash are the same Artifact", () => {
    const world = publishing(started(queued()), {});
    publishing(world, { uri: "https://elsewhere.example/two" });
    expect(world.state.artifacts.size).toBe(1);
    expect(world.state.artifacts.get(artifactHash)?.manifests).toHaveLength(2);
  });

  it("allows no second size", () => {
    const world = publishing(started(queued()), { sizeBytes: 3 });
    expect(refusing(world, { sizeBytes: 4 }).message).toContain("size");
  });
});

describe("provenance (MWP-WRK-024)", () => {
  it("leads from a result back to its sources, which are published or handed out by the contract", () => {
    const world = publishing(started(queued({ inputArtifacts: [hash("1")] })), {
      contentHash: hash("a"),
      sourceArtifactHashes: [hash("1")],
    });
    publishing(world, { contentHash: hash("b"), sourceArtifactHashes: [hash("a")] });
    expect(refusing(world, { contentHash: hash("d"), sourceArtifactHashes: [hash("e")] }).message).toContain("source");
  });

  it("has no cycle", () => {
    const world = publishing(started(queued()), { contentHash: hash("a") });
    publishing(world, { contentHash: hash("b"), sourceArtifactHashes: [hash("a")] });
    expect(refusing(world, { contentHash: hash("a"), sourceArtifactHashes: [hash("b")] }).message).toContain("source");
  });
});

function pin(): { readonly id: string; readonly version: string } {
  return { id: "example.build", version: "1.0.0" };
}
