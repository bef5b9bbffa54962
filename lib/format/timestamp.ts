/**
 * A point in time, exact: whole Unix seconds (negative before 1970; proleptic Gregorian, no leap seconds) and the
 * digits of the fraction without trailing zeros, as many as the text had.
 */
export interface Instant {
  readonly seconds: number;
  readonly fraction: string;
}

const form = /^(\d{4})-(\d\d)-(\d\d)[Tt](\d\d):(\d\d):(\d\d)(?:\.(\d+))?(?:[Zz]|([+-])(\d\d):(\d\d))$/;
const daySeconds = 86_400;
const yearFirst = 1;
const secondsMin = -62_135_596_800;
const secondsMax = 253_402_300_799;

/**
 * The instant of an RFC 3339 `date-time` within the profile of section 2, or undefined: year 0001 to 9999 with a real
 * date, seconds 00 to 59, any number of fraction digits, `T` and `Z` in either case, no offset `-00:00` (MWP-FND-004,
 * MWP-FND-005).
 */
export function parseInstant(text: string): Instant | undefined {
  return parseUtc(text) ?? parseAny(text);
}

/** The form that nearly every text has, `YYYY-MM-DDThh:mm:ss[.f]Z`, without the cost of a regular expression. */
function parseUtc(text: string): Instant | undefined {
  const end = text.length - 1;
  if (end < 19 || text.charCodeAt(end) !== 0x5a || text.charCodeAt(10) !== 0x54) return undefined;
  if (text.charCodeAt(4) !== 0x2d || text.charCodeAt(7) !== 0x2d) return undefined;
  if (text.charCodeAt(13) !== 0x3a || text.charCodeAt(16) !== 0x3a) return undefined;
  if (end > 19 && (text.charCodeAt(19) !== 0x2e || !areDigits(text, 20, end))) return undefined;
  const date = { year: numberAt(text, 0, 4), month: numberAt(text, 5, 7), day: numberAt(text, 8, 10) };
  const time = { hour: numberAt(text, 11, 13), minute: numberAt(text, 14, 16), second: numberAt(text, 17, 19) };
  const seconds = secondsOf(date, time);
  return seconds === undefined ? undefined : { seconds, fraction: withoutTrailingZeros(text.slice(20, end)) };
}

/** Every form of the profile. */
function parseAny(text: string): Instant | undefined {
  const match = form.exec(text);
  if (match === null) return undefined;
  const [, year, month, day, hour, minute, second, fraction = "", sign, offsetHour = "0", offsetMinute = "0"] = match;
  const date = { year: Number(year), month: Number(month), day: Number(day) };
  const time = { hour: Number(hour), minute: Number(minute), second: Number(second) };
  const offset = { hour: Number(offsetHour), minute: Number(offsetMinute) };
  const local = secondsOf(date, time);
  if (local === undefined || offset.hour > 23 || offset.minute > 59) return undefined;
  const offsetSeconds = offset.hour * 3600 + offset.minute * 60;
  if (sign === "-" && offsetSeconds === 0) return undefined;
  return {
    seconds: sign === "-" ? local + offsetSeconds : local - offsetSeconds,
    fraction: withoutTrailingZeros(fraction),
  };
}

/** Whether the text is a timestamp of the section 2 profile: `format: date-time` here (MWP-FND-004, MWP-FND-009). */
export function isTimestamp(text: string): boolean {
  return parseInstant(text) !== undefined;
}

/** Whether the text may stand as protected signed time: a timestamp in UTC with uppercase `Z` (MWP-FND-005, MWP-SDV-002). */
export function isProtectedTime(text: string): boolean {
  return text.endsWith("Z") && isTimestamp(text);
}

/** Order of two instants, with every fraction digit taking part (MWP-FND-004). */
export function compareInstants(a: Instant, b: Instant): -1 | 0 | 1 {
  if (a.seconds !== b.seconds) return a.seconds < b.seconds ? -1 : 1;
  // Without trailing zeros, digit strings sort like the fractions they stand for.
  if (a.fraction === b.fraction) return 0;
  return a.fraction < b.fraction ? -1 : 1;
}

