import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:net";
import { fileURLToPath } from "node:url";

/** An authority in a process of its own, to be killed. */
export interface DemoAuthority {
  /** Starts it again; resolves when it serves. */
  start(): Promise<void>;
  /** Ends it with SIGKILL: no flush, no goodbye. */
  kill(): void;
  /** Ends it gracefully. */
  stop(): Promise<void>;
}

const startMsMax = 30_000;

/** Starts `mwp dev` on a free port in `folder`. */
export async function createDemoAuthority(folder: string): Promise<DemoAuthority> {
  const port = await freePort();
  let child: ChildProcess | undefined;

  async function start(): Promise<void> {
    const main = fileURLToPath(import.meta.url).replace(/demo-authority\.(ts|js)$/, "main.$1");
    const started = spawn(
      process.execPath,
      [...process.execArgv, main, "dev", "--dir", folder, "--port", String(port)],
      {
        stdio: ["ignore", "pipe", "pipe"],
        env: { ...process.env, MWP_LOG_LEVEL: process.env.MWP_LOG_LEVEL ?? "warn" },
      },
    );
    child = started;
    let said = "";
    const isUp = new Promise<void>((resolve, reject) => {
      const timer = setTimeout(() => reject(new Error(`the authority did not start in time: ${said}`)), startMsMax);
      const settle = (done: () => void): void => {
        clearTimeout(timer);
        done();
      };
      started.stdout?.on("data", (chunk: Buffer) => {
        said += chunk.toString();
        if (said.includes("Try next")) settle(resolve);
      });
      started.stderr?.on("data", (chunk: Buffer) => {
        said += chunk.toString();
      });
      started.once("exit", (code) => settle(() => reject(new Error(`the authority ended with ${code}: ${said}`))));
    });
    await isUp;
  }

  async function end(signal: NodeJS.Signals): Promise<void> {
    if (child === undefined || child.exitCode !== null || child.signalCode !== null) return;
    const exited = once(child, "exit");
    child.kill(signal);
    await exited;
  }

  await start();
  return {
    start: () => end("SIGKILL").then(start),
    kill: () => void child?.kill("SIGKILL"),
    stop: () => end("SIGTERM"),
  };
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
