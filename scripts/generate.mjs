// npm run generate: all generated files, and the packages that make them. Each step is skipped while its inputs are unchanged.
// prisma/schema.prisma → prisma/client, prisma/pothos.ts → schema.graphql, docs/access.md, docs/personal-data.md,
// docs/sms-registration.md, web/platform/system/settingsFragment.ts, graph/app/partner-documents.json → web/__generated__,
// graph/app/persisted.json; prisma/migrations → prisma/database.sql. With --check it fails if a
// committed file is outdated, or if a migration is missing. With --force nothing is skipped.
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { whenChanged } from "./lib/fresh.mjs";
import { install } from "./lib/install.mjs";
import { StepFailed, main, node, say, tools } from "./lib/run.mjs";

const check = process.argv.includes("--check");
const force = process.argv.includes("--force");
const artifacts = "web/__generated__";
const persisted = "graph/app/persisted.json";
/** Committed, so that their changes are reviewed. */
const printed = [
  "schema.graphql",
  ...["docs/access.md", "docs/personal-data.md", "docs/sms-registration.md"],
  "web/platform/system/settingsFragment.ts",
];
/** The documents of graph/accounts/api-keys/operations, with their hashes. */
const partners = "graph/app/partner-documents.json";
const database = "prisma/database.sql";
const isCode = (file) => /\.[cm]?[jt]sx?$/.test(file) && !/\.(test|spec)\.[jt]sx?$/.test(file);
const isPrintedFrom = (file) => isCode(file) || file.endsWith(".graphql");
const lock = "package-lock.json"; // another version of a generator produces other files

await main(async () => {
  await install();
  if (force) rmSync("node_modules/.cache/safevoice", { recursive: true, force: true });
  await makeDatabaseClient();
  await Promise.all([databaseSteps(), codeSteps()]);
});

async function databaseSteps() {
  if (check) await compareMigrations();
  await printDatabase();
}

async function codeSteps() {
  if (existsSync("graph/app/print.ts")) await printCommitted();
  if (existsSync("relay.config.js") && existsSync("schema.graphql")) await compileRelay();
}

async function makeDatabaseClient() {
  const inputs = ["prisma/schema.prisma", "prisma.config.ts", lock];
  const made = await whenChanged(
    { name: "prisma", inputs, outputs: ["prisma/client/client.ts", "prisma/pothos.ts"] },
    () => node(tools.prisma, ["generate"]),
  );
  if (made) say("made the database client");
}

/** Replaying the migrations in memory takes some seconds, so only after a change. */
async function compareMigrations() {
  const inputs = ["prisma/schema.prisma", "prisma/migrations", lock];
  await whenChanged({ name: "migrations", inputs, outputs: [] }, async () => {
    const sides = ["--from-migrations", "prisma/migrations", "--to-schema", "prisma/schema.prisma"];
    const difference = await node(tools.prisma, ["migrate", "diff", "--script", ...sides]);
    if (difference.includes("This is an empty migration")) return;
    console.error(difference);
    throw new StepFailed(
      "prisma/schema.prisma has changes without a migration: npm run db:migration -- <name>",
    );
  });
}

/**
 * Applying the migrations takes seconds, and no build needs the text. So a fresh clone is compared
 * by --check only.
 */
async function printDatabase() {
  const inputs = [
    "prisma/migrations",
    "scripts/database/catalog.ts",
    "scripts/database/database-text.ts",
    lock,
  ];
  const before = textsOf([database]);
  const made = await whenChanged(
    { name: "database", inputs, outputs: [database], trusts: !check && !force },
    () => node(tools.tsx, ["scripts/database/print-database.ts"]),
  );
  if (made) reportChanged([database], before);
}

async function printCommitted() {
  const before = textsOf(printed);
  const inputs = ["graph", "shared", "prisma/schema.prisma", lock];
  const made = await whenChanged(
    { name: "printed", inputs, outputs: [...printed, partners], accept: isPrintedFrom },
    () => node(tools.tsx, ["graph/app/print.ts"]),
  );
  if (made) reportChanged(printed, before);
}

function textsOf(files) {
  return files.map((file) => (existsSync(file) ? readFileSync(file, "utf8") : ""));
}

function reportChanged(files, before) {
  const after = textsOf(files);
  const changed = files.filter((_file, index) => before[index] !== after[index]);
  if (changed.length === 0) return;
  if (check) {
    throw new StepFailed(
      `${changed.join(" and ")} was not what the code says. It is now; look at the change and commit it.`,
    );
  }
  say(`printed ${changed.join(" and ")}`);
}

async function compileRelay() {
  const inputs = ["web", "schema.graphql", "relay.config.js", lock];
  const made = await whenChanged(
    { name: "relay", inputs, outputs: [artifacts, persisted], accept: isCode },
    async () => {
      // the compiler requires both to exist; the list only grows, so it starts empty
      mkdirSync(artifacts, { recursive: true });
      writeFileSync(persisted, "{}\n");
      try {
        await node(tools.relay, ["--repersist", "--output", "quiet-with-errors"]);
      } catch (error) {
        rmSync(persisted, { force: true }); // the next run must not mistake the empty list for a result
        throw error;
      }
    },
  );
  if (made) say("compiled the GraphQL of the web app");
}
