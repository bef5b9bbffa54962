import type { Actor } from "../../../generated/types.ts";
import type { GroupState, MissionAggregate } from "../state.ts";

/** What a state takes from an Event; an EventDraft and a sealed Event both fit. */
export interface Fact {
  readonly kind: string;
  readonly groupId?: string;
  readonly sequence?: number;
  readonly aggregateRevision?: number;
  readonly actor: Actor;
  readonly conversationId?: string;
  readonly workItemId?: string;
  readonly occurredAt: string;
  readonly payload: object;
}

/** Moves a state by one Event of one kind. */
export type Fold<S = GroupState> = (state: S, event: Fact) => void;

/** Folds by Event kind. */
export type Folds<S = GroupState> = Readonly<Record<string, Fold<S>>>;

/** The Mission of a founded Group. Throws RangeError for an Event that comes before. */
export function founded(state: GroupState): MissionAggregate {
  if (state.mission === undefined) throw new RangeError("an Event before the Mission was founded");
  return state.mission;
}

/** The revision an Event gave its aggregate. Throws RangeError where it has none. */
export function revisionOf({ aggregateRevision }: Fact): number {
  if (aggregateRevision === undefined) throw new RangeError("a Group Event without aggregateRevision");
  return aggregateRevision;
}

/** Sequence of the Event being folded: the state moves on after its fold. */
export function sequenceOf(state: GroupState): number {
  return state.sequence + 1;
}
