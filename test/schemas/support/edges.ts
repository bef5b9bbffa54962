import type { JsonObject, JsonValue } from "../../../lib/json/value.ts";
import { isJsonObject } from "../../../lib/json/value.ts";
import type { Place } from "./mutate.ts";
import { setValue, valueAt } from "./mutate.ts";
import type { Random } from "./random.ts";
import { sample, texts } from "./sample.ts";
import type { Located, SchemaSet } from "./schema-set.ts";

/** A place in a document and one schema that it is judged by. */
interface JudgedPlace extends Place {
  readonly located: Located;
}

/**
 * A document with one value at an edge of what its schema allows, on either side of it: one after another, every edge
 * of every value. The document is changed in place and is good until the next one is asked for.
 */
export function* everyEdge(
  set: SchemaSet,
  document: JsonValue,
  located: Located,
  random: Random,
): Generator<JsonValue> {
  const root: JsonObject = { document };
  for (const place of placesIn(set, { parent: root, key: "document", located })) {
    const before = valueAt(place) ?? null;
    for (const edge of edgesOf(set, place, random)) {
      setValue(place, edge());
      yield root.document ?? null;
      setValue(place, before);
    }
  }
}

function placesIn(set: SchemaSet, place: JudgedPlace): JudgedPlace[] {
  const value = valueAt(place);
  return set.applicable(place.located).flatMap((located) => {
    const { schema, base } = located;
    const judgeOf = (name: string): JsonValue | undefined => {
      if (Array.isArray(value)) return schema.items;
      return (isJsonObject(schema.properties) && schema.properties[name]) || schema.additionalProperties;
    };
    const parent = typeof value === "object" && value !== null ? value : {};
    const inner = Object.keys(parent).flatMap((key) => {
      const judge = judgeOf(key);
      return isJsonObject(judge) ? placesIn(set, { parent, key, located: { schema: judge, base } }) : [];
    });
    return [{ ...place, located }, ...inner];
  });
}

type Edge = () => JsonValue;

function edgesOf(set: SchemaSet, place: JudgedPlace, random: Random): Edge[] {
  const { located } = place;
  const { schema } = located;
  const value = valueAt(place) ?? null;
  const constants = [...(Array.isArray(schema.enum) ? schema.enum : []), ...("const" in schema ? ["other"] : [])];
  return [
    ...constants.map((constant) => () => constant),
    ...(schema.enum === undefined ? [] : [() => "no_such_word"]),
    ...(schema.type === undefined
      ? []
      : [() => random.pick<JsonValue>([null, 0, "", {}, [], true].filter((other) => typeof other !== typeof value))]),
    ...numberEdges(schema),
    ...textEdges(schema, value),
    ...arrayEdges(set, located, value, random),
    ...objectEdges(set, located, value, random),
  ];
}

function numberEdges({ minimum, maximum, type }: JsonObject): Edge[] {
  const edges = [minimum, maximum].flatMap((limit) => (typeof limit === "number" ? [limit - 1, limit, limit + 1] : []));
  const fractions = type === "integer" ? [1.5] : type === "number" ? [0.5, Number.POSITIVE_INFINITY] : [];
  return [...edges, ...fractions].map((edge) => () => edge);
}

function textEdges({ minLength, maxLength, pattern, format }: JsonObject, value: JsonValue): Edge[] {
  if (typeof value !== "string") return [];
  const lengths = [minLength, maxLength].flatMap((limit) =>
    typeof limit === "number" ? [limit - 1, limit, limit + 1] : [],
  );
  const ofLength = lengths
    .filter((length) => length >= 0)
    .flatMap((length) => [
      // A text that keeps its form while it grows, where there is one; and the same number of code points outside the BMP.
      () => (value + "a".repeat(Math.max(0, length - value.length))).slice(0, length),
      () => "💧".repeat(length),
    ]);
  const formed = pattern === undefined && format === undefined ? [] : texts.map((text) => () => text);
  const broken = ["\n", " ", "A", "_", "é"].flatMap((extra) => [() => value + extra, () => extra + value, () => extra]);
  return [
    ...ofLength,
    ...formed,
    ...(formed.length > 0 ? broken : []),
    ...(formed.length > 0 ? [() => value.slice(1), () => value.slice(0, -1), () => value.toUpperCase()] : []),
  ];
}

function arrayEdges(set: SchemaSet, { schema, base }: Located, value: JsonValue, random: Random): Edge[] {
  if (!Array.isArray(value) || schema.type !== "array") return [];
  const { items, minItems = 0 } = schema;
  const fresh = (): JsonValue => (isJsonObject(items) ? sample(set, { schema: items, base }, random) : 1);
  const repeated = (): JsonValue => structuredClone(value[0] ?? fresh());
  const reversed = (item: JsonValue): JsonValue =>
    isJsonObject(item) ? Object.fromEntries(Object.entries(item).reverse()) : item;
  return [
    () => value.slice(0, Math.max(0, Number(minItems) - 1)),
    () => [...value, fresh()],
    () => [...value, 1],
    () => [{}],
    () => [repeated(), reversed(repeated())],
    () => {
      const item = repeated();
      return [item, reversed(structuredClone(item))];
    },
  ];
}

function objectEdges(set: SchemaSet, { schema, base }: Located, value: JsonValue, random: Random): Edge[] {
  if (!isJsonObject(value)) return [];
  const without = (name: string): JsonObject =>
    Object.fromEntries(Object.entries(value).filter(([other]) => other !== name));
  const properties = isJsonObject(schema.properties) ? Object.entries(schema.properties) : [];
  const absent = properties.filter(([name]) => !Object.hasOwn(value, name));
  return [
    ...Object.keys(value).map((name) => () => without(name)),
    ...absent.map(([name, member]) => () => ({
      ...value,
      [name]: isJsonObject(member) ? sample(set, { schema: member, base }, random) : 1,
    })),
    ...(schema.additionalProperties === undefined
      ? []
      : [
          () => ({ ...value, unknown: 1 }),
          () => JSON.parse(`{"__proto__":1,${JSON.stringify(value).slice(1)}`.replace(",}", "}")) as JsonValue,
        ]),
  ];
}
