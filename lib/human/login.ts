import { decodeBase64url, encodeBase64url } from "../format/base64url.ts";
import type { JsonObject } from "../json/value.ts";
import type { ChallengeRequest, TokenAnswer, TokenRequest } from "../wire/http.ts";
import { MwpError } from "../wire/mwp-error.ts";
import { checkTranscript } from "../wire/transcript.ts";
import type { KeyCredentials } from "./api.ts";

/** Posts one JSON object and resolves to the one that is answered. */
export type Post = (path: string, body: JsonObject) => Promise<JsonObject>;

const nonceBytes = 32;

/**
 * Gets a read token for a signature over a challenge, which is checked first to be exactly the transcript that this
 * Principal expects of this authority, so that nothing else is ever signed (P06). Rejects with {@link MwpError}.
 */
export async function login(
  post: Post,
  { principal, signer, authority, audience }: Required<KeyCredentials>,
  nowMs: () => number,
): Promise<TokenAnswer> {
  const clientNonce = encodeBase64url(crypto.getRandomValues(new Uint8Array(nonceBytes)));
  const { keyId } = signer;
  const named = { type: principal.type, id: principal.id };
  const request = { principal: named, keyId, clientNonce } satisfies ChallengeRequest;
  const challenge = await post("/v0.1/challenges", request);
  const { challengeId, serverNonce } = challenge;
  const transcript = typeof challenge.challenge === "string" ? decodeBase64url(challenge.challenge) : undefined;
  if (transcript === undefined || typeof serverNonce !== "string" || typeof challengeId !== "string")
    throw untrusted("its challenge is unreadable");
  const expected = {
    principalId: principal.id,
    keyId,
    audience,
    authority,
    clientNonce,
    serverNonce,
    purpose: "principal-read",
    protocolVersion: "0.1",
  } as const;
  const fault = checkTranscript(transcript, expected, { nowMs: nowMs() });
  if (fault !== undefined) throw untrusted(`its challenge is not to be signed (${fault})`);
  const value = encodeBase64url(signer.sign(transcript));
  const signed = { challengeId, signature: { keyId, value } } satisfies TokenRequest;
  const { token, expiresAt } = await post("/v0.1/tokens", signed);
  if (typeof token !== "string" || typeof expiresAt !== "string") throw untrusted("it gave no token");
  return { token, expiresAt, principal };
}

function untrusted(why: string): MwpError {
  return new MwpError("AUTHORITY_UNTRUSTED", `this is not the authority that was meant: ${why}`);
}
