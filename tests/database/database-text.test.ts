import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { databaseText } from "../../scripts/database/database-text.ts";
import { useDatabase } from "../harness/database/database.ts";

const database = useDatabase();

test("prisma/database.sql is what the migrations make, on this database too", async () => {
  expect(await databaseText(database.pool)).toBe(readFileSync("prisma/database.sql", "utf8"));
});

test("every function and view says what it is for", async () => {
  const text = readFileSync("prisma/database.sql", "utf8");
  const made = [...text.matchAll(/^(.*)\nCREATE (?:FUNCTION|VIEW) ("?\w+"?)/gm)];
  expect(made.length).toBeGreaterThan(50);
  expect(made.filter(([, above = ""]) => !above.startsWith("-- ")).map(([, , name]) => name)).toEqual([]);
});

test.each([
  ["a domain", "CREATE DOMAIN cents AS int"],
  ["a policy", 'ALTER TABLE "Fund" ENABLE ROW LEVEL SECURITY'],
  ["a trigger that is not enabled", 'ALTER TABLE "Fund" DISABLE TRIGGER "Fund_shards"'],
  ["a materialized view", "CREATE MATERIALIZED VIEW sums AS SELECT 1 AS one"],
])("%s cannot be missing from it without notice", async (_what, statement) => {
  const client = await database.pool.connect();
  try {
    await client.query("BEGIN");
    await client.query(statement);
    await expect(databaseText(client)).rejects.toThrow("does not print");
  } finally {
    await client.query("ROLLBACK");
    client.release();
  }
});

test("a new guard, and one that changed, are seen", async () => {
  const client = await database.pool.connect();
  const before = await databaseText(client);
  const added = async (statement: string) => {
    await client.query("BEGIN");
    await client.query(statement);
    const lines = (await databaseText(client)).split("\n").filter((line) => !before.includes(line));
    await client.query("ROLLBACK");
    return lines;
  };
  try {
    expect(await added('ALTER TABLE "Fund" ADD CONSTRAINT "Fund_is_named" CHECK ("name" <> \'\')')).toEqual([
      `ALTER TABLE "Fund" ADD CONSTRAINT "Fund_is_named" CHECK (name <> ''::text);`,
    ]);
    expect(
      await added('ALTER TABLE "Fund" ADD COLUMN "twice" int GENERATED ALWAYS AS (id * 2) STORED'),
    ).toEqual(['ALTER TABLE "Fund" ADD COLUMN twice integer GENERATED ALWAYS AS ((id * 2));']);
    expect(
      await added("ALTER FUNCTION sv_time_zone() VOLATILE; ALTER FUNCTION sv_time_zone() COST 7"),
    ).toEqual([" COST 7"]);
  } finally {
    client.release();
  }
});
