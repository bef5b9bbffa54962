import { mkdtempSync, rmSync } from "node:fs";
import { request as httpsRequest } from "node:https";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { WebSocket } from "ws";
import type { Event, ProtocolError } from "../../generated/types.ts";
import { detectProvider } from "../../lib/crypto/providers.ts";
import { formatInstantMs } from "../../lib/format/timestamp.ts";
import { encodeUtf8 } from "../../lib/format/utf8.ts";
import { signDocument } from "../../lib/signed/sign.ts";
import { buildCommand, type CommandFields, type SignedCommand } from "../../lib/wire/command.ts";
import { openFileArtifacts } from "../../server/artifacts/files.ts";
import { createMemoryArtifacts } from "../../server/artifacts/memory.ts";
import { type Authority, type AuthorityOptions, startAuthority } from "../../server/authority.ts";
import type { Clock } from "../../server/clock.ts";
import { freshnessDefault } from "../../server/config.ts";
import { createLog } from "../../server/observe/log.ts";
import { createMemoryNetwork, type MemoryNetwork } from "../../server/socket/memory.ts";
import type { TlsFiles } from "../../server/socket/port.ts";
import { listenUws } from "../../server/socket/uws.ts";
import { listenWs } from "../../server/socket/ws.ts";
import { createMemoryStore } from "../../server/store/memory.ts";
import type { AppendEntry, Store } from "../../server/store/port.ts";
import { openSqliteStore } from "../../server/store/sqlite.ts";
import {
  type AgentName,
  agentNames,
  createOrganization,
  startMs,
  type TestOrganization,
  type TestPrincipal,
} from "./organization.ts";
import { freshId, hello, type Opened, openRawClient, type RawAgent, type RawClient } from "./raw-client.ts";
import { testTls, trustOf } from "./tls.ts";

/** A clock that stands still until it is moved. */
export interface TestClock extends Clock {
  advance(ms: number): void;
}

export function createTestClock(): TestClock {
  let nowMs = startMs;
  return {
    nowMs: () => nowMs,
    advance(ms) {
      nowMs += ms;
    },
  };
}

export interface HttpAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly text: string;
  readonly json: Record<string, unknown> & { readonly error?: ProtocolError };
}

export interface HttpAsk {
  readonly method?: string;
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: Uint8Array | string;
  readonly remoteAddress?: string;
}

export interface BenchOptions {
  readonly network?: "memory" | "ws" | "uws";
  readonly store?: "memory" | "sqlite";
  /** Wraps the store the authority is given; called again at every restart. */
  wrap?(store: Store): Store;
  /** Agents whose Cards are registered at the start; all of them unless stated. */
  readonly cards?: readonly AgentName[];
  readonly organization?: TestOrganization;
  readonly bootstrap?: AuthorityOptions["bootstrap"];
}

/** A running authority with everything a test turns. */
export interface Bench {
  readonly organization: TestOrganization;
  readonly clock: TestClock;
  readonly authority: Authority;
  readonly store: Store;
  readonly audience: string;
  /** The network in the process, where that is what is served on. */
  readonly memory: MemoryNetwork;
  readonly tls: TlsFiles;
  /** Log lines written so far. */
  readonly logs: readonly string[];
  /** Folder of the store file, where there is one. */
  readonly folder: string | undefined;
  /** Entries that became durable, in order: what "changes nothing" is proved by. */
  readonly committed: readonly AppendEntry[];
  connect(options?: {
    readonly remoteAddress?: string;
    readonly host?: string;
    readonly path?: string;
    readonly origin?: string;
  }): Promise<RawClient>;
  agent(name: AgentName | TestPrincipal): Promise<RawAgent>;
  http(ask: HttpAsk): Promise<HttpAnswer>;
  /** Signs and posts a Command of a human or a service. */
  postCommand(principal: TestPrincipal, kind: string, fields: CommandFields): Promise<HttpAnswer>;
  signAs(principal: TestPrincipal, kind: string, fields: CommandFields): SignedCommand;
  /** A Mission with `coordinator` in office and, unless told otherwise, `worker` an active member. */
  mission(options?: { readonly worker?: boolean }): Promise<MissionIds>;
  events(groupId: string): Promise<Event[]>;
  /** Stops and starts again on the same store. */
  restart(): Promise<void>;
  /** Takes the store away from the running authority, whatever it is doing, and starts another on it. */
  crash(): Promise<void>;
  stop(): Promise<void>;
}

