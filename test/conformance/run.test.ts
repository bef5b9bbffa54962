import { describe, expect, it } from "vitest";
import type { ConformanceFiles } from "../../lib/conformance/files.ts";
import { directoryFiles } from "../../lib/conformance/node-files.ts";
import { reportSummary, reportTable } from "../../lib/conformance/report.ts";
import { type ConformanceReport, runConformance } from "../../lib/conformance/run.ts";
import { sha256Text } from "../../lib/format/digest.ts";
import { encodeUtf8 } from "../../lib/format/utf8.ts";
import { canonicalBytes, canonicalBytesWithout } from "../../lib/json/canonical.ts";
import type { JsonObject } from "../../lib/json/value.ts";
import { protocolDir, protocolFile, protocolJson } from "../support/material.ts";

/** The official files, some of them replaced. */
function replaced(changes: { readonly [path: string]: Uint8Array | undefined }): ConformanceFiles {
  return {
    readFile(path) {
      if (!Object.hasOwn(changes, path)) return protocolFile(path);
      const bytes = changes[path];
      if (bytes === undefined) throw new Error("no such file");
      return bytes;
    },
  };
}

/** A manifest changed and given the digest that fits the change. */
function redigested(path: string, change: (manifest: JsonObject) => void): { readonly [path: string]: Uint8Array } {
  const manifest = protocolJson<JsonObject>(path);
  change(manifest);
  return {
    [path]: canonicalBytes({
      ...manifest,
      artifactDigest: sha256Text(canonicalBytesWithout(manifest, "artifactDigest")),
    }),
  };
}

const counts = ({ bundles }: ConformanceReport): object =>
  Object.fromEntries(Object.entries(bundles).map(([name, bundle]) => [name, `${bundle.passed}/${bundle.total}`]));

const command = "cryptography/vectors/signed-documents/valid/command.json";

describe.skipIf(!protocolDir)("the official bundles (needs MWP_PROTOCOL_DIR)", () => {
  it("all pass: 58 structural, 62 cryptography, 30 admission evaluations (MWP-EXT-011, MWP-EXT-012, SUP-18)", async () => {
    const report = await runConformance(directoryFiles(protocolDir ?? ""));
    expect(reportTable(report)).not.toMatch(/expected|stopped/);
    expect(JSON.parse(reportSummary(report))).toEqual({
      passed: 150,
      failed: 0,
      total: 150,
      bundles: {
        structural: { passed: 58, failed: 0, total: 58 },
        cryptography: { passed: 62, failed: 0, total: 62 },
        admission: { passed: 30, failed: 0, total: 30 },
      },
    });
    expect(report.bundles.structural.cases.filter((entry) => entry.expected === "valid")).toHaveLength(27);
    expect(report.bundles.admission.cases.filter((entry) => entry.expected === "complete")).toHaveLength(12);
  });

  it.each<[string, () => { readonly [path: string]: Uint8Array | undefined }, string]>([
    [
      "one byte of an artifact",
      () => ({ [command]: Uint8Array.from([...protocolFile(command).slice(0, -1), 0x20]) }),
      "has the hash",
    ],
    ["the length of an artifact", () => ({ [command]: Uint8Array.from([...protocolFile(command), 0x20]) }), "bytes"],
    ["a missing artifact", () => ({ [command]: undefined }), "cannot read"],
    ["a manifest that is no strict JSON", () => ({ "cryptography/manifest.json": encodeUtf8("{}{}") }), "strict JSON"],
    [
      "a manifest member",
      () => ({
        "cryptography/manifest.json": canonicalBytes({
          ...protocolJson<JsonObject>("cryptography/manifest.json"),
          manifestVersion: 2,
        }),
      }),
      "artifactDigest",
    ],
    [
      "a path that leads out",
      () =>
        redigested("cryptography/manifest.json", (manifest) =>
          (manifest.artifacts as JsonObject[]).push({ path: "../secret", byteLength: 0, sha256: "" }),
        ),
      "not a path",
    ],
    [
      "a file that is not listed",
      () => redigested("cryptography/manifest.json", (manifest) => (manifest.artifacts as JsonObject[]).splice(-1)),
      "not listed",
    ],
    [
      "a case fewer",
      () => redigested("cryptography/manifest.json", (manifest) => (manifest.cases as JsonObject[]).splice(0, 1)),
      "61 evaluations",
    ],
    [
      "another profile",
      () =>
        redigested(
          "cryptography/manifest.json",
          (manifest) =>
            void Object.assign((manifest.profiles as JsonObject[])[0] ?? {}, { protectedTimePointer: "/validFrom" }),
        ),
      "another profile",
    ],
  ])(
    "stop before evaluating for %s, and report nothing as passed (MWP-EXT-011, SUP-18)",
    async (_, changes, message) => {
      const report = await runConformance(replaced(changes()));
      expect(report.bundles.cryptography).toMatchObject({ passed: 0, failed: 62, total: 62, cases: [] });
      expect(report.bundles.cryptography.stopped).toContain(message);
      expect(report.bundles.admission).toMatchObject({ passed: 0, failed: 30, cases: [] });
      expect(report.bundles.structural.passed).toBe(58);
      expect(reportTable(report)).toContain("stopped before evaluating");
    },
  );

  it("stop the admission bundle when the cryptography bundle is not the pinned one (MWP-EXT-012)", async () => {
    const report = await runConformance(
      replaced(redigested("cryptography/manifest.json", (manifest) => (manifest.cases as JsonObject[]).reverse())),
    );
    expect(counts(report)).toEqual({ structural: "58/58", cryptography: "62/62", admission: "0/30" });
    expect(report.bundles.admission.stopped).toContain("not the pinned");
  });

  it("stop for a fixture of another shape, although its hash fits (MWP-EXT-011)", async () => {
    const path = "cryptography/keys/registry-valid.json";
    const fixture = canonicalBytes({ ...protocolJson<JsonObject>(path), surplus: 1 });
    const manifest = redigested("cryptography/manifest.json", ({ artifacts }) => {
      const artifact = (artifacts as JsonObject[]).find((entry) => entry.path === path);
      Object.assign(artifact ?? {}, { byteLength: fixture.length, sha256: sha256Text(fixture) });
    });
    const report = await runConformance(replaced({ ...manifest, [path]: fixture }));
    expect(report.bundles.cryptography.stopped).toContain("fixture schema");
  });

  it("report the case that fails and what came instead", async () => {
    const swapped = replaced({
      "conformance/vectors/valid/error.json": protocolFile("conformance/vectors/valid/event.json"),
    });
    const report = await runConformance(swapped);
    expect(counts(report)).toEqual({ structural: "57/58", cryptography: "62/62", admission: "30/30" });
    expect(reportTable(report)).toContain("valid protocol error: expected valid, got invalid");
    const wrongExpectation = redigested("admission/manifest.json", (manifest) => {
      const evaluations = (manifest.cases as JsonObject[]).flatMap((group) => group.evaluations as JsonObject[]);
      const missing = evaluations.find((evaluation) => evaluation.id === "historical-record-missing");
      Object.assign(missing?.expect ?? {}, { reason: "record-conflict" });
    });
    const admission = (await runConformance(replaced(wrongExpectation))).bundles.admission;
    expect(admission).toMatchObject({ passed: 29, failed: 1 });
  });
});
