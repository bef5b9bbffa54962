/** A JSON value as {@link parseJson} yields it: numbers may be infinite and strings ill-formed until canonicalisation refuses them. */
export type JsonValue = null | boolean | number | string | JsonValue[] | JsonObject;

/** A JSON object: own enumerable members only, `__proto__` is a name like any other. */
export interface JsonObject {
  [name: string]: JsonValue;
}

/** Whether a JSON value is an object (and neither null nor an array). */
export function isJsonObject(value: JsonValue | undefined): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
