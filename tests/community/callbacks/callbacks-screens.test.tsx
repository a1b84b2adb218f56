/** @vitest-environment jsdom */
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { beforeEach, expect, test } from "vitest";
import { claimCallback } from "../../../graph/community/callbacks/service.ts";
import { requestCallback } from "../../../graph/community/support/callback.ts";
import { useKernel } from "../../harness/kernel.ts";
import { signInAdmin, signInOfficer } from "../../harness/people.ts";
import { openScreens, paste } from "../../harness/screens/screens.tsx";

const lab = useKernel();
beforeEach(async () => {
  lab.quotas.count = async () => {};
  await lab.db.callbackRequest.deleteMany();
});

async function wait(name: string, phone: string, form: Record<string, unknown> = {}) {
  await requestCallback(await (await lab.visitor()).context(), { sessionId: name, name, phone, ...form });
  return (await lab.db.callbackRequest.findFirstOrThrow({ orderBy: { id: "desc" } })).id;
}

test("claims, dials, notes and closes a callback; only its owner sees the number", async () => {
  const user = userEvent.setup();
  await wait("Ana Ruiz", "415-555-0132", { message: "After dark please" });
  openScreens(await signInAdmin(lab), "/admin/callbacks");
  await screen.findByText("1 person waiting.");
  expect(document.body.textContent).not.toContain("0132");
  await user.click(await screen.findByRole("button", { name: "Claim the call to Ana Ruiz" }));
  const detail = within(await screen.findByRole("region", { name: "Callback" }));
  await detail.findByText("After dark please");
  const link = detail.getByRole("link", { name: "Call (415) 555-0132" });
  expect(link.getAttribute("href")).toBe("tel:+14155550132");
  link.addEventListener("click", (event) => event.preventDefault());
  await user.click(link);
  await waitFor(async () => expect((await lab.db.callbackRequest.findFirst())?.dialledAt).not.toBeNull());
  await user.click(detail.getByRole("button", { name: "Person reached" }));
  await waitFor(async () => expect((await lab.db.callbackRequest.findFirst())?.status).toBe("answered"));
  await user.click(detail.getByRole("button", { name: "Close callback" }));
  await detail.findAllByText("Please enter the outcome");
  fireEvent.input(detail.getByRole("textbox", { name: /Outcome/ }), {
    target: { value: "She has a room." },
  });
  await user.click(detail.getByRole("button", { name: "Close callback" }));
  await screen.findByText("No callbacks to make.");
});

test("another administrator sees at once that it was claimed, and that one is overdue", async () => {
  const id = await wait("Ben Ode", "415-555-0133");
  await lab.db.callbackRequest.update({ where: { id }, data: { dueAt: new Date(Date.now() + 2500) } });
  const other = await signInAdmin(lab);
  openScreens(await signInAdmin(lab), "/admin/callbacks");
  await screen.findByRole("button", { name: "Claim the call to Ben Ode" });
  await screen.findByText("1 overdue");
  await screen.findByText("Due now");
  await claimCallback(await other.context(), id);
  await screen.findByText("Assigned to Kim Ash");
  await screen.findByRole("link", { name: "Open the call to Ben Ode" });
});

test("asks an officer to sign in as an administrator", async () => {
  openScreens(await signInOfficer(lab), "/admin/callbacks");
  await screen.findByRole("heading", { name: "Admin Access" });
});

test("returns a claimed callback to the queue", async () => {
  const user = userEvent.setup();
  await wait("Cleo Banks", "415-555-0134");
  openScreens(await signInAdmin(lab), "/admin/callbacks");
  await user.click(await screen.findByRole("button", { name: "Claim the call to Cleo Banks" }));
  const detail = within(await screen.findByRole("region", { name: "Callback" }));
  await user.click(await detail.findByRole("button", { name: "Return to queue" }));
  await screen.findByText("Returned to queue");
  await screen.findByRole("button", { name: "Claim the call to Cleo Banks" });
});

const readings = () => lab.db.auditEntry.count({ where: { action: "callback.read" } });

test("a link opens a callback of another view, which is logged once, and Escape closes it", async () => {
  const user = userEvent.setup();
  const id = await wait("Dana Wells", "415-555-0135");
  await wait("Eli Moss", "415-555-0136");
  await lab.db.callbackRequest.update({ where: { id }, data: { status: "closed", closedAt: new Date() } });
  const before = await readings();
  const address = `/admin/callbacks?open=${globalId(id)}`;
  const { router } = openScreens(await signInAdmin(lab), address);
  const detail = within(await screen.findByRole("region", { name: "Callback" }));
  await detail.findByRole("heading", { name: "Dana Wells" });
  await detail.findByRole("link", { name: "(415) 555-0135" });
  expect(await readings()).toBe(before + 1);
  await user.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("region", { name: "Callback" })).toBeNull());
  expect(router.state.location.search).toBe("");
});

test("J opens the next callback, and an unsent outcome is there again", async () => {
  const user = userEvent.setup();
  const admin = await signInAdmin(lab);
  const [first] = [await wait("Fay Holt", "415-555-0137"), await wait("Gus Lind", "415-555-0138")];
  await claimCallback(await admin.context(), first);
  openScreens(admin, `/admin/callbacks?open=${globalId(first)}`);
  const note = await screen.findByRole("textbox", { name: /Outcome/ });
  await paste(user, note, "Left a message");
  await user.click(screen.getByRole("heading", { name: "Fay Holt" }));
  const before = await readings();
  await user.keyboard("j");
  await screen.findByRole("heading", { name: "Gus Lind" });
  await screen.findByRole("button", { name: "Claim" });
  expect(await readings()).toBe(before + 1);
  await user.keyboard("k");
  expect(await screen.findByDisplayValue("Left a message")).toBeTruthy();
});

test("a wrong link says so and leads back", async () => {
  openScreens(await signInAdmin(lab), `/admin/callbacks?open=${globalId(999_999)}`);
  await screen.findByText("This is no longer available, or the link is wrong.");
  await userEvent.click(screen.getByRole("button", { name: "Close details" }));
  await screen.findByText("No callbacks to make.");
});

const globalId = (id: number) => encodeURIComponent(btoa(`CallbackRequest:${id}`));
