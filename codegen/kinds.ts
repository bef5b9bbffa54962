/** `kinds.ts`: every closed list of words in the schemas as a const object and a literal type. */
import type { JsonObject } from "../lib/json/value.ts";
import type { Catalog, Direction } from "./catalog.ts";
import { definitionsOf, payloadsOf } from "./catalog.ts";
import { definitionTypeName, kindMember } from "./names.ts";
import { banner, docComment } from "./printer.ts";

/** The text of `kinds.ts`. */
export function generateKinds(catalog: Catalog): string {
  const lists = enumerations(catalog);
  const types = lists.map(([key]) => definitionTypeName(key)).sort();
  return `${[
    banner,
    `export type {\n${types.map((type) => `  ${type},`).join("\n")}\n} from "./types.ts";`,
    ...lists.map(([key, schema]) => table(plural(key), String(schema.description), words(schema))),
    kindTable("commandKinds", "CommandKind", "Command", kindsOf(catalog, "command")),
    kindTable("eventKinds", "EventKind", "Event", kindsOf(catalog, "event")),
  ].join("\n\n")}\n`;
}

/** All kinds of a direction: those the schema lists and those a payload schema adds. */
function kindsOf(catalog: Catalog, direction: Direction): readonly string[] {
  const file = catalog.documents.find(({ module }) => module === direction);
  const listed = file === undefined ? [] : definitionsOf(file).flatMap(([, schema]) => words(schema));
  const added = payloadsOf(catalog, direction).map(({ kind }) => kind);
  return [...new Set([...listed.filter((word) => word.includes(".")), ...added])];
}

function enumerations(catalog: Catalog): [string, JsonObject][] {
  return catalog.documents
    .flatMap(definitionsOf)
    .filter(([, schema]) => words(schema).length > 0)
    .map(([key, schema]) => [key, schema]);
}

function words(schema: JsonObject): string[] {
  const values = Array.isArray(schema.enum) ? schema.enum : [];
  return values.filter((value) => typeof value === "string");
}

function kindTable(name: string, type: string, envelope: string, kinds: readonly string[]): string {
  return [
    table(name, `All ${envelope} kinds that are known here, core and extension.`, kinds),
    `${docComment(`One of {@link ${name}}.`)}\nexport type ${type} = (typeof ${name})[keyof typeof ${name}];`,
  ].join("\n\n");
}

function table(name: string, description: string, values: readonly string[]): string {
  const members = values.map(
    (value) => `  ${value.includes(".") ? kindMember(value) : member(value)}: ${JSON.stringify(value)},`,
  );
  return [docComment(description), `export const ${name} = {`, ...members, "} as const;"].join("\n");
}

function member(word: string): string {
  return /^[A-Za-z_]\w*$/.test(word) ? word : JSON.stringify(word);
}

function plural(key: string): string {
  if (key.endsWith("s")) return `${key}es`;
  return key.endsWith("y") ? `${key.slice(0, -1)}ies` : `${key}s`;
}
