import { describe, expect, it } from "vitest";
import { addSchema, createAjv } from "../../codegen/ajv.ts";
import type { JsonValue } from "../../lib/json/value.ts";
import { isJsonObject } from "../../lib/json/value.ts";
import { corporaDir, readCorpus } from "../support/material.ts";

interface Corpus {
  readonly schemas: Readonly<Record<string, string>>;
  readonly cases: readonly Case[];
}

interface Case {
  readonly id: string;
  readonly group: string;
  readonly input: { readonly data: string };
  readonly expected: { readonly verdict: "accept" | "reject" };
  readonly onlyProtocolKeywords: boolean;
}

describe.skipIf(!corporaDir)("JSON-Schema-Test-Suite with our validator set-up (needs MWP_CORPORA_DIR)", () => {
  const { schemas, cases } = corporaDir ? readCorpus<Corpus>("jsonschema-2020-12.json") : { schemas: {}, cases: [] };
  const ours = cases.filter(({ onlyProtocolKeywords }) => onlyProtocolKeywords);

  it("has cases for the keywords of the protocol", () => {
    expect(ours.length).toBeGreaterThan(300);
  });

  it.each(ours)(
    "judges $id as published: takes what is valid, refuses what is invalid (MWP-FND-009)",
    ({ group, input, expected }) => {
      expect(verdict(schemas[group]!, input.data)).toBe(expected.verdict);
    },
  );
});

function verdict(schemaText: string, dataText: string): "accept" | "reject" {
  const schema = JSON.parse(schemaText) as JsonValue;
  // The suite knows more formats than the protocol, and its last few cases name the metaschema.
  const ajv = createAjv({ strict: false, meta: true });
  if (!isJsonObject(schema)) return ajv.validate(schema === true, JSON.parse(dataText)) ? "accept" : "reject";
  const $id = typeof schema.$id === "string" ? schema.$id : "urn:test:schema";
  addSchema(ajv, { ...schema, $id });
  return ajv.validate($id, JSON.parse(dataText)) ? "accept" : "reject";
}
