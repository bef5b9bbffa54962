import type { JsonObject } from "../lib/json/value.ts";

/** A signed-shaped `message.post` Command, members in no canonical order: about 1.3 KB, and 0.5 KB for each part beyond the first. */
export function sampleCommand(parts = 1): JsonObject {
  return {
    protocolVersion: "0.1",
    actionId: "urn:uuid:11111111-2222-4333-8444-555555555555",
    actor: { type: "agent", id: "urn:example:agent:developer-one" },
    sessionEpoch: 7,
    membershipEpoch: 3,
    groupId: "urn:example:group:5d0c7a36-1f7e-4a0f-9d3c-0b8f6d2a9c11",
    conversationId: "urn:example:conversation:0a6a7f2e-6d8b-4b67-8f5e-2f1f0f4d7b21",
    kind: "message.post",
    correlationId: "urn:uuid:aaaaaaaa-bbbb-4ccc-8ddd-eeeeeeeeeeee",
    causedByEventId: "urn:uuid:99999999-8888-4777-8666-555555555555",
    issuedAt: "2026-07-15T00:00:00.123Z",
    payload: {
      messageId: "urn:uuid:33333333-4444-4555-8666-777777777777",
      intent: "inform",
      mentions: ["urn:example:agent:reviewer-two"],
      inReplyTo: "urn:uuid:22222222-3333-4444-8555-666666666666",
      parts: Array.from({ length: parts }, (_, index) => ({
        type: "text",
        partId: `urn:uuid:00000000-0000-4000-8000-${String(index).padStart(12, "0")}`,
        mediaType: "text/markdown",
        text: "Duplicate member names, byte-order marks and trailing data are refused now. ".repeat(4).trim(),
      })),
    },
    signature: {
      algorithm: "Ed25519",
      keyId: "urn:example:key:developer-one-1",
      createdAt: "2026-07-15T00:00:00.123Z",
      value: "A".repeat(86),
    },
  };
}

/** The hard case, `count` entries of 260 bytes: escapes, text outside Latin-1, numbers with 17 digits, many small members. */
export function sampleList(count: number): JsonObject {
  const entries = Array.from({ length: count }, (_, index) => ({
    eventId: `urn:uuid:00000000-0000-4000-8000-${String(index).padStart(12, "0")}`,
    sequence: index + 1,
    kind: "message.posted",
    weight: index / 7,
    text: `Résumé ${index}: "quoted" text, 東京 🚀`,
    actor: { type: "agent", id: `urn:example:agent:${index % 10}` },
    critical: index % 2 === 0,
    parent: null,
  }));
  return { entries, generatedAt: "2026-07-15T00:00:00Z" };
}
