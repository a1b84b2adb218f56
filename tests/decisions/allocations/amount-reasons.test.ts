import { expect, test } from "vitest";
import { useKernel } from "../../harness/kernel.ts";
import {
  ask,
  fileRequest,
  liftMoneyLimits,
  shownTo,
  signInAdmin,
  signInOfficer,
} from "../../harness/people.ts";

const lab = useKernel();

const approve = `mutation ($id: ID!, $amount: USD!, $version: Int!, $approvedAmount: USD, $differenceReason: StatedAmountReason, $differenceNote: String) {
  approveRequest(input: { id: $id, amount: $amount, version: $version, approvedAmount: $approvedAmount, differenceReason: $differenceReason, differenceNote: $differenceNote }) {
    request { status allocations { amount recommended differenceReason differenceNote } } } }`;

const allocationOf = async (requestId: number) =>
  lab.db.fundAllocation.findFirstOrThrow({ where: { requestId }, orderBy: { id: "desc" } });
const detailsOf = async (requestId: number) => {
  const entry = await lab.db.auditEntry.findFirstOrThrow({
    where: {
      resourceId: String(requestId),
      action: { in: ["request.approved", "request.approval-recorded"] },
    },
    orderBy: { id: "desc" },
  });
  return entry.details as Record<string, unknown>;
};
const filed = async (recommended = 900) => fileRequest(lab, await signInOfficer(lab), { recommended });

test("another amount than the recommended one needs a reason from the list", async () => {
  const admin = await signInAdmin(lab);
  const number = await filed();
  const shown = await shownTo(admin, number);
  const without = await ask(admin, approve, { ...shown, approvedAmount: 300 });
  expect(without.code).toBe("INVALID");
  expect(Object.keys(without.fields ?? {})).toEqual(["differenceReason"]);
  const noNote = await ask(admin, approve, { ...shown, approvedAmount: 300, differenceReason: "other" });
  expect([noNote.code, Object.keys(noNote.fields ?? {})]).toEqual(["INVALID", ["differenceNote"]]);
  const unknown = await ask(admin, approve, { ...shown, approvedAmount: 300, differenceReason: "because" });
  expect(unknown.message).toContain("StatedAmountReason");
  // The server's own words are not for a person.
  const server = await ask(admin, approve, { ...shown, approvedAmount: 300, differenceReason: "not_stated" });
  expect(server.message).toContain("StatedAmountReason");
  const more = await ask(admin, approve, { ...shown, approvedAmount: 901, differenceReason: "price_known" });
  expect([more.code, Object.keys(more.fields ?? {})]).toEqual(["INVALID", ["approvedAmount"]]);
  expect(await lab.db.fundAllocation.count({ where: { requestId: number } })).toBe(0);

  const stated = {
    approvedAmount: 300,
    differenceReason: "partly_covered",
    differenceNote: "A church pays the room",
  };
  const { data } = await ask(admin, approve, { ...shown, ...stated });
  expect(data.approveRequest.request).toMatchObject({ status: "approved" });
  expect(await allocationOf(number)).toMatchObject({
    ...{ amountCents: 30_000, recommendedCents: 90_000 },
    ...{ differenceReason: "partly_covered", differenceNote: "A church pays the room" },
  });
  expect(await detailsOf(number)).toMatchObject({
    ...{ amountCents: 30_000, recommendedCents: 90_000 },
    ...{ differenceReason: "partly_covered", differenceNote: "A church pays the room" },
  });
});

test("the recommended amount needs no reason, and stores none", async () => {
  const admin = await signInAdmin(lab);
  const number = await filed();
  await ask(admin, approve, { ...(await shownTo(admin, number)), differenceReason: "price_known" });
  expect(await allocationOf(number)).toMatchObject({
    ...{ amountCents: 90_000, recommendedCents: 90_000, differenceReason: null, differenceNote: null },
  });
  expect(await detailsOf(number)).not.toHaveProperty("differenceReason");
});

test("the server states its own reason where the fund's maximum lowers the amount", async () => {
  const admin = await signInAdmin(lab);
  const number = await filed(4_000);
  await lab.db.systemConfig.update({ where: { id: 1 }, data: { maxFundAllocationCents: 200_000 } });
  await lab.setZone("America/Chicago"); // reads the settings again
  const shown = await shownTo(admin, number);
  expect(shown.amount).toBe(2000);
  await ask(admin, approve, shown);
  expect(await allocationOf(number)).toMatchObject({
    ...{ amountCents: 200_000, recommendedCents: 400_000, differenceReason: "fund_maximum" },
  });
  await lab.db.systemConfig.update({ where: { id: 1 }, data: { maxFundAllocationCents: 500_000 } });
  await lab.setZone("America/Chicago");
});

test("a call of the specification stays valid: its reason is not stated", async () => {
  await liftMoneyLimits(lab);
  const admin = await signInAdmin(lab);
  const post = (body: object) => admin.fetch("/api/fund-allocations", { method: "POST", body });
  const number = await filed();
  const call = { requestId: number, amount: 20, justification: "Food for two people", status: "allocated" };
  expect((await post({ ...call, differenceReason: "because" })).status).toBe(400);
  expect((await post({ ...call, differenceReason: "other" })).status).toBe(400);
  expect((await post(call)).status).toBe(201);
  expect(await allocationOf(number)).toMatchObject({
    differenceReason: "not_stated",
    recommendedCents: 90_000,
  });
  expect(await detailsOf(number)).toMatchObject({ differenceReason: "not_stated" });
  const other = await filed();
  await post({ ...call, requestId: other, differenceReason: "need_changed" });
  expect(await allocationOf(other)).toMatchObject({ differenceReason: "need_changed" });
});

test("a second person approves the first one's amount with its reason, and no other", async () => {
  const officer = await signInOfficer(lab);
  const number = await fileRequest(lab, officer, { recommended: 900 });
  const stated = { approvedAmount: 700, differenceReason: "need_changed" };
  await ask(officer, approve, { ...(await shownTo(officer, number)), ...stated });
  const admin = await signInAdmin(lab);
  const shown = await shownTo(admin, number);
  expect(shown.amount).toBe(700);
  const again = await ask(admin, approve, { ...shown, approvedAmount: 500, differenceReason: "price_known" });
  expect(again.code).toBe("CONFLICT");
  const { data } = await ask(admin, approve, shown);
  expect(data.approveRequest.request.allocations).toEqual([
    { amount: 700, recommended: 900, differenceReason: "need_changed", differenceNote: null },
  ]);
});

test("the database refuses another amount without a reason", async () => {
  const number = await filed();
  const insert = (cents: number, reason: string | null) =>
    lab.pool.query(
      `INSERT INTO "FundAllocation" ("requestId", "amountCents", "justification", "status", "updatedAt", "recommendedCents", "differenceReason")
       VALUES ($1, $2, '', 'denied', now(), 900, $3::"AmountReason")`,
      [number, cents, reason],
    );
  await expect(insert(800, null)).rejects.toThrow("FundAllocation_difference_has_reason");
  await expect(insert(900, "other")).rejects.toThrow("FundAllocation_difference_has_reason");
  await insert(800, "other");
});
