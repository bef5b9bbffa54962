import type { Link, OpenLink } from "../../lib/agent/mod.ts";

/** How the authority answered identical bytes. */
export type ResendAnswer = { readonly eventId: string } | { readonly code: string };

/** Stands between an Agent and its link: keeps the Commands that went out, can send them again, can cut the line. */
export interface Tap {
  readonly openLink: OpenLink;
  /** Sends the very frame of an Action ID again. Rejects when nothing was sent, there is no line or no answer came. */
  resend(actionId: string): Promise<ResendAnswer>;
  /** Cuts the line without a word to the authority's protocol. */
  cut(): void;
}

const answerMsMax = 20_000;

interface Frame {
  readonly frameType: string;
  readonly command?: { readonly actionId: string };
  readonly event?: { readonly eventId: string; readonly cause: { readonly type: string; readonly id: string } };
  readonly error?: { readonly code: string; readonly relatedActionId?: string };
}

/** A tap on links that `open` opens. */
export function createTap(open: OpenLink): Tap {
  const frames = new Map<string, string>();
  const waiting = new Map<string, (answer: ResendAnswer) => void>();
  let line: Link | undefined;

  const sent = (message: string | Uint8Array): void => {
    const text = typeof message === "string" ? message : new TextDecoder().decode(message);
    if (!text.includes('"COMMAND"')) return;
    const { frameType, command } = JSON.parse(text) as Frame;
    if (frameType === "COMMAND" && command !== undefined && !frames.has(command.actionId))
      frames.set(command.actionId, text);
  };
  const heard = (bytes: Uint8Array): void => {
    if (waiting.size === 0) return;
    const { event, error } = JSON.parse(new TextDecoder().decode(bytes)) as Frame;
    if (event?.cause.type === "command") waiting.get(event.cause.id)?.({ eventId: event.eventId });
    if (error?.relatedActionId !== undefined) waiting.get(error.relatedActionId)?.({ code: error.code });
  };

  return {
    async openLink(url, options, handlers) {
      const link = await open(url, options, {
        onMessage(bytes, isText) {
          heard(bytes);
          handlers.onMessage(bytes, isText);
        },
        onClose(code, reason) {
          if (line === link) line = undefined;
          handlers.onClose(code, reason);
        },
      });
      line = link;
      return {
        ...link,
        send(message) {
          sent(message);
          link.send(message);
        },
      };
    },
    resend(actionId) {
      const frame = frames.get(actionId);
      if (frame === undefined || line === undefined) return Promise.reject(new Error("nothing to send, or no line"));
      const through = line;
      return new Promise((resolve, reject) => {
        const tooLate = setTimeout(() => settle(() => reject(new Error(`no answer to ${actionId}`))), answerMsMax);
        const settle = (done: () => void): void => {
          clearTimeout(tooLate);
          waiting.delete(actionId);
          done();
        };
        waiting.set(actionId, (answer) => settle(() => resolve(answer)));
        through.send(frame);
      });
    },
    cut: () => line?.close(1000, ""),
  };
}
