import { beforeAll, expect, test } from "vitest";
import { dispatchHelp } from "../../../graph/help/dispatches/give/dispatch.ts";
import { reissueDispatch, voidDispatch } from "../../../graph/help/dispatches/take-back.ts";
import { setByAdministrator } from "../../../graph/decisions/allocations/approval/by-administrator.ts";
import { markDistributed } from "../../../graph/decisions/allocations/money/distribute.ts";
import { approvedRequest, give, provider, vendorIds } from "../../harness/requests/dispatches.ts";
import { useKernel, type Caller } from "../../harness/kernel.ts";
import { ask, globalId, signInAdmin, signInOfficer } from "../../harness/people.ts";
import { writeUnguarded } from "../../harness/database/unguarded.ts";

const lab = useKernel();
let admin: Caller;
let vendor: Record<string, number>;
beforeAll(async () => {
  lab.quotas.count = async () => {};
  admin = await signInAdmin(lab);
  vendor = await vendorIds(lab);
});

const ride = (dollars: number) => provider(vendor["Uber"], "transportation", { estimatedValue: dollars });
const food = (dollars: number) =>
  provider(vendor["DoorDash"], "food", { estimatedValue: dollars, people: 10 });
const moneyOf = (requestId: number) =>
  lab.db.fundAllocation.findFirstOrThrow({ where: { requestId, status: { not: "denied" } } });
const rowOf = (id: number) => lab.db.emergencyRequest.findUniqueOrThrow({ where: { id } });
const detailsOf = async (action: string, resourceId: number) =>
  (await lab.db.auditEntry.findFirst({ where: { action, resourceId: String(resourceId) } }))?.details;
const distribute = `mutation ($input: MarkDistributedInput!) { markDistributed(input: $input) { request { status allocations { status amount dispatched paid left } } } }`;

test("marking as distributed pays what the dispatches left, and the entry has all three sums", async () => {
  const officer = await signInOfficer(lab);
  const id = await approvedRequest(lab, { officer, dollars: 500 });
  await give(admin, id, [ride(75), food(100)]);
  const allocation = await moneyOf(id);
  const input = { id: globalId("FundAllocation", allocation.id) };
  // An outdated page shows that all of it is left.
  const late = await ask(officer, distribute, { input: { ...input, amount: 500 } });
  expect([late.code, late.message]).toEqual([
    "CONFLICT",
    "$325.00 is now left to pay out. Please check again before you mark it as distributed.",
  ]);
  const { data } = await ask(officer, distribute, { input: { ...input, amount: 325 } });
  expect(data.markDistributed.request).toEqual({
    status: "completed",
    allocations: [{ status: "distributed", amount: 500, dispatched: 175, paid: 325, left: 0 }],
  });
  expect(await detailsOf("allocation.distributed", allocation.id)).toMatchObject({
    amountCents: 32_500,
    allocatedCents: 50_000,
    dispatchedCents: 17_500,
  });
});

test("over REST without an amount it pays the remainder as well", async () => {
  const officer = await signInOfficer(lab);
  const id = await approvedRequest(lab, { officer, dollars: 120 });
  await give(admin, id, [ride(75)]);
  const { id: allocation } = await moneyOf(id);
  const answer = await officer.fetch(`/api/fund-allocations/${allocation}/status`, {
    method: "PATCH",
    body: { status: "distributed" },
  });
  expect(answer.status).toBe(200);
  expect(await moneyOf(id)).toMatchObject({ status: "distributed", paidCents: 4_500 });
});

test("if all of it was dispatched, nothing is left to pay and the request is completed", async () => {
  const officer = await signInOfficer(lab);
  const id = await approvedRequest(lab, { officer, dollars: 100 });
  await give(admin, id, [ride(100)]);
  const { id: allocation } = await moneyOf(id);
  await markDistributed(await officer.context(), allocation, { amount: 0 });
  expect(await moneyOf(id)).toMatchObject({ status: "distributed", paidCents: 0 });
  expect((await rowOf(id)).status).toBe("completed");
});

