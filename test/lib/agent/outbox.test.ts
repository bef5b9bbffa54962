import { describe, expect, it } from "vitest";
import type { VerifiedEvent } from "../../../lib/agent/event.ts";
import { createOutbox } from "../../../lib/agent/outbox.ts";
import type { SignedCommand } from "../../../lib/wire/command.ts";
import { type ErrorCode, errorCodeTable, protocolError } from "../../../lib/wire/wire-error.ts";

const actionId = "urn:example:action:1";
const signed = (issuedAtMs: number): SignedCommand =>
  ({
    command: { actionId },
    bytes: new TextEncoder().encode("{}"),
    signingHash: "sha256:1",
    issuedAtMs,
  }) as unknown as SignedCommand;

/** An outbox on a clock that a test winds. */
function bench() {
  let nowMs = 0;
  let timers: { atMs: number; action: () => void }[] = [];
  const sent: string[] = [];
  const clock = {
    nowMs: () => nowMs,
    after(delayMs: number, action: () => void) {
      const timer = { atMs: nowMs + delayMs, action };
      timers.push(timer);
      return () => {
        timers = timers.filter((other) => other !== timer);
      };
    },
  };
  const wind = (ms: number): void => {
    nowMs += ms;
    const due = timers.filter(({ atMs }) => atMs <= nowMs);
    timers = timers.filter(({ atMs }) => atMs > nowMs);
    for (const { action } of due) action();
  };
  const transmit = (frame: Uint8Array): void => void sent.push(new TextDecoder().decode(frame));
  const outbox = createOutbox({ clock, random: () => 0, backoff: { baseMs: 1, capMs: 1 }, transmit });
  return { outbox, sent, wind, timers: () => timers.length };
}

describe("outbox", () => {
  it("retries by itself only overload and internal faults; every other code is the caller's (MWP-EXT-005)", async () => {
    for (const code of Object.keys(errorCodeTable) as ErrorCode[]) {
      const { outbox, sent, wind } = bench();
      const answer = outbox.send(signed(0));
      const outcome = answer.then(
        () => "accepted",
        (error: { code: string }) => error.code,
      );
      outbox.refused(protocolError(code, { nowMs: 0, relatedActionId: actionId, retryAfterMs: 10 }));
      wind(10);
      const isRetried = code === "BACKPRESSURE" || code === "INTERNAL_ERROR";
      expect([code, sent.length]).toEqual([code, isRetried ? 2 : 1]);
      expect(new Set(sent).size).toBe(1);
      if (!isRetried) expect(await outcome).toBe(code);
    }
  });

  it("never resends beyond freshness, and says then that the outcome is unknown (MWP-EXT-005)", async () => {
    const { outbox, sent, wind, timers } = bench();
    const answer = outbox.send(signed(0));
    wind(289_000);
    outbox.refused(protocolError("BACKPRESSURE", { nowMs: 0, relatedActionId: actionId, retryAfterMs: 500 }));
    wind(500);
    expect(sent).toHaveLength(2);
    wind(500);
    await expect(answer).rejects.toMatchObject({ code: "OUTCOME_UNKNOWN" });
    expect([timers(), outbox.isAwaited(actionId)]).toEqual([0, true]);
    outbox.answered({ document: { cause: { id: actionId } } } as unknown as VerifiedEvent);
    expect(outbox.isAwaited(actionId)).toBe(false);
  });

  it("rejects a late retry instead of sending it, and leaves no timer behind", async () => {
    const { outbox, wind, timers } = bench();
    const answer = outbox.send(signed(0));
    wind(289_900);
    outbox.refused(protocolError("BACKPRESSURE", { nowMs: 0, relatedActionId: actionId, retryAfterMs: 500 }));
    await expect(answer).rejects.toMatchObject({ code: "BACKPRESSURE" });
    expect(timers()).toBe(0);
  });

  it("does not take an error that concerns another frame", () => {
    const { outbox } = bench();
    void outbox.send(signed(0));
    expect(outbox.refused(protocolError("GROUP_NOT_FOUND", { nowMs: 0, relatedFrameId: "urn:example:frame:x" }))).toBe(
      false,
    );
    expect(outbox.refused(protocolError("INTERNAL_ERROR", { nowMs: 0 }))).toBe(false);
  });
});
