import { describe, expect, it } from "vitest";
import { until } from "../../../support/authority.ts";
import { createOrganization } from "../../../support/organization.ts";
import { intentSteps, openStage } from "../../lane/support/intent-steps.ts";
import { judgeAll } from "./support.ts";

describe("the logs of a family of Missions", () => {
  it.each(Object.keys(intentSteps))("verify whole, every document admitted: %s (P14, MWP-ADM-008)", async (name) => {
    const stage = await openStage({ organization: createOrganization() });
    const { bench } = stage;
    try {
      const play = await intentSteps[name]!.prepare(stage);
      await play();
      await until(async () => (await bench.store.groupsWithIntents()).length === 0, "every intent applied");
      const verdicts = await judgeAll(bench);
      expect(verdicts.size).toBeGreaterThan(name === "session_replaced" ? 0 : 1);
      for (const [groupId, verdict] of verdicts) {
        expect(verdict, groupId).toMatchObject({ ok: true });
        const total = Object.values(verdict.report.documents).reduce((sum, number) => sum + number, 0);
        expect(verdict.report.admissions).toBe(total);
      }
    } finally {
      await bench.stop();
    }
  });
});
