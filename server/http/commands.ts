import type { Command } from "../../generated/types.ts";
import { isProtocolId } from "../../lib/format/uri.ts";
import { parseJson } from "../../lib/json/parse.ts";
import { isJsonObject, type JsonValue } from "../../lib/json/value.ts";
import { toWireError } from "../../lib/signed/audit.ts";
import type { DocumentVerifier } from "../../lib/signed/verify.ts";
import { protocolError } from "../../lib/wire/wire-error.ts";
import type { Clock } from "../clock.ts";
import type { Intake } from "../lane/intake.ts";
import type { CommandOutcome, CommandTask } from "../lane/task.ts";
import { httpBodyBytesMax } from "../limits.ts";
import type { Audit } from "../observe/audit.ts";
import type { FailureWindow } from "../policy/failure-window.ts";
import type { AgentRegistry } from "../registry/registry.ts";
import type { HttpRequest, HttpResponse } from "../socket/port.ts";
import { jsonAnswer, plainProblem, problemOf } from "./problem.ts";

/** What `POST /v0.1/commands` needs. */
export interface CommandsEndpoint {
  readonly clock: Clock;
  readonly documents: DocumentVerifier;
  readonly registry: AgentRegistry;
  readonly intake: Intake;
  readonly audit: Audit;
  /** Failed authentications by address. */
  readonly failures: FailureWindow;
}

/**
 * Commands of humans and services over HTTPS. The body is the signed Command; the answer names the accepted Event
 * (`{actionId, eventId, groupId, sequence}`) or is a problem document. Agents use their Session (check 1).
 */
export function commandsEndpoint({
  clock,
  documents,
  registry,
  intake,
  audit,
  failures,
}: CommandsEndpoint): (request: HttpRequest) => Promise<HttpResponse> {
  return async (request) => {
    if (failures.isExhausted(request.remoteAddress))
      return plainProblem(429, "Too many failed authentications", { "retry-after": "60" });
    const type = request.headers.get("content-type")?.split(";")[0]?.trim().toLowerCase();
    if (type !== "application/json") return plainProblem(415, "The body must be application/json");
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
    return answer(command, outcome, clock.nowMs(), audit);
  };
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
