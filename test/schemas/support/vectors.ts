import { readdirSync } from "node:fs";
import { join } from "node:path";
import type { JsonObject, JsonValue } from "../../../lib/json/value.ts";
import { protocolDir, protocolFile, protocolJson } from "../../support/material.ts";

/** A document of an official bundle and the schema it is judged by. */
export interface Vector {
  readonly schema: string;
  readonly path: string;
  readonly document: JsonValue;
}

interface ConformanceCase {
  readonly schema: string;
  readonly instance: string;
  readonly valid: boolean;
}

/** Names of the 22 documents, without extension. */
export function documentNames(): string[] {
  const files = readdirSync(join(protocolDir!, "schemas"));
  return files.map((file) => file.replace(".schema.json", "")).sort();
}

/** The normative schema of a document. */
export function officialSchema(name: string): JsonObject {
  return protocolJson(`schemas/${name}.schema.json`);
}

/** The structural bundle with its verdicts. */
export function conformanceVectors(): (Vector & { readonly valid: boolean })[] {
  return protocolJson<ConformanceCase[]>("conformance/manifest.json").map(({ schema, instance, valid }) => ({
    schema: schema.replace(/^schemas\/|\.schema\.json$/g, ""),
    path: instance,
    document: protocolJson(instance),
    valid,
  }));
}

/** Every document of all three bundles that is JSON at all. */
export function allVectors(): Vector[] {
  const signed = ["valid", "invalid"].flatMap((verdict) =>
    vectorsIn(`cryptography/vectors/signed-documents/${verdict}`, schemaOf),
  );
  const records = ["valid", "invalid"].flatMap((verdict) =>
    vectorsIn(`admission/records/${verdict}`, () => "first-admission-record"),
  );
  return [...conformanceVectors(), ...signed, ...records];
}

/** One frame of every kind, made of official documents. */
export function frameVectors(): Vector[] {
  const document = (name: string): JsonValue => protocolJson(`conformance/vectors/valid/${name}.json`);
  const nonce = "AAAAAAAAAAAAAAAAAAAAAA";
  const frame = (frameType: string, members: JsonObject): Vector => ({
    schema: "websocket-frame",
    path: `frame ${frameType} ${String(members.phase ?? "")}`,
    document: { protocolVersion: "0.1", frameId: "urn:test:frame:1", frameType, ...members },
  });
  const agent = { agentId: "urn:test:agent:1", keyId: "urn:test:key:1" };
  const sentAt = "2026-01-01T00:00:00Z";
  return [
    frame("HELLO", { phase: "client_init", ...agent, clientNonce: nonce, supportedVersions: ["0.1"] }),
    frame("HELLO", {
      phase: "server_challenge",
      selectedVersion: "0.1",
      clientNonce: nonce,
      serverNonce: nonce,
      challenge: nonce,
    }),
    frame("HELLO", {
      phase: "client_response",
      ...agent,
      clientNonce: nonce,
      serverNonce: nonce,
      challengeSignature: nonce,
    }),
    frame("HELLO", {
      phase: "server_accept",
      selectedVersion: "0.1",
      sessionToken: nonce,
      sessionEpoch: 1,
      expiresAt: sentAt,
    }),
    frame("SUBSCRIBE", {
      subscriptionId: "urn:test:subscription:1",
      groups: [
        {
          groupId: "urn:test:group:1",
          afterSequence: 0,
          attention: {
            eventKinds: ["message.posted", "work.started"],
            conversationIds: ["urn:test:conversation:1"],
            workItemIds: ["urn:test:work:1"],
            mentionsOnly: true,
            announcements: false,
          },
        },
      ],
    }),
    frame("COMMAND", { command: document("command") }),
    frame("COMMAND", { command: document("human-mission-create-command") }),
    frame("EVENT", { event: document("event") }),
    frame("ACK", { acknowledgements: [{ groupId: "urn:test:group:1", sequence: 7 }], sentAt }),
    frame("PING", { nonce, replyToNonce: nonce, sentAt, presence: document("presence-record") }),
    frame("ERROR", { error: document("error") }),
  ];
}

function vectorsIn(folder: string, schema: (name: string) => string): Vector[] {
  return readdirSync(join(protocolDir!, folder))
    .sort()
    .flatMap((name) => {
      const document = parsed(`${folder}/${name}`);
      return document === undefined ? [] : [{ schema: schema(name), path: `${folder}/${name}`, document }];
    });
}

function parsed(path: string): JsonValue | undefined {
  try {
    return JSON.parse(
      new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(protocolFile(path)),
    ) as JsonValue;
  } catch {
    return undefined;
  }
}

function schemaOf(file: string): string {
  return documentNames().find((name) => file.startsWith(name)) ?? "command";
}
