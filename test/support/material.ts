import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** Directory of the official protocol artifacts, or undefined: tests that need it are then reported as skipped. */
export const protocolDir: string | undefined = existing(process.env.MWP_PROTOCOL_DIR);

/** Directory of third-party cases with the verdict our rules demand, or undefined. */
export const corporaDir: string | undefined = existing(process.env.MWP_CORPORA_DIR);

/** The exact bytes of one official artifact. */
export function protocolFile(path: string): Uint8Array {
  return new Uint8Array(readFileSync(join(required(protocolDir, "MWP_PROTOCOL_DIR"), path)));
}

/** One official artifact, parsed. */
export function protocolJson<T>(path: string): T {
  return JSON.parse(readFileSync(join(required(protocolDir, "MWP_PROTOCOL_DIR"), path), "utf8")) as T;
}

/** One corpus file, parsed. */
export function readCorpus<T>(file: string): T {
  return JSON.parse(readFileSync(join(required(corporaDir, "MWP_CORPORA_DIR"), file), "utf8")) as T;
}

function existing(dir: string | undefined): string | undefined {
  return dir !== undefined && existsSync(dir) ? dir : undefined;
}

function required(dir: string | undefined, variable: string): string {
  if (dir === undefined) throw new Error(`${variable} is not set or names no directory`);
  return dir;
}
