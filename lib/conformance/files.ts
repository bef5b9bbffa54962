import { parseJson } from "../json/parse.ts";
import { isJsonObject, type JsonObject, type JsonValue } from "../json/value.ts";

/** Where the official artifacts are read from; paths are as the manifests write them. */
export interface ConformanceFiles {
  /** The exact bytes of one file. Throws when there is none. */
  readFile(path: string): Uint8Array;
}

/** Thrown when a bundle is not what it says it is: nothing of it is evaluated (MWP-EXT-011, MWP-EXT-012). */
export class BundleError extends Error {
  constructor(message: string) {
    super(message);
    this.name = "BundleError";
  }
}

// The path pattern of the official manifests: no segment starts with a dot, so none leads out of the root.
const repositoryPath = /^(?:[a-z0-9][a-z0-9._-]*\/)*[a-z0-9][a-z0-9._-]*$/;

/** Bytes of a file that a manifest names. Throws {@link BundleError} for a bad path or a missing file. */
export function readBytes(files: ConformanceFiles, path: string): Uint8Array {
  if (!repositoryPath.test(path)) throw new BundleError(`not a path within the bundle: ${path}`);
  try {
    return files.readFile(path);
  } catch (error) {
    throw new BundleError(`cannot read ${path}: ${error instanceof Error ? error.message : String(error)}`);
  }
}

/** A file as strict JSON. Throws {@link BundleError}. */
export function readJson(files: ConformanceFiles, path: string): JsonValue {
  const parsed = parseJson(readBytes(files, path));
  if (!parsed.ok) throw new BundleError(`${path} is not strict JSON: ${parsed.fault}`);
  return parsed.value;
}

/** A file as one JSON object. Throws {@link BundleError}. */
export function readObject(files: ConformanceFiles, path: string): JsonObject {
  const value = readJson(files, path);
  if (!isJsonObject(value)) throw new BundleError(`${path} is not a JSON object`);
  return value;
}
