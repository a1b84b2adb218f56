import { beforeAll, expect, test } from "vitest";
import { confirmDeposit, enterDeposit } from "../../../graph/money/funds/deposits.ts";
import { createFund } from "../../../graph/money/funds/acts.ts";
import { listWaiting, readFund } from "../../../graph/money/funds/list.ts";
import { approvalNote, hasApproved } from "../../../graph/decisions/allocations/approval/approval-preview.ts";
import { approveOpened, fileForVictim, someone } from "../../harness/requests/approvals.ts";
import { signInSuperAdmin } from "../../harness/requests/dispatches.ts";
import { useKernel, type Caller } from "../../harness/kernel.ts";
import { liftMoneyLimits, signInAdmin, signInOfficer } from "../../harness/people.ts";

const lab = useKernel();
let officer: Caller;
let treasurer: Caller;
let fund = 0;
beforeAll(async () => {
  await liftMoneyLimits(lab);
  officer = await signInOfficer(lab);
  treasurer = await signInSuperAdmin(lab);
  await lab.db.fund.updateMany({ data: { closedAt: new Date() } });
  ({ id: fund } = await createFund(await treasurer.context(), { name: "Only one", priority: 1 }));
});

const pay = async (amount: number) => {
  const desk = await signInAdmin(lab, { roles: ["admin", "treasurer"] });
  const deposit = await enterDeposit(await desk.context(), fund, { amount, reference: `Wire ${amount}` });
  await confirmDeposit(await treasurer.context(), deposit);
};
const noteFor = async (who: Caller, id: number) => {
  const context = { ...(await who.context()), opened: new Set([id]) };
  const request = await lab.db.emergencyRequest.findUniqueOrThrow({ where: { id } });
  return { note: await approvalNote(context, request), hasApproved: await hasApproved(context, request) };
};

test("an approval that finds no money is kept, offered again when money arrives, and approves nothing itself", async () => {
  await signInAdmin(lab, { email: "desk@fund.example" });
  const first = await fileForVictim(lab, officer, someone(), 300);
  const second = await fileForVictim(lab, officer, someone(), 300);
  expect(await approveOpened(officer, first)).toBe("processing");
  expect(await approveOpened(officer, second)).toBe("processing");
  expect(await noteFor(officer, first)).toEqual({
    note: "Approved by you. The fund does not have enough money right now; an administrator will arrange it.",
    hasApproved: true,
  });
  expect((await noteFor(await signInAdmin(lab), first)).note).toMatch(/^Approved\. The fund does not/);
  const desk = await (await signInAdmin(lab)).context();
  expect((await listWaiting(desk)).map(({ id }) => id)).toEqual([first, second]);
  expect(await readFund(desk, fund)).toMatchObject({ requestedCents: 60_000, reservedCents: 0 });
  const notices = await lab.db.message.findMany({
    where: { kind: "admin-notice", recipientAddress: "desk@fund.example" },
  });
  expect(notices).toHaveLength(1);

  await pay(350);
  expect(await lab.db.emergencyRequest.count({ where: { status: "processing" } })).toBe(2);
  expect(await noteFor(officer, first)).toEqual({ note: null, hasApproved: false });
  expect(await approveOpened(officer, first)).toBe("approved");
  expect(await approveOpened(officer, second)).toBe("processing");
  expect(await readFund(desk, fund)).toMatchObject({ availableCents: 5_000, reservedCents: 30_000 });
  await pay(251);
  expect(await approveOpened(await signInAdmin(lab), second)).toBe("approved");
  expect((await listWaiting(desk)).map(({ id }) => id)).toEqual([]);
});
