import { validateAgentCard } from "../../generated/validators/agent-card.js";
import { validateApproval } from "../../generated/validators/approval.js";
import { validateArtifact } from "../../generated/validators/artifact.js";
import { validateCommand } from "../../generated/validators/command.js";
import { validateContextPackage } from "../../generated/validators/context-package.js";
import { validateConversation } from "../../generated/validators/conversation.js";
import { validateProtocolError } from "../../generated/validators/error.js";
import { validateEvent } from "../../generated/validators/event.js";
import { validateEvidence } from "../../generated/validators/evidence.js";
import { validateExtensionProfile } from "../../generated/validators/extension-profile.js";
import { validateFirstAdmissionRecord } from "../../generated/validators/first-admission-record.js";
import { validateGroup } from "../../generated/validators/group.js";
import { validateGroupSnapshot } from "../../generated/validators/group-snapshot.js";
import { validateLease } from "../../generated/validators/lease.js";
import { validateMembership } from "../../generated/validators/membership.js";
import { validateMessage } from "../../generated/validators/message.js";
import { validateMission } from "../../generated/validators/mission.js";
import { validatePresenceRecord } from "../../generated/validators/presence-record.js";
import { validateFrame } from "../../generated/validators/websocket-frame.js";
import { validateWorkContract } from "../../generated/validators/work-contract.js";
import { validateWorkItem } from "../../generated/validators/work-item.js";
import { parseJson } from "../json/parse.ts";
import { assertCount, type CaseResult, objects, text } from "./bundle.ts";
import { BundleError, type ConformanceFiles, readBytes, readJson } from "./files.ts";

const validators: ReadonlyMap<string, (value: unknown) => boolean> = new Map<string, (value: unknown) => boolean>([
  ["agent-card", validateAgentCard],
  ["approval", validateApproval],
  ["artifact", validateArtifact],
  ["command", validateCommand],
  ["context-package", validateContextPackage],
  ["conversation", validateConversation],
  ["error", validateProtocolError],
  ["event", validateEvent],
  ["evidence", validateEvidence],
  ["extension-profile", validateExtensionProfile],
  ["first-admission-record", validateFirstAdmissionRecord],
  ["group", validateGroup],
  ["group-snapshot", validateGroupSnapshot],
  ["lease", validateLease],
  ["membership", validateMembership],
  ["message", validateMessage],
  ["mission", validateMission],
  ["presence-record", validatePresenceRecord],
  ["websocket-frame", validateFrame],
  ["work-contract", validateWorkContract],
  ["work-item", validateWorkItem],
]);

/** Stated number of structural vectors: 27 valid and 31 invalid (SUP-18). */
export const structuralCount = 58;

/** The structural vectors under our generated validators. Throws `BundleError` before evaluating anything. */
export function evaluateStructural(files: ConformanceFiles): readonly CaseResult[] {
  const vectors = objects(readJson(files, "conformance/manifest.json"));
  assertCount(vectors.length, structuralCount);
  const prepared = vectors.map((vector) => ({
    id: text(vector.name),
    validate: validatorOf(text(vector.schema)),
    bytes: readBytes(files, text(vector.instance)),
    expected: vector.valid === true,
  }));
  return prepared.map(({ id, validate, bytes, expected }) => {
    const parsed = parseJson(bytes);
    const actual = parsed.ok && validate(parsed.value);
    return { id, passed: actual === expected, expected: verdict(expected), actual: verdict(actual) };
  });
}

function validatorOf(schema: string): (value: unknown) => boolean {
  const validate = validators.get(/^schemas\/([a-z-]+)\.schema\.json$/.exec(schema)?.[1] ?? "");
  if (validate === undefined) throw new BundleError(`no validator for ${schema}`);
  return validate;
}

function verdict(isValid: boolean): string {
  return isValid ? "valid" : "invalid";
}
