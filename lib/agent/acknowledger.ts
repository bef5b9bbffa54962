import type { AckFrame } from "../../generated/types.ts";
import { formatInstantMs } from "../format/timestamp.ts";
import type { Clock } from "../wire/clock.ts";
import { randomUrn } from "../wire/command.ts";
import { protocolVersion } from "../wire/frame.ts";
import type { Acknowledgement } from "./cursor.ts";

/** Tells the authority of durable progress, many Groups and Events in one ACK (MWP-WRK-030). */
export interface Acknowledger {
  /** Within `ackMs`. */
  soon(): void;
  now(): void;
  cancel(): void;
}

/** Nothing to tell yet. `due` is asked when an ACK is about to be sent. */
export function createAcknowledger(options: {
  readonly clock: Clock;
  readonly ackMs: number;
  due(): readonly Acknowledgement[];
  send(frame: AckFrame): void;
}): Acknowledger {
  const { clock, ackMs, due, send } = options;
  let cancelTimer: (() => void) | undefined;
  const cancel = (): void => {
    cancelTimer?.();
    cancelTimer = undefined;
  };
  const now = (): void => {
    cancel();
    const [first, ...more] = due();
    if (first === undefined) return;
    const sentAt = formatInstantMs(clock.nowMs());
    send({ protocolVersion, frameId: randomUrn(), frameType: "ACK", acknowledgements: [first, ...more], sentAt });
  };
  return {
    now,
    cancel,
    soon() {
      cancelTimer ??= clock.after(ackMs, now);
    },
  };
}
