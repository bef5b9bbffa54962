import { type ChildProcess, execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { projectRoot } from "../support/source-graph.ts";

const run = promisify(execFile);
const binary = join(projectRoot, "dist/server/cli/main.js");
const folder = join(mkdtempSync(join(tmpdir(), "mwp-examples-")), "org");
const organization = join(folder, "organization.json");
let authority: ChildProcess;

const mwp = (...args: string[]): Promise<{ stdout: string }> =>
  run(process.execPath, [binary, ...args], { cwd: projectRoot });
const example = (name: string, ...args: string[]): Promise<{ stdout: string }> =>
  run(process.execPath, ["--import", "tsx", `examples/${name}.ts`, organization, ...args], { cwd: projectRoot });

beforeAll(async () => {
  authority = spawn(process.execPath, [binary, "dev", "--dir", folder, "--port", String(await freePort())], {
    stdio: ["ignore", "pipe", "inherit"],
    env: { ...process.env, MWP_LOG_LEVEL: "error" },
  });
  await new Promise<void>((resolve, reject) => {
    authority.stdout?.on("data", (chunk: Buffer) => chunk.toString().includes("Try next") && resolve());
    authority.once("exit", () => reject(new Error("the authority did not start")));
  });
}, 60_000);

afterAll(async () => {
  const exited = once(authority, "exit");
  authority.kill("SIGTERM");
  expect((await exited)[0]).toBe(0);
  rmSync(join(folder, ".."), { recursive: true, force: true });
});

describe("the examples and the first steps of the README", () => {
  it("create a Mission, invite, talk as everybody and verify a Card (MWP-FND-002, MWP-MSN-018)", async () => {
    const created = await mwp("mission", "Try the examples", "--organization", organization);
    const groupId = /group +(\S+)/.exec(created.stdout)?.[1] ?? "";
    expect(created.stdout).toContain("mission.created as Event 1 of the Group");
    expect((await mwp("invite", groupId, "--organization", organization)).stdout).toMatch(/membership\.changed/);
    expect((await mwp("say", groupId, "hello", "--as", "worker", "--organization", organization)).stdout).toMatch(
      /message\.posted .*hello/,
    );
    const agent = await example("agent", groupId);
    expect(agent.stdout).toMatch(/1 mission\.created/);
    expect(agent.stdout).toMatch(/accepted as urn:uuid:/);
    expect((await example("human", groupId)).stdout).toMatch(/accepted as urn:uuid:/);
    const card = readdirSync(join(folder, "cards"))[0] ?? "";
    expect((await example("verify", "agent-card", join(folder, "cards", card))).stdout).toMatch(/^verified sha256:/);
    expect(
      (await mwp("verify", "agent-card", join(folder, "cards", card), "--organization", organization)).stdout,
    ).toMatch(/^verified sha256:/);
  }, 60_000);

  it("say what is wrong and exit with 1 (MWP-EXT-004)", async () => {
    const failed = async (...args: string[]): Promise<string> => {
      const error = await mwp(...args).then(
        () => ({ code: 0, stderr: "" }),
        (failure: { code: number; stderr: string }) => failure,
      );
      expect(error.code).toBe(1);
      return error.stderr;
    };
    expect(await failed("say", "urn:x:nowhere", "hello", "--organization", organization)).toMatch(
      /^mwp: .*no such Group/,
    );
    expect(await failed("dev", "--dir", folder, "--port", "1")).toMatch(/serves port/);
    expect(await failed("dev", "--dir", folder)).toMatch(/in use by process \d+/);
  }, 60_000);
});

async function freePort(): Promise<number> {
  const server = createServer();
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  await once(server, "close");
  return typeof address === "object" && address !== null ? address.port : 0;
}
