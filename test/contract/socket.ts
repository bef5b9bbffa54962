import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { drainBytes, type SocketServer, type TlsFiles } from "../../server/socket/port.ts";
import {
  type EchoOverrides,
  echoServer,
  type Recorder,
  type SocketDriver,
  type TestClient,
  testLimits,
  until,
} from "../support/sockets.ts";
import { testTls } from "../support/tls.ts";

const text = (value: string): Uint8Array => new TextEncoder().encode(value);

/** What every adapter of the socket port must do. Run it once per adapter. */
export function socketContract(name: string, createDriver: (tls: TlsFiles) => SocketDriver): void {
  describe(`socket port on ${name}`, () => {
    let tls: TlsFiles;
    let driver: SocketDriver;
    let server: SocketServer | undefined;

    beforeAll(async () => {
      tls = await testTls();
      driver = createDriver(tls);
    });
    afterEach(async () => {
      await server?.close();
      server = undefined;
    });

    async function start(
      overrides: EchoOverrides = {},
    ): Promise<{ port: number; recorder: Recorder; connect(): Promise<TestClient> }> {
      const { options, recorder } = echoServer(tls, overrides);
      server = await driver.listen(options);
      const { port } = server;
      return { port, recorder, connect: () => driver.connect(port) };
    }

    describe("handshake", () => {
      it.each([403, 404, 421, 503])("refuses with the status %i that the caller chose", async (status) => {
        const { port, recorder } = await start({ upgrade: () => ({ accept: false, status }) });
        await expect(driver.connect(port)).rejects.toMatchObject({ status });
        expect(recorder.opened).toEqual([]);
      });

      it("shows path without query, Host, Origin and address to the caller", async () => {
        const seen: unknown[] = [];
        const { port } = await start({
          upgrade: (request) => {
            seen.push(request);
            return { accept: true };
          },
        });
        await driver.connect(port, { path: "/a/b", host: "example.test:8443", origin: "https://page.test" });
        await driver.connect(port, { path: "/" });
        expect(seen).toEqual([
          { path: "/a/b", host: "example.test:8443", origin: "https://page.test", remoteAddress: "127.0.0.1" },
          { path: "/", host: expect.any(String), remoteAddress: "127.0.0.1" },
        ]);
      });

      it("answers 500 and tells the fault when the caller throws", async () => {
        const { port, recorder } = await start({
          upgrade: () => {
            throw new Error("broken");
          },
        });
        await expect(driver.connect(port)).rejects.toMatchObject({ status: 500 });
        expect(recorder.faults).toHaveLength(1);
      });

      it("gives connections rising ids, their address and their Host", async () => {
        const { port, connect, recorder } = await start();
        await connect();
        await driver.connect(port, { host: "example.test" });
        expect(recorder.opened[1]!.host).toBe("example.test");
        expect(recorder.opened.map(({ id, remoteAddress, isOpen }) => ({ id, remoteAddress, isOpen }))).toEqual([
          { id: 1, remoteAddress: "127.0.0.1", isOpen: true },
          { id: 2, remoteAddress: "127.0.0.1", isOpen: true },
        ]);
      });
    });

    describe("messages", () => {
      it("brings text and binary messages unchanged and says which is which", async () => {
        const seen: unknown[] = [];
        const { connect } = await start({
          websocket: {
            message: (connection, bytes, isBinary) => {
              seen.push([Buffer.from(bytes).toString("latin1"), isBinary]);
              if (isBinary) connection.send(text("done"));
            },
          },
        });
        const client = await connect();
        client.send("");
        client.send("grüße \u{1f680}");
        client.send(Uint8Array.of(0, 255, 128));
        await client.next();
        expect(seen).toEqual([
          ["", false],
          [Buffer.from("grüße \u{1f680}").toString("latin1"), false],
          ["\x00\xff\x80", true],
        ]);
      });

      it("sends in the order of the calls, single frames and batches mixed, all lengths (MWP-EVT-008)", async () => {
        const lengths = [0, 1, 125, 126, 127, 65_535, 65_536, 200_000];
        const frames = lengths.map((length, i) => text(String.fromCharCode(97 + i).repeat(length)));
        const { connect } = await start({
          websocket: {
            open: (connection) => {
              connection.send(text("first"));
              connection.sendAll(frames);
              connection.sendAll([]);
              connection.send(text("last"));
            },
          },
        });
        const client = await connect();
        expect(await client.next()).toBe("first");
        for (const frame of frames) expect((await client.next()) === Buffer.from(frame).toString()).toBe(true);
        expect(await client.next()).toBe("last");
      });

      it("takes a message of exactly the limit and closes on one byte more with 1009", async () => {
        const { connect, recorder } = await start();
        const client = await connect();
        client.send("x".repeat(testLimits.frameBytesMax));
        expect(await client.next()).toHaveLength(testLimits.frameBytesMax);
        client.send("x".repeat(testLimits.frameBytesMax + 1));
        expect((await client.ended).code).toBe(1009);
        expect(recorder.closed).toEqual([{ id: 1, code: 1009 }]);
      });

      it("closes with 1011 and tells the fault when a handler throws", async () => {
        const { connect, recorder } = await start({
          websocket: {
            message: () => {
              throw new Error("broken");
            },
          },
        });
        const client = await connect();
        client.send("x");
        expect((await client.ended).code).toBe(1011);
        expect(recorder.faults).toHaveLength(1);
        expect(recorder.closed).toEqual([{ id: 1, code: 1011 }]);
      });
    });

    describe("ends", () => {
      it("sends what waits, then code and reason, and tells its own handler inside close", async () => {
        const { connect, recorder } = await start();
        const client = await connect();
        const [connection] = recorder.opened;
        connection!.sendAll([text("a"), text("b")]);
        connection!.close(1012, "restarting");
        expect(recorder.closed).toEqual([{ id: 1, code: 1012 }]);
        expect([await client.next(), await client.next()]).toEqual(["a", "b"]);
        expect(await client.ended).toEqual({ code: 1012, reason: "restarting" });
      });

      it("does nothing and tells nothing once it is over", async () => {
        const { connect, recorder } = await start();
        const client = await connect();
        const connection = recorder.opened[0]!;
        connection.close(1000, "");
        connection.send(text("late"));
        connection.sendAll([text("later")]);
        connection.close(1001, "again");
        client.send("to nobody");
        expect((await client.ended).code).toBe(1000);
        expect(connection).toMatchObject({ isOpen: false, bufferedBytes: 0 });
        expect(recorder.closed).toEqual([{ id: 1, code: 1000 }]);
      });

      it("tells the code the peer gave", async () => {
        const { connect, recorder } = await start();
        const client = await connect();
        client.close(4321, "bye");
        await client.ended;
        await until(() => recorder.closed.length > 0);
        expect(recorder.closed).toEqual([{ id: 1, code: 4321 }]);
        expect(recorder.opened[0]!.isOpen).toBe(false);
      });

      it("tells 1006 when the peer is cut off", async () => {
        const { connect, recorder } = await start();
        (await connect()).cut();
        await until(() => recorder.closed.length > 0);
        expect(recorder.closed).toEqual([{ id: 1, code: 1006 }]);
      });

      it("may be closed from inside every handler", async () => {
        for (const where of ["open", "message"] as const) {
          const { connect, recorder } = await start({
            websocket: {
              [where]: (connection: { close(code: number, reason: string): void }) => connection.close(1008, where),
            },
          });
          const client = await connect();
          if (where === "message") client.send("x");
          expect(await client.ended).toEqual({ code: 1008, reason: where });
          expect(recorder.closed).toHaveLength(1);
          await server?.close();
        }
      });
    });

    describe("slow readers", () => {
      it("shows what waits and calls drain when it is gone (MWP-EVT-011)", async () => {
        const { connect, recorder } = await start();
        const client = await connect();
        client.pause();
        await new Promise((resolve) => setTimeout(resolve, 20));
        const connection = recorder.opened[0]!;
        const frame = text("z".repeat(60_000));
        let sent = 0;
        while (connection.bufferedBytes <= 4 * drainBytes && sent < 400) {
          connection.send(frame);
          sent += 1;
          if (sent % 20 === 0) await new Promise((resolve) => setTimeout(resolve, 2));
        }
        expect(connection.bufferedBytes).toBeGreaterThan(4 * drainBytes);
        client.resume();
        for (let i = 0; i < sent; i += 1) expect(await client.next()).toHaveLength(60_000);
        await until(() => recorder.drained.length > 0 && connection.bufferedBytes === 0);
      });

      it("cuts off a reader that would hold more than bufferedBytesMax, so that no gap can follow", async () => {
        const { connect, recorder } = await start({ limits: { bufferedBytesMax: 1_000_000 } });
        const client = await connect();
        client.pause();
        await new Promise((resolve) => setTimeout(resolve, 20));
        const connection = recorder.opened[0]!;
        for (let i = 0; i < 400 && connection.isOpen; i += 1) {
          connection.sendAll([text("y".repeat(30_000)), text("y".repeat(30_000))]);
          expect(connection.bufferedBytes).toBeLessThanOrEqual(1_010_000);
          if (i % 20 === 0) await new Promise((resolve) => setTimeout(resolve, 2));
        }
        expect(recorder.closed).toEqual([{ id: 1, code: 1006 }]);
        client.resume();
        expect((await client.ended).code).toBe(1006);
      });
    });

    describe("HTTP", () => {
      it("shows method, path, query, headers, address and body, and sends status, headers and body", async () => {
        let seen: unknown;
        const { port } = await start({
          http: async ({ body, bodyStream: _, ...head }) => {
            seen = { ...head, headers: head.headers.get("x-one") };
            return {
              status: 201,
              headers: { "content-type": "text/plain", "x-frame-options": "DENY" },
              body: await body(100),
            };
          },
        });
        const reply = await driver.request(port, {
          method: "POST",
          path: "/a?b=%20&c=?",
          headers: { "x-one": "1" },
          body: "grüße",
        });
        expect(seen).toEqual({
          method: "POST",
          path: "/a",
          query: "b=%20&c=?",
          headers: "1",
          remoteAddress: "127.0.0.1",
        });
        expect(reply).toMatchObject({
          status: 201,
          body: "grüße",
          headers: { "content-type": "text/plain", "x-frame-options": "DENY" },
        });
      });

      it("sends no body for HEAD, 204 and 304", async () => {
        const { port } = await start({ http: async ({ path }) => ({ status: Number(path.slice(1)), body: "text" }) });
        expect(await driver.request(port, { method: "HEAD", path: "/200" })).toMatchObject({ status: 200, body: "" });
        expect(await driver.request(port, { path: "/204" })).toMatchObject({ status: 204, body: "" });
        expect(await driver.request(port, { path: "/304" })).toMatchObject({ status: 304, body: "" });
      });

      it("answers 413 to a body over the limit of the call, exactly at the limit it passes", async () => {
        const { port, recorder } = await start({
          http: async ({ body }) => ({ status: 200, body: `${(await body(1_000)).length}` }),
        });
        expect(await driver.request(port, { method: "POST", path: "/", body: "x".repeat(1_000) })).toMatchObject({
          status: 200,
          body: "1000",
        });
        expect(await driver.request(port, { method: "POST", path: "/", body: "x".repeat(1_001) })).toMatchObject({
          status: 413,
          body: "",
        });
        expect(recorder.faults).toEqual([]);
      });

      it("waits for a body that is asked for late", async () => {
        const { port } = await start({
          http: async ({ body }) => {
            await new Promise((resolve) => setTimeout(resolve, 50));
            return { status: 200, body: `${(await body(1_000_000)).length}` };
          },
        });
        expect(await driver.request(port, { method: "POST", path: "/", body: "x".repeat(900_000) })).toMatchObject({
          body: "900000",
        });
      });

      it("answers 500 without a word when the caller throws or smuggles a header line, and tells the fault", async () => {
        const { port, recorder } = await start({
          http: async ({ path }) => {
            if (path === "/throw") throw new Error("secret");
            return { status: 200, headers: { location: "/\r\nset-cookie: a=b" } };
          },
        });
        for (const path of ["/throw", "/smuggle"]) {
          const reply = await driver.request(port, { path });
          expect(reply).toMatchObject({ status: 500, body: "" });
          expect(reply.headers).not.toHaveProperty("set-cookie");
        }
        expect(recorder.faults).toHaveLength(2);
      });
    });

    describe("shutdown", () => {
      it("refuses new connections after stopAccepting and keeps the old ones", async () => {
        const { connect } = await start();
        const client = await connect();
        server!.stopAccepting();
        server!.stopAccepting();
        await expect(connect()).rejects.toThrow();
        client.send("still here");
        expect(await client.next()).toBe("still here");
      });

      it("cuts off who is left at close, frees the port, and may be closed twice", async () => {
        const { connect, recorder, port } = await start();
        const client = await connect();
        await server!.close();
        await server!.close();
        expect((await client.ended).code).toBe(1006);
        expect(recorder.closed).toEqual([{ id: 1, code: 1006 }]);
        server = await driver.listen({ ...echoServer(tls).options, port });
        expect(server.port).toBe(port);
      });

      it("says in one line that a port is taken", async () => {
        const { port } = await start();
        const second = driver.listen({ ...echoServer(tls).options, port });
        await expect(second).rejects.toMatchObject({
          code: "address-unusable",
          message: expect.not.stringContaining("\n"),
        });
      });
    });
  });
}
