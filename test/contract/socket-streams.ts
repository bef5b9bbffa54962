import { createHash } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { request } from "node:https";
import { setTimeout as pause } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import type { BodyWriter, HttpResponse, Listen, StreamBody } from "../../server/socket/port.ts";
import { drainBytes } from "../../server/socket/port.ts";
import { networkBench } from "../support/network-bench.ts";
import { until } from "../support/sockets.ts";
import { trustOf } from "../support/tls.ts";

/** A stream that a test writes by hand. */
interface Hand extends StreamBody {
  writer?: BodyWriter;
  drains: number;
  ends: number;
}

function hand(over: Partial<StreamBody> = {}): Hand {
  const stream: Hand = {
    drains: 0,
    ends: 0,
    start(writer) {
      stream.writer = writer;
      writer.write(Buffer.from("^"));
    },
    drained() {
      stream.drains += 1;
    },
    closed() {
      stream.ends += 1;
    },
    ...over,
  };
  return stream;
}

const piece = (bytes: number, fill = 97): Uint8Array => new Uint8Array(bytes).fill(fill);

/** Bodies that go out or come in piece by piece, over real connections. */
export function httpStreamSuite(name: "uws" | "ws", listen: Listen): void {
  describe(`HTTP streams of ${name}`, () => {
    const bench = networkBench(listen);

    /** Serves one stream and opens it. */
    async function open(stream: StreamBody, options: { readonly method?: string; readonly limits?: object } = {}) {
      const { method = "GET", limits = {} } = options;
      const { port } = await bench.start({
        http: async (): Promise<HttpResponse> => ({ status: 200, headers: { "x-a": "b" }, body: stream }),
        limits,
      });
      const incoming = await new Promise<IncomingMessage>((resolve, reject) => {
        const asked = request(
          { host: "127.0.0.1", port, path: "/", method, ca: trustOf(bench.tls), agent: false },
          resolve,
        );
        asked.on("error", reject);
        asked.end();
      });
      return { incoming };
    }

    function collect(incoming: IncomingMessage): Promise<{ readonly bytes: Buffer; readonly isWhole: boolean }> {
      const chunks: Buffer[] = [];
      return new Promise((resolve) => {
        incoming.on("data", (chunk: Buffer) => chunks.push(chunk));
        incoming.on("error", () => undefined);
        incoming.on("close", () => resolve({ bytes: Buffer.concat(chunks), isWhole: incoming.complete }));
      });
    }

    it("sends pieces as they are written, in order, and ends", async () => {
      const stream = hand();
      const { incoming } = await open(stream);
      expect([incoming.statusCode, incoming.headers["x-a"], incoming.headers["content-length"]]).toEqual([
        200,
        "b",
        undefined,
      ]);
      const seen: string[] = [];
      incoming.on("data", (chunk: Buffer) => seen.push(chunk.toString()));
      stream.writer?.write(Buffer.from("one"));
      await until(() => seen.join("") === "^one");
      stream.writer?.write(new Uint8Array());
      stream.writer?.write(Buffer.from("two"));
      await until(() => seen.join("") === "^onetwo");
      const whole = collect(incoming);
      stream.writer?.end();
      expect((await whole).isWhole).toBe(true);
      stream.writer?.write(piece(1));
      stream.writer?.end();
      stream.writer?.cut();
      expect([stream.ends, stream.writer?.isOpen, stream.writer?.bufferedBytes]).toEqual([1, false, 0]);
    });

    it("shows a cut as a broken answer, never as a whole one", async () => {
      const stream = hand();
      const { incoming } = await open(stream);
      const whole = collect(incoming);
      stream.writer?.write(piece(100_000));
      await pause(20);
      stream.writer?.cut();
      expect((await whole).isWhole).toBe(false);
      expect(stream.ends).toBe(1);
    });

    it("holds what a slow reader does not take, tells when it has drained, and loses nothing", async () => {
      const stream = hand();
      const { incoming } = await open(stream);
      incoming.pause();
      const hash = createHash("sha256");
      let bytes = 0;
      while ((stream.writer?.bufferedBytes ?? 0) <= drainBytes && bytes < 8_000_000) {
        const next = piece(65_536, bytes % 251);
        hash.update(next);
        bytes += next.length;
        stream.writer?.write(next);
        await pause(1);
      }
      expect(stream.writer?.bufferedBytes).toBeGreaterThan(drainBytes);
      await pause(50);
      expect(stream.drains === 0 || (stream.writer?.bufferedBytes ?? 0) > 0).toBe(true);
      const before = stream.drains;
      const whole = collect(incoming);
      incoming.resume();
      await until(() => stream.drains > before);
      await until(() => stream.writer?.bufferedBytes === 0);
      stream.writer?.end();
      const got = await whole;
      expect([got.isWhole, got.bytes.length]).toEqual([true, bytes + 1]);
      expect(createHash("sha256").update(got.bytes.subarray(1)).digest("hex")).toBe(hash.digest("hex"));
    });

    it("delivers everything to a reader that comes back, without a further write", async () => {
      const stream = hand({ filler: Buffer.from("\n") });
      const { incoming } = await open(stream);
      incoming.pause();
      for (let n = 0; n < 100; n += 1) stream.writer?.write(piece(65_536));
      let got = 0;
      incoming.on("data", (chunk: Buffer) => {
        got += chunk.filter((byte) => byte === 97).length;
      });
      incoming.resume();
      await until(() => got === 6_553_600);
      stream.writer?.end();
    });

    it("cuts a reader that would hold more than bufferedBytesMax", async () => {
      const stream = hand();
      const { incoming } = await open(stream, { limits: { bufferedBytesMax: 300_000 } });
      incoming.pause();
      for (let n = 0; n < 400 && stream.writer?.isOpen; n += 1) stream.writer?.write(piece(65_536));
      expect([stream.writer?.isOpen, stream.ends]).toEqual([false, 1]);
      expect((await collect(incoming.resume())).isWhole).toBe(false);
    });

    it("tells when the client leaves", async () => {
      const stream = hand();
      const { incoming } = await open(stream);
      stream.writer?.write(piece(10));
      incoming.on("error", () => undefined);
      incoming.destroy();
      await until(() => stream.ends === 1);
      expect(stream.writer?.isOpen).toBe(false);
      stream.writer?.write(piece(10));
    });

    it("tells an idle stream is alive as long as it writes now and then", async () => {
      const stream = hand({ filler: Buffer.from("\n") });
      const { incoming } = await open(stream);
      const whole = collect(incoming);
      stream.writer?.write(piece(1));
      await pause(300);
      stream.writer?.write(piece(1));
      stream.writer?.end();
      expect(await whole).toMatchObject({ isWhole: true, bytes: Buffer.from("^aa") });
    });

    it("answers HEAD with the length and starts nothing", async () => {
      const stream = hand({ byteLength: 1234 });
      const { incoming } = await open(stream, { method: "HEAD" });
      expect([incoming.statusCode, incoming.headers["content-length"]]).toEqual([200, "1234"]);
      expect([stream.writer, stream.ends]).toEqual([undefined, 1]);
    });

    it("cuts and tells what a stream throws", async () => {
      const broken = hand({
        start(writer) {
          writer.write(piece(1));
          throw new Error("broken");
        },
      });
      const { port, recorder } = await bench.start({ http: async () => ({ status: 200, body: broken }) });
      const isWhole = await new Promise((resolve) => {
        const asked = request(
          { host: "127.0.0.1", port, path: "/", ca: trustOf(bench.tls), agent: false },
          (incoming) => resolve(collect(incoming).then((got) => got.isWhole)),
        );
        asked.on("error", () => resolve(false));
        asked.end();
      });
      expect([isWhole, broken.ends]).toEqual([false, 1]);
      expect(recorder.faults).toMatchObject([{ message: "broken" }]);
    });

    describe("request bodies read as a stream", () => {
      const size = 3_000_000;

      /** Posts `bytes` and resolves to the answer, or to the error where there is none. */
      function put(port: number, bytes: Uint8Array, headers: Record<string, string> = {}): Promise<string> {
        return new Promise((resolve) => {
          const asked = request(
            { host: "127.0.0.1", port, path: "/", method: "PUT", ca: trustOf(bench.tls), agent: false, headers },
            async (incoming) => resolve(`${incoming.statusCode} ${(await collect(incoming)).bytes.toString()}`),
          );
          asked.on("error", (error) => resolve(error.message));
          asked.end(bytes);
        });
      }

      it("come whole and in order, whatever their length says", async () => {
        const { port } = await bench.start({
          http: async ({ bodyStream }) => {
            const hash = createHash("sha256");
            let count = 0;
            for await (const chunk of bodyStream(size)) {
              hash.update(chunk);
              count += chunk.length;
            }
            return { status: 200, body: `${count} ${hash.digest("hex")}` };
          },
        });
        const bytes = Uint8Array.from({ length: size }, (_, index) => index % 251);
        const expected = `200 ${size} ${createHash("sha256").update(bytes).digest("hex")}`;
        expect(await put(port, bytes)).toBe(expected);
        expect(await put(port, bytes, { "transfer-encoding": "chunked" })).toBe(expected);
        expect(await put(port, new Uint8Array())).toBe(`200 0 ${createHash("sha256").digest("hex")}`);
      });

      it("end with 413 as soon as they are too large, declared or not", async () => {
        let read = 0;
        const { port } = await bench.start({
          http: async ({ bodyStream }) => {
            for await (const chunk of bodyStream(100_000)) read += chunk.length;
            return { status: 200 };
          },
        });
        expect(await put(port, piece(100_001))).toBe("413 ");
        expect(read).toBe(0);
        expect(await put(port, piece(150_000), { "transfer-encoding": "chunked" })).toBe("413 ");
        expect(read).toBeLessThanOrEqual(100_000);
      });

      it("tell of a client that leaves in the middle", async () => {
        const codes: unknown[] = [];
        let got = 0;
        const { port } = await bench.start({
          http: async ({ bodyStream }) => {
            try {
              for await (const chunk of bodyStream(size)) got += chunk.length;
            } catch (error) {
              codes.push((error as { code?: unknown }).code);
              throw error;
            }
            return { status: 200 };
          },
        });
        const asked = request({
          host: "127.0.0.1",
          port,
          path: "/",
          method: "PUT",
          ca: trustOf(bench.tls),
          agent: false,
          headers: { "content-length": String(size) },
        });
        asked.on("error", () => undefined);
        asked.write(piece(50_000));
        await until(() => got === 50_000);
        asked.destroy();
        await until(() => codes.length === 1);
        expect(codes).toEqual(["body-aborted"]);
      });

      it("end with 408 when nothing comes for bodyMsMax", async () => {
        const { port } = await bench.start({
          limits: { bodyMsMax: 100 },
          http: async ({ bodyStream }) => {
            for await (const _ of bodyStream(size));
            return { status: 200 };
          },
        });
        const answer = await new Promise<number | undefined>((resolve) => {
          const asked = request(
            {
              host: "127.0.0.1",
              port,
              path: "/",
              method: "PUT",
              ca: trustOf(bench.tls),
              agent: false,
              headers: { "content-length": "10" },
            },
            (incoming) => resolve(incoming.statusCode),
          );
          asked.on("error", () => undefined);
          asked.write("12345");
        });
        expect(answer).toBe(408);
      });

      it("hold no more than allowed of a client that is ahead of the reader", async () => {
        const { port } = await bench.start({
          limits: { bufferedBytesMax: 1_000_000 },
          http: async ({ bodyStream }) => {
            let count = 0;
            for await (const chunk of bodyStream(20_000_000)) {
              count += chunk.length;
              if (count === chunk.length) await pause(200);
            }
            return { status: 200, body: String(count) };
          },
        });
        const answer = await put(port, piece(20_000_000));
        // What can hold the client back does; what cannot gives up.
        if (name === "ws") expect(answer).toBe("200 20000000");
        else expect(answer).toMatch(/^503 |EPIPE|ECONNRESET|socket hang up/);
      });
    });
  });
}
