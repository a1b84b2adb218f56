import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, readdirSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { models, tableOf } from "../../../graph/core/personal/read.ts";
import { sealedColumns } from "../../../graph/platform/system/key-rotation/sealed-columns.ts";
import { outputOf } from "../../harness/commands.ts";
import {
  fillForExport,
  loadByReadme,
  makeExported,
  manifestIn,
  openedText,
  openExport,
  readWithPython,
} from "../../harness/exports.ts";
import { eachKind, useInstallations, writeSomething } from "../../harness/installation.ts";
import { availableCents } from "../../harness/ledger.ts";

const installation = useInstallations();
vi.setConfig({ testTimeout: 300_000 });

test.for(eachKind)(
  "the README loads an export into SQLite, and its sums are the ledger's, on $kind",
  async ({ kind }) => {
    const own = await installation({ kind });
    const server = await own.start();
    const { database, kernel } = server;
    const file = await writeSomething(server);
    await fillForExport(server);
    const { to } = await makeExported(own);
    const folder = await openExport(to);
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
    const count = tables.map(({ name }) => `SELECT count(*) FROM "${name}"`);
    const named = `SELECT "Name" FROM "Providers" WHERE "Name" LIKE '=%'`;
    const { rows, csv } = readWithPython(folder, [named, ...count]);
    expect(rows.slice(1).map((found) => found[0]?.[0])).toEqual(tables.map((table) => table.rows));
    expect(csv).toEqual(
      Object.fromEntries(tables.map((table) => [table.file, [table.rows, table.columns.length]])),
    );
    expect(rows[0]).toEqual([["=Corner, market"]]);
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
    await fillForExport(await own.start());
    await own.stop();
    const folder = await openExport((await makeExported(own)).to);
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

test("it names what is missing, and another export that runs", async () => {
  const own = await installation();
  const none = await outputOf(own, "export-all");
  expect(none).toEqual({ code: 1, output: expect.stringContaining("npm run export:all -- FOLDER") });
  const to = mkdtempSync(join(tmpdir(), "sv-export-"));
  const open = { ...own, settings: { ...own.settings, BACKUP_PASSPHRASE_FILE: "" } };
  const locked = await outputOf(open, "export-all", to);
  expect(locked).toEqual({ code: 1, output: expect.stringContaining("Set BACKUP_PASSPHRASE_FILE") });
  await own.start();
  const both = await Promise.all([1, 2].map(() => outputOf(own, "export-all", to)));
  expect(new Set(both.map(({ code }) => code))).toEqual(new Set([0, 1]));
  expect(both.find(({ code }) => code === 1)?.output).toContain("Another export is running");
  const names = readdirSync(to);
  expect(names).toEqual([expect.stringMatching(/^safevoice-export-.*[.]tar[.]gz[.]age$/)]);
  expect(readdirSync(own.env.DATA_DIR).filter((name) => name.startsWith("export-copy"))).toEqual([]);
  const nowhere = join(own.env.DATA_DIR, "missing");
  const elsewhere = { ...own, settings: { ...own.settings, DATA_DIR: nowhere, DATABASE_URL: "" } };
  const { output } = await outputOf(elsewhere, "export-all", to);
  expect(output).toContain("There is no SafeVoice database");
  expect(existsSync(nowhere)).toBe(false);
  await own.stop();
});
