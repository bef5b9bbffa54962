import { readdirSync, statSync, writeFileSync } from "node:fs";
import { request } from "node:https";
import { join } from "node:path";
import { afterEach, describe, expect, it } from "vitest";
import type { JsonObject } from "../../../lib/json/value.ts";
import { signDocument } from "../../../lib/signed/sign.ts";
import { bytesOf, hashOf } from "../../contract/artifacts.ts";
import { type Bench, grantOf, startBench } from "../../support/authority.ts";
import { bearer, clientOf, expectSchema, readTokenOf } from "../../support/http-api.ts";
import { describeNetworks, uwsMissing } from "../../support/networks.ts";
import type { RawAgent } from "../../support/raw-client.ts";
import { until } from "../../support/sockets.ts";
import { trustOf } from "../../support/tls.ts";
import { accepted, eventOf, foundParent, giveTo, type Parent, start } from "../lane/support/family.ts";

let bench: Bench;
afterEach(() => bench.stop());

const path = (hash: string, groupId: string): string =>
  `/v0.1/artifacts/${encodeURIComponent(hash)}?groupId=${encodeURIComponent(groupId)}`;
const put = (token: string, groupId: string, bytes: Uint8Array, hash = hashOf(bytes)) =>
  bench.http({ method: "PUT", path: path(hash, groupId), headers: bearer(token), body: bytes });
const get = (token: string, groupId: string, hash: string, method = "GET") =>
  bench.http({ method, path: path(hash, groupId), headers: bearer(token) });

interface Scene {
  readonly place: Parent;
  readonly coordinator: RawAgent;
  readonly worker: RawAgent;
  publish(hash: string, over?: object): Promise<void>;
}

/** A Mission whose Worker is at work. */
async function scene(options: Parameters<typeof startBench>[0] = {}): Promise<Scene> {
  bench = await startBench(options);
  const coordinator = await bench.agent("coordinator");
  const worker = await bench.agent("worker");
  const place = await foundParent(bench, coordinator);
  await giveTo(bench, coordinator, worker, place);
  const started = eventOf(await start(worker, place)).payload as unknown as { executionLease: { leaseId: string } };
  return {
    place,
    coordinator,
    worker,
    async publish(contentHash, over = {}) {
      const { missionId, groupId, workItemId } = place;
      const unsigned = {
        artifactId: `urn:uuid:${crypto.randomUUID()}`,
        contentHash,
        uri: "https://store.example/one",
        sizeBytes: 3,
        mediaType: "text/plain",
        schemaUri: "https://schemas.example/stone.json",
        producer: {
          agentId: worker.principal.actor.id,
          agentCardVersion: 1,
          capabilities: [{ id: "test.general", version: "1.0.0" }],
        },
        missionId,
        groupId,
        workItemId,
        sourceArtifactHashes: [],
        toolVersions: [],
        modelVersions: [],
        classification: "internal",
        createdAt: "2026-03-01T12:00:00Z",
        ...over,
      } as unknown as JsonObject;
      const artifact = signDocument("artifact", unsigned, worker.principal.signer).document as unknown as JsonObject;
      const payload = { artifact, executionLeaseId: started.executionLease.leaseId };
      eventOf(await worker.send("artifact.publish", { groupId, workItemId, payload }));
    },
  };
}

