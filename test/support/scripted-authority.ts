import type { Command, Event, Frame, ProtocolError, SubscribeFrame } from "../../generated/types.ts";
import type { AgentOptions } from "../../lib/agent/options.ts";
import { createVerifier, type Verifier } from "../../lib/crypto/ed25519.ts";
import { generateKeyPair } from "../../lib/crypto/keypair.ts";
import { detectProvider } from "../../lib/crypto/providers.ts";
import { encodeBase64url } from "../../lib/format/base64url.ts";
import { formatInstantMs } from "../../lib/format/timestamp.ts";
import { canonicalBytes } from "../../lib/json/canonical.ts";
import type { JsonObject } from "../../lib/json/value.ts";
import { type RegistryEvidence, validateRegistryEvidence } from "../../lib/signed/registry-evidence.ts";
import { type DocumentSigner, keyPairSigner, type SignedDocument, signDocument } from "../../lib/signed/sign.ts";
import { createDocumentVerifier } from "../../lib/signed/verify.ts";
import { decodeFrame, encodeFrame, eventFrameBytes, eventFrameId } from "../../lib/wire/frame.ts";
import { acceptFrame, awaitInit, type Challenged, issueChallenge, judgeResponse } from "../../lib/wire/handshake.ts";
import { protocolError } from "../../lib/wire/wire-error.ts";
import { memoryLinks, type PeerEnd } from "./memory-link.ts";

export const organizationId = "urn:example:organization";
export const authority = { type: "service", id: "urn:example:service:authority" } as const;
export const agentId = "urn:example:agent:a";
export const human = { type: "human", id: "urn:example:human:h" } as const;
export const groupId = "urn:example:group:1";
const audience = "authority.example:7400";

const provider = detectProvider();
export const verifier: Verifier = createVerifier(provider);
const documents = createDocumentVerifier(verifier);
const keys = { authority: generateKeyPair(), agent: generateKeyPair(), other: generateKeyPair() };
const decoy = verifier.prepare(generateKeyPair().publicKey);
export const agentSigner: DocumentSigner = keyPairSigner("urn:example:key:agent", keys.agent, provider);
const authoritySigner = keyPairSigner("urn:example:key:authority", keys.authority, provider);
const otherSigner = keyPairSigner("urn:example:key:other", keys.other, provider);
export const other = { type: "service", id: "urn:example:service:other" } as const;

const binding = (
  keyId: string,
  principal: { type: "agent" | "human" | "service"; id: string },
  publicKey: Uint8Array,
) => ({
  keyId,
  principal,
  algorithm: "Ed25519",
  publicKey: encodeBase64url(publicKey),
  validFrom: "2020-01-01T00:00:00Z",
  validityHistory: [{ sequence: 1, recordedAt: "2020-01-01T00:00:00Z" }],
});
const agentBinding = binding(agentSigner.keyId, { type: "agent", id: agentId }, keys.agent.publicKey);
const otherBinding = binding(otherSigner.keyId, other, keys.other.publicKey);

export const evidenceWithoutAuthority: RegistryEvidence = {
  organizationId,
  revision: "1",
  applicability: "current",
  completeness: "complete",
  coverage: "full-history",
  bindings: [agentBinding, otherBinding],
};
export const evidence: RegistryEvidence = {
  ...evidenceWithoutAuthority,
  revision: "2",
  bindings: [agentBinding, otherBinding, binding(authoritySigner.keyId, authority, keys.authority.publicKey)],
};

export type StoredEvent = SignedDocument<"event">;

/** One accepted connection. */
export interface Peer {
  readonly end: PeerEnd;
  /** Every frame after HELLO, as received. */
  readonly frames: Frame[];
  readonly texts: string[];
  epoch: number;
  send(frame: Frame): void;
  sendEvent(event: StoredEvent): void;
  sendError(code: ProtocolError["code"], facts?: Partial<Parameters<typeof protocolError>[1]>): void;
}

/** An authority whose every step a test may replace; unless it does, it behaves. */
export interface ScriptedAuthority {
  readonly peers: Peer[];
  /** Group log. */
  readonly log: StoredEvent[];
  epoch: number;
  options: AgentOptions;
  append(fields?: Partial<Event>, signer?: "authority" | "other"): StoredEvent;
  accept(command: Command, fields?: Partial<Event>): StoredEvent;
  onSubscribe: (peer: Peer, frame: SubscribeFrame) => void;
  onCommand: (peer: Peer, command: Command) => void;
  onPing: (peer: Peer, nonce: string) => void;
  /** Replaces the challenge; what it returns is sent instead of the honest frame. */
  challenge: (honest: Frame, transcript: JsonObject) => Frame;
  onResponse: (peer: Peer) => boolean;
  live(event: StoredEvent): void;
}

