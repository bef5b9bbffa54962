import type { Clock } from "../clock.ts";
import { faultMsMax } from "../limits.ts";
import type { Log } from "./log.ts";

/** Whether the process serves: `live` as long as it runs, `ready` while it accepts work and its store commits. */
export interface Health {
  readonly isReady: boolean;
  serving(): void;
  stopping(): void;
  /** A failure of ours: logged, and not ready until something was committed again, or for `faultMsMax`. */
  fault(error: unknown, groupId?: string): void;
  /** A commit succeeded. */
  committed(): void;
}

/** Health of one process. */
export function createHealth(log: Log, clock: Clock): Health {
  let phase: "starting" | "serving" | "stopping" = "starting";
  let faultyUntilMs = 0;
  return {
    get isReady() {
      return phase === "serving" && clock.nowMs() >= faultyUntilMs;
    },
    serving() {
      phase = "serving";
    },
    stopping() {
      phase = "stopping";
    },
    fault(error, groupId) {
      faultyUntilMs = clock.nowMs() + faultMsMax;
      log.error({ err: error, groupId }, "a request could not be completed");
    },
    committed() {
      faultyUntilMs = 0;
    },
  };
}
