import type { CommandInput, Identifier } from "./facts.ts";
import { kindRow } from "./kinds.ts";

/**
 * The IDs that a Command brings into use if it is accepted. They are to be looked up before it is decided (they are what
 * `Facts.identifierTaken` is asked for) and reserved when it is appended. Empty for a payload that names none.
 */
export function claimedIdentifiers({ command, signingHash }: CommandInput): readonly Identifier[] {
  return kindRow(command.kind)?.claims?.(command.payload, signingHash) ?? [];
}