export interface MissionIds {
  readonly missionId: string;
  readonly groupId: string;
  /** Last sequence after the set-up. */
  readonly head: number;
}

const provider = detectProvider();

export async function startBench(options: BenchOptions = {}): Promise<Bench> {
  const { network = "memory", store: storeKind = "memory", wrap = (store) => store } = options;
  const organization = options.organization ?? createOrganization();
  const clock = createTestClock();
  const logs: string[] = [];
  const log = createLog("debug", { write: (line: string) => void logs.push(line) });
  const memory = createMemoryNetwork();
  const tls = network === "memory" ? { certFile: "none", keyFile: "none" } : await testTls();
  const folder = storeKind === "sqlite" ? mkdtempSync(join(tmpdir(), "mwp-bench-")) : undefined;
  const committed: AppendEntry[] = [];
  const artifacts = createMemoryArtifacts();
  const kept = storeKind === "memory" ? createMemoryStore({ organizationId: organization.id }) : undefined;
  let store!: Store;
  let authority!: Authority;

  async function openStore(): Promise<Store> {
    // The memory store lives on over a restart, as a file does.
    if (kept !== undefined) return { ...kept, close: async () => undefined };
    return openSqliteStore({ path: join(folder ?? "", "authority.sqlite"), organizationId: organization.id });
  }

  async function start(): Promise<void> {
    const inner = wrap(await openStore());
    store = recording(inner, committed);
    authority = await startAuthority({
      organizationId: organization.id,
      authority: organization.authority,
      registry: organization.registry,
      auditKey: testAuditKey,
      bootstrap: options.bootstrap ?? organization.bootstrap,
      freshness: freshnessDefault,
      store,
      artifacts: folder === undefined ? artifacts : await openFileArtifacts(join(folder, "artifacts")),
      listen: network === "memory" ? memory.listen : network === "ws" ? listenWs : listenUws,
      tls,
      host: "127.0.0.1",
      port: 0,
      publicHosts: ["localhost:0", "127.0.0.1:0"],
      provider,
      clock,
      log,
    });
  }

  await start();
  const audience = (): string => `localhost:${authority.port}`;
  for (const name of options.cards ?? agentNames) {
    const outcome = await authority.submit(
      "ext.missionweaveprotocol.registry.agent_card_register",
      { agentCard: organization.card(organization.agents[name]) as never },
      "registry",
    );
    if (outcome.status === "refused") throw new Error(outcome.refusal.message);
  }

  const bench: Bench = {
    organization,
    clock,
    memory,
    tls,
    logs,
    folder,
    committed,
    get authority() {
      return authority;
    },
    get store() {
      return store;
    },
    get audience() {
      return audience();
    },
    connect: (to = {}) =>
      openRawClient(
        network === "memory"
          ? overMemory(memory, authority.port, { host: audience(), path: "/v0.1/ws", ...to })
          : overTls(authority.port, trustOf(tls), { path: "/v0.1/ws", ...to }),
      ),
    async agent(who) {
      const principal = typeof who === "string" ? organization.agents[who] : who;
      const identity = { principal, audience: audience(), authority: organization.authority.actor.id };
      return hello(await bench.connect(), { ...identity, nowMs: () => clock.nowMs() });
    },
    async http(ask) {
      const answer =
        network === "memory"
          ? await askMemory(memory, authority.port, ask)
          : await askTls(authority.port, trustOf(tls), ask);
      const isJson = answer.text !== "" && answer.headers["content-type"]?.includes("json") === true;
      return { ...answer, json: isJson ? JSON.parse(answer.text) : {} };
    },
    signAs: (principal, kind, fields) =>
      buildCommand(kind, fields, {
        context: { actor: principal.actor, nowMs: clock.nowMs() },
        signer: principal.signer,
      }),
    postCommand: (principal, kind, fields) =>
      bench.http({
        method: "POST",
        path: "/v0.1/commands",
        headers: { "content-type": "application/json" },
        body: bench.signAs(principal, kind, fields).bytes,
      }),
    mission: (wish = {}) => foundMission(bench, wish.worker ?? true),
    events: async (groupId) =>
      (await store.readGroupEvents(groupId, 0, 100_000)).map(
        ({ bytes }) => JSON.parse(Buffer.from(bytes).toString()) as Event,
      ),
    async restart() {
      await authority.stop();
      await start();
    },
    async crash() {
      await store.close();
      await authority.stop();
      await start();
    },
    async stop() {
      await authority.stop();
      if (folder !== undefined) rmSync(folder, { recursive: true, force: true });
    },
  };
  return bench;
}

