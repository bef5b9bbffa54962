import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { Ajv2020 } from "ajv/dist/2020.js";
import { isTimestamp } from "../../../lib/format/timestamp.ts";
import { isAbsoluteUri } from "../../../lib/format/uri.ts";
import type { JsonObject } from "../../../lib/json/value.ts";

/** Our schemas. */
export const schemasDir: string = fileURLToPath(new URL("../../../schemas/", import.meta.url));

/** Names of our document schemas, without extension. */
export function ourNames(): string[] {
  const files = readdirSync(schemasDir).filter((file) => file.endsWith(".schema.json"));
  return files.map((file) => file.replace(".schema.json", "")).sort();
}

/** One of our schemas. */
export function ourSchema(name: string): JsonObject {
  return JSON.parse(readFileSync(`${schemasDir}${name}.schema.json`, "utf8")) as JsonObject;
}

/**
 * Validators by document name, compiled at run time by ajv as it is: of our set-up only the text forms and the options
 * that decide verdicts, so that nothing here shares a fault with the code generator.
 */
export function compileAll(schemas: ReadonlyMap<string, JsonObject>): ReadonlyMap<string, (value: unknown) => boolean> {
  const ajv = new Ajv2020({ strict: false, ownProperties: true, strictNumbers: false });
  ajv.addFormat("uri", isAbsoluteUri);
  ajv.addFormat("date-time", isTimestamp);
  for (const schema of schemas.values()) ajv.addSchema(schema);
  return new Map([...schemas].map(([name, { $id }]) => [name, (value) => ajv.validate(String($id), value) as boolean]));
}
