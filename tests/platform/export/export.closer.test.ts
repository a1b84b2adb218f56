import { execFileSync, spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, readdirSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import type { OpenKernel } from "../../../graph/app/kernel.ts";
import { models, tableOf } from "../../../graph/core/personal/read.ts";
import { sealedColumns } from "../../../graph/platform/system/key-rotation/sealed-columns.ts";
import { readEncrypted } from "../../../graph/platform/backup/file/encrypted-file.ts";
import { outputOf } from "../../harness/commands.ts";
import { writeUnguarded } from "../../harness/database/unguarded.ts";
import {
  eachKind,
  passphrase,
  useInstallations,
  writeSomething,
  type Installation,
} from "../../harness/installation.ts";
import {
  addDispatch,
  addHeldFund,
  addRequest,
  addVendor,
  allocate,
  availableCents,
  buyCode,
  redeem,
} from "../../harness/ledger.ts";
import { makeCases } from "../../harness/personal/made-cases.ts";

const installation = useInstallations();
vi.setConfig({ testTimeout: 300_000 });

const cases = 12;
const openedText = (place: string) => `opened ${place} "quoted", ümlaut\nand a second line`;

/** Money, cases with words in every personal column, and a sealed text in every sealed column. */
async function fill({ database, kernel }: OpenKernel): Promise<void> {
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
async function opened(to: string): Promise<string> {
  const [file, ...others] = readdirSync(to);
  expect(others).toEqual([]);
  const folder = mkdtempSync(join(tmpdir(), "sv-exported-"));
  const tar = join(mkdtempSync(join(tmpdir(), "sv-tar-")), "export.tar");
  await writeFile(tar, readEncrypted(join(to, file!), passphrase));
  execFileSync("tar", ["--extract", "--file", tar, "--directory", folder]);
  return folder;
}

interface Manifest {
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
const manifestIn = (folder: string) =>
  JSON.parse(readFileSync(join(folder, "manifest.json"), "utf8")) as Manifest;

/** Runs the scripts of the README, as a reader would. Returns the sums that the second one prints. */
function loadByReadme(folder: string): Record<string, number> {
  const readme = readFileSync(join(folder, "README.md"), "utf8");
  const [load = "", sums = ""] = [...readme.matchAll(/```python\n([\s\S]*?)```/g)].map(([, code]) => code);
  expect(load.trim().split("\n").filter(Boolean).length).toBeLessThanOrEqual(12);
  execFileSync("python3", ["-c", load], { cwd: folder });
  const printed = execFileSync("python3", ["-c", sums], { cwd: folder, encoding: "utf8" });
  return Object.fromEntries(
    printed
      .trim()
      .split("\n")
      .map((line) => [line.split(" ")[0], Number(line.split(" ")[1])]),
  );
}

const query = (folder: string, sql: string): unknown[][] =>
  JSON.parse(
    execFileSync(
      "python3",
      [
        "-c",
        `import json,sqlite3,sys\nprint(json.dumps(sqlite3.connect("safevoice.db").execute(sys.argv[1]).fetchall()))`,
        sql,
      ],
      { cwd: folder, encoding: "utf8" },
    ),
  ) as unknown[][];

async function exported(own: Installation): Promise<{ to: string; output: string }> {
  const to = mkdtempSync(join(tmpdir(), "sv-export-"));
  const { code, output } = await outputOf(own, "export-all", to);
  expect(output).toMatch(/The export is complete/);
  expect(code).toBe(0);
  return { to, output };
}

test.for(eachKind)(
  "the README loads an export into SQLite, and its sums are the ledger's, on $kind",
  async ({ kind }) => {
    const own = await installation({ kind });
    const server = await own.start();
    const { database, kernel } = server;
    const file = await writeSomething(server);
    await fill(server);
    const { to } = await exported(own);
    const folder = await opened(to);
    const { tables, moments } = manifestIn(folder);

    expect(spawnSync("sha256sum", ["--check", "--quiet", "SHA256SUMS"], { cwd: folder }).status).toBe(0);
    expect(moments).toHaveLength(1);
    expect(tables.map(({ name }) => name).toSorted()).toEqual(
      models.map((model) => tableOf(model).label).toSorted(),
    );
    expect(readdirSync(join(folder, "files"))).toEqual([file]);

    const sums = loadByReadme(folder);
    const funds = await kernel.db.fund.findMany();
    let balance = 0;
    for (const { id } of funds) balance += await availableCents(database, id);
    const { _sum: money } = await kernel.db.requestMoney.aggregate({
      _sum: { spentCents: true, reservedCents: true, committedCents: true },
    });
    const allocations = await kernel.db.fundAllocation.aggregate({
      where: { status: { in: ["allocated", "distributed"] } },
      _sum: { amountCents: true },
    });
    expect(sums).toMatchObject({
      ...{ balance, available: balance, paid: 8_400, spent: Number(money.spentCents) },
      ...{ reserved: Number(money.reservedCents), committed: Number(money.committedCents) },
      ...{ allocated: allocations._sum.amountCents, stock: 2_500 },
    });

    // Each table has the rows that the database had, in both forms.
    for (const { name, rows, file: stem, columns } of tables) {
      expect([name, query(folder, `SELECT count(*) FROM "${name}"`)]).toEqual([name, [[rows]]]);
      const count = execFileSync(
        "python3",
        [
          "-c",
          `import csv,sys\ncsv.field_size_limit(10**9)\nrows=list(csv.reader(open(sys.argv[1],encoding="utf-8-sig",newline="")))\nassert all(len(r)==len(rows[0]) for r in rows)\nprint(len(rows)-1, len(rows[0]))`,
          `tables/${stem}.csv`,
        ],
        { cwd: folder, encoding: "utf8" },
      );
      expect([name, count.trim()]).toEqual([name, `${rows} ${columns.length}`]);
    }
    expect(query(folder, `SELECT "Name" FROM "Providers" WHERE "Name" LIKE '=%'`)).toEqual([
      ["=Corner, market"],
    ]);
    expect(readFileSync(join(folder, "tables/providers.csv"), "utf8")).toContain(`"'=Corner, market"`);

    // The file was named in the audit log before it had its name.
    const entries = await kernel.db.auditEntry.findMany({ where: { action: "system.exported" } });
    expect(entries.map(({ details }) => details)).toEqual([
      expect.objectContaining({ file: readdirSync(to)[0], count: tables.length, evidence: 1 }),
    ]);
    await own.stop();
  },
);

test.for(eachKind)(
  "sealed values are opened, and what opens this installation is left out, on $kind",
  async ({ kind }) => {
    const own = await installation({ kind });
    await fill(await own.start());
    await own.stop();
    const folder = await opened((await exported(own)).to);
    const texts = readdirSync(join(folder, "tables")).map((name) =>
      readFileSync(join(folder, "tables", name), "utf8"),
    );
    const all = texts.join("\n");
    const isIn = (place: string) => all.includes(JSON.stringify(openedText(place)).slice(1, -1));
    const places = sealedColumns.map(({ table, column }) => `${table}.${column}`);
    const leftOut = places.filter((place) => !isIn(place));
    expect(leftOut.toSorted()).toEqual([
      ...["Admin.totpSecretSealed", "IdentityProvider.clientSecretSealed", "OfficerSignIn.refreshSealed"],
      ...["Session.refreshSealed", "SystemConfig.smtpPasswordSealed", "Webhook.secretSealed"],
    ]);
    expect(all).not.toContain("opened SystemConfig");
    const { tables } = manifestIn(folder);
    expect(tables.filter(({ unreadable }) => unreadable > 0)).toEqual([]);
    const dictionary = readFileSync(join(folder, "dictionary.csv"), "utf8");
    for (const place of leftOut)
      expect(dictionary).toMatch(new RegExp(`${place.replace(".", "[.]")}.*left out`));
    const admin = tables.find(({ name }) => name === tableOf("Admin").label)!;
    expect(admin.columns.join()).not.toMatch(/hash|secret/i);
  },
);
