import type { JsonObject } from "../json/value.ts";
import type { GroupState } from "./state.ts";

/** What a deadline is about. */
export type DeadlineType = "provisional_membership" | "coordinator_lease" | "mission_deadline";

/** One instant at which a Group's lane is to be woken, identified by type and subject (P29b). */
export interface Deadline {
  readonly type: DeadlineType;
  /** Membership ID, Lease ID or Mission ID. */
  readonly subjectId: string;
  /** The instant from which the subject is over: half-open, `t >= at` (P29). */
  readonly at: string;
}

/** A deadline that is set (replacing the one of the same type and subject) or cleared, in the append's transaction. */
export type DeadlineChange =
  | { readonly change: "set"; readonly deadline: Deadline }
  | { readonly change: "clear"; readonly type: DeadlineType; readonly subjectId: string };

/** Parts of an Event that move deadlines; an EventDraft and a sealed Event both fit. */
export interface DeadlineEvent {
  readonly kind: string;
  readonly payload: JsonObject;
}

export declare function deadlineChanges(event: DeadlineEvent): readonly DeadlineChange[];
export declare function nextDeadlines(state: GroupState): readonly Deadline[];
