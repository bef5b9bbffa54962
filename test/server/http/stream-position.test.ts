import * as fc from "fast-check";
import { afterEach, describe, expect, it } from "vitest";
import { decodePosition, encodePosition } from "../../../server/http/stream-position.ts";
import { eventStreamGroupsMax } from "../../../server/limits.ts";
import { type Bench, startBench } from "../../support/authority.ts";
import { bearer, readTokenOf } from "../../support/http-api.ts";
import { uwsMissing } from "../../support/networks.ts";

const groups = (count: number, sequence: number): Map<string, number> =>
  new Map(Array.from({ length: count }, (_, index) => [`urn:uuid:${index}`, sequence]));

describe("a position in an Event stream", () => {
  it("gives every Group the sequence it was made with, and no other any", () => {
    const sequences = fc.dictionary(fc.webUrl(), fc.integer({ min: 0, max: Number.MAX_SAFE_INTEGER }), { maxKeys: 20 });
    fc.assert(
      fc.property(sequences, (entries) => {
        const position = decodePosition(encodePosition(new Map(Object.entries(entries))));
        for (const [groupId, sequence] of Object.entries(entries)) expect(position?.of(groupId)).toBe(sequence);
        expect(position?.of("urn:example:other")).toBeUndefined();
      }),
    );
  });

  it("is nothing for any other text", () => {
    const whole = encodePosition(groups(2, 300));
    for (const text of ["", "x", "AA", "!!", `${whole}=`, whole.slice(0, -2), whole.slice(0, 6)])
      expect(decodePosition(text)?.of("urn:uuid:0"), text).toBeUndefined();
    fc.assert(fc.property(fc.string(), (text) => void decodePosition(text)));
  });
});

describe.skipIf(uwsMissing !== undefined)("the longest position (needs uWebSockets.js)", () => {
  let bench: Bench;
  afterEach(() => bench.stop());
  it("fits into a header", async () => {
    bench = await startBench({ network: "uws" });
    const token = await readTokenOf(bench, bench.organization.owner);
    const longest = encodePosition(groups(eventStreamGroupsMax, 100_000_000));
    const headers = {
      ...bearer(token),
      "last-event-id": longest,
      accept: "text/event-stream",
      "user-agent": "x".repeat(200),
    };
    expect((await bench.http({ method: "HEAD", path: "/v0.1/events", headers })).status).toBe(200);
  });
});
