import { describe, expect, it } from "vitest";
import { nextStep, refusalsMax } from "../../../lib/agent/reconnect.ts";
import { errorFromProtocol, MwpError } from "../../../lib/wire/mwp-error.ts";
import { protocolError } from "../../../lib/wire/wire-error.ts";

const options = { random: () => 0.5, backoff: { baseMs: 100, capMs: 1_000 } };
const refusal = (code: "AUTH_INVALID_SIGNATURE" | "BACKPRESSURE", retryAfterMs?: number): MwpError =>
  errorFromProtocol(protocolError(code, { nowMs: 0, retryAfterMs }));

describe("reconnect", () => {
  it("tries again after every end of the transport, later each time, up to the cap", () => {
    const delays = [1, 2, 3, 4, 5, 50].map((failures) => nextStep({ how: "closed", code: 1006 }, failures, options));
    expect(delays.map((next) => next.step === "retry" && next.delayMs)).toEqual([50, 100, 200, 400, 500, 500]);
  });

  it("does not fight the runtime that fenced it (MWP-IDN-008)", () => {
    expect(nextStep({ how: "closed", code: 1008 }, 1, options)).toEqual({ step: "stop" });
  });

  it("gives up after refusals in a row, and only for refusals that are decisions", () => {
    const refused = (error: MwpError, failures: number) => nextStep({ how: "refused", error }, failures, options).step;
    expect(refused(refusal("AUTH_INVALID_SIGNATURE"), refusalsMax - 1)).toBe("retry");
    expect(refused(refusal("AUTH_INVALID_SIGNATURE"), refusalsMax)).toBe("stop");
    expect(refused(refusal("BACKPRESSURE"), 100)).toBe("retry");
    expect(refused(new MwpError("TRANSPORT_FAILED", "down"), 100)).toBe("retry");
  });

  it("waits at least as long as it was asked to", () => {
    const next = nextStep({ how: "refused", error: refusal("BACKPRESSURE", 5_000) }, 1, options);
    expect(next).toEqual({ step: "retry", delayMs: 5_050 });
  });
});
