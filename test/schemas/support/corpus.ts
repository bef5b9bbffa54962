import type { JsonValue } from "../../../lib/json/value.ts";
import { ourNames, ourSchema } from "./compile.ts";
import { mutate, vocabularyOf } from "./mutate.ts";
import { createRandom } from "./random.ts";
import type { Vector } from "./vectors.ts";
import { allVectors, documentNames, frameVectors, officialSchema } from "./vectors.ts";

/** One mutated document. */
export interface Mutation {
  readonly index: number;
  readonly schema: string;
  readonly document: JsonValue;
}

/** Seeded mutations of official vectors, the schemas taking turns. */
export function* mutations(seed: number, count: number): Generator<Mutation> {
  const random = createRandom(seed);
  const vectors = vectorsBySchema();
  const documents = [...vectors.values()].flat().map(({ document }) => document);
  const vocabulary = vocabularyOf([...documentNames().map(officialSchema), ...ourNames().map(ourSchema)], documents);
  const names = [...vectors.keys()];
  for (let index = 0; index < count; index += 1) {
    const schema = names[index % names.length]!;
    yield { index, schema, document: mutate(random.pick(vectors.get(schema)!).document, random, vocabulary) };
  }
}

/** Counts verdicts, so that a test can refuse a run in which nearly everything has the same one. */
export function createTally(): { count(schema: string, verdict: boolean): void; shareOfRarer(): number } {
  const counts = new Map<string, [number, number]>();
  return {
    count: (schema, verdict) => {
      const [no, yes] = counts.get(schema) ?? [0, 0];
      counts.set(schema, verdict ? [no, yes + 1] : [no + 1, yes]);
    },
    shareOfRarer: () => Math.min(...[...counts.values()].map(([no, yes]) => Math.min(no, yes) / (no + yes))),
  };
}

function vectorsBySchema(): Map<string, Vector[]> {
  const vectors = new Map<string, Vector[]>();
  for (const vector of [...allVectors(), ...frameVectors()]) {
    vectors.set(vector.schema, [...(vectors.get(vector.schema) ?? []), vector]);
  }
  return vectors;
}
