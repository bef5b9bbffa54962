import type { ContextPackage, Event, Mission } from "../../../generated/types.ts";
import { formatInstantMs } from "../../../lib/format/timestamp.ts";
import type { JsonObject } from "../../../lib/json/value.ts";
import { signDocument } from "../../../lib/signed/sign.ts";
import { randomUrn } from "../../../lib/wire/command.ts";
import { direct, type Office } from "./work.ts";

/** Renews the Coordinator lease again and again until it is stopped, as a Coordinator that is alive does. */
export function keepOffice(office: Office, everyMs: number): { stop(): Promise<void> } {
  let isStopped = false;
  let wake = (): void => undefined;
  const renewing = (async () => {
    while (!isStopped) {
      await direct(office, "mission.renew_coordinator", {});
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, everyMs);
        wake = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    }
  })();
  // Told by `stop`; until then it is nobody's to handle.
  renewing.catch(() => undefined);
  return {
    async stop() {
      isStopped = true;
      wake();
      await renewing;
    },
  };
}

/** What a Coordinator leaves to its successor, over the Events it has seen. */
export function contextPackage(
  { hand }: Office,
  { missionId, groupId }: Mission,
  seen: readonly Event[],
  summary: string,
): ContextPackage {
  const toSequence = seen.at(-1)?.sequence ?? 1;
  const unsigned = {
    contextPackageId: randomUrn(),
    version: 1,
    missionId,
    groupId,
    sourceEventRange: { fromSequence: 1, toSequence, eventIds: [seen[0]?.eventId ?? ""] },
    artifactHashes: [],
    summary,
    decisions: [],
    constraints: [],
    unresolvedQuestions: [],
    generatedBy: { type: "agent", id: hand.agent.agentId },
    generatedAt: formatInstantMs(Date.now()),
  };
  return signDocument("context-package", unsigned as object as JsonObject, hand.author.signer).document;
}
