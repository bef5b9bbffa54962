import { describe, expect, it } from "vitest";
import { compileAll, ourNames, ourSchema } from "../schemas/support/compile.ts";
import type { Judged } from "../schemas/support/corpus.ts";
import { createTally, edges, mutations } from "../schemas/support/corpus.ts";
import { seedOf } from "../schemas/support/random.ts";
import { allVectors, frameVectors } from "../schemas/support/vectors.ts";
import { protocolDir } from "../support/material.ts";
import { documentValidators } from "./support.ts";

const mutationCount = 12_000;
const seed = seedOf(20260202);

describe.skipIf(!protocolDir)("generated validators and ajv at run time (needs MWP_PROTOCOL_DIR)", () => {
  const compiled = (): ReadonlyMap<string, (value: unknown) => boolean> =>
    compileAll(new Map(ourNames().map((name) => [name, ourSchema(name)])));

  it("agree on every official vector (MWP-FND-004)", async () => {
    const [generated, runTime] = [await documentValidators(), compiled()];
    expect([...generated.keys()].sort()).toEqual(ourNames().filter((name) => name !== "common"));
    for (const { schema, document, path } of [...allVectors(), ...frameVectors()]) {
      expect(generated.get(schema)!(document), path).toBe(runTime.get(schema)!(document));
    }
  });

  it(`agree at every edge and on ${mutationCount} mutations, and say where the fault is (MWP-FND-004)`, async () => {
    const [generated, runTime] = [await documentValidators(), compiled()];
    const tally = createTally();
    const judge = ({ schema, document }: Judged): void => {
      const validate = generated.get(schema)!;
      const verdict = validate(document);
      const where = `MWP_SEED=${seed}, ${schema}: ${JSON.stringify(document)}`;
      if (verdict !== runTime.get(schema)!(document)) {
        expect.fail(`${verdict ? "accepted" : "refused"} by the generated only: ${where}`);
      }
      if (!verdict && !validate.errors?.[0]?.keyword) expect.fail(`refused without a fault: ${where}`);
      tally.count(schema, verdict);
    };
    for (const document of edges(seed, "ours")) judge(document);
    for (const document of mutations(seed, mutationCount)) judge(document);
    expect(tally.shareOfRarer()).toBeGreaterThan(0.02);
  }, 120_000);
});
