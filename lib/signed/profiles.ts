import type {
  Actor,
  AgentCard,
  Approval,
  Artifact,
  Command,
  ContextPackage,
  Event,
  Evidence,
  ExtensionProfile,
  GroupSnapshot,
} from "../../generated/types.ts";
import type { Validator } from "../../generated/validator.ts";
import { validateAgentCard } from "../../generated/validators/agent-card.js";
import { validateApproval } from "../../generated/validators/approval.js";
import { validateArtifact } from "../../generated/validators/artifact.js";
import { validateCommand } from "../../generated/validators/command.js";
import { validateContextPackage } from "../../generated/validators/context-package.js";
import { validateEvent } from "../../generated/validators/event.js";
import { validateEvidence } from "../../generated/validators/evidence.js";
import { validateExtensionProfile } from "../../generated/validators/extension-profile.js";
import { validateGroupSnapshot } from "../../generated/validators/group-snapshot.js";
import { faultText, mainFault } from "../json/schema-fault.ts";
import type { JsonObject, JsonValue } from "../json/value.ts";

/** The nine Signed Document kinds and the type of each (MWP-SDV-001). */
export interface DocumentByKind {
  readonly "agent-card": AgentCard;
  readonly approval: Approval;
  readonly artifact: Artifact;
  readonly command: Command;
  readonly "context-package": ContextPackage;
  readonly event: Event;
  readonly evidence: Evidence;
  readonly "extension-profile": ExtensionProfile;
  readonly "group-snapshot": GroupSnapshot;
}

/** Name of a Signed Document kind, as First-Admission Records spell it. */
export type DocumentKind = keyof DocumentByKind;

/** The document type of a kind. */
export type DocumentOf<K extends DocumentKind> = DocumentByKind[K];

/**
 * Where a document names its signer: a member that is the Principal itself, an Agent id at a path, or nowhere, when any
 * service Principal of the Organization may have signed.
 */
export type SignerRule =
  | { readonly rule: "principal-object"; readonly member: string }
  | { readonly rule: "agent-id"; readonly path: readonly [string, string] }
  | { readonly rule: "service-principal" };

/** One line of facts from which all verification and signing of a kind follows. */
export interface DocumentProfile<K extends DocumentKind> {
  readonly protectedTimeField: string;
  readonly signer: SignerRule;
  readonly validate: Validator<DocumentOf<K>>;
}

/** The table of profiles: protected signed time, signer and schema of each kind (MWP-SDV-001). */
export const signedDocumentProfiles: { readonly [K in DocumentKind]: DocumentProfile<K> } = {
  "agent-card": profile("issuedAt", { rule: "service-principal" }, validateAgentCard),
  approval: profile("occurredAt", { rule: "principal-object", member: "approver" }, validateApproval),
  artifact: profile("createdAt", { rule: "agent-id", path: ["producer", "agentId"] }, validateArtifact),
  command: profile("issuedAt", { rule: "principal-object", member: "actor" }, validateCommand),
  "context-package": profile(
    "generatedAt",
    { rule: "principal-object", member: "generatedBy" },
    validateContextPackage,
  ),
  event: profile("occurredAt", { rule: "principal-object", member: "acceptedBy" }, validateEvent),
  evidence: profile("createdAt", { rule: "principal-object", member: "generatedBy" }, validateEvidence),
  "extension-profile": profile(
    "approvedAt",
    { rule: "principal-object", member: "approvedBy" },
    validateExtensionProfile,
  ),
  "group-snapshot": profile("createdAt", { rule: "principal-object", member: "createdBy" }, validateGroupSnapshot),
};

/** The nine kinds, in the order of the table. */
export const documentKinds: readonly DocumentKind[] = Object.keys(signedDocumentProfiles) as DocumentKind[];

/** Whether a text names one of the nine kinds. */
export function isDocumentKind(text: string): text is DocumentKind {
  return Object.hasOwn(signedDocumentProfiles, text);
}

/** Place and rule of what a validator's last call found. */
export function describeFault(validate: Validator<unknown>): string {
  return faultText(mainFault(validate.errors));
}

/** Whether `principal` is the one the schema-valid document names as its signer, type and id (MWP-SDV-001, MWP-SDV-013). */
export function isExpectedSigner(rule: SignerRule, document: JsonObject, principal: Actor): boolean {
  switch (rule.rule) {
    case "service-principal":
      return principal.type === "service";
    case "agent-id":
      return principal.type === "agent" && principal.id === member(document[rule.path[0]], rule.path[1]);
    case "principal-object":
      return (
        principal.type === member(document[rule.member], "type") && principal.id === member(document[rule.member], "id")
      );
  }
}

function member(value: JsonValue | undefined, name: string): JsonValue | undefined {
  return typeof value === "object" && value !== null && !Array.isArray(value) ? value[name] : undefined;
}

function profile<K extends DocumentKind>(
  protectedTimeField: string,
  signer: SignerRule,
  validate: Validator<DocumentOf<K>>,
): DocumentProfile<K> {
  return { protectedTimeField, signer, validate };
}
