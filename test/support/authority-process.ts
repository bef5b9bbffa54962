import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:net";
import { join } from "node:path";
import { projectRoot } from "./source-graph.ts";

/** `mwp dev` in a process of its own, in a folder of its own, to be killed and started again. */
export interface AuthorityProcess {
  /** Folder of its Organization. */
  readonly folder: string;
  readonly port: number;
  /** Pid while it runs. */
  readonly pid: number | undefined;
  /** Starts it and resolves once it serves. Rejects when it ends or says nothing for too long. */
  start(): Promise<void>;
  /** Starts it without waiting: somebody means to kill it while it starts. */
  launch(): void;
  /** SIGKILL: no flush, no goodbye. Resolves once it is gone. */
  kill(): Promise<void>;
  /** SIGTERM. Resolves once it is gone; rejects when it left with an error. */
  stop(): Promise<void>;
}

const startMsMax = 60_000;
const stopMsMax = 30_000;
/** How much of what the process said is kept for the report, characters. */
const saidMax = 20_000;

/** An authority that does not run yet, on a free port. `runtime` is the command that runs the built binary. */
export async function createAuthorityProcess(options: {
  readonly folder: string;
  readonly runtime?: readonly [command: string, ...args: string[]];
}): Promise<AuthorityProcess> {
  const { folder, runtime = [process.execPath, join(projectRoot, "dist/server/cli/main.js")] } = options;
  const [command, ...args] = runtime;
  const port = await freePort();
  let child: ChildProcess | undefined;
  let said = "";
  const hear = (chunk: Buffer): void => {
    said = (said + chunk.toString()).slice(-saidMax);
  };

  function launch(): ChildProcess {
    said = "";
    const launched = spawn(command, [...args, "dev", "--dir", folder, "--port", String(port)], {
      stdio: ["ignore", "pipe", "pipe"],
      env: { ...process.env, MWP_LOG_LEVEL: "warn" },
      detached: true, // Ctrl-C in a terminal is for us; we end what we started
    });
    launched.stdout.on("data", hear);
    launched.stderr.on("data", hear);
    launched.on("error", (error) => hear(Buffer.from(String(error))));
    child = launched;
    return launched;
  }

  async function end(signal: NodeJS.Signals): Promise<ChildProcess | undefined> {
    const ending = child;
    if (ending === undefined || hasEnded(ending)) return ending;
    const gone = once(ending, "exit");
    const tooLate = setTimeout(() => ending.kill("SIGKILL"), stopMsMax);
    ending.kill(signal);
    await gone;
    clearTimeout(tooLate);
    return ending;
  }

  return {
    folder,
    port,
    get pid() {
      return child === undefined || hasEnded(child) ? undefined : child.pid;
    },
    launch: () => void launch(),
    async start() {
      const starting = launch();
      const until = Date.now() + startMsMax;
      while (!said.includes("Try next")) {
        if (hasEnded(starting)) throw new Error(`the authority ended (${starting.exitCode}): ${said}`);
        if (Date.now() > until) throw new Error(`the authority did not start in ${startMsMax} ms: ${said}`);
        await new Promise((resolve) => setTimeout(resolve, 10));
      }
    },
    kill: async () => void (await end("SIGKILL")),
    async stop() {
      const ended = await end("SIGTERM");
      if (ended !== undefined && ended.exitCode !== 0)
        throw new Error(`the authority left with ${ended.exitCode ?? ended.signalCode}: ${said}`);
    },
  };
}

function hasEnded(child: ChildProcess): boolean {
  return child.exitCode !== null || child.signalCode !== null;
}

async function freePort(): Promise<number> {
  const server = createServer();
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  await once(server, "close");
  if (address === null || typeof address === "string") throw new Error("no free port");
  return address.port;
}
