/**
 * `types.ts`: every document, definition and payload as one TypeScript type, through json-schema-to-typescript over one
 * bundled root. Conditions (`if`, `not`, `anyOf` of requirements) say nothing about the shape and are left out.
 */
import { compile } from "json-schema-to-typescript";
import type { JsonObject, JsonValue } from "../lib/json/value.ts";
import { isJsonObject } from "../lib/json/value.ts";
import type { Catalog, SchemaFile } from "./catalog.ts";
import { definitionsOf, resolveRef } from "./catalog.ts";
import { definitionTypeName } from "./names.ts";
import { banner } from "./printer.ts";

const rootName = "MissionWeaveProtocolTypes";
const shapeKeywords = new Set([
  "type",
  "properties",
  "required",
  "additionalProperties",
  "items",
  "enum",
  "const",
  "oneOf",
  "anyOf",
]);

/** The text of `types.ts`. */
export async function generateTypes(catalog: Catalog): Promise<string> {
  const definitions = Object.fromEntries(typesOf(catalog));
  const code = await compile({ definitions } as object, rootName, {
    additionalProperties: false,
    bannerComment: "",
    ignoreMinAndMaxItems: true,
    unreachableDefinitions: true,
    style: { printWidth: 120 },
  });
  const missing = Object.keys(definitions).filter(
    (name) => !new RegExp(`^export (type|interface) ${name}\\b`, "m").test(code),
  );
  if (missing.length > 0) throw new Error(`no type was generated for ${missing.join(", ")}`);
  return `${banner}\nimport type { JsonObject, JsonValue } from "../lib/json/value.ts";\n\n${tidy(code)}`;
}

function typesOf(catalog: Catalog): [string, JsonObject][] {
  const types = [...catalog.documents, ...catalog.payloads].flatMap((file) => {
    const named = definitionsOf(file).map(([key, schema]) => [definitionTypeName(key), schema] as const);
    const all = file.typeName === undefined ? named : [[file.typeName, file.schema] as const, ...named];
    return all.map(([name, schema]): [string, JsonObject] => [name, shape(catalog, file, schema)]);
  });
  const names = types.map(([name]) => name);
  const twice = names.filter((name, index) => names.indexOf(name) !== index);
  if (twice.length > 0) throw new Error(`two schemas make one type: ${twice.join(", ")}`);
  return types.filter(([name]) => name !== "JsonObject");
}

/** The part of a schema that shapes its type, references replaced by type names. */
function shape(catalog: Catalog, file: SchemaFile, schema: JsonObject): JsonObject {
  const description = typeof schema.description === "string" ? { description: schema.description } : {};
  if (typeof schema.$ref === "string") return { ...referred(catalog, file, schema, schema.$ref), ...description };
  const shaped = Object.fromEntries(
    Object.entries(schema).filter(([keyword, value]) => shapeKeywords.has(keyword) && !isCondition(value)),
  );
  if (Object.keys(shaped).length === 0) return { tsType: "JsonValue", ...description };
  if (shaped.oneOf !== undefined) return { oneOf: inner(catalog, file, "oneOf", shaped.oneOf), ...description };
  if (schema.type === "object" && !("properties" in schema || "additionalProperties" in schema)) {
    return { tsType: "JsonObject", ...description };
  }
  const entries = Object.entries(shaped).map(([keyword, value]) => [keyword, inner(catalog, file, keyword, value)]);
  return { ...Object.fromEntries(entries), ...description };
}

function inner(catalog: Catalog, file: SchemaFile, keyword: string, value: JsonValue): JsonValue {
  const shaped = (schema: JsonValue): JsonValue => (isJsonObject(schema) ? shape(catalog, file, schema) : schema);
  if (keyword === "properties" && isJsonObject(value)) {
    return Object.fromEntries(Object.entries(value).map(([name, schema]) => [name, shaped(schema)]));
  }
  if (keyword === "oneOf" || keyword === "anyOf") return Array.isArray(value) ? value.map(shaped) : value;
  return keyword === "items" || keyword === "additionalProperties" ? shaped(value) : value;
}

function referred(catalog: Catalog, file: SchemaFile, schema: JsonObject, ref: string): JsonObject {
  const target = resolveRef(catalog, file, ref);
  if (target.typeName === undefined) return shape(catalog, target.file, target.schema);
  if (!Array.isArray(schema.required)) return { tsType: target.typeName };
  const members = schema.required.map((name) => JSON.stringify(name)).join(" | ");
  return { tsType: `${target.typeName} & Required<Pick<${target.typeName}, ${members}>>` };
}

// `anyOf: [{required: …}, …]` chooses between sets of members, not between shapes.
function isCondition(value: JsonValue): boolean {
  return Array.isArray(value) && value.some((item) => isJsonObject(item) && Object.keys(item).join() === "required");
}

function tidy(code: string): string {
  return (
    code
      .replace(new RegExp(`export interface ${rootName} \\{[^}]*\\}\\n`), "")
      .replace(/ \*\n \* This interface was referenced by [^\n]*\n \* via the `definition` "[^"]*"\.\n/g, "")
      .replace(/\/\*\*\n *\* ([^\n]*)\n(?: *\*\n)* *\*\//g, "/** $1 */")
      // An alias of an object type fits an index signature and an interface does not: so every document is a JsonObject.
      .replace(/^export interface (\w+) \{$(.*?)^\}$/gms, "export type $1 = {$2};")
      .trimStart()
  );
}
