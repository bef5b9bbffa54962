// Adds up the reports that the tiers left in a folder and prints the closing line; exits 1 when a test failed or none ran.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const folder = process.argv[2];
if (folder === undefined) throw new Error("usage: node test/summary.mjs FOLDER");
const total = { passed: 0, failed: 0, skipped: 0 };
for (const file of readdirSync(folder).filter((name) => name.endsWith(".json"))) {
  const report = JSON.parse(readFileSync(join(folder, file), "utf8"));
  total.passed += report.numPassedTests ?? report.passed;
  total.failed += report.numFailedTests ?? report.failed;
  total.skipped += report.numPendingTests ?? report.skipped ?? 0;
}
console.log(`${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`);
process.exitCode = total.failed > 0 || total.passed === 0 ? 1 : 0;
