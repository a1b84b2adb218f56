import { beforeAll, beforeEach, expect, test } from "vitest";
import { systemContext } from "../../../graph/core/context.ts";
import { voidDispatch } from "../../../graph/help/dispatches/take-back.ts";
import { importStatement } from "../../../graph/help/reconcile/import.ts";
import { settleDifference } from "../../../graph/help/reconcile/settle.ts";
import { expireCodes } from "../../../graph/help/redemption/expire.ts";
import { redeem } from "../../../graph/help/redemption/redeem.ts";
import { burnExpiredCodes } from "../../../graph/help/vendors/codes.ts";
import { refusal } from "../../harness/requests/cases.ts";
import {
  approveImports,
  approvedRequest,
  give,
  provider,
  signInSuperAdmin,
} from "../../harness/requests/dispatches.ts";
import { useKernel, type Caller } from "../../harness/kernel.ts";
import { ask, globalId, liftMoneyLimits, signInAdmin } from "../../harness/people.ts";

const lab = useKernel();
const start = new Date("2031-03-01T12:00:00Z");
const dayMs = 86_400_000;
const later = (days: number) => lab.setNow(new Date(start.getTime() + days * dayMs));
const importing = `mutation ($input: ImportVendorCodesInput!) { importVendorCodes(input: $input) { good imported prepaidTotal } }`;
const fundQuery = `query ($number: Int!) { fund(number: $number) { available reserved committed spent lost stock counted } }`;

let admin: Caller;
let root: Caller;
let vendor = 0;
let fund = 0;
let codes = 0;
beforeAll(async () => {
  later(0);
  lab.quotas.count = async () => {};
  await liftMoneyLimits(lab);
  admin = await signInAdmin(lab);
  root = await signInSuperAdmin(lab);
});
/** An open fund with $500, which pays before earlier ones. */
async function addFund(key: string): Promise<number> {
  const { id } = await lab.db.fund.create({ data: { key, name: key, mode: "held", priority: 1 } });
  const entered = { fundId: id, cents: 50_000n, reference: key, enteredById: 1, enteredBy: "A" };
  const data = { ...entered, decidedById: 2, decidedBy: "B", confirmedAt: start };
  const deposit = (await lab.db.deposit.create({ data })).id;
  await lab.db
    .$queryRaw`SELECT fund_move(${id}, 'funder', 'available', 50000, 'deposited', now(), NULL, ${deposit})`;
  return id;
}
/** Each test has a vendor and a fund of its own, which pays first. */
beforeEach(async () => {
  later(0);
  await lab.db.fund.updateMany({ data: { closedAt: start } });
  codes += 1;
  fund = await addFund(`stock ${codes}`);
  const data = { key: `hotel${codes}`, name: `Hotel ${codes}`, helpTypes: ["food" as const] };
  vendor = (await lab.db.vendor.create({ data })).id;
});

const bring = async (rows: readonly string[], from: number | null = fund, person = root) => {
  const answer = await ask(person, importing, {
    input: {
      ...{ id: globalId("Vendor", vendor), isDryRun: false, fund: from && globalId("Fund", from) },
      csv: ["code,value,cost,expiresAt", ...rows].join("\n"),
    },
  });
  await approveImports(lab, vendor);
  return answer;
};
const money = async (number = fund) => (await ask(admin, fundQuery, { number })).data.fund;
const meal = (estimatedValue = 20) => provider(vendor, "food", { people: 6, estimatedValue });
const stateOf = async () =>
  (await lab.db.vendorCode.findMany({ where: { vendorId: vendor }, orderBy: { id: "asc" } })).map(
    ({ state }) => state,
  );
const dispatched = async (value = 20) => {
  const request = await approvedRequest(lab, { dollars: 100 });
  const [id = 0] = await give(admin, request, [meal(value)]);
  return { request, id };
};

test("codes bought beforehand are paid for when they are imported", async () => {
  expect(await bring(["MEAL-1,20,prepaid,", "MEAL-2,20,prepaid,", "MEAL-3,20,on_use,"])).toMatchObject({
    data: { importVendorCodes: { good: 3, imported: 3, prepaidTotal: 40 } },
  });
  expect(await money()).toMatchObject({ available: 460, stock: 40, reserved: 0, counted: 0 });
  // The same file again costs nothing.
  await bring(["MEAL-1,20,prepaid,", "MEAL-2,20,prepaid,"]);
  expect(await money()).toMatchObject({ available: 460, stock: 40 });
});

test("a fund must be named that has enough, is open and not frozen", async () => {
  const row = ["MEAL-9,999,prepaid,"];
  const told = async (from: number | null) => {
    const { code, fields } = await bring(row, from);
    return [code, fields?.["fund"]];
  };
  expect(await told(null)).toEqual(["INVALID", ["Choose the fund that pays for the prepaid codes"]]);
  expect(await told(999_999)).toEqual(["INVALID", ["Choose the fund that pays for the prepaid codes"]]);
  expect(await told(fund)).toEqual([
    "UNPROCESSABLE",
    ["This fund has less than the $999.00 that these codes cost."],
  ]);
  await lab.db.fund.update({ where: { id: fund }, data: { frozenAt: start, frozenReason: "Audit" } });
  expect(await told(fund)).toEqual(["INVALID", ["This fund is closed or frozen. Choose another fund."]]);
  expect(await stateOf()).toEqual([]);
  expect((await bring(row, fund, admin)).code).toBe("FORBIDDEN");
});

