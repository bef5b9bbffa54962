import type { JsonObject } from "../json/value.ts";
import { type Clock, systemClock } from "../wire/clock.ts";
import type { AgentList, EventPage, Inbox, MissionList, MissionSummary, TokenAnswer } from "../wire/http.ts";
import { MwpError } from "../wire/mwp-error.ts";
import { defaultBackoff } from "../wire/retry.ts";
import { noAuthorityAnswers } from "../wire/transport-error.ts";
import { type Answer, readObject } from "./answer.ts";
import type { HttpClient, HttpClientOptions, KeyCredentials } from "./api.ts";
import { getArtifact, putArtifact } from "./artifacts.ts";
import type { HttpFetch, HttpInit, HttpResponse } from "./http.ts";
import { login } from "./login.ts";
import { toChunks } from "./streams.ts";
import { tail } from "./tail.ts";

/** A request by a caller with a token. */
export interface Ask {
  readonly method: "GET" | "PUT";
  readonly path: string;
  readonly headers?: Record<string, string>;
  /** Made anew where the request has to be sent again. */
  body?(): NonNullable<HttpInit["body"]>;
  /** Ends it; without one the time for answers does. */
  readonly signal?: AbortSignal;
}

const answerMsDefault = 15_000;

/** Before its end a token is not used any more, milliseconds. */
const tokenSpareMs = 10_000;

