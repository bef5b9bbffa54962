import { afterEach, describe, expect, it, vi } from "vitest";
import { loadUws } from "../../../server/socket/uws-load.ts";

describe("loadUws", () => {
  afterEach(() => {
    vi.doUnmock("uWebSockets.js");
    vi.resetModules();
  });

  // The one binary of the devDependency that old and new systems can load; elsewhere `ws` may have to serve.
  it.skipIf(!process.version.startsWith("v20."))("loads the addon that is installed here (needs Node 20)", async () => {
    expect(await loadUws()).toHaveProperty("SSLApp");
  });

  it("says in one line why the addon does not load", async () => {
    vi.doMock("uWebSockets.js", () => {
      throw new Error(
        "This version of uWS.js supports only Node.js 16.\n\nError: libc.so.6: version `GLIBC_2.38' not found",
      );
    });
    await expect(loadUws()).rejects.toMatchObject({
      code: "adapter-unavailable",
      message: expect.stringMatching(/^uWebSockets\.js does not load in Node [^\n]+$/),
    });
  });
});
