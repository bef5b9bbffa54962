import { readFileSync } from "node:fs";
import { parseJson } from "../../lib/json/parse.ts";
import { isJsonObject, type JsonObject } from "../../lib/json/value.ts";
import { UsageError } from "./exit.ts";

/** One strict JSON object from a file. Throws {@link UsageError} for anything else in it. */
export function readJsonFile(file: string): JsonObject {
  const parsed = parseJson(new Uint8Array(readFileSync(file)));
  if (!parsed.ok) throw new UsageError(`${file} is not strict JSON (${parsed.fault} at byte ${parsed.offset})`);
  if (!isJsonObject(parsed.value)) throw new UsageError(`${file} holds no JSON object`);
  return parsed.value;
}
