import type { PingFrame, PresenceRecord } from "../../generated/types.ts";
import { encodeBase64url } from "../format/base64url.ts";
import { formatInstantMs } from "../format/timestamp.ts";
import type { Clock } from "../wire/clock.ts";
import { randomUrn } from "../wire/command.ts";
import { protocolVersion } from "../wire/frame.ts";
import type { MwpError } from "../wire/mwp-error.ts";

/** Liveness of one session by PING (MWP-EVT-011). */
export interface Heartbeat {
  /** Notes that something came from the peer. */
  heard(): void;
  /** Answers the peer's PING, or settles ours. */
  receive(frame: PingFrame): void;
  /** Sends a PING and resolves to the round trip in milliseconds. */
  ping(presence?: PresenceRecord): Promise<number>;
  /** Silence proves nothing while we do not read. */
  setReading(isReading: boolean): void;
  /** Ends it; open pings are rejected. */
  stop(reason: MwpError): void;
}

const nonceBytes = 32;

/** Sends a PING every `everyMs`; calls `onSilence` when nothing at all came between two of them. */
export function startHeartbeat(options: {
  readonly clock: Clock;
  readonly everyMs: number;
  send(frame: PingFrame): void;
  onSilence(): void;
}): Heartbeat {
  const { clock, everyMs, send, onSilence } = options;
  const open = new Map<
    string,
    { sentAtMs: number; resolve: (ms: number) => void; reject: (error: MwpError) => void }
  >();
  let hasHeard = true;
  let isReading = true;

  const pingFrame = (more: Partial<PingFrame> = {}): PingFrame => ({
    protocolVersion,
    frameId: randomUrn(),
    frameType: "PING",
    nonce: randomNonce(),
    sentAt: formatInstantMs(clock.nowMs()),
    ...more,
  });
  const beat = (): void => {
    if (isReading && !hasHeard) {
      onSilence();
      return;
    }
    hasHeard = false;
    send(pingFrame());
    cancel = clock.after(everyMs, beat);
  };
  let cancel = clock.after(everyMs, beat);

  return {
    heard() {
      hasHeard = true;
    },
    receive(frame) {
      if (frame.replyToNonce === undefined) {
        send(pingFrame({ replyToNonce: frame.nonce }));
        return;
      }
      const ping = open.get(frame.replyToNonce);
      open.delete(frame.replyToNonce);
      ping?.resolve(clock.nowMs() - ping.sentAtMs);
    },
    ping: (presence) =>
      new Promise((resolve, reject) => {
        const frame = pingFrame(presence === undefined ? {} : { presence });
        open.set(frame.nonce, { sentAtMs: clock.nowMs(), resolve, reject });
        send(frame);
      }),
    setReading(reading) {
      isReading = reading;
      hasHeard = true;
    },
    stop(reason) {
      cancel();
      for (const { reject } of open.values()) reject(reason);
      open.clear();
    },
  };
}

/** 32 random bytes in base64url. */
export function randomNonce(): string {
  return encodeBase64url(globalThis.crypto.getRandomValues(new Uint8Array(nonceBytes)));
}
