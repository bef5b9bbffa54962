/**
 * A text as it may stand in an error frame: at most `lengthMax` UTF-16 units and never a lone surrogate, which has no
 * canonical JSON form (MWP-FND-006).
 */
export function wireText(text: string, lengthMax: number): string {
  return text.slice(0, lengthMax).replace(/\p{Surrogate}/gu, "\uFFFD");
}
