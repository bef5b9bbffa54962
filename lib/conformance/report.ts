import type { BundleReport, ConformanceReport } from "./run.ts";

/** The report without its cases, for machines: `{"passed":150,"failed":0,"total":150,"bundles":{…}}`. */
export function reportSummary(report: ConformanceReport): string {
  const bundles = Object.fromEntries(
    Object.entries(report.bundles).map(([name, { cases: _cases, ...counts }]) => [name, counts]),
  );
  return JSON.stringify({ passed: report.passed, failed: report.failed, total: report.total, bundles });
}

/** The report for people: a line a bundle, every failed case under it, the total last. */
export function reportTable(report: ConformanceReport): string {
  const lines = Object.entries(report.bundles).flatMap(([name, bundle]) => bundleLines(name, bundle));
  return [...lines, row("total", report.passed, report.failed, report.total)].join("\n");
}

function bundleLines(name: string, bundle: BundleReport): readonly string[] {
  const failures = bundle.cases
    .filter((result) => !result.passed)
    .map((result) => `  ${result.id}: expected ${result.expected}, got ${result.actual}`);
  const stopped = bundle.stopped === undefined ? [] : [`  stopped before evaluating: ${bundle.stopped}`];
  return [row(name, bundle.passed, bundle.failed, bundle.total), ...stopped, ...failures];
}

function row(name: string, passed: number, failed: number, total: number): string {
  return `${name.padEnd(14)} ${passed} passed, ${failed} failed, ${total} total`;
}