describeNetworks("content of Artifacts (MWP-WRK-023)", (network) => {
  it("goes in under an Execution Lease and out once it is published, the same again and again", async () => {
    const { place, worker, publish } = await scene({ network });
    const { groupId } = place;
    const bytes = new TextEncoder().encode("The stone lies. ".repeat(20_000));
    const hash = hashOf(bytes);
    for (let n = 0; n < 2; n += 1) {
      const answer = await put(worker.sessionToken, groupId, bytes);
      expect([answer.status, answer.json]).toEqual([200, { contentHash: hash, groupId, sizeBytes: bytes.length }]);
      expectSchema("artifact-receipt", answer.json);
    }
    expect((await get(worker.sessionToken, groupId, hash)).status).toBe(404);
    await publish(hash);
    const owner = await readTokenOf(bench, bench.organization.owner);
    const head = await get(owner, groupId, hash, "HEAD");
    expect([head.status, head.text]).toEqual([200, ""]);
    if (network !== "memory") expect(head.headers["content-length"]).toBe(String(bytes.length));
    const client = network === "memory" ? undefined : clientOf(bench, bench.organization.owner);
    const chunks: Uint8Array[] = [];
    for await (const chunk of (await client?.getArtifact(groupId, hash)) ?? [bytes]) chunks.push(chunk);
    expect(Buffer.concat(chunks).equals(Buffer.from(bytes))).toBe(true);
  });
});

describe("access to content", () => {
  it("to put it have the Worker at work, the Coordinator and the MissionOwner, and nobody else", async () => {
    const { place, coordinator, worker } = await scene();
    const { groupId } = place;
    const { owner, guest } = bench.organization;
    accepted(
      await bench.postCommand(owner, "membership.change", { groupId, membershipEpoch: 1, payload: grantOf(guest) }),
    );
    const status = async (token: string) => (await put(token, groupId, bytesOf(3))).status;
    expect(await status(worker.sessionToken)).toBe(200);
    expect(await status(coordinator.sessionToken)).toBe(200);
    expect(await status(await readTokenOf(bench, owner))).toBe(200);
    expect(await status(await readTokenOf(bench, guest))).toBe(403);
    expect(await status((await bench.agent("stranger")).sessionToken)).toBe(404);
    expect(await status("mwps_none")).toBe(401);
    bench.clock.advance(900_000 - 1);
    expect(await status(worker.sessionToken)).toBe(200);
  });

  it("to read it has every live member, and is the same for what is absent, unpublished or of another Group", async () => {
    const { place, worker, coordinator, publish } = await scene();
    const { groupId } = place;
    const other = await foundParent(bench, coordinator);
    const owner = await readTokenOf(bench, bench.organization.owner);
    const bytes = bytesOf(1_000);
    const hash = hashOf(bytes);
    await put(owner, other.groupId, bytes);
    const answers = [
      await get(owner, groupId, hashOf(bytesOf(5))),
      await get(owner, groupId, hash),
      await get(owner, other.groupId, hash),
    ];
    // A manifest is no proof that its Group ever had the content: who names the hash of another's learns nothing.
    await publish(hash);
    answers.push(await get(owner, groupId, hash));
    expect(new Set(answers.map(({ status, headers, text }) => JSON.stringify([status, headers, text]))).size).toBe(1);
    expect(answers[0]?.status).toBe(404);
    expectSchema("problem", answers[0]?.json);
    await put(worker.sessionToken, groupId, bytes);
    expect((await get(owner, groupId, hash)).status).toBe(200);
    expect((await get(coordinator.sessionToken, groupId, hash)).status).toBe(200);
    const stranger = (await bench.agent("stranger")).sessionToken;
    const [foreign, absent] = [await get(stranger, groupId, hash), await get(stranger, "urn:example:none", hash)];
    expect([foreign.status, foreign.text]).toEqual([404, absent.text]);
  });

  it("includes the sources of what was published (MWP-WRK-024)", async () => {
    const { place, worker, publish } = await scene();
    const source = bytesOf(100);
    await put(worker.sessionToken, place.groupId, source);
    await put(worker.sessionToken, place.groupId, bytesOf(200));
    await publish(hashOf(source));
    await publish(hashOf(bytesOf(200)), { sourceArtifactHashes: [hashOf(source)] });
    const owner = await readTokenOf(bench, bench.organization.owner);
    const { headers } = await get(owner, place.groupId, hashOf(source));
    expect(headers).toMatchObject({
      "content-type": "application/octet-stream",
      "content-disposition": "attachment",
      "x-content-type-options": "nosniff",
      etag: `"${hashOf(source)}"`,
    });
  });
});

