import type { HttpRequest, HttpResponse } from "../socket/port.ts";
import { jsonAnswer, plainProblem } from "./problem.ts";

/** One resource of the HTTPS API: its methods. */
export type Resource = {
  readonly [method in "GET" | "POST" | "PUT"]?: (request: HttpRequest) => Promise<HttpResponse>;
};

/** Answers a request by exact path; 404 for an unknown path, 405 with `Allow` for an unknown method. */
export function createRouter(
  resources: ReadonlyMap<string, Resource>,
): (request: HttpRequest) => Promise<HttpResponse> {
  return async (request) => {
    const resource = resources.get(request.path);
    if (resource === undefined) return plainProblem(404, "Not found");
    const method = request.method === "HEAD" ? "GET" : request.method;
    const handler = method === "GET" || method === "POST" || method === "PUT" ? resource[method] : undefined;
    if (handler !== undefined) return handler(request);
    return plainProblem(405, "Method not allowed", { allow: Object.keys(resource).join(", ") });
  };
}

/** `GET /healthz` and `GET /readyz`: 200 or 503 with the same small object, nothing of the Organization in it. */
export function probe(isUp: () => boolean): Resource {
  return { GET: async () => (isUp() ? jsonAnswer(200, { status: "ok" }) : jsonAnswer(503, { status: "unavailable" })) };
}
