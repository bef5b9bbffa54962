import { describe, expect, it } from "vitest";
import { generateKeyPair } from "../../lib/crypto/keypair.ts";
import { detectProvider } from "../../lib/crypto/providers.ts";
import { createHttpsFetch, createHumanClient, type HttpFetch } from "../../lib/human/mod.ts";
import { keyPairSigner } from "../../lib/signed/sign.ts";
import type { Listen } from "../../server/socket/port.ts";
import { networkBench } from "../support/network-bench.ts";
import { trustOf } from "../support/tls.ts";

/** The shipped client of humans on the port as it is: over connections that Node keeps by its own rules. */
export function humanClientSuite(name: "uws" | "ws", listen: Listen): void {
  describe(`human client over ${name}`, () => {
    const bench = networkBench(listen);

    it("sends 20 Commands of 1 to 200 KB in a row, each at the first attempt and without a stall", async () => {
      const { port } = await bench.start({
        http: async ({ body }) => {
          const { actionId } = JSON.parse(new TextDecoder().decode(await body(1_048_576)));
          return { status: 201, body: JSON.stringify({ actionId, eventId: "urn:example:event:1" }) };
        },
      });
      let attempts = 0;
      const https = createHttpsFetch({ ca: trustOf(bench.tls).toString() });
      const fetch: HttpFetch = (url, init) => {
        attempts += 1;
        return https(url, init);
      };
      const client = createHumanClient({
        baseUrl: `https://127.0.0.1:${port}`,
        principal: { type: "human", id: "urn:example:human:h" },
        signer: keyPairSigner("urn:example:key:h", generateKeyPair(), detectProvider()),
        fetch,
      });
      const begin = performance.now();
      for (let i = 0; i < 20; i += 1) {
        const content = "x".repeat(i % 5 === 4 ? 200_000 : 1_000);
        await client.sendCommand("message.post", {
          groupId: "urn:example:group:1",
          membershipEpoch: 1,
          payload: { content },
        });
      }
      expect(attempts).toBe(20);
      expect(performance.now() - begin).toBeLessThan(5_000);
    });
  });
}
