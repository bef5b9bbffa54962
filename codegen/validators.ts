/** One plain ESM validator module, with its declaration, per schema file. */
import standaloneModule from "ajv/dist/standalone/index.js";
import type { JsonValue } from "../lib/json/value.ts";
import { isJsonObject } from "../lib/json/value.ts";
import { addSchema, createGeneratorAjv, libraryFunctions } from "./ajv.ts";
import type { Catalog } from "./catalog.ts";
import { banner, importLine } from "./printer.ts";
import type { Unit } from "./units.ts";
import { unitsOf } from "./units.ts";

const standalone = standaloneModule.default;

/** All validator modules: path below `generated/` → text. */
export function generateValidators(catalog: Catalog): ReadonlyMap<string, string> {
  const units = unitsOf(catalog);
  const byKey = new Map(units.map((unit) => [unit.key, unit]));
  const called = new Set(units.flatMap(({ file, calls }) => calls.filter((key) => byKey.get(key)?.file !== file)));
  const files = [...catalog.documents, ...catalog.payloads];
  return new Map(
    files.flatMap((file) => {
      const own = units.filter((unit) => unit.file === file);
      const exported = own.filter((unit) => unit.typeName === file.typeName || called.has(unit.key));
      const imported = new Set(own.flatMap(({ calls }) => calls).map((key) => byKey.get(key)));
      const foreign = [...imported].filter((unit): unit is Unit => unit !== undefined && unit.file !== file);
      const path = `validators/${file.module}`;
      return [
        [`${path}.js`, moduleText(path, own, exported, foreign)],
        [`${path}.d.ts`, declarationText(path, exported)],
      ] as const;
    }),
  );
}

/** The text of `validator.ts`. */
export function generateValidatorTypes(): string {
  return `${banner}

/** One fault, in the words of ajv. */
export interface ValidationError {
  /** RFC 6901 pointer into the value. */
  readonly instancePath: string;
  readonly schemaPath: string;
  readonly keyword: string;
  readonly params: { readonly [name: string]: unknown };
  readonly message?: string;
}

/** A generated validator. After a call that answered false, \`errors\` holds the faults of that call. */
export interface Validator<T> {
  (value: unknown): value is T;
  readonly errors?: readonly ValidationError[] | null;
}
`;
}

function moduleText(path: string, own: readonly Unit[], exported: readonly Unit[], foreign: readonly Unit[]): string {
  const ajv = createGeneratorAjv();
  for (const { schema } of own) addSchema(ajv, schema);
  const code = standalone(ajv, Object.fromEntries(exported.map(({ exportName, key }) => [exportName, key])));
  const name = path.slice(path.lastIndexOf("/") + 1);
  const head = [`// @ts-self-types="./${name}.d.ts"`, banner, ...importLines(path, code, foreign)];
  return [...head, "", tidy(code), ""].join("\n");
}

// ajv prints every schema whole, although code reads at most the names of its members, and notes the source of each function.
function tidy(code: string): string {
  const isRead = (name: string): boolean => code.split(new RegExp(`\\b${name}\\b`)).length > 2;
  return code
    .replace(/^"use strict";/, "")
    .replace(/\/\*# sourceURL=[^*]*\*\/;?/g, "")
    .replace(/^const (schema\d+) = (.*);\n/gm, (_, name: string, schema: string) =>
      isRead(name) ? `const ${name} = ${JSON.stringify(skeleton(JSON.parse(schema) as JsonValue))};\n` : "",
    )
    .replace(/\n{2,}/g, "\n")
    .trim();
}

function skeleton(value: JsonValue): JsonValue {
  if (Array.isArray(value)) return value.map(skeleton);
  if (!isJsonObject(value)) return {};
  const holders = Object.entries(value).filter(
    ([name, inner]) => name !== "$call" && (isJsonObject(inner) || (Array.isArray(inner) && inner.every(isJsonObject))),
  );
  return Object.fromEntries(holders.map(([name, inner]) => [name, skeleton(inner)]));
}

function importLines(path: string, code: string, foreign: readonly Unit[]): string[] {
  const wanted = new Map<string, string[]>();
  const want = (module: string, name: string): void => void wanted.set(module, [...(wanted.get(module) ?? []), name]);
  for (const { name, module } of Object.values(libraryFunctions)) if (code.includes(` = ${name};`)) want(module, name);
  for (const { file, exportName } of foreign) want(`generated/validators/${file.module}.js`, exportName);
  return [...wanted].sort(([a], [b]) => (a < b ? -1 : 1)).map(([module, names]) => importLine(path, names, module));
}

function declarationText(path: string, exported: readonly Unit[]): string {
  const types = exported.map(({ typeName }) => typeName);
  return [
    banner,
    importLine(path, types, "generated/types.ts", true),
    importLine(path, ["Validator"], "generated/validator.ts", true),
    "",
    ...exported.flatMap(({ exportName, typeName }) => [
      `/** Whether a value is of type {@link ${typeName}}; on false, \`errors\` says where it fails first. */`,
      `export declare const ${exportName}: Validator<${typeName}>;`,
    ]),
    "",
  ].join("\n");
}
