import type { Actor } from "../../generated/types.ts";
import { sha256 } from "../../lib/format/digest.ts";
import { instantFromMs, instantToMs, parseInstant } from "../../lib/format/timestamp.ts";
import { encodeUtf8 } from "../../lib/format/utf8.ts";
import { intervalFault } from "../../lib/signed/interval.ts";
import { protocolError } from "../../lib/wire/wire-error.ts";
import type { Clock } from "../clock.ts";
import type { AgentRegistry } from "../registry/registry.ts";
import { randomText } from "../session/greeting.ts";
import type { Sessions } from "../session/sessions.ts";
import { sessionTokenPrefix } from "../session/token.ts";
import type { HttpRequest, HttpResponse } from "../socket/port.ts";
import type { Store } from "../store/port.ts";
import { problemOf } from "./problem.ts";
import type { Handler, PathParameters } from "./router.ts";

/** Prefix by which a leaked read token is recognised wherever it turns up. */
const readTokenPrefix = "mwpr_";

/** A fresh read token of 32 random bytes, and the hash that alone is stored (P31). */
export function createReadToken(): { readonly token: string; readonly tokenHash: Uint8Array } {
  const token = `${readTokenPrefix}${randomText(32)}`;
  return { token, tokenHash: hashOf(token) };
}

/** Who asks, proved by a token. */
export interface Caller {
  readonly principal: Actor;
  /** End of the token, Unix milliseconds. */
  readonly expiresAtMs: number;
  /** Whether the token, and what it rests on, is still good. */
  holds(): boolean;
}

/** Finds out who asks. */
export interface Callers {
  /** The caller by its `Authorization: Bearer`; undefined for none and for one that is not good (any more). */
  identify(request: HttpRequest): Promise<Caller | undefined>;
  /** A handler that only a caller reaches; everybody else is told `AUTH_REQUIRED`, whatever the reason. */
  required(handler: (request: HttpRequest, path: PathParameters, caller: Caller) => Promise<HttpResponse>): Handler;
}

/** What {@link createCallers} needs. */
export interface CallerServices {
  readonly store: Pick<Store, "findReadToken" | "findSessionToken">;
  readonly clock: Clock;
  readonly registry: AgentRegistry;
  readonly sessions: Pick<Sessions, "isOpen">;
}

/**
 * Callers by read token (humans and services) and by session token (Agents). A read token is good as long as the key it was
 * given for, a session token as long as its Session (P31). Tokens are compared by hash alone.
 */
export function createCallers({ store, clock, registry, sessions }: CallerServices): Callers {
  async function reader(tokenHash: Uint8Array): Promise<Caller | undefined> {
    const token = await store.findReadToken(tokenHash);
    if (token === undefined) return undefined;
    const { principal, keyId, sessionEpoch, expiresAtMs } = token;
    if (sessionEpoch !== undefined) return ofSession(principal.id, sessionEpoch, expiresAtMs);
    const holds = (): boolean => {
      const nowMs = clock.nowMs();
      const key = registry.evidence.resolve(keyId);
      const isBound = key?.principal.type === principal.type && key.principal.id === principal.id;
      return isBound && nowMs < expiresAtMs && intervalFault(key.interval, instantFromMs(nowMs)) === undefined;
    };
    return { principal, expiresAtMs, holds };
  }

  async function agent(tokenHash: Uint8Array): Promise<Caller | undefined> {
    const token = await store.findSessionToken(tokenHash);
    const end = token === undefined ? undefined : parseInstant(token.expiresAt);
    if (token === undefined || end === undefined) return undefined;
    return ofSession(token.agentId, token.epoch, instantToMs(end));
  }

  function ofSession(agentId: string, epoch: number, expiresAtMs: number): Caller {
    const holds = (): boolean => clock.nowMs() < expiresAtMs && sessions.isOpen(agentId, epoch);
    return { principal: { type: "agent", id: agentId }, expiresAtMs, holds };
  }

  async function identify({ headers }: HttpRequest): Promise<Caller | undefined> {
    const token = /^bearer +([\w~.+/-]+=*) *$/i.exec(headers.get("authorization") ?? "")?.[1];
    if (token === undefined) return undefined;
    const find = token.startsWith(sessionTokenPrefix) ? agent : reader;
    const caller = await find(hashOf(token));
    return caller?.holds() === true ? caller : undefined;
  }

  return {
    identify,
    required: (handler) => async (request, path) => {
      const caller = await identify(request);
      if (caller !== undefined) return handler(request, path, caller);
      const error = protocolError("AUTH_REQUIRED", { nowMs: clock.nowMs(), message: "a valid token is required" });
      const { headers = {}, ...answer } = problemOf(error);
      return { ...answer, headers: { ...headers, "www-authenticate": "Bearer" } };
    },
  };
}

function hashOf(token: string): Uint8Array {
  return sha256(encodeUtf8(token));
}
