import { describe, expect, it } from "vitest";
import { generateKeyPair } from "../../../lib/crypto/keypair.ts";
import { detectProvider } from "../../../lib/crypto/providers.ts";
import { sha256Text } from "../../../lib/format/digest.ts";
import { readEventSource } from "../../../lib/human/event-source.ts";
import { createHttpClient, type HttpClientOptions, type HttpFetch } from "../../../lib/human/mod.ts";
import type { JsonObject } from "../../../lib/json/value.ts";
import { keyPairSigner } from "../../../lib/signed/sign.ts";
import { buildTranscript } from "../../../lib/wire/transcript.ts";
import { protocolError } from "../../../lib/wire/wire-error.ts";

const principal = { type: "human", id: "urn:example:human:h" } as const;
const authority = "urn:example:service:authority";
const signer = keyPairSigner("urn:example:key:h", generateKeyPair(), detectProvider());
const nowMs = Date.parse("2026-03-01T12:00:00Z");
const encode = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text);

type Answer = { readonly status: number; readonly body: Uint8Array | object };
type Script = (request: {
  readonly path: string;
  readonly token: string | undefined;
  readonly body: JsonObject;
}) => Answer | undefined;

/** An honest authority; `script` answers first, `transcript` and `expiresAt` may be turned. */
function scripted(script: Script = () => undefined, over: { transcript?: JsonObject; tokenMs?: number } = {}) {
  const asked: string[] = [];
  let tokens = 0;
  const fetch: HttpFetch = async (url, { method, headers, body }) => {
    const path = url.replace("https://authority.example:8443", "");
    const token = headers.authorization?.replace("Bearer ", "");
    asked.push(`${method} ${path}${token === undefined ? "" : ` as ${token}`}`);
    const json =
      body instanceof Uint8Array && path !== "" && method === "POST" ? JSON.parse(new TextDecoder().decode(body)) : {};
    const answer = script({ path, token, body: json }) ?? honest(path, json);
    const bytes = answer.body instanceof Uint8Array ? answer.body : encode(JSON.stringify(answer.body));
    return {
      status: answer.status,
      headers: { get: () => null },
      body: new ReadableStream<Uint8Array>({
        start(controller) {
          controller.enqueue(bytes);
          controller.close();
        },
      }),
      arrayBuffer: async () => bytes.slice().buffer as ArrayBuffer,
    };
  };
  const honest = (path: string, json: JsonObject): Answer => {
    if (path === "/v0.1/challenges") {
      const transcript = buildTranscript({
        audience: "authority.example:8443",
        authority,
        challengeId: "urn:example:challenge",
        clientNonce: String(json.clientNonce),
        expiresAt: "2026-03-01T12:00:10Z",
        keyId: signer.keyId,
        principalId: principal.id,
        protocolVersion: "0.1",
        purpose: "principal-read",
        serverNonce: "c2VydmVy",
        ...(over.transcript as object),
      } as never);
      const challenge = Buffer.from(transcript).toString("base64url");
      return { status: 200, body: { challengeId: "urn:example:challenge", serverNonce: "c2VydmVy", challenge } };
    }
    if (path !== "/v0.1/tokens") return { status: 200, body: { missions: [] } };
    tokens += 1;
    const expiresAt = new Date(nowMs + (over.tokenMs ?? 900_000)).toISOString();
    return { status: 200, body: { token: `token-${tokens}`, expiresAt, principal } };
  };
  const client = (more: Partial<HttpClientOptions> = {}) =>
    createHttpClient({
      baseUrl: "https://authority.example:8443/",
      credentials: { principal, signer, authority },
      fetch,
      clock: { nowMs: () => nowMs, after: () => () => undefined },
      ...more,
    });
  return { client, asked };
}

const refusal = (code: "GROUP_NOT_FOUND" | "AUTH_REQUIRED", status: number): Answer => ({
  status,
  body: { type: `urn:mwp:error:${code}`, title: "x", status, error: protocolError(code, { nowMs }) },
});

describe("the client's read token", () => {
  it("is fetched once, when it is needed, and used for everything", async () => {
    const { client, asked } = scripted();
    const reader = client();
    await Promise.all([reader.missions(), reader.missions()]);
    await reader.missions();
    const read = "GET /v0.1/missions as token-1";
    expect(asked).toEqual(["POST /v0.1/challenges", "POST /v0.1/tokens", read, read, read]);
  });

  it("is fetched anew before its end, and once more where the authority does not know it any longer", async () => {
    const short = scripted(undefined, { tokenMs: 9_999 });
    const reader = short.client();
    await reader.missions();
    await reader.missions();
    expect(short.asked.filter((text) => text.endsWith("/tokens"))).toHaveLength(2);
    const forgotten = scripted(({ token }) => (token === "token-1" ? refusal("AUTH_REQUIRED", 401) : undefined));
    expect(await forgotten.client().missions()).toEqual([]);
    const never = scripted(({ token }) => (token === undefined ? undefined : refusal("AUTH_REQUIRED", 401)));
    await expect(never.client().missions()).rejects.toMatchObject({ code: "AUTH_REQUIRED" });
    expect(never.asked.filter((text) => text.startsWith("GET"))).toHaveLength(2);
  });

  it.each([
    ["another purpose", { purpose: "agent-session" }],
    ["another authority", { authority: "urn:example:service:other" }],
    ["another audience", { audience: "evil.example:8443" }],
    ["another Principal", { principalId: "urn:example:human:x" }],
    ["another key", { keyId: "urn:example:key:x" }],
    ["a nonce that is not ours", { clientNonce: "x" }],
    ["a member too much", { more: "x" }],
    ["an end that has passed", { expiresAt: "2026-03-01T12:00:00Z" }],
  ])("is never bought with a signature over a transcript of %s (P06)", async (_, transcript) => {
    const { client, asked } = scripted(undefined, { transcript });
    await expect(client().login()).rejects.toMatchObject({ code: "AUTHORITY_UNTRUSTED" });
    expect(asked).toEqual(["POST /v0.1/challenges"]);
  });

  it("of an Agent is given to the client, which signs nothing", async () => {
    const { client, asked } = scripted();
    const reader = client({ credentials: { token: () => "mwps_x" } });
    await reader.missions();
    expect(asked).toEqual(["GET /v0.1/missions as mwps_x"]);
    await expect(reader.login()).rejects.toThrow(TypeError);
    expect(() => client({ credentials: { principal: { type: "agent", id: "urn:x:a" }, signer, authority } })).toThrow(
      TypeError,
    );
    expect(() => client({ baseUrl: "http://authority.example" })).toThrow(TypeError);
  });
});