test("a dispatch over the remainder requires a reason, and its entry has both sums", async () => {
  const id = await approvedRequest(lab, { dollars: 80 });
  await give(admin, id, [ride(60)]);
  await expect(give(admin, id, [food(70)])).rejects.toMatchObject({
    code: "INVALID",
    message: "The total is $130, which is more than the $80 allocated. Please enter a reason.",
  });
  await dispatchHelp(await admin.context(), id, { providers: [food(70)], overReason: "A family of seven" });
  const [, entry] = await lab.db.auditEntry.findMany({
    where: { action: "request.dispatched", resourceId: String(id) },
    orderBy: { id: "asc" },
  });
  expect(entry?.details).toMatchObject({
    overReason: "A family of seven",
    allocatedCents: 8_000,
    givenCents: 13_000,
  });
});

test("an administrator's completion hands nothing over: the money stays allocated, and the officer can still mark it", async () => {
  const officer = await signInOfficer(lab);
  const id = await approvedRequest(lab, { officer, dollars: 200 });
  await give(admin, id, [ride(50)]);
  const { version } = await rowOf(id);
  await setByAdministrator(await admin.context(), id, { status: "completed", version });
  expect((await rowOf(id)).status).toBe("completed");
  const money = await moneyOf(id);
  expect(money).toMatchObject({ status: "allocated", paidCents: null, distributedAt: null });
  expect(await detailsOf("request.completed", id)).toMatchObject({ unpaidCents: 15_000 });
  expect(
    await lab.db.auditEntry.count({
      where: { action: "allocation.distributed", resourceId: String(money.id) },
    }),
  ).toBe(0);

  await markDistributed(await officer.context(), money.id, { amount: 150 });
  expect(await moneyOf(id)).toMatchObject({ status: "distributed", paidCents: 15_000 });
  expect((await rowOf(id)).status).toBe("completed");
});

test("a voided dispatch is available again", async () => {
  const officer = await signInOfficer(lab);
  const id = await approvedRequest(lab, { officer, dollars: 200 });
  const [made] = await give(admin, id, [ride(50)]);
  await voidDispatch(await admin.context(), made ?? 0, { reason: "Never came" });
  await markDistributed(await officer.context(), (await moneyOf(id)).id, { amount: 200 });
  expect(await moneyOf(id)).toMatchObject({ paidCents: 20_000 });
});

/** A ride of a provider that has these prepaid codes, worth this much. */
async function prepaidRide(codes: readonly string[], dollars: number) {
  const name = `Prepaid ${codes[0]}`;
  const { id } = await lab.db.vendor.create({ data: { key: name, name, helpTypes: ["transportation"] } });
  await lab.db.vendorCode.createMany({
    data: codes.map((code) => ({
      vendorId: id,
      codeSealed: lab.keys.seal(code, "VendorCode.code"),
      codeKey: lab.keys.hash(`vendor-code ${code}`),
      cost: "prepaid" as const,
      batch: "test",
    })),
  });
  return provider(id, "transportation", { estimatedValue: dollars });
}
const money = `query ($number: Int!) { request(number: $number) { allocations { dispatched left } dispatches { lost } } }`;
const shownMoney = async (number: number) => (await ask(admin, money, { number })).data.request;

test("the money of a burnt prepaid code stays taken: the same help again requires a reason", async () => {
  const id = await approvedRequest(lab, { dollars: 100 });
  const help = await prepaidRide(["LOST-1", "LOST-2"], 100);
  const [made] = await give(admin, id, [help]);
  await voidDispatch(await admin.context(), made ?? 0, { reason: "Torn", returnCode: false });
  expect(await shownMoney(id)).toEqual({
    allocations: [{ dispatched: 100, left: 0 }],
    dispatches: [{ lost: 100 }],
  });
  await expect(give(admin, id, [help])).rejects.toMatchObject({
    code: "INVALID",
    message: "The total is $200, which is more than the $100 allocated. Please enter a reason.",
  });
  await expect(
    lab.db.$executeRaw`
      INSERT INTO "HelpDispatch" ("requestId", "helpType", "dispatchNotes", "providerInfo", "estimatedValueCents", "promoCodeSealed", "promoCodeKey", "confirmationNumber")
      VALUES (${id}, 'food', '', '', 1, '', 'raw lost', 'raw lost')`,
  ).rejects.toThrow("More than the allocated $100.00");
  await give(admin, id, [help], { overReason: "The first code was torn" });
  const [, entry] = await lab.db.auditEntry.findMany({
    where: { action: "request.dispatched", resourceId: String(id) },
    orderBy: { id: "asc" },
  });
  expect(entry?.details).toMatchObject({
    overReason: "The first code was torn",
    allocatedCents: 10_000,
    givenCents: 20_000,
  });
  expect(await shownMoney(id)).toMatchObject({ allocations: [{ dispatched: 200, left: 0 }] });
});