describe("content that is not right", () => {
  it("is refused on its way in: another hash, no hash, no Group, too large", async () => {
    const { place, worker } = await scene({ network: uwsMissing === undefined ? "uws" : "ws" });
    const { groupId } = place;
    const token = worker.sessionToken;
    const wrong = await put(token, groupId, bytesOf(10), hashOf(bytesOf(11)));
    expect([wrong.status, wrong.json.error?.code]).toEqual([422, "INVALID_COMMAND"]);
    expect((await put(token, groupId, bytesOf(10), "sha256:none")).status).toBe(400);
    expect((await put(token, "", bytesOf(10))).status).toBe(400);
    const large = await bench.http({
      method: "PUT",
      path: path(hashOf(bytesOf(1)), groupId),
      headers: { ...bearer(token), "content-length": String(268_435_457) },
      body: bytesOf(1),
    });
    expect(large.status).toBe(413);
  });

  it("never goes out as a whole answer: damaged content is an error or breaks off (MWP-WRK-024)", async () => {
    const { place, publish } = await scene({ network: "ws", store: "sqlite" });
    const { owner } = bench.organization;
    const client = clientOf(bench, owner);
    for (const length of [1_000, 500_000]) {
      const bytes = bytesOf(length);
      const hash = hashOf(bytes);
      await client.putArtifact({ groupId: place.groupId, content: bytes });
      await publish(hash);
      writeFileSync(
        join(bench.folder ?? "", "artifacts/content", hash.slice(7, 9), hash.slice(9, 11), hash.slice(7)),
        bytesOf(length, 1),
      );
      const read = (async () => {
        for await (const _ of await client.getArtifact(place.groupId, hash));
      })();
      await expect(read).rejects.toMatchObject({ code: length === 1_000 ? "INTERNAL_ERROR" : "TRANSPORT_FAILED" });
    }
    expect(bench.logs.join()).toContain("the content is not what");
  });

  it.each(["ws", "uws"] as const)("leaves nothing when its client goes in the middle (%s)", async (network) => {
    if (network === "uws" && uwsMissing !== undefined) return;
    const { place, worker } = await scene({ network, store: "sqlite" });
    const folder = join(bench.folder ?? "", "artifacts");
    const files = () =>
      readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((file) =>
        statSync(join(folder, file)).isFile(),
      );
    const asked = request({
      host: "localhost",
      port: bench.authority.port,
      method: "PUT",
      path: path(hashOf(bytesOf(1)), place.groupId),
      headers: { ...bearer(worker.sessionToken), "content-length": "1000000" },
      ca: trustOf(bench.tls),
      agent: false,
    });
    asked.on("error", () => undefined);
    asked.write(bytesOf(400_000));
    await until(() => files().length === 1);
    asked.destroy();
    await until(() => files().length === 0);
  });

  it("counts the uploads of one Principal", async () => {
    const { place, worker } = await scene({ network: "ws" });
    const open = (bytes: number) =>
      new Promise<{ status: number; end(): void }>((resolve) => {
        const asked = request(
          {
            host: "localhost",
            port: bench.authority.port,
            method: "PUT",
            path: path(hashOf(bytesOf(1)), place.groupId),
            headers: { ...bearer(worker.sessionToken), "content-length": String(bytes) },
            ca: trustOf(bench.tls),
            agent: false,
          },
          (incoming) => resolve({ status: incoming.statusCode ?? 0, end: () => asked.destroy() }),
        );
        asked.on("error", () => undefined);
        asked.write(bytesOf(1));
        if (bytes > 1) setTimeout(() => resolve({ status: 0, end: () => asked.destroy() }), 300);
      });
    const held = await Promise.all(Array.from({ length: 8 }, () => open(100)));
    const ninth = await open(1);
    expect(ninth.status).toBe(429);
    for (const { end } of held) end();
    let last = 429;
    await until(
      () =>
        last !== 429 ||
        (void open(1).then(({ status }) => {
          last = status;
        }) as never),
    );
    expect(last).toBe(200);
  });
});
