import { setTimeout as pause } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import type { HttpRequest, HttpResponse, Listen } from "../../server/socket/port.ts";
import { networkBench } from "../support/network-bench.ts";
import { type RawHttp, type RawReply, rawHttp } from "../support/raw-http.ts";
import { until } from "../support/sockets.ts";

/** As the server's own: a Command is at most 1 MiB. */
const bodyBytesMax = 1_048_576;

/** A small service with everything a connection has to outlive: answers with and without reading, refusals, late and slow ones. */
async function service({ method, path, body }: HttpRequest): Promise<HttpResponse> {
  if (path === "/late") await pause(50);
  if (path === "/unread" || path === "/late-unread") {
    if (path === "/late-unread") await pause(50);
    return { status: 415, body: "unread" };
  }
  if (path === "/missing") return { status: 404, body: "nothing here" };
  if (method === "GET") return { status: 200, body: "got" };
  if (path === "/get-only") return { status: 405, headers: { allow: "GET" } };
  const bytes = await body(path === "/small" ? 10 : bodyBytesMax);
  if (path === "/slow") await pause(30);
  return { status: 201, body: `${bytes.length} ${bytes.at(-1) ?? ""}` };
}

function post(path: string, body: string, headers = ""): string {
  return `${head(path, body.length, headers)}${body}`;
}

function head(path: string, length: number, headers = ""): string {
  return `POST ${path} HTTP/1.1\r\nHost: a\r\nContent-Length: ${length}\r\n${headers}\r\n`;
}

const get = (path: string): string => `GET ${path} HTTP/1.1\r\nHost: a\r\n\r\n`;
const statuses = (replies: readonly RawReply[]): number[] => replies.map(({ status }) => status);

/** Every way a request may use its connection, and the status it is answered with. */
const kinds = [
  { name: "GET", text: get("/"), status: 200 },
  { name: "POST", text: post("/", "x".repeat(300)), status: 201 },
  { name: "POST of nothing", text: post("/", ""), status: 201 },
  { name: "slow POST", text: post("/slow", "x".repeat(300)), status: 201 },
  { name: "late POST", text: post("/late", "x".repeat(300)), status: 201 },
  { name: "GET 404", text: get("/missing"), status: 404 },
  { name: "POST 404", text: post("/missing", "x".repeat(300)), status: 404 },
  { name: "POST 405", text: post("/get-only", "x".repeat(300)), status: 405 },
  { name: "POST 413", text: post("/small", "x".repeat(300)), status: 413 },
  { name: "POST 415", text: post("/unread", "x".repeat(300)), status: 415 },
  { name: "late POST 415", text: post("/late-unread", "x".repeat(300)), status: 415 },
] as const;

