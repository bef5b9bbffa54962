/** The time and the timers of a client; tests bring their own. */
export interface Clock {
  /** Unix time, milliseconds. */
  nowMs(): number;
  /** Runs `action` once after `delayMs`; the returned function cancels it. */
  after(delayMs: number, action: () => void): () => void;
}

/** Longest delay the runtimes' timers take; beyond it they fire at once. */
const delayMsMax = 2 ** 31 - 1;

/** The clock of this machine. */
export const systemClock: Clock = {
  nowMs: () => Date.now(),
  after: (delayMs, action) => {
    const timer = setTimeout(action, Math.min(delayMs, delayMsMax));
    return () => clearTimeout(timer);
  },
};
