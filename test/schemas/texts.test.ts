import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { Ajv2020 } from "ajv/dist/2020.js";
import { describe, expect, it } from "vitest";
import type { JsonObject, JsonValue } from "../../lib/json/value.ts";
import { isJsonObject } from "../../lib/json/value.ts";
import { schemasDir } from "./support/compile.ts";

const files = readdirSync(schemasDir, { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".schema.json"))
  .sort();
// What stands in a condition only narrows members that are described elsewhere.
const conditions = new Set(["if", "then", "else", "not", "propertyNames", "const", "enum"]);

describe("texts of the schemas", () => {
  it.each(files)("%s has a title and a description on every property and definition (MWP-EXT-010)", (file) => {
    const schema = read(file);
    const silent = described(schema, "").filter(({ schema }) => !hasTexts(schema));
    expect(silent.map(({ pointer }) => pointer)).toEqual([]);
    expect(hasTexts(schema), "the schema itself").toBe(true);
  });

  it.each(files)("%s is a draft 2020-12 schema (MWP-EXT-010)", (file) => {
    const ajv = new Ajv2020({ strict: false, validateFormats: false });
    expect(ajv.validateSchema(read(file)), ajv.errorsText()).toBe(true);
  });
});

function read(file: string): JsonObject {
  return JSON.parse(readFileSync(join(schemasDir, file), "utf8")) as JsonObject;
}

function hasTexts(schema: JsonValue): boolean {
  return (
    isJsonObject(schema) && [schema.title, schema.description].every((text) => typeof text === "string" && text !== "")
  );
}

/** Every schema that has to be described, wherever it stands. */
function described(schema: JsonValue, pointer: string): { pointer: string; schema: JsonValue }[] {
  if (Array.isArray(schema)) return schema.flatMap((item, index) => described(item, `${pointer}/${index}`));
  if (!isJsonObject(schema)) return [];
  return Object.entries(schema).flatMap(([keyword, value]) => {
    if (conditions.has(keyword)) return [];
    const inner = described(value, `${pointer}/${keyword}`);
    if ((keyword !== "properties" && keyword !== "$defs") || !isJsonObject(value)) return inner;
    const named = Object.entries(value).map(([name, member]) => ({
      pointer: `${pointer}/${keyword}/${name}`,
      schema: member,
    }));
    return [...named, ...inner];
  });
}