/** A client. Throws TypeError for a URL that is not `https:`, and for the key of an Agent. */
export function createHttpClient(options: HttpClientOptions): HttpClient {
  const { credentials, clock = systemClock, random = Math.random, backoff = defaultBackoff } = options;
  const { fetch = globalThis.fetch as HttpFetch, answerMs = answerMsDefault } = options;
  const baseUrl = options.baseUrl.replace(/\/+$/, "");
  const { protocol, hostname, port } = new URL(baseUrl);
  if (protocol !== "https:") throw new TypeError("the HTTPS API is reached over https only");
  if ("principal" in credentials && credentials.principal.type === "agent")
    throw new TypeError("an Agent reads with the token of its Session");
  const audience = `${hostname}:${port === "" ? "443" : port}`;

  /** The head of an answer. The time for answers covers the body too, unless it is a stream. */
  async function request(path: string, init: Omit<HttpInit, "redirect">): Promise<HttpResponse> {
    try {
      return await fetch(`${baseUrl}${path}`, { ...init, redirect: "error" });
    } catch (cause) {
      throw noAuthorityAnswers(baseUrl, { cause });
    }
  }

  async function whole(response: HttpResponse): Promise<Answer> {
    try {
      return { status: response.status, body: new Uint8Array(await response.arrayBuffer()) };
    } catch (cause) {
      throw noAuthorityAnswers(baseUrl, { cause });
    }
  }

  async function post(path: string, body: JsonObject): Promise<JsonObject> {
    const headers = { "content-type": "application/json", accept: "application/json, application/problem+json" };
    const bytes = new TextEncoder().encode(JSON.stringify(body));
    const signal = AbortSignal.timeout(answerMs);
    return readObject(await whole(await request(path, { method: "POST", headers, body: bytes, signal })), baseUrl);
  }

  const tokens = tokenKeeper(clock, (keys) =>
    login(post, { ...keys, audience: keys.audience ?? audience }, () => clock.nowMs()),
  );
  const token = (): Promise<string> =>
    "token" in credentials ? Promise.resolve(credentials.token()) : tokens.current(credentials);

  /** Asks with a token, and once more with a fresh one where that was not good (any more). */
  async function ask({ method, path, headers = {}, body, signal }: Ask): Promise<HttpResponse> {
    for (let attempt = 0; ; attempt++) {
      const bearer = `Bearer ${await token()}`;
      const content = body?.();
      const init = {
        method,
        headers: { ...headers, authorization: bearer },
        ...(content !== undefined && { body: content }),
        ...(content instanceof ReadableStream && { duplex: "half" as const }),
        signal: signal ?? AbortSignal.timeout(answerMs),
      };
      const response = await request(path, init);
      if (response.status !== 401 || attempt > 0 || "token" in credentials) return response;
      tokens.drop();
      if (content instanceof ReadableStream) return response;
      await whole(response);
    }
  }

  async function get<T>(path: string): Promise<T> {
    const headers = { accept: "application/json, application/problem+json" };
    const response = await ask({ method: "GET", path, headers });
    return readObject(await whole(response), baseUrl) as unknown as T;
  }

  const missionPath = (missionId: string): string => `/v0.1/missions/${encodeURIComponent(missionId)}`;
  const services = { ask, whole, baseUrl };

  return {
    async login() {
      if ("token" in credentials) throw new TypeError("this client was given its token");
      return tokens.fresh(credentials);
    },
    async missions() {
      const missions: MissionSummary[] = [];
      for (let after: string | undefined = ""; after !== undefined; ) {
        const query: string = after === "" ? "" : `?after=${encodeURIComponent(after)}`;
        const page: MissionList = await get<MissionList>(`/v0.1/missions${query}`);
        missions.push(...page.missions);
        after = page.next;
      }
      return missions;
    },
    mission: (missionId) => get(missionPath(missionId)),
    work: (missionId) => get(`${missionPath(missionId)}/work`),
    workItem: (missionId, workItemId) => get(`${missionPath(missionId)}/work/${encodeURIComponent(workItemId)}`),
    progress: (missionId) => get(`${missionPath(missionId)}/progress`),
    tree: (missionId) => get(`${missionPath(missionId)}/tree`),
    inbox: async () => (await get<Inbox>("/v0.1/inbox")).notices,
    agents: async () => (await get<AgentList>("/v0.1/agents")).agents,
    events(missionId, { after = 0, limit } = {}) {
      const query = limit === undefined ? `after=${after}` : `after=${after}&limit=${limit}`;
      return get<EventPage>(`${missionPath(missionId)}/events?${query}`);
    },
    tail: (tailOptions) => tail({ open, baseUrl, clock, random, backoff }, tailOptions),
    putArtifact: (upload) => putArtifact(services, upload),
    getArtifact: (groupId, contentHash, signal) => getArtifact(services, { groupId, contentHash, signal }),
  };

  async function open(
    path: string,
    headers: Record<string, string>,
    signal: AbortSignal,
  ): Promise<AsyncIterable<Uint8Array>> {
    const response = await ask({ method: "GET", path, headers, signal });
    if (response.status === 200 && response.body) return toChunks(response.body);
    throw refusalOf(await whole(response), baseUrl);
  }
}

/** What the authority refused with, as something to throw. */
export function refusalOf(answer: Answer, baseUrl: string): MwpError {
  try {
    readObject({ ...answer, status: answer.status === 200 ? 0 : answer.status }, baseUrl);
  } catch (error) {
    if (error instanceof MwpError) return error;
  }
  return noAuthorityAnswers(baseUrl);
}

/** Keeps the read token and asks for one at a time. */
function tokenKeeper(clock: Clock, fetchToken: (keys: KeyCredentials) => Promise<TokenAnswer>) {
  let kept: TokenAnswer | undefined;
  let coming: Promise<TokenAnswer> | undefined;
  const fresh = (keys: KeyCredentials): Promise<TokenAnswer> => {
    coming ??= fetchToken(keys)
      .then((answer) => {
        kept = answer;
        return answer;
      })
      .finally(() => {
        coming = undefined;
      });
    return coming;
  };
  return {
    fresh,
    async current(keys: KeyCredentials): Promise<string> {
      const isGood = kept !== undefined && Date.parse(kept.expiresAt) - tokenSpareMs > clock.nowMs();
      return (isGood && kept !== undefined ? kept : await fresh(keys)).token;
    },
    drop(): void {
      kept = undefined;
    },
  };
}
