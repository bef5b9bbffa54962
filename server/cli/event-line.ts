import type { VerifiedEvent } from "../../lib/agent/mod.ts";

/** One verified Event on one line: place, kind, who, and the words of a Message. */
export function eventLine({ document: event }: VerifiedEvent): string {
  const { sequence = 0, kind, actor, payload } = event;
  return `${String(sequence).padStart(4)}  ${kind.padEnd(28)}  ${shortName(actor.id).padEnd(14)}  ${words(payload)}`.trimEnd();
}

/** The last part of an identifier. */
export function shortName(id: string): string {
  return id.slice(id.lastIndexOf(":") + 1);
}

function words(payload: object): string {
  const { content } = payload as { readonly content?: readonly { readonly text?: string }[] };
  const text = (content ?? []).map((part) => part.text ?? "").join(" ");
  // What a peer wrote must not move the cursor of whoever reads it.
  return text.replace(/\p{Cc}/gu, "·");
}