test("a reissue after a burnt prepaid code records its reason and both sums", async () => {
  const id = await approvedRequest(lab, { dollars: 100 });
  const [made] = await give(admin, id, [await prepaidRide(["AGAIN-1", "AGAIN-2"], 80)]);
  await reissueDispatch(await admin.context(), made ?? 0, { reason: "Torn", returnCode: false });
  const again = await lab.db.helpDispatch.findFirstOrThrow({ where: { replacesId: made ?? 0 } });
  expect(again.overReason).toBe("Torn");
  const [, entry] = await lab.db.auditEntry.findMany({
    where: { action: "request.dispatched", resourceId: String(id) },
    orderBy: { id: "asc" },
  });
  expect(entry?.details).toMatchObject({ allocatedCents: 10_000, givenCents: 16_000 });
});

test("a burnt code that is paid on use costs nothing, so its money is free again", async () => {
  const id = await approvedRequest(lab, { dollars: 100 });
  const help = await prepaidRide(["FREE-1", "FREE-2"], 100);
  await lab.db.vendorCode.updateMany({ where: { vendorId: help.vendorId }, data: { cost: "on_use" } });
  const [made] = await give(admin, id, [help]);
  await voidDispatch(await admin.context(), made ?? 0, { reason: "Torn", returnCode: false });
  expect(await shownMoney(id)).toEqual({
    allocations: [{ dispatched: 0, left: 100 }],
    dispatches: [{ lost: 0 }],
  });
  await give(admin, id, [help]);
});

test("the database enforces all of it, for any writer", async () => {
  const id = await approvedRequest(lab, { dollars: 100 });
  await give(admin, id, [ride(70)]);
  const { id: allocation } = await moneyOf(id);
  const pay = (paidCents: number) =>
    lab.db.fundAllocation.update({ where: { id: allocation }, data: { status: "distributed", paidCents } });
  await expect(pay(3_001)).rejects.toThrow("Only $30.00 of this allocation is left.");
  await expect(
    lab.db.fundAllocation.update({ where: { id: allocation }, data: { paidCents: 1 } }),
  ).rejects.toThrow("FundAllocation_paid_is_distributed");
  const another = (overReason: string | null) =>
    lab.db.$executeRaw`
      INSERT INTO "HelpDispatch" ("requestId", "helpType", "dispatchNotes", "providerInfo", "estimatedValueCents", "promoCodeSealed", "promoCodeKey", "confirmationNumber", "overReason")
      VALUES (${id}, 'food', '', '', 3001, '', ${`raw ${overReason}`}, 'C', ${overReason})`;
  await expect(another(null)).rejects.toThrow(
    "More than the allocated $100.00 is dispatched only for a reason.",
  );
  await pay(3_000);
  // Cash counts too.
  await expect(
    lab.db.$executeRaw`
      INSERT INTO "HelpDispatch" ("requestId", "helpType", "dispatchNotes", "providerInfo", "estimatedValueCents", "promoCodeSealed", "promoCodeKey", "confirmationNumber")
      VALUES (${id}, 'food', '', '', 1, '', 'raw cash', 'C')`,
  ).rejects.toThrow("More than the allocated $100.00");
  await another("Flood");
});

test("history above its envelope stays as written", async () => {
  const id = await approvedRequest(lab, { dollars: 100 });
  await give(admin, id, [ride(70)]);
  const { id: allocation } = await moneyOf(id);
  await writeUnguarded(lab.pool, [
    `UPDATE "FundAllocation" SET "status" = 'distributed', "paidCents" = "amountCents" WHERE "id" = ${allocation}`,
  ]);
  await lab.db.fundAllocation.update({ where: { id: allocation }, data: { justification: "Read again" } });
  const settled = { settledAt: new Date(), settledBy: "kim", settledByKeys: ["admin:kim"] };
  await lab.db.helpDispatch.updateMany({ where: { requestId: id }, data: settled });
  expect(await moneyOf(id)).toMatchObject({ paidCents: 10_000 });
});
