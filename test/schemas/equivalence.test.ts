import { describe, expect, it } from "vitest";
import { protocolDir } from "../support/material.ts";
import { compileAll, ourNames, ourSchema } from "./support/compile.ts";
import { createTally, mutations } from "./support/corpus.ts";
import { seedOf } from "./support/random.ts";
import { allVectors, conformanceVectors, documentNames, frameVectors, officialSchema } from "./support/vectors.ts";

const mutationCount = 24_000;

describe.skipIf(!protocolDir)("our schemas and the normative ones (needs MWP_PROTOCOL_DIR)", () => {
  it("are about the same 22 documents", () => {
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

  it(`agree on ${mutationCount} mutations of them (MWP-FND-004)`, () => {
    const [ours, official] = bothSides();
    const seed = seedOf(20260101);
    const tally = createTally();
    for (const { index, schema, document } of mutations(seed, mutationCount)) {
      const verdict = official.get(schema)!(document);
      if (ours.get(schema)!(document) !== verdict) {
        const fault = `${schema} ${verdict ? "refused" : "accepted"} by ours only`;
        expect.fail(`seed ${seed}, mutation ${index}: ${fault}: ${JSON.stringify(document)}`);
      }
      tally.count(schema, verdict);
    }
    expect(tally.shareOfRarer()).toBeGreaterThan(0.02);
  }, 40_000);
});

function bothSides() {
  const ours = compileAll(new Map(ourNames().map((name) => [name, ourSchema(name)])));
  const official = compileAll(new Map(documentNames().map((name) => [name, officialSchema(name)])));
  return [ours, official] as const;
}
