import { formatInstantMs, isTimestamp } from "../../lib/format/timestamp.ts";
import { UsageError } from "./exit.ts";

const unitsMs: Readonly<Record<string, number>> = { s: 1_000, min: 60_000, h: 3_600_000, d: 86_400_000 };

/** A time as people type it: RFC 3339, or a distance from now as `45min`, `2h`, `7d`. Throws {@link UsageError}. */
export function parseTime(text: string, nowMs: number): string {
  if (isTimestamp(text)) return text;
  const [, number, unit] = /^(\d{1,6}) ?(s|min|h|d)$/.exec(text) ?? [];
  const unitMs = unitsMs[unit ?? ""];
  if (number === undefined || unitMs === undefined)
    throw new UsageError(`${text} is no time: say 2026-12-31T00:00:00Z, or from now on 45min, 2h, 7d`);
  return formatInstantMs(nowMs + Number(number) * unitMs);
}
