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
import { mapMembers } from "./separate.ts";

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
  const rewriteValue = (value: JsonValue): JsonValue => {
    if (Array.isArray(value)) return value.map(rewriteValue);
    return isJsonObject(value) ? rewrite(value) : value;
  };
  const rewriteKeyword = (value: JsonValue, keyword: string): JsonValue => {
    if (keyword === "const" || keyword === "enum") return value;
    return keyword === "properties" && isJsonObject(value) ? mapMembers(value, rewriteValue) : rewriteValue(value);
  };
  const rewrite = ({ $ref, ...schema }: JsonObject): JsonObject => {
    const rest = mapMembers(withoutAnnotations(schema), rewriteKeyword);
    if (typeof $ref !== "string") return rest;
    const referred = reference(catalog, home, resolveRef(catalog, target.file, $ref), calls);
    if (Object.keys(rest).length === 0) return referred;
    return { ...rest, allOf: [referred, ...(Array.isArray(rest.allOf) ? rest.allOf : [])] };
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
  const keywords = Object.entries(withoutAnnotations(schema));
  const isPlain = ([keyword, value]: [string, JsonValue]): boolean =>
    Array.isArray(value)
      ? keyword === "enum" && value.length <= smallEnumMax
      : !isJsonObject(value) && keyword !== "$ref";
  return keywords.length <= smallKeywordsMax && keywords.every(isPlain);
}

function withoutAnnotations(schema: JsonObject): JsonObject {
  return Object.fromEntries(Object.entries(schema).filter(([keyword]) => !annotations.has(keyword)));
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
