/**
 * What becomes a validating function: every document and payload, and every definition of more than a few keywords that
 * one of them reaches. Smaller definitions are written out where they are used.
 */
import type { JsonObject, JsonValue } from "../lib/json/value.ts";
import { isJsonObject } from "../lib/json/value.ts";
import type { Callee } from "./ajv.ts";
import type { Catalog, SchemaFile, Target } from "./catalog.ts";
import { resolveRef } from "./catalog.ts";
import { validatorName } from "./names.ts";

/** One validating function. */
export interface Unit {
  /** Unique name, by which ajv refers to the unit inside its module. */
  readonly key: string;
  readonly file: SchemaFile;
  readonly exportName: string;
  readonly typeName: string;
  /** The schema as it is compiled: no annotations, references resolved. */
  readonly schema: JsonObject;
  /** Keys of the units it calls. */
  readonly calls: readonly string[];
}

const annotations = new Set(["$schema", "$id", "$defs", "$comment", "title", "description"]);
const smallKeywordsMax = 3;
const smallEnumMax = 10;

/** All units that the documents and payloads of a catalogue need. */
export function unitsOf(catalog: Catalog): readonly Unit[] {
  const units = new Map<string, Unit>();
  const queue: Target[] = [...catalog.documents, ...catalog.payloads]
    .filter((file) => file.typeName !== undefined)
    .map((file) => ({ file, schema: file.schema, definition: undefined, typeName: file.typeName }));
  for (const target of queue) {
    const key = keyOf(target);
    if (units.has(key)) continue;
    const calls: Target[] = [];
    const schema = { ...resolved(catalog, target.file, target, calls), $id: key };
    const typeName = target.typeName ?? "";
    units.set(key, {
      key,
      file: target.file,
      exportName: exportName(target),
      typeName,
      schema,
      calls: calls.map(keyOf),
    });
    queue.push(...calls);
  }
  return [...units.values()];
}

/** The schema of `target` as a unit of module `home` sees it; what it calls is added to `calls`. */
function resolved(catalog: Catalog, home: SchemaFile, target: Target, calls: Target[]): JsonObject {
  const { file } = target;
  const rewriteAll = (values: JsonValue[]): JsonValue[] =>
    values.map((value) => (isJsonObject(value) ? rewrite(value) : value));
  const rewriteEach = (map: JsonObject): JsonObject =>
    Object.fromEntries(
      Object.entries(map).map(([name, value]) => [name, isJsonObject(value) ? rewrite(value) : value]),
    );
  const rewriteValue = (keyword: string, value: JsonValue): JsonValue => {
    if (keyword === "const" || keyword === "enum") return value;
    if (Array.isArray(value)) return rewriteAll(value);
    if (!isJsonObject(value)) return value;
    return keyword === "properties" ? rewriteEach(value) : rewrite(value);
  };
  const rewrite = (schema: JsonObject): JsonObject => {
    const kept = Object.entries(schema).filter(([keyword]) => keyword !== "$ref" && !annotations.has(keyword));
    const rest = Object.fromEntries(kept.map(([keyword, value]) => [keyword, rewriteValue(keyword, value)]));
    if (typeof schema.$ref !== "string") return rest;
    const next = resolveRef(catalog, file, schema.$ref);
    const referred = reference(catalog, home, next, calls);
    return kept.length === 0
      ? referred
      : { ...rest, allOf: [referred, ...(Array.isArray(rest.allOf) ? rest.allOf : [])] };
  };
  return asFormat(target) ?? rewrite(target.schema);
}

function reference(catalog: Catalog, home: SchemaFile, target: Target, calls: Target[]): JsonObject {
  if (target.typeName === undefined || isSmall(target.schema)) return resolved(catalog, home, target, calls);
  calls.push(target);
  if (target.file === home) return { $ref: keyOf(target) };
  const callee: Callee = { name: exportName(target), leaf: isLeaf(target.schema) };
  return { $call: { ...callee } };
}

// An identifier is exactly what isProtocolId accepts; the pattern, the guard and the limit would look at it three times more.
function asFormat({ file, definition }: Target): JsonObject | undefined {
  return file.module === "common" && definition === "id" ? { type: "string", format: "protocol-id" } : undefined;
}

function isSmall(schema: JsonObject): boolean {
  const keywords = Object.entries(schema).filter(([keyword]) => !annotations.has(keyword));
  return (
    keywords.length <= smallKeywordsMax &&
    keywords.every(([keyword, value]) =>
      Array.isArray(value)
        ? keyword === "enum" && value.length <= smallEnumMax
        : !isJsonObject(value) && keyword !== "$ref",
    )
  );
}

function isLeaf(schema: JsonObject): boolean {
  return schema.type === "string";
}

function keyOf({ file, definition }: Target): string {
  return `mwp:${file.module}${definition === undefined ? "" : `/${definition}`}`;
}

function exportName({ file, typeName = "" }: Target): string {
  return file.payload === undefined ? validatorName(typeName) : "validate";
}
