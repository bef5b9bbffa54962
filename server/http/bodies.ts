import { parseJson } from "../../lib/json/parse.ts";
import { isJsonObject, type JsonObject } from "../../lib/json/value.ts";
import { protocolError } from "../../lib/wire/wire-error.ts";
import type { Clock } from "../clock.ts";
import { httpBodyBytesMax } from "../limits.ts";
import type { HttpRequest, HttpResponse } from "../socket/port.ts";
import { plainProblem, problemOf } from "./problem.ts";

/** A request's JSON object, or the answer that refuses it. */
export type JsonBody =
  | { readonly ok: true; readonly body: JsonObject }
  | { readonly ok: false; readonly answer: HttpResponse };

/** Whether a request says that its body is JSON. */
export function saysJson({ headers }: HttpRequest): boolean {
  return headers.get("content-type")?.split(";")[0]?.trim().toLowerCase() === "application/json";
}

/** Reads a small JSON object with exactly these members. */
export async function readJsonBody(request: HttpRequest, members: readonly string[], clock: Clock): Promise<JsonBody> {
  if (!saysJson(request)) return { ok: false, answer: plainProblem(415, "The body must be application/json") };
  const parsed = parseJson(await request.body(httpBodyBytesMax));
  if (!parsed.ok)
    return { ok: false, answer: problemOf(protocolError("PROTOCOL_VIOLATION", { nowMs: clock.nowMs() })) };
  const { value } = parsed;
  if (!isJsonObject(value) || Object.keys(value).sort().join() !== [...members].sort().join())
    return { ok: false, answer: malformed(clock, `the body must be an object of ${members.join(", ")}`) };
  return { ok: true, body: value };
}

/** The answer to a request that does not match its schema. */
export function malformed(clock: Clock, message: string): HttpResponse {
  return problemOf(protocolError("SCHEMA_VALIDATION_FAILED", { nowMs: clock.nowMs(), message }));
}
