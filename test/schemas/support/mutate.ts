import type { JsonObject, JsonValue } from "../../../lib/json/value.ts";
import { isJsonObject } from "../../../lib/json/value.ts";
import type { Random } from "./random.ts";

/** What is worth trying: words and limits of schemas, and the values that members of real documents have. */
export interface Vocabulary {
  readonly memberNames: readonly string[];
  readonly memberValues: ReadonlyMap<string, readonly JsonValue[]>;
  readonly words: readonly string[];
  readonly lengths: readonly number[];
}

/** A place in a document: `parent[key]`. */
export interface Place {
  readonly parent: JsonObject | JsonValue[];
  readonly key: string | number;
}

const trapNames = ["__proto__", "constructor", "toString", "hasOwnProperty", "valueOf", "x"];
const numbers = [
  -1,
  -0,
  0,
  0.5,
  1,
  1.5,
  2,
  1e300,
  -1e300,
  2 ** 53 - 1,
  2 ** 53,
  Number.POSITIVE_INFINITY,
  Number.NEGATIVE_INFINITY,
];
const texts = [
  "",
  " ",
  "a",
  "x:",
  "urn:a:b",
  "sha256:",
  `sha256:${"0".repeat(64)}`,
  "0.1",
  "1.0.0",
  "AAAA",
  "ext.a.b.c",
  "P1D",
  "PT",
  "P",
];
const times = [
  "2026-01-01T00:00:00Z",
  "2026-01-01t00:00:00.123456789012z",
  "2026-01-01 00:00:00Z",
  "2016-12-31T23:59:60Z",
  "0000-01-01T00:00:00Z",
  "2026-02-30T00:00:00Z",
];
const characters = ["\n", "\u0000", " ", "A", "z", "-", ".", ":", "é", "💧", "\ud800", "%", "[", "\\"];
// Members that decide which conditions apply are worth more attention than others.
const deciding = new Set([
  "kind",
  "type",
  "state",
  "leaseType",
  "decision",
  "mode",
  "frameType",
  "phase",
  "status",
  "actor",
  "parent",
  "renewalCount",
]);

/** A copy of a document with one to three changes, mostly one. */
export function mutate(document: JsonValue, random: Random, vocabulary: Vocabulary): JsonValue {
  const root: JsonObject = { document: structuredClone(document) };
  for (let count = random.pick([1, 1, 1, 2, 3]); count > 0 && "document" in root; count -= 1) {
    changePlace(pickPlace(root, random), random, vocabulary);
  }
  return root.document ?? null;
}

/** Gathers names, enumerated words and limits from schemas, and values from documents. */
export function vocabularyOf(schemas: readonly JsonValue[], documents: readonly JsonValue[]): Vocabulary {
  const memberNames = new Set<string>();
  const words = new Set<string>();
  const lengths = new Set<number>();
  const memberValues = new Map<string, JsonValue[]>();
  for (const schema of schemas.flatMap(objectsIn)) {
    if (isJsonObject(schema.properties)) for (const name of Object.keys(schema.properties)) memberNames.add(name);
    const constants = [schema.const, ...(Array.isArray(schema.enum) ? schema.enum : [])];
    for (const word of constants) if (typeof word === "string") words.add(word);
    for (const limit of [schema.minLength, schema.maxLength]) if (typeof limit === "number") lengths.add(limit);
  }
  for (const [name, value] of documents.flatMap(objectsIn).flatMap(Object.entries)) {
    memberValues.set(name, [...(memberValues.get(name) ?? []), value]);
  }
  return { memberNames: [...memberNames], memberValues, words: [...words], lengths: [...lengths] };
}

function objectsIn(value: JsonValue): JsonObject[] {
  if (typeof value !== "object" || value === null) return [];
  const inner = Object.values(value).flatMap(objectsIn);
  return isJsonObject(value) ? [value, ...inner] : inner;
}

function pickPlace(root: JsonObject, random: Random): Place {
  const places = placesIn(root);
  const decisive = places.filter(({ key }) => deciding.has(String(key)));
  return random.pick(decisive.length > 0 && random.below(4) === 0 ? decisive : places);
}

