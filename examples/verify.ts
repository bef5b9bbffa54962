/**
 * Verifies one signed document in six stages: `npx tsx examples/verify.ts ORGANIZATION_FILE KIND DOCUMENT_FILE`.
 */
import { readFileSync } from "node:fs";
import {
  createDocumentVerifier,
  createVerifier,
  type DocumentKind,
  detectProvider,
  validateRegistryEvidence,
} from "missionweave-toolkit";

const [file = "", kind = "", document = ""] = process.argv.slice(2);
const { organizationId, bindings } = JSON.parse(readFileSync(file, "utf8"));

const verifier = createVerifier(detectProvider()); // native Ed25519 where the runtime has one, proven by a self-test
const evidence = validateRegistryEvidence(
  {
    organizationId,
    revision: "file",
    applicability: "current",
    completeness: "complete",
    coverage: "full-history",
    bindings,
  },
  verifier,
); // all key bindings of the Organization, checked as a whole
const bytes = new Uint8Array(readFileSync(document));
const result = createDocumentVerifier(verifier).verify(
  kind as DocumentKind,
  bytes,
  evidence.ok ? evidence.registry : evidence,
);
if (result.ok) console.log("verified", result.verified.signingHash, "by", result.verified.principal.id);
else console.log("refused at stage", result.failure.stage, result.failure.reason); // protected: for audit, never for the wire
