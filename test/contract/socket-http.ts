import type { TLSSocket } from "node:tls";
import { describe, expect, it } from "vitest";
import type { Listen } from "../../server/socket/port.ts";
import { networkBench } from "../support/network-bench.ts";
import { until } from "../support/sockets.ts";

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** HTTP as bytes on one connection: what no client library would send or show. */
export function httpSuite(name: "uws" | "ws", listen: Listen): void {
  describe(`HTTP on the wire of ${name}`, () => {
    const { start, secure } = networkBench(listen);

    /** Sends text on one connection and returns all that comes back until it ends or `replies` status lines were seen. */
    async function exchange(port: number, request: string, replies = 1): Promise<{ text: string; socket: TLSSocket }> {
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

    it.each([
      ["without bodies", "GET", ""],
      ["with bodies that are read late", "POST", "hello"],
    ])("serves several requests %s on one connection, in order", async (_, method, content) => {
      const { port } = await start({
        http: async ({ path, body }) => {
          await new Promise((resolve) => setTimeout(resolve, 20));
          return { status: 200, body: `at ${path}${await body(10)}` };
        },
      });
      const get = (path: string): string =>
        `${method} ${path} HTTP/1.1\r\nHost: a\r\nContent-Length: ${content.length}\r\n\r\n${content}`;
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

    it("closes the connection when it answers without the body having come", async () => {
      const { port } = await start({ http: async () => ({ status: 401 }), limits: { bodyMsMax: 100 } });
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
}
