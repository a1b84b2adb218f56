import { beforeAll, beforeEach, expect, test } from "vitest";
import { setByAdministrator } from "../../../graph/decisions/allocations/approval/by-administrator.ts";
import { completeDispatch } from "../../../graph/help/dispatches/progress.ts";
import { voidDispatch } from "../../../graph/help/dispatches/take-back.ts";
import { redeemByPhone } from "../../../graph/help/redemption/by-phone.ts";
import { useKernel, type Caller } from "../../harness/kernel.ts";
import { ask, rowsOf, signInAdmin } from "../../harness/people.ts";
import { approvedRequest, give, provider, vendorIds } from "../../harness/requests/dispatches.ts";

const lab = useKernel();
let one: Caller;
let other: Caller;
let vendor: Record<string, number>;
beforeAll(async () => {
  lab.quotas.count = async () => {};
  one = await signInAdmin(lab);
  other = await signInAdmin(lab);
  vendor = await vendorIds(lab);
});
// Help of earlier tests waits for no one.
beforeEach(() =>
  lab.db.helpDispatch.updateMany({
    where: { settledAt: null },
    data: { settledAt: lab.now(), settledBy: "Test", settledByKeys: ["test"] },
  }),
);

const ride = () => provider(vendor["Uber"], "transportation", { estimatedValue: 10 });
const food = () => provider(vendor["DoorDash"], "food");

async function helped(by: Caller = one) {
  const number = await approvedRequest(lab);
  const [id = 0] = await give(by, number, [ride()]);
  return { number, id };
}
async function end(who: Caller, number: number) {
  const { version } = await lab.db.emergencyRequest.findUniqueOrThrow({ where: { id: number } });
  await setByAdministrator(await who.context(), number, { status: "completed", version });
}
const complete = async (who: Caller, id: number) => completeDispatch(await who.context(), id);

const hub = `query ($view: HubView) { dispatchHub(filter: { view: $view }, first: 50) {
  hasOtherSettler counts { confirm others } edges { node { number dispatches { awaitsConfirmation viewerCanSettle } } } } }`;
interface Listed {
  number: number;
  dispatches: { awaitsConfirmation: boolean | null; viewerCanSettle: boolean }[];
}
async function read(who: Caller, view: "confirm" | "others") {
  const { dispatchHub } = (await ask(who, hub, { view })).data;
  return { ...dispatchHub, rows: rowsOf<Listed>(dispatchHub) };
}
const waiting = async (who: Caller) => ({
  confirm: (await read(who, "confirm")).rows.map(({ number }: Listed) => number).toSorted(),
  others: (await read(who, "others")).rows.map(({ number }: Listed) => number).toSorted(),
});
const none = { confirm: [], others: [] };

test("help that its dispatcher completed waits in a list, to confirm for others only", async () => {
  const { number, id } = await helped();
  expect(await waiting(other)).toEqual(none);
  await complete(one, id);
  expect(await waiting(one)).toEqual({ confirm: [], others: [number] });
  expect(await waiting(other)).toEqual({ confirm: [number], others: [] });
  const seen = await read(other, "confirm");
  expect(seen.counts).toEqual({ confirm: 1, others: 0 });
  expect(seen.rows[0].dispatches).toEqual([{ awaitsConfirmation: true, viewerCanSettle: true }]);
  expect((await read(one, "others")).rows[0].dispatches).toEqual([
    { awaitsConfirmation: true, viewerCanSettle: false },
  ]);
  await complete(other, id);
  expect([await waiting(one), await waiting(other)]).toEqual([none, none]);
});

test("so does help of a case that its dispatcher ended, whose code no longer expires", async () => {
  const { number, id } = await helped();
  await end(one, number);
  expect(await waiting(one)).toEqual({ confirm: [], others: [number] });
  expect(await waiting(other)).toEqual({ confirm: [number], others: [] });
  await complete(other, id);
  expect(await waiting(other)).toEqual(none);
});

test("a case with help of both waits for each of them", async () => {
  const number = await approvedRequest(lab);
  const [own = 0] = await give(one, number, [ride()]);
  const [theirs = 0] = await give(other, number, [food()]);
  await complete(one, own);
  await complete(other, theirs);
  expect(await waiting(one)).toEqual({ confirm: [number], others: [number] });
  expect(await waiting(other)).toEqual({ confirm: [number], others: [number] });
});

test("what is open, void, used, or completed by another person waits for no one", async () => {
  const [open, voided, used, done] = [await helped(), await helped(), await helped(), await helped()];
  await voidDispatch(await one.context(), voided.id, { reason: "Closed" });
  await redeemByPhone(await other.context(), used.id, { amount: 10 });
  await complete(other, done.id);
  expect(open.id).toBeGreaterThan(0);
  expect([await waiting(one), await waiting(other)]).toEqual([none, none]);
});

test("a reader without the permission sees that it waits, and has nothing to confirm", async () => {
  const { number, id } = await helped();
  await complete(one, id);
  const auditor = await signInAdmin(lab);
  const { viewer } = await auditor.context();
  if (viewer.kind !== "admin") throw new Error("not an administrator");
  await lab.db.admin.update({ where: { id: viewer.adminId }, data: { roles: ["auditor"] } });
  expect(await waiting(auditor)).toEqual({ confirm: [], others: [number] });
});

test("an administrator learns whether anyone else may confirm", async () => {
  expect((await read(one, "others")).hasOtherSettler).toBe(true);
  const { viewer } = await one.context();
  if (viewer.kind !== "admin") throw new Error("not an administrator");
  const active = { isActive: true, id: { not: viewer.adminId } };
  const those = (await lab.db.admin.findMany({ where: active, select: { id: true } })).map(({ id }) => id);
  await lab.db.admin.updateMany({ where: { id: { in: those } }, data: { isActive: false } });
  try {
    expect((await read(one, "others")).hasOtherSettler).toBe(false);
  } finally {
    await lab.db.admin.updateMany({ where: { id: { in: those } }, data: { isActive: true } });
  }
});
