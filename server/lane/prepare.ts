import { claimedIdentifiers, type PayloadFault } from "../../lib/core/mod.ts";
import type { JsonValue } from "../../lib/json/value.ts";
import type { AdmissionRow, Identifier, Receipt, StoredEvent } from "../store/port.ts";
import { checkDocuments, type DocumentCheck, noDocuments } from "./documents.ts";
import { type Elsewhere, lookElsewhere } from "./elsewhere.ts";
import type { LaneServices } from "./services.ts";
import { type CommandTask, type Refused, refusedBy } from "./task.ts";

/** What the store and the schemas say about a Command, gathered before the lane decides it. */
export interface Prepared {
  /** The Command as verified under {@link Prepared.registryRevision}. */
  readonly task: CommandTask;
  /** Why it does not verify any more: a key was bounded since it came in (MWP-SDV-014). */
  readonly refused: Refused | undefined;
  /** What verification rests on, that of documents inside too: the append is fenced by it. */
  readonly registryRevision: number;
  readonly receipt: Receipt | undefined;
  /** The Event of the receipt. */
  readonly answer: StoredEvent | undefined;
  /** The Command's own, where there is a receipt. */
  readonly admission: AdmissionRow | undefined;
  readonly taken: readonly Identifier[];
  readonly payloadFault: PayloadFault | undefined;
  readonly documents: DocumentCheck;
  readonly elsewhere: Elsewhere;
}

/** Every look-up of one Command. None depends on the state of the Group, so they may run for a whole batch at once. */
export async function prepare(offered: CommandTask, services: LaneServices): Promise<Prepared> {
  const { store, payloads } = services;
  const registryRevision = services.registry.revision;
  const { task, refused } = verifiedUnder(registryRevision, offered, services);
  const { command } = task;
  const { actor, actionId } = command;
  const [receipt, taken, hasSchema, elsewhere] = await Promise.all([
    store.findReceipt(actor.type, actor.id, actionId),
    takenIdentifiers(task, services),
    payloads.load("command", command.kind),
    lookElsewhere(command, store),
  ]);
  const [answer, admission] =
    receipt === undefined
      ? []
      : await Promise.all([
          store.findEvent(receipt.eventId),
          store.findCommandAdmission(actor.type, actor.id, actionId),
        ]);
  const payloadFault = hasSchema ? payloads.check("command", command.kind, command.payload) : undefined;
  const documents = payloadFault === undefined ? await checkDocuments(task, services) : noDocuments;
  return { task, refused, registryRevision, receipt, answer, admission, taken, payloadFault, documents, elsewhere };
}

/** Verifies a Command again where the Registry moved since it was (rare): what was a good key may be one no more. */
function verifiedUnder(
  registryRevision: number,
  task: CommandTask,
  { documents, registry }: LaneServices,
): { readonly task: CommandTask; readonly refused: Refused | undefined } {
  if (task.registryRevision === registryRevision) return { task, refused: undefined };
  const value = task.command as unknown as JsonValue;
  const result = documents.verifyValue("command", value, registry.evidence, { schemaChecked: true });
  if (!result.ok) return { task, refused: refusedBy(result.failure, "") };
  return { task: { ...task, verified: result.verified, registryRevision }, refused: undefined };
}

async function takenIdentifiers(
  { command, verified }: CommandTask,
  { store }: LaneServices,
): Promise<readonly Identifier[]> {
  const claims = claimedIdentifiers({ command, signingHash: verified.signingHash });
  const taken = await Promise.all(claims.map(({ kind, id }) => store.identifierTaken(kind, id)));
  return claims.filter((_, index) => taken[index] === true);
}
