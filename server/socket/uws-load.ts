import { SocketError } from "./port.ts";

/** The addon's interface. */
export type Uws = typeof import("uWebSockets.js");

/** Loads the addon, or throws {@link SocketError} `adapter-unavailable` with one line that says why it cannot be had. */
export async function loadUws(): Promise<Uws> {
  try {
    const { default: uws } = await import("uWebSockets.js");
    silence(uws);
    return uws;
  } catch (error) {
    const platform = `Node ${process.versions.node} on ${process.platform}-${process.arch}`;
    throw new SocketError("adapter-unavailable", `uWebSockets.js does not load in ${platform}: ${reason(error)}`, {
      cause: error,
    });
  }
}

/** Its own switch, missing from its types, that leaves the version banner out of every answer. */
function silence(uws: Uws & { _cfg?(key: string): void }): void {
  uws._cfg?.("silent");
}

/** The loader of the addon puts the system's own words last. */
function reason(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if ("code" in error && error.code === "ERR_MODULE_NOT_FOUND") return "it is not installed";
  return (
    error.message
      .split("\n")
      .filter((line) => line.trim() !== "" && !line.startsWith("- "))
      .at(-1) ?? error.name
  );
}
