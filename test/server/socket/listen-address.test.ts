import { createServer } from "node:net";
import { describe, expect, it } from "vitest";
import { bindError, listenAddresses, probeBind } from "../../../server/socket/listen-address.ts";

describe("listenAddresses", () => {
  it("leaves an address as it is", async () => {
    expect(await listenAddresses("0.0.0.0")).toEqual(["0.0.0.0"]);
    expect(await listenAddresses("::1")).toEqual(["::1"]);
  });

  it("takes localhost as every loopback address there is, whatever its case", async () => {
    const addresses = await listenAddresses("LocalHost");
    expect(addresses.length).toBeGreaterThan(0);
    for (const address of addresses) expect(["127.0.0.1", "::1"]).toContain(address);
  });

  it("says that a name does not resolve", async () => {
    await expect(listenAddresses("no-such-name.invalid")).rejects.toMatchObject({
      code: "address-unusable",
      message: "cannot listen: the host name no-such-name.invalid does not resolve",
    });
  });
});

describe("bindError", () => {
  it.each([
    ["EADDRINUSE", "the port is in use (EADDRINUSE)"],
    ["EACCES", "not permitted; ports below 1024 often need a privilege (EACCES)"],
    ["EADDRNOTAVAIL", "this machine has no such address (EADDRNOTAVAIL)"],
    ["EMFILE", "EMFILE"],
  ])("tells %s", (code, reason) => {
    const error = bindError("192.0.2.1", 443, Object.assign(new Error("bind"), { code }));
    expect([error.code, error.message]).toEqual(["address-unusable", `cannot listen on 192.0.2.1 port 443: ${reason}`]);
  });

  it("does without a reason", () => {
    expect(bindError("::1", 443, undefined).message).toBe("cannot listen on ::1 port 443: unknown reason");
  });
});

describe("probeBind", () => {
  it("tells what the system says, and leaves a free port free", async () => {
    const server = createServer();
    const port = await new Promise<number>((resolve) =>
      server.listen(0, "127.0.0.1", () => resolve((server.address() as { port: number }).port)),
    );
    expect(await probeBind("127.0.0.1", port)).toMatchObject({ code: "EADDRINUSE" });
    await new Promise((resolve) => server.close(resolve));
    expect([await probeBind("127.0.0.1", port), await probeBind("127.0.0.1", port)]).toEqual([undefined, undefined]);
  });
});
