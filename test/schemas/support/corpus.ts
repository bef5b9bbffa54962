import type { JsonValue } from "../../../lib/json/value.ts";
import { compileAll, ourNames, ourSchema } from "./compile.ts";
import { everyEdge } from "./edges.ts";
import { mutate, vocabularyOf } from "./mutate.ts";
import type { Random } from "./random.ts";
import { createRandom } from "./random.ts";
import { sample } from "./sample.ts";
import { createSchemaSet } from "./schema-set.ts";
import { allVectors, documentNames, frameVectors, officialSchema } from "./vectors.ts";

const sampleTries = 400;
const samplesMax = 40;
const edgeSamplesMax = 2;

/** A document and the schema it is judged by. */
export interface Judged {
  readonly schema: string;
  readonly document: JsonValue;
}

/** Seeded mutations, the kinds of documents taking turns: `count` of official vectors, as many of samples of the schemas. */
export function* mutations(seed: number, count: number): Generator<Judged> {
  const random = createRandom(seed);
  const vectors = vectorsBySchema();
  const names = [...vectors.keys()];
  const schemas = [...documentNames().map(officialSchema), ...ourNames().map(ourSchema)];
  const vocabulary = vocabularyOf(schemas, [...vectors.values()].flat());
  const samples = samplesOf(names, random);
  for (let index = 0; index < count; index += 1) {
    const schema = names[index % names.length]!;
    for (const base of [vectors, samples]) {
      yield { schema, document: mutate(random.pick(base.get(schema)!), random, vocabulary) };
    }
  }
}

/** The largest samples, and a frame of every kind, with each value in turn at each edge of its schema, ours and the normative one. */
export function* edges(seed: number, schemas: "ours" | "both"): Generator<Judged> {
  const random = createRandom(seed);
  const ours = createSchemaSet(ourNames().map(ourSchema));
  const sets = schemas === "ours" ? [ours] : [ours, createSchemaSet(documentNames().map(officialSchema))];
  for (const [schema, samples] of samplesOf([...vectorsBySchema().keys()], random)) {
    const largest = samples
      .sort((a, b) => JSON.stringify(b).length - JSON.stringify(a).length)
      .slice(0, edgeSamplesMax);
    const frames = schema === "websocket-frame" ? frameVectors().map(({ document }) => document) : [];
    for (const document of [...largest, ...frames]) {
      for (const set of sets) {
        for (const changed of everyEdge(set, document, set.at(idOf(schema)), random))
          yield { schema, document: changed };
      }
    }
  }
}

/** Valid documents drawn from the normative schemas, with all sorts of optional members. */
function samplesOf(names: readonly string[], random: Random): Map<string, JsonValue[]> {
  const set = createSchemaSet(documentNames().map(officialSchema));
  const official = compileAll(new Map(documentNames().map((name) => [name, officialSchema(name)])));
  const valid = (name: string): JsonValue[] => {
    const tries = Array.from({ length: sampleTries }, () => sample(set, set.at(idOf(name)), random));
    return tries.filter((document) => official.get(name)!(document)).slice(0, samplesMax);
  };
  return new Map(names.map((name) => [name, valid(name)]));
}

function idOf(name: string): string {
  return `https://missionweaveprotocol.dev/schemas/0.1/${name}.schema.json`;
}

/** Counts verdicts, so that a test can refuse a run in which nearly everything has the same one. */
export interface Tally {
  count(schema: string, verdict: boolean): void;
  /** Share of the rarer verdict, for the kind of document where it is rarest. */
  shareOfRarer(): number;
}

export function createTally(): Tally {
  const counts = new Map<string, [number, number]>();
  return {
    count: (schema, verdict) => {
      const [no, yes] = counts.get(schema) ?? [0, 0];
      counts.set(schema, verdict ? [no, yes + 1] : [no + 1, yes]);
    },
    shareOfRarer: () => Math.min(...[...counts.values()].map(([no, yes]) => Math.min(no, yes) / (no + yes))),
  };
}

function vectorsBySchema(): Map<string, JsonValue[]> {
  const vectors = new Map<string, JsonValue[]>();
  for (const { schema, document } of [...allVectors(), ...frameVectors()]) {
    vectors.set(schema, [...(vectors.get(schema) ?? []), document]);
  }
  return vectors;
}
