import type { VerifiedEvent } from "./event.ts";
import type { OwnMembership } from "./membership.ts";

/** What an Agent keeps of one Group across restarts. */
export interface GroupProgress {
  readonly groupId: string;
  /** Highest sequence durably processed (MWP-WRK-030). */
  readonly cursor: number;
  readonly membership?: OwnMembership;
}

/** The next stretch of one Group's stream, to be made durable. */
export interface GroupStep extends GroupProgress {
  /** Where the Cursor stands before the step. */
  readonly after: number;
  /** The Events of the stretch, in order; the last one stands at `cursor`. */
  readonly events: readonly VerifiedEvent[];
}

/** Where an Agent keeps its Cursors and projections; one store may serve several Agents. */
export interface AgentStore {
  /** Progress in every Group as it was last saved. */
  load(agentId: string): Promise<readonly GroupProgress[]>;
  /**
   * Applies the Events to the projections and saves the Cursors, all in one local transaction: after a crash either
   * both are there or neither is. Rejects when nothing was saved.
   */
  save(agentId: string, steps: readonly GroupStep[]): Promise<void>;
}
