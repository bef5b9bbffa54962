import { expect, it } from "vitest";

/** The runtime that executes this code, by what only it has. */
function actual(): string {
  if ("Bun" in globalThis) return "Bun";
  if ("Deno" in globalThis) return "Deno";
  return `Node ${process.versions.node.split(".")[0]}`;
}

// Test runners start workers of their own; a tier that names a runtime must not be served by another.
it("runs in the runtime that the tier named", () => {
  expect(actual()).toBe(process.env.MWP_TEST_RUNTIME ?? actual());
});
