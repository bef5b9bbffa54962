import type { BodyWriter, ListenOptions, StreamBody } from "./port.ts";

/** A stream made safe for an adapter: what it throws is told to `fault` and cuts the answer; `closed` comes exactly once. */
export interface GuardedStream {
  start(writer: BodyWriter): void;
  drained(): void;
  closed(): void;
}

/** Guards one stream. */
export function guardStream({ fault }: Pick<ListenOptions, "fault">, body: StreamBody): GuardedStream {
  let writer: BodyWriter | undefined;
  let isClosed = false;
  const guard = (call: () => void): void => {
    try {
      call();
    } catch (error) {
      fault(error);
      writer?.cut();
    }
  };
  return {
    start(out) {
      if (isClosed) return;
      writer = out;
      guard(() => body.start(out));
    },
    drained() {
      if (!isClosed) guard(() => body.drained?.());
    },
    closed() {
      if (isClosed) return;
      isClosed = true;
      guard(() => body.closed());
    },
  };
}