test("a dispatched code brings its own money, so what was reserved for it is available again", async () => {
  await bring(["MEAL-1,20,prepaid,"]);
  const { id } = await dispatched();
  const before = await money();
  expect(before).toMatchObject({ stock: 0, committed: 20 });
  // $20 bought, and what the request still reserves.
  expect(before.available + before.reserved).toBe(480);
  // It costs what was paid for it, used in part or whole.
  const { requestId } = await lab.db.helpDispatch.findUniqueOrThrow({ where: { id } });
  const byPhone = {
    kind: "phone",
    terminalId: null,
    by: "second",
    cents: 1_200,
    settledByKeys: ["admin:second"],
  } as const;
  expect(await redeem(await admin.context(), { id, requestId }, byPhone)).toBe(true);
  expect(await money()).toMatchObject({ committed: 0, spent: 20, available: before.available });
});

test("help is worth what its bought code is worth", async () => {
  await bring(["MEAL-1,30,prepaid,"]);
  const request = await approvedRequest(lab, { dollars: 100 });
  expect(await refusal(give(admin, request, [meal(20)]))).toBe(
    `CONFLICT: Hotel ${codes}'s prepaid codes are worth $30.00 or more. Enter at least $30.00.`,
  );
  const [id = 0] = await give(admin, request, [meal(40)]);
  const dispatch = await lab.db.helpDispatch.findUniqueOrThrow({ where: { id } });
  expect([dispatch.estimatedValueCents, dispatch.stockCents]).toEqual([3_000, 3_000]);
});

test("another fund's codes are not given out", async () => {
  await bring(["MEAL-1,20,prepaid,"]);
  await lab.db.fund.update({ where: { id: fund }, data: { priority: 900 } });
  await addFund(`richer ${codes}`);
  const request = await approvedRequest(lab, { dollars: 100 });
  expect(await refusal(give(admin, request, [meal()]))).toContain("were bought by a different fund");
  expect(await stateOf()).toEqual(["free"]);
});

test("a voided code returns to stock, and one that was burnt is lost", async () => {
  await bring(["MEAL-1,20,prepaid,"]);
  const first = await dispatched();
  const reason = "Not needed";
  await voidDispatch(await admin.context(), first.id, { reason, returnCode: true });
  expect([await stateOf(), await money()]).toMatchObject([["free"], { stock: 20, committed: 0, lost: 0 }]);
  const second = await dispatched();
  await voidDispatch(await admin.context(), second.id, { reason, returnCode: false });
  expect([await stateOf(), await money()]).toMatchObject([["burnt"], { stock: 0, committed: 0, lost: 20 }]);
});

test("a void that would have to reserve money again is refused if there is none", async () => {
  await bring(["MEAL-1,20,prepaid,"]);
  const { id } = await dispatched();
  await lab.db
    .$queryRaw`SELECT fund_move(${fund}, 'available', 'withdrawn', (SELECT sum("cents")::bigint FROM "FundShard" WHERE "fundId" = ${fund}), 'withdrawn', now(), NULL, NULL)`;
  const input = { reason: "Not needed", returnCode: true };
  expect(await refusal(voidDispatch(await admin.context(), id, input))).toBe(
    "UNPROCESSABLE: The fund doesn't have enough money for this.",
  );
  expect(await stateOf()).toEqual(["taken"]);
});

test("an unused code returns to stock after its end, and its money is lost when it expires itself", async () => {
  await bring(["MEAL-1,20,prepaid,2031-04-01"]);
  await dispatched();
  later(11);
  await expireCodes(systemContext(lab, "test"));
  later(0);
  expect([await stateOf(), await money()]).toMatchObject([["free"], { stock: 20, lost: 0 }]);
  const burn = () => burnExpiredCodes(systemContext(lab, "test"));
  expect(await burn()).toBe(0);
  later(40);
  expect([await burn(), await burn()]).toEqual([1, 0]);
  later(0);
  expect([await stateOf(), await money()]).toMatchObject([["burnt"], { stock: 0, lost: 20, counted: 0 }]);
});

test("a bill for a bought code that expired is not paid again", async () => {
  await bring(["MEAL-1,20,prepaid,"]);
  const { id } = await dispatched();
  later(11);
  await expireCodes(systemContext(lab, "test"));
  later(0);
  const { confirmationNumber } = await lab.db.helpDispatch.findUniqueOrThrow({ where: { id } });
  const csv = `code,date,amount\n${confirmationNumber},2031-02-28,20`;
  const importer = await signInSuperAdmin(lab);
  await importStatement(await importer.context(), {
    vendorId: vendor,
    name: "march.csv",
    csv,
    isDryRun: false,
  });
  const line = await lab.db.statementLine.findFirstOrThrow({ where: { dispatchId: id } });
  const before = await money();
  const settle = async (decision: string) =>
    settleDifference(await root.context(), line, { decision, reason: "They came late" });
  expect(await refusal(settle("accept"))).toBe(
    "UNPROCESSABLE: This code was paid for in advance, so nothing is owed. Refuse this line.",
  );
  expect((await settle("refuse")).state).toBe("refused");
  expect(await money()).toEqual(before);
  expect(before).toMatchObject({ stock: 20, spent: 0 });
});

test.each([
  `UPDATE "VendorCode" SET "valueCents" = 1 WHERE "fundId" IS NOT NULL`,
  `UPDATE "VendorCode" SET "fundId" = NULL WHERE "fundId" IS NOT NULL`,
  `DELETE FROM "VendorCode" WHERE "fundId" IS NOT NULL`,
  `UPDATE "HelpDispatch" SET "stockCents" = 1`,
])("the database refuses: %s", async (sql) => {
  await bring(["MEAL-1,20,prepaid,"]);
  await dispatched();
  await expect(lab.db.$executeRawUnsafe(sql)).rejects.toThrow(/SV001|23514/);
});
