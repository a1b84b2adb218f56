import type { Plugin } from "vite";
import { defineConfig, type TestProjectConfiguration } from "vitest/config";
import { relay } from "./scripts/vite-relay.ts";

const plugins = [relay(), plainStyles()];

// graphql 16 ships CommonJS and ESM: Vite would take the second where Pothos, loaded by Node, gets the first
const alias = [{ find: /^graphql$/, replacement: "graphql/index.js" }];

/** Whole loops run on the embedded database, and once more on PostgreSQL when TEST_DATABASE_URL names one; screens (`.tsx`) and what looks at the sources once. */
const databases = process.env.TEST_DATABASE_URL ? ["embedded", "postgresql"] : ["embedded"];
const wholeLoopFiles = "tests/*/*.test.{ts,tsx}";
const notHere = ["tests/house/**", "tests/faults/**"];
const embeddedOnly = ["tests/database/{embedded,damaged-directory}.test.ts", "tests/**/*.test.tsx"];

const unit: TestProjectConfiguration = {
  plugins,
  resolve: { alias },
  test: {
    name: "unit",
    testTimeout: 20_000, // a shared machine may be slow; nothing here waits for the clock
    include: [
      "graph/**/*.test.ts",
      "web/**/*.test.{ts,tsx}",
      "scripts/**/*.test.ts",
      "tests/house/*.test.ts",
    ],
  },
};

const wholeLoops = databases.map((name): TestProjectConfiguration => ({
  plugins,
  resolve: { alias },
  test: {
    name,
    include: [wholeLoopFiles],
    exclude: name === "embedded" ? notHere : [...notHere, ...embeddedOnly],
    globalSetup: [`tests/harness/${name}.ts`],
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
}));

export default defineConfig({
  test: {
    projects: [unit, ...wholeLoops],
    pool: "forks",
    isolate: false, // a worker keeps its database and its modules; each file empties the tables
    maxWorkers: 2,
  },
});

/** Class names without style sheets: what jsdom can see of vanilla-extract, in a hundredth of its build time. */
function plainStyles(): Plugin {
  return {
    name: "plain-styles",
    enforce: "pre",
    transform: {
      filter: { id: /\.css\.ts$/ },
      handler(code, id) {
        const open =
          `import "@vanilla-extract/css/disableRuntimeStyles";` +
          `import { setFileScope, endFileScope } from "@vanilla-extract/css/fileScope";` +
          `setFileScope(${JSON.stringify(id.replace(`${process.cwd()}/`, ""))}, "safevoice");`;
        return { code: `${open}${code}\nendFileScope();`, map: null };
      },
    },
  };
}
