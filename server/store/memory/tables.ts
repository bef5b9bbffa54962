import type {
  ActiveWorkRow,
  AdmissionRow,
  CursorRow,
  DeadlineRow,
  IntentRow,
  MembershipRow,
  MissionRow,
  PolicyLogRow,
  ReadToken,
  RegistryEntry,
  SessionOpening,
  StoredCommand,
  StoredEvent,
} from "../port.ts";

/** A Group's log, or the Organization's: index 0 holds sequence or position 1. */
export type MemoryLog = StoredEvent[];

/** A Command beside the place of the Event that answers it. */
export interface AnsweredCommand {
  readonly command: StoredCommand;
  readonly log: MemoryLog;
  readonly number: number;
}

/** Everything the memory adapter holds; keys are what must be unique, joined by {@link key}. */
export interface Tables {
  readonly logs: Map<string | undefined, MemoryLog>;
  readonly events: Map<string, StoredEvent>;
  readonly commands: Map<string, AnsweredCommand>;
  readonly admissions: Map<string, AdmissionRow>;
  readonly memberships: Map<string, MembershipRow>;
  readonly identifiers: Map<string, true>;
  /** By Group. */
  readonly missions: Map<string, MissionRow>;
  readonly activeWork: Map<string, ActiveWorkRow>;
  /** In the order in which they were made. */
  readonly intents: Map<string, IntentRow>;
  readonly registry: RegistryEntry[];
  readonly epochs: Map<string, number>;
  readonly tokens: Map<string, SessionOpening>;
  readonly policyLog: PolicyLogRow[];
  readonly deadlines: Map<string, DeadlineRow>;
  readonly cursors: Map<string, CursorRow>;
  readonly audit: Uint8Array[];
  /** By hash in hex. */
  readonly readTokens: Map<string, ReadToken>;
}

/** Tables of an Organization that has nothing yet. */
export function emptyTables(): Tables {
  return {
    logs: new Map(),
    events: new Map(),
    commands: new Map(),
    admissions: new Map(),
    memberships: new Map(),
    identifiers: new Map(),
    missions: new Map(),
    activeWork: new Map(),
    intents: new Map(),
    registry: [],
    epochs: new Map(),
    tokens: new Map(),
    policyLog: [],
    deadlines: new Map(),
    cursors: new Map(),
    audit: [],
    readTokens: new Map(),
  };
}

/** An unambiguous joining of texts. */
export function key(...parts: readonly string[]): string {
  return JSON.stringify(parts);
}