export function scriptedAuthority(overrides: Partial<AgentOptions> = {}): ScriptedAuthority {
  const registry = validateRegistryEvidence(evidence, verifier);
  if (!registry.ok) throw new Error(registry.reason);
  const peers: Peer[] = [];
  const log: StoredEvent[] = [];
  const id = (name: string): string => `urn:example:${name}:${crypto.randomUUID()}`;

  const self: ScriptedAuthority = {
    peers,
    log,
    epoch: 0,
    options: {
      url: `wss://${audience}/`,
      agentId,
      signer: agentSigner,
      organizationId,
      authority,
      registry: evidence,
      verifier,
      openLink: memoryLinks((end) => admit(end)),
      backoff: { baseMs: 1, capMs: 5 },
      timing: { ackMs: 5, membershipMs: 200, heldMs: 30, resumeMs: 10, handshakeMs: 500 },
      ...overrides,
    },
    append(fields = {}, signer = "authority") {
      const event = signDocument(
        "event",
        {
          protocolVersion: "0.1",
          eventId: id("event"),
          groupId,
          sequence: log.length + 1,
          aggregateRevision: log.length + 1,
          kind: "message.posted",
          actor: human,
          cause: { type: "command", id: id("action") },
          correlationId: id("correlation"),
          occurredAt: formatInstantMs(Date.now()),
          payload: { messageId: id("message"), content: `text ${log.length + 1}` },
          acceptedBy: signer === "authority" ? authority : other,
          ...(fields as unknown as JsonObject),
        },
        signer === "authority" ? authoritySigner : otherSigner,
      );
      log.push(event);
      return event;
    },
    accept(command, fields = {}) {
      const signingHash = documents.verifyValue("command", command as unknown as JsonObject, registry.registry);
      if (!signingHash.ok) throw new Error(signingHash.failure.reason);
      return self.append({
        actor: command.actor,
        cause: { type: "command", id: command.actionId },
        commandHash: signingHash.verified.signingHash,
        ...fields,
      });
    },
    onSubscribe(peer, frame) {
      for (const { groupId: wanted, afterSequence } of frame.groups)
        for (const event of log)
          if (event.document.groupId === wanted && (event.document.sequence ?? 0) > afterSequence)
            peer.sendEvent(event);
    },
    onCommand: (peer, command) => peer.sendEvent(self.accept(command)),
    onPing(peer, nonce) {
      const sentAt = formatInstantMs(Date.now());
      peer.send({
        protocolVersion: "0.1",
        frameId: id("frame"),
        frameType: "PING",
        nonce: "AAAA",
        replyToNonce: nonce,
        sentAt,
      });
    },
    challenge: (honest) => honest,
    onResponse: () => true,
    live: (event) => peers.at(-1)?.sendEvent(event),
  };

  function admit(end: PeerEnd): void {
    const peer: Peer = {
      end,
      frames: [],
      texts: [],
      epoch: 0,
      send: (frame) => end.send(encodeFrame(frame)),
      sendEvent: (event) => end.send(eventFrameBytes(eventFrameId(event.signingHash), event.bytes)),
      sendError(code, facts = {}) {
        const error = protocolError(code, { nowMs: Date.now(), ...facts });
        peer.send({ protocolVersion: "0.1", frameId: id("frame"), frameType: "ERROR", error });
      },
    };
    peers.push(peer);
    let challenged: Challenged | undefined;
    const init = awaitInit(Date.now());

    const hello = (frame: Frame): unknown => {
      if (challenged === undefined) {
        const issued = issueChallenge(init, frame, {
          nowMs: Date.now(),
          audience,
          authority: authority.id,
          frameId: id("frame"),
          challengeId: id("challenge"),
          serverNonce: encodeBase64url(crypto.getRandomValues(new Uint8Array(32))),
        });
        if (!issued.ok) return peer.sendError(issued.code);
        challenged = issued.state;
        const transcript = JSON.parse(new TextDecoder().decode(issued.state.transcript)) as JsonObject;
        return peer.send(self.challenge(issued.frame, transcript));
      }
      if (!self.onResponse(peer)) return undefined;
      const judged = judgeResponse(challenged, frame, {
        nowMs: Date.now(),
        registry: registry.ok ? registry.registry : undefined,
        verifier,
        decoy,
      });
      if (!judged.ok) return peer.sendError(judged.code, { fatal: true });
      peer.epoch = ++self.epoch;
      return peer.send(
        acceptFrame({
          frameId: id("frame"),
          sessionToken: "x".repeat(43),
          sessionEpoch: peer.epoch,
          expiresAt: formatInstantMs(Date.now() + 900_000),
        }),
      );
    };
    const handle = (frame: Frame): unknown => {
      if (peer.epoch === 0) return hello(frame);
      peer.frames.push(frame);
      if (frame.frameType === "SUBSCRIBE") self.onSubscribe(peer, frame);
      else if (frame.frameType === "COMMAND") self.onCommand(peer, frame.command);
      else if (frame.frameType === "PING" && frame.replyToNonce === undefined) self.onPing(peer, frame.nonce);
      return undefined;
    };
    end.onMessage = (text) => {
      peer.texts.push(text);
      const decoded = decodeFrame(new TextEncoder().encode(text));
      if (!decoded.ok) throw new Error(`the client sent no frame: ${decoded.message}`);
      handle(decoded.frame);
    };
  }
  return self;
}

/** A `membership.changed` Event's members for the Agent. */
export function ownMembership(
  membership: Partial<{ role: string; membershipEpoch: number; visibilityStartSequence: number; state: string }> = {},
): Partial<Event> {
  return {
    kind: "membership.changed",
    payload: {
      membership: {
        membershipId: "urn:example:membership:1",
        missionId: "urn:example:mission:1",
        groupId,
        member: { type: "agent", id: agentId },
        role: "worker",
        state: "active",
        membershipEpoch: 1,
        scopes: ["work"],
        visibilityStartSequence: 1,
        grantedAt: "2026-01-01T00:00:00Z",
        activatedAt: "2026-01-01T00:00:00Z",
        ...membership,
      },
    },
  } as unknown as Partial<Event>;
}

/** A challenge frame over another transcript object. */
export function challengeOver(honest: Frame, transcript: JsonObject): Frame {
  return { ...honest, challenge: encodeBase64url(canonicalBytes(transcript)) } as Frame;
}

/** Resolves when `condition` holds; fails the test after two seconds. */
export async function until(condition: () => boolean): Promise<void> {
  const end = Date.now() + 2_000;
  while (!condition()) {
    if (Date.now() > end) throw new Error("waited in vain");
    await new Promise((resolve) => setTimeout(resolve, 2));
  }
}
