import type { Event } from "../../../generated/types.ts";
import { sha256Text } from "../../../lib/format/digest.ts";
import { canonicalBytesWithout } from "../../../lib/json/canonical.ts";
import { parseJson } from "../../../lib/json/parse.ts";
import type { JsonObject, JsonValue } from "../../../lib/json/value.ts";
import type { AuthenticatedRecord } from "../../../lib/signed/admission-log.ts";
import type { RegistryEvidence } from "../../../lib/signed/registry-evidence.ts";
import { bindingsOf, createBook, recordEntry } from "../../registry/book.ts";
import type { AdmissionRow, Store, StoredEvent } from "../../store/port.ts";
import { embeddedIn } from "./embedded.ts";
import { LogFormatError, type LogLine } from "./line.ts";

/** What is read of a store. */
export type LogStore = Pick<
  Store,
  | "readGroupEvents"
  | "findCommand"
  | "findAdmission"
  | "findCommandAdmission"
  | "findEventAdmission"
  | "readRegistryLog"
  | "registryRevision"
>;

const pageSize = 500;

/** A Group's log with its Commands and First-Admission Records, first Event first. Nothing is judged here. */
export async function* storedLog(store: LogStore, groupId: string): AsyncGenerator<LogLine> {
  for (let after = 0; ; ) {
    const page = await store.readGroupEvents(groupId, after, pageSize);
    for (const stored of page) yield await storedLine(store, stored);
    const last = page.at(-1)?.sequence;
    if (last === undefined || page.length < pageSize) return;
    after = last;
  }
}

async function storedLine(store: LogStore, stored: StoredEvent): Promise<LogLine> {
  const event = parsed(stored.bytes, `Event ${stored.sequence}`);
  const { actor, cause, ...rest } = event as object as Event;
  const answered = cause.type === "command" ? ([actor.type, actor.id, cause.id] as const) : undefined;
  const command = answered && (await store.findCommand(...answered));
  // A redaction takes the bytes of the Command and leaves its receipt.
  const isKept = command !== undefined && command.bytes.length > 0;
  const rows = [
    await store.findEventAdmission(stored.eventId),
    isKept && answered ? await store.findCommandAdmission(...answered) : undefined,
    ...(await Promise.all(embeddedIn(rest).map(({ document }) => store.findAdmission(signingHashOf(document))))),
  ];
  return {
    event,
    ...(isKept && { command: parsed(command.bytes, `the Command of Event ${stored.sequence}`) }),
    admissions: rows.filter((row) => row !== undefined).map(authenticated),
  };
}

function authenticated({ bytes, authenticatedService }: AdmissionRow): AuthenticatedRecord {
  return { record: bytes, authenticatedService };
}

function signingHashOf(document: JsonValue): string {
  return sha256Text(canonicalBytesWithout(document as JsonObject, "signature"));
}

function parsed(bytes: Uint8Array, what: string): JsonValue {
  const result = parseJson(bytes);
  if (!result.ok) throw new LogFormatError(`${what} is not strict JSON in the store (${result.fault})`);
  return result.value;
}

/** The whole Registry of a store as evidence for past decisions: every binding with its history (MWP-SDV-012). */
export async function storedRegistry(store: LogStore, organizationId: string): Promise<RegistryEvidence> {
  const book = createBook();
  for (const { entry } of await store.readRegistryLog(0)) recordEntry(book, entry);
  return {
    organizationId,
    revision: String(book.revision),
    applicability: "historical",
    completeness: "complete",
    coverage: "full-history",
    bindings: bindingsOf(book),
  };
}
