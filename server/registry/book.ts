import type { Actor, AgentCard } from "../../generated/types.ts";
import { compareInstants, parseInstant } from "../../lib/format/timestamp.ts";
import { isSamePrincipal, type KeyBinding, type ValidityRecord } from "../../lib/signed/registry-evidence.ts";
import type { RegistryEntry } from "../store/port.ts";

/** The Registry log folded: bindings with their history, roles, and the length of the log. */
export interface RegistryBook {
  revision: number;
  /** By key ID; a binding that contradicts an earlier one of its key ID stands beside it, so that validation sees both. */
  readonly bindings: Map<string, KeyBinding>;
  /** Principal ID → roles held now. */
  readonly roles: Map<string, Set<string>>;
}

/** The book of an empty log. */
export function createBook(): RegistryBook {
  return { revision: 0, bindings: new Map(), roles: new Map() };
}

/** An independent copy, to try entries on. */
export function copyBook(book: RegistryBook): RegistryBook {
  const roles = [...book.roles].map(([id, held]): [string, Set<string>] => [id, new Set(held)]);
  return { revision: book.revision, bindings: new Map(book.bindings), roles: new Map(roles) };
}

/** Moves the book by one more entry of the log. */
export function recordEntry(book: RegistryBook, entry: RegistryEntry): void {
  book.revision += 1;
  if (entry.entry === "bind") return bind(book, entry);
  if (entry.entry === "bound") return bound(book, entry);
  const held = book.roles.get(entry.principal.id) ?? new Set();
  if (entry.entry === "grant") held.add(entry.role);
  else held.delete(entry.role);
  book.roles.set(entry.principal.id, held);
}

function bind(book: RegistryBook, entry: RegistryEntry & { readonly entry: "bind" }): void {
  const { keyId, principal, publicKey, validFrom } = entry;
  const known = book.bindings.get(keyId);
  const binding: KeyBinding = { keyId, principal, algorithm: "Ed25519", publicKey, validFrom, validityHistory: [] };
  if (known === undefined) book.bindings.set(keyId, binding);
  else if (!isSameBinding(known, binding)) book.bindings.set(`${keyId} #${book.revision}`, binding);
}

function bound(book: RegistryBook, entry: RegistryEntry & { readonly entry: "bound" }): void {
  const binding = book.bindings.get(entry.keyId);
  if (binding === undefined) throw new Error(`the Registry log bounds a key it never bound: ${entry.keyId}`);
  const record: ValidityRecord = {
    sequence: binding.validityHistory.length + 1,
    recordedAt: entry.when,
    ...(entry.validUntil === undefined ? {} : { validUntil: entry.validUntil }),
    ...(entry.revokedAt === undefined ? {} : { revokedAt: entry.revokedAt }),
  };
  book.bindings.set(entry.keyId, { ...binding, validityHistory: [...binding.validityHistory, record] });
}

function isSameBinding(a: KeyBinding, b: KeyBinding): boolean {
  return a.publicKey === b.publicKey && isSamePrincipal(a.principal, b.principal) && a.validFrom === b.validFrom;
}

/** All bindings, for validation as a whole. */
export function bindingsOf(book: RegistryBook): readonly KeyBinding[] {
  return [...book.bindings.values()];
}

/** Roles a Principal holds, sorted. */
export function rolesOf(book: RegistryBook, principalId: string): readonly string[] {
  return [...(book.roles.get(principalId) ?? [])].sort();
}

/** The entries that bring a Card's keys into the Registry: new bindings, and ends that appear or move earlier (MWP-SDV-012). */
export function cardEntries(
  book: RegistryBook,
  card: AgentCard,
  fact: { readonly who: Actor; readonly when: string },
): readonly RegistryEntry[] {
  const principal: Actor = { type: "agent", id: card.agentId };
  const why = `Agent Card version ${card.cardVersion}`;
  return card.publicKeys.flatMap((key): RegistryEntry[] => {
    const bound = book.bindings.get(key.keyId);
    const { keyId, publicKey, validFrom } = key;
    const isSame =
      bound !== undefined &&
      isSameBinding(bound, { keyId, principal, algorithm: "Ed25519", publicKey, validFrom, validityHistory: [] });
    const bind: RegistryEntry = { entry: "bind", principal, keyId, publicKey, validFrom, ...fact, why };
    const ends = newEnds(bound, key);
    return [
      ...(isSame ? [] : [bind]),
      ...(ends === undefined ? [] : [{ entry: "bound" as const, keyId: key.keyId, ...ends, ...fact, why }]),
    ];
  });
}

type Ends = Pick<ValidityRecord, "validUntil" | "revokedAt">;

/** The ends that a declaration adds to what the history already says, or undefined when it adds none. */
function newEnds(bound: KeyBinding | undefined, declared: Ends): Ends | undefined {
  const adds = (name: keyof Ends): boolean => {
    const text = declared[name];
    const at = text === undefined ? undefined : parseInstant(text);
    const known = bound?.validityHistory.findLast((record) => record[name] !== undefined)?.[name];
    const knownAt = known === undefined ? undefined : parseInstant(known);
    return text !== undefined && (at === undefined || knownAt === undefined || compareInstants(at, knownAt) !== 0);
  };
  const ends: Ends = {
    ...(adds("validUntil") && declared.validUntil !== undefined ? { validUntil: declared.validUntil } : {}),
    ...(adds("revokedAt") && declared.revokedAt !== undefined ? { revokedAt: declared.revokedAt } : {}),
  };
  return Object.keys(ends).length === 0 ? undefined : ends;
}
