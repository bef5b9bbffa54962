import { createServer, type Server } from "node:https";
import type { AddressInfo } from "node:net";
import { generate } from "selfsigned";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { WebSocketServer } from "ws";
import type { Link } from "../../../lib/agent/link.ts";
import { openWsLink } from "../../../lib/agent/link-ws.ts";

const limits = { messageBytesMax: 1_000, openMs: 2_000 };
const text = (bytes: Uint8Array): string => new TextDecoder().decode(bytes);

interface Heard {
  link: Link;
  messages: [string, boolean][];
  closed: Promise<number>;
}

describe("the ws link", () => {
  const servers: Server[] = [];
  let ca = "";
  let url = "";
  let oldTls = "";

  beforeAll(async () => {
    const pems = await generate([{ name: "commonName", value: "localhost" }], {
      algorithm: "sha256",
      extensions: [{ name: "subjectAltName", altNames: [{ type: 7, ip: "127.0.0.1" }] }],
    });
    ca = pems.cert;
    const listen = async (tls: object): Promise<string> => {
      const server = createServer({ key: pems.private, cert: pems.cert, ...tls });
      servers.push(server);
      new WebSocketServer({ server }).on("connection", (socket) => {
        socket.on("message", (data, isBinary) => {
          const said = data.toString();
          if (said === "close") socket.close(1012);
          else if (said === "large") socket.send("x".repeat(2_000));
          else socket.send(data, { binary: said === "binary" });
          expect(isBinary).toBe(false);
        });
      });
      await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
      return `wss://127.0.0.1:${(server.address() as AddressInfo).port}/`;
    };
    url = await listen({});
    oldTls = await listen({ maxVersion: "TLSv1.2" });
  });
  afterAll(() => {
    for (const server of servers) server.closeAllConnections();
    for (const server of servers) server.close();
  });

  const open = async (): Promise<Heard> => {
    const messages: [string, boolean][] = [];
    let onClose = (_code: number): void => {};
    const closed = new Promise<number>((resolve) => {
      onClose = resolve;
    });
    const link = await openWsLink(
      url,
      { ...limits, ca },
      {
        onMessage: (bytes, isText) => messages.push([text(bytes), isText]),
        onClose,
      },
    );
    return { link, messages, closed };
  };

  it("trusts the given ca and carries text in order, given as text or bytes", async () => {
    const { link, messages, closed } = await open();
    link.send("one");
    link.send(new TextEncoder().encode("zwölf"));
    link.send("binary");
    link.send("close");
    expect(await closed).toBe(1012);
    expect(messages).toEqual([
      ["one", true],
      ["zwölf", true],
      ["binary", false],
    ]);
    link.send("nothing happens");
  });

  it("ends on a message that is too large, and when told to", async () => {
    const first = await open();
    first.link.send("large");
    expect(await first.closed).toBe(1006);
    const second = await open();
    second.link.close(1000, "done");
    expect(await second.closed).toBe(1000);
  });

  it("refuses a certificate nobody vouched for, TLS 1.2, and a peer that is not there (MWP-EVT-008)", async () => {
    const handlers = { onMessage: () => {}, onClose: () => {} };
    await expect(openWsLink(url, limits, handlers)).rejects.toThrow();
    await expect(openWsLink(oldTls, { ...limits, ca }, handlers)).rejects.toThrow();
    await expect(openWsLink("wss://127.0.0.1:1/", limits, handlers)).rejects.toThrow();
  });
});
