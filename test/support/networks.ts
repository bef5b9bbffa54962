import { describe } from "vitest";
import { loadUws } from "../../server/socket/uws-load.ts";

/** What carries the connections of a test. */
export type Network = "memory" | "ws" | "uws";

/** Why uWebSockets.js does not load in this runtime; undefined where it does. */
export const uwsMissing: string | undefined = await loadUws().then(
  () => undefined,
  (error: Error) => error.message,
);

/** Describes a suite on every network. One whose adapter cannot load here is skipped, and its name says why. */
export function describeNetworks(name: string, suite: (network: Network) => void): void {
  for (const network of ["memory", "ws", "uws"] as const) {
    const missing = network === "uws" ? uwsMissing : undefined;
    const where = missing === undefined ? network : `${network} (${missing})`;
    describe.skipIf(missing !== undefined)(`${name} on ${where}`, () => suite(network));
  }
}
