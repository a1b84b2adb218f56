import type { Plugin } from "vite";
import { defineConfig, type TestProjectConfiguration } from "vitest/config";
import { relay } from "./scripts/vite/relay.ts";

/** Where the server and its readers are: never in UTC, so that a day made in UTC is noticed. */
const home = "America/Chicago";
/** Ahead of UTC: a day made in UTC is yesterday there. */
const ahead = "Pacific/Guam";

const plugins = [relay(), plainStyles()];

// graphql 16 ships CommonJS and ESM: Vite would take the second where Pothos, loaded by Node, gets
// the first
const alias = [{ find: /^graphql$/, replacement: "graphql/index.js" }];

/**
 * Said to each project, for none inherits from the root. A worker keeps its modules and its
 * database from file to file: each file empties the tables, and what it put in the place of
 * something global is put back.
 */
const shared = {
  pool: "forks",
  isolate: false,
  maxWorkers: 2,
  restoreMocks: true,
  unstubGlobals: true,
} as const;

interface Kind {
  name: string;
  include: string[];
  exclude?: string[];
  /** Where the files are looped on: none for what needs no rows. */
  database?: "embedded" | "postgresql";
  /** The time zone of the process: America/Chicago, unless it says another. */
  zone?: string;
  /** Screens: with a document, and everything else that a browser's page has. */
  isScreen?: boolean;
}

const project = ({
  name,
  include,
  exclude = [],
  database,
  zone = home,
  isScreen,
}: Kind): TestProjectConfiguration => {
  // A whole client in one process, with React's production build, as readers have it: it takes two
  // thirds of the time. The mode tells its compiled modules from those of the other build.
  const isClient = isScreen && database !== undefined;
  return {
    plugins,
    resolve: { alias },
    ...(isClient && { mode: "production", oxc: { jsx: { development: false } } }),
    test: {
      ...shared,
      name,
      include,
      exclude,
      env: { TZ: zone, ...(isClient && { NODE_ENV: "production" }) },
      ...(isScreen && {
        environment: "jsdom",
        setupFiles: ["tests/harness/screens/device.ts", "tests/harness/screens/computed-style.ts"],
      }),
      globalSetup: ["temporary", ...(database ? [database] : [])].map(
        (file) => `tests/harness/database/${file}.ts`,
      ),
      // a shared machine may be slow; nothing here waits for the clock
      testTimeout: database ? 60_000 : 20_000,
      hookTimeout: 120_000,
      // A shared machine can pause. Rules and loops never get a second try.
      retry: isClient ? Number(process.env.SCREEN_RETRIES ?? 0) : 0,
    },
  };
};

const rules = ["{graph,shared,models}/**/*.test.ts", "scripts/**/*.test.ts", "tests/house/*.test.ts"];
const loops = "tests/{*,*/*}/*.test.ts";
const notLoops = ["tests/house/**", "tests/faults/**"];
/** Slow ones that seldom break first: `.ci/run` and `npm run test:full` run them. */
const closer = "{graph,shared,models,tests}/**/*.closer.test.ts";
/** What takes minutes: `npm run test:full -- heavy`. */
const heavy = "tests/{*,*/*}/*.full.test.ts";
/**
 * Folders whose loops depend on the database: statements written by hand, locks, triggers, claims
 * of queues. `.ci/run` runs them and all races on PostgreSQL too, `npm run test:full` everything.
 */
const onDatabase =
  "{database,statements,decisions/allocations,desk/{activity,inbox,tasks},help/{dispatches,reconcile,redemption,vendors,vouchers},intake/requests,messages/communications,money/funds,platform/audit,records/{holds,destruction}}";
const heavyButRaces = "tests/{*,*/*}/!(*races).full.test.ts";
/**
 * The embedded database's own files; what starts servers with databases of their own; and what
 * reads pages, over rows whose statements other files run on both databases.
 */
const onlyEmbedded = [
  "tests/{bench/answers,platform/system/image}.full.test.ts",
  "tests/database/{embedded,damaged-directory}.full.test.ts",
  "tests/help/pass/{sequences,level-zero}.closer.test.ts",
  "tests/core/{documents,graphql-guide}.test.ts",
  "tests/core/api-docs.closer.test.ts",
];

const projects = [
  project({ name: "unit", include: rules, exclude: [closer] }),
  project({ name: "web", include: ["web/**/*.test.{ts,tsx}"], isScreen: true }),
  project({
    name: "embedded",
    include: [loops],
    exclude: [...notLoops, closer, heavy],
    database: "embedded",
  }),
  project({ name: "closer", include: [closer], database: "embedded", zone: "UTC" }),
  project({ name: "screens", include: ["tests/{*,*/*}/*.test.tsx"], database: "embedded", isScreen: true }),
  project({ name: "full", include: [heavy], database: "embedded" }),
];

/**
 * Whole loops run on the embedded database, and once more on PostgreSQL when TEST_DATABASE_URL
 * names one.
 */
if (process.env.TEST_DATABASE_URL) {
  const exclude = [...notLoops, ...onlyEmbedded];
  projects.push(
    project({
      name: "postgresql",
      include: [`tests/${onDatabase}/*.test.ts`],
      exclude: [...exclude, heavyButRaces],
      database: "postgresql",
      zone: ahead,
    }),
    project({
      name: "postgresql-rest",
      include: [loops],
      exclude: [
        ...exclude,
        `tests/${onDatabase}/!(*.full).test.ts`,
        `tests/${onDatabase}/*races.full.test.ts`,
      ],
      database: "postgresql",
    }),
  );
}

// What was compiled is kept: the projects load the same files, and so does the next run.
export default defineConfig({ test: { projects, maxWorkers: 2, experimental: { fsModuleCache: true } } });

/**
 * Class names without style sheets: what jsdom can see of vanilla-extract, in a hundredth of its
 * build time.
 */
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
