import { afterEach, describe, expect, it } from "vitest";
import type { Event } from "../../../generated/types.ts";
import type { Store } from "../../../server/store/port.ts";
import { type Bench, grantOf, startBench } from "../../support/authority.ts";
import { ask, bearer, expectSchema, readTokenOf } from "../../support/http-api.ts";
import { describeNetworks } from "../../support/networks.ts";
import { accepted, foundChild, foundParent, giveTo, type Parent, start } from "../lane/support/family.ts";

let bench: Bench;
afterEach(() => bench.stop());

const path = ({ missionId }: { readonly missionId: string }, rest = ""): string =>
  `/v0.1/missions/${encodeURIComponent(missionId)}${rest}`;

const itemPath = ({ workItemId }: Parent): string => `${"/work"}/${encodeURIComponent(workItemId)}`;

/** A Mission with one WorkItem at work, and the tokens of everybody around it. */
async function busy(): Promise<{
  place: Parent;
  owner: string;
  guest: string;
  worker: string;
  coordinator: Awaited<ReturnType<Bench["agent"]>>;
}> {
  const { organization } = bench;
  const coordinator = await bench.agent("coordinator");
  const worker = await bench.agent("worker");
  const place = await foundParent(bench, coordinator);
  await giveTo(bench, coordinator, worker, place);
  const started = await start(worker, place);
  if (!started.ok) throw new Error(started.error.message);
  return {
    place,
    owner: await readTokenOf(bench, organization.owner),
    guest: await readTokenOf(bench, organization.guest),
    worker: worker.sessionToken,
    coordinator,
  };
}

describeNetworks("queries over HTTPS", (network) => {
  it("show what a member may see, in the forms that schemas/http describes (MWP-MSN-007, MWP-MSN-013)", async () => {
    bench = await startBench({ network });
    const { place, owner } = await busy();
    const get = async (rest: string, name: string) => {
      const answer = await ask(bench, owner, rest);
      expect([answer.status, answer.headers["content-type"], answer.headers["cache-control"]], answer.text).toEqual([
        200,
        "application/json",
        "no-store",
      ]);
      expectSchema(name, answer.json);
      return answer.json as never as Record<string, never>;
    };
    const list = await get("/v0.1/missions", "mission-list");
    expect(list).toMatchObject({
      missions: [
        { groupId: place.groupId, membership: { role: "mission_owner", membershipEpoch: 1, state: "active" } },
      ],
    });
    const mission = await get(path(place), "mission");
    expect(mission).toMatchObject({ mission: { missionId: place.missionId }, membership: { role: "mission_owner" } });
    expect(mission.memberships).toHaveLength(3);
    expect(mission.conversations).toHaveLength(2);
    const work = await get(path(place, "/work"), "work-list");
    expect(work.workItems).toMatchObject([{ workItem: { workItemId: place.workItemId, state: "active" } }]);
    const item = await get(path(place, itemPath(place)), "work-item");
    expect([item]).toEqual(work.workItems);
    expect(item).toMatchObject({ ownershipEpoch: 1, executionLease: { state: "active" }, gate: "open" });
    const progress = await get(path(place, "/progress"), "mission-progress");
    expect(progress).toEqual(mission.progress);
    expect(progress).toMatchObject({ workItems: { active: 1 }, criticalPath: [place.workItemId] });
    expect(await get(path(place, "/tree"), "mission-tree")).toMatchObject({ ...idsOf(place), children: [] });
    await get("/v0.1/inbox", "inbox");
    const { agents } = await get("/v0.1/agents", "agent-list");
    expect(agents).toHaveLength(3);
    expect(JSON.stringify(agents)).not.toContain(place.groupId);
  });
});

const idsOf = ({ missionId, groupId }: Parent) => ({ missionId, groupId });

