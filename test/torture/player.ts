import type { Actor } from "../../generated/types.ts";
import type { CommandFields } from "../../lib/agent/mod.ts";
import { type Outcome, outcomeOf, type Sent } from "./ledger.ts";
import type { ResendAnswer } from "./tap.ts";

/** Fields of a Command in a Group. */
export type GroupFields = CommandFields & { readonly groupId: string };

/** Somebody who sends Commands and remembers what it was told. */
export interface Player {
  readonly actor: Actor;
  /** Sends one Command, records it, and resolves to the record; a refusal is an outcome, not an error. */
  send(kind: string, fields: GroupFields): Promise<Sent>;
  /** Sends one Command off the record. */
  probe(kind: string, fields: GroupFields): Promise<Outcome>;
  /** Sends the very bytes of an Action ID again. */
  resend(actionId: string): Promise<ResendAnswer>;
}

/** The two ways a Player sends: on the record and off it. */
export function sending(
  actor: Actor,
  ledger: Sent[],
  transmit: (kind: string, fields: GroupFields) => Promise<Outcome>,
): Pick<Player, "send" | "probe"> {
  const probe: Player["probe"] = (kind, fields) => transmit(kind, fields).catch(outcomeOf);
  return {
    probe,
    async send(kind, fields) {
      const actionId = `urn:uuid:${crypto.randomUUID()}`;
      const { groupId } = fields;
      const sentAtMs = performance.now();
      const sent: Sent = { actor, actionId, kind, groupId, sentAtMs, answeredAtMs: 0, outcome: { status: "pending" } };
      ledger.push(sent);
      const outcome = await probe(kind, { ...fields, actionId });
      sent.answeredAtMs = performance.now();
      sent.outcome = outcome;
      return sent;
    },
  };
}
