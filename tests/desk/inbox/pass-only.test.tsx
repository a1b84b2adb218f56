/** @vitest-environment jsdom */
import { screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import { useKernel } from "../../harness/kernel.ts";
import { openedPass, readPass, sendToPass, withHelp } from "../../harness/passes/passes.ts";
import { liftMoneyLimits } from "../../harness/people.ts";
import { openScreens, paste } from "../../harness/screens/screens.tsx";

const lab = useKernel();

test("an administrator sees why only the Help Pass is offered, and answers and writes there", async () => {
  lab.quotas.count = async () => {};
  await liftMoneyLimits(lab);
  const { admin, number, pass } = await withHelp(lab);
  const { caseId } = await lab.db.emergencyRequest.update({
    where: { id: number },
    data: { contacting: false },
  });
  const person = await openedPass(lab, pass);
  await sendToPass(person, { act: "message", content: "Is the ride paid?" });
  const user = userEvent.setup();
  openScreens(admin, "/admin/dashboard");
  const opener = await screen.findByRole("button", { name: "Communication Center" });
  if (opener.getAttribute("aria-expanded") !== "true") await user.click(opener);
  await user.click(await screen.findByRole("button", { name: "Reply to Help Pass" }));
  const dialog = within(await screen.findByRole("dialog"));
  await dialog.findByText(/^No contact is wanted, so only the Help Pass is offered\./);
  expect(dialog.getAllByRole("radio")).toHaveLength(1);
  expect(dialog.getByRole("radio", { name: "Help Pass" })).toHaveProperty("checked", true);
  await dialog.findByText(/Nothing is sent/);
  await paste(user, dialog.getByRole("textbox", { name: /Your response/ }), "Yes, it is.");
  await user.click(dialog.getByRole("button", { name: "Write to Help Pass" }));
  await screen.findByText("Written to the Help Pass");

  await user.click(screen.getByRole("tab", { name: "Compose Message" }));
  await paste(user, await screen.findByRole("combobox", { name: /Recipient/ }), caseId);
  await user.click(await screen.findByRole("option", { name: /Victim/ }));
  await screen.findByText(/^No contact is wanted, so only the Help Pass is offered\./);
  const form = within(screen.getByRole("form", { name: "Compose Message" }));
  expect(form.getAllByRole("radio")).toHaveLength(1);
  expect(form.queryByRole("textbox", { name: /Subject/ })).toBeNull();
  await paste(user, form.getByRole("textbox", { name: /^Message/ }), "The driver has a blue car.");
  await user.click(form.getByRole("button", { name: "Write to Help Pass" }));
  await expect.poll(() => readPass(person)).toContain("The driver has a blue car.");
  expect(await readPass(person)).toContain("Yes, it is.");
});
