import type { Event } from "../../generated/types.ts";
import { createVerifier } from "../../lib/crypto/ed25519.ts";
import { detectProvider } from "../../lib/crypto/providers.ts";
import type { TailOptions as FollowOptions } from "../../lib/human/api.ts";
import { canonicalBytes } from "../../lib/json/canonical.ts";
import type { JsonObject } from "../../lib/json/value.ts";
import type { VerificationFailure } from "../../lib/signed/audit.ts";
import { validateRegistryEvidence } from "../../lib/signed/registry-evidence.ts";
import { createDocumentVerifier } from "../../lib/signed/verify.ts";
import { exitCodes, UsageError } from "./exit.ts";
import { findMission } from "./find.ts";
import { formatEvent } from "./log/line.ts";
import { servedEvents } from "./log/served.ts";
import { readRegistryEvidence } from "./registry-file.ts";
import { tailText } from "./render/event.ts";
import { type Seat, type SeatOptions, takeSeat } from "./seat.ts";

/** Options of `mwp tail`. */
export interface TailOptions extends SeatOptions {
  readonly from?: string;
  readonly follow: boolean;
  readonly jsonl?: boolean;
  readonly registry?: string;
}

/**
 * `mwp tail [MISSION …]`: the Events of the named Missions, or of all, as they come, each verified in six stages against
 * Registry evidence. Ends with 1 where one did not verify.
 */
export async function tail(missions: readonly string[], options: TailOptions): Promise<void> {
  const seat = takeSeat(options);
  const verify = eventVerifier(options);
  const { style } = seat.view();
  let isSound = true;
  for await (const { event, bytes } of events(seat, missions, options)) {
    const failure = verify(bytes);
    isSound &&= failure === undefined;
    process.stdout.write(`${lineOf(event, failure, options) ?? tailText(event, failure, style)}\n`);
  }
  if (!isSound) process.exitCode = exitCodes.refused;
}

function lineOf(event: Event, failure: VerificationFailure | undefined, options: TailOptions): string | undefined {
  if (options.jsonl === true) return formatEvent(event);
  if (options.json !== true) return undefined;
  const refused = failure && { verified: false, stage: failure.stage, reason: failure.reason };
  return JSON.stringify({ event, verification: refused ?? { verified: true } });
}

interface Seen {
  readonly event: Event;
  readonly bytes: Uint8Array;
}

async function* events(
  seat: Seat,
  missions: readonly string[],
  { from = "now", follow }: TailOptions,
): AsyncGenerator<Seen> {
  if (from !== "now" && from !== "start" && from !== "0")
    throw new UsageError(`${from} is no place to begin: say now, or start`);
  const found = await Promise.all(missions.map((text) => findMission(seat.reader, text)));
  if (!follow) {
    if (found.length === 0) throw new UsageError("name the Missions whose Events are wanted");
    for (const { mission } of found) yield* present(seat, mission.missionId);
    return;
  }
  const stopped = new AbortController();
  for (const name of ["SIGTERM", "SIGINT"] as const) process.once(name, () => stopped.abort());
  const where: FollowOptions = {
    from: from === "now" ? "now" : "start",
    signal: stopped.signal,
    ...(found.length > 0 && { groupIds: found.map(({ groupId }) => groupId) }),
  };
  yield* seat.reader.tail(where);
}

async function* present({ reader }: Seat, missionId: string): AsyncGenerator<Seen> {
  for await (const event of servedEvents(reader, missionId))
    yield { event, bytes: canonicalBytes(event as object as JsonObject) };
}

/** Six stages over one Event after another; why it failed, or undefined. */
function eventVerifier(source: {
  readonly registry?: string;
  readonly organization: string;
}): (bytes: Uint8Array) => VerificationFailure | undefined {
  const verifier = createVerifier(detectProvider());
  const result = validateRegistryEvidence(readRegistryEvidence(source, "current"), verifier);
  const documents = createDocumentVerifier(verifier);
  return (bytes) => {
    const verdict = documents.verify("event", bytes, result.ok ? result.registry : result);
    return verdict.ok ? undefined : verdict.failure;
  };
}
