import { type ChildProcess, execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { HttpClient } from "../../../lib/human/mod.ts";
import { readerOf } from "../../../server/cli/clients.ts";
import { readOrganization } from "../../../server/cli/organization.ts";
import { type AuthorityProcess, createAuthorityProcess } from "../../support/authority-process.ts";
import { projectRoot } from "../../support/source-graph.ts";

/** How a run of `mwp` ended, and what it said. */
export interface Ran {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
  /** Standard output as JSON. */
  json<T = Record<string, unknown>>(): T;
}

/** A development Organization with its authority in a process of its own, and `mwp` in further ones. */
export interface Desk {
  readonly folder: string;
  readonly organization: string;
  readonly authority: AuthorityProcess;
  /** What the human reads, without a process for it. */
  readonly reader: HttpClient;
  /** Runs `mwp` for the human of the Organization. */
  mwp(...args: readonly string[]): Promise<Ran>;
  /** Runs `mwp` without naming the Organization. */
  bare(...args: readonly string[]): Promise<Ran>;
  /** Starts `mwp` and lets it run. */
  start(...args: readonly string[]): Running;
  close(): Promise<void>;
}

/** A run that goes on. */
export interface Running {
  /** Resolves to what it has said once that matches. */
  said(pattern: RegExp): Promise<string>;
  /** SIGINT, and how it ended. */
  stop(): Promise<number>;
}

const binary = join(projectRoot, "dist/server/cli/main.js");
const patienceMs = 30_000;

/** Opens a desk; `prepare` may make its Organization before the authority starts, in a folder and for a port. */
export async function openDesk(prepare?: (folder: string, port: number) => Promise<void>): Promise<Desk> {
  const root = mkdtempSync(join(tmpdir(), "mwp-desk-"));
  const folder = join(root, "org");
  const authority = await createAuthorityProcess({ folder });
  await prepare?.(folder, authority.port);
  await authority.start();
  const organization = join(folder, "organization.json");
  const running = new Set<ChildProcess>();
  const bare = (...args: readonly string[]): Promise<Ran> =>
    new Promise((resolve) => {
      const child = execFile(process.execPath, [binary, ...args], { cwd: projectRoot }, (error, stdout, stderr) => {
        const code = error === null ? 0 : typeof error.code === "number" ? error.code : -1;
        resolve({ code, stdout, stderr, json: () => JSON.parse(stdout) });
      });
      child.stdin?.end();
    });
  return {
    folder,
    organization,
    authority,
    reader: readerOf(readOrganization(organization), "human"),
    bare,
    mwp: (...args) => bare(...args, "--organization", organization),
    start(...args) {
      const child = spawn(process.execPath, [binary, ...args, "--organization", organization], {
        cwd: projectRoot,
      });
      running.add(child);
      let text = "";
      child.stdout.on("data", (chunk: Buffer) => {
        text += chunk.toString();
      });
      return {
        async said(pattern) {
          for (const until = Date.now() + patienceMs; !pattern.test(text); ) {
            if (Date.now() > until) throw new Error(`${args.join(" ")} did not say ${pattern}: ${text}`);
            await new Promise((resolve) => setTimeout(resolve, 20));
          }
          return text;
        },
        async stop() {
          running.delete(child);
          if (child.exitCode !== null) return child.exitCode;
          const gone = once(child, "exit");
          child.kill("SIGINT");
          return (await gone)[0] as number;
        },
      };
    },
    async close() {
      for (const child of running) child.kill("SIGKILL");
      await authority.stop();
      rmSync(root, { recursive: true, force: true });
    },
  };
}
