/** Runs the three official conformance bundles over any source of their files. */
export type { CaseResult } from "./bundle.ts";
export { BundleError, type ConformanceFiles } from "./files.ts";
export { reportSummary, reportTable } from "./report.ts";
export { type BundleName, type BundleReport, type ConformanceReport, runConformance } from "./run.ts";
