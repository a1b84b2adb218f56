import { mkdtempSync, readFileSync, readdirSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { complete, killWithin, outputOf } from "../../harness/commands.ts";
import { fillForExport, loadByReadme, manifestIn, openExport } from "../../harness/exports.ts";
import { eachKind, useInstallations } from "../../harness/installation.ts";
import { addDispatch, addRequest, allocate, redeem } from "../../harness/ledger.ts";
import { expectLedgerToAddUp } from "../../harness/ledger.ts";

const installation = useInstallations();
const kills = Number(process.env.EXPORT_KILLS ?? 8);

test.for(eachKind)(
  "a killed export on $kind goes on, while money moves",
  { timeout: 900_000 },
  async ({ kind }) => {
    const own = await installation({ kind });
    const { database, kernel } = await own.start();
    await fillForExport({ database, kernel } as never);
    const spend = async () => {
      const request = await addRequest(database, "approved");
      await allocate(database, request, 900);
      await redeem(database, await addDispatch(database, request, { cents: 700 }), 700);
    };
    const ms = await complete(own, "export-all", mkdtempSync(join(tmpdir(), "sv-export-")));
    const to = mkdtempSync(join(tmpdir(), "sv-export-"));
    const folder = join(to, "safevoice-export.unfinished");
    const made = new Map<string, number>();
    const listMade = () => {
      const names = readdirSync(to).includes("safevoice-export.unfinished") ? readdirSync(folder) : [];
      return names.filter((name) => name.endsWith(".made.json"));
    };
    let left = 0;
    for (let kill = 0; kill < kills && !isComplete(); kill += 1) {
      await killWithin(ms * 0.8, own, "export-all", to);
      for (const name of listMade()) {
        const { mtimeMs } = statSync(join(folder, name));
        // A finished unit is not made again.
        expect([name, made.get(name) ?? mtimeMs]).toEqual([name, mtimeMs]);
        made.set(name, mtimeMs);
      }
      left += readdirSync(to).filter((name) => name.endsWith(".unfinished")).length;
      for (const name of listMade().length > 0 ? readdirSync(folder) : [])
        expect([name, readFileSync(join(folder, name), "latin1").includes("zq ")]).toEqual([name, false]);
      await spend();
    }
    expect(left).toBeGreaterThan(0);
    function isComplete() {
      return readdirSync(to).some((name) => name.endsWith(".age"));
    }
    if (!isComplete())
      expect(await outputOf(own, "export-all", to)).toEqual({
        ...{ code: 0, output: expect.stringContaining("goes on") },
      });
    const opened = await openExport(to);
    const { tables, moments } = manifestIn(opened);
    if (kind === "embedded") expect(moments).toHaveLength(1);
    const money = ["Ledger", "Money of requests", "Available money, in parts", "Allocations", "Requests"];
    const shown = tables.filter(({ name }) => money.includes(name)).map(({ moment }) => moment);
    expect(shown).toHaveLength(5);
    expect(new Set(shown).size).toBe(1);
    const sums = loadByReadme(opened);
    expect(sums.available).toBe(sums.balance);
    expect(sums.spent).toBe(sums.paid);
    expect(sums.paid).toBeGreaterThanOrEqual(8_400);
    await expectLedgerToAddUp(database);
    expect(readdirSync(own.env.DATA_DIR).filter((name) => name.startsWith("export-copy"))).toEqual([]);
    await own.stop();
  },
);
