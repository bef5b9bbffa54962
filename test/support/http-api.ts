import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { Ajv2020 } from "ajv/dist/2020.js";
import { expect } from "vitest";
import { encodeBase64url } from "../../lib/format/base64url.ts";
import { isTimestamp } from "../../lib/format/timestamp.ts";
import { isAbsoluteUri } from "../../lib/format/uri.ts";
import { createHttpClient } from "../../lib/human/http-client.ts";
import { createHttpsFetch, type HttpClient, type HttpClientOptions } from "../../lib/human/mod.ts";
import type { Bench, HttpAnswer } from "./authority.ts";
import type { TestPrincipal } from "./organization.ts";
import { projectRoot } from "./source-graph.ts";
import { trustOf } from "./tls.ts";

const json = { "content-type": "application/json" };

export interface Challenge {
  readonly challengeId: string;
  readonly serverNonce: string;
  readonly challenge: string;
  readonly expiresAt: string;
}

/** Asks for a challenge as a Principal. */
export function challengeOf(
  bench: Bench,
  { actor, keyId }: TestPrincipal,
  over: object = {},
  from = "127.0.0.1",
): Promise<HttpAnswer> {
  return bench.http({
    method: "POST",
    path: "/v0.1/challenges",
    headers: { ...json, host: bench.audience },
    body: JSON.stringify({ principal: actor, keyId, clientNonce: "nonce", ...over }),
    remoteAddress: from,
  });
}

/** Answers a challenge with a signature over its bytes, or over others. */
export function answerChallenge(
  bench: Bench,
  { signer, keyId }: TestPrincipal,
  { challengeId, challenge }: Challenge,
  over: { readonly bytes?: Uint8Array; readonly keyId?: string; readonly challengeId?: string } = {},
): Promise<HttpAnswer> {
  const value = encodeBase64url(signer.sign(over.bytes ?? Buffer.from(challenge, "base64url")));
  return bench.http({
    method: "POST",
    path: "/v0.1/tokens",
    headers: json,
    body: JSON.stringify({
      challengeId: over.challengeId ?? challengeId,
      signature: { keyId: over.keyId ?? keyId, value },
    }),
  });
}

/** A read token of a human or a service. */
export async function readTokenOf(bench: Bench, principal: TestPrincipal): Promise<string> {
  const challenge = (await challengeOf(bench, principal)).json as unknown as Challenge;
  const answer = await answerChallenge(bench, principal, challenge);
  expect(answer.status, answer.text).toBe(200);
  return (answer.json as unknown as { readonly token: string }).token;
}

export const bearer = (token: string): Record<string, string> => ({ authorization: `Bearer ${token}` });

/** Asks with a token. */
export function ask(
  bench: Bench,
  token: string,
  path: string,
  headers: Record<string, string> = {},
): Promise<HttpAnswer> {
  return bench.http({ path, headers: { ...bearer(token), ...headers } });
}

/** The client of the library over real TLS; the clock of the bench says what time it is. */
export function clientOf(
  bench: Bench,
  credentials: TestPrincipal | { token(): string },
  over: Partial<HttpClientOptions> = {},
): HttpClient {
  const authority = bench.organization.authority.actor.id;
  return createHttpClient({
    baseUrl: `https://${bench.audience}`,
    credentials:
      "actor" in credentials ? { principal: credentials.actor, signer: credentials.signer, authority } : credentials,
    fetch: createHttpsFetch({ ca: trustOf(bench.tls) }),
    clock: {
      nowMs: () => bench.clock.nowMs(),
      after(ms, action) {
        const timer = setTimeout(action, ms);
        return () => clearTimeout(timer);
      },
    },
    backoff: { baseMs: 5, capMs: 20 },
    ...over,
  });
}

const ajv = new Ajv2020({ strict: false, allErrors: true });
ajv.addFormat("uri", isAbsoluteUri);
ajv.addFormat("date-time", isTimestamp);
for (const folder of ["schemas", "schemas/payload", "schemas/http"])
  for (const name of readdirSync(join(projectRoot, folder)).filter((file) => file.endsWith(".schema.json")))
    ajv.addSchema(JSON.parse(readFileSync(join(projectRoot, folder, name), "utf8")));

/** Holds a document against one of `schemas/http/`. */
export function expectSchema(name: string, document: unknown): void {
  const isValid = ajv.validate(`urn:mwp:schema:http:${name}`, document);
  expect(isValid ? "" : ajv.errorsText(), `${name}: ${JSON.stringify(document)}`).toBe("");
}
