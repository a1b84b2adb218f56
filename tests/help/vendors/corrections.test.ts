import { beforeAll, beforeEach, expect, test } from "vitest";
import { voidDispatch } from "../../../graph/help/dispatches/take-back.ts";
import { correctCodes, importedCodes } from "../../../graph/help/vendors/imports.ts";
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
const importing = `mutation ($input: ImportVendorCodesInput!) { importVendorCodes(input: $input) { imported } }`;
const listing = `query ($vendor: ID!) { importedCodes(vendor: $vendor) { key isPrepaid value fundName codes unused } }`;
const correcting = `mutation ($input: CorrectImportedCodesInput!) { correctImportedCodes(input: $input) { corrected vendor { freeCodes } importedCodes { value unused } } }`;

let admin: Caller;
let root: Caller;
let vendor = 0;
let fund = 0;
let made = 0;
beforeAll(async () => {
  lab.quotas.count = async () => {};
  await liftMoneyLimits(lab);
  admin = await signInAdmin(lab);
  root = await signInSuperAdmin(lab);
});
/** Each test has a vendor and a fund with $500 of its own. */
beforeEach(async () => {
  made += 1;
  const key = `corrections ${made}`;
  await lab.db.fund.updateMany({ data: { closedAt: new Date() } });
  fund = (await lab.db.fund.create({ data: { key, name: key, mode: "held", priority: 1 } })).id;
  const entered = { fundId: fund, cents: 50_000n, reference: key, enteredById: 1, enteredBy: "A" };
  const data = { ...entered, decidedById: 2, decidedBy: "B", confirmedAt: new Date() };
  const deposit = (await lab.db.deposit.create({ data })).id;
  await lab.db
    .$queryRaw`SELECT fund_move(${fund}, 'funder', 'available', 50000, 'deposited', now(), NULL, ${deposit})`;
  const hotel = { key, name: `Meals ${made}`, helpTypes: ["food" as const] };
  vendor = (await lab.db.vendor.create({ data: hotel })).id;
});

const bring = async (...rows: string[]) => {
  const answer = await ask(root, importing, {
    input: {
      ...{ id: globalId("Vendor", vendor), isDryRun: false, fund: globalId("Fund", fund) },
      csv: ["code,value,cost", ...rows].join("\n"),
    },
  });
  await approveImports(lab, vendor);
  return answer;
};
const listed = async () => importedCodes(await root.context(), vendor);
const correct = async (input: { value: number | null; reason: string }, person = root) => {
  const [group] = await listed();
  const shown = { vendorId: vendor, key: group?.key ?? "", unused: group?.unused ?? 0 };
  return correctCodes(await person.context(), shown, input);
};
const money = async () => {
  const query = `query ($number: Int!) { fund(number: $number) { available stock committed spent lost counted } }`;
  return (await ask(admin, query, { number: fund })).data.fund;
};
const meal = (estimatedValue = 30) => provider(vendor, "food", { people: 6, estimatedValue });
const dispatched = async () => {
  const request = await approvedRequest(lab, { dollars: 100 });
  const [id = 0] = await give(admin, request, [meal()]);
  return id;
};
const journal = async () => {
  const entries = await lab.db.ledgerEntry.findMany({ where: { fundId: fund }, orderBy: { id: "asc" } });
  return entries.map(({ source, target, cents, kind }) => `${source} → ${target} ${cents} ${kind}`).slice(1);
};
const wrong = "The provider's invoice says $25";

test("unused codes get another value, and the fund pays the difference", async () => {
  await bring("MEAL-1,20,prepaid", "MEAL-2,20,prepaid", "MEAL-3,20,prepaid", "MEAL-4,20,on_use");
  await dispatched();
  const before = await money();
  const shown = (await ask(root, listing, { vendor: globalId("Vendor", vendor) })).data.importedCodes;
  const prepaid = shown.find(({ isPrepaid }: { isPrepaid: boolean }) => isPrepaid);
  const used = 4 - shown.reduce((sum: number, { unused }: { unused: number }) => sum + unused, 0);
  expect(used).toBe(1);
  const input = { id: globalId("Vendor", vendor), key: prepaid.key, unused: prepaid.unused, value: 25 };
  const { data } = await ask(root, correcting, { input: { ...input, reason: wrong } });
  expect(data.correctImportedCodes).toMatchObject({ corrected: prepaid.unused, vendor: { freeCodes: 3 } });
  const difference = 5 * prepaid.unused;
  expect(await money()).toEqual({
    ...before,
    available: before.available - difference,
    stock: before.stock + difference,
  });
  expect((await journal()).at(-1)).toBe(`available → stock ${difference * 100} corrected`);
  // A used code keeps what it cost.
  const values = await lab.db.vendorCode.findMany({ where: { vendorId: vendor, state: "taken" } });
  expect(values.map(({ valueCents }) => valueCents)).toEqual([2_000]);
  const entry = await lab.db.auditEntry.findFirstOrThrow({ where: { action: "vendor.codes-corrected" } });
  expect(entry.details).toMatchObject({
    codes: prepaid.unused,
    cents: 2_000,
    newCents: 2_500,
    reason: wrong,
  });
});

