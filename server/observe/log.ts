import { type DestinationStream, type Logger, pino } from "pino";

/** Structured log of the authority. Members that could hold a secret are replaced before they are written. */
export type Log = Pick<Logger, "debug" | "info" | "warn" | "error" | "fatal">;

/** How much is logged, least first. */
export const logLevels = ["silent", "fatal", "error", "warn", "info", "debug"] as const;
export type LogLevel = (typeof logLevels)[number];

/** Members never written, at any of the first three levels of a logged object. */
const secretMembers = [
  "sessionToken",
  "token",
  "seed",
  "privateKey",
  "authorization",
  "payload",
  "content",
  "signature",
];

/** A log of JSON lines to `destination` (standard error unless given). */
export function createLog(level: LogLevel, destination?: DestinationStream): Log {
  const paths = secretMembers.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]);
  return pino(
    { level, base: null, timestamp: pino.stdTimeFunctions.isoTime, redact: { paths, censor: "[withheld]" } },
    destination ?? pino.destination({ fd: 2, sync: true }),
  );
}
