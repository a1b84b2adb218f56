import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { everyMigration, migrationsDir } from "../../graph/adapters/database/migrate.ts";
import { notesOf, sizesIn } from "./migration-notes.ts";

const files = await everyMigration(migrationsDir);
const migrations = files.map(({ name, file }) => ({ name, sql: readFileSync(file, "utf8") }));

test("written notes count alone, in their order", () => {
  expect(notesOf(`-- note: Short.\n-- note:  Nothing waits.\nUPDATE "Message" SET "x" = 1;`)).toEqual([
    "Short.",
    "Nothing waits.",
  ]);
});

test("without them, the statements tell what waits; new tables and function bodies do not", () => {
  const sql = `CREATE TABLE "Fund" ("id" INT);
CREATE INDEX "Fund_a" ON "Fund"("id");
-- UPDATE "Officer" SET "x" = 1;
CREATE FUNCTION f() RETURNS void LANGUAGE sql AS $$
UPDATE "Admin" SET "x" = 1;
$$;
ALTER TABLE "Message" ADD COLUMN "a" TEXT;
ALTER TABLE "Message" ADD CONSTRAINT "c" CHECK ("a" <> '');
CREATE UNIQUE INDEX "Letter_key" ON "Letter"("id");
UPDATE "EmergencyRequest" SET "x" = 1;`;
  expect(notesOf(sql)).toEqual([
    "Checks every row of Message. Reading and writing Message wait.",
    "Changes the columns of Message. Reading and writing Message wait.",
    "Builds an index from every row of Letter. Writing Letter waits.",
    "Rewrites rows of EmergencyRequest. Writing those rows waits.",
    "Adds Fund.",
  ]);
  expect(notesOf(`ALTER TYPE "LetterKind" ADD VALUE 'summary';`)).toEqual([
    "Changes types or functions only. Nothing waits for long.",
  ]);
});

test("the rows of the named tables are counted, and of no other", () => {
  const counts = { Message: 12_000, MessageTemplate: 4, Letter: 0 };
  expect(sizesIn(["Rewrites rows of Message.", "Checks every row of Letter."], counts)).toBe(
    "Message 12,000 rows",
  );
});

test("every migration says something", () => {
  expect(migrations.length).toBeGreaterThan(40);
  for (const { name, sql } of migrations) expect(notesOf(sql), name).not.toEqual([]);
});

// Earlier ones were applied without a note, and an applied migration never changes.
test("each migration since then has a written note", () => {
  // As `npm run db:migration` writes it, for the author to replace.
  const [noteToWrite = ""] =
    /-- note: [^"]+/.exec(readFileSync("scripts/database/new-migration.mjs", "utf8")) ?? [];
  expect(noteToWrite).toContain("?");
  for (const { name, sql } of migrations.filter((one) => one.name >= "20261127")) {
    expect(sql, name).toMatch(/^-- note: /m);
    expect(sql, name).not.toContain(noteToWrite);
  }
});
