import type { Acceptance } from "../../lib/core/mod.ts";
import type { AppendEntry } from "../store/port.ts";
import type { SealedEvent } from "../worker/seal.ts";
import type { CommandTask } from "./task.ts";

/** One decision that waits for its durable commit. `task` is absent for what a timer or an intent made. */
export interface Pending {
  readonly append: AppendEntry;
  readonly events: readonly SealedEvent[];
  readonly rows: DomainRows;
  readonly task: CommandTask | undefined;
  /** What takes the place of earlier Events once it is durable. */
  readonly renditions?: readonly SealedEvent[];
}

/** What a decision, a timer or an intent leaves to append beside its Events. */
export type Outcome = Pick<Acceptance, "policyLog" | "deadlines" | "intents"> &
  Partial<Pick<Acceptance, "identifiers">>;

/** The part of an append that depends on the kind of log. */
export type DomainRows = Pick<
  AppendEntry,
  | "memberships"
  | "identifiers"
  | "registry"
  | "session"
  | "deadlines"
  | "policyLog"
  | "missions"
  | "activeWork"
  | "intents"
>;
