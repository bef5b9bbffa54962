import type { JsonObject } from "../../../../lib/json/value.ts";
import { type Bench, startBench } from "../../../support/authority.ts";
import type { RawAgent } from "../../../support/raw-client.ts";
import {
  accepted,
  approvalOf,
  authorize,
  eventOf,
  evidenceOf,
  foundChild,
  foundParent,
  giveTo,
  type Parent,
  type Place,
  start,
  submitChild,
} from "./family.ts";

/** A family of Missions as one process plays it. */
interface Stage {
  readonly bench: Bench;
  readonly owner: RawAgent;
  readonly leader: RawAgent;
  readonly worker: RawAgent;
  readonly parent: Parent;
}

/** What another Group is to hold once, in this order, after the last step. */
export interface IntentStep {
  /** How many appends that make intents come before the one to be interrupted. */
  readonly hop: number;
  readonly kinds: readonly string[];
  /** Plays everything before, and answers the step that makes the intents. */
  prepare(stage: Stage): Promise<() => Promise<unknown>>;
}

async function child({ bench, owner, parent }: Stage): Promise<Place> {
  const founded = await foundChild(bench, owner, parent);
  eventOf(founded.answer);
  return founded.child;
}

const cancel = { reason: "not needed", parentCoordinatorEpoch: 1 };

function endParent({ bench, parent: { groupId } }: Stage, kind: string, payload: JsonObject) {
  return async () =>
    accepted(await bench.postCommand(bench.organization.owner, kind, { groupId, membershipEpoch: 1, payload }));
}

const ended = ["mission.cancelled"];

/** Every kind of intent at its own border between two Groups. */
export const intentSteps: { readonly [name: string]: IntentStep } = {
  found_child: {
    hop: 0,
    kinds: ["mission.created", "membership.changed", "membership.changed", "membership.changed"],
    prepare:
      async ({ bench, owner, parent }) =>
      () =>
        foundChild(bench, owner, parent),
  },
  "child_ended, approved": {
    hop: 0,
    kinds: ["work.result.accepted"],
    async prepare(stage) {
      const { bench, owner, leader, worker, parent } = stage;
      const place = await child(stage);
      const revision = await submitChild(bench, { owner, coordinator: leader, worker }, place);
      const payload = approvalOf(bench, owner.principal, { parent, child: place, revision });
      return () => owner.send("mission.approve", { groupId: place.groupId, payload });
    },
  },
  "child_ended, failed": {
    hop: 0,
    kinds: ["work.blocked"],
    async prepare(stage) {
      const { bench, leader, parent } = stage;
      const { groupId } = await child(stage);
      const report = evidenceOf(leader.principal, parent, bench, { type: "failure_report", result: "failed" });
      const payload = { reason: "It sinks.", failureEvidence: report as unknown as JsonObject };
      return () => leader.send("mission.terminate", { groupId, coordinatorEpoch: 1, payload });
    },
  },
  "child_ended, cancelled": {
    hop: 0,
    kinds: ["work.blocked"],
    async prepare(stage) {
      const { groupId } = await child(stage);
      return () => stage.owner.send("mission.cancel", { groupId, payload: cancel });
    },
  },
  cancel_child: {
    hop: 0,
    kinds: ended,
    async prepare(stage) {
      await child(stage);
      return endParent(stage, "mission.cancel", { reason: "enough" });
    },
  },
  "cancel_child, of a grandchild": {
    hop: 1,
    kinds: ended,
    async prepare(stage) {
      const { bench, leader } = stage;
      const first = await child(stage);
      const terms = { budget: { modelTokenLimit: 50 }, deadline: "2026-03-19T00:00:00Z" };
      const work = { ...first, workItemId: await authorize(leader, first, terms) };
      eventOf((await foundChild(bench, leader, work, "worker")).answer);
      return endParent(stage, "mission.cancel", { reason: "enough" });
    },
  },
  child_owner: {
    hop: 0,
    kinds: ["membership.ended", "membership.changed"],
    async prepare(stage) {
      await child(stage);
      stage.bench.clock.advance(901_000);
      const coordinatorAgentId = stage.worker.principal.actor.id;
      return endParent(stage, "mission.assign_coordinator", { coordinatorAgentId });
    },
  },
  session_replaced: {
    hop: 0,
    kinds: ["ext.missionweaveprotocol.core.work_execution_lease_revoked"],
    async prepare({ bench, owner, worker, parent }) {
      await giveTo(bench, owner, worker, parent);
      eventOf(await start(worker, parent));
      return () => bench.agent("worker");
    },
  },
};

/** Opens the stage of every step on a store. */
export async function openStage(options: Parameters<typeof startBench>[0]): Promise<Stage> {
  const bench = await startBench(options);
  const owner = await bench.agent("coordinator");
  const leader = await bench.agent("stranger");
  const worker = await bench.agent("worker");
  return { bench, owner, leader, worker, parent: await foundParent(bench, owner) };
}
