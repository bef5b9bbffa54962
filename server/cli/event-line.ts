import type { VerifiedEvent } from "../../lib/agent/mod.ts";

/** Longest part of a Message that is shown on its line, in UTF-16 units. */
const lineLengthMax = 300;

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
  // What a peer wrote must not move the cursor of whoever reads it, nor turn the line around.
  const plain = text.replace(/[\p{Cc}\p{Bidi_Control}]/gu, "·");
  return plain.length > lineLengthMax ? `${plain.slice(0, lineLengthMax)}… (${text.length} characters)` : plain;
}
