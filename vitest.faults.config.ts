import { defineConfig } from "vitest/config";

/**
 * `npm run test:faults`: kills, outages, floods, slow servers and damaged directories, one file
 * after the other. It takes minutes, and prints its figures at the end.
 */
export default defineConfig({
  // As in vitest.config.ts: Pothos, loaded by Node, gets this one.
  resolve: { alias: [{ find: /^graphql$/, replacement: "graphql/index.js" }] },
  test: {
    name: "faults",
    include: ["tests/faults/*.test.ts"],
    globalSetup: ["tests/harness/database/embedded.ts", "tests/faults/harness/figures.ts"],
    pool: "forks",
    fileParallelism: false,
    testTimeout: 300_000,
    hookTimeout: 120_000,
  },
});
