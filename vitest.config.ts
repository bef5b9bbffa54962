import { join } from "node:path";
import { defineConfig, type ViteUserConfig } from "vitest/config";

// What takes long has `.long.test.ts` as its name and runs in `npm run test:all`.
const isLong = process.env.MWP_TEST_TIER === "long";

const reports = process.env.MWP_TEST_REPORTS;
const report =
  reports === undefined ? [] : [["json", { outputFile: join(reports, `vitest-${process.pid}.json`) }] as const];

const config: ViteUserConfig = defineConfig({
  test: {
    include: [isLong ? "test/**/*.long.test.ts" : "test/**/*.test.ts"],
    exclude: ["**/node_modules/**", "dist/**", ...(isLong ? [] : ["**/*.long.test.ts"])],
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
