import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Event } from "../../../../generated/types.ts";
import { canonicalBytes } from "../../../../lib/json/canonical.ts";
import type { JsonObject } from "../../../../lib/json/value.ts";
import { signDocument } from "../../../../lib/signed/sign.ts";
import { embeddedIn, embeddedMembers } from "../../../../server/cli/log/embedded.ts";
import { formatEvent, formatLogLine, type LogLine, parseLog } from "../../../../server/cli/log/line.ts";
import type { LogVerdict } from "../../../../server/cli/log/replay.ts";
import { storedLog } from "../../../../server/cli/log/stored.ts";
import { type Bench, contextPackageOf, grantOf, startBench } from "../../../support/authority.ts";
import { projectRoot } from "../../../support/source-graph.ts";
import { judgeBy } from "./support.ts";

let bench: Bench;
let groupId: string;
let lines: LogLine[];

beforeAll(async () => {
  bench = await startBench();
  const mission = await bench.mission();
  groupId = mission.groupId;
  const { owner, agents, guest } = bench.organization;
  const post = async (kind: string, payload: object): Promise<void> => {
    bench.clock.advance(1000);
    const answer = await bench.postCommand(owner, kind, { groupId, membershipEpoch: 1, payload: payload as never });
    expect(answer.text).not.toContain("error");
  };
  await post("message.post", { content: "one", messageId: "urn:example:message:1" });
  await post("message.post", { content: "secret", messageId: "urn:example:message:2" });
  await post("message.redact", { targetMessageId: "urn:example:message:2", reason: "personal data" });
  await post("membership.change", grantOf(guest, { role: "observer", scopes: ["read"] }));
  await post("membership.change", {
    ...grantOf(agents.stranger, { state: "provisional" }),
    provisionalExpiresAt: "2026-03-09T00:00:00Z",
    contextPackage: contextPackageOf(agents.coordinator, mission),
  });
  lines = [];
  for await (const line of storedLog(bench.store, groupId)) lines.push(line);
});

afterAll(() => bench.stop());

const verdictOf = (
  log: readonly LogLine[],
  more: { readonly requiresAdmissions?: boolean } = {},
): Promise<LogVerdict> => judgeBy(bench, log, more);

const eventOf = (line: LogLine | undefined): Event & JsonObject => structuredClone(line?.event) as never;
const bare = (log: readonly LogLine[]): LogLine[] => log.map(({ event }) => ({ event }));
const withEvent = (at: number, change: (event: Event & JsonObject) => JsonObject): LogLine[] =>
  lines.map((line, index) => (index === at ? { ...line, event: change(eventOf(line)) } : line));
const sealed = ({ signature: _, ...unsigned }: Event & JsonObject, over: object): JsonObject =>
  signDocument("event", { ...unsigned, ...over } as never, bench.organization.authority.signer).document as never;

