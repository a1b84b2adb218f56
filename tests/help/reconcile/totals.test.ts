import { beforeAll, expect, test } from "vitest";
import { writeUnguarded } from "../../harness/database/unguarded.ts";
import { useKernel, type Caller } from "../../harness/kernel.ts";
import {
  addDispatch,
  addHeldFund,
  addRequest,
  addVendor,
  allocate,
  buyCode,
  redeem,
  undo,
} from "../../harness/ledger.ts";
import { ask, signInAdmin, signInOfficer } from "../../harness/people.ts";

const lab = useKernel();
/** 23:30 on December 31, 2030 in Chicago: in UTC it is the next year. */
const newYearsEve = new Date("2031-01-01T05:30:00Z");
const october = new Date("2030-10-01T06:00:00Z");
const september = new Date("2030-10-01T04:00:00Z");

const query = `query ($year: Int!, $kind: YearKind!) { providerTotals(year: $year, kind: $kind) {
  firstDay lastDay mark
  providers { name dispatches dispatched codes redeemed reconciled paid isMarked unclaimedCodes unclaimed } } }`;

let treasurer: Caller;
beforeAll(async () => {
  await lab.setZone("America/Chicago");
  treasurer = await signInAdmin(lab, { roles: ["treasurer"] });
  const { pool } = lab;
  const fundId = await addHeldFund({ ...lab, embedded: true }, { cents: 500_000 });
  const inn = await addVendor(lab, "=Inn");
  const taxi = await addVendor(lab, "Taxi");
  await addVendor(lab, "Unused");
  const request = await addRequest(lab, "approved");
  await allocate(lab, request, 300_000);
  const give = async (vendorId: number, at: Date, cents: number, used: number | null, codeId?: number) => {
    const id = await addDispatch(lab, request, { cents, ...(codeId !== undefined && { codeId }) });
    await pool.query(`UPDATE "HelpDispatch" SET "vendorId" = $2, "createdAt" = $3 WHERE "id" = $1`, [
      id,
      vendorId,
      at,
    ]);
    if (used !== null) {
      await redeem(lab, id, used);
      // A redemption stays as it was entered.
      await writeUnguarded(pool, async (client) => {
        await client.query(`UPDATE "Redemption" SET "at" = $2 WHERE "dispatchId" = $1`, [id, at]);
      });
    }
    return id;
  };
  await give(inn, newYearsEve, 60_000, 60_000);
  await give(inn, october, 10_000, null);
  await give(inn, september, 5_000, null);
  const undone = await give(taxi, newYearsEve, 4_000, 4_000);
  await undo(lab, undone);
  const code = await buyCode(lab, { fundId, vendorId: taxi, cents: 2_500 });
  await give(taxi, october, 2_500, null, code);
  const statement = await lab.db.vendorStatement.create({
    data: { vendorId: inn, name: "a.csv", fileHash: "a", importedBy: "a" },
  });
  const line = { statementId: statement.id, vendorId: inn, code: "1", verdict: "matches" };
  const on = (day: string) => new Date(`${day}T00:00:00Z`);
  await lab.db.statementLine.createMany({
    data: [
      { ...line, line: 1, on: on("2030-12-31"), cents: 60_000n, state: "matched" },
      { ...line, line: 2, on: on("2031-01-01"), cents: 70n, state: "matched" },
      {
        ...line,
        line: 3,
        on: on("2030-12-30"),
        cents: 900n,
        state: "refused",
        settledBy: "b",
        settledAt: october,
        reason: "r",
      },
    ],
  });
});

const totals = async (year: number, kind: string) =>
  (await ask(treasurer, query, { year, kind })).data.providerTotals;

