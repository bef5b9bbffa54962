import type { RequestListener } from "node:http";
import { createServer, type Server } from "node:https";
import type { AddressInfo } from "node:net";
import { generate } from "selfsigned";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Command } from "../../../generated/types.ts";
import { generateKeyPair } from "../../../lib/crypto/keypair.ts";
import { detectProvider } from "../../../lib/crypto/providers.ts";
import {
  createHttpsFetch,
  createHumanClient,
  type HttpFetch,
  type HumanClientOptions,
} from "../../../lib/human/mod.ts";
import { keyPairSigner } from "../../../lib/signed/sign.ts";
import { protocolError } from "../../../lib/wire/wire-error.ts";

const principal = { type: "human", id: "urn:example:human:h" } as const;
const signer = keyPairSigner("urn:example:key:h", generateKeyPair(), detectProvider());
const fields = { groupId: "urn:example:group:1", membershipEpoch: 1, payload: { content: "x" } };
const receipt = (actionId: string) => ({
  actionId,
  eventId: "urn:example:event:1",
  groupId: fields.groupId,
  sequence: 4,
});

interface Reply {
  readonly status: number;
  readonly body: unknown;
}

/** A client whose authority is a function; every body it sent is kept. */
function scripted(
  replies: (command: Command, attempt: number) => Reply | Error,
  more: Partial<HumanClientOptions> = {},
) {
  const sent: string[] = [];
  const fetch: HttpFetch = async (_url, { body }) => {
    sent.push(new TextDecoder().decode(body as Uint8Array));
    const reply = replies(JSON.parse(sent.at(-1) as string) as Command, sent.length);
    if (reply instanceof Error) throw reply;
    const bytes = new TextEncoder().encode(JSON.stringify(reply.body));
    return { status: reply.status, headers: { get: () => null }, arrayBuffer: async () => bytes.buffer as ArrayBuffer };
  };
  const client = createHumanClient({
    baseUrl: "https://authority.example/",
    principal,
    signer,
    fetch,
    backoff: { baseMs: 1, capMs: 2 },
    ...more,
  });
  return { client, sent };
}

const problem = (code: "BACKPRESSURE" | "INVALID_COMMAND" | "RATE_LIMITED", facts = {}): unknown => ({
  type: "about:blank",
  title: "refused",
  status: 400,
  error: protocolError(code, { nowMs: 0, ...facts }),
});

