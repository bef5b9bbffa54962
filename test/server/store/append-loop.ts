/** A process that appends until it is killed, and prints each batch once it is acknowledged: `append-loop.ts FILE`. */
import { openSqliteStore } from "../../../server/store/sqlite.ts";
import { answer, command, organizationId } from "../../contract/store-entries.ts";

const [path = "", run = ""] = process.argv.slice(2);
const groups = Array.from({ length: 5 }, (_, index) => `urn:test:group:${index}`);

async function main(): Promise<void> {
  const store = await openSqliteStore({ path, organizationId });
  const heads = await Promise.all(groups.map((group) => store.groupHead(group)));
  for (let batch = 0; ; batch += 1) {
    const entries = groups.map((group, index) =>
      answer(group, heads[index] ?? 0, command(`urn:test:action:${run}:${group}:${batch}`)),
    );
    const outcomes = await store.append(entries);
    if (outcomes.some(({ status }) => status !== "committed")) throw new Error(JSON.stringify(outcomes));
    for (const index of groups.keys()) heads[index] = (heads[index] ?? 0) + 1;
    process.stdout.write(`${heads[0]} urn:test:action:${run}:${groups[0]}:${batch}\n`);
    if (batch % 7 === 0) await store.checkpoint();
  }
}

void main();
