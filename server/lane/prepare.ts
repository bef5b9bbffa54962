import type { PayloadFault } from "../../lib/core/mod.ts";
import { claimedIdentifiers } from "../../lib/core/mod.ts";
import type { AdmissionRow, Identifier, Receipt, StoredEvent } from "../store/port.ts";
import { checkDocuments, type DocumentCheck } from "./documents.ts";
import type { LaneServices } from "./services.ts";
import type { CommandTask } from "./task.ts";

/** What the store and the schemas say about a Command, gathered before the lane decides it. */
export interface Prepared {
  readonly receipt: Receipt | undefined;
  /** The Event of the receipt. */
  readonly answer: StoredEvent | undefined;
  readonly admission: AdmissionRow | undefined;
  readonly taken: readonly Identifier[];
  readonly payloadFault: PayloadFault | undefined;
  readonly documents: DocumentCheck;
}

/** Every look-up of one Command. None depends on the state of the Group, so they may run for a whole batch at once. */
export async function prepare(task: CommandTask, services: LaneServices): Promise<Prepared> {
  const { store, payloads } = services;
  const { command, verified } = task;
  const [receipt, admission, taken, hasSchema] = await Promise.all([
    store.findReceipt(command.actor.type, command.actor.id, command.actionId),
    store.findAdmission(verified.signingHash),
    takenIdentifiers(task, services),
    payloads.load("command", command.kind),
  ]);
  const answer = receipt === undefined ? undefined : await store.findEvent(receipt.eventId);
  const payloadFault = hasSchema ? payloads.check("command", command.kind, command.payload) : undefined;
  const documents = payloadFault === undefined ? await checkDocuments(task, services) : { rows: [] };
  return { receipt, answer, admission, taken, payloadFault, documents };
}

async function takenIdentifiers(
  { command, verified }: CommandTask,
  { store }: LaneServices,
): Promise<readonly Identifier[]> {
  const claims = claimedIdentifiers({ command, signingHash: verified.signingHash });
  const taken = await Promise.all(claims.map(({ kind, id }) => store.identifierTaken(kind, id)));
  return claims.filter((_, index) => taken[index] === true);
}

/** What is known of no Command at all: what a timer is decided on. */
export const noLookUps: Prepared = {
  receipt: undefined,
  answer: undefined,
  admission: undefined,
  taken: [],
  payloadFault: undefined,
  documents: { rows: [] },
};
