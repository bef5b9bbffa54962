/** Deadlines of the leases and offers of a WorkItem; their subject is its ID. */
export type WorkDeadlineType = "ownership_lease" | "execution_lease" | "blocked_lease" | "offer";

/** What a deadline is about. */
export type DeadlineType = "provisional_membership" | "coordinator_lease" | "mission_deadline" | WorkDeadlineType;

/** One instant at which a Group's lane is to be woken, identified by type and subject (P29b). */
export interface Deadline {
  readonly type: DeadlineType;
  /** Key of the Principal whose Membership it is, Lease ID of the Coordinator lease, Mission ID or WorkItem ID. */
  readonly subjectId: string;
  /** The instant from which the subject is over: half-open, `t >= at` (P29). */
  readonly at: string;
}

/** A deadline that is set (replacing the one of the same type and subject) or cleared, in the append's transaction. */
export type DeadlineChange =
  | { readonly change: "set"; readonly deadline: Deadline }
  | { readonly change: "clear"; readonly type: DeadlineType; readonly subjectId: string };

/** The change that sets a deadline. */
export function setDeadline(deadline: Deadline): DeadlineChange {
  return { change: "set", deadline };
}

/** The change that clears a deadline. */
export function clearDeadline(type: DeadlineType, subjectId: string): DeadlineChange {
  return { change: "clear", type, subjectId };
}