describe("the client's questions", () => {
  it("name what they ask for in one segment each", async () => {
    const { client, asked } = scripted(({ path }) =>
      path.includes("missions/") ? { status: 200, body: {} } : undefined,
    );
    const reader = client({ credentials: { token: () => "t" } });
    await reader.workItem("urn:m:a/b?c", "urn:w:#1");
    await reader.events("urn:m:a", { after: 3, limit: 5 });
    expect(asked).toEqual([
      "GET /v0.1/missions/urn%3Am%3Aa%2Fb%3Fc/work/urn%3Aw%3A%231 as t",
      "GET /v0.1/missions/urn%3Am%3Aa/events?after=3&limit=5 as t",
    ]);
  });

  it("reject with the authority's refusal, or say that there was no answer of the protocol", async () => {
    const refused = scripted(() => refusal("GROUP_NOT_FOUND", 404)).client({ credentials: { token: () => "t" } });
    await expect(refused.mission("urn:m:a")).rejects.toMatchObject({ code: "GROUP_NOT_FOUND", retryable: false });
    await expect(refused.tail()[Symbol.asyncIterator]().next()).rejects.toMatchObject({ code: "GROUP_NOT_FOUND" });
    const strange = scripted(() => ({ status: 502, body: encode("<html>") })).client({
      credentials: { token: () => "t" },
    });
    await expect(strange.mission("urn:m:a")).rejects.toMatchObject({ code: "TRANSPORT_FAILED", retryable: true });
  });

  it("collect every page of the Missions", async () => {
    const pages = new Map<string, object>([
      ["/v0.1/missions", { missions: [{ groupId: "a" }], next: "urn:g:a" }],
      ["/v0.1/missions?after=urn%3Ag%3Aa", { missions: [{ groupId: "b" }] }],
    ]);
    const { client } = scripted(({ path }) => ({ status: 200, body: pages.get(path) ?? {} }));
    expect(await client({ credentials: { token: () => "t" } }).missions()).toEqual([
      { groupId: "a" },
      { groupId: "b" },
    ]);
  });
});

describe("the client's content", () => {
  it("is hashed again when it comes: what is not the content throws at its end (MWP-WRK-024)", async () => {
    const { client } = scripted(({ path }) =>
      path.includes("/artifacts/") ? { status: 200, body: encode("changed") } : undefined,
    );
    const reader = client();
    const read = async (hash: string): Promise<string> => {
      let text = "";
      for await (const chunk of await reader.getArtifact("urn:g:a", hash)) text += new TextDecoder().decode(chunk);
      return text;
    };
    expect(await read(sha256Text(encode("changed")))).toBe("changed");
    await expect(read(sha256Text(encode("content")))).rejects.toMatchObject({ code: "ARTIFACT_CORRUPT" });
  });

  it("goes out under its own hash; a stream has to say it", async () => {
    const { client, asked } = scripted(({ path }) =>
      path.includes("/artifacts/")
        ? { status: 200, body: { contentHash: "h", groupId: "g", sizeBytes: 1 } }
        : undefined,
    );
    const reader = client({ credentials: { token: () => "t" } });
    await reader.putArtifact({ groupId: "urn:g:a", content: encode("x") });
    const hash = encodeURIComponent(sha256Text(encode("x")));
    expect(asked).toEqual([`PUT /v0.1/artifacts/${hash}?groupId=urn%3Ag%3Aa as t`]);
    const stream = (async function* () {
      yield encode("x");
    })();
    await expect(reader.putArtifact({ groupId: "urn:g:a", content: stream })).rejects.toThrow(TypeError);
  });
});

describe("an Event stream", () => {
  const parse = async (pieces: readonly string[], lineBytesMax = 100) => {
    const seen: (readonly [string, string | undefined])[] = [];
    const chunks = (async function* () {
      for (const piece of pieces) yield encode(piece);
    })();
    for await (const { id, data } of readEventSource(chunks, lineBytesMax))
      seen.push([id, data === undefined ? undefined : new TextDecoder().decode(data)]);
    return seen;
  };

  it("is read the same however it is cut", async () => {
    const text = 'retry: 1000\nid: a\n\n:\ndata: {"x":"grüße"}\n\nid: b\ndata:{"y":1}\n\n';
    const whole = await parse([text]);
    expect(whole).toEqual([
      ["a", undefined],
      ["a", undefined],
      ["a", '{"x":"grüße"}'],
      ["b", '{"y":1}'],
    ]);
    for (let at = 1; at < text.length; at += 1) expect(await parse([text.slice(0, at), text.slice(at)])).toEqual(whole);
    expect(await parse([...text])).toEqual(whole);
  });

  it("drops what is not finished, and has no line without end", async () => {
    expect(await parse(["data: {}\n"])).toEqual([]);
    await expect(parse(["data: ", "x".repeat(60), "x".repeat(60)])).rejects.toThrow(RangeError);
  });
});
