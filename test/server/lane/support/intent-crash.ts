/**
 * A process that dies between the two Groups of an intent: `intent-crash.ts FOLDER STEP`. It plays the step on a store in
 * the folder and kills itself the moment the first Group's append is durable, before anybody is told.
 */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Store } from "../../../../server/store/port.ts";
import { openSqliteStore } from "../../../../server/store/sqlite.ts";
import { createOrganization } from "../../../support/organization.ts";
import { intentSteps, openStage } from "./intent-steps.ts";
import { keepOrganization } from "./kept-organization.ts";

const [folder = "", name = ""] = process.argv.slice(2);

async function main(): Promise<void> {
  const step = intentSteps[name];
  if (step === undefined) throw new Error(`no step ${name}`);
  const organization = createOrganization();
  writeFileSync(join(folder, "organization.json"), keepOrganization(organization));
  const store = await openSqliteStore({ path: join(folder, "store.sqlite"), organizationId: organization.id });
  /** Appends with intents to let pass; undefined until the step is played. */
  let left: number | undefined;
  const deadly: Store = {
    ...store,
    async append(batch) {
      const outcomes = await store.append(batch);
      const makesIntents = outcomes.some((outcome) => outcome.status === "committed" && outcome.intentGroups);
      if (left === undefined || !makesIntents) return outcomes;
      if (left === 0) process.kill(process.pid, "SIGKILL");
      left -= 1;
      return outcomes;
    },
  };
  const play = await step.prepare(await openStage({ organization, wrap: () => deadly }));
  left = step.hop;
  await play();
  await new Promise((resolve) => setTimeout(resolve, 5_000));
  throw new Error("the step made no intent");
}

main().catch((error: unknown) => {
  console.error(error);
  process.exit(1);
});
