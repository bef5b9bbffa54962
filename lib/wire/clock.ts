/** The time and the timers of a client; tests bring their own. */
export interface Clock {
  /** Unix time, milliseconds. */
  nowMs(): number;
  /** Runs `action` once after `delayMs`; the returned function cancels it. */
  after(delayMs: number, action: () => void): () => void;
}

/** The clock of this machine. A timer alone does not keep the process alive. */
export const systemClock: Clock = {
  nowMs: () => Date.now(),
  after: (delayMs, action) => {
    const timer = setTimeout(action, delayMs);
    return () => clearTimeout(timer);
  },
};
