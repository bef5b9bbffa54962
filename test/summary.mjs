// Adds up the reports that the tiers left in a folder and prints the closing line; exits 1 when a test failed or none ran.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const folder = process.argv[2];
if (folder === undefined) throw new Error("usage: node test/summary.mjs FOLDER");
const total = { passed: 0, failed: 0, skipped: 0 };
for (const file of readdirSync(folder).filter((name) => name.endsWith(".json"))) {
  const report = JSON.parse(readFileSync(join(folder, file), "utf8"));
  total.passed += report.numPassedTests ?? report.passed;
  const failed = report.numFailedTests ?? report.failed;
  // A file that does not load, or an error outside of any test, fails the run and no test.
  total.failed += failed === 0 && report.success === false ? 1 : failed;
  total.skipped += report.numPendingTests ?? report.skipped ?? 0;
}
console.log(`${total.skipped} skipped`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 || total.passed === 0 ? 1 : 0;
