import { existsSync, readFileSync } from "node:fs";
import type { Actor } from "../../generated/types.ts";
import { createVerifier } from "../../lib/crypto/ed25519.ts";
import { detectProvider } from "../../lib/crypto/providers.ts";
import { replayHistorical } from "../../lib/signed/admission.ts";
import type { AdmissionLog, LookupResult } from "../../lib/signed/admission-log.ts";
import { type RegistryEvidence, validateRegistryEvidence } from "../../lib/signed/registry-evidence.ts";
import { createDocumentVerifier, type KeyEvidence } from "../../lib/signed/verify.ts";
import { readConfig } from "../config.ts";
import { readerOf } from "./clients.ts";
import { documentKind } from "./documents.ts";
import { exitCodes, UsageError } from "./exit.ts";
import { createJudge } from "./log/judge.ts";
import { type LogLine, parseLog } from "./log/line.ts";
import { type LogVerdict, replayLog } from "./log/replay.ts";
import { servedLog } from "./log/served.ts";
import { storedLog, storedRegistry } from "./log/stored.ts";
import { withStore } from "./log/with-store.ts";
import { readOrganization } from "./organization.ts";
import { print } from "./output.ts";
import { readRegistryEvidence } from "./registry-file.ts";
import {
  type DocumentVerdict,
  documentVerdictJson,
  documentVerdictText,
  logVerdictJson,
  logVerdictText,
} from "./render/verdict.ts";

/** Options of `mwp verify`. */
export interface VerifyOptions {
  readonly organization: string;
  readonly as: string;
  readonly registry?: string;
  readonly historical?: boolean;
  readonly record?: string;
  readonly service?: string;
  readonly log?: string;
  readonly store?: string;
  readonly admissions?: boolean;
  readonly json?: boolean;
}

/**
 * `mwp verify`: one document through all six stages, with `--historical` against retained key history and its
 * First-Admission Record (MWP-ADM-008), or with `--log` a whole Group's log. Exits with 0 verified, 1 refused, 2 nothing
 * judged.
 */
export async function verify(
  kind: string | undefined,
  file: string | undefined,
  options: VerifyOptions,
): Promise<void> {
  if (options.log !== undefined) {
    if (kind !== undefined) throw new UsageError("--log judges a whole log: name no kind and no file beside it");
    const verdict = await verifyLog(options.log, options);
    if (verdict.ok && verdict.report.events === 0) throw new UsageError(`there is no Event of ${options.log} to judge`);
    finish(verdict.ok, options, { text: logVerdictText(verdict), value: logVerdictJson(verdict) });
    return;
  }
  if (kind === undefined || file === undefined)
    throw new UsageError("name the kind and the file of a document, or a log with --log");
  if (options.record !== undefined && options.historical !== true)
    throw new UsageError("--record belongs to --historical: a record proves a decision of the past");
  const verdict = await verifyDocument(kind, file, options);
  finish(verdict.ok, options, { text: documentVerdictText(verdict), value: documentVerdictJson(verdict) });
}

function finish(ok: boolean, { json }: VerifyOptions, said: { readonly text: string; readonly value: object }): void {
  print(json, said);
  process.exitCode = ok ? exitCodes.done : exitCodes.refused;
}

async function verifyDocument(kind: string, file: string, options: VerifyOptions): Promise<DocumentVerdict> {
  const { historical = false } = options;
  const verifier = createVerifier(detectProvider());
  const evidence = evidenceOf(readRegistryEvidence(options, historical ? "historical" : "current"));
  const bytes = new Uint8Array(readFileSync(file));
  const result = createDocumentVerifier(verifier).verify(documentKind(kind), bytes, evidence);
  if (!result.ok || !historical) return result;
  const admitted = await replayHistorical(result.verified, recordLog(options));
  return admitted.ok ? { ...result, record: admitted.record } : admitted;
}

function evidenceOf(evidence: RegistryEvidence): KeyEvidence {
  const result = validateRegistryEvidence(evidence, createVerifier(detectProvider()));
  return result.ok ? result.registry : result;
}

/** An Admission Log that holds the one record of a file, as accepted by the service that the caller has authenticated. */
function recordLog({ record: file, service, organization }: VerifyOptions): Pick<AdmissionLog, "lookup"> {
  if (file === undefined) return { lookup: async () => ({ status: "absent" }) };
  const authenticatedService: Actor =
    service === undefined ? readOrganization(organization).authority : { type: "service", id: service };
  const found: LookupResult = { status: "found", record: new Uint8Array(readFileSync(file)), authenticatedService };
  return { lookup: async () => found };
}

async function verifyLog(log: string, options: VerifyOptions): Promise<LogVerdict> {
  const { store, admissions: requiresAdmissions = false } = options;
  if (store !== undefined) return verifyStored(log, { ...options, store });
  const isFile = existsSync(log);
  const { authority } = options.registry === undefined ? readOrganization(options.organization) : {};
  const judge = judgeOf(readRegistryEvidence(options, "historical"));
  const lines: AsyncIterable<LogLine> | Iterable<LogLine> = isFile
    ? parseLog(readFileSync(log, "utf8"))
    : servedLog(readerOf(readOrganization(options.organization), options.as), log);
  return replayLog(lines, { judge, requiresAdmissions, ...(authority !== undefined && { authority }) });
}

function verifyStored(groupId: string, options: VerifyOptions & { readonly store: string }): Promise<LogVerdict> {
  const config = readConfig(options.store, process.env);
  const authority: Actor = { type: "service", id: config.services.authority.principalId };
  return withStore(config, async (store) => {
    const evidence =
      options.registry === undefined
        ? await storedRegistry(store, config.organizationId)
        : readRegistryEvidence(options, "historical");
    return replayLog(storedLog(store, groupId), { judge: judgeOf(evidence), requiresAdmissions: true, authority });
  });
}

function judgeOf(evidence: RegistryEvidence): ReturnType<typeof createJudge> {
  const verifier = createVerifier(detectProvider());
  return createJudge(createDocumentVerifier(verifier), evidenceOf(evidence));
}
