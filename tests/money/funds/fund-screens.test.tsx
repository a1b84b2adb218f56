/** @vitest-environment jsdom */
import { screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { changeFund, createFund, freezeFund } from "../../../graph/money/funds/acts.ts";
import { confirmDeposit, enterDeposit } from "../../../graph/money/funds/deposits.ts";
import { readFund } from "../../../graph/money/funds/list.ts";
import { signInSuperAdmin } from "../../harness/requests/dispatches.ts";
import { useKernel, type Caller } from "../../harness/kernel.ts";
import { signInAdmin } from "../../harness/people.ts";
import { closePages } from "../../harness/screens/pages.ts";
import { openScreens } from "../../harness/screens/screens.tsx";

const lab = useKernel();
let treasurer: Caller;
/** Enters deposits, which another person confirms. */
let clerk: Caller;
let desk: Caller;
let fund = 0;
let name = "";
beforeAll(async () => {
  treasurer = await signInSuperAdmin(lab);
  clerk = await signInAdmin(lab, { role: "treasurer" });
  desk = await signInAdmin(lab);
});
beforeEach(async () => {
  name = `Fund ${lab.random.uuid()}`;
  ({ id: fund } = await createFund(await treasurer.context(), { name, priority: 50 }));
});

const stored = async () => readFund(await desk.context(), fund);

test("a deposit is entered by one person and confirmed by another", async () => {
  const user = userEvent.setup();
  openScreens(clerk, `/admin/funds/${fund}`);
  await user.click(await screen.findByRole("button", { name: "Enter deposit" }));
  const dialog = within(await screen.findByRole("dialog", { name: `Enter a deposit for ${name}` }));
  await user.click(dialog.getByRole("button", { name: "Enter" }));
  await dialog.findAllByText("Enter an amount in dollars and cents, such as 1029.00");
  await user.click(dialog.getByRole("textbox", { name: /^Amount/ }));
  await user.paste("250.50");
  await user.click(dialog.getByRole("textbox", { name: /eference/ }));
  await user.paste("Wire 7");
  await user.click(dialog.getByRole("button", { name: "Enter" }));
  await screen.findByText("Waiting for a second person");
  expect(screen.queryByRole("button", { name: /^Confirm/ })).toBeNull();
  const current = within(screen.getByRole("navigation", { name: "Desk" })).getAllByRole("link");
  expect(current.filter((link) => link.ariaCurrent).map(({ title }) => title)).toEqual(["Funds"]);
  closePages();

  openScreens(treasurer, `/admin/funds/${fund}`);
  await user.click(await screen.findByRole("button", { name: "Confirm $250.50, Wire 7" }));
  const question = within(await screen.findByRole("alertdialog", { name: "Confirm $250.50?" }));
  await user.click(question.getByRole("button", { name: "Confirm" }));
  await screen.findByText(/^Decided by/);
  expect((await stored()).availableCents).toBe(25_050);
});

test("the dialog for a withdrawal says so", async () => {
  const user = userEvent.setup();
  const deposit = await enterDeposit(await clerk.context(), fund, { amount: 80, reference: "Wire 8" });
  await confirmDeposit(await treasurer.context(), deposit);
  openScreens(clerk, `/admin/funds/${fund}`);
  await user.click(await screen.findByRole("button", { name: "Enter deposit" }));
  const dialog = within(await screen.findByRole("dialog", { name: `Enter a deposit for ${name}` }));
  await user.click(dialog.getByRole("button", { name: /Type/ }));
  await user.click(await screen.findByRole("option", { name: "Withdrawal" }));
  const withdrawal = within(await screen.findByRole("dialog", { name: `Enter a withdrawal for ${name}` }));
  await user.click(withdrawal.getByRole("textbox", { name: /^Amount/ }));
  await user.paste("30");
  await user.click(withdrawal.getByRole("textbox", { name: /eference/ }));
  await user.paste("Check 3");
  await user.click(withdrawal.getByRole("button", { name: "Enter" }));
  await screen.findByText("Waiting for a second person");
  expect(await lab.db.deposit.findFirst({ where: { fundId: fund, reference: "Check 3" } })).toMatchObject({
    kind: "withdrawal",
  });
});

test("an edit does not overwrite a change that arrived while the form was open", async () => {
  const user = userEvent.setup();
  openScreens(treasurer, `/admin/funds/${fund}`);
  await user.click(await screen.findByRole("button", { name: "Edit" }));
  const dialog = within(await screen.findByRole("dialog", { name: `Edit ${name}` }));
  await changeFund(await treasurer.context(), await stored(), { name, priority: 50, funder: "County" });
  await screen.findByText("County");
  await user.click(dialog.getByRole("button", { name: "Save" }));
  await dialog.findByText("Someone else changed this fund. Open it again to see the latest details.");
  expect((await stored()).funder).toBe("County");
});

test("a question whether to freeze does not become its opposite", async () => {
  const user = userEvent.setup();
  openScreens(treasurer, `/admin/funds/${fund}`);
  await user.click(await screen.findByRole("button", { name: "Freeze" }));
  const question = within(await screen.findByRole("alertdialog", { name: `Freeze ${name}?` }));
  await freezeFund(await desk.context(), await stored(), { reason: "Audit" });
  await screen.findByText(/^Frozen since/);
  await user.type(question.getByRole("textbox", { name: /^Reason/ }), "Mine");
  await user.click(question.getByRole("button", { name: "Freeze" }));
  await question.findByText("This fund is already frozen.");
  expect((await stored()).frozenReason).toBe("Audit");
});

test("a refused confirmation says why in the dialog", async () => {
  const user = userEvent.setup();
  await enterDeposit(await clerk.context(), fund, { amount: 5, reference: "Wire 8" });
  openScreens(treasurer, `/admin/funds/${fund}`);
  await user.click(await screen.findByRole("button", { name: "Confirm $5.00, Wire 8" }));
  const question = within(await screen.findByRole("alertdialog", { name: "Confirm $5.00?" }));
  const deposit = await lab.db.deposit.findFirstOrThrow({ where: { fundId: fund } });
  const first = await signInSuperAdmin(lab);
  const { decidedBy } = await confirmDeposit(await first.context(), deposit);
  await user.click(question.getByRole("button", { name: "Confirm" }));
  await question.findByText(`${decidedBy} already confirmed this deposit.`);
});

test("a super administrator adds a fund and lands on its page; an administrator cannot", async () => {
  const user = userEvent.setup();
  const { router } = openScreens(treasurer, "/admin/funds");
  await user.click(await screen.findByRole("button", { name: "Add fund" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Add fund" }));
  await user.click(dialog.getByRole("button", { name: "Save" }));
  await dialog.findAllByText("Enter a name");
  await user.type(dialog.getByRole("textbox", { name: /^Name/ }), `${name} B`);
  const states = dialog.getByRole("textbox", { name: /^States/ });
  await user.type(states, "Texas");
  await user.click(dialog.getByRole("button", { name: "Save" }));
  await waitFor(() => expect(states.getAttribute("aria-invalid")).toBe("true"));
  await user.clear(states);
  await user.type(states, "tx il");
  await user.click(dialog.getByRole("button", { name: "Save" }));
  await screen.findByRole("heading", { name: `${name} B` });
  const { id, states: stored } = await lab.db.fund.findFirstOrThrow({ where: { name: `${name} B` } });
  expect(stored).toEqual(["TX", "IL"]);
  expect(router.state.location.pathname).toBe(`/admin/funds/${id}`);
  closePages();

  openScreens(desk, "/admin/funds");
  await screen.findByRole("link", { name: `${name} B` });
  expect(screen.queryByRole("button", { name: "Add fund" })).toBeNull();
});