function placesIn(parent: JsonObject | JsonValue[]): Place[] {
  const keys = Array.isArray(parent) ? [...parent.keys()] : Object.keys(parent);
  return keys.flatMap((key) => {
    const value = valueAt({ parent, key });
    const inner = typeof value === "object" && value !== null ? placesIn(value) : [];
    return [{ parent, key }, ...inner];
  });
}

function changePlace(place: Place, random: Random, vocabulary: Vocabulary): void {
  const value = valueAt(place);
  const die = random.below(6);
  if (die === 0) drop(place);
  else if (die === 1) setValue(place, anything(random, vocabulary));
  else if (die === 2) setValue(place, plausible(String(place.key), random, vocabulary));
  else if (Array.isArray(value)) changeArray(value, random, vocabulary);
  else if (isJsonObject(value)) add(value, random, vocabulary);
  else if (typeof value === "string") setValue(place, changedText(value, random, vocabulary));
  else if (typeof value === "number") setValue(place, random.pick(numbers));
  else setValue(place, random.pick<JsonValue>([true, false, null, 0]));
}

function changeArray(array: JsonValue[], random: Random, vocabulary: Vocabulary): void {
  const item = array.length > 0 ? random.pick(array) : null;
  const ways = [
    () => array.splice(0),
    () => array.push(reordered(item)),
    () => array.push(anything(random, vocabulary)),
    () => array.splice(random.below(array.length + 1), 1),
    () => array.push(structuredClone(item)),
  ];
  random.pick(ways)();
}

// The same value for JSON, spelt in another order: still a duplicate.
function reordered(value: JsonValue): JsonValue {
  return isJsonObject(value) ? Object.fromEntries(Object.entries(value).reverse()) : structuredClone(value);
}

function add(object: JsonObject, random: Random, vocabulary: Vocabulary): void {
  const name = random.below(4) === 0 ? random.pick(trapNames) : random.pick(vocabulary.memberNames);
  setValue({ parent: object, key: name }, plausible(name, random, vocabulary));
}

/** A value that a member of this name has elsewhere, as a rule. */
function plausible(name: string, random: Random, vocabulary: Vocabulary): JsonValue {
  const values = vocabulary.memberValues.get(name);
  return values !== undefined && random.below(8) > 0
    ? structuredClone(random.pick(values))
    : anything(random, vocabulary);
}

function changedText(text: string, random: Random, vocabulary: Vocabulary): string {
  const at = random.below(text.length + 1);
  const limit = random.pick(vocabulary.lengths) + random.below(3) - 1;
  const ways = [
    () => random.pick(vocabulary.words),
    () => random.pick(vocabulary.words),
    () => random.pick(texts),
    () => random.pick(times),
    () => text + random.pick(characters),
    () => text.slice(0, at) + random.pick(characters) + text.slice(at),
    () => text.slice(0, at),
    () => text.toUpperCase(),
    () => "a".repeat(Math.max(0, limit)),
    () => "💧".repeat(Math.max(0, Math.min(limit, 5000))),
    () => text + "a".repeat(Math.max(0, limit - text.length)),
  ];
  return random.pick(ways)();
}

function anything(random: Random, vocabulary: Vocabulary): JsonValue {
  const ways: (() => JsonValue)[] = [
    () => random.pick(numbers),
    () => random.pick(texts),
    () => random.pick(vocabulary.words),
    () => random.pick(times),
    () => random.pick<JsonValue>([null, true, false]),
    () =>
      random.pick<JsonValue>([
        [],
        {},
        [[]],
        [{}],
        [1, 1],
        ["a", "a"],
        { type: "agent", id: "urn:a:b" },
        { type: "human", id: "urn:a:b" },
      ]),
  ];
  return random.pick(ways)();
}

/** The value at a place. */
export function valueAt({ parent, key }: Place): JsonValue | undefined {
  return Array.isArray(parent) ? parent[Number(key)] : parent[key];
}

/** Puts a value at a place. */
export function setValue({ parent, key }: Place, value: JsonValue): void {
  // defineProperty, because assigning to "__proto__" would set the prototype.
  Object.defineProperty(parent, key, { value, enumerable: true, configurable: true, writable: true });
}

function drop({ parent, key }: Place): void {
  if (Array.isArray(parent)) parent.splice(Number(key), 1);
  else delete parent[key];
}
