import type { Frame } from "../generated/types.ts";
import { encodeBase64url } from "../lib/format/base64url.ts";
import { encodeUtf8 } from "../lib/format/utf8.ts";
import type { DocumentSigner } from "../lib/signed/sign.ts";
import { randomUrn } from "../lib/wire/command.ts";
import { decodeFrame, encodeFrame } from "../lib/wire/frame.ts";
import {
  type ClientIdentity,
  checkChallenge,
  readAccept,
  responseFrame,
  startHandshake,
} from "../lib/wire/handshake.ts";
import type { MemoryNetwork } from "../server/socket/memory.ts";

/** A client that costs next to nothing: it counts answers and looks into none. */
export interface RawClient {
  readonly sessionEpoch: number;
  send(frame: Frame): void;
  /** Resolves when so many EVENT frames came. Rejects at any other frame. */
  hear(events: number): Promise<void>;
  /** Sends the frames, at most `window` of them unanswered; resolves when each was answered. Rejects when one was refused. */
  drive(frames: readonly Uint8Array[], window: number): Promise<void>;
}

/** Connects to port 8443 of a network in memory and completes HELLO. */
export async function openRawClient(
  network: MemoryNetwork,
  identity: ClientIdentity,
  signer: DocumentSigner,
): Promise<RawClient> {
  let receive: (bytes: Uint8Array) => void = () => {};
  const link = network.connect({
    port: 8443,
    host: identity.audience,
    path: "/v0.1/ws",
    message: (bytes) => receive(bytes),
  });
  const send = (frame: Frame): void => link.send(encodeUtf8(encodeFrame(frame)));
  const next = (): Promise<Frame> =>
    new Promise((resolve, reject) => {
      receive = (bytes) => {
        const decoded = decodeFrame(bytes);
        if (decoded.ok) resolve(decoded.frame);
        else reject(new Error(decoded.message));
      };
    });
  const hello = startHandshake(identity, {
    frameId: randomUrn(),
    clientNonce: encodeBase64url(crypto.getRandomValues(new Uint8Array(32))),
  });
  const challenged = next();
  send(hello.frame);
  const checked = checkChallenge(hello.state, await challenged, Date.now());
  if (!checked.ok) throw new Error(`challenge: ${checked.fault}`);
  const accepted = next();
  send(responseFrame(checked.state, { frameId: randomUrn(), signature: signer.sign(checked.state.transcript) }));
  const opened = readAccept(await accepted);
  if (!opened.ok) throw new Error(`HELLO: ${opened.fault}`);

  /** Calls `then` after every EVENT frame, until there were `events` of them. */
  const hear = (events: number, then: () => void): Promise<void> =>
    new Promise((resolve, reject) => {
      let heard = 0;
      receive = (bytes) => {
        if (!isEvent(bytes)) return reject(new Error(new TextDecoder().decode(bytes)));
        heard += 1;
        if (heard === events) resolve();
        else then();
      };
    });

  return {
    sessionEpoch: opened.session.sessionEpoch,
    send,
    hear: (events) => hear(events, () => {}),
    drive(frames, window) {
      let sent = 0;
      const sendNext = (): void => {
        const frame = frames[sent];
        sent += 1;
        if (frame !== undefined) link.send(frame);
      };
      const answered = hear(frames.length, sendNext);
      for (let free = Math.min(window, frames.length); free > 0; free -= 1) sendNext();
      return answered;
    },
  };
}

/** An EVENT frame is canonical and so begins with its `event` member: `{"event":`. */
function isEvent(bytes: Uint8Array): boolean {
  return bytes[2] === 0x65 && bytes[3] === 0x76;
}