test("a year is one of the installation's time zone, and counts what was not voided or undone", async () => {
  const { firstDay, lastDay, mark, providers } = await totals(2030, "calendar");
  expect([firstDay, lastDay, mark]).toEqual(["2030-01-01", "2030-12-31", null]);
  expect(providers).toEqual([
    {
      ...{
        name: "=Inn",
        dispatches: 3,
        dispatched: 750,
        codes: 0,
        redeemed: 600,
        reconciled: 600,
        // The line names another dispatch than the redemption, or none.
        paid: 1_200,
      },
      ...{ isMarked: false, unclaimedCodes: 0, unclaimed: 0 },
    },
    {
      ...{ name: "Taxi", dispatches: 2, dispatched: 65, codes: 1, redeemed: 0, reconciled: 0, paid: 0 },
      ...{ isMarked: false, unclaimedCodes: 1, unclaimed: 25 },
    },
  ]);
});

test("a fiscal year begins with the setting's month", async () => {
  await lab.db.systemConfig.update({ where: { id: 1 }, data: { fiscalYearMonth: 10 } });
  await lab.refreshConfig();
  const { firstDay, lastDay, providers } = await totals(2031, "fiscal");
  expect([firstDay, lastDay]).toEqual(["2030-10-01", "2031-09-30"]);
  expect(providers[0]).toMatchObject({ name: "=Inn", dispatches: 2, dispatched: 700, reconciled: 600.7 });
});

test("a provider that was paid at least the setting's amount is marked", async () => {
  for (const [cents, isMarked] of [
    [120_000, true],
    [120_001, false],
    [0, false],
  ] as const) {
    await lab.db.systemConfig.update({ where: { id: 1 }, data: { providerMarkCents: cents } });
    await lab.refreshConfig();
    const { mark, providers } = await totals(2030, "calendar");
    expect([mark, providers[0].isMarked, providers[1].isMarked]).toEqual([
      cents ? cents / 100 : null,
      isMarked,
      false,
    ]);
  }
});

test("help that is redeemed in December and billed in January is paid in January, once", async () => {
  const redeemed = await lab.db.redemption.findFirstOrThrow({ where: { undoneAt: null } });
  const before = [await totals(2030, "calendar"), await totals(2031, "calendar")];
  await lab.db.statementLine.updateMany({ where: { line: 2 }, data: { dispatchId: redeemed.dispatchId } });
  const after = [await totals(2030, "calendar"), await totals(2031, "calendar")];
  const paid = (all: typeof before) => all.map(({ providers }) => providers[0].paid as number);
  expect(paid(before)).toEqual([1_200, 0.7]);
  expect(paid(after)).toEqual([600, 0.7]);
});

test("the same as CSV is logged, and no cell is a formula", async () => {
  const answer = await treasurer.fetch("/api/admin/provider-totals/export?year=2031&kind=fiscal");
  expect(answer.headers.get("content-disposition")).toContain("providers-2030-10-01-2031-09-30.csv");
  const [head, inn] = (await answer.text()).split("\r\n");
  expect(head).toContain("firstDay (America/Chicago)");
  expect(inn).toMatch(/^'=Inn,2030-10-01,2031-09-30,2,700[.]00,0,/);
  const entry = await lab.db.auditEntry.findFirstOrThrow({ where: { action: "vendor.totals-exported" } });
  expect(entry.details).toEqual({ range: "2030-10-01 2031-09-30" });
});

test("wrong input names its field, and others read nothing", async () => {
  for (const [address, field] of [
    ["year=1999", "year"],
    ["year=x", "year"],
    ["kind=fiscal", "year"],
    ["year=2030&kind=lunar", "kind"],
  ] as const) {
    const answer = await treasurer.fetch(`/api/admin/provider-totals/export?${address}`);
    expect([address, answer.status, Object.keys((await answer.json()).fields)]).toEqual([
      address,
      400,
      [field],
    ]);
  }
  const officer = await signInOfficer(lab);
  for (const caller of [officer, await lab.visitor()]) {
    const answer = await caller.fetch("/api/admin/provider-totals/export?year=2030");
    expect([401, 403]).toContain(answer.status);
    expect((await ask(caller, query, { year: 2030, kind: "calendar" })).code).toMatch(
      /UNAUTHENTICATED|FORBIDDEN/,
    );
  }
});
