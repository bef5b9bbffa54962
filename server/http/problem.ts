import type { ProtocolError } from "../../generated/types.ts";
import { errorCodeTable } from "../../lib/wire/wire-error.ts";
import type { HttpResponse } from "../socket/port.ts";

/** HTTP status of a protocol error, where it is not 422. */
const statusByCode: { readonly [code in ProtocolError["code"]]?: number } = {
  AUTH_REQUIRED: 401,
  AUTH_INVALID_SIGNATURE: 401,
  AUTH_STALE_SESSION: 401,
  AUTH_FORBIDDEN: 403,
  MEMBERSHIP_REQUIRED: 403,
  MEMBERSHIP_STALE: 403,
  AUTH_STALE_COORDINATOR: 403,
  APPROVAL_REQUIRED: 403,
  GROUP_NOT_FOUND: 404,
  PROTOCOL_VIOLATION: 400,
  SCHEMA_VALIDATION_FAILED: 400,
  UNSUPPORTED_VERSION: 400,
  ACTION_ID_COLLISION: 409,
  REVISION_CONFLICT: 409,
  INVALID_STATE_TRANSITION: 409,
  WORK_ALREADY_OWNED: 409,
  RATE_LIMITED: 429,
  BACKPRESSURE: 503,
  INTERNAL_ERROR: 500,
};

/** Headers of every answer of the API: nothing is cached, framed or sniffed. */
export const apiHeaders: Readonly<Record<string, string>> = {
  "cache-control": "no-store",
  "x-content-type-options": "nosniff",
  "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
  "strict-transport-security": "max-age=31536000",
};

/** A problem document (RFC 9457) with the protocol error inside; the status is the code's own unless another is given. */
export function problemOf(error: ProtocolError, status: number = statusByCode[error.code] ?? 422): HttpResponse {
  const retryAfter =
    error.retryAfterMs === undefined ? {} : { "retry-after": String(Math.ceil(error.retryAfterMs / 1000)) };
  const body = {
    type: `urn:mwp:error:${error.code}`,
    title: errorCodeTable[error.code].meaning,
    status,
    detail: error.message,
    error,
  };
  return {
    status,
    headers: { ...apiHeaders, ...retryAfter, "content-type": "application/problem+json" },
    body: JSON.stringify(body),
  };
}

/** A problem that is HTTP's own, not the protocol's. */
export function plainProblem(
  status: number,
  title: string,
  headers: Readonly<Record<string, string>> = {},
): HttpResponse {
  return {
    status,
    headers: { ...apiHeaders, ...headers, "content-type": "application/problem+json" },
    body: JSON.stringify({ type: "about:blank", title, status }),
  };
}

/** A JSON answer. */
export function jsonAnswer(status: number, body: object): HttpResponse {
  return { status, headers: { ...apiHeaders, "content-type": "application/json" }, body: JSON.stringify(body) };
}
