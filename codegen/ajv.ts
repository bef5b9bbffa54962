/**
 * The validator set-up: ajv with our own text forms, linear `uniqueItems`, own properties only, and nothing that
 * would make standalone code reach for `require`. Used to generate code and, in tests, to compile at run time.
 */
import type { CodeKeywordDefinition, KeywordCxt, Options } from "ajv/dist/2020.js";
import { _, Ajv2020, Name, nil, stringify } from "ajv/dist/2020.js";
import type { Code } from "ajv/dist/compile/codegen/index.js";
import { callValidateCode } from "ajv/dist/vocabularies/code.js";
import { isTimestamp } from "../lib/format/timestamp.ts";
import { isAbsoluteUri, isProtocolId } from "../lib/format/uri.ts";
import { allUnique } from "../lib/json/unique.ts";
import type { JsonObject } from "../lib/json/value.ts";
import { separate } from "./separate.ts";

// Variables of every function that ajv writes.
const vErrors = new Name("vErrors");
const errors = new Name("errors");

/** A library function that generated code imports. */
export interface LibraryFunction {
  readonly name: string;
  /** Module below the project root. */
  readonly module: string;
  readonly call: (value: never) => boolean;
}

/** Formats, and keywords, that a library function decides. */
export type Decided = "uri" | "protocol-id" | "date-time" | "uniqueItems";

/** Library functions by the format, or keyword, that they decide. */
export const libraryFunctions: Readonly<Record<Decided, LibraryFunction>> = {
  uri: { name: "isAbsoluteUri", module: "lib/format/uri.ts", call: isAbsoluteUri },
  "protocol-id": { name: "isProtocolId", module: "lib/format/uri.ts", call: isProtocolId },
  "date-time": { name: "isTimestamp", module: "lib/format/timestamp.ts", call: isTimestamp },
  uniqueItems: { name: "allUnique", module: "lib/json/unique.ts", call: allUnique },
};

/** What `$call` holds: a validator of another module. */
export interface Callee {
  readonly name: string;
  /** True for text forms, whose happy path needs no error context. */
  readonly leaf: boolean;
}

const options: Options = {
  // A test judges the schemas by the metaschema; here its own formats would only be in the way.
  meta: false,
  validateSchema: false,
  strict: true,
  strictTypes: false,
  strictRequired: false,
  // An overflow number is a number as far as schemas go; canonicalisation refuses it (MWP-SDV-015, stage 5).
  strictNumbers: false,
  ownProperties: true,
  discriminator: true,
  inlineRefs: false,
  code: { source: true, esm: true, lines: true },
};

// Longer lists of words are looked up in a set.
const comparedMax = 8;

const replacedKeywords = ["format", "uniqueItems", "minLength", "maxLength", "enum"];
const untrackedKeywords = [
  "unevaluatedItems",
  "unevaluatedProperties",
  "$dynamicRef",
  "$dynamicAnchor",
  "$recursiveRef",
  "$recursiveAnchor",
];

/** A fresh ajv with the set-up; `overrides` are for schemas that are not ours. */
export function createAjv(overrides: Options = {}): Ajv2020 {
  const ajv = new Ajv2020({ ...options, ...overrides });
  for (const keyword of replacedKeywords) ajv.removeKeyword(keyword);
  for (const definition of [format, uniqueItems, length, enumeration, call]) ajv.addKeyword(definition);
  return ajv;
}

/** The set-up for generating code: nobody asks which members were looked at, so nothing keeps track. */
export function createGeneratorAjv(): Ajv2020 {
  const ajv = createAjv();
  for (const keyword of untrackedKeywords) ajv.removeKeyword(keyword);
  Object.assign(ajv.opts, { unevaluated: false, dynamicRef: false });
  return ajv;
}

/** Makes a schema with an `$id` known. */
export function addSchema(ajv: Ajv2020, schema: JsonObject): void {
  for (const part of separate(schema)) ajv.addSchema(part);
}

const format: CodeKeywordDefinition = {
  keyword: "format",
  type: "string",
  schemaType: "string",
  error: { message: ({ schema }) => `must match format "${schema}"` },
  code: (cxt) => {
    const known: Readonly<Record<string, LibraryFunction>> = libraryFunctions;
    const decides = known[cxt.schema];
    if (decides === undefined && cxt.it.opts.strictSchema !== false) throw new Error(`unknown format "${cxt.schema}"`);
    if (decides !== undefined) cxt.pass(_`${library(cxt, decides)}(${cxt.data})`);
  },
};

const uniqueItems: CodeKeywordDefinition = {
  keyword: "uniqueItems",
  type: "array",
  schemaType: "boolean",
  error: { message: "must NOT have duplicate items" },
  code: (cxt) => {
    if (cxt.schema === true) cxt.pass(_`${library(cxt, libraryFunctions.uniqueItems)}(${cxt.data})`);
  },
};

// Lengths count code points. Between one and two code units per code point only the narrow band needs counting.
const length: CodeKeywordDefinition = {
  keyword: ["minLength", "maxLength"],
  type: "string",
  schemaType: "number",
  error: {
    message: ({ keyword, schema }) =>
      `must NOT have ${keyword === "maxLength" ? "more" : "fewer"} than ${schema} characters`,
  },
  code: (cxt) => {
    const { keyword, data, schema } = cxt;
    const units = _`${data}.length`;
    const points = _`[...${data}].length`;
    const tooLong = _`${units} > ${schema} && (${units} > ${2 * schema} || ${points} > ${schema})`;
    const tooShort = _`${units} < ${schema} || (${units} < ${2 * schema} && ${points} < ${schema})`;
    if (keyword === "maxLength") cxt.fail(tooLong);
    else cxt.fail(schema > 1 ? tooShort : _`${units} < ${schema}`);
  },
};

const enumeration: CodeKeywordDefinition = {
  keyword: "enum",
  schemaType: "array",
  error: { message: "must be equal to one of the allowed values" },
  code: (cxt) => {
    const values = cxt.schema as readonly unknown[];
    const isScalar = (value: unknown): boolean => typeof value !== "object" || value === null;
    const equals = (value: unknown): Code =>
      isScalar(value)
        ? _`${cxt.data} === ${stringify(value)}`
        : _`!${library(cxt, libraryFunctions.uniqueItems)}([${stringify(value)}, ${cxt.data}])`;
    if ((values.length > 0 && values.length <= comparedMax) || !values.every(isScalar)) {
      cxt.pass(values.map(equals).reduce((a, b) => _`${a} || ${b}`));
    } else {
      const set = { key: values, ref: new Set(values), code: _`new Set(${stringify(values)})` };
      cxt.pass(_`${cxt.gen.scopeValue("obj", set)}.has(${cxt.data})`);
    }
  },
};

const call: CodeKeywordDefinition = {
  keyword: "$call",
  schemaType: "object",
  code: (cxt) => {
    const { name, leaf } = cxt.schema as Callee;
    const callee = new Name(name);
    const full = callValidateCode(cxt, callee, nil);
    const condition = leaf ? _`${callee}(${cxt.data}) || ${full}` : full;
    cxt.result(condition, undefined, () => {
      cxt.gen.assign(vErrors, _`${vErrors} === null ? ${callee}.errors : ${vErrors}.concat(${callee}.errors)`);
      cxt.gen.assign(errors, _`${vErrors}.length`);
    });
  },
};

function library(cxt: KeywordCxt, { name, call: ref }: LibraryFunction): Name {
  return cxt.gen.scopeValue("func", { key: name, ref, code: _`${new Name(name)}` });
}
