import { describe, expect, it } from "vitest";
import { encodeUtf8 } from "../../../lib/format/utf8.ts";
import { type KeyBinding, validateRegistryEvidence } from "../../../lib/signed/registry-evidence.ts";
import { createDocumentVerifier } from "../../../lib/signed/verify.ts";
import { corporaDir, protocolDir, protocolJson, readCorpus } from "../../support/material.ts";
import { evidence, verifier } from "./samples.ts";

interface Corpus {
  readonly template: {
    readonly prefix: string;
    readonly middle: string;
    readonly suffix: string;
    readonly defaultSignature: string;
    readonly registry: string;
  };
  readonly cases: readonly {
    readonly id: string;
    readonly input: { readonly fragment?: string; readonly number?: string; readonly signature?: string };
    readonly expected: {
      readonly verdict: "accept" | "reject";
      readonly stage: number | null;
      readonly signingHash?: string;
      readonly ambiguous?: boolean;
    };
  }[];
}

describe.skipIf(!corporaDir || !protocolDir).each(["e2e-command-data.json", "e2e-command-integer.json"])(
  "whole signed Commands of %s (needs MWP_CORPORA_DIR and MWP_PROTOCOL_DIR)",
  (file) => {
    const { template, cases } =
      corporaDir && protocolDir ? readCorpus<Corpus>(file) : ({ cases: [] } as unknown as Corpus);
    const fixture = protocolDir
      ? protocolJson<{ organizationId: string; bindings: KeyBinding[] }>("cryptography/keys/registry-valid.json")
      : { bindings: [] };
    const validated = validateRegistryEvidence(evidence(fixture), verifier);

    it("holds its cases", () => {
      expect(cases.length).toBeGreaterThan(100);
    });

    it.each(cases.filter((entry) => entry.expected.ambiguous !== true))("$id (MWP-SDV-015)", ({ input, expected }) => {
      const bytes = Buffer.concat([
        Buffer.from(template.prefix, "base64"),
        input.fragment === undefined ? encodeUtf8(input.number ?? "") : Buffer.from(input.fragment, "base64"),
        Buffer.from(template.middle, "base64"),
        encodeUtf8(input.signature ?? template.defaultSignature),
        Buffer.from(template.suffix, "base64"),
      ]);
      const result = createDocumentVerifier(verifier).verify(
        "command",
        new Uint8Array(bytes),
        validated.ok ? validated.registry : validated,
      );
      expect(result.ok ? null : result.failure.stage).toBe(expected.stage);
      if (expected.signingHash !== undefined)
        expect(result.ok && result.verified.signingHash).toBe(expected.signingHash);
    });
  },
);