/** Request bodies and what becomes of their connection: on the wire, with no client library in between. */
export function httpBodySuite(name: "uws" | "ws", listen: Listen): void {
  describe(`HTTP bodies and kept connections of ${name}`, () => {
    const bench = networkBench(listen);

    async function open(overrides: Parameters<typeof bench.start>[0] = {}): Promise<RawHttp> {
      const { port } = await bench.start({ http: service, ...overrides });
      return rawHttp(await bench.secure(port));
    }

    async function exchange(http: RawHttp, ...pieces: readonly (string | Uint8Array)[]): Promise<RawReply> {
      for (const piece of pieces) http.write(piece);
      return http.next();
    }

    describe("requests in a row on one connection", () => {
      it("answers every pair", async () => {
        const { port } = await bench.start({ http: service });
        for (const first of kinds)
          for (const second of kinds) {
            const http = rawHttp(await bench.secure(port));
            const replies = [await exchange(http, first.text), await exchange(http, second.text)];
            expect([first.name, second.name, ...statuses(replies)]).toEqual([
              first.name,
              second.name,
              first.status,
              second.status,
            ]);
          }
      });

      it("answers every row of three GETs and POSTs, accepted or refused", async () => {
        const { port } = await bench.start({ http: service });
        const few = kinds.filter(({ name }) => ["GET", "POST", "POST 413", "POST 405"].includes(name));
        for (const first of few)
          for (const second of few)
            for (const third of few) {
              const http = rawHttp(await bench.secure(port));
              const row = [first, second, third];
              const replies: RawReply[] = [];
              for (const { text } of row) replies.push(await exchange(http, text));
              expect(statuses(replies)).toEqual(row.map(({ status }) => status));
            }
      });

      it("answers fifty, each with head and body apart", async () => {
        const http = await open();
        for (let i = 0; i < 50; i += 1) {
          const { text, status } = kinds[i % kinds.length] ?? kinds[0];
          const [headText = "", body = ""] = text.split(/(?<=\r\n\r\n)/);
          http.write(headText);
          await pause(2);
          expect((await exchange(http, body)).status).toBe(status);
        }
      });
    });

    describe("bodies in pieces", () => {
      it("takes head and body 50 ms apart", async () => {
        const http = await open();
        for (const path of ["/", "/late", "/slow"]) {
          http.write(head(path, 300));
          await pause(50);
          expect(await exchange(http, "x".repeat(300))).toMatchObject({ status: 201, body: "300 120" });
        }
      });

      it("takes a body byte by byte", async () => {
        const http = await open();
        http.write(head("/", 100));
        for (let i = 0; i < 100; i += 1) {
          await pause(1);
          http.write("x");
        }
        expect(await http.next()).toMatchObject({ status: 201, body: "100 120" });
        expect((await exchange(http, get("/"))).status).toBe(200);
      });

      it.each([60_000, 70_000, 200_000, 524_288, bodyBytesMax])("takes %i bytes, and again", async (length) => {
        const http = await open();
        for (const path of ["/", "/late", "/slow"])
          expect(await exchange(http, post(path, "x".repeat(length)))).toMatchObject({
            status: 201,
            body: `${length} 120`,
          });
      });

      it("answers 413 to one byte more than the limit, and the connection serves on", async () => {
        const http = await open();
        for (let i = 0; i < 3; i += 1) {
          expect((await exchange(http, post("/", "x".repeat(bodyBytesMax + 1)))).status).toBe(413);
          expect((await exchange(http, post("/", "x".repeat(bodyBytesMax)))).status).toBe(201);
        }
      });

      it("takes chunked bodies whatever the pieces, limits them, and the connection serves on", async () => {
        const http = await open();
        const chunk = (size: number): string => `${size.toString(16)}\r\n${"x".repeat(size)}\r\n`;
        const start = (path: string): string =>
          `POST ${path} HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n`;
        const end = "0\r\n\r\n";
        http.write(start("/"));
        await pause(20);
        http.write(chunk(100_000));
        await pause(20);
        expect(await exchange(http, chunk(5), end)).toMatchObject({ status: 201, body: "100005 120" });
        expect((await exchange(http, start("/"), chunk(bodyBytesMax), chunk(1), end)).status).toBe(413);
        expect((await exchange(http, start("/unread"), chunk(300), end)).status).toBe(415);
        expect(await exchange(http, start("/late"), end)).toMatchObject({ status: 201, body: "0 " });
      });
    });

    describe("answers before the body has come", () => {
      it("drops the rest of a body nobody reads, then answers, and the connection serves on", async () => {
        const http = await open();
        for (const path of ["/unread", "/late-unread", "/small", "/missing"]) {
          http.write(head(path, 400_000));
          for (let i = 0; i < 4; i += 1) {
            await pause(10);
            http.write("x".repeat(100_000));
          }
          expect((await http.next()).status).toBeGreaterThanOrEqual(404);
        }
        expect((await exchange(http, get("/"))).status).toBe(200);
      });

      it("waits no longer than bodyMsMax for a rest that does not come, then answers and closes", async () => {
        const http = await open({ limits: { bodyMsMax: 100 } });
        http.write(`${head("/unread", 5_000)}x`);
        const reply = await http.next(2_000);
        expect([reply.status, reply.headers.get("connection")]).toEqual([415, "close"]);
        await until(() => http.isEnded);
      });

      it("answers and closes when more comes than it would drop, declared or not", async () => {
        const limits = { bufferedBytesMax: 2_000_000 };
        const declared = await open({ limits });
        declared.write(`${head("/unread", 2_000_001)}x`);
        expect((await declared.next()).headers.get("connection")).toBe("close");
        const chunked = await open({ limits });
        chunked.write("POST /unread HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n");
        for (let i = 0; i < 100 && !chunked.isEnded; i += 1) {
          chunked.write(`186a0\r\n${"x".repeat(100_000)}\r\n`);
          await pause(1);
        }
        await until(() => chunked.isEnded);
      });
    });

    describe("Expect: 100-continue (RFC 9110 section 10.1.1)", () => {
      const expecting = "Expect: 100-continue\r\n";

      it("takes the body of who expects to be told and goes on", async () => {
        const http = await open();
        http.write(head("/", 300, expecting));
        expect((await http.next()).status).toBe(100);
        expect(await exchange(http, "x".repeat(300))).toMatchObject({ status: 201, body: "300 120" });
        expect((await exchange(http, get("/"))).status).toBe(200);
      });

      it.each([
        ["/unread", 300, 415],
        ["/small", 300, 413],
        ["/", bodyBytesMax + 1, 413],
      ])("refuses %s with %i bytes before the body, and closes, since none will come", async (path, length, status) => {
        const http = await open();
        http.write(head(path, length, expecting));
        if (name === "uws") {
          // The addon says 100 to all of them: then a body does come.
          expect((await http.next()).status).toBe(100);
          expect((await exchange(http, "x".repeat(length))).status).toBe(status);
          expect((await exchange(http, get("/"))).status).toBe(200);
          return;
        }
        const reply = await http.next();
        expect([reply.status, reply.headers.get("connection")]).toEqual([status, "close"]);
        await until(() => http.isEnded);
      });
    });

    it("answers pipelined requests in order, or cuts the connection: none is answered wrongly", async () => {
      const http = await open();
      http.write(post("/slow", "abc") + get("/missing") + post("/", "x"));
      const replies: RawReply[] = [];
      try {
        for (let i = 0; i < 3; i += 1) replies.push(await http.next());
      } catch {
        expect([name, http.isEnded]).toEqual(["uws", true]);
      }
      expect(statuses(replies)).toEqual([201, 404, 201].slice(0, replies.length));
      if (name === "ws") expect(replies).toHaveLength(3);
    });

    it("aborts the read when the client leaves in the middle, however far it is, and serves others", async () => {
      const codes: unknown[] = [];
      const { port, recorder } = await bench.start({
        http: async (request) => {
          if (request.path === "/late") await pause(50);
          const bytes = await request.body(bodyBytesMax).catch((error: { code: string }) => error.code);
          codes.push(typeof bytes === "string" ? bytes : bytes.length);
          return { status: 201 };
        },
      });
      for (const path of ["/", "/late"])
        for (const sent of [0, 10, 150_000]) {
          const http = rawHttp(await bench.secure(port));
          http.write(head(path, 200_000) + "x".repeat(sent));
          await pause(20);
          http.socket.destroy();
        }
      await until(() => codes.length === 6);
      expect(codes).toEqual(Array.from({ length: 6 }, () => "body-aborted"));
      expect((await exchange(rawHttp(await bench.secure(port)), post("/", "abc"))).status).toBe(201);
      expect([codes.at(-1), recorder.faults]).toEqual([3, []]);
    });

    it("counts a request as over once it is answered or its client left", async () => {
      const { port } = await bench.start({ http: service, limits: { connectionsPerAddressMax: 2 } });
      for (let i = 0; i < 6; i += 1) {
        const http = rawHttp(await bench.secure(port));
        if (i % 2 === 0) expect((await exchange(http, post("/unread", "x".repeat(300)))).status).toBe(415);
        else http.write(`${head("/", 300)}x`);
        await pause(20);
        http.socket.destroy();
        await pause(20);
      }
    });
  });
}
