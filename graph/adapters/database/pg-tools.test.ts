import { chmodSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { demandTool, dumpDatabase, restoreDump } from "./pg-tools.ts";

let folder: string;

afterEach(() => void vi.unstubAllEnvs());
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "safevoice-tools-"));
  vi.stubEnv("PATH", [folder, process.env.PATH].join(delimiter));
  vi.stubEnv("SECRET_KEY", "a secret that no other program gets");
});

/** A program in the place of pg_dump, or of another. */
function stub(script: string, name = "pg_dump") {
  writeFileSync(join(folder, name), `#!/bin/sh\n${script}\n`);
  chmodSync(join(folder, name), 0o700);
}

async function dump(url: string) {
  let text = "";
  for await (const chunk of dumpDatabase(url, "snapshot-1")) text += Buffer.from(chunk).toString();
  return text;
}

test("an older or missing pg_dump is refused with a sentence that says what to install", async () => {
  stub(`echo "pg_dump (PostgreSQL) 15.20"`);
  await demandTool("pg_dump", 15);
  await demandTool("pg_dump", 14);
  await expect(demandTool("pg_dump", 16)).rejects.toThrow(
    "pg_dump is of PostgreSQL 15, and the database is PostgreSQL 16. Install the client programs of version 16 or newer.",
  );
  vi.stubEnv("PATH", mkdtempSync(join(tmpdir(), "safevoice-no-tools-")));
  await expect(demandTool("pg_dump", 16)).rejects.toThrow(/pg_dump was not found\. Install/);
});

test("the password is not on the command line, and no other secret in the environment", async () => {
  const [args, env] = [join(folder, "args.txt"), join(folder, "env.txt")];
  stub(`echo "$@" > ${args}; env > ${env}; echo dumped`);
  expect(await dump("postgresql://me:s3cret%21@db.example:5432/fund?schema=public&sslmode=no-verify")).toBe(
    "dumped\n",
  );
  const given = readFileSync(args, "utf8");
  expect(given).not.toContain("s3cret");
  expect(given).toContain("--snapshot=snapshot-1");
  expect(given).toContain("--dbname=postgresql://me@db.example:5432/fund?sslmode=require");
  expect(readFileSync(env, "utf8")).toContain("PGPASSWORD=s3cret!");
  expect(readFileSync(env, "utf8")).not.toContain("SECRET_KEY");
});

test("a dump that fails halfway fails the backup, with the program's own words", async () => {
  stub(`echo half; echo "connection lost" >&2; exit 1`);
  await expect(dump("postgresql://me@db.example/fund")).rejects.toThrow("pg_dump failed: connection lost");
});

test("a pg_restore that needs only the beginning of a dump may end before it has read the rest", async () => {
  const file = join(folder, "database.dump");
  writeFileSync(file, Buffer.alloc(4_000_000));
  const restore = () => restoreDump("postgresql://me@db.example/fund", file);
  for (const early of ["exit 0", "head -c 9 >/dev/null", "exec 0<&-; sleep 0.2"]) {
    stub(`case "$*" in *--file=-*) ${early};; *) cat >/dev/null;; esac`, "pg_restore");
    for (let time = 0; time < 2; time += 1) await restore();
  }
  stub(`echo "no space left" >&2; exit 1`, "pg_restore");
  for (let time = 0; time < 2; time += 1)
    await expect(restore()).rejects.toThrow("pg_restore failed: no space left");
});