/** The audit key of every test. */
export const testAuditKey: Uint8Array = new Uint8Array(32).fill(7);

export function missionPayload(
  organization: TestOrganization,
  over: object = {},
): { readonly missionId: string; readonly groupId: string } & Record<string, never> {
  return {
    missionId: freshId(),
    groupId: freshId(),
    coordinatorAgentId: organization.agents.coordinator.actor.id,
    objective: "Build the bridge.",
    definitionOfDone: [{ criterionId: "stands", description: "It stands.", evidenceRequired: ["human_review"] }],
    budget: { modelTokenLimit: 1000 },
    deadline: "2026-04-01T00:00:00Z",
    approvalPolicy: { finalHumanApproval: true, highRiskExecutionApproval: true },
    ...over,
  } as never;
}

export function grantOf(member: TestPrincipal, over: object = {}): Record<string, never> {
  return { member: { ...member.actor }, role: "worker", scopes: ["work"], state: "active", ...over } as never;
}

/** A Context Package of the Group's first Event, signed by one of its Agents. */
export function contextPackageOf(
  author: TestPrincipal,
  { missionId, groupId }: { readonly missionId: string; readonly groupId: string },
  over: object = {},
): Record<string, never> {
  const unsigned = {
    contextPackageId: freshId(),
    version: 1,
    missionId,
    groupId,
    sourceEventRange: { fromSequence: 1, toSequence: 1, eventIds: ["urn:example:event:one"] },
    artifactHashes: [],
    summary: "What matters.",
    decisions: [],
    constraints: [],
    unresolvedQuestions: [],
    generatedBy: { ...author.actor },
    generatedAt: formatInstantMs(startMs),
    ...over,
  };
  return signDocument("context-package", unsigned, author.signer).document as never;
}

async function foundMission(bench: Bench, withWorker: boolean): Promise<MissionIds> {
  const { organization, store } = bench;
  // P15: a Coordinator has opened a Session at least once.
  if ((await store.sessionEpoch(organization.agents.coordinator.actor.id)) === 0) {
    const coordinator = await bench.agent("coordinator");
    coordinator.transport.close(1000, "introduced");
    await coordinator.closed;
  }
  const payload = missionPayload(organization);
  const { missionId, groupId } = payload;
  const created = await bench.postCommand(organization.owner, "mission.create", { groupId, payload });
  if (created.status !== 200) throw new Error(created.text);
  if (!withWorker) return { missionId, groupId, head: 3 };
  const granted = await bench.postCommand(organization.owner, "membership.change", {
    groupId,
    membershipEpoch: 1,
    payload: grantOf(organization.agents.worker),
  });
  if (granted.status !== 200) throw new Error(granted.text);
  return { missionId, groupId, head: 4 };
}

