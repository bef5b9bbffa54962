import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Listen, SocketServer, TlsFiles } from "../../server/socket/port.ts";
import { handshakeRequest, opcode, openRaw, type RawWebSocket, rawFrame } from "../support/raw-websocket.ts";
import { echoServer, type Recorder, until } from "../support/sockets.ts";
import { testTls, trustOf } from "../support/tls.ts";
import { handshakeCases, type Outcome, type RawCase, rawCases } from "./raw-websocket-cases.ts";

/** Bytes on the wire that no client library would send, on a network adapter. The process must outlive every one. */
export function rawWebSocketSuite(name: "uws" | "ws", listen: Listen): void {
  describe(`raw WebSocket on ${name} (RFC 6455, MWP-EVT-008)`, () => {
    let server: SocketServer;
    let recorder: Recorder;
    let tls: TlsFiles;

    beforeAll(async () => {
      tls = await testTls();
      const echo = echoServer(tls);
      recorder = echo.recorder;
      server = await listen(echo.options);
    });
    afterAll(async () => {
      expect(recorder.faults).toEqual([]);
      await server.close();
      expect(recorder.closed.map(({ id }) => id).sort((a, b) => a - b)).toEqual(recorder.opened.map(({ id }) => id));
    });
    const open = (request?: string): Promise<RawWebSocket> => openRaw(server.port, trustOf(tls), request);

    describe("handshake", () => {
      it.each(handshakeCases)("$name: $status", async ({ lines, requestLine, status }) => {
        const raw = await open(handshakeRequest(lines, requestLine));
        expect(raw.status).toBe(status);
        if (status === 101) expect(raw.head).toMatch(/sec-websocket-accept: s3pPLMBiTxaQ9kYGzzhZRbK\+xOo=/i);
        if (status === 426) expect(raw.head).toMatch(/sec-websocket-version: 13/i);
        expect(raw.head).not.toMatch(/sec-websocket-(extensions|protocol)|uwebsockets|^server/im);
        if (status !== 101) await raw.ended;
        raw.socket.destroy();
      });
    });

    for (const group of new Set(rawCases.map((item) => item.group))) {
      describe(group, () => {
        it.each(rawCases.filter((item) => item.group === group))("$name", async (item) => {
          const expected = expectation(name, item);
          const raw = await open();
          raw.write(...item.chunks);
          if (expected === "silent") await expectSilence(raw);
          else if (expected === "cut") await expectEnd(raw, undefined);
          else if ("code" in expected) await expectEnd(raw, expected.code);
          else await expectAnswers(raw, expected);
          raw.socket.destroy();
        });
      });
    }

    it("answers nothing but well-formed unmasked frames", async () => {
      const raw = await open();
      raw.write(
        rawFrame({ opcode: opcode.text, payload: "x".repeat(70_000 - 10_000) }),
        rawFrame({ opcode: opcode.ping, payload: "p" }),
      );
      await until(() => raw.frames.length === 2);
      for (const { fin, rsv, masked } of raw.frames)
        expect({ fin, rsv, masked }).toEqual({ fin: true, rsv: 0, masked: false });
      raw.socket.destroy();
    });
  });
}

/** uWebSockets.js cuts where RFC 6455 would have a close frame, save for what the case says. */
function expectation(name: "uws" | "ws", { outcome, uws }: RawCase): Outcome | "cut" | "silent" {
  if (name === "ws") return outcome;
  return uws ?? ("code" in outcome ? "cut" : outcome);
}

async function expectAnswers(
  raw: RawWebSocket,
  { texts, pongs = [] }: Extract<Outcome, { texts: unknown }>,
): Promise<void> {
  raw.write(rawFrame({ opcode: opcode.text, payload: "probe" }));
  await until(() => payloads(raw, opcode.text).at(-1) === "probe" || raw.socket.destroyed);
  expect(payloads(raw, opcode.text)).toEqual([...texts, "probe"]);
  expect(payloads(raw, opcode.pong)).toEqual(pongs);
}

async function expectEnd(raw: RawWebSocket, code: number | undefined): Promise<void> {
  await raw.ended;
  const closes = raw.frames
    .filter((frame) => frame.opcode === opcode.close)
    .map(({ payload }) => (payload.length < 2 ? 1005 : payload.readUInt16BE(0)));
  expect(closes).toEqual(code === undefined ? [] : [code]);
}

/** Nothing is echoed: the wrong bytes were not taken for a message of the peer. */
async function expectSilence(raw: RawWebSocket): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(raw.frames).toEqual([]);
}

function payloads(raw: RawWebSocket, wanted: number): string[] {
  return raw.frames.filter((frame) => frame.opcode === wanted).map(({ payload }) => payload.toString());
}
