import { afterEach, describe, expect, it } from "vitest";
import type { SignedCommand } from "../../../lib/wire/command.ts";
import { type Bench, type HttpAnswer, startBench } from "../../support/authority.ts";
import type { RawAgent } from "../../support/raw-client.ts";
import {
  contentHash,
  eventOf,
  foundParent,
  type Parent,
  signedApproval,
  submitMission,
} from "../lane/support/family.ts";
import { answerOf, race, rounds } from "./support/rounds.ts";

let bench: Bench;
afterEach(() => bench.stop());

const post = (signed: SignedCommand): Promise<HttpAnswer> =>
  bench.http({
    method: "POST",
    path: "/v0.1/commands",
    headers: { "content-type": "application/json" },
    body: signed.bytes,
  });

/** A decision of the MissionOwner, signed and ready to be sent. */
function decision(place: Parent, kind: string, over: { readonly missionRevision: number; readonly decision: string }) {
  const { owner } = bench.organization;
  const approval = signedApproval(bench, owner, place, over);
  const signed = bench.signAs(owner, kind, { groupId: place.groupId, membershipEpoch: 1, payload: { approval } });
  return () => post(signed);
}

async function resubmit(coordinator: RawAgent, { groupId }: Parent): Promise<number> {
  const payload = { artifactHashes: [contentHash] };
  const answer = await coordinator.send("mission.submit_for_approval", { groupId, coordinatorEpoch: 1, payload });
  return (eventOf(answer).payload as unknown as { mission: { revision: number } }).mission.revision;
}

const decided = ["mission.approved", "mission.changes_requested"];

describe("the MissionOwner's two decisions on one submission, over HTTPS", () => {
  it(`one of them stands, and the other is refused by the state it made (MWP-MSN-008), ${rounds} times`, {
    timeout: 120_000,
  }, async () => {
    bench = await startBench({ network: "ws", store: "sqlite" });
    const [coordinator, worker] = await Promise.all([bench.agent("coordinator"), bench.agent("worker")]);
    const ends = { "mission.approved": 0, "mission.changes_requested": 0 };
    let place: Parent | undefined;
    for (let round = 0; round < rounds; round += 1) {
      // A Mission that was sent back is handed in again; one that was approved is over.
      const isNew = place === undefined;
      place ??= await foundParent(bench, coordinator);
      const missionRevision = isNew
        ? await submitMission(bench, { coordinator, worker }, place)
        : await resubmit(coordinator, place);
      const head = (await bench.events(place.groupId)).length;
      const approve = decision(place, "mission.approve", { missionRevision, decision: "approved" });
      const sendBack = decision(place, "mission.request_changes", { missionRevision, decision: "changes_requested" });
      const [one, other] = (await race(round, approve, sendBack, 6)).map(answerOf);
      expect([one?.status, other?.status].sort()).toEqual([200, 409]);
      const refused = one?.status === 200 ? other : one;
      expect(refused?.json.error).toMatchObject({ code: "INVALID_STATE_TRANSITION", retryable: false });
      const since = (await bench.events(place.groupId)).slice(head).map(({ kind }) => kind);
      const outcomes = since.filter((kind) => decided.includes(kind));
      expect(outcomes).toEqual([one?.status === 200 ? "mission.approved" : "mission.changes_requested"]);
      ends[outcomes[0] as keyof typeof ends] += 1;
      const mission = await bench.store.findMission(place.missionId);
      expect(mission?.state).toBe(one?.status === 200 ? "approved" : "active");
      if (one?.status === 200) place = undefined;
    }
    expect(Math.min(...Object.values(ends))).toBeGreaterThan(0);
  });
});
