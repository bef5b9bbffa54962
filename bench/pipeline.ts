/**
 * The whole authority in one process, socket to durable Event, on SQLite with `synchronous=FULL`, beside its crypto
 * bound: one verification and one signature per Command, nothing else. The network is in memory, one thread serves and
 * drives. Prints Commands per second, CPU per Command and the ratio to the bound: `npx tsx bench/pipeline.ts [rounds]`.
 */
import { generateKeyPair } from "../lib/crypto/keypair.ts";
import { detectProvider, loadSodiumProvider } from "../lib/crypto/providers.ts";
import { type BenchAuthority, startBenchAuthority } from "./authority.ts";

const rounds = Number(process.argv[2] ?? 5);
const commandsPerRound = 2_000;
/** Rounds before the clock counts: V8 has compiled the path by then, and every round after costs the same. */
const warmUpRounds = 6;
const groups = 8;
const window = 256;
const text = "Duplicate member names, byte-order marks and trailing data are refused now. ".repeat(6);

const provider = (await loadSodiumProvider()) ?? detectProvider();
const bound = boundOf();
const authority = await startBenchAuthority(groups);
try {
  for (let index = 0; index < warmUpRounds; index += 1) await round(authority);
  const rows = [];
  for (let index = 0; index < rounds; index += 1) {
    const before = bound();
    const { perSecond, cpuUs } = await round(authority);
    rows.push({ perSecond, cpuUs, ratio: (before + bound()) / 2 / cpuUs });
  }
  rows.sort((a, b) => a.ratio - b.ratio);
  const { perSecond = 0, cpuUs = 0, ratio = 0 } = rows[rows.length >> 1] ?? {};
  const range = `${rows[0]?.ratio.toFixed(2)}..${rows.at(-1)?.ratio.toFixed(2)}`;
  console.log(
    `whole pipeline, ${provider.name}, SQLite FULL, ${groups} Groups, ${window} in flight, one thread, client included`,
  );
  console.log(
    `  ${perSecond.toFixed(0)} Commands/s, ${cpuUs.toFixed(0)} us CPU a Command, ${ratio.toFixed(2)} of the crypto bound (${range})`,
  );
} finally {
  await authority.stop();
}

/** Signed Messages in all Groups, made before the clock starts, sent until each was answered. */
async function round(bench: BenchAuthority): Promise<{ readonly perSecond: number; readonly cpuUs: number }> {
  const frames = Array.from({ length: commandsPerRound }, (_, index) =>
    bench.message(bench.groupIds[index % groups] ?? "", text),
  );
  const cpu = process.cpuUsage();
  const start = performance.now();
  await bench.drive(frames, window);
  const seconds = (performance.now() - start) / 1000;
  const { user, system } = process.cpuUsage(cpu);
  return { perSecond: commandsPerRound / seconds, cpuUs: (user + system) / commandsPerRound };
}

/** Microseconds of one verification and one signature over a message of the same size. */
function boundOf(): () => number {
  const keyPair = generateKeyPair();
  const sign = provider.signerFor(keyPair.seed);
  const verify = provider.verifierFor(keyPair.publicKey);
  const message = new Uint8Array(1_200).fill(65);
  const signature = sign(message);
  return () => {
    const runs = 1_000;
    const cpu = process.cpuUsage();
    for (let run = 0; run < runs; run += 1) {
      verify(signature, message);
      sign(message);
    }
    const { user, system } = process.cpuUsage(cpu);
    return (user + system) / runs;
  };
}
