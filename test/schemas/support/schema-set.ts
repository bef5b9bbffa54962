import { resolvePointer } from "../../../lib/json/pointer.ts";
import type { JsonObject, JsonValue } from "../../../lib/json/value.ts";
import { isJsonObject } from "../../../lib/json/value.ts";

/** A schema and the document it stands in, against which its references resolve. */
export interface Located {
  readonly schema: JsonObject;
  readonly base: string;
}

/** Schemas that refer to one another by `$id`. */
export interface SchemaSet {
  /** What a reference found in `base` leads to. */
  at(reference: string, base?: string): Located;
  /** The schema itself or what it refers to, with all that apply together beside it: `allOf`, branches, conditions. */
  applicable(located: Located): Located[];
}

export function createSchemaSet(schemas: Iterable<JsonObject>): SchemaSet {
  const byId = new Map([...schemas].map((schema) => [String(schema.$id), schema]));
  const at = (reference: string, base?: string): Located => {
    const [id = "", pointer = ""] = new URL(reference, base).href.split("#");
    const schema = resolvePointer(byId.get(id) ?? null, pointer);
    if (!isJsonObject(schema)) throw new Error(`nothing at ${reference}`);
    return { schema, base: id };
  };
  const applicable = ({ schema, base }: Located): Located[] => {
    const parts = ["allOf", "anyOf", "oneOf", "then", "else"]
      .flatMap((keyword) => schema[keyword] ?? [])
      .filter(isSchema);
    const referred = typeof schema.$ref === "string" ? [at(schema.$ref, base)] : [];
    return [{ schema, base }, ...[...referred, ...parts.map((part) => ({ schema: part, base }))].flatMap(applicable)];
  };
  return { at, applicable };
}

function isSchema(value: JsonValue): value is JsonObject {
  return isJsonObject(value);
}
