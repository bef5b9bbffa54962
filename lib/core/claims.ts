import type { JsonValue } from "../json/value.ts";
import type { Facts, Identifier, IdentifierKind } from "./facts.ts";
import { invalid, type Rejection } from "./refusal.ts";

/** The claim on an ID that a payload chose; none where the member is no string (the schema will say so). */
export function claim(kind: IdentifierKind, id: JsonValue | undefined): readonly Identifier[] {
  return typeof id === "string" ? [{ kind, id }] : [];
}

/** The refusal where one of the IDs is in use. Says neither which nor where, as that could be in another Group (P30). */
export function takenIdentifier(facts: Facts, claims: readonly Identifier[]): Rejection | undefined {
  return claims.some(({ kind, id }) => facts.identifierTaken(kind, id)) ? identifierNotAvailable : undefined;
}

/** The one answer to a Command that would bring a used ID into use again. */
export const identifierNotAvailable: Rejection = invalid("identifier not available");