describe("human client", () => {
  it("posts the canonical Command and resolves to its receipt (MWP-EVT-001)", async () => {
    const { client, sent } = scripted(({ actionId }) => ({ status: 201, body: receipt(actionId) }));
    const command = await client.sendCommand("message.post", fields);
    expect(command).toMatchObject({ eventId: "urn:example:event:1", sequence: 4 });
    expect(JSON.parse(sent[0] as string)).toMatchObject({ actor: principal, kind: "message.post", ...fields });
  });

  it("retries overload and transport failures as identical bytes (MWP-EXT-005)", async () => {
    const { client, sent } = scripted(({ actionId }, attempt) => {
      if (attempt === 1) return new Error("reset");
      if (attempt === 2) return { status: 503, body: {} };
      if (attempt === 3) return { status: 503, body: problem("BACKPRESSURE", { retryAfterMs: 1 }) };
      return { status: 200, body: receipt(actionId) };
    });
    await client.sendCommand("message.post", fields);
    expect([sent.length, new Set(sent).size]).toEqual([4, 1]);
  });

  it("rejects with the protocol error of a problem document, at once (MWP-EXT-004)", async () => {
    for (const code of ["INVALID_COMMAND", "RATE_LIMITED"] as const) {
      const { client, sent } = scripted(() => ({ status: 400, body: problem(code) }));
      await expect(client.sendCommand("message.post", fields)).rejects.toMatchObject({ code });
      expect(sent).toHaveLength(1);
    }
  });

  it("gives up after its attempts, and does not retry what is no answer of the protocol", async () => {
    const down = scripted(() => new Error("down"), { attemptsMax: 3 });
    await expect(down.client.sendCommand("message.post", fields)).rejects.toMatchObject({
      code: "TRANSPORT_FAILED",
      retryable: true,
    });
    expect(down.sent).toHaveLength(3);
    for (const reply of [
      { status: 404, body: "nothing here" },
      { status: 200, body: receipt("urn:example:action:other") },
    ]) {
      const { client, sent } = scripted(() => reply);
      await expect(client.sendCommand("message.post", fields)).rejects.toMatchObject({ code: "TRANSPORT_FAILED" });
      expect(sent).toHaveLength(1);
    }
  });

  it("tries only once more where nothing listens, unless told otherwise, and names host and port", async () => {
    const refused = (): Error =>
      new TypeError("fetch failed", { cause: Object.assign(new Error("connect"), { code: "ECONNREFUSED" }) });
    for (const [more, attempts] of [
      [{}, 2],
      [{ attemptsMax: 4 }, 4],
    ] as const) {
      const { client, sent } = scripted(refused, more);
      await expect(client.sendCommand("message.post", fields)).rejects.toMatchObject({
        ...{ code: "TRANSPORT_FAILED", retryable: true },
        message: "no authority answers at authority.example:443 (ECONNREFUSED)",
      });
      expect(sent).toHaveLength(attempts);
    }
    const other = scripted(() => ({ status: 404, body: {} }), { baseUrl: "https://[::1]:8443/" });
    await expect(other.client.sendCommand("message.post", fields)).rejects.toThrow(
      "no authority answers at [::1]:8443 (HTTP 404 without an answer of the protocol)",
    );
  });

  it("sends no Command that no authority would take, and says why with its code (MWP-EVT-001)", async () => {
    const { client, sent } = scripted(({ actionId }) => ({ status: 201, body: receipt(actionId) }));
    await expect(client.sendCommand("mesage.post", fields)).rejects.toMatchObject({
      ...{ name: "MwpError", code: "SCHEMA_VALIDATION_FAILED", retryable: false },
      cause: { name: "SigningError" },
    });
    expect(sent).toEqual([]);
  });

  it("fails within a second at a port where nothing listens", async () => {
    const client = createHumanClient({ baseUrl: "https://127.0.0.1:1", principal, signer, fetch: createHttpsFetch() });
    const startedAt = performance.now();
    await expect(client.sendCommand("message.post", fields)).rejects.toThrow("no authority answers at 127.0.0.1:1");
    expect(performance.now() - startedAt).toBeLessThan(1_000);
  });

  it("does not resend a Command that is no longer fresh (MWP-EXT-005)", async () => {
    let nowMs = Date.now();
    const clock = { nowMs: () => nowMs, after: () => () => {} };
    const { client, sent } = scripted(
      () => {
        nowMs += 300_000;
        return new Error("down");
      },
      { clock },
    );
    await expect(client.sendCommand("message.post", fields)).rejects.toMatchObject({ code: "TRANSPORT_FAILED" });
    expect(sent).toHaveLength(1);
  });

  it("is not for Agents and not for plain HTTP", () => {
    const create = (more: Partial<HumanClientOptions>) => () =>
      createHumanClient({ baseUrl: "https://a.example", principal, signer, ...more });
    expect(create({ baseUrl: "http://a.example" })).toThrow(TypeError);
    expect(create({ principal: { type: "agent", id: "urn:example:agent:a" } })).toThrow(TypeError);
  });
});

describe("fetch over node:https", () => {
  let server: Server;
  let ca = "";
  let baseUrl = "";
  const handle: RequestListener = (request, response) => {
    const chunks: Uint8Array[] = [];
    request.on("data", (chunk) => chunks.push(chunk));
    request.on("end", () => {
      if (request.url === "/healthz") response.writeHead(200).end("ok");
      else if (request.url === "/readyz") response.writeHead(503).end();
      else if (request.url === "/large") response.writeHead(200).end("x".repeat(100));
      else {
        const { actionId } = JSON.parse(Buffer.concat(chunks).toString()) as Command;
        response.writeHead(201, { "content-type": "application/json" }).end(JSON.stringify(receipt(actionId)));
      }
    });
  };
  beforeAll(async () => {
    const pems = await generate([{ name: "commonName", value: "localhost" }], {
      algorithm: "sha256",
      extensions: [{ name: "subjectAltName", altNames: [{ type: 7, ip: "127.0.0.1" }] }],
    });
    ca = pems.cert;
    server = createServer({ key: pems.private, cert: pems.cert }, handle);
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    baseUrl = `https://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });

  it("trusts the given ca, and only that", async () => {
    const client = createHumanClient({ baseUrl, principal, signer, fetch: createHttpsFetch({ ca }) });
    expect(await client.sendCommand("message.post", fields)).toMatchObject({ sequence: 4 });
    expect([await client.healthz(), await client.readyz()]).toEqual([true, false]);
    const distrusting = createHumanClient({ baseUrl, principal, signer, fetch: createHttpsFetch() });
    await expect(distrusting.healthz()).rejects.toMatchObject({ code: "TRANSPORT_FAILED" });
  });

  it("takes no answer above its bound", async () => {
    const fetch = createHttpsFetch({ ca, bodyBytesMax: 99 });
    const init = { method: "GET", headers: {}, redirect: "error", signal: AbortSignal.timeout(2_000) } as const;
    const answer = await fetch(`${baseUrl}/large`, init);
    await expect(answer.arrayBuffer()).rejects.toThrow(RangeError);
  });
});
