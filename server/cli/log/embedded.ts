import type { Event } from "../../../generated/types.ts";
import type { JsonValue } from "../../../lib/json/value.ts";
import type { DocumentKind } from "../../../lib/signed/profiles.ts";

/** Members of Event payloads that hold Signed Documents whole, alone or in a list, and their kind. */
export const embeddedMembers: Readonly<Record<string, DocumentKind>> = {
  agentCard: "agent-card",
  approval: "approval",
  rootApproval: "approval",
  revocation: "approval",
  artifact: "artifact",
  contextPackage: "context-package",
  evidence: "evidence",
  parentEvidence: "evidence",
  failureEvidence: "evidence",
  snapshot: "group-snapshot",
};

/** One Signed Document inside an Event. */
export interface Embedded {
  readonly kind: DocumentKind;
  /** JSON Pointer (RFC 6901) inside the Event. */
  readonly pointer: string;
  readonly document: JsonValue;
}

/** The Signed Documents that an Event carries in its payload. A Message carries none, whatever its words look like. */
export function embeddedIn({ kind, payload }: Pick<Event, "kind" | "payload">): readonly Embedded[] {
  if (kind.startsWith("message.")) return [];
  return Object.entries(payload as Record<string, JsonValue>).flatMap(([member, value]): Embedded[] => {
    const documentKind = Object.hasOwn(embeddedMembers, member) ? embeddedMembers[member] : undefined;
    if (documentKind === undefined) return [];
    const pointer = `/payload/${member}`;
    if (!Array.isArray(value)) return [{ kind: documentKind, pointer, document: value }];
    return value.map((document, index) => ({ kind: documentKind, pointer: `${pointer}/${index}`, document }));
  });
}
