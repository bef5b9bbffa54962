import {
  addMs,
  compareInstants,
  formatInstantMs,
  type Instant,
  instantToMs,
  parseInstant,
} from "../format/timestamp.ts";

/** Whether timestamp `a` is an earlier instant than `b`, every fraction digit taking part (MWP-FND-004). */
export function isBefore(a: string, b: string): boolean {
  return sameForm(a, b) ? a < b : compareInstants(instant(a), instant(b)) < 0;
}

/** The later of two timestamps, as written; `a` when they are the same instant. */
export function laterOf(a: string, b: string | undefined): string {
  return b !== undefined && isBefore(a, b) ? b : a;
}

/** The timestamp a whole number of seconds later, in UTC with milliseconds. */
export function addSeconds(timestamp: string, seconds: number): string {
  return formatInstantMs(instantToMs(addMs(instant(timestamp), seconds * 1000)));
}

// Two texts of one length that both end in an uppercase Z have their digits in the same places, so they order as text.
function sameForm(a: string, b: string): boolean {
  return a.length === b.length && a.endsWith("Z") && b.endsWith("Z") && a[10] === b[10];
}

function instant(timestamp: string): Instant {
  const parsed = parseInstant(timestamp);
  if (parsed === undefined) throw new RangeError("not a timestamp");
  return parsed;
}
