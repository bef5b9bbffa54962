/** `npm run requirements [-- --json]`: which tests prove which clause, what is missing, and what is left for later. */
import { type Row, readMatrix } from "./matrix.ts";

const matrix = readMatrix();
const uncited = matrix.filter(({ missing, deferred }) => missing.length > 0 && deferred === undefined);
const deferred = matrix.filter((row) => row.deferred !== undefined);

if (process.argv.includes("--json")) {
  const reasons = deferred.map(({ id, deferred: reason = "" }) => ({ id, reason }));
  console.log(JSON.stringify({ uncited: uncited.map(({ id }) => id), deferred: reasons }));
} else {
  for (const row of matrix) console.log(line(row));
  console.log(`${matrix.length} clauses, ${uncited.length} without proof, ${deferred.length} left for later`);
}
process.exitCode = uncited.length === 0 ? 0 : 1;

function line({ id, tests, missing, deferred: reason }: Row): string {
  const files = [...new Set(tests.map(({ file }) => file))];
  const shown = files.length > 2 ? `${files.slice(0, 2).join(", ")} and ${files.length - 2} more` : files.join(", ");
  const state =
    reason === undefined ? (missing.length === 0 ? "ok" : `lacks ${missing.join(", ")}`) : `later: ${reason}`;
  return `${id}  ${String(tests.length).padStart(3)} tests  ${state}${shown === "" ? "" : `  (${shown})`}`;
}
