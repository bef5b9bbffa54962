import { detectProvider, type Ed25519Provider } from "../crypto/providers.ts";
import { admissionCount, evaluateAdmission, openAdmission } from "./admission.ts";
import type { CaseResult } from "./bundle.ts";
import { cryptographyCount, evaluateCryptography, openCryptography } from "./cryptography.ts";
import { BundleError, type ConformanceFiles } from "./files.ts";
import { evaluateStructural, structuralCount } from "./structural.ts";

/** Result of one bundle. One that is not what it says it is was stopped, and all of it counts as failed. */
export interface BundleReport {
  readonly passed: number;
  readonly failed: number;
  readonly total: number;
  readonly stopped?: string;
  readonly cases: readonly CaseResult[];
}

/** Names of the three official bundles. */
export type BundleName = "structural" | "cryptography" | "admission";

/** Result of a whole run. Passing it shows schemas, six stages and admission, and not the rest of conformance (MWP-EXT-013). */
export interface ConformanceReport {
  readonly passed: number;
  readonly failed: number;
  readonly total: number;
  readonly bundles: { readonly [name in BundleName]: BundleReport };
}

/**
 * Runs the three official bundles (SUP-18): 58 structural, 62 cryptography and 30 admission evaluations, digests first. A
 * wrong digest stops its bundle, and the admission bundle with the cryptography bundle, before any evaluation.
 */
export async function runConformance(
  files: ConformanceFiles,
  provider: Ed25519Provider = detectProvider(),
): Promise<ConformanceReport> {
  const bundles = {
    structural: await runBundle(structuralCount, () => evaluateStructural(files)),
    cryptography: await runBundle(cryptographyCount, () =>
      evaluateCryptography(files, openCryptography(files), provider),
    ),
    admission: await runBundle(admissionCount, () =>
      evaluateAdmission(files, openAdmission(files, openCryptography(files)), provider),
    ),
  };
  const all = Object.values(bundles);
  return {
    passed: sum(all.map((bundle) => bundle.passed)),
    failed: sum(all.map((bundle) => bundle.failed)),
    total: sum(all.map((bundle) => bundle.total)),
    bundles,
  };
}

async function runBundle(
  total: number,
  evaluate: () => readonly CaseResult[] | Promise<readonly CaseResult[]>,
): Promise<BundleReport> {
  try {
    const cases = await evaluate();
    const passed = cases.filter((result) => result.passed).length;
    return { passed, failed: total - passed, total, cases };
  } catch (error) {
    if (!(error instanceof BundleError)) throw error;
    return { passed: 0, failed: total, total, stopped: error.message, cases: [] };
  }
}

function sum(counts: readonly number[]): number {
  return counts.reduce((total, count) => total + count, 0);
}
