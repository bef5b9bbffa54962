import { sha256Text } from "../format/digest.ts";
import { canonicalBytesWithout } from "../json/canonical.ts";
import { isJsonObject, type JsonObject, type JsonValue } from "../json/value.ts";
import { BundleError, type ConformanceFiles, readBytes, readObject } from "./files.ts";

/** One evaluation and what came of it, in words. */
export interface CaseResult {
  readonly id: string;
  readonly passed: boolean;
  readonly expected: string;
  readonly actual: string;
}

/** A digested bundle: its manifest, and every file it vouches for. */
export interface Bundle {
  readonly manifest: JsonObject;
  readonly digest: string;
  readonly artifacts: ReadonlySet<string>;
}

/**
 * Reads a manifest and checks, before anything is evaluated, its `artifactDigest`, the length and SHA-256 of every artifact
 * it lists, and that every path it mentions is listed by it or by a bundle it builds on (MWP-EXT-011, MWP-EXT-012). Throws
 * {@link BundleError}.
 */
export function openBundle(files: ConformanceFiles, manifestPath: string, basis?: Bundle): Bundle {
  const manifest = readObject(files, manifestPath);
  const digest = sha256Text(canonicalBytesWithout(manifest, "artifactDigest"));
  if (manifest.artifactDigest !== digest) throw new BundleError(`${manifestPath}: artifactDigest is not ${digest}`);
  const artifacts = new Set(basis?.artifacts);
  for (const artifact of objects(manifest.artifacts)) artifacts.add(checkArtifact(files, artifact));
  for (const path of pathsIn(manifest)) {
    if (!artifacts.has(path) && !path.endsWith("/manifest.json"))
      throw new BundleError(`${manifestPath}: ${path} is mentioned but not listed`);
  }
  return { manifest, digest, artifacts };
}

function checkArtifact(files: ConformanceFiles, { path, byteLength, sha256 }: JsonObject): string {
  const bytes = readBytes(files, text(path));
  if (bytes.length !== byteLength) throw new BundleError(`${text(path)} has ${bytes.length} bytes`);
  const actual = sha256Text(bytes);
  if (actual !== sha256) throw new BundleError(`${text(path)} has the hash ${actual}`);
  return text(path);
}

/** All texts inside a manifest that name a file. */
function pathsIn(value: JsonValue): readonly string[] {
  if (typeof value === "string") return /^(?:schemas|cryptography|admission)\/[^:\s]+$/.test(value) ? [value] : [];
  if (Array.isArray(value)) return value.flatMap(pathsIn);
  return isJsonObject(value) ? Object.values(value).flatMap(pathsIn) : [];
}

/** A manifest member that must be a text. Throws {@link BundleError}. */
export function text(value: JsonValue | undefined): string {
  if (typeof value !== "string") throw new BundleError("a manifest member is missing or no text");
  return value;
}

/** A manifest member that must be an object. Throws {@link BundleError}. */
export function object(value: JsonValue | undefined): JsonObject {
  if (!isJsonObject(value)) throw new BundleError("a manifest member is missing or no object");
  return value;
}

/** A manifest member that must be an array of objects. Throws {@link BundleError}. */
export function objects(value: JsonValue | undefined): readonly JsonObject[] {
  if (!Array.isArray(value)) throw new BundleError("a manifest member is missing or no array");
  return value.map(object);
}

/** A bundle may hold neither fewer nor more evaluations than the specification states (SUP-18). Throws {@link BundleError}. */
export function assertCount(actual: number, stated: number): void {
  if (actual !== stated) throw new BundleError(`${actual} evaluations where ${stated} are stated`);
}
