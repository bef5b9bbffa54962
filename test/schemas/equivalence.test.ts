import { describe, expect, it } from "vitest";
import { protocolDir } from "../support/material.ts";
import { combinations } from "./support/combinations.ts";
import { compileAll, ourNames, ourSchema } from "./support/compile.ts";
import type { Judged, Tally } from "./support/corpus.ts";
import { createTally, edges, mutations } from "./support/corpus.ts";
import { seedOf } from "./support/random.ts";
import { allVectors, conformanceVectors, documentNames, frameVectors, officialSchema } from "./support/vectors.ts";

const mutationCount = 24_000;
const seed = seedOf(20260101);

describe.skipIf(!protocolDir)("our schemas and the normative ones (needs MWP_PROTOCOL_DIR)", () => {
  it("are the same 22 documents, and no other (SUP-17)", () => {
    expect(ourNames()).toEqual(documentNames());
    for (const name of documentNames()) expect(ourSchema(name).$id).toBe(officialSchema(name).$id);
  });

  it("agree on every official vector (MWP-FND-004, MWP-EXT-013)", () => {
    const [ours, official] = bothSides();
    for (const { schema, document, path } of [...allVectors(), ...frameVectors()]) {
      expect(ours.get(schema)!(document), path).toBe(official.get(schema)!(document));
    }
    for (const { schema, document, path, valid } of conformanceVectors()) {
      expect(ours.get(schema)!(document), path).toBe(valid);
    }
    for (const { document, path } of frameVectors()) expect(ours.get("websocket-frame")!(document), path).toBe(true);
  });

  it("agree on every combination of what conditions look at (MWP-EVT-001, MWP-EVT-005)", () => {
    expectAgreement(combinations());
  });

  it("agree at every edge of every constraint (MWP-FND-004)", () => {
    expectAgreement(edges(seed, "both"));
  }, 120_000);

  it(`agree on ${mutationCount} mutations of vectors, and as many of samples (MWP-FND-004)`, () => {
    expect(expectAgreement(mutations(seed, mutationCount)).shareOfRarer()).toBeGreaterThan(0.02);
  }, 120_000);
});

function expectAgreement(documents: Iterable<Judged>): Tally {
  const [ours, official] = bothSides();
  const tally = createTally();
  let index = 0;
  for (const { schema, document } of documents) {
    const verdict = official.get(schema)!(document);
    if (ours.get(schema)!(document) !== verdict) {
      const fault = `${schema} ${verdict ? "refused" : "accepted"} by ours only`;
      expect.fail(`MWP_SEED=${seed}, document ${index}: ${fault}: ${JSON.stringify(document)}`);
    }
    tally.count(schema, verdict);
    index += 1;
  }
  return tally;
}

function bothSides() {
  const ours = compileAll(new Map(ourNames().map((name) => [name, ourSchema(name)])));
  const official = compileAll(new Map(documentNames().map((name) => [name, officialSchema(name)])));
  return [ours, official] as const;
}
