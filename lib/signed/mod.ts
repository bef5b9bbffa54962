/** Signed Documents: verification in six stages, signing, Registry evidence, admission, protected audit. */

export {
  type AdmissionRecord,
  type AdmissionRefused,
  type Admitted,
  admitFirst,
  prepareAdmissionRecord,
  replayHistorical,
  type TrustedContext,
  validateAdmissionRecord,
} from "./admission.ts";
export type { AdmissionLog, AppendResult, AuthenticatedRecord, LookupResult } from "./admission-log.ts";
export {
  type AuditContext,
  type AuditReason,
  AuditRecord,
  type FailureStage,
  toWireError,
  type VerificationCode,
  VerificationFailure,
  type WireErrorContext,
} from "./audit.ts";
export { checkFreshness, type FreshnessWindow, freshnessWindow } from "./freshness.ts";
export { intervalFault, type KeyInterval } from "./interval.ts";
export {
  type DocumentByKind,
  type DocumentKind,
  type DocumentOf,
  type DocumentProfile,
  documentKinds,
  isDocumentKind,
  type SignerRule,
  signedDocumentProfiles,
} from "./profiles.ts";
export {
  isSamePrincipal,
  type KeyBinding,
  type RegistryEvidence,
  type RegistryFault,
  type RegistryResult,
  type ResolvedKey,
  type ValidatedRegistry,
  type ValidityRecord,
  validateRegistryEvidence,
} from "./registry-evidence.ts";
export { type DocumentSigner, keyPairSigner, type SignedDocument, SigningError, signDocument } from "./sign.ts";
export {
  createDocumentVerifier,
  type DocumentVerifier,
  type KeyEvidence,
  type KnownOfValue,
  type VerifiedDocument,
  type VerifyResult,
} from "./verify.ts";
