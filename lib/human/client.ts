import type { Actor } from "../../generated/types.ts";
import type { DocumentSigner } from "../signed/sign.ts";
import { type Clock, systemClock } from "../wire/clock.ts";
import {
  type CommandFields,
  type CommandKindName,
  type PayloadOf,
  prepareCommand,
  type SignedCommand,
} from "../wire/command.ts";
import { MwpError } from "../wire/mwp-error.ts";
import { type Backoff, backoffMs, defaultBackoff, freshnessMs, isUnchangedRetrySafe } from "../wire/retry.ts";
import { isConnectionRefused, noAuthorityAnswers } from "../wire/transport-error.ts";
import { type Answer, type CommandReceipt, readReceipt } from "./answer.ts";
import type { HttpFetch, HttpInit } from "./http.ts";

/** Who sends Commands over HTTPS, and where to. */
export interface HumanClientOptions {
  /** `https:` URL of the authority, without the version segment. */
  readonly baseUrl: string;
  /** A human or a service of the Organization; Agents use their WebSocket. */
  readonly principal: Actor;
  readonly signer: DocumentSigner;
  /** The global `fetch` by default; `createHttpsFetch` where a certificate of one's own has to be trusted. */
  readonly fetch?: HttpFetch;
  readonly clock?: Clock;
  readonly random?: () => number;
  readonly backoff?: Backoff;
  /** Attempts per Command, the first included; by default 6, but 2 where nothing listens and the connection is refused. */
  readonly attemptsMax?: number;
  /** For one attempt, milliseconds; 15 s by default. */
  readonly answerMs?: number;
  /** A read token of the same Principal, asked for before each Command: its receipt then has the Event itself. */
  token?(): string | undefined | Promise<string | undefined>;
}

/** Commands of one human or service over HTTPS. */
export interface HumanClient {
  /**
   * Signs one Command and resolves to what it became. Overload, internal faults and transport failures are retried as
   * the identical bytes while the Command is fresh, which is safe because an accepted one answers with its Event again
   * (MWP-EVT-003, MWP-EXT-005). The payload of a known kind has its type; that of any other kind is any JSON object.
   * Rejects with {@link MwpError}, before anything is sent where the envelope does not fit.
   */
  sendCommand<K extends CommandKindName>(kind: K, fields: CommandFields<PayloadOf<K>>): Promise<CommandReceipt>;
  /** Whether the process answers. */
  healthz(): Promise<boolean>;
  /** Whether the process can take Commands. */
  readyz(): Promise<boolean>;
}

const attemptsMaxDefault = 6;
const refusedAttemptsMaxDefault = 2;
const answerMsDefault = 15_000;

/** A client. Throws TypeError for a URL that is not `https:` and for an Agent. */
export function createHumanClient(options: HumanClientOptions): HumanClient {
  const { principal, signer, clock = systemClock, random = Math.random, backoff = defaultBackoff } = options;
  const { fetch = globalThis.fetch as HttpFetch } = options;
  const base = options.baseUrl.replace(/\/+$/, "");
  if (new URL(base).protocol !== "https:") throw new TypeError("Commands travel over https only");
  if (principal.type === "agent") throw new TypeError("an Agent sends Commands over its WebSocket");

  const ask = async (path: string, init: Pick<HttpInit, "method" | "headers" | "body">): Promise<Answer> => {
    const signal = AbortSignal.timeout(options.answerMs ?? answerMsDefault);
    try {
      const response = await fetch(`${base}${path}`, { ...init, redirect: "error", signal });
      return { status: response.status, body: new Uint8Array(await response.arrayBuffer()) };
    } catch (cause) {
      throw noAuthorityAnswers(base, { cause });
    }
  };
  const post = async ({ bytes, command }: SignedCommand): Promise<CommandReceipt> => {
    const token = await options.token?.();
    const headers = {
      "content-type": "application/json",
      accept: "application/json, application/problem+json",
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    };
    const body = bytes as Uint8Array<ArrayBuffer>;
    return readReceipt(await ask("/v0.1/commands", { method: "POST", headers, body }), command.actionId, base);
  };
  const attemptsMaxAfter = (error: MwpError): number =>
    options.attemptsMax ?? (isConnectionRefused(error) ? refusedAttemptsMaxDefault : attemptsMaxDefault);
  const sleep = (delayMs: number): Promise<void> => new Promise((resolve) => void clock.after(delayMs, resolve));
  const isOk = async (path: string): Promise<boolean> => {
    const { status } = await ask(path, { method: "GET", headers: {} });
    return status === 200;
  };

  return {
    async sendCommand(kind, fields) {
      const signed = prepareCommand(kind, fields as CommandFields, {
        context: { actor: principal, nowMs: clock.nowMs() },
        signer,
      });
      for (let attempt = 0; ; attempt++) {
        try {
          return await post(signed);
        } catch (error) {
          if (!(error instanceof MwpError) || !error.retryable || !isUnchangedRetrySafe(error.code)) throw error;
          const delayMs = (error.retryAfterMs ?? 0) + backoffMs(attempt, random, backoff);
          const isFresh = clock.nowMs() + delayMs < signed.issuedAtMs + freshnessMs;
          if (!isFresh || attempt + 1 >= attemptsMaxAfter(error)) throw error;
          await sleep(delayMs);
        }
      }
    },
    healthz: () => isOk("/healthz"),
    readyz: () => isOk("/readyz"),
  };
}
