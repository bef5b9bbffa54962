import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createVerifier } from "../../../lib/crypto/ed25519.ts";
import { detectProvider } from "../../../lib/crypto/providers.ts";
import { canonicalBytes } from "../../../lib/json/canonical.ts";
import { parseJson } from "../../../lib/json/parse.ts";
import type { JsonObject, JsonValue } from "../../../lib/json/value.ts";
import { validateRegistryEvidence } from "../../../lib/signed/registry-evidence.ts";
import { createDocumentVerifier } from "../../../lib/signed/verify.ts";
import { buildCommand } from "../../../lib/wire/command.ts";
import { canonicalCommandBytes } from "../../../server/session/canonical-command.ts";
import { createOrganization, startMs } from "../../support/organization.ts";

const organization = createOrganization();
const { owner } = organization;
const verifier = createVerifier(detectProvider());
const documents = createDocumentVerifier(verifier);
const bindings = organization.bootstrap.map(({ roles: _, ...binding }) => ({
  ...binding,
  algorithm: "Ed25519",
  validityHistory: [],
}));
const evidence = validateRegistryEvidence(
  {
    organizationId: organization.id,
    revision: "1",
    applicability: "current",
    completeness: "complete",
    coverage: "full-history",
    bindings,
  },
  verifier,
);

const json = fc.jsonValue({ maxDepth: 4 }).filter((value) => parseJson(Buffer.from(JSON.stringify(value))).ok);
const ids = fc.webUrl({ withFragments: true, withQueryParameters: true }).map((url) => encodeURI(url).slice(0, 200));
const maybe = <T>(arbitrary: fc.Arbitrary<T>): fc.Arbitrary<T | undefined> => fc.option(arbitrary, { nil: undefined });

describe("the canonical bytes of a verified Command", () => {
  it("are JCS of the whole document, whatever members it has (RFC 8785)", () => {
    if (!evidence.ok) throw new Error(evidence.reason);
    const registry = evidence.registry;
    const fields = fc.record({
      payload: fc.dictionary(fc.string(), json),
      workItemId: maybe(ids),
      conversationId: maybe(ids),
      causedByEventId: maybe(ids),
      extensions: maybe(
        fc.dictionary(
          ids,
          fc.record({ version: fc.constant("1.0.0"), critical: fc.boolean(), data: fc.dictionary(fc.string(), json) }),
          { maxKeys: 2 },
        ),
      ),
      expectedRevision: maybe(fc.nat()),
    });
    fc.assert(
      fc.property(fields, (given) => {
        const present = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
        let signed: ReturnType<typeof buildCommand>;
        try {
          signed = buildCommand(
            "message.post",
            { groupId: "urn:example:group", membershipEpoch: 1, ...present } as never,
            { context: { actor: owner.actor, nowMs: startMs }, signer: owner.signer },
          );
        } catch {
          fc.pre(false);
          return;
        }
        // As it came: members turned round.
        const turned = Object.fromEntries(Object.entries(signed.command).reverse()) as JsonObject;
        const result = documents.verifyValue("command", turned as JsonValue, registry);
        if (!result.ok) throw new Error(result.failure.reason);
        expect(Buffer.from(canonicalCommandBytes(result.verified)).toString()).toBe(
          Buffer.from(canonicalBytes(turned)).toString(),
        );
      }),
      { numRuns: 300 },
    );
  });
});
