import { protocolError } from "../../lib/wire/wire-error.ts";
import type { Clock } from "../clock.ts";
import { type HttpRequest, type HttpResponse, SocketError } from "../socket/port.ts";
import { jsonAnswer, plainProblem, problemOf } from "./problem.ts";

/** What the `{names}` of a path stood for, decoded. */
export type PathParameters = Readonly<Record<string, string>>;

/** Answers one method of one resource. */
export type Handler = (request: HttpRequest, path: PathParameters) => Promise<HttpResponse>;

/** One resource of the HTTPS API: its methods. HEAD is answered as GET is. */
export type Resource = { readonly [method in "GET" | "POST" | "PUT"]?: Handler };

/** What the router needs beside the resources. */
export interface RouterServices {
  readonly clock: Clock;
  /** Told what a handler threw; the request is answered `INTERNAL_ERROR`. */
  fault(error: unknown): void;
}

interface Route {
  readonly segments: readonly string[];
  readonly resource: Resource;
}

/**
 * Answers a request by its path, in whose pattern a `{name}` stands for one segment (`encodeURIComponent` of an ID).
 * 404 for an unknown path, 405 with `Allow` for an unknown method.
 */
export function createRouter(
  resources: ReadonlyMap<string, Resource>,
  { clock, fault }: RouterServices,
): (request: HttpRequest) => Promise<HttpResponse> {
  const routes = [...resources].map(([pattern, resource]): Route => ({ segments: pattern.split("/"), resource }));
  return async (request) => {
    const found = findRoute(routes, request.path.split("/"));
    if (found === undefined) return plainProblem(404, "Not found");
    const { resource, path } = found;
    const method = request.method === "HEAD" ? "GET" : request.method;
    const handler = method === "GET" || method === "POST" || method === "PUT" ? resource[method] : undefined;
    if (handler === undefined)
      return plainProblem(405, "Method not allowed", { allow: Object.keys(resource).join(", ") });
    try {
      return await handler(request, path);
    } catch (error) {
      // The adapter knows what to make of a body that did not come.
      if (error instanceof SocketError) throw error;
      fault(error);
      return problemOf(protocolError("INTERNAL_ERROR", { nowMs: clock.nowMs() }));
    }
  };
}

/** `GET /healthz` and `GET /readyz`: 200 or 503 with the same small object, nothing of the Organization in it. */
export function probe(isUp: () => boolean): Resource {
  return { GET: async () => (isUp() ? jsonAnswer(200, { status: "ok" }) : jsonAnswer(503, { status: "unavailable" })) };
}

function findRoute(
  routes: readonly Route[],
  segments: readonly string[],
): { readonly resource: Resource; readonly path: PathParameters } | undefined {
  for (const { segments: pattern, resource } of routes) {
    const path = matched(pattern, segments);
    if (path !== undefined) return { resource, path };
  }
  return undefined;
}

function matched(pattern: readonly string[], segments: readonly string[]): PathParameters | undefined {
  if (pattern.length !== segments.length) return undefined;
  const path: Record<string, string> = {};
  for (const [index, part] of pattern.entries()) {
    const segment = segments[index] ?? "";
    const name = /^\{(\w+)\}$/.exec(part)?.[1];
    if (name === undefined && part !== segment) return undefined;
    if (name === undefined) continue;
    const value = decoded(segment);
    if (value === undefined || value === "") return undefined;
    path[name] = value;
  }
  return path;
}

function decoded(segment: string): string | undefined {
  try {
    return decodeURIComponent(segment);
  } catch {
    return undefined;
  }
}
