/** Marks up text for a terminal, or leaves it as it is. */
export interface Style {
  bold(text: string): string;
  dim(text: string): string;
  good(text: string): string;
  bad(text: string): string;
  warn(text: string): string;
}

const same = (text: string): string => text;

/** No mark-up: pipes, files, `NO_COLOR`. */
export const plainStyle: Style = { bold: same, dim: same, good: same, bad: same, warn: same };

/** ANSI mark-up. */
export const colourStyle: Style = {
  bold: marked(1),
  dim: marked(2),
  good: marked(32),
  bad: marked(31),
  warn: marked(33),
};

function marked(code: number): (text: string) => string {
  return (text) => (text === "" ? text : `\u001b[${code}m${text}\u001b[0m`);
}

/** The style for a stream: colours only where somebody looks, and did not say `NO_COLOR`. */
export function styleFor(stream: { readonly isTTY?: boolean }, environment: NodeJS.ProcessEnv): Style {
  const isPlain = stream.isTTY !== true || (environment.NO_COLOR ?? "") !== "" || environment.TERM === "dumb";
  return isPlain ? plainStyle : colourStyle;
}

/**
 * What a peer wrote, on one line: no control character moves the cursor of whoever reads it, no mark turns the line
 * around (MWP-MSN-017).
 */
export function plain(text: string): string {
  return text.replace(/[\p{Cc}\p{Bidi_Control}\u2028\u2029]/gu, "·");
}

/** {@link plain}, cut to a number of UTF-16 units; never inside a surrogate pair. */
export function cut(text: string, lengthMax: number): string {
  const line = plain(text);
  if (line.length <= lengthMax) return line;
  const end = /[\uD800-\uDBFF]/.test(line.charAt(lengthMax - 2)) ? lengthMax - 2 : lengthMax - 1;
  return `${line.slice(0, end)}…`;
}

const shortLength = 8;

/** The telling part of an ID for a table: eight letters of a UUID or hash, else what follows the last colon. */
export function shortId(id: string): string {
  const last = plain(id.slice(id.lastIndexOf(":") + 1));
  return /^[0-9a-f]{8}-?[0-9a-f]{4}/i.test(last) ? last.slice(0, shortLength) : last;
}

/** A Principal for people: type and the telling part of its ID. */
export function who({ type, id }: { readonly type: string; readonly id: string }): string {
  return `${type} ${shortId(id)}`;
}

const units: readonly (readonly [name: string, ms: number])[] = [
  ["d", 86_400_000],
  ["h", 3_600_000],
  ["min", 60_000],
  ["s", 1_000],
];

/** A span in its two largest units: `2 d 3 h`, `45 s`. */
export function span(ms: number): string {
  let rest = Math.max(0, Math.round(ms / 1000) * 1000);
  const parts: string[] = [];
  for (const [name, unitMs] of units) {
    const count = Math.floor(rest / unitMs);
    if (count > 0) parts.push(`${count} ${name}`);
    else if (parts.length > 0) break;
    rest -= count * unitMs;
    if (parts.length === 2) break;
  }
  return parts.join(" ") || "0 s";
}

/** An instant as seen from now: `in 2 h 5 min`, `3 d ago`. */
export function relative(timestamp: string, nowMs: number): string {
  const ms = Date.parse(timestamp) - nowMs;
  if (Number.isNaN(ms)) return plain(timestamp);
  return ms >= 0 ? `in ${span(ms)}` : `${span(-ms)} ago`;
}

/** An instant with its distance: `2026-12-01T09:00:00Z (in 2 h)`. */
export function instant(timestamp: string, nowMs: number): string {
  return `${plain(timestamp)} (${relative(timestamp, nowMs)})`;
}

/** Columns a text takes: East Asian wide characters and emoji take two, marks none, mark-up none. */
export function width(text: string): number {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the mark-up itself is what is left out
  const bare = text.replace(/\u001b\[\d+m/g, "").replace(/\p{Mn}|\p{Me}|\p{Cf}/gu, "");
  let columns = 0;
  for (const character of bare) columns += isWide(character) ? 2 : 1;
  return columns;
}

function isWide(character: string): boolean {
  return /[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}\p{Emoji_Presentation}\uFF01-\uFF60]/u.test(
    character,
  );
}

/** `1 Event`, `2 Events`. */
export function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? "" : "s"}`;
}
