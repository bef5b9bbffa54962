import { networkInterfaces } from "node:os";
import { connect as connectTls } from "node:tls";
import { describe, expect, it } from "vitest";
import type { Listen } from "../../server/socket/port.ts";
import { networkBench } from "../support/network-bench.ts";
import { handshakeRequest, opcode, type RawWebSocket, rawFrame } from "../support/raw-websocket.ts";
import { echoServer, until } from "../support/sockets.ts";
import { testTls, trustOf } from "../support/tls.ts";

const text = (payload: string): Uint8Array => rawFrame({ opcode: opcode.text, payload });
const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** What only an adapter on a real network can be asked: TLS, TCP, hostile and slow peers. */
export function networkSuite(name: "uws" | "ws", listen: Listen): void {
  describe(`network behaviour of ${name}`, () => {
    const bench = networkBench(listen);
    const { start, tcp, secure, raw, keep } = bench;

    describe("TLS (MWP-EVT-008)", () => {
      function negotiate(port: number, version: "TLSv1.2" | "TLSv1.3"): Promise<string | null> {
        return new Promise((resolve, reject) => {
          const options = {
            host: "127.0.0.1",
            port,
            ca: trustOf(bench.tls),
            minVersion: version,
            maxVersion: version,
          } as const;
          const socket = connectTls(options, () => resolve(socket.getProtocol()));
          socket.on("error", reject);
          keep(socket);
        });
      }

      it("accepts TLS 1.3 and refuses TLS 1.2 (MWP-FND-003)", async () => {
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
          { ...bench.tls, certFile: "/nowhere/cert.pem" },
          { ...bench.tls, keyFile: bench.tls.certFile },
          { ...bench.tls, keyFile: other.keyFile },
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
        const [first] = [await bench.driver.connect(port), await bench.driver.connect(port)];
        await expect(bench.driver.connect(port)).rejects.toThrow();
        await expect(
          bench.driver
            .request(port, { path: "/" })
            .then(({ status }) => (status === 503 ? Promise.reject(new Error("503")) : status)),
        ).rejects.toThrow();
        first!.close(1000, "");
        await until(() => recorder.closed.length === 1);
        await pause(50);
        await bench.driver.connect(port);
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
        const client = await bench.driver.connect(port);
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
      it("pings, keeps who answers, ends who is silent for idleMsMax, a head that does not get on, and a kept connection nobody uses", async () => {
        // One test for the waits, so that they pass side by side.
        await Promise.all([idlePeers(), slowHeads(), unusedConnections()]);
      });

      /** The least that uWebSockets.js can do; it has fixed 10 to 12 s for a head. */
      const idleMsMax = name === "uws" ? 8_000 : 1_200;
      const headMsMax = name === "uws" ? 10_000 : 600;

      async function idlePeers(): Promise<void> {
        const { port, recorder } = await start({ limits: { idleMsMax } });
        const silent = await raw(port);
        const alive = await bench.driver.connect(port);
        const tookMs = await timeOf(silent.ended);
        expect(tookMs).toBeGreaterThan(idleMsMax / 3);
        expect(tookMs).toBeLessThan(2 * idleMsMax + 2_000);
        expect(silent.frames.map((frame) => frame.opcode)).toContain(opcode.ping);
        expect(recorder.closed).toEqual([{ id: 1, code: 1006 }]);
        alive.send("still here");
        expect(await alive.next()).toBe("still here");
      }

      async function slowHeads(): Promise<void> {
        const { port } = await start({ limits: { headMsMax } });
        const stalled = tcp(port);
        const slow = await secure(port);
        slow.write("GET / HTTP/1.1\r\nHost: a\r\nX: ");
        const drip = setInterval(() => slow.write("x"), 500);
        const tookMs = await timeOf(
          Promise.all([stalled, slow].map((socket) => new Promise((resolve) => socket.on("close", resolve)))),
        );
        clearInterval(drip);
        expect(tookMs).toBeLessThan(headMsMax + 4_000);
      }

      async function unusedConnections(): Promise<void> {
        const { port } = await start({ http: async () => ({ status: 200 }) });
        const unused = await Promise.all(
          ["GET / HTTP/1.1\r\nHost: a\r\n\r\n", "POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 3\r\n\r\nabc"].map(
            async (request) => {
              const socket = await secure(port);
              socket.resume().write(request);
              return new Promise((resolve) => socket.on("close", resolve));
            },
          ),
        );
        expect(await timeOf(Promise.all(unused))).toBeLessThan(15_000);
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

    const hasIpv6 = Object.values(networkInterfaces()).some((list) => list?.some(({ address }) => address === "::1"));
    it.skipIf(!hasIpv6)("serves both loopback addresses as localhost, under one cap, and frees both", async () => {
      const seen: string[] = [];
      const options = {
        host: "localhost",
        http: async ({ remoteAddress }: { remoteAddress: string }) => {
          seen.push(remoteAddress);
          return { status: 204 };
        },
      };
      const { options: full } = echoServer(bench.tls, { ...options, limits: { connectionsMax: 2 } });
      const found = await listen(full);
      await found.close();
      // Not port 0: uWebSockets.js allows a port with connections just closed to be taken again only when it was given one.
      const server = await listen({ ...full, port: found.port });
      const reach = (host: string): Promise<void> =>
        new Promise((resolve, reject) => {
          const tls = { host, servername: "localhost", port: server.port, ca: trustOf(bench.tls) };
          const socket = connectTls(tls, () => {
            socket.write("GET / HTTP/1.1\r\nHost: a\r\n\r\n");
            socket.on("data", () => resolve());
          });
          keep(socket)
            .on("error", reject)
            .on("close", () => reject(new Error("closed")));
        });
      await reach("127.0.0.1");
      await reach("::1");
      expect(seen).toEqual(["127.0.0.1", "::1"]);
      await expect(reach("127.0.0.1")).rejects.toThrow();
      server.stopAccepting();
      for (const host of ["127.0.0.1", "::1"]) await expect(reach(host)).rejects.toThrow("ECONNREFUSED");
      await server.close();
      await (await listen({ ...full, port: server.port })).close();
    });

    it.skipIf(!hasIpv6)("binds no address of localhost when one of them is taken", async () => {
      const other = await start({ host: "::1" });
      await expect(start({ host: "localhost", port: other.port })).rejects.toMatchObject({
        code: "address-unusable",
        message: `cannot listen on ::1 port ${other.port}: the port is in use (EADDRINUSE)`,
      });
      await start({ host: "127.0.0.1", port: other.port });
    });

    it("says which address it cannot have, and why", async () => {
      const { port } = await start();
      for (const [host, message] of [
        ["127.0.0.1", `cannot listen on 127.0.0.1 port ${port}: the port is in use (EADDRINUSE)`],
        ["192.0.2.1", `cannot listen on 192.0.2.1 port ${port}: this machine has no such address (EADDRNOTAVAIL)`],
        ["no-such-name.invalid", "cannot listen: the host name no-such-name.invalid does not resolve"],
      ] as const)
        await expect(start({ host, port })).rejects.toMatchObject({ code: "address-unusable", message });
    });

    it.skipIf(!hasIpv6)("listens on IPv6 and writes the address short", async () => {
      const seen: string[] = [];
      const { port } = await start({
        host: "::1",
        http: async ({ remoteAddress }) => {
          seen.push(remoteAddress);
          return { status: 204 };
        },
      });
      const socket = connectTls({ host: "::1", servername: "localhost", port, ca: trustOf(bench.tls) });
      keep(socket);
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
