import type { Actor, Lease, Mission } from "../../generated/types.ts";
import { releaseLease, revokeLease } from "./coordinator-lease.ts";
import type { IntentDraft } from "./intent.ts";
import type { Effect } from "./kind-row.ts";
import type { MissionRow } from "./mission-table.ts";
import type { GroupState, MissionAggregate } from "./state.ts";
import { compensationOf } from "./work/compensation.ts";
import { cancelChild, cancelWork, failWork } from "./work/ending.ts";
import { unfinishedWork } from "./work/table.ts";

/** `failureCode` of work that ends with its Mission (W18). */
const missionFailed = "MISSION_FAILED";

/** The Mission as a row of table 7.1 leaves it, with its Coordinator lease closed. */
export function endedMission(
  { document, lease }: MissionAggregate,
  to: MissionRow["to"],
  now: string,
): { readonly mission: Mission; readonly lease: Lease } {
  const mission: Mission = { ...document, state: to, revision: document.revision + 1 };
  const close = to === "approved" ? releaseLease : revokeLease;
  return { mission, lease: close(lease, now, `Mission ${to}`) };
}

/** How a Mission ends before its work is done. */
export interface MissionEnd {
  readonly outcome: "failed" | "cancelled";
  readonly reason: string;
  readonly now: string;
  /** Whoever ended it authorizes what cleans up. */
  readonly actor: Actor;
  /** What IDs are derived from: the signing hash of the Command, or the ID of the intent. */
  readonly seed: string;
}

/** What the end of a Mission means to its work. */
export interface WorkEnd {
  readonly events: readonly Effect[];
  readonly intents: readonly IntentDraft[];
}

/**
 * Row W18: each unfinished WorkItem fails or is cancelled with its Mission. Leases are revoked, offers withdrawn, what the
 * contract says cleans up is authorized, and running child Missions are cancelled in turn (MWP-AUT-006, P25). Memberships
 * stay, so that everybody learns of it.
 */
export function endWork(state: GroupState, end: MissionEnd, except?: string): WorkEnd {
  const { outcome, reason, now, actor: authorizedBy, seed: signingHash } = end;
  const items = [...state.workItems.values()].filter(({ document }) => {
    return document.workItemId !== except && unfinishedWork.includes(document.state);
  });
  return {
    events: items.flatMap((item, index) => [
      outcome === "cancelled"
        ? cancelWork(item, now, reason)
        : failWork(item, { now, reason, failureCode: missionFailed }),
      ...compensationOf(item, { signingHash, index, authorizedBy, now }),
    ]),
    intents: items.flatMap((item) => cancelChild(item, reason)),
  };
}
