import { join } from "node:path";
import { defineConfig, type ViteUserConfig } from "vitest/config";

const reports = process.env.MWP_TEST_REPORTS;
const report =
  reports === undefined ? [] : [["json", { outputFile: join(reports, `vitest-${process.pid}.json`) }] as const];

const config: ViteUserConfig = defineConfig({
  test: {
    include: ["test/**/*.test.ts"],
    exclude: ["**/node_modules/**", "dist/**"],
    testTimeout: 30_000,
    hookTimeout: 30_000,
    pool: "forks",
    reporters: [
      ["default", { summary: false }],
      ...report.map(([name, options]) => [name, options] as [string, Record<string, unknown>]),
    ],
  },
});

export default config;
