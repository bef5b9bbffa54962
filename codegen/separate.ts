/** Two things that ajv gets wrong, said to it in other words of the same meaning. */
import type { JsonObject, JsonValue } from "../lib/json/value.ts";
import { isJsonObject } from "../lib/json/value.ts";

const data = new Set(["const", "enum"]);

/**
 * A schema and, apart from it, every schema with an `$id` of its own inside it (ajv never ends on some of them in
 * place). A property named `__proto__`, which ajv leaves out, becomes a pattern property.
 */
export function separate(schema: JsonObject): readonly JsonObject[] {
  const embedded: JsonObject[] = [];
  const visit = (value: JsonValue, base: string): JsonValue => {
    if (Array.isArray(value)) return value.map((item) => visit(item, base));
    if (!isJsonObject(value)) return value;
    if (typeof value.$id !== "string") return members(value, base);
    const id = new URL(value.$id, base).href;
    embedded.push({ ...members(value, id), $id: id });
    return { $ref: id };
  };
  const members = (object: JsonObject, base: string): JsonObject =>
    withoutProto(mapMembers(object, (value, name) => (data.has(name) ? value : visit(value, base))));
  return [members(schema, String(schema.$id)), ...embedded];
}

function withoutProto(schema: JsonObject): JsonObject {
  const { properties, patternProperties } = schema;
  const entries = isJsonObject(properties) ? Object.entries(properties) : [];
  const proto = entries.find(([name]) => name === "__proto__");
  if (proto === undefined) return schema;
  return {
    ...schema,
    properties: Object.fromEntries(entries.filter((entry) => entry !== proto)),
    patternProperties: { ...(isJsonObject(patternProperties) ? patternProperties : {}), "^__proto__$": proto[1] },
  };
}

/** An object with every member's value replaced; a name like `__proto__` stays a name. */
export function mapMembers(object: JsonObject, map: (value: JsonValue, name: string) => JsonValue): JsonObject {
  return Object.fromEntries(Object.entries(object).map(([name, value]) => [name, map(value, name)]));
}