describe("access", () => {
  it("is by live Membership; an absent Mission and a foreign one have the same answer and the same work (P30)", async () => {
    const asked: string[] = [];
    const names = ["findMission", "findMembership", "membershipsOf", "readGroupEvents", "missionOfGroup"] as const;
    bench = await startBench({
      wrap(store: Store): Store {
        const watched = names.map((name) => [
          name,
          (...parameters: never[]) => {
            asked.push(name);
            return (store[name] as (...given: never[]) => unknown)(...parameters);
          },
        ]);
        return { ...store, ...Object.fromEntries(watched) };
      },
    });
    const { place, guest } = await busy();
    for (const rest of ["", "/work", itemPath(place), "/progress", "/tree", "/events"]) {
      const answers: string[] = [];
      for (const missionId of [place.missionId, "urn:example:none", place.groupId]) {
        asked.length = 0;
        const { status, headers, json } = await ask(bench, guest, path({ missionId }, rest));
        expect([status, json.error?.code], rest).toEqual([404, "GROUP_NOT_FOUND"]);
        expectSchema("problem", json);
        answers.push(JSON.stringify([headers, json, asked]));
      }
      expect(new Set(answers).size, rest).toBe(1);
    }
    expect((await ask(bench, guest, "/v0.1/missions")).json).toEqual({ missions: [] });
    expect((await ask(bench, guest, "/v0.1/inbox")).json).toEqual({ notices: [] });
    expect((await ask(bench, guest, "/v0.1/agents")).status).toBe(200);
  });

  it("ends with the Membership (MWP-MSN-010)", async () => {
    bench = await startBench();
    const { place } = await busy();
    const { owner, guest } = bench.organization;
    const token = await readTokenOf(bench, guest);
    const change = (kind: string, payload: object) =>
      bench.postCommand(owner, kind, { groupId: place.groupId, membershipEpoch: 1, payload: payload as never });
    accepted(await change("membership.change", grantOf(guest, { role: "observer" })));
    expect((await ask(bench, token, path(place))).status).toBe(200);
    accepted(await change("membership.end", { member: guest.actor, reason: "Done." }));
    for (const rest of ["", "/work", "/events"]) {
      const answer = await ask(bench, token, path(place, rest));
      expect([answer.status, answer.json.error?.code]).toEqual([403, "MEMBERSHIP_REQUIRED"]);
    }
    expect((await ask(bench, token, "/v0.1/missions")).json).toEqual({ missions: [] });
  });

  it("knows no path beyond the API's, no method beyond a path's, and no WorkItem of another Mission", async () => {
    bench = await startBench();
    const { place, owner } = await busy();
    const other = await bench.mission();
    expect((await ask(bench, owner, path(place, "/nothing"))).status).toBe(404);
    expect((await ask(bench, owner, "/v0.1/missions/"))!.status).toBe(404);
    expect((await ask(bench, owner, "/v0.1/missions/%zz")).status).toBe(404);
    const posted = await bench.http({ method: "POST", path: path(place), headers: bearer(owner), body: "{}" });
    expect([posted.status, posted.headers.allow]).toEqual([405, "GET"]);
    expect((await bench.http({ method: "HEAD", path: path(place), headers: bearer(owner) })).text).toBe("");
    const foreign = path(other, itemPath(place));
    expect((await ask(bench, owner, foreign)).status).toBe(404);
  });

  it("pages the Missions by Group", async () => {
    bench = await startBench();
    for (let n = 0; n < 3; n += 1) await bench.mission({ worker: false });
    const token = await readTokenOf(bench, bench.organization.owner);
    const page = async (query: string) =>
      (await ask(bench, token, `/v0.1/missions${query}`)).json as never as {
        missions: { groupId: string }[];
        next?: string;
      };
    const first = await page("?limit=2");
    expect([first.missions.length, first.next]).toEqual([2, first.missions[1]?.groupId]);
    const second = await page(`?limit=2&after=${encodeURIComponent(first.next ?? "")}`);
    expect([second.missions.length, second.next]).toEqual([1, undefined]);
    for (const limit of ["0", "101", "x", "1.5", "-1"])
      expect((await ask(bench, token, `/v0.1/missions?limit=${limit}`)).status).toBe(400);
  });
});

describe("the tree (P26, MWP-MSN-026)", () => {
  it("is walked whole by the root human, downwards by the Parent Coordinator, and by nobody else", async () => {
    bench = await startBench();
    const coordinator = await bench.agent("coordinator");
    const stranger = await bench.agent("stranger");
    const parent = await foundParent(bench, coordinator);
    const { child, answer } = await foundChild(bench, coordinator, parent);
    expect(answer.ok).toBe(true);
    const leaf = { ...child, state: "active", children: [] };
    const tree = { ...idsOf(parent), state: "active", children: [leaf] };
    const owner = await readTokenOf(bench, bench.organization.owner);
    for (const token of [owner, coordinator.sessionToken]) {
      const walked = await ask(bench, token, path(parent, "/tree"));
      expectSchema("mission-tree", walked.json);
      expect(walked.json).toEqual(tree);
      expect((await ask(bench, token, path(child))).status).toBe(200);
    }
    expect((await ask(bench, stranger.sessionToken, path(parent, "/tree"))).status).toBe(404);
    expect((await ask(bench, stranger.sessionToken, path(child, "/tree"))).json).toEqual(leaf);
  });
});

describe("pages of Events (MWP-MSN-012)", () => {
  const eventsOf = async (token: string, place: { readonly missionId: string }, query = "") => {
    const answer = await ask(bench, token, path(place, `/events${query}`));
    expect(answer.status, answer.text).toBe(200);
    expectSchema("event-page", answer.json);
    return { ...(answer.json as never as { events: Event[]; next?: number }), text: answer.text };
  };

  it("hold the exact bytes of what the caller may see, page by page", async () => {
    bench = await startBench();
    const { place, owner } = await busy();
    const stored = await bench.store.readGroupEvents(place.groupId, 0, 1_000);
    const whole = await eventsOf(owner, place);
    expect(whole.text).toBe(`{"events":[${stored.map(({ bytes }) => Buffer.from(bytes).toString()).join()}]}`);
    const got: (number | undefined)[] = [];
    for (let after: number | undefined = 0; after !== undefined; ) {
      const page: { events: Event[]; next?: number } = await eventsOf(owner, place, `?limit=3&after=${after}`);
      expect(page.events.length).toBeLessThanOrEqual(3);
      got.push(...page.events.map(({ sequence }) => sequence));
      after = page.next;
    }
    expect(got).toEqual(stored.map(({ sequence }) => sequence));
    expect((await eventsOf(owner, place, "?after=999")).events).toEqual([]);
    for (const query of ["?limit=0", "?limit=501", "?after=-1", "?after=x"])
      expect((await ask(bench, owner, path(place, `/events${query}`))).status).toBe(400);
  });

  it("begin for a late member where its visibility does, apart from its own Membership", async () => {
    bench = await startBench();
    const { place } = await busy();
    const { owner, guest } = bench.organization;
    const head = (await bench.events(place.groupId)).length;
    const terms = grantOf(guest, { role: "worker", visibilityStartSequence: head + 1 });
    accepted(
      await bench.postCommand(owner, "membership.change", {
        groupId: place.groupId,
        membershipEpoch: 1,
        payload: terms,
      }),
    );
    const fields = { groupId: place.groupId, membershipEpoch: 1, payload: { content: "welcome" } };
    accepted(await bench.postCommand(owner, "message.post", fields));
    const token = await readTokenOf(bench, guest);
    const { events } = await eventsOf(token, place);
    expect(events.map(({ sequence }) => sequence)).toEqual([head + 1, head + 2]);
  });
});
