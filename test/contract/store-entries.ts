import { sha256Text } from "../../lib/format/digest.ts";
import { encodeUtf8 } from "../../lib/format/utf8.ts";
import type {
  AdmissionRow,
  AppendEntry,
  MissionRow,
  SessionOpening,
  StoredCommand,
  StoredEvent,
} from "../../server/store/port.ts";
import { admissionRecordIdOf } from "../../server/store/records.ts";

export const organizationId = "urn:test:organization";
export const authority = { type: "service", id: "urn:test:authority" } as const;

/** An Event as the sealer hands it to the store; its bytes name its ID, so hashes differ. */
export function event(eventId: string, place: { groupId?: string; sequence?: number } = {}): StoredEvent {
  const bytes = encodeUtf8(JSON.stringify({ eventId, ...place, text: "grün 🙂" }));
  return {
    eventId,
    ...place,
    kind: "message.posted",
    bytes,
    signingHash: sha256Text(bytes),
    keyId: "urn:test:key:authority",
    acceptedBy: authority,
    acceptedAt: "2026-01-02T03:04:05.123456789+02:00",
  };
}

export function command(actionId: string, actorId: string = "urn:test:agent:a", content: string = ""): StoredCommand {
  const bytes = encodeUtf8(`{ "actionId": "${actionId}", "by": "${actorId}", "content": "${content}" }`);
  return {
    actorType: "agent",
    actorId,
    actionId,
    signingHash: sha256Text(bytes),
    keyId: "urn:test:key:a",
    acceptedBy: authority,
    acceptedAt: "2026-01-02T03:04:05.12345678+02:00",
    bytes,
  };
}

export function admission(
  signingHash: string,
  admissionRecordId: string = admissionRecordIdOf(signingHash),
): AdmissionRow {
  const bytes = encodeUtf8(JSON.stringify({ admissionRecordId, signingHash }));
  return { signingHash, admissionRecordId, documentKind: "artifact", bytes, authenticatedService: authority };
}

/** An entry of `count` Events that follows `expectedHead`, under Registry revision 0. */
export function entry(
  groupId: string | undefined,
  expectedHead: number,
  more: Partial<AppendEntry> = {},
  count = 1,
): AppendEntry {
  const events = Array.from({ length: count }, (_, index) => {
    const sequence = expectedHead + 1 + index;
    const eventId = `urn:test:event:${groupId ?? "organization"}:${sequence}`;
    return event(eventId, groupId === undefined ? {} : { groupId, sequence });
  });
  return {
    ...(groupId === undefined ? {} : { groupId }),
    expectedHead,
    fence: { registryRevision: 0 },
    events,
    ...more,
  };
}

/** The admission of a document inside a Command. */
export function documentIn(cause: StoredCommand): AdmissionRow {
  return admission(sha256Text(encodeUtf8(`document in ${cause.signingHash}`)));
}

/** The same with a Command, the receipt that follows, and a document in it. */
export function answer(
  groupId: string,
  expectedHead: number,
  cause: StoredCommand,
  more: Partial<AppendEntry> = {},
): AppendEntry {
  return entry(groupId, expectedHead, { command: cause, admissions: [documentIn(cause)], ...more });
}

/** A Session opening of `urn:test:agent:a` under an epoch. */
export function sessionOf(epoch: number, more: Partial<SessionOpening> = {}): SessionOpening {
  const eventId = `urn:test:event:session:${epoch}`;
  const cause = { eventId, actor: authority, correlationId: "urn:test:correlation" };
  return { agentId: "urn:test:agent:a", epoch, cause, expiresAt: "2026-01-01T00:15:00Z", ...more };
}

/** The index row of a Group's Mission. */
export function missionOf(groupId: string, more: Partial<MissionRow> = {}): MissionRow {
  return {
    missionId: `${groupId}:mission`,
    groupId,
    state: "active",
    missionOwner: { type: "human", id: "urn:test:human" },
    coordinatorAgentId: "urn:test:agent:c",
    coordinatorEpoch: 1,
    ...more,
  };
}
