import { describe, expect, it } from "vitest";
import { groupKinds } from "../../../../lib/core/mod.ts";
import { rowNames } from "./reach.ts";
import { runSequence } from "./sequence.ts";
import { readSettings } from "./settings.ts";
import { createTally, short } from "./tally.ts";

const { sequences, steps, seed: first } = readSettings();
const tally = createTally();

/** How to see a failure again, said where it is seen. */
const replay = (seed: number): string => `MWP_MODEL_SEED=${seed} MWP_MODEL_SEQUENCES=1 MWP_MODEL_STEPS=${steps}`;

/** The kinds of Event that no Command has, but a timer or an intent. */
const automatic = ["ext.missionweaveprotocol.core.work_execution_lease_revoked"];
const kinds = new Set([...[...groupKinds.values()].flatMap(({ emits }) => emits), ...automatic]);

/** A Coordinator that is at work of its own when its Card is revoked: walked where `mission.assign_coordinator` is tested. */
const rare = [...automatic, "work.progressed"].map((event) => `mission.assign_coordinator ${event}`);

/** How often everything is to happen, at the least; one sequence alone is only replayed. */
const least = sequences < 100 ? 0 : Math.floor(sequences / 100);

describe("generated sequences of Commands, times, timers, intents and Sessions", () => {
  it("keep every invariant after every step, and never accept what is fenced or over (I2, I4 to I7, I9, I11, I13, MWP-FND-010, MWP-FND-013, MWP-FND-017, MWP-MSN-010)", {
    timeout: 60_000 + sequences * 1000,
  }, () => {
    for (let seed = first; seed < first + sequences; seed += 1) {
      try {
        runSequence(seed, steps, tally);
      } catch (error) {
        throw new Error(`${replay(seed)}: ${error instanceof Error ? error.message : error}`, { cause: error });
      }
    }
  });

  it("reach every row of both tables from every state it starts from (MWP-MSN-002, MWP-WRK-003)", () => {
    expect(short(tally.rows, rowNames(), least)).toEqual([]);
  });

  it("reach of every kind of Command each Event that its row says may follow (P09)", () => {
    const pairs = [...groupKinds.values()].flatMap(({ kind, emits }) => emits.map((event) => `${kind} ${event}`));
    const common = pairs.filter((pair) => !rare.includes(pair));
    expect(short(tally.appended, common, Math.min(least, 1))).toEqual([]);
  });

  it("reach every kind of Event of a Group, every refusal, timer and twin (MWP-EVT-006)", () => {
    expect(short(tally.events, kinds, least)).toEqual([]);
    expect(short(tally.refusals, refusals, least)).toEqual([]);
    expect(short(tally.rows, timers, least)).toEqual([]);
    expect(
      short(tally.twins, ["a revision to come", "another's name", "an Ownership Epoch to come"], least * 5),
    ).toEqual([]);
    // Neither sort of answer is an exception.
    expect(
      short(
        new Map(Object.entries({ accepted: tally.accepted, refused: tally.refused })),
        ["accepted", "refused"],
        least * 1000,
      ),
    ).toEqual([]);
  });
});

const refusals = [
  "APPROVAL_REQUIRED",
  "AUTH_FORBIDDEN",
  "AUTH_STALE_COORDINATOR",
  "BUDGET_EXCEEDED",
  "GROUP_NOT_FOUND",
  "INVALID_COMMAND",
  "INVALID_STATE_TRANSITION",
  "MEMBERSHIP_REQUIRED",
  "MEMBERSHIP_STALE",
  "REVISION_CONFLICT",
  "WORK_ALREADY_OWNED",
  "WORK_CONTRACT_INCOMPLETE",
  "WORK_LEASE_EXPIRED",
  "WORK_OFFER_EXPIRED",
  "WORK_STALE_OWNERSHIP",
];

const timers = [
  "coordinator_lease",
  "mission_deadline",
  "provisional_membership",
  "ownership_lease",
  "execution_lease",
  "blocked_lease",
].map((type) => `timer ${type}`);
