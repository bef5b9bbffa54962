import type { Actor } from "../../generated/types.ts";
import { formatInstantMs } from "../../lib/format/timestamp.ts";
import { handshakeMsMax } from "../../lib/wire/handshake.ts";
import { buildTranscript } from "../../lib/wire/transcript.ts";
import type { Clock } from "../clock.ts";
import { challengesMax, challengesPerAddressMax } from "../limits.ts";
import { randomText } from "../session/greeting.ts";
import { newId } from "../session/ids.ts";

/** Who asks to be challenged, as it says of itself; nothing of it is checked yet. */
export interface ChallengeWish {
  readonly principal: Actor;
  readonly keyId: string;
  readonly clientNonce: string;
  readonly audience: string;
  readonly remoteAddress: string;
}

/** A challenge that waits for its answer. */
export interface OpenChallenge {
  readonly challengeId: string;
  readonly serverNonce: string;
  readonly principal: Actor;
  readonly keyId: string;
  /** What is to be signed. */
  readonly transcript: Uint8Array;
  readonly deadlineMs: number;
}

/** The challenges of this process that wait: each is good for one answer within 10 s (P06). */
export interface Challenges {
  /** A new challenge, or why there is none now. */
  open(wish: ChallengeWish): OpenChallenge | "address" | "all";
  /** Uses up a challenge. Undefined for one that never was, was answered or is too old. */
  take(challengeId: string): OpenChallenge | undefined;
}

/** Challenges in memory: who is cut off by a restart asks again. */
export function createChallenges(authorityId: string, clock: Clock): Challenges {
  /** Oldest first, as all live equally long. */
  const open = new Map<string, OpenChallenge & { readonly remoteAddress: string }>();
  const perAddress = new Map<string, number>();

  function forget(challengeId: string): OpenChallenge | undefined {
    const challenge = open.get(challengeId);
    if (challenge === undefined) return undefined;
    open.delete(challengeId);
    const left = (perAddress.get(challenge.remoteAddress) ?? 1) - 1;
    if (left === 0) perAddress.delete(challenge.remoteAddress);
    else perAddress.set(challenge.remoteAddress, left);
    return challenge;
  }

  /** Between its making and its end. A clock that was set back ends it too: it would live too long. */
  function isTimely({ deadlineMs }: OpenChallenge): boolean {
    const leftMs = deadlineMs - clock.nowMs();
    return leftMs > 0 && leftMs <= handshakeMsMax;
  }

  function forgetLate(): void {
    for (const challenge of open.values()) {
      if (isTimely(challenge)) return;
      forget(challenge.challengeId);
    }
  }

  return {
    open({ principal, keyId, clientNonce, audience, remoteAddress }) {
      forgetLate();
      const waiting = perAddress.get(remoteAddress) ?? 0;
      if (waiting >= challengesPerAddressMax) return "address";
      if (open.size >= challengesMax) return "all";
      const deadlineMs = clock.nowMs() + handshakeMsMax;
      const challengeId = newId();
      const serverNonce = randomText(32);
      const transcript = buildTranscript({
        audience,
        authority: authorityId,
        challengeId,
        clientNonce,
        expiresAt: formatInstantMs(deadlineMs),
        keyId,
        principalId: principal.id,
        protocolVersion: "0.1",
        purpose: "principal-read",
        serverNonce,
      });
      const challenge = { challengeId, serverNonce, principal, keyId, transcript, deadlineMs, remoteAddress };
      open.set(challengeId, challenge);
      perAddress.set(remoteAddress, waiting + 1);
      return challenge;
    },
    take(challengeId) {
      const challenge = forget(challengeId);
      return challenge !== undefined && isTimely(challenge) ? challenge : undefined;
    },
  };
}
