import type { Actor, AgentCard } from "../../generated/types.ts";
import type { Verifier } from "../../lib/crypto/ed25519.ts";
import {
  type RegistryResult,
  type ValidatedRegistry,
  validateRegistryEvidence,
} from "../../lib/signed/registry-evidence.ts";
import type { RegistryEntry, Store } from "../store/port.ts";
import { bindingsOf, cardEntries, copyBook, createBook, type RegistryBook, recordEntry, rolesOf } from "./book.ts";

/**
 * The Agent Registry as this process holds it: one coherent, validated revision of the append-only log (P33, MWP-SDV-008).
 * It follows the log only through {@link AgentRegistry.apply}, after the append is durable.
 */
export interface AgentRegistry {
  /** Length of the log. */
  readonly revision: number;
  /** The whole revision, validated; what every verification rests on. */
  readonly evidence: ValidatedRegistry;
  /** Roles a Principal holds now. */
  roles(principalId: string): readonly string[];
  /** Why the log would prove nothing if these entries were appended, or undefined (MWP-SDV-007). */
  faultOf(entries: readonly RegistryEntry[]): string | undefined;
  /** The entries by which a Card's keys come into the Registry; empty when all are there already (MWP-SDV-004). */
  cardEntries(card: AgentCard, fact: { readonly who: Actor; readonly when: string }): readonly RegistryEntry[];
  /** Follows a durable append. */
  apply(entries: readonly RegistryEntry[]): void;
}

/** Loads the log and validates it as a whole; a log that proves nothing refuses the start (MWP-SDV-007). */
export async function loadRegistry(
  store: Pick<Store, "readRegistryLog">,
  organizationId: string,
  verifier: Verifier,
): Promise<AgentRegistry> {
  const rows = await store.readRegistryLog(0);
  const book = createBook();
  for (const row of rows) recordEntry(book, row.entry);
  let evidence = validated(validate(book, undefined));

  function validate(next: RegistryBook, previous: ValidatedRegistry | undefined): RegistryResult {
    const claims = {
      organizationId,
      revision: String(next.revision),
      applicability: "current",
      completeness: "complete",
      coverage: "full-history",
    } as const;
    return validateRegistryEvidence({ ...claims, bindings: bindingsOf(next) }, verifier, previous);
  }

  return {
    get revision() {
      return book.revision;
    },
    get evidence() {
      return evidence;
    },
    cardEntries: (card, fact) => cardEntries(book, card, fact),
    roles: (principalId) => rolesOf(book, principalId),
    faultOf(entries) {
      const result = validate(withEntries(book, entries), evidence);
      return result.ok ? undefined : result.reason;
    },
    apply(entries) {
      if (entries.length === 0) return;
      for (const entry of entries) recordEntry(book, entry);
      evidence = validated(validate(book, evidence));
    },
  };
}

function validated(result: RegistryResult): ValidatedRegistry {
  if (result.ok) return result.registry;
  throw new Error(`the Registry log proves nothing (${result.reason}); refusing to resolve keys from it`);
}

function withEntries(book: RegistryBook, entries: readonly RegistryEntry[]): RegistryBook {
  const next = copyBook(book);
  for (const entry of entries) recordEntry(next, entry);
  return next;
}
