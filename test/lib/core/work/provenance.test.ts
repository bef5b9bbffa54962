import { describe, expect, it } from "vitest";
import { createGroupState, type GroupState } from "../../../../lib/core/mod.ts";
import { isOwnSource } from "../../../../lib/core/work/provenance.ts";

/** A Group in which each Artifact was made from the next: a from b, b from c. */
function chain(): GroupState {
  const group = createGroupState("urn:example:group:one");
  const made: readonly (readonly [string, readonly string[]])[] = [
    ["a", ["b"]],
    ["b", ["c"]],
    ["c", []],
  ];
  for (const [contentHash, sourceArtifactHashes] of made) {
    const manifests = [{ artifactId: contentHash, workItemId: "w", producerAgentId: "p", sourceArtifactHashes }];
    group.artifacts.set(contentHash, { contentHash, sizeBytes: 1, manifests });
  }
  return group;
}

describe("the provenance graph (MWP-WRK-024)", () => {
  it("takes new content from what is there, and known content again from what it may come from", () => {
    expect(isOwnSource(chain(), "d", ["a", "b"])).toBe(false);
    expect(isOwnSource(chain(), "a", ["c"])).toBe(false);
  });

  it("takes no content from itself, directly or through what was derived from it", () => {
    expect(isOwnSource(chain(), "d", ["d"])).toBe(true);
    expect(isOwnSource(chain(), "a", ["a"])).toBe(true);
    expect(isOwnSource(chain(), "c", ["a"])).toBe(true);
  });
});
