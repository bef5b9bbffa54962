import type { Acceptance } from "../../lib/core/mod.ts";
import type { AppendEntry, StoredEvent } from "../store/port.ts";
import type { SealedEvent } from "../worker/seal.ts";
import type { CommandTask, Refused } from "./task.ts";

/** One decision that waits for its durable commit. Several tasks when the same Command arrived more than once meanwhile. */
export interface Pending {
  readonly append: AppendEntry;
  readonly events: readonly SealedEvent[];
  readonly rows: DomainRows;
  readonly task: CommandTask | undefined;
  readonly tasks: readonly CommandTask[];
  readonly attempts: number;
  settleAll(event: StoredEvent, inStream: ReadonlySet<string>): void;
  refuseAll(refused: Refused): void;
}

/** What a decision or a timer leaves to append beside its Events. */
export type Outcome = Pick<Acceptance, "policyLog" | "deadlines"> & Partial<Pick<Acceptance, "identifiers">>;

/** The part of an append that depends on the kind of log. */
export type DomainRows = Pick<
  AppendEntry,
  "memberships" | "identifiers" | "registry" | "session" | "deadlines" | "policyLog"
>;