function recording(store: Store, committed: AppendEntry[]): Store {
  return {
    ...store,
    async append(batch) {
      const outcomes = await store.append(batch);
      outcomes.forEach((outcome, index) => {
        if (outcome.status === "committed") committed.push(batch[index] as AppendEntry);
      });
      return outcomes;
    },
  };
}

interface Reach {
  readonly host?: string;
  readonly path?: string;
  readonly origin?: string;
  readonly remoteAddress?: string;
}

/** Thrown when the handshake is answered with a status. */
export class UpgradeRefused extends Error {
  readonly status: number;
  constructor(status: number) {
    super(`refused with ${status}`);
    this.status = status;
  }
}

function overMemory(network: MemoryNetwork, port: number, reach: Reach): Opened {
  return (events) =>
    new Promise((resolve, reject) => {
      const client = network.connect({
        port,
        ...reach,
        open: () =>
          resolve({
            send: (bytes, isBinary) => client.send(bytes, isBinary),
            close: (code, reason) => client.close(code, reason),
            cut: () => client.cut(),
            pause: () => client.pause(),
            resume: () => client.resume(),
          }),
        refused: (status) => reject(new UpgradeRefused(status)),
        message: (bytes) => events.message(Buffer.from(bytes).toString()),
        closed: (code, reason) => events.closed(code, reason),
      });
    });
}

function overTls(port: number, ca: Buffer, { path, host, origin }: Reach): Opened {
  return (events) =>
    new Promise((resolve, reject) => {
      const headers = { ...(origin === undefined ? {} : { origin }), ...(host === undefined ? {} : { host }) };
      const ws = new WebSocket(`wss://localhost:${port}${path}`, { ca, headers, perMessageDeflate: false });
      ws.on("open", () =>
        resolve({
          send: (bytes, binary) => ws.send(bytes, { binary }),
          close: (code, reason) => ws.close(code, reason),
          cut: () => ws.terminate(),
          pause: () => ws.pause(),
          resume: () => ws.resume(),
        }),
      );
      ws.on("unexpected-response", (_, response) => {
        reject(new UpgradeRefused(response.statusCode ?? 0));
        ws.terminate();
      });
      ws.on("error", reject);
      ws.on("message", (data) => events.message(data.toString()));
      ws.on("close", (code, reason) => events.closed(code, reason.toString()));
    });
}

type PlainAnswer = Omit<HttpAnswer, "json">;

async function askMemory(network: MemoryNetwork, port: number, ask: HttpAsk): Promise<PlainAnswer> {
  const { body, path: target, ...rest } = ask;
  const [, path = "", query = ""] = /^([^?]*)\??(.*)$/.exec(target) ?? [];
  const reply = await network.request({
    port,
    path,
    query,
    ...rest,
    ...(body === undefined ? {} : { body: typeof body === "string" ? encodeUtf8(body) : body }),
  });
  return { status: reply.status, headers: reply.headers ?? {}, text: Buffer.from(reply.body).toString() };
}

function askTls(port: number, ca: Buffer, { method = "GET", path, headers = {}, body }: HttpAsk): Promise<PlainAnswer> {
  return new Promise((resolve, reject) => {
    const outgoing = httpsRequest({ host: "localhost", port, path, method, headers, ca, agent: false }, (incoming) => {
      const chunks: Buffer[] = [];
      incoming.on("data", (chunk) => chunks.push(chunk));
      incoming.on("error", reject);
      incoming.on("end", () =>
        resolve({
          status: incoming.statusCode ?? 0,
          headers: incoming.headers as Record<string, string>,
          text: Buffer.concat(chunks).toString(),
        }),
      );
    });
    outgoing.on("error", reject);
    outgoing.end(body);
  });
}

/** Waits until a condition holds. */
export async function until(condition: () => boolean | Promise<boolean>, what = "the condition"): Promise<void> {
  for (let waitedMs = 0; !(await condition()); waitedMs += 10) {
    if (waitedMs > 8_000) throw new Error(`${what} did not come true`);
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}
