import type { Command } from "../../generated/types.ts";
import { maySee } from "../../lib/core/mod.ts";
import { isProtocolId } from "../../lib/format/uri.ts";
import { parseJson } from "../../lib/json/parse.ts";
import { isJsonObject, type JsonValue } from "../../lib/json/value.ts";
import { toWireError } from "../../lib/signed/audit.ts";
import type { DocumentVerifier } from "../../lib/signed/verify.ts";
import { protocolError } from "../../lib/wire/wire-error.ts";
import type { Clock } from "../clock.ts";
import type { Intake } from "../lane/intake.ts";
import { parseStoredEvent } from "../lane/stored-event.ts";
import type { CommandOutcome, CommandTask } from "../lane/task.ts";
import { httpBodyBytesMax } from "../limits.ts";
import type { Audit } from "../observe/audit.ts";
import type { FailureWindow } from "../policy/failure-window.ts";
import type { AgentRegistry } from "../registry/registry.ts";
import type { HttpResponse } from "../socket/port.ts";
import type { StoredEvent } from "../store/port.ts";
import { saysJson } from "./bodies.ts";
import type { Caller, Callers } from "./callers.ts";
import { apiHeaders, jsonAnswer, plainProblem, problemOf } from "./problem.ts";
import type { Reading } from "./reading.ts";
import type { Handler } from "./router.ts";
import { tooManyFailures } from "./tokens.ts";

/** What `POST /v0.1/commands` needs. */
export interface CommandsEndpoint {
  readonly clock: Clock;
  readonly documents: DocumentVerifier;
  readonly registry: AgentRegistry;
  readonly intake: Intake;
  readonly audit: Audit;
  /** Failed authentications by address. */
  readonly failures: FailureWindow;
  readonly callers: Callers;
  readonly reading: Reading;
  fault(error: unknown): void;
}

/**
 * Commands of humans and services over HTTPS. The body is the signed Command; the answer is the accepted Event where the
 * request carries a read token of the actor that may see it now, else names it (`{actionId, eventId, groupId, sequence}`),
 * or is a problem document. Agents use their Session (check 1).
 */
export function commandsEndpoint(services: CommandsEndpoint): Handler {
  const { clock, documents, registry, intake, audit, failures, callers } = services;
  return async (request) => {
    if (failures.isExhausted(request.remoteAddress)) return tooManyFailures();
    if (!saysJson(request)) return plainProblem(415, "The body must be application/json");
    const bytes = await request.body(httpBodyBytesMax);
    const claims = claimsOf(bytes);
    if (claims.isAgent)
      return problemOf(
        protocolError("AUTH_FORBIDDEN", {
          nowMs: clock.nowMs(),
          message: "an Agent sends its Commands through its Session",
          ...claims.related,
        }),
      );
    const result = documents.verify("command", bytes, registry.evidence);
    if (!result.ok) {
      if (result.failure.wireCode === "AUTH_INVALID_SIGNATURE") failures.count(request.remoteAddress);
      audit.record(result.failure, { documentKind: "command", organizationId: registry.evidence.organizationId });
      return problemOf(toWireError(result.failure, { nowMs: clock.nowMs(), ...claims.related }));
    }
    const { verified } = result;
    const command = verified.document;
    const caller = await callers.identify(request);
    const outcome = await new Promise<CommandOutcome>((settle) => {
      intake.submit({
        verified,
        registryRevision: registry.revision,
        command,
        bytes,
        origin: { door: "https" },
        settle,
      } satisfies CommandTask);
    });
    const isShown = outcome.status === "accepted" && (await maySeeNow(services, command, outcome.event, caller));
    if (isShown) return eventAnswer(outcome.event);
    return answer(command, outcome, clock.nowMs(), audit);
  };
}

/** Whether the answer may be the Event itself. The Command is accepted by now: what goes wrong here only makes it shorter. */
async function maySeeNow(
  { reading, fault }: CommandsEndpoint,
  { actor }: Command,
  stored: StoredEvent,
  caller: Caller | undefined,
): Promise<boolean> {
  if (caller?.principal.type !== actor.type || caller.principal.id !== actor.id) return false;
  if (stored.groupId === undefined) return true;
  try {
    const event = parseStoredEvent(stored);
    const read = await reading.group(caller, stored.groupId, (state) => maySee(state, actor, event));
    return read.ok && read.value;
  } catch (error) {
    fault(error);
    return false;
  }
}

function eventAnswer({ bytes }: StoredEvent): HttpResponse {
  return { status: 200, headers: { ...apiHeaders, "content-type": "application/json" }, body: bytes };
}

interface Claims {
  readonly isAgent: boolean;
  readonly related: { readonly relatedActionId?: string; readonly groupId?: string };
}

/** What a body says of itself before anything is proved: enough to turn an Agent away and to correlate a refusal. */
function claimsOf(bytes: Uint8Array): Claims {
  const parsed = parseJson(bytes);
  if (!parsed.ok || !isJsonObject(parsed.value)) return { isAgent: false, related: {} };
  const { actor, actionId, groupId } = parsed.value;
  return {
    isAgent: isJsonObject(actor) && actor.type === "agent",
    related: { ...(isId(actionId) && { relatedActionId: actionId }), ...(isId(groupId) && { groupId }) },
  };
}

function isId(value: JsonValue | undefined): value is string {
  return typeof value === "string" && isProtocolId(value);
}

function answer(command: Command, outcome: CommandOutcome, nowMs: number, audit: Audit): HttpResponse {
  if (outcome.status === "accepted") {
    const { eventId, groupId, sequence } = outcome.event;
    return jsonAnswer(200, { actionId: command.actionId, eventId, groupId, sequence });
  }
  const { refusal, failure } = outcome;
  if (failure !== undefined)
    audit.record(failure, { documentKind: "command", relatedActionId: command.actionId, presentedBy: command.actor });
  const { code, ...facts } = refusal;
  const groupId = command.groupId === undefined ? {} : { groupId: command.groupId };
  return problemOf(protocolError(code, { nowMs, relatedActionId: command.actionId, ...groupId, ...facts }));
}
