import { describe, expect, it } from "vitest";
import type { Evidence, WorkSubmittedEventPayload } from "../../../../generated/types.ts";
import {
  artifactHash,
  isRebuilt,
  itemIn,
  queued,
  refusal,
  run,
  signedEvidence,
  started,
  submitted,
} from "../support/run.ts";
import { missionId, observer, policyService, stranger, type World } from "../support/world.ts";

const twoCriteria = {
  acceptanceCriteria: [
    { criterionId: "laid", description: "It lies.", evidenceRequired: ["deterministic_test"] },
    { criterionId: "level", description: "It is level.", evidenceRequired: ["deterministic_test"] },
  ],
};

function ready(over: object = {}): World {
  return run(started(queued(over)), "artifact.publish");
}

const refusedWith = (world: World, evidence: readonly Evidence[]) =>
  refusal(world, "work.submit", { payload: { evidence } });

describe("work.submit (W11, MWP-WRK-025)", () => {
  it("hands in Artifacts and Evidence, and releases the Execution Lease", () => {
    const world = submitted(queued());
    const payload = world.log.at(-1)!.payload as unknown as WorkSubmittedEventPayload;
    const { evidenceId } = payload.evidence[0]!;
    expect(payload.workItem).toMatchObject({
      state: "submitted",
      submission: {
        artifactHashes: [artifactHash],
        evidenceIds: [evidenceId],
        submittedAt: "2026-01-01T00:00:00.000Z",
      },
    });
    expect(payload.missionRevision).toBe(world.state.mission!.document.revision);
    expect(itemIn(world).evidence).toMatchObject([{ evidenceId, type: "deterministic_test", result: "passed" }]);
    expect(isRebuilt(world)).toBe(true);
  });

  it("covers every criterion of the contract, by one document or several", () => {
    const one = ready(twoCriteria);
    run(one, "work.submit", { payload: { evidence: [signedEvidence(one, { criterionIds: ["laid", "level"] })] } });
    const two = ready(twoCriteria);
    const evidence = [signedEvidence(two), signedEvidence(two, { criterionIds: ["level"] })];
    run(two, "work.submit", { payload: { evidence } });
    const less = ready(twoCriteria);
    expect(refusedWith(less, [signedEvidence(less)])).toMatchObject({
      code: "INVALID_COMMAND",
      message: expect.stringContaining("level"),
    });
  });

  it("is refused without Evidence: the Worker's word is not enough", () => {
    expect(refusedWith(ready(), []).code).toBe("INVALID_COMMAND");
    expect(refusal(ready(), "work.submit", { payload: { evidence: undefined } }).code).toBe("INVALID_COMMAND");
  });

  it("hands in only what was published for this WorkItem", () => {
    expect(refusal(started(queued()), "work.submit").code).toBe("INVALID_COMMAND");
    expect(refusal(ready(), "work.submit", { payload: { artifactHashes: [] } }).code).toBe("INVALID_COMMAND");
    const world = ready();
    const known = world.state.artifacts.get(artifactHash)!;
    const manifests = known.manifests.map((manifest) => ({ ...manifest, workItemId: "urn:example:work-item:other" }));
    world.state.artifacts.set(artifactHash, { ...known, manifests });
    expect(refusal(world, "work.submit").code).toBe("INVALID_COMMAND");
  });

  it("is for active work only (MWP-WRK-003)", () => {
    expect(refusal(run(ready(), "work.checkpoint"), "work.submit").code).toBe("INVALID_STATE_TRANSITION");
    expect(refusal(submitted(queued()), "work.submit").code).toBe("INVALID_STATE_TRANSITION");
  });
});

describe("Evidence that a Command carries (MWP-WRK-026)", () => {
  it.each([
    ["Mission", { missionId: "urn:example:mission:other" }],
    ["Group", { groupId: "urn:example:group:other" }],
    ["WorkItem", { workItemId: "urn:example:work-item:other" }],
    ["subject of another WorkItem", { subject: { type: "work_item", id: "urn:example:work-item:other" } }],
    ["subject of no Artifact", { subject: { type: "artifact", id: `sha256:${"9".repeat(64)}` } }],
    ["subject of another Mission", { subject: { type: "mission", id: "urn:example:mission:other" } }],
    ["unknown criterion", { criterionIds: ["laid", "unknown"] }],
    ["Artifact that nobody published", { artifactHashes: [`sha256:${"9".repeat(64)}`] }],
    ["producer outside the Group", { generatedBy: stranger }],
    ["time of the future", { createdAt: "2026-01-01T00:00:00.001Z" }],
  ] as const)("is refused with a foreign %s", (_, over) => {
    const world = ready();
    expect(refusedWith(world, [signedEvidence(world, over as Partial<Evidence>)]).code).toBe("INVALID_COMMAND");
  });

  it.each([
    "evidenceId",
    "type",
    "subject",
    "criterionIds",
    "method",
    "result",
    "artifactHashes",
    "generatedBy",
    "createdAt",
  ] as const)("is refused without %s", (part) => {
    const world = ready();
    const { [part]: _, ...rest } = signedEvidence(world);
    expect(refusedWith(world, [rest as Evidence]).code).toBe("INVALID_COMMAND");
  });

  it("is refused with a member for reasoning, or without a criterion (MWP-FND-022)", () => {
    const world = ready();
    const reasoned = { ...signedEvidence(world), chainOfThought: "I think …" } as Evidence;
    expect(refusedWith(world, [reasoned]).code).toBe("INVALID_COMMAND");
    expect(refusedWith(world, [signedEvidence(world, { criterionIds: [] })]).code).toBe("INVALID_COMMAND");
  });

  it("may be about an Artifact or the Mission, and come from another member or a service", () => {
    for (const over of [
      { subject: { type: "artifact", id: artifactHash }, artifactHashes: [artifactHash] },
      { subject: { type: "mission", id: missionId } },
      { generatedBy: observer },
      { generatedBy: policyService },
    ] as readonly Partial<Evidence>[]) {
      const world = ready();
      run(world, "work.submit", { payload: { evidence: [signedEvidence(world, over)] } });
    }
  });

  it("may be as young as the Command, by a clock that is a little ahead", () => {
    const world = ready();
    const createdAt = "2026-01-01T00:00:01.000Z";
    const evidence = [signedEvidence(world, { createdAt })];
    expect(refusedWith(world, evidence).code).toBe("INVALID_COMMAND");
    run(world, "work.submit", { payload: { evidence }, envelope: { issuedAt: createdAt } as object });
  });

  it("is used once in the Organization", () => {
    const world = ready();
    const evidence = signedEvidence(world);
    expect(refusedWith(world, [evidence, evidence])).toMatchObject({ code: "INVALID_COMMAND" });
    world.taken.add(`evidence ${evidence.evidenceId}`);
    expect(refusedWith(world, [evidence])).toMatchObject({ message: "identifier not available" });
    const other = ready();
    const mine = signedEvidence(other);
    run(other, "work.submit", { payload: { evidence: [mine] } });
    expect(other.taken.has(`evidence ${mine.evidenceId}`)).toBe(true);
  });
});
