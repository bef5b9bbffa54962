import { createSha256, sha256Text } from "../format/digest.ts";
import type { ArtifactReceipt } from "../wire/http.ts";
import { MwpError } from "../wire/mwp-error.ts";
import { noAuthorityAnswers } from "../wire/transport-error.ts";
import { type Answer, readObject } from "./answer.ts";
import type { ArtifactUpload } from "./api.ts";
import type { HttpInit, HttpResponse } from "./http.ts";
import { toChunks, toReadable } from "./streams.ts";

/** What moving content needs of its client. */
export interface ArtifactServices {
  ask(request: {
    readonly method: "GET" | "PUT";
    readonly path: string;
    readonly headers?: Record<string, string>;
    body?(): NonNullable<HttpInit["body"]>;
    readonly signal?: AbortSignal;
  }): Promise<HttpResponse>;
  whole(response: HttpResponse): Promise<Answer>;
  readonly baseUrl: string;
}

/** What `HttpClient.putArtifact` promises. */
export async function putArtifact(
  { ask, whole, baseUrl }: ArtifactServices,
  { groupId, content, contentHash, signal = new AbortController().signal }: ArtifactUpload,
): Promise<ArtifactReceipt> {
  const hash = contentHash ?? (content instanceof Uint8Array ? sha256Text(content) : undefined);
  if (hash === undefined) throw new TypeError("the hash of a stream has to be given");
  const body = (): NonNullable<HttpInit["body"]> =>
    content instanceof Uint8Array ? (content as Uint8Array<ArrayBuffer>) : toReadable(content);
  const headers = { "content-type": "application/octet-stream", accept: "application/json, application/problem+json" };
  const response = await ask({ method: "PUT", path: pathOf(groupId, hash), headers, body, signal });
  return readObject(await whole(response), baseUrl) as unknown as ArtifactReceipt;
}

/** What `HttpClient.getArtifact` promises. */
export async function getArtifact(
  { ask, whole, baseUrl }: ArtifactServices,
  wish: { readonly groupId: string; readonly contentHash: string; readonly signal?: AbortSignal | undefined },
): Promise<AsyncIterable<Uint8Array>> {
  const { groupId, contentHash, signal = new AbortController().signal } = wish;
  const response = await ask({ method: "GET", path: pathOf(groupId, contentHash), signal });
  if (response.status !== 200) {
    readObject(await whole(response), baseUrl);
    throw noAuthorityAnswers(baseUrl, { seen: `HTTP ${response.status}` });
  }
  return verified(response, contentHash, baseUrl);
}

/** Content as it comes, until its end proves that it is what the hash says. */
async function* verified(
  response: HttpResponse,
  contentHash: string,
  baseUrl: string,
): AsyncGenerator<Uint8Array, void, void> {
  const hash = createSha256();
  try {
    const chunks = response.body ? toChunks(response.body) : [new Uint8Array(await response.arrayBuffer())];
    for await (const chunk of chunks) {
      hash.update(chunk);
      yield chunk;
    }
  } catch (cause) {
    throw noAuthorityAnswers(baseUrl, { seen: "the content broke off", cause });
  }
  if (hash.text() !== contentHash)
    throw new MwpError("ARTIFACT_CORRUPT", `the content is not what ${contentHash} says`);
}

function pathOf(groupId: string, contentHash: string): string {
  return `/v0.1/artifacts/${encodeURIComponent(contentHash)}?groupId=${encodeURIComponent(groupId)}`;
}