describe("a whole log, judged from its first Event", () => {
  it("proves every document, every admission, the order and the state (MWP-ADM-008, MWP-SDV-015)", async () => {
    const verdict = await verdictOf(lines, { requiresAdmissions: true });
    expect(verdict).toMatchObject({ ok: true, report: { groupId, events: lines.length, missionState: "active" } });
    expect(verdict.report.documents).toMatchObject({ event: lines.length, "context-package": 1 });
    const total = Object.values(verdict.report.documents).reduce((sum, number) => sum + number, 0);
    expect(verdict.report.admissions).toBe(total);
    expect(verdict.report.stateHash).toMatch(/^sha256:[0-9a-f]{64}$/);
  });

  it("is judged alike from a file, with proofs and as served", async () => {
    const whole = lines.map(formatLogLine).join("\n");
    const fromFile = await verdictOf([...parseLog(`${whole}\n`)], { requiresAdmissions: true });
    expect(fromFile).toEqual(await verdictOf(lines));
    const served = lines.map(({ event }) => formatEvent(event as never)).join("\n");
    const asServed = await verdictOf([...parseLog(served)]);
    expect(asServed).toMatchObject({ ok: true, report: { admissions: 0, stateHash: fromFile.report.stateHash } });
  });

  it.each([
    [
      "a changed word",
      () => withEvent(3, (event) => ({ ...event, correlationId: "urn:x:other" })),
      /signature-mismatch/,
      6,
    ],
    [
      "an Event of somebody else",
      () => withEvent(3, (event) => ({ ...event, acceptedBy: { type: "service", id: "urn:x:s" } })),
      /signer-mismatch/,
      4,
    ],
    [
      "a line without its Event",
      () => lines.filter((_, index) => index !== 3),
      /sequence 5 stands where 4 is due/,
      undefined,
    ],
    ["a doubled Event", () => [...lines.slice(0, 4), ...lines.slice(3)], /sequence 4 stands where 5 is due/, undefined],
    ["an exchanged order", () => [lines[1], lines[0]] as LogLine[], /sequence 2 stands where 1 is due/, undefined],
  ] as const)("refuses %s (MWP-SDV-002, MWP-EVT-004)", async (_, log, text, stage) => {
    const verdict = await verdictOf(log());
    expect(verdict.ok).toBe(false);
    expect(verdict).toMatchObject({ fault: { text: expect.stringMatching(text) } });
    if (stage !== undefined) expect(verdict).toMatchObject({ fault: { stage } });
  });

  it("refuses what the authority itself signed and must not have: another time, another Group, another state", async () => {
    const back = withEvent(4, (event) => sealed(event, { occurredAt: "2026-03-01T11:00:00.000Z" }));
    expect(await verdictOf(bare(back))).toMatchObject({ ok: false, fault: { check: "order", at: "Event 5" } });
    const elsewhere = withEvent(4, (event) => sealed(event, { groupId: "urn:x:group" }));
    expect(await verdictOf(bare(elsewhere))).toMatchObject({
      fault: { text: expect.stringContaining("another Group") },
    });
    const unknown = withEvent(4, (event) => sealed(event, { kind: "ext.mwp.toolkit.nothing" }));
    expect(await verdictOf(bare(unknown))).toMatchObject({ fault: { check: "state" } });
    const wrong = withEvent(0, (event) => {
      const payload = structuredClone(event.payload) as { mission: { missionOwner: { type: string } } };
      payload.mission.missionOwner.type = "service";
      return sealed(event, { payload });
    });
    expect(await verdictOf(bare(wrong))).toMatchObject({ ok: false });
  });

  it("refuses a missing, a foreign and a changed First-Admission Record (MWP-ADM-008, MWP-ADM-009)", async () => {
    const without = lines.map((line, index) => (index === 2 ? { ...line, admissions: [] } : line));
    expect(await verdictOf(without)).toMatchObject({
      fault: { check: "admission", reason: "record-missing", at: "Event 3" },
    });
    expect(await verdictOf(bare(lines), { requiresAdmissions: true })).toMatchObject({
      fault: { reason: "record-missing" },
    });
    const edit = (change: (record: Record<string, unknown>) => object): LogLine[] =>
      lines.map((line, index) => {
        if (index !== 2) return line;
        const admissions = (line.admissions ?? []).map(({ record, authenticatedService }) => ({
          record: canonicalBytes(change(JSON.parse(Buffer.from(record).toString())) as never),
          authenticatedService,
        }));
        return { ...line, admissions };
      });
    const foreign = edit((record) => ({ ...record, organizationId: "urn:x:other" }));
    expect(await verdictOf(foreign)).toMatchObject({ fault: { reason: "record-binding-mismatch" } });
    const early = edit((record) => ({ ...record, trustedAcceptedAt: "2020-01-01T00:00:00Z" }));
    expect(await verdictOf(early)).toMatchObject({ fault: { reason: "trusted-time-outside-key-interval" } });
    const unproved = lines.map((line) => ({
      ...line,
      admissions: (line.admissions ?? []).map(({ record }) => ({
        record,
        authenticatedService: { type: "service", id: "urn:x:s" } as const,
      })),
    }));
    expect(await verdictOf(unproved)).toMatchObject({ fault: { reason: "log-authentication-failed" } });
  });

  it("refuses a Command that the Event does not answer (MWP-EVT-003)", async () => {
    const [first] = lines;
    const swapped = lines.map((line) =>
      line.command === undefined || line === first ? line : { ...line, command: first?.command as never },
    );
    const verdict = await verdictOf(swapped.map(({ admissions: _, ...line }) => line));
    expect(verdict).toMatchObject({
      ok: false,
      fault: { check: "command", text: expect.stringContaining("commandHash") },
    });
  });

  it("reads no line that is not one strict JSON object", () => {
    expect(() => [...parseLog("")]).toThrow(/holds no Event/);
    expect(() => [...parseLog('{"a":1,"a":2}')]).toThrow(/line 1 is not strict JSON \(duplicate-member\)/);
    expect(() => [...parseLog("\n[]")]).toThrow(/line 2 is no JSON object/);
    expect(() => [...parseLog('{"event":{},"admissions":[{"record":{}}]}')]).toThrow(/admissions is a list/);
  });
});

describe("the documents inside Events", () => {
  it("are found in every member where a schema of a payload admits one, and in no Message (MWP-SDV-001)", () => {
    const folder = join(projectRoot, "schemas/payload/event");
    const signed =
      /\/(approval|artifact|evidence|context-package|agent-card|group-snapshot|extension-profile)\.schema\.json$/;
    const admitted = readdirSync(folder).flatMap((name) => {
      const { properties = {} } = JSON.parse(readFileSync(join(folder, name), "utf8"));
      return Object.entries(properties as Record<string, { $ref?: string; items?: { $ref?: string } }>).flatMap(
        ([member, { $ref = "", items }]) => {
          const kind = signed.exec($ref) ?? signed.exec(items?.$ref ?? "");
          return kind === null ? [] : [[member, kind[1]] as const];
        },
      );
    });
    expect(admitted.length).toBeGreaterThan(10);
    for (const [member, kind] of admitted) expect(embeddedMembers[member], member).toBe(kind);
    expect(embeddedIn({ kind: "message.posted", payload: { approval: {} } as never })).toEqual([]);
    expect(embeddedIn({ kind: "work.failed", payload: { evidence: [{}, {}] } as never })).toHaveLength(2);
  });
});
