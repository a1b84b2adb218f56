import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, readdirSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect } from "vitest";
import type { OpenKernel } from "../../graph/app/kernel.ts";
import { readEncrypted } from "../../graph/platform/backup/file/encrypted-file.ts";
import { sealedColumns } from "../../graph/platform/system/key-rotation/sealed-columns.ts";
import { outputOf } from "./commands.ts";
import { writeUnguarded } from "./database/unguarded.ts";
import { passphrase, type Installation } from "./installation.ts";
import { addDispatch, addHeldFund, addRequest, addVendor, allocate, buyCode, redeem } from "./ledger.ts";
import { makeCases } from "./personal/made-cases.ts";

const cases = 12;
export const openedText = (place: string) => `opened ${place} "quoted", ümlaut\nand a second line`;

/** Money, cases with words in every personal column, and a sealed text in every sealed column. */
export async function fillForExport({ database, kernel }: OpenKernel): Promise<void> {
  const fundId = await addHeldFund(database, { cents: 100_000 });
  const vendorId = await addVendor(database, "=Corner, market");
  for (const cents of [8_000, 12_345]) {
    const request = await addRequest(database, "approved");
    await allocate(database, request, cents);
    await redeem(database, await addDispatch(database, request, { cents: 5_000 }), 4_200);
  }
  await buyCode(database, { fundId, vendorId, cents: 2_500 });
  await makeCases(database, cases);
  const settable = sealedColumns.filter(({ table }) => table !== "Session"); // a check wants a provider
  for (const { table, column, key, place } of settable)
    await writeUnguarded(database.pool, async (client) => {
      const { rows } = await client.query<{ key: string }>(`SELECT "${key}"::text AS "key" FROM "${table}"`);
      for (const row of rows)
        await client.query(`UPDATE "${table}" SET "${column}" = $1 WHERE "${key}"::text = $2`, [
          kernel.keys.seal(openedText(`${table}.${column}`), place(row.key)),
          row.key,
        ]);
    });
}

/** Opens the export's file into a folder. */
export async function openExport(to: string): Promise<string> {
  const [file, ...others] = readdirSync(to);
  expect(others).toEqual([]);
  const folder = mkdtempSync(join(tmpdir(), "sv-exported-"));
  const tar = join(mkdtempSync(join(tmpdir(), "sv-tar-")), "export.tar");
  await writeFile(tar, readEncrypted(join(to, file!), passphrase));
  execFileSync("tar", ["--extract", "--file", tar, "--directory", folder]);
  return folder;
}

export interface ExportManifest {
  moments: string[];
  tables: {
    name: string;
    file: string;
    columns: string[];
    rows: number;
    moment: string;
    unreadable: number;
  }[];
  parts: { name: string }[];
}
export const manifestIn = (folder: string) =>
  JSON.parse(readFileSync(join(folder, "manifest.json"), "utf8")) as ExportManifest;

/** Runs the scripts of the README, as a reader would. Returns the sums that it prints. */
export function loadByReadme(folder: string): Record<string, number> {
  const readme = readFileSync(join(folder, "README.md"), "utf8");
  const [load = "", sums = ""] = [...readme.matchAll(/```python\n([\s\S]*?)```/g)].map(([, code]) => code);
  expect(load.trim().split("\n").filter(Boolean).length).toBeLessThanOrEqual(10);
  execFileSync("python3", ["-c", load], { cwd: folder });
  const printed = execFileSync("python3", ["-c", sums], { cwd: folder, encoding: "utf8" });
  return Object.fromEntries(
    printed
      .trim()
      .split("\n")
      .map((line) => [line.split(" ")[0], Number(line.split(" ")[1])]),
  );
}

/** Rows of a query, and the number of rows and columns of each CSV file. */
export function readWithPython(
  folder: string,
  sql: string[],
): { rows: unknown[][][]; csv: Record<string, number[]> } {
  const answer = execFileSync("python3", ["-c", reader, ...sql], { cwd: folder, encoding: "utf8" });
  return JSON.parse(answer) as { rows: unknown[][][]; csv: Record<string, number[]> };
}
const reader = `import csv, glob, json, sqlite3, sys
csv.field_size_limit(10**9)
db = sqlite3.connect("safevoice.db")
sizes = {}
for path in glob.glob("tables/*.csv"):
    rows = list(csv.reader(open(path, encoding="utf-8-sig", newline="")))
    assert all(len(row) == len(rows[0]) for row in rows), path
    sizes[path[7:-4]] = [len(rows) - 1, len(rows[0])]
print(json.dumps({"rows": [db.execute(sql).fetchall() for sql in sys.argv[1:]], "csv": sizes}))`;

export async function makeExported(own: Installation): Promise<{ to: string; output: string }> {
  const to = mkdtempSync(join(tmpdir(), "sv-export-"));
  const { code, output } = await outputOf(own, "export-all", to);
  expect(output).toMatch(/The export is complete/);
  expect(code).toBe(0);
  return { to, output };
}
