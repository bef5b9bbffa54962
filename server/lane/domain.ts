import type { Event } from "../../generated/types.ts";
import type { AutomaticOutcome, CommandInput, Decision, Facts, Intent } from "../../lib/core/mod.ts";
import type { DomainRows, Outcome, Pending } from "./pending.ts";
import type { CommandTask, Refused } from "./task.ts";

/** A wish to look at a deadline of the Group, made by the sweeper (P29b). */
export interface TimerTask {
  readonly kind: string;
  readonly subjectId: string;
}

/** The Events of one entry, and what made them. */
export interface Made {
  readonly events: readonly Event[];
  readonly task?: CommandTask;
  readonly intent?: Intent;
}

/** What a lane serialises: one Group, or the Organization's own log. The lane owns the state; the domain knows how to move it. */
export interface Domain<S> {
  /** Absent for the Organization's log. */
  readonly groupId: string | undefined;
  /** State of the empty log. */
  create(): S;
  /** Moves the state it is given by one Event and returns it. */
  evolve(state: S, event: Event): S;
  decide(state: S, input: CommandInput, facts: Facts): Decision;
  /** Place of the last Event: a Group's sequence, the Organization log's position; 0 before the first. */
  head(state: S): number;
  /** `occurredAt` of the last Event. */
  lastOccurredAt(state: S): string | undefined;
  /** What a deadline that fell due means now; domains without deadlines have none (P29b). */
  timer?(state: S, due: TimerTask, facts: Facts): AutomaticOutcome;
  /** What an intent of another Group means now; domains that no intent is for have none (P14). */
  intent?(state: S, intent: Intent, facts: Facts): AutomaticOutcome;
  /** Sequences of the Events whose text the redaction of a Message takes; domains without Messages have none (MWP-MSN-023). */
  redacted?(state: S, targetMessageId: string): readonly number[];
  /** Rows to append with the Events, made before the state moves; or why they cannot be. */
  rows(state: S, outcome: Outcome, made: Made): DomainRows | Refused;
  /** What the process must follow once the entries are durable. Answers the IDs of the Events whose author got them in its own stream. */
  committed(entries: readonly Pending[], state: S): ReadonlySet<string>;
}
