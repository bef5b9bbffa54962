import { connect as connectTcp, type Socket } from "node:net";
import { networkInterfaces } from "node:os";
import { connect as connectTls, type TLSSocket } from "node:tls";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import type { Listen, SocketServer, TlsFiles } from "../../server/socket/port.ts";
import { handshakeRequest, opcode, openRaw, type RawWebSocket, rawFrame } from "../support/raw-websocket.ts";
import {
  type EchoOverrides,
  echoServer,
  networkDriver,
  type Recorder,
  type SocketDriver,
  until,
} from "../support/sockets.ts";
import { testTls, trustOf } from "../support/tls.ts";

const text = (payload: string): Uint8Array => rawFrame({ opcode: opcode.text, payload });
const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

interface Running {
  readonly port: number;
  readonly recorder: Recorder;
}

/** What only an adapter on a real network can be asked: TLS, TCP, hostile and slow peers. */
export function networkSuite(name: "uws" | "ws", listen: Listen): void {
  describe(`network behaviour of ${name}`, () => {
    let tls: TlsFiles;
    let driver: SocketDriver;
    const servers: SocketServer[] = [];
    const sockets: Socket[] = [];

    beforeAll(async () => {
      tls = await testTls();
      driver = networkDriver(listen, tls);
    });
    afterEach(async () => {
      for (const socket of sockets.splice(0)) socket.destroy();
      await Promise.all(servers.splice(0).map((server) => server.close()));
    });

    async function start(overrides: EchoOverrides = {}): Promise<Running> {
      const { options, recorder } = echoServer(tls, overrides);
      const server = await listen(options);
      servers.push(server);
      return { port: server.port, recorder };
    }
    function tcp(port: number): Socket {
      const socket = connectTcp(port, "127.0.0.1").on("error", () => undefined);
      sockets.push(socket);
      return socket;
    }
    function secure(port: number): Promise<TLSSocket> {
      return new Promise((resolve, reject) => {
        const socket = connectTls({ host: "127.0.0.1", port, ca: trustOf(tls) }, () => resolve(socket));
        socket.on("error", reject).on("close", () => reject(new Error("closed")));
        sockets.push(socket);
      });
    }
    async function raw(port: number): Promise<RawWebSocket> {
      const opened = await openRaw(port, trustOf(tls));
      sockets.push(opened.socket);
      return opened;
    }

    describe("TLS (MWP-EVT-008)", () => {
      function negotiate(port: number, version: "TLSv1.2" | "TLSv1.3"): Promise<string | null> {
        return new Promise((resolve, reject) => {
          const options = {
            host: "127.0.0.1",
            port,
            ca: trustOf(tls),
            minVersion: version,
            maxVersion: version,
          } as const;
          const socket = connectTls(options, () => resolve(socket.getProtocol()));
          socket.on("error", reject);
          sockets.push(socket);
        });
      }

      it("accepts TLS 1.3 and refuses TLS 1.2", async () => {
        const { port } = await start();
        await expect(negotiate(port, "TLSv1.3")).resolves.toBe("TLSv1.3");
        await expect(negotiate(port, "TLSv1.2")).rejects.toThrow();
      });

      it("does not speak without TLS", async () => {
        const { port } = await start({ http: async () => ({ status: 200 }) });
        const socket = tcp(port);
        let answer = "";
        socket.on("data", (chunk) => {
          answer += chunk.toString("latin1");
        });
        socket.write(handshakeRequest());
        await new Promise((resolve) => socket.on("close", resolve));
        expect(answer).not.toContain("101");
      });

      it("says in one line what is wrong with the files", async () => {
        const other = await testTls();
        for (const files of [
          { ...tls, certFile: "/nowhere/cert.pem" },
          { ...tls, keyFile: tls.certFile },
          { ...tls, keyFile: other.keyFile },
        ]) {
          const failed = listen({ ...echoServer(files).options });
          await expect(failed).rejects.toMatchObject({
            code: "tls-unusable",
            message: expect.stringMatching(/^[^\n]*\.pem[^\n]*$/),
          });
        }
      });
    });

    describe("connection caps", () => {
      it("drops what exceeds connectionsMax, and takes new ones when old ones are gone", async () => {
        const { port } = await start({ limits: { connectionsMax: 3 } });
        const first = await raw(port);
        await secure(port);
        const idle = tcp(port);
        await pause(50);
        await expect(secure(port)).rejects.toThrow();
        idle.destroy();
        first.socket.destroy();
        await pause(50);
        await secure(port);
        await raw(port);
        await expect(secure(port)).rejects.toThrow();
      });

      it("refuses an address more than connectionsPerAddressMax", async () => {
        const { port, recorder } = await start({ limits: { connectionsPerAddressMax: 2 } });
        const [first] = [await driver.connect(port), await driver.connect(port)];
        await expect(driver.connect(port)).rejects.toThrow();
        await expect(
          driver
            .request(port, { path: "/" })
            .then(({ status }) => (status === 503 ? Promise.reject(new Error("503")) : status)),
        ).rejects.toThrow();
        first!.close(1000, "");
        await until(() => recorder.closed.length === 1);
        await pause(50);
        await driver.connect(port);
      });
    });

    describe("hostile messages", () => {
      it("refuses 100 MB in one frame without taking them in", async () => {
        const { port, recorder } = await start();
        const peer = await raw(port);
        const sent = await flood(
          peer,
          [rawFrame({ opcode: opcode.text, declared: 100_000_000n })],
          Buffer.alloc(65_536),
        );
        expect(sent).toBeLessThan(20_000_000);
        await until(() => recorder.closed.length === 1);
        expect(recorder.closed[0]?.code).toBe(1009);
      });

      it("refuses 100 MB in fragments without taking them in", async () => {
        const { port, recorder } = await start();
        const peer = await raw(port);
        const fragment = rawFrame({ opcode: opcode.continuation, payload: Buffer.alloc(16_384, 97), fin: false });
        const sent = await flood(peer, [rawFrame({ opcode: opcode.text, payload: "a", fin: false })], fragment);
        expect(sent).toBeLessThan(20_000_000);
        await until(() => recorder.closed.length === 1);
        expect(recorder.closed[0]?.code).toBe(1009);
      });

      /** Writes until the server ends the connection; returns the bytes that went out, at most 100 MB. */
      async function flood(peer: RawWebSocket, first: readonly Uint8Array[], chunk: Uint8Array): Promise<number> {
        peer.write(...first);
        let sent = 0;
        while (sent < 100_000_000 && !peer.socket.destroyed && peer.socket.writable) {
          sent += chunk.length;
          if (!peer.socket.write(chunk))
            await Promise.race([new Promise((resolve) => peer.socket.once("drain", resolve)), peer.ended]);
          await pause(0);
        }
        return sent;
      }

      it("outlives random bytes, in the handshake and behind it", async () => {
        const { port, recorder } = await start();
        const random = mulberry(20_250_101);
        await Promise.all(
          Array.from({ length: 40 }, async (_, i) => {
            const noise = Buffer.from(
              Array.from({ length: 1 + Math.floor(random() * 3_000) }, () => Math.floor(random() * 256)),
            );
            if (i % 4 === 0) (await secure(port)).end(noise);
            else if (i % 4 === 1) tcp(port).end(noise);
            else {
              const peer = await raw(port);
              peer.write(noise);
              await Promise.race([peer.ended, pause(100)]);
              peer.socket.destroy();
            }
          }),
        );
        await until(() => recorder.closed.length === recorder.opened.length);
        expect(recorder.faults).toEqual([]);
        const client = await driver.connect(port);
        client.send("alive");
        expect(await client.next()).toBe("alive");
      });
    });

    describe("order and coalescing", () => {
      it("keeps batches in order and whole while the peer pings in between", async () => {
        let batch = 0;
        const { port } = await start({
          websocket: {
            message: (connection) => {
              const frames = Array.from({ length: 20 }, (_, i) =>
                Buffer.from(`${batch}/${i} ${"x".repeat((batch * 37 + i * 101) % 5_000)}`),
              );
              batch += 1;
              connection.sendAll(frames);
            },
          },
        });
        const peer = await raw(port);
        for (let i = 0; i < 50; i += 1) peer.write(text("go"), rawFrame({ opcode: opcode.ping, payload: `${i}` }));
        await until(() => peer.frames.length === 50 * 20 + 50);
        const texts = peer.frames
          .filter((frame) => frame.opcode === opcode.text)
          .map(({ payload }) => payload.toString().split(" ")[0]);
        const pongs = peer.frames
          .filter((frame) => frame.opcode === opcode.pong)
          .map(({ payload }) => payload.toString());
        expect(texts).toEqual(Array.from({ length: 1_000 }, (_, i) => `${Math.floor(i / 20)}/${i % 20}`));
        expect(pongs).toEqual(Array.from({ length: 50 }, (_, i) => `${i}`));
      });

      it("sends a batch in one TLS record, not in one per frame", async () => {
        const { port, recorder } = await start();
        const peer = await raw(port);
        const before = peer.socket.bytesRead;
        let reads = 0;
        peer.socket.on("data", () => {
          reads += 1;
        });
        recorder.opened[0]!.sendAll(Array.from({ length: 100 }, (_, i) => Buffer.from(`${i}`.padStart(100))));
        await until(() => peer.frames.length === 100);
        expect(peer.socket.bytesRead - before).toBeLessThan(100 * 102 + 200);
        expect(reads).toBeLessThanOrEqual(3);
      });
    });

    describe("slow and vanished peers", () => {
      it("pings, keeps who answers, ends who is silent for idleMsMax, and ends a head that does not get on", async () => {
        // One test for the two waits, so that they pass side by side.
        await Promise.all([idlePeers(), slowHeads()]);
      });

      async function idlePeers(): Promise<void> {
        const { port, recorder } = await start({ limits: { idleMsMax: 8_000 } });
        const silent = await raw(port);
        const alive = await driver.connect(port);
        const tookMs = await timeOf(silent.ended);
        expect(tookMs).toBeGreaterThan(3_000);
        expect(tookMs).toBeLessThan(17_000);
        expect(silent.frames.map((frame) => frame.opcode)).toContain(opcode.ping);
        expect(recorder.closed).toEqual([{ id: 1, code: 1006 }]);
        alive.send("still here");
        expect(await alive.next()).toBe("still here");
      }

      async function slowHeads(): Promise<void> {
        const { port } = await start({ limits: { headMsMax: 1_000 } });
        const stalled = tcp(port);
        const slow = await secure(port);
        slow.write("GET / HTTP/1.1\r\nHost: a\r\nX: ");
        const drip = setInterval(() => slow.write("x"), 500);
        const tookMs = await timeOf(
          Promise.all([stalled, slow].map((socket) => new Promise((resolve) => socket.on("close", resolve)))),
        );
        clearInterval(drip);
        expect(tookMs).toBeLessThan(name === "uws" ? 14_000 : 4_000);
      }

      async function timeOf(done: Promise<unknown>): Promise<number> {
        const begin = performance.now();
        await done;
        return performance.now() - begin;
      }

      it("tells 1006 when the peer half-closes without a close frame", async () => {
        const { port, recorder } = await start();
        (await raw(port)).socket.end();
        await until(() => recorder.closed.length === 1);
        expect(recorder.closed[0]?.code).toBe(1006);
      });
    });

    describe("HTTP on the wire", () => {
      /** Sends text on one connection and returns all that comes back until it ends or `replies` status lines were seen. */
      async function exchange(
        port: number,
        request: string,
        replies = 1,
      ): Promise<{ text: string; socket: TLSSocket }> {
        const socket = await secure(port);
        let received = "";
        socket.on("data", (chunk) => {
          received += chunk.toString("latin1");
        });
        socket.write(request);
        await until(() => socket.destroyed || received.split("HTTP/1.1 ").length > replies);
        await pause(10);
        return { text: received, socket };
      }
      const post = (length: number | string, body: string): string =>
        `POST / HTTP/1.1\r\nHost: a\r\nContent-Length: ${length}\r\n\r\n${body}`;
      const sizeOfBody = {
        http: async ({ body }: { body(limit: number): Promise<Uint8Array> }) => ({
          status: 200,
          body: `${(await body(1_000)).length}`,
        }),
      };

      it("serves several requests on one connection, in order", async () => {
        const { port } = await start({ http: async ({ path }) => ({ status: 200, body: `at ${path}` }) });
        const get = (path: string): string => `GET ${path} HTTP/1.1\r\nHost: a\r\n\r\n`;
        const { text: first, socket } = await exchange(port, get("/one"));
        expect(first).toContain("at /one");
        let second = "";
        socket.on("data", (chunk) => {
          second += chunk.toString();
        });
        socket.write(get("/two"));
        await until(() => second.includes("at /two"));
      });

      it("joins repeated headers", async () => {
        const { port } = await start({
          http: async ({ headers }) => ({ status: 200, body: `[${headers.get("x-a")}][${headers.get("host")}]` }),
        });
        expect((await exchange(port, "GET / HTTP/1.1\r\nHost: a\r\nX-A: 1\r\nx-a: 2\r\nHost: b\r\n\r\n")).text).toMatch(
          /\[1, 2\]\[a, b\]| 400 /,
        );
      });

      it("takes chunked bodies and limits them too", async () => {
        const { port } = await start(sizeOfBody);
        const chunked = (size: number): string =>
          `POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n${size.toString(16)}\r\n${"x".repeat(size)}\r\n0\r\n\r\n`;
        expect((await exchange(port, chunked(1_000))).text).toMatch(/ 200 .*1000$/s);
        expect((await exchange(port, chunked(1_001))).text).toMatch(/^HTTP\/1.1 413 /);
      });

      it("answers 413 to a declared length at once and closes", async () => {
        const { port } = await start(sizeOfBody);
        const { text: answer, socket } = await exchange(port, post(100_000_000, "x"));
        expect(answer).toMatch(/^HTTP\/1.1 413 /);
        await until(() => socket.destroyed);
      });

      it("answers 408 to a body that does not arrive in bodyMsMax", async () => {
        const { port, recorder } = await start({ ...sizeOfBody, limits: { bodyMsMax: 200 } });
        expect((await exchange(port, post(10, "abc"))).text).toMatch(/^HTTP\/1.1 408 /);
        expect(recorder.faults).toEqual([]);
      });

      it("rejects the body with body-aborted when the client leaves, and survives the late answer", async () => {
        const codes: unknown[] = [];
        const { port, recorder } = await start({
          http: async ({ body }) => {
            await body(1_000).catch((error: { code: string }) => codes.push(error.code));
            await pause(20);
            return { status: 200, body: "too late" };
          },
        });
        const socket = await secure(port);
        socket.write(post(10, "abc"));
        await pause(50);
        socket.destroy();
        await until(() => codes.length === 1);
        await pause(50);
        expect(codes).toEqual(["body-aborted"]);
        expect(recorder.faults).toEqual([]);
      });

      it("closes the connection when it answers without having read the body", async () => {
        const { port } = await start({ http: async () => ({ status: 401 }) });
        const { text: answer, socket } = await exchange(port, post(5_000, "x".repeat(100)));
        expect(answer).toMatch(/^HTTP\/1.1 401 /);
        await until(() => socket.destroyed);
      });

      it.each([
        ["no HTTP", "nonsense\r\n\r\n"],
        ["two lengths", "POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 3\r\nTransfer-Encoding: chunked\r\n\r\nabc"],
        ["a length that is no number", post("x", "")],
        ["a negative length", post("-1", "")],
        ["a head of 100 KB", `GET / HTTP/1.1\r\nHost: a\r\n${`X: ${"y".repeat(1_000)}\r\n`.repeat(100)}\r\n`],
        ["HTTP/2 without TLS negotiation", "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n"],
      ])("never serves %s", async (_, request) => {
        const { port, recorder } = await start({ http: async () => ({ status: 200 }) });
        const { text: answer } = await exchange(port, request);
        expect(answer).toMatch(/^(HTTP\/1.1 [45]|$)/);
        expect(recorder.faults).toEqual([]);
      });
    });

    const hasIpv6 = Object.values(networkInterfaces()).some((list) => list?.some(({ address }) => address === "::1"));
    it.skipIf(!hasIpv6)("listens on IPv6 and writes the address short", async () => {
      const seen: string[] = [];
      const { port } = await start({
        host: "::1",
        http: async ({ remoteAddress }) => {
          seen.push(remoteAddress);
          return { status: 204 };
        },
      });
      const socket = connectTls({ host: "::1", port, ca: trustOf(tls) });
      sockets.push(socket);
      socket.write("GET / HTTP/1.1\r\nHost: a\r\n\r\n");
      await until(() => seen.length === 1);
      expect(seen).toEqual(["::1"]);
    });
  });
}

/** A seeded source of numbers in [0, 1). */
function mulberry(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}