/** The instant of whole Unix milliseconds. Throws RangeError unless `ms` is a safe integer. */
export function instantFromMs(ms: number): Instant {
  if (!Number.isSafeInteger(ms)) throw new RangeError("milliseconds must be a safe integer");
  const seconds = Math.floor(ms / 1000);
  return { seconds, fraction: withoutTrailingZeros(String(ms - seconds * 1000).padStart(3, "0")) };
}

/** Unix milliseconds of an instant, rounded down. */
export function instantToMs(instant: Instant): number {
  return instant.seconds * 1000 + Number(instant.fraction.slice(0, 3).padEnd(3, "0"));
}

/** The instant `ms` whole milliseconds later (earlier when negative); digits below the millisecond stay. */
export function addMs(instant: Instant, ms: number): Instant {
  const moved = instantFromMs(instantToMs(instant) + ms);
  const below = instant.fraction.slice(3);
  return below === "" ? moved : { seconds: moved.seconds, fraction: moved.fraction.padEnd(3, "0") + below };
}

/** The timestamp of an instant in UTC with uppercase `Z`, e.g. `2026-01-01T00:00:00.5Z`. Throws RangeError outside years 0001 to 9999. */
export function formatInstant(instant: Instant): string {
  return formatSeconds(instant.seconds) + (instant.fraction === "" ? "Z" : `.${instant.fraction}Z`);
}

/** The timestamp of Unix milliseconds in UTC, always with three digits: `2026-01-01T00:00:00.123Z`. Throws RangeError as {@link formatInstant}. */
export function formatInstantMs(ms: number): string {
  if (!Number.isSafeInteger(ms)) throw new RangeError("milliseconds must be a safe integer");
  assertInYears(Math.floor(ms / 1000));
  return new Date(ms).toISOString();
}

function formatSeconds(seconds: number): string {
  assertInYears(seconds);
  return new Date(seconds * 1000).toISOString().slice(0, 19);
}

function assertInYears(seconds: number): void {
  if (!(seconds >= secondsMin && seconds <= secondsMax)) throw new RangeError("instant outside years 0001 to 9999");
}

function withoutTrailingZeros(digits: string): string {
  let end = digits.length;
  while (end > 0 && digits.charCodeAt(end - 1) === 0x30) end -= 1;
  return digits.slice(0, end);
}

interface CalendarDate {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

interface TimeOfDay {
  readonly hour: number;
  readonly minute: number;
  readonly second: number;
}

/** Seconds since 1970 of a date and a time that exist, undefined for others, NaN among the parts included. */
function secondsOf(date: CalendarDate, { hour, minute, second }: TimeOfDay): number | undefined {
  const { year, month, day } = date;
  if (!(year >= yearFirst && month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(year, month)))
    return undefined;
  if (!(hour <= 23 && minute <= 59 && second <= 59)) return undefined;
  return daysSinceEpoch(date) * daySeconds + hour * 3600 + minute * 60 + second;
}

/** The number that the digits from `start` to `end` form, NaN when one is none. */
function numberAt(text: string, start: number, end: number): number {
  if (!areDigits(text, start, end)) return Number.NaN;
  let number = 0;
  for (let index = start; index < end; index += 1) number = number * 10 + text.charCodeAt(index) - 0x30;
  return number;
}

/** Whether at least one character stands from `start` to `end`, and all are ASCII digits. */
function areDigits(text: string, start: number, end: number): boolean {
  for (let index = start; index < end; index += 1) {
    const code = text.charCodeAt(index);
    if (code < 0x30 || code > 0x39) return false;
  }
  return end > start;
}

function daysInMonth(year: number, month: number): number {
  if (month === 2) return isLeapYear(year) ? 29 : 28;
  return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31;
}

function isLeapYear(year: number): boolean {
  return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
}

/** Days from 1970-01-01, counting years from March so that the leap day comes last. */
function daysSinceEpoch({ year, month, day }: CalendarDate): number {
  const marchYear = month > 2 ? year : year - 1;
  const marchMonth = (month + 9) % 12;
  const leapDays = Math.floor(marchYear / 4) - Math.floor(marchYear / 100) + Math.floor(marchYear / 400);
  const dayOfYear = Math.floor((153 * marchMonth + 2) / 5) + day - 1;
  const march0000ToEpoch = 719_468;
  return marchYear * 365 + leapDays + dayOfYear - march0000ToEpoch;
}
