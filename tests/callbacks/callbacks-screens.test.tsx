/** @vitest-environment jsdom */
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { beforeEach, expect, test } from "vitest";
import { claimCallback } from "../../graph/callbacks/service.ts";
import { requestCallback } from "../../graph/support/callback.ts";
import { useKernel } from "../harness/kernel.ts";
import { signInAdmin, signInOfficer } from "../harness/people.ts";
import { openScreens } from "../harness/screens.tsx";

const lab = useKernel();
beforeEach(async () => {
  lab.quotas.count = async () => {};
  await lab.db.callbackRequest.deleteMany();
});

async function wait(name: string, phone: string, form: Record<string, unknown> = {}) {
  await requestCallback(await (await lab.visitor()).context(), { sessionId: name, name, phone, ...form });
  return (await lab.db.callbackRequest.findFirstOrThrow({ orderBy: { id: "desc" } })).id;
}

test("claims, dials, notes and closes a call-back; only its owner sees the number", async () => {
  const user = userEvent.setup();
  await wait("Ana Ruiz", "415-555-0132", { message: "After dark please" });
  openScreens(await signInAdmin(lab), "/admin/callbacks");
  await screen.findByText("1 person waiting.");
  expect(document.body.textContent).not.toContain("0132");
  await user.click(await screen.findByRole("button", { name: "Claim the call to Ana Ruiz" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Ana Ruiz" }));
  dialog.getByText("After dark please");
  const link = dialog.getByRole("link", { name: "Call (415) 555-0132" });
  expect(link.getAttribute("href")).toBe("tel:+14155550132");
  link.addEventListener("click", (event) => event.preventDefault());
  await user.click(link);
  await waitFor(async () => expect((await lab.db.callbackRequest.findFirst())?.dialledAt).not.toBeNull());
  await user.click(dialog.getByRole("button", { name: "Person reached" }));
  await waitFor(async () => expect((await lab.db.callbackRequest.findFirst())?.status).toBe("answered"));
  await user.click(dialog.getByRole("button", { name: "Close callback" }));
  await dialog.findAllByText("Please enter the outcome");
  fireEvent.input(dialog.getByRole("textbox", { name: /Outcome/ }), {
    target: { value: "She has a room." },
  });
  await user.click(dialog.getByRole("button", { name: "Close callback" }));
  await screen.findByText("No callbacks to make.");
});

test("another administrator sees at once that it was claimed, and that one is overdue", async () => {
  const id = await wait("Ben Ode", "415-555-0133");
  await lab.db.callbackRequest.update({ where: { id }, data: { dueAt: new Date(Date.now() + 2500) } });
  const other = await signInAdmin(lab);
  openScreens(await signInAdmin(lab), "/admin/callbacks");
  await screen.findByRole("button", { name: "Claim the call to Ben Ode" });
  await screen.findByText("1 overdue");
  await screen.findByText("Overdue by 0 min");
  await claimCallback(await other.context(), id);
  await screen.findByText("Assigned to Kim Ash");
  await screen.findByRole("button", { name: "Open the call to Ben Ode" });
});

test("asks an officer to sign in as an administrator", async () => {
  openScreens(await signInOfficer(lab), "/admin/callbacks");
  await screen.findByRole("heading", { name: "Admin Access" });
});

test("returns a claimed call-back to the queue", async () => {
  const user = userEvent.setup();
  await wait("Cleo Banks", "415-555-0134");
  openScreens(await signInAdmin(lab), "/admin/callbacks");
  await user.click(await screen.findByRole("button", { name: "Claim the call to Cleo Banks" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Cleo Banks" }));
  await user.click(dialog.getByRole("button", { name: "Return to queue" }));
  await screen.findByText("Returned to queue");
  await screen.findByRole("button", { name: "Claim the call to Cleo Banks" });
});
