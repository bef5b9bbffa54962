import { setImmediate } from "node:timers";

/** Resolves in a later turn of the event loop: work that a store answers at once must not keep everybody else waiting. */
export function nextTurn(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}