test("a lower value returns money, also to a frozen fund, and help is then worth that much", async () => {
  await bring("MEAL-1,30,prepaid", "MEAL-2,30,prepaid");
  const data = { frozenAt: new Date(), frozenReason: "Audit" };
  await lab.db.fund.update({ where: { id: fund }, data });
  expect(await refusal(correct({ value: 31, reason: wrong }))).toBe(
    "CONFLICT: The fund that bought these codes is closed or frozen, so it can't pay more for them.",
  );
  expect(await correct({ value: 12.5, reason: wrong })).toBe(2);
  expect(await money()).toMatchObject({ available: 475, stock: 25 });
  await lab.db.fund.update({ where: { id: fund }, data: { frozenAt: null, frozenReason: null } });
  const id = await dispatched();
  const dispatch = await lab.db.helpDispatch.findUniqueOrThrow({ where: { id } });
  expect([dispatch.estimatedValueCents, dispatch.stockCents]).toEqual([1_250, 1_250]);
});

test("withdrawn codes leave the pool, their money returns, and they can be imported again", async () => {
  await bring("MEAL-1,20,prepaid", "MEAL-2,20,prepaid");
  expect(await correct({ value: null, reason: "Wrong fund" })).toBe(2);
  expect([await money(), await listed()]).toMatchObject([{ available: 500, stock: 0, lost: 0 }, []]);
  expect(await journal()).toEqual(["available → stock 4000 bought", "stock → available 4000 corrected"]);
  expect(await lab.db.auditEntry.count({ where: { action: "vendor.codes-withdrawn" } })).toBe(1);
  expect((await bring("MEAL-1,15,prepaid")).data.importVendorCodes.imported).toBe(1);
  expect(await money()).toMatchObject({ available: 485, stock: 15 });
});

test("a code that returned to the pool can be withdrawn; a used one never", async () => {
  await bring("MEAL-1,20,prepaid");
  const id = await dispatched();
  expect(await listed()).toEqual([]);
  expect(await refusal(correct({ value: null, reason: wrong }))).toMatch(/^CONFLICT: Some of these codes/);
  await voidDispatch(await admin.context(), id, { reason: "Not needed", returnCode: true });
  expect(await correct({ value: null, reason: wrong })).toBe(1);
  expect(await money()).toMatchObject({ stock: 0, committed: 0, spent: 0, lost: 0 });
});

test("codes that are billed when used change without moving money", async () => {
  await bring("MEAL-1,,on_use", "MEAL-2,,on_use");
  expect(await correct({ value: 18, reason: wrong })).toBe(2);
  expect(await listed()).toMatchObject([{ valueCents: 1_800, isPrepaid: false, fundName: null, unused: 2 }]);
  expect(await journal()).toEqual([]);
});

test("is refused without a reason, with the same value, without money, and for others", async () => {
  await bring("MEAL-1,20,prepaid");
  expect(await refusal(correct({ value: 20, reason: wrong }))).toMatch(
    /^INVALID: Enter a value that differs/,
  );
  expect(await refusal(correct({ value: 0, reason: wrong }))).toMatch(/^INVALID/);
  expect(await refusal(correct({ value: 25, reason: " " }))).toMatch(/^INVALID/);
  expect(await refusal(correct({ value: 9_999, reason: wrong }))).toBe(
    "UNPROCESSABLE: The fund doesn't have enough money for this.",
  );
  for (const person of [admin, await lab.visitor()]) {
    const input = { id: globalId("Vendor", vendor), key: "any", unused: 1, value: 1, reason: wrong };
    expect((await ask(person, correcting, { input })).code).toMatch(/FORBIDDEN|UNAUTHENTICATED/);
    expect((await ask(person, listing, { vendor: globalId("Vendor", vendor) })).code).toMatch(
      /FORBIDDEN|UNAUTHENTICATED/,
    );
  }
  expect(await money()).toMatchObject({ available: 480, stock: 20 });
});

test("if a correction and a dispatch race, help costs what its code was worth when it was taken", async () => {
  for (let round = 0; round < 5; round++) {
    await bring(`RACE-${round}-1,20,prepaid`, `RACE-${round}-2,20,prepaid`);
    const request = await approvedRequest(lab, { dollars: 30 });
    const [group] = await listed();
    const shown = { vendorId: vendor, key: group?.key ?? "", unused: group?.unused ?? 0 };
    const answers = await Promise.allSettled([
      correctCodes(await root.context(), shown, { value: 22 + round, reason: wrong }),
      give(admin, request, [meal()]),
    ]);
    const lost = answers.flatMap((one) =>
      one.status === "rejected" ? (one.reason as { code: string }) : [],
    );
    expect(lost.length).toBeLessThan(2);
    for (const { code } of lost) expect(code).toBe("CONFLICT");
    const given = await lab.db.helpDispatch.findMany({
      where: { requestId: request },
      include: { code: true },
    });
    for (const { stockCents, code } of given) expect(stockCents).toBe(code?.valueCents);
    await lab.db.vendorCode.deleteMany({ where: { vendorId: vendor, state: "free" } });
  }
});

test.each([
  `UPDATE "VendorCode" SET "valueCents" = 1 WHERE "fundId" IS NOT NULL AND "state" = 'taken'`,
  `UPDATE "VendorCode" SET "valueCents" = 0 WHERE "fundId" IS NOT NULL`,
  `UPDATE "VendorCode" SET "fundId" = NULL WHERE "fundId" IS NOT NULL`,
  `DELETE FROM "VendorCode" WHERE "fundId" IS NOT NULL AND "state" = 'taken'`,
])("the database refuses: %s", async (sql) => {
  await bring("MEAL-1,20,prepaid", "MEAL-2,20,prepaid");
  await dispatched();
  await expect(lab.db.$executeRawUnsafe(sql)).rejects.toThrow(/SV001|23514/);
});
