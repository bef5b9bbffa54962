/**
 * The schema files as one catalogue: the protocol documents and the payload schemas, with the names that follow from
 * them and the one rule for what a `$ref` means.
 */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { resolvePointer } from "../lib/json/pointer.ts";
import type { JsonObject, JsonValue } from "../lib/json/value.ts";
import { isJsonObject } from "../lib/json/value.ts";
import { definitionTypeName, documentTypeName, payloadTypeName } from "./names.ts";

/** Whether a payload belongs to a Command or to an Event. */
export type Direction = "command" | "event";

/** One schema file. */
export interface SchemaFile {
  /** Absolute `$id`, which references name. */
  readonly id: string;
  /** Module of its validator, relative to `generated/validators/` and without extension. */
  readonly module: string;
  /** Name of the TypeScript type, undefined for a file that only holds definitions. */
  readonly typeName: string | undefined;
  readonly schema: JsonObject;
  /** Set for payload schemas. */
  readonly payload?: { readonly direction: Direction; readonly kind: string };
}

/** All schema files, in a fixed order. */
export interface Catalog {
  readonly documents: readonly SchemaFile[];
  /** Definitions that several payloads share first, which have no type of their own. */
  readonly payloads: readonly SchemaFile[];
}

/** What a `$ref` leads to. */
export interface Target {
  readonly file: SchemaFile;
  readonly schema: JsonObject;
  /** Key in the file's `$defs`; undefined for the whole document and for anything deeper. */
  readonly definition: string | undefined;
  /** Type of the whole document or definition; undefined for anything deeper. */
  readonly typeName: string | undefined;
}

const suffix = ".schema.json";

/** Reads every schema below `directory`. Payload folders may be absent. */
export function loadCatalog(directory: string): Catalog {
  const documents = names(directory).map((name) => document(name, read(directory, name)));
  const parts = names(join(directory, "payload")).map((name) =>
    partsFile(name, read(join(directory, "payload"), name)),
  );
  const payloads = (["command", "event"] as const).flatMap((direction) => {
    const folder = join(directory, "payload", direction);
    return names(folder).map((kind) => payload(direction, kind, read(folder, kind)));
  });
  return { documents, payloads: [...parts, ...payloads] };
}

/** Resolves a reference found in `from`. Throws when nothing is there: a schema is never half compiled. */
export function resolveRef(catalog: Catalog, from: SchemaFile, ref: string): Target {
  const [id = "", pointer = ""] = new URL(ref, from.id).href.split("#");
  const file = [...catalog.documents, ...catalog.payloads].find((candidate) => candidate.id === id);
  const schema = file && resolvePointer(file.schema, decodeURIComponent(pointer));
  if (file === undefined || !isJsonObject(schema)) throw new Error(`${from.module}: nothing at ${ref}`);
  const definition = /^\/\$defs\/([^/]+)$/.exec(pointer)?.[1];
  const typeName = pointer === "" ? file.typeName : definition && definitionTypeName(definition);
  return { file, schema, definition, typeName };
}

/** The definitions of a file, in file order. */
export function definitionsOf(file: SchemaFile): readonly (readonly [string, JsonObject])[] {
  const defs = file.schema.$defs;
  return isJsonObject(defs)
    ? Object.entries(defs).filter((entry): entry is [string, JsonObject] => isJsonObject(entry[1]))
    : [];
}

/** The payload schemas of a direction, by kind. */
export function payloadsOf(catalog: Catalog, direction: Direction): readonly { kind: string; file: SchemaFile }[] {
  return catalog.payloads.flatMap((file) =>
    file.payload?.direction === direction ? [{ kind: file.payload.kind, file }] : [],
  );
}

function names(folder: string): string[] {
  if (!existsSync(folder)) return [];
  const files = readdirSync(folder).filter((name) => name.endsWith(suffix));
  return files.map((name) => name.slice(0, -suffix.length)).sort();
}

function read(folder: string, name: string): JsonObject {
  const value = JSON.parse(readFileSync(join(folder, name + suffix), "utf8")) as JsonValue;
  if (!isJsonObject(value) || typeof value.$id !== "string")
    throw new Error(`${folder}/${name}: no schema with an $id`);
  return value;
}

function document(name: string, schema: JsonObject): SchemaFile {
  const onlyDefinitions = schema.type === undefined && schema.oneOf === undefined;
  return {
    id: String(schema.$id),
    module: name,
    typeName: onlyDefinitions ? undefined : documentTypeName(name),
    schema,
  };
}

function partsFile(name: string, schema: JsonObject): SchemaFile {
  return { id: String(schema.$id), module: `payload/${name}`, typeName: undefined, schema };
}

function payload(direction: Direction, kind: string, schema: JsonObject): SchemaFile {
  const module = `payload/${direction}/${kind}`;
  return {
    id: String(schema.$id),
    module,
    typeName: payloadTypeName(direction, kind),
    schema,
    payload: { direction, kind },
  };
}
