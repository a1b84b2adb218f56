// npm run db:migration -- <name>: writes prisma/migrations/<time>_<name>/migration.sql, the
// difference between the existing migrations and prisma/schema.prisma. The migrations are replayed
// in memory; no database is needed.
import { execFileSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";

const name = (process.argv[2] ?? "").replace(/[^a-z0-9_]+/gi, "_").toLowerCase();
if (!name) {
  console.error("usage: npm run db:migration -- <name>");
  process.exit(2);
}

const sql = execFileSync(
  process.execPath,
  [
    "node_modules/prisma/build/index.js",
    ...["migrate", "diff", "--script"],
    ...["--from-migrations", "prisma/migrations", "--to-schema", "prisma/schema.prisma"],
  ],
  { encoding: "utf8", stdio: ["ignore", "pipe", "inherit"] },
);
if (!sql.trim())
  throw new Error("prisma migrate diff said nothing; is scripts/database/schema-engine.mjs in use?");
if (/^-- This is an empty migration/m.test(sql)) {
  console.log("The migrations already amount to the schema.");
  process.exit(0);
}

const time = new Date().toISOString().replace(/[-:T]/g, "").slice(0, 14);
const directory = `prisma/migrations/${time}_${name}`;
mkdirSync(directory, { recursive: true });
const note = "-- note: What does this do to a large database, and what waits meanwhile?";
writeFileSync(`${directory}/migration.sql`, `${note}\n${sql}`);
console.log(`${directory}/migration.sql`);
