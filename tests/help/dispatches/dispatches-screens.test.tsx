/** @vitest-environment jsdom */
import { screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { beforeAll, beforeEach, expect, onTestFinished, test } from "vitest";
import { judgePerson } from "../../../graph/desk/cases/same-person.ts";
import { saveConfig } from "../../../graph/platform/system/settings/save.ts";
import {
  approvedRequest,
  give,
  provider,
  signInSuperAdmin,
  vendorIds,
} from "../../harness/requests/dispatches.ts";
import { useKernel, type Caller } from "../../harness/kernel.ts";
import { signInAdmin, signInOfficer } from "../../harness/people.ts";
import { closeToast, openScreens, paste } from "../../harness/screens/screens.tsx";

const lab = useKernel();
let admin: Caller;
let vendor: Record<string, number>;
beforeAll(async () => {
  lab.quotas.count = async () => {};
  admin = await signInAdmin(lab);
  vendor = await vendorIds(lab);
});
beforeEach(async () => {
  // Each test starts with an empty hub.
  await lab.db.emergencyRequest.updateMany({
    where: { status: { in: ["approved", "dispatched"] } },
    data: { status: "completed" },
  });
});

const caseOf = async (id: number) =>
  (await lab.db.emergencyRequest.findUniqueOrThrow({ where: { id } })).caseId;

/** Opens the dashboard with the hub, and the row of this case. */
async function openHub(person: Caller, id: number, ways?: Parameters<typeof openScreens>[2]) {
  const user = userEvent.setup();
  openScreens(person, "/admin/dashboard", ways);
  await user.click(await screen.findByRole("button", { name: "Help Dispatch Hub" }));
  const row = within(await screen.findByRole("article", { name: await caseOf(id) }));
  return { user, row };
}
async function openDialog(person: Caller, id: number, ways?: Parameters<typeof openScreens>[2]) {
  const { user, row } = await openHub(person, id, ways);
  await user.click(row.getByRole("button", { name: /Manual Dispatch Resources/ }));
  const dialog = within(await screen.findByRole("dialog", { name: /Manual dispatch/ }));
  return { user, row, dialog };
}
const toastOf = async (title: string) =>
  within((await screen.findByText(title)).closest("[role=alertdialog]") as HTMLElement);

test("help of a kind that the person got in another case shows when, and needs a reason", async () => {
  const [before, id] = [await approvedRequest(lab), await approvedRequest(lab)];
  await judgePerson(await admin.context(), {
    ...{ number: before, other: id, answer: "same", reason: "Spoke with her", version: 0 },
  });
  await give(admin, before, [provider(vendor["Uber"], "transportation", { estimatedValue: 40 })]);
  const { user, dialog } = await openDialog(admin, id);
  await dialog.findByText(/^Last helped on /);
  const link = dialog.getByRole("link", { name: await caseOf(before) });
  expect(link.getAttribute("href")).toBe(`/admin/cases?case=${before}`);
  expect(dialog.queryByRole("textbox", { name: /same kind of help/ })).toBeNull();
  await user.click(dialog.getByRole("checkbox", { name: "Uber" }));
  const send = () => user.click(dialog.getByRole("button", { name: "Dispatch 1 Service Provider" }));
  const reason = await dialog.findByRole("textbox", { name: /^Reason for the same kind of help again/ });
  await send();
  await dialog.findAllByText("Please enter a reason");
  expect(await lab.db.helpDispatch.count({ where: { requestId: id } })).toBe(0);
  await paste(user, reason, "The first ride did not come");
  await send();
  await waitFor(async () =>
    expect(await lab.db.helpDispatch.findMany({ where: { requestId: id } })).toMatchObject([
      { overlapReason: "The first ride did not come" },
    ]),
  );
});

test("a checked provider without codes or a terminal is to be told about the code", async () => {
  const id = await approvedRequest(lab);
  const joinedAt = lab.now();
  const terminal = await lab.db.redemptionTerminal.create({
    data: {
      ...{ vendorId: vendor["Lyft"]!, name: "Front desk", createdBy: "admin", joinedAt },
      ...{
        invitedUntil: joinedAt,
        secretHash: "terminal",
        endsAt: new Date(joinedAt.getTime() + 86_400_000),
      },
    },
  });
  onTestFinished(async () => void (await lab.db.redemptionTerminal.delete({ where: { id: terminal.id } })));
  const { user, dialog } = await openDialog(admin, id);
  const note = /no codes or terminal here/;
  expect(dialog.queryByText(note)).toBeNull();
  await user.click(await dialog.findByRole("checkbox", { name: "Lyft" }));
  await dialog.findByRole("timer", { name: "Lyft, time elapsed" });
  expect(dialog.queryByText(note)).toBeNull();
  await user.click(dialog.getByRole("checkbox", { name: "Uber" }));
  await dialog.findByText(note);
});

test("one press dispatches a meal, a ride and a room, after one 'Limits Exceeded'", async () => {
  const id = await approvedRequest(lab);
  const { user, row, dialog } = await openDialog(admin, id);
  await dialog.findByText("Please select at least one service provider from the tabs above");
  dialog.getByText("$10 per person, at most 10 people");
  dialog.getByText("$0 of $10 per person");
  dialog.getByText("$75 per night");
  await user.click(dialog.getByRole("button", { name: "Dispatch 0 Service Providers" }));
  (await toastOf("Error")).getByText("Please select at least one service provider to dispatch");

  await user.click(dialog.getByRole("checkbox", { name: "Uber" }));
  await dialog.findByRole("timer", { name: "Uber, time elapsed" });
  await user.click(dialog.getByRole("tab", { name: "Food" }));
  await user.click(await dialog.findByRole("checkbox", { name: "DoorDash" }));
  await user.click(dialog.getByRole("tab", { name: "Shelter" }));
  await user.click(await dialog.findByRole("checkbox", { name: "Hotels.com" }));
  const people = dialog.getByRole("textbox", { name: "Number of people" });
  await user.clear(people);
  await user.type(people, "3");
  const value = dialog.getAllByRole("textbox", { name: "Estimated value ($)" })[1]!;
  await user.clear(value);
  await user.type(value, "40");
  const hours = dialog.getByRole("textbox", { name: "Duration (hours)" });
  await user.clear(hours);
  await user.type(hours, "30");
  await user.click(
    dialog.getByRole("button", { name: "Dispatch 3 Service Providers: Uber, DoorDash, Hotels.com" }),
  );
  const limits = await screen.findByText((_text, element) =>
    Boolean(
      element?.matches("[slot=description]") && element.textContent?.includes("Shelter assistance limited"),
    ),
  );
  expect(limits.textContent).toBe(
    "Food assistance exceeds limit: $40 > $30 (max $10/person for 3 people)\nShelter assistance limited to 24 hours maximum",
  );
  expect(await lab.db.helpDispatch.count({ where: { requestId: id } })).toBe(0);
  await dialog.findAllByText("Enter 1 to 24 hours");
  await closeToast(user, "Limits Exceeded");

  // An invalid count is rejected at its field, which names its limit; it is not replaced.
  for (const count of ["14", "0", ""]) {
    await user.clear(people);
    if (count) await user.type(people, count);
    await user.click(
      dialog.getByRole("button", { name: "Dispatch 3 Service Providers: Uber, DoorDash, Hotels.com" }),
    );
    await dialog.findAllByText("Enter 1 to 10 people");
    expect(people.getAttribute("aria-invalid")).toBe("true");
  }
  expect(await lab.db.helpDispatch.count({ where: { requestId: id } })).toBe(0);
  await user.clear(people);
  await user.type(people, "3");

  await user.clear(hours);
  await user.type(hours, "24");
  await user.clear(value);
  await user.type(value, "30");
  await paste(user, dialog.getByRole("textbox", { name: "Dispatch notes" }), "Ring twice");
  await user.click(
    dialog.getByRole("button", { name: "Dispatch 3 Service Providers: Uber, DoorDash, Hotels.com" }),
  );
  await screen.findByText("Successfully dispatched 3 service provider(s)");
  await waitFor(() => expect(screen.queryByRole("dialog", { name: /Manual dispatch/ })).toBeNull());
  expect(
    await lab.db.helpDispatch.findMany({ where: { requestId: id }, orderBy: { helpType: "asc" } }),
  ).toMatchObject([
    { vendorName: "DoorDash", people: 3, estimatedValueCents: 3000 },
    { vendorName: "Hotels.com", hours: 24, estimatedValueCents: 7500 },
    { vendorName: "Uber", estimatedValueCents: 10_000, dispatchNotes: "Uber - Ring twice" },
  ]);
  expect(await lab.db.providerTimer.count({ where: { requestId: id } })).toBe(3);
  // It is dispatched now, and stays in the approved list for the dispatcher.
  const shown = within(await screen.findByRole("article", { name: await caseOf(id) }));
  await shown.findByText("dispatched");
  const link = await screen.findByRole("link", { name: `Open ${await caseOf(id)}` });
  expect(link.getAttribute("href")).toBe(`/admin/cases?case=${id}`);
  expect(row).toBeTruthy();
});

test("shows the configured limits", async () => {
  const boss = await (await signInSuperAdmin(lab)).context();
  onTestFinished(async () => {
    await saveConfig(boss, { defaultFoodAssistance: 10, defaultHousingAssistance: 75 });
  });
  await saveConfig(boss, { defaultFoodAssistance: 12, defaultHousingAssistance: 60 });
  const { dialog } = await openDialog(admin, await approvedRequest(lab));
  await dialog.findByText("$12 per person, at most 10 people");
  dialog.getByText("$0 of $12 per person");
  dialog.getByText("$60 per night");
});

test("above the allocation a reason is required at its field", async () => {
  const id = await approvedRequest(lab, { dollars: 50 });
  const { user, dialog } = await openDialog(admin, id);
  await user.click(await dialog.findByRole("checkbox", { name: "Lyft" }));
  const reason = await dialog.findByRole("textbox", { name: /Reason for exceeding the allocation/ });
  await user.click(dialog.getByRole("button", { name: "Dispatch 1 Service Provider" }));
  await dialog.findAllByText(/Please enter a reason/);
  await paste(user, reason, "Far away");
  await user.click(dialog.getByRole("button", { name: "Dispatch 1 Service Provider" }));
  await screen.findByText("Successfully dispatched 1 service provider(s)");
  expect(await lab.db.helpDispatch.findFirst({ where: { requestId: id } })).toMatchObject({
    overReason: "Far away",
  });
});

test("a timer runs for both administrators, survives the dialog, and ends with Mark Complete", async () => {
  const id = await approvedRequest(lab);
  const { user, dialog } = await openDialog(admin, id);
  await user.click(await dialog.findByRole("checkbox", { name: "Uber" }));
  await dialog.findByRole("timer", { name: "Uber, time elapsed" });
  await user.click(dialog.getByRole("button", { name: "Close" }));
  await user.click(screen.getByRole("button", { name: /Manual Dispatch Resources/ }));
  const again = within(await screen.findByRole("dialog", { name: /Manual dispatch/ }));
  await again.findByRole("timer", { name: "Uber, time elapsed" });
  // The clock is the server's, the choice was that dialog's.
  expect(again.getByRole<HTMLInputElement>("checkbox", { name: "Uber" }).checked).toBe(false);
  again.getByRole("button", { name: "Dispatch 0 Service Providers" });
  await user.click(again.getByRole("button", { name: "Mark Complete: Uber" }));
  await waitFor(() => expect(again.queryByRole("timer")).toBeNull());
  expect(await lab.db.providerTimer.count({ where: { requestId: id } })).toBe(0);
  expect(again.getByRole<HTMLInputElement>("checkbox", { name: "Uber" }).checked).toBe(false);
});

test("the second administrator gets a conflict, and keeps the typed text", async () => {
  const id = await approvedRequest(lab);
  const { user, dialog } = await openDialog(admin, id, {
    before: {
      useDispatchHelpMutation: () =>
        lab.db.emergencyRequest.update({ where: { id }, data: { version: { increment: 1 } } }),
    },
  });
  await user.click(await dialog.findByRole("checkbox", { name: "Lyft" }));
  await paste(user, await dialog.findByRole("textbox", { name: "Dispatch notes" }), "Typed long ago");
  await user.click(dialog.getByRole("button", { name: "Dispatch 1 Service Provider" }));
  await screen.findByText("Someone else changed this request. Please review it and try again.");
  expect(dialog.getByRole<HTMLInputElement>("textbox", { name: "Dispatch notes" }).value).toBe(
    "Typed long ago",
  );
  await waitFor(async () => {
    await user.click(dialog.getByRole("button", { name: "Dispatch 1 Service Provider" }));
    expect(await lab.db.helpDispatch.count({ where: { requestId: id } })).toBe(1);
  });
});

test("a row that leaves the list keeps its open dialog, and stays for the person who opened it", async () => {
  const id = await approvedRequest(lab);
  const other = await approvedRequest(lab);
  const { user, dialog } = await openDialog(admin, id);
  await user.click(await dialog.findByRole("checkbox", { name: "Lyft" }));
  await paste(user, await dialog.findByRole("textbox", { name: "Dispatch notes" }), "The back door");
  const colleague = await signInAdmin(lab);
  await give(colleague, id, [provider(vendor["Uber"], "transportation", { estimatedValue: 20 })]);
  await give(colleague, other, [provider(vendor["Uber"], "transportation", { estimatedValue: 20 })]);
  const row = await screen.findByRole("article", { name: await caseOf(id), hidden: true });
  await within(row).findByText("dispatched");
  await within(row).findByRole("list", { name: "Dispatched resources", hidden: true });
  expect(screen.queryByRole("article", { name: await caseOf(other), hidden: true })).not.toBeNull();
  expect(dialog.getByRole<HTMLTextAreaElement>("textbox", { name: "Dispatch notes" }).value).toBe(
    "The back door",
  );
  await user.click(dialog.getByRole("button", { name: "Cancel" }));
  await waitFor(async () => {
    expect(screen.queryByRole("article", { name: await caseOf(other) })).toBeNull();
  });
  expect(screen.queryByRole("article", { name: await caseOf(id) })).not.toBeNull();
});

test("a running timer checks nothing: it is shown beside an empty box, and checking takes it over", async () => {
  const id = await approvedRequest(lab);
  const startedAt = new Date();
  startedAt.setHours(12, 4, 0, 0);
  const timer = { requestId: id, startedBy: "kim", startedAt };
  await lab.db.providerTimer.createMany({
    data: [
      { ...timer, vendorId: vendor["Uber"] ?? 0, helpType: "transportation" },
      { ...timer, vendorId: vendor["Hotels.com"] ?? 0, helpType: "shelter" },
    ],
  });
  const { user, dialog } = await openDialog(admin, id, {
    before: { useProviderClockStopMutation: () => Promise.reject(new Error("No connection")) },
  });
  const uber = await dialog.findByRole<HTMLInputElement>("checkbox", { name: "Uber" });
  expect(uber.checked).toBe(false);
  dialog.getByText(/started 12:04\sPM by kim/);
  dialog.getByRole("button", { name: "Dispatch 0 Service Providers" });
  const startedBy = async () =>
    (await lab.db.providerTimer.findFirstOrThrow({ where: { requestId: id, helpType: "transportation" } }))
      .startedBy;

  await user.click(uber);
  await waitFor(async () => expect(await startedBy()).not.toBe("kim"));
  await dialog.findByText(new RegExp(`started 12:04\\sPM by ${await startedBy()}`));
  // It could not be stopped. What was unchecked stays so, and is not dispatched.
  await user.click(uber);
  await toastOf("Error");
  expect(uber.checked).toBe(false);
  dialog.getByRole("button", { name: "Dispatch 0 Service Providers" });
  await user.click(uber);
  await user.click(dialog.getByRole("button", { name: "Dispatch 1 Service Provider" }));
  await screen.findByText("Successfully dispatched 1 service provider(s)");
  expect(await lab.db.helpDispatch.findMany({ where: { requestId: id } })).toMatchObject([
    { vendorName: "Uber" },
  ]);
});

test("the need is beside its fields, which begin with it, and the button names what another tab dispatches", async () => {
  const id = await approvedRequest(lab);
  const needs = {
    meals: { people: 12 },
    room: { nights: 3, people: 4 },
    ride: { to: "Dallas", distance: "local" },
    other: "Diapers",
  };
  await lab.db.emergencyRequest.update({ where: { id }, data: { needs } });
  const { user, dialog } = await openDialog(admin, id);
  await dialog.findByText("Meals for 12 people");
  const field = (name: string, at = 0) =>
    dialog.getAllByRole<HTMLInputElement>("textbox", { name })[at]?.value;

  await user.click(dialog.getByRole("checkbox", { name: "Uber" }));
  dialog.getByText("Needed: A ride, local, to Dallas");
  dialog.getByText("Also needed: Diapers");
  expect(field("Estimated value ($)")).toBe("25");
  dialog.getByRole("button", { name: "Dispatch 1 Service Provider" });

  await user.click(dialog.getByRole("tab", { name: "Food" }));
  dialog.getByRole("button", { name: "Dispatch 1 Service Provider: Uber" });
  await user.click(await dialog.findByRole("checkbox", { name: "DoorDash" }));
  expect([field("Number of people"), field("Estimated value ($)", 1)]).toEqual(["10", "100"]);
  dialog.getByText("Cut to 10 people, the most for one dispatch");

  await user.click(dialog.getByRole("tab", { name: "Shelter" }));
  await user.click(await dialog.findByRole("checkbox", { name: "Hotels.com" }));
  expect(field("Duration (hours)")).toBe("24");
  dialog.getByText("Cut to 24 hours, the most for one dispatch");
  const lines = within(dialog.getByRole("region", { name: "To be dispatched" })).getAllByRole("listitem");
  expect(lines.map(({ textContent }) => textContent)).toEqual([
    "UberTransportation$25",
    "DoorDashFood, 10 people$100",
    "Hotels.comShelter, 24 hours$75",
  ]);
  await user.click(
    dialog.getByRole("button", { name: "Dispatch 3 Service Providers: Uber, DoorDash, Hotels.com" }),
  );
  await screen.findByText("Successfully dispatched 3 service provider(s)");
  expect(
    await lab.db.helpDispatch.findMany({ where: { requestId: id }, orderBy: { helpType: "asc" } }),
  ).toMatchObject([
    { people: 10, estimatedValueCents: 10_000 },
    { hours: 24, estimatedValueCents: 7500 },
    { estimatedValueCents: 2500 },
  ]);
});

test("a need that no one confirmed is suggested, and fills the fields with one press", async () => {
  const id = await approvedRequest(lab);
  await lab.db.emergencyRequest.update({
    where: { id },
    data: { needs: { meals: { people: 5 }, room: null, ride: null, other: null }, needsSource: "read" },
  });
  const { user, dialog } = await openDialog(admin, id);
  await user.click(await dialog.findByRole("tab", { name: "Food" }));
  await user.click(await dialog.findByRole("checkbox", { name: "DoorDash" }));
  const people = dialog.getByRole<HTMLInputElement>("textbox", { name: "Number of people" });
  expect(people.value).toBe("1");
  expect(dialog.getAllByText("Read from the text, not confirmed")).toHaveLength(2);
  // One press does not decide between the guess and the usual value.
  await user.click(dialog.getByRole("button", { name: "Dispatch 1 Service Provider" }));
  await dialog.findAllByText("No one confirmed the need. Check this, then dispatch again.");
  expect(await lab.db.helpDispatch.count({ where: { requestId: id } })).toBe(0);
  await user.click(dialog.getByRole("button", { name: "Use 5 people, $50" }));
  expect(people.value).toBe("5");
  expect(dialog.queryByRole("button", { name: /^Use / })).toBeNull();
  expect(dialog.queryByText(/^No one confirmed the need/)).toBeNull();
  dialog.getByText("Food, 5 people");
  // A kind of help without a need has the usual values.
  await user.click(dialog.getByRole("tab", { name: "Shelter" }));
  await user.click(await dialog.findByRole("checkbox", { name: "Hotels.com" }));
  dialog.getByText("Not stated. The fields hold the usual values.");
  await user.click(dialog.getByRole("button", { name: /^Dispatch 2/ }));
  await screen.findByText("Successfully dispatched 2 service provider(s)");
  expect(await lab.db.helpDispatch.findFirst({ where: { requestId: id, helpType: "food" } })).toMatchObject({
    people: 5,
    estimatedValueCents: 5000,
  });
});

test("what a colleague changes meanwhile is told, and the next press dispatches nothing yet", async () => {
  const id = await approvedRequest(lab);
  const { user, dialog } = await openDialog(admin, id);
  await user.click(await dialog.findByRole("checkbox", { name: "Lyft" }));
  const value = await dialog.findByRole<HTMLInputElement>("textbox", { name: "Estimated value ($)" });
  await user.clear(value);
  await user.type(value, "30");
  const colleague = await signInAdmin(lab);
  await lab.db.emergencyRequest.update({
    where: { id },
    data: { needs: { meals: { people: 7 }, room: null, ride: null, other: null } },
  });
  await give(colleague, id, [provider(vendor["Uber"], "transportation", { estimatedValue: 20 })]);
  const told = within(
    (await dialog.findByText("This request changed while you were here")).closest(
      "[role=alert]",
    ) as HTMLElement,
  );
  told.getByText("Needed now: Meals for 7 people.");
  told.getByText(/ dispatched Uber for \$20\.00\.$/);
  expect(value.value).toBe("30");
  await user.click(dialog.getByRole("button", { name: "Dispatch 1 Service Provider" }));
  await screen.findByText("Someone else changed this request. Please review it and try again.");
  expect(await lab.db.helpDispatch.count({ where: { requestId: id } })).toBe(1);
  await user.click(dialog.getByRole("button", { name: "Dispatch 1 Service Provider" }));
  await screen.findByText("Successfully dispatched 1 service provider(s)");
  expect(await lab.db.helpDispatch.count({ where: { requestId: id } })).toBe(2);
});

test("reveals a code, reissues and voids a dispatch, and highlights a problem", async () => {
  const id = await approvedRequest(lab);
  const [made] = await give(admin, id, [provider(vendor["Uber"], "transportation")]);
  await lab.db.helpDispatch.update({ where: { id: made ?? 0 }, data: { problemAt: new Date() } });
  const user = userEvent.setup();
  openScreens(admin, "/admin/dashboard");
  await user.click(await screen.findByRole("button", { name: "Help Dispatch Hub" }));
  await screen.findByText("No requests available for dispatch.");
  await user.click(await screen.findByRole("button", { name: "1 problem" }));
  const row = within(await screen.findByRole("article", { name: await caseOf(id) }));
  row.getByText("Problem reported");
  row.getByText("UBER••••");
  const choose = async (name: RegExp) => {
    await user.click(row.getAllByRole("button", { name: "More actions for Uber" }).at(-1)!);
    await user.click(await screen.findByRole("menuitem", { name }));
  };
  await choose(/Reveal code/);
  await row.findByText(/^UBER\d{4}$/);
  expect(
    await lab.db.auditEntry.count({ where: { action: "dispatch.revealed", resourceId: String(made) } }),
  ).toBe(1);

  await choose(/Reissue/);
  const ask = within(await screen.findByRole("alertdialog", { name: "Reissue the Uber dispatch?" }));
  ask.getByText(/a new code for the same help: \$100\.00\.$/);
  await paste(user, ask.getByRole("textbox", { name: /Reason/ }), "The code fails");
  await user.click(ask.getByRole("button", { name: "Reissue" }));
  await closeToast(user, "Uber dispatch reissued");
  await row.findByText("Reissued");
  row.getByText("Voided: The code fails");
  await waitFor(() => expect(row.queryByText("Problem reported")).toBeNull());

  await choose(/^Void/);
  const back = within(await screen.findByRole("alertdialog", { name: "Void the Uber dispatch?" }));
  await paste(user, back.getByRole("textbox", { name: /Reason/ }), "Not needed");
  await user.click(back.getByRole("button", { name: "Void dispatch" }));
  await screen.findByText("Uber dispatch voided");
  expect(await lab.db.emergencyRequest.findUnique({ where: { id } })).toMatchObject({ status: "approved" });
});

test("adds, disables and deletes providers in edit mode; their contact is behind the icon", async () => {
  const id = await approvedRequest(lab);
  await lab.db.vendor.update({
    where: { key: "lyft" },
    data: { supportPhones: ["(512) 555-0142"], supportHours: "Day and night" },
  });
  const { user, dialog } = await openDialog(await signInSuperAdmin(lab), id);
  await user.click(await dialog.findByRole("button", { name: "Customer service for Lyft" }));
  const contact = within(await screen.findByRole("dialog", { name: "Lyft: customer service" }));
  expect(contact.getByRole("link", { name: "(512) 555-0142" }).getAttribute("href")).toBe("tel:5125550142");
  contact.getByText("Day and night");
  await user.click(contact.getByRole("button", { name: "Close" }));

  await user.click(dialog.getByRole("button", { name: "Edit providers" }));
  await user.click(dialog.getByRole("switch", { name: "Enabled: Lyft" }));
  await screen.findByText("Vendor disabled successfully");
  expect(dialog.getByRole<HTMLInputElement>("checkbox", { name: "Lyft" }).disabled).toBe(true);
  await paste(user, dialog.getByRole("textbox", { name: "New provider" }), "Night Cabs");
  await user.keyboard("{Enter}");
  await dialog.findByRole("checkbox", { name: "Night Cabs" });
  await user.click(dialog.getByRole("button", { name: "More actions for Night Cabs" }));
  await user.click(await screen.findByRole("menuitem", { name: "Promo codes" }));
  const codes = within(await screen.findByRole("dialog", { name: "Promo codes for Night Cabs" }));
  const choose = async (...lines: string[]) =>
    user.upload(
      document.querySelector<HTMLInputElement>("input[type=file]")!,
      new File([["code", ...lines, ""].join("\n")], "codes.csv", { type: "text/csv" }),
    );
  // The reason stays until another file is chosen, and then it is gone.
  await user.upload(
    document.querySelector<HTMLInputElement>("input[type=file]")!,
    new File(["voucher"], "vouchers.csv"),
  );
  await codes.findByText('The header row must include a "code" column.');
  // A spreadsheet may have changed the last digit to zero, so a person compares it.
  await choose("4000123412341230");
  await codes.findByText("1 invalid row");
  expect(codes.queryByText("Could not import the file")).toBeNull();
  codes.getByText(/^Length of the codes: 16 characters \(1 code\)/);
  codes.getByText("40••••30");
  await user.click(codes.getByRole("checkbox", { name: /^I compared the code in line 2/ }));
  await codes.findByText("1 valid row");
  codes.getByRole("button", { name: "Import 1 code" });

  await choose("CAB-1234", "x");
  await codes.findByText("1 invalid row");
  codes.getByText("1 valid row");
  expect(codes.queryByRole("checkbox")).toBeNull();
  await user.click(codes.getByRole("button", { name: "Import 1 code" }));
  await codes.findByText("1 code waits for approval");
  await user.click(codes.getAllByRole("button", { name: "Close" })[0]!);
  await user.click(dialog.getByRole("button", { name: "More actions for Night Cabs" }));
  await user.click(await screen.findByRole("menuitem", { name: "Delete" }));
  const sure = within(await screen.findByRole("alertdialog", { name: "Delete Night Cabs?" }));
  await user.click(sure.getByRole("button", { name: "Delete" }));
  await waitFor(() => expect(dialog.queryByRole("checkbox", { name: "Night Cabs" })).toBeNull());
  await lab.db.vendor.update({ where: { key: "lyft" }, data: { isActive: true } });
});

test("the officer sees dispatches on the request's page, in their language, without codes", async () => {
  const officer = await signInOfficer(lab);
  const id = await approvedRequest(lab, { officer });
  const [made] = await give(admin, id, [provider(vendor["DoorDash"], "food", { people: 2 })], {
    dispatchNotes: "Hush",
  });
  openScreens(officer, `/request/${id}`);
  const card = within(await screen.findByRole("region", { name: "Help provided" }));
  card.getByText("Food: DoorDash");
  card.getByText(/^\$20\.00 · 2 people · Sent/);
  const { confirmationNumber } = await lab.db.helpDispatch.findUniqueOrThrow({ where: { id: made ?? 0 } });
  expect(document.body.textContent).not.toContain(confirmationNumber);
  expect(document.body.textContent).not.toContain("Hush");
});

test("a URL opens the hub, which the device had collapsed", async () => {
  const id = await approvedRequest(lab);
  const { router } = openScreens(admin, "/admin/dashboard?tab=overview");
  const title = await screen.findByRole("button", { name: "Help Dispatch Hub" });
  expect(title.getAttribute("aria-expanded")).toBe("false");
  await router.navigate("/admin/dashboard?tab=overview&hub=approved");
  await screen.findByRole("article", { name: await caseOf(id) });
  expect(title.getAttribute("aria-expanded")).toBe("true");
});
