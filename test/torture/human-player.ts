import type { Actor } from "../../generated/types.ts";
import { createHttpsFetch, createHumanClient, type HttpFetch } from "../../lib/human/mod.ts";
import type { DocumentSigner } from "../../lib/signed/mod.ts";
import type { Sent } from "./ledger.ts";
import { type Player, sending } from "./player.ts";

/** A human or service behind the HTTPS API, who does not give up while the authority is away. */
export function createHumanPlayer(
  options: {
    readonly baseUrl: string;
    readonly ca: string;
    readonly principal: Actor;
    readonly signer: DocumentSigner;
  },
  ledger: Sent[],
): Player {
  const { baseUrl, ca, principal } = options;
  const bodies = new Map<string, Uint8Array<ArrayBuffer>>();
  const https = createHttpsFetch({ ca });
  const fetch: HttpFetch = (url, init) => {
    const { body } = init;
    // The first content of an Action ID is the one it stands for.
    if (body instanceof Uint8Array && !bodies.has(actionIdIn(body))) bodies.set(actionIdIn(body), body);
    return https(url, init);
  };
  const client = createHumanClient({ ...options, fetch, backoff: { baseMs: 20, capMs: 300 }, attemptsMax: 1_000 });
  return {
    actor: principal,
    ...sending(principal, ledger, async (kind, fields) => {
      const { eventId, sequence = 0 } = await client.sendCommand(kind, fields);
      return { status: "accepted", eventId, sequence };
    }),
    async resend(actionId) {
      const body = bodies.get(actionId);
      if (body === undefined) throw new Error("nothing to send");
      const answer = await https(`${baseUrl}/v0.1/commands`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body,
        redirect: "error",
        signal: AbortSignal.timeout(20_000),
      });
      const { eventId, error } = JSON.parse(new TextDecoder().decode(await answer.arrayBuffer())) as {
        readonly eventId?: string;
        readonly error?: { readonly code: string };
      };
      return eventId === undefined ? { code: error?.code ?? `HTTP ${answer.status}` } : { eventId };
    },
  };
}

function actionIdIn(body: Uint8Array): string {
  return (JSON.parse(new TextDecoder().decode(body)) as { readonly actionId: string }).actionId;
}
