/** @vitest-environment jsdom */
import { screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import { systemContext } from "../../../graph/core/context.ts";
import { createFund } from "../../../graph/money/funds/acts.ts";
import { confirmDeposit, enterDeposit } from "../../../graph/money/funds/deposits.ts";
import { readFund } from "../../../graph/money/funds/list.ts";
import { monthName } from "../../../graph/core/time/format.ts";
import { verifyMonths } from "../../../graph/help/reconcile/verify-months.ts";
import { redeemByPhone } from "../../../graph/help/redemption/by-phone.ts";
import { expireCodes } from "../../../graph/help/redemption/expire.ts";
import { approveOpened, fileForVictim, someone } from "../../harness/requests/approvals.ts";
import { give, provider, signInSuperAdmin, vendorIds } from "../../harness/requests/dispatches.ts";
import { useKernel, type Caller } from "../../harness/kernel.ts";
import { liftMoneyLimits, signInAdmin, signInOfficer } from "../../harness/people.ts";
import { closePages } from "../../harness/screens/pages.ts";
import { openScreens } from "../../harness/screens/screens.tsx";
import { localDay } from "../../harness/local-day.ts";

/* A treasurer's month, on the screens. Only what waits for time is moved by the clock. */

const lab = useKernel();
const user = userEvent.setup();
const dayMs = 86_400_000;

/** Leaves the last person's screens and opens this one's. */
function open(who: Caller, address: string) {
  closePages();
  openScreens(who, address);
}
const button = (name: RegExp | string) => screen.findByRole("button", { name });
const press = async (name: RegExp | string) => user.click(await button(name));
async function openedDialog(role: "dialog" | "alertdialog", name: string) {
  return within(await screen.findByRole(role, { name }));
}
async function type(box: HTMLElement, text: string) {
  await user.click(box);
  await user.paste(text);
}

test("deposit, approvals until it is short, transfer, codes, a statement with three differences, the month closed", async () => {
  await liftMoneyLimits(lab);
  const clerk = await signInAdmin(lab, { role: "treasurer" });
  const second = await signInSuperAdmin(lab);
  const officer = await signInOfficer(lab);
  const desk = await signInAdmin(lab);
  const vendors = await vendorIds(lab);
  await lab.db.fund.updateMany({ data: { closedAt: new Date() } });
  const county = await createFund(await second.context(), { name: "County", priority: 1 });
  const reserve = await createFund(await second.context(), {
    ...{ name: "Reserve", priority: 2, states: ["AK"] },
  });
  const saved = await enterDeposit(await clerk.context(), reserve.id, { amount: 900, reference: "Bond" });
  await confirmDeposit(await second.context(), saved);
  const page = `/admin/funds/${county.id}`;
  const balance = async () => {
    const fund = await readFund(await second.context(), county.id);
    return [fund.availableCents, fund.reservedCents, fund.committedCents, fund.spentCents];
  };

  // One person enters the deposit, and another confirms it.
  open(clerk, page);
  await press("Enter deposit");
  const entering = await openedDialog("dialog", "Enter a deposit for County");
  await type(entering.getByRole("textbox", { name: /^Amount/ }), "400");
  await type(entering.getByRole("textbox", { name: /eference/ }), "Wire 1");
  await user.click(entering.getByRole("button", { name: "Enter" }));
  await screen.findByText("Waiting for a second person");
  open(second, page);
  await press("Confirm $400.00, Wire 1");
  await user.click(
    (await openedDialog("alertdialog", "Confirm $400.00?")).getByRole("button", { name: "Confirm" }),
  );
  await screen.findByText(/^Decided by/);
  expect(await balance()).toEqual([40_000, 0, 0, 0]);

  // The second approval finds too little, and waits.
  const paid = await fileForVictim(lab, officer, someone(), 300);
  const waiting = await fileForVictim(lab, officer, someone(), 300);
  expect(await approveOpened(officer, paid)).toBe("approved");
  expect(await approveOpened(officer, waiting)).toBe("processing");
  const { caseId } = await lab.db.emergencyRequest.findUniqueOrThrow({ where: { id: waiting } });
  open(clerk, "/admin/funds");
  await screen.findByText("Approved, waiting for money");
  await screen.findByText(caseId);

  // Two people move money from the other fund, and a person approves again.
  open(clerk, `/admin/funds/${reserve.id}`);
  await press("Move money");
  const moving = await openedDialog("dialog", "Move money from Reserve");
  await user.click(moving.getByRole("button", { name: /\bTo\b/ }));
  await user.click(await screen.findByRole("option", { name: "County" }));
  await type(moving.getByRole("textbox", { name: /^Amount/ }), "250");
  await type(moving.getByRole("textbox", { name: /^Reason/ }), "A hard week");
  await user.click(moving.getByRole("button", { name: "Enter" }));
  await screen.findByText("Waiting for a second person");
  open(second, `/admin/funds/${reserve.id}`);
  await press(/^Confirm \$250\.00/);
  await user.click(
    (await openedDialog("alertdialog", "Confirm $250.00?")).getByRole("button", { name: "Confirm" }),
  );
  await waitFor(async () => expect((await balance())[0]).toBe(35_000));
  expect(await approveOpened(officer, waiting)).toBe("approved");
  expect(await balance()).toEqual([5_000, 60_000, 0, 0]);
  open(clerk, "/admin/funds");
  await screen.findByRole("link", { name: "County" });
  expect(screen.queryByText("Approved, waiting for money")).toBeNull();

  // Three codes: one is redeemed on the phone, one is only billed, one is never used.
  const ride = provider(vendors["Uber"], "transportation", { estimatedValue: 20 });
  const meal = provider(vendors["DoorDash"], "food", { people: 2, estimatedValue: 20 });
  const helps: number[] = [];
  for (const [request, help] of [
    [paid, ride],
    [waiting, ride],
    [waiting, meal],
  ] as const)
    helps.push((await give(desk, request, [help]))[0] ?? 0);
  const [redeemed, billed, unused] = await Promise.all(
    helps.map((id) => lab.db.helpDispatch.findUniqueOrThrow({ where: { id } })),
  );
  await redeemByPhone(await second.context(), redeemed?.id ?? 0, { amount: 18 });
  expect(await balance()).toEqual([5_200, 54_000, 4_000, 1_800]);

  // The provider bills less, more, and a code that it never got.
  const today = localDay(lab.now());
  const csv = [
    "code,date,amount",
    `${redeemed?.confirmationNumber},${today},15`,
    `${billed?.confirmationNumber},${today},25`,
    `NOT-OURS-9,${today},40`,
  ].join("\n");
  open(clerk, "/admin/reconcile");
  await press(/\bProvider\b/);
  await user.click(await screen.findByRole("option", { name: "Uber" }));
  await button("Choose file");
  const file = new File([csv], "uber.csv", { type: "text/csv" });
  await user.upload(document.querySelector<HTMLInputElement>("input[type=file]")!, file);
  await screen.findByText("3 differences");
  await press("Import 3 lines");
  const settle = async (line: number, decision: RegExp, reason: string) => {
    await press(`Settle uber.csv, line ${line}`);
    const dialog = await openedDialog("dialog", `Settle uber.csv, line ${line}`);
    await user.click(dialog.getByRole("radio", { name: decision }));
    await type(dialog.getByRole("textbox", { name: /^Reason/ }), reason);
    await user.click(dialog.getByRole("button", { name: "Settle" }));
    await waitFor(() =>
      expect(screen.queryByRole("button", { name: `Settle uber.csv, line ${line}` })).toBeNull(),
    );
  };
  await settle(2, /^Accept/, "A shorter ride");
  // More than was dispatched is accepted by another person than the one who imported the file.
  await press("Settle uber.csv, line 3");
  const own = await openedDialog("dialog", "Settle uber.csv, line 3");
  own.getByText(/another person must accept more than was dispatched/);
  expect(own.queryByRole("radio", { name: /^Accept/ })).toBeNull();
  await user.click(own.getByRole("button", { name: "Cancel" }));
  open(second, "/admin/reconcile");
  await settle(3, /^Accept/, "A toll road");
  await settle(4, /^Refuse/, "Not ours");
  expect(await balance()).toEqual([5_000, 54_000, 2_000, 4_000]);

  // Seven days and three more later the unused code has expired, and its money is back.
  lab.setNow(new Date(Date.now() + 11 * dayMs));
  await expireCodes(systemContext(lab, "test"));
  expect(
    (await lab.db.helpDispatch.findUniqueOrThrow({ where: { id: unused?.id ?? 0 } })).expiredAt,
  ).not.toBe(null);

  // In the next month, a treasurer closes it. The sessions of last month have ended.
  lab.setNow(new Date(Date.now() + 45 * dayMs));
  const [asker, closer] = [await signInSuperAdmin(lab), await signInSuperAdmin(lab)];
  expect((await readFund(await closer.context(), county.id)).availableCents).toBe(7_000);
  const month = monthName(today.slice(0, 7), "en");
  open(asker, "/admin/reconcile");
  await press(`Close ${month}`);
  const asking = await openedDialog("alertdialog", `Ask to close ${month}?`);
  await user.click(asking.getByRole("button", { name: "Ask to close" }));
  await screen.findByText(/asked to close it/);
  expect(screen.queryByRole("button", { name: `Confirm and close ${month}` })).toBeNull();
  open(closer, "/admin/reconcile");
  await press(`Confirm and close ${month}`);
  await user.click(
    (await openedDialog("alertdialog", `Close ${month}?`)).getByRole("button", { name: "Close month" }),
  );
  await screen.findByText(/^Closed by/);
  expect(await verifyMonths(lab)).toEqual({ months: 1, problems: [] });
}, 180_000);
