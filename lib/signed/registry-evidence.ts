import type { Actor } from "../../generated/types.ts";
import { type PreparedKey, PublicKeyError, type Verifier } from "../crypto/ed25519.ts";
import { decodeBase64url } from "../format/base64url.ts";
import { compareInstants, type Instant, parseInstant } from "../format/timestamp.ts";
import { isAbsoluteUri } from "../format/uri.ts";
import type { AuditReason } from "./audit.ts";
import type { KeyInterval } from "./interval.ts";

/** One change of a key's validity; `sequence` counts 1, 2, 3 … within the binding, nothing is left out (MWP-SDV-012). */
export interface ValidityRecord {
  readonly sequence: number;
  readonly recordedAt: string;
  readonly validUntil?: string;
  readonly revokedAt?: string;
}

/** One immutable key binding with its whole validity history (MWP-SDV-004, MWP-SDV-012). */
export interface KeyBinding {
  readonly keyId: string;
  readonly principal: Actor;
  readonly algorithm: string;
  readonly publicKey: string;
  readonly validFrom: string;
  readonly validityHistory: readonly ValidityRecord[];
}

/**
 * What a trusted key-resolution adapter hands over: all bindings of one Organization at one coherent revision, and what
 * it claims about them (MWP-SDV-008, MWP-SDV-010).
 */
export interface RegistryEvidence {
  readonly organizationId: string;
  readonly revision: string;
  readonly applicability: "current" | "historical" | "superseded";
  readonly completeness: "complete" | "incomplete";
  readonly coverage: "full-history" | "partial";
  readonly bindings: readonly KeyBinding[];
}

/** A key as the validated Registry resolves it: strictly decoded and ready for use, with its effective interval. */
export interface ResolvedKey {
  readonly keyId: string;
  readonly principal: Actor;
  readonly prepared: PreparedKey;
  readonly interval: KeyInterval;
}

declare const validated: unique symbol;

/** A whole Registry revision that passed every check; only {@link validateRegistryEvidence} makes one. Never changes. */
export interface ValidatedRegistry {
  readonly [validated]: true;
  readonly organizationId: string;
  readonly revision: string;
  readonly applicability: "current" | "historical";
  /** The binding of a key ID, or undefined: authoritatively absent (MWP-SDV-011). */
  resolve(keyId: string): ResolvedKey | undefined;
  /** The key of a public key text that some binding of this revision holds. */
  preparedKey(publicKey: string): PreparedKey | undefined;
}

/** Evidence that proves nothing, with the first fault found. Accepted wherever a Registry is: it fails stage 4. */
export interface RegistryFault {
  readonly ok: false;
  readonly reason: AuditReason;
}

/** Outcome of {@link validateRegistryEvidence}. */
export type RegistryResult = { readonly ok: true; readonly registry: ValidatedRegistry } | RegistryFault;

/**
 * Validates Registry evidence in full, before any key is looked up (MWP-SDV-007, MWP-SDV-008): the four claims, every
 * id, time and history record, every public key as a strict point, then Organization-wide uniqueness. One bad entry,
 * related or not, spoils the whole. Of a `previous` revision only the prepared keys are reused, because they depend on
 * nothing but the key text; the strict point check is what makes this expensive (about 1 ms a key).
 */
export function validateRegistryEvidence(
  evidence: RegistryEvidence,
  verifier: Verifier,
  previous?: ValidatedRegistry,
): RegistryResult {
  const prepare = (text: string): PreparedKey | undefined =>
    previous?.preparedKey(text) ?? prepareKeyText(text, verifier);
  const { organizationId, revision, applicability } = evidence;
  const claim = claimFault(evidence);
  if (claim !== undefined) return { ok: false, reason: claim };
  if (applicability === "superseded") return { ok: false, reason: "evidence-superseded" };
  const checked: CheckedBinding[] = [];
  for (const binding of evidence.bindings) {
    const result = checkBinding(binding, prepare);
    if (typeof result === "string") return { ok: false, reason: result };
    checked.push(result);
  }
  const keys = indexBindings(checked);
  if (typeof keys === "string") return { ok: false, reason: keys };
  const prepared = new Map(checked.map((entry) => [entry.binding.publicKey, entry.key.prepared]));
  const registry = {
    organizationId,
    revision,
    applicability,
    resolve: (keyId: string) => keys.get(keyId),
    preparedKey: (publicKey: string) => prepared.get(publicKey),
  };
  return { ok: true, registry: registry as ValidatedRegistry };
}

interface CheckedBinding {
  readonly binding: KeyBinding;
  readonly key: ResolvedKey;
}

function claimFault(evidence: RegistryEvidence): AuditReason | undefined {
  const { organizationId, revision, applicability, completeness, coverage, bindings } = evidence;
  if (completeness === "incomplete" || coverage === "partial") return "evidence-incomplete";
  if (completeness !== "complete" || coverage !== "full-history" || !isText(revision)) return "evidence-malformed";
  if (applicability !== "current" && applicability !== "historical" && applicability !== "superseded")
    return "evidence-malformed";
  if (!Array.isArray(bindings)) return "evidence-malformed";
  return isText(organizationId) && isAbsoluteUri(organizationId) ? undefined : "organization-id-malformed";
}

function checkBinding(
  binding: KeyBinding,
  prepare: (text: string) => PreparedKey | undefined,
): CheckedBinding | AuditReason {
  const { keyId, principal, algorithm, publicKey } = binding;
  if (!isText(keyId) || !isAbsoluteUri(keyId)) return "key-id-malformed";
  if (!isPrincipal(principal)) return "principal-malformed";
  if (algorithm !== "Ed25519") return "algorithm-unsupported";
  const prepared = prepare(publicKey);
  if (prepared === undefined) return "public-key-malformed";
  const interval = effectiveInterval(binding);
  if (typeof interval === "string") return interval;
  return { binding, key: { keyId, principal: { type: principal.type, id: principal.id }, prepared, interval } };
}

/** The key of a canonical base64url text of 32 bytes that are a strict point (MWP-SDV-005), or undefined. */
function prepareKeyText(text: string, verifier: Verifier): PreparedKey | undefined {
  const bytes = isText(text) ? decodeBase64url(text) : undefined;
  if (bytes === undefined) return undefined;
  try {
    return verifier.prepare(bytes);
  } catch (error) {
    if (error instanceof PublicKeyError) return undefined;
    throw error;
  }
}

/** The interval that the history leaves: `validUntil` and `revokedAt` may appear or move earlier, never vanish or move later. */
function effectiveInterval(binding: KeyBinding): KeyInterval | AuditReason {
  const validFrom = parseTime(binding.validFrom);
  if (validFrom === undefined) return "validity-time-malformed";
  if (!Array.isArray(binding.validityHistory)) return "validity-history-broken";
  const end: { validUntil?: Instant; revokedAt?: Instant } = {};
  let recorded: Instant | undefined;
  let sequence = 0;
  for (const record of binding.validityHistory as readonly ValidityRecord[]) {
    const recordedAt = parseTime(record.recordedAt);
    if (recordedAt === undefined) return "validity-time-malformed";
    const isNext = record.sequence === ++sequence;
    if (!isNext || (recorded !== undefined && compareInstants(recordedAt, recorded) < 0))
      return "validity-history-broken";
    recorded = recordedAt;
    for (const name of ["validUntil", "revokedAt"] as const) {
      if (record[name] === undefined) continue;
      const moved = parseTime(record[name]);
      if (moved === undefined) return "validity-time-malformed";
      const before = end[name];
      if (before !== undefined && compareInstants(moved, before) > 0) return "validity-history-broken";
      end[name] = moved;
    }
  }
  return { validFrom, ...end };
}

/** Key ID → key, when no key ID has two bindings and no public key two key IDs (MWP-SDV-004). */
function indexBindings(checked: readonly CheckedBinding[]): ReadonlyMap<string, ResolvedKey> | AuditReason {
  const byKeyId = new Map<string, CheckedBinding>();
  const byPublicKey = new Map<string, ResolvedKey>();
  for (const entry of checked) {
    const sameId = byKeyId.get(entry.key.keyId);
    if (sameId !== undefined) {
      const reason = redeclarationFault(sameId, entry);
      if (reason !== undefined) return reason;
    }
    const sameKey = byPublicKey.get(entry.binding.publicKey);
    if (sameKey !== undefined && sameKey.keyId !== entry.key.keyId)
      return isSamePrincipal(sameKey.principal, entry.key.principal) ? "key-id-alias" : "public-key-reused";
    byPublicKey.set(entry.binding.publicKey, entry.key);
    if (sameId === undefined || historyLength(entry) > historyLength(sameId)) byKeyId.set(entry.key.keyId, entry);
  }
  return new Map(Array.from(byKeyId, ([keyId, entry]) => [keyId, entry.key]));
}

/** An identical declaration is the same binding; its history may only continue the other's. */
function redeclarationFault(first: CheckedBinding, second: CheckedBinding): AuditReason | undefined {
  if (
    first.binding.publicKey !== second.binding.publicKey ||
    !isSamePrincipal(first.key.principal, second.key.principal)
  )
    return "key-id-rebound";
  if (compareInstants(first.key.interval.validFrom, second.key.interval.validFrom) !== 0)
    return "validity-history-broken";
  const shorter = Math.min(historyLength(first), historyLength(second));
  for (let index = 0; index < shorter; index++) {
    const a = first.binding.validityHistory[index];
    const b = second.binding.validityHistory[index];
    if (a?.recordedAt !== b?.recordedAt || a?.validUntil !== b?.validUntil || a?.revokedAt !== b?.revokedAt)
      return "validity-history-broken";
  }
  return undefined;
}

/** Whether two Principals are one: same type, same id byte for byte (MWP-FND-008). */
export function isSamePrincipal(a: Actor, b: Actor): boolean {
  return a.type === b.type && a.id === b.id;
}

function historyLength(entry: CheckedBinding): number {
  return entry.binding.validityHistory.length;
}

function isPrincipal(value: Actor | undefined): boolean {
  const type = value?.type;
  return (
    (type === "agent" || type === "human" || type === "service") && isText(value?.id) && isAbsoluteUri(value?.id ?? "")
  );
}

function parseTime(text: string): Instant | undefined {
  return isText(text) ? parseInstant(text) : undefined;
}

// Evidence crosses a port: an adapter in plain JavaScript may hand over anything.
function isText(value: unknown): value is string {
  return typeof value === "string";
}
