/** @vitest-environment jsdom */
import { screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { beforeEach, expect, test } from "vitest";
import { createRequest } from "../../../graph/intake/requests/create.ts";
import { useKernel } from "../../harness/kernel.ts";
import { saveVictimInfo } from "../../../graph/intake/requests/victim-info/victim-info.ts";
import {
  fileRequest,
  newRequestForm,
  signInAdmin,
  signInOfficer,
  victimInfoForm,
} from "../../harness/people.ts";
import { closeToast, openScreens, paste } from "../../harness/screens/screens.tsx";

const lab = useKernel();
beforeEach(() => localStorage.clear());

test("the workflow panel shows a demonstration, and the device remembers that it is open", async () => {
  const user = userEvent.setup();
  const admin = await signInAdmin(lab);
  openScreens(admin, "/admin/dashboard");
  const title = await screen.findByRole("button", { name: "Workflow Steps" });
  expect(title.getAttribute("aria-expanded")).toBe("false");
  await user.click(title);
  await screen.findByText(/Example with request 12345/);
  const steps = screen.getAllByRole("listitem").filter((item) => within(item).queryByRole("button"));
  const current = steps.filter((item) => within(item).queryByRole("button", { current: "step" }));
  expect(current.map((item) => item.textContent)).toEqual([
    expect.stringContaining("Supervisor Reviews and Approves Request"),
  ]);
  await user.click(screen.getByRole("button", { name: /AI Triggers Appropriate Action/ }));
  expect(screen.getByRole("button", { current: "step" }).textContent).toContain("AI Triggers");
  expect(localStorage.getItem("safevoice-panel-workflow")).toBe("open");
});

test("a URL opens a case over the dashboard, its steps are in the workflow, and a missing one is reported", async () => {
  const user = userEvent.setup();
  const number = await fileRequest(lab, await signInOfficer(lab));
  const { caseId } = await lab.db.emergencyRequest.findUniqueOrThrow({ where: { id: number } });
  localStorage.setItem("safevoice-panel-workflow", "open");
  const { router } = openScreens(await signInAdmin(lab), `/admin/dashboard?case=${number}`);
  const dialog = within(await screen.findByRole("dialog", { name: "Request Details" }));
  await dialog.findByText(caseId);
  dialog.getByText("Noor Ibarra-Whitlock");
  dialog.getByText("Not yet");
  await user.click(dialog.getByRole("button", { name: "Close" }));
  expect(router.state.location.search).toBe("");
  await screen.findByText(`Steps for ${caseId}`);

  await router.navigate("/admin/dashboard?case=999999");
  await screen.findByText("Failed to load the request");
  // In the dialog, and in the panel of its steps.
  await screen.findAllByText("Request not found or you don't have permission to view it.");
});

test("an administrator approves in the dialog, reverts it with a reason, and reads both in the history", async () => {
  const user = userEvent.setup();
  const number = await fileRequest(lab, await signInOfficer(lab), { recommended: 120 });
  openScreens(await signInAdmin(lab), `/admin/dashboard?case=${number}`);
  const dialog = within(await screen.findByRole("dialog", { name: "Request Details" }));
  const approve = await dialog.findByRole("button", { name: "Approve" });
  const isBefore = approve.compareDocumentPosition(dialog.getByText("Contact"));
  expect(isBefore & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  await user.click(approve);
  dialog.getByText("$120.00 is allocated.");
  await user.click(dialog.getAllByRole("button", { name: "Approve" }).at(-1)!);
  await screen.findByText("Request status changed to approved");
  await user.click(dialog.getByRole("button", { name: "Set Pending" }));
  await dialog.findByText("The $120.00 allocation is voided.");
  await user.click(dialog.getAllByRole("button", { name: "Set Pending" }).at(-1)!);
  await dialog.findAllByText("Please give a reason");
  await user.click(dialog.getByRole("textbox", { name: /Reason/ }));
  await user.paste("The amount was read wrongly");
  await user.click(dialog.getAllByRole("button", { name: "Set Pending" }).at(-1)!);
  await screen.findByText("Request status changed to pending");
  await user.click(dialog.getByRole("tab", { name: "History" }));
  expect((await dialog.findAllByText("The amount was read wrongly")).length).toBeGreaterThan(0);
  dialog.getByText("approved → pending");
});

test("a blocked approval offers what removes the block", async () => {
  const number = await fileRequest(lab, await signInOfficer(lab), { victimInfo: false });
  openScreens(await signInAdmin(lab), `/admin/cases?case=${number}`);
  await screen.findByText("You can't approve this yet");
  const link = screen.getByRole("link", { name: "Add victim information" });
  expect(link.getAttribute("href")).toBe(`/request/${number}/victim-info`);
});

test("an amount that changed under the open confirmation is approved by the second press, not the first", async () => {
  const user = userEvent.setup();
  const admin = await signInAdmin(lab);
  const number = await fileRequest(lab, await signInOfficer(lab), { recommended: 120 });
  openScreens(admin, `/admin/dashboard?case=${number}`);
  const dialog = within(await screen.findByRole("dialog", { name: "Request Details" }));
  await user.click(await dialog.findByRole("button", { name: "Approve" }));
  dialog.getByText("$120.00 is allocated.");
  await lab.db.emergencyRequest.update({
    where: { id: number },
    data: { aiRecommendationCents: 48_000, version: { increment: 1 } },
  });
  lab.events.publish("requestChanged", { id: number });
  await dialog.findByText("$480.00 is allocated.");
  const approve = () => user.click(dialog.getAllByRole("button", { name: "Approve" }).at(-1)!);
  await approve();
  await dialog.findByText(/Someone else just changed this request/);
  expect(await lab.db.fundAllocation.count({ where: { requestId: number } })).toBe(0);
  await approve();
  await screen.findByText("Request status changed to approved");
});

test("the second of two administrators keeps the typed reason, and sees the new state", async () => {
  const user = userEvent.setup();
  const [admin, other] = [await signInAdmin(lab), await signInAdmin(lab)];
  const number = await fileRequest(lab, await signInOfficer(lab), { recommended: 120 });
  const decideElsewhere = () =>
    lab.db.emergencyRequest.update({
      where: { id: number },
      data: { status: "processing", version: { increment: 1 } },
    });
  openScreens(admin, `/admin/dashboard?case=${number}`, {
    before: { StepFormMutation: decideElsewhere },
  });
  const dialog = within(await screen.findByRole("dialog", { name: "Request Details" }));
  await user.click(await dialog.findByRole("button", { name: "Mark Complete" }));
  await user.click(await dialog.findByRole("textbox", { name: /Reason/ }));
  await user.paste("It was settled by phone");
  await user.click(dialog.getAllByRole("button", { name: "Mark Complete" }).at(-1)!);
  await dialog.findByText(/Someone else just changed this request/);
  expect(dialog.getByRole<HTMLTextAreaElement>("textbox", { name: /Reason/ }).value).toBe(
    "It was settled by phone",
  );
  await dialog.findByText("processing");
  const { viewCase } = await import("../../../graph/desk/cases/presence.ts");
  await viewCase(await other.context(), number);
  expect((await viewCase(await other.context(), number)).length).toBe(1);
});

test("masks identification until revealed, and hides it again", async () => {
  const user = userEvent.setup();
  const number = await fileRequest(lab, await signInOfficer(lab));
  const { stored } = openScreens(await signInAdmin(lab), `/admin/dashboard?case=${number}`);
  const dialog = within(await screen.findByRole("dialog", { name: "Request Details" }));
  const reveal = await dialog.findByRole("button", { name: "Reveal" });
  expect(dialog.queryByText("ZYX-078-05-1120")).toBeNull();
  await user.click(reveal);
  await dialog.findByText("ZYX-078-05-1120");
  expect(stored()).toContain(`"number":${number}`);
  expect(stored()).not.toContain("ZYX-078-05-1120");
  await user.click(dialog.getByRole("button", { name: "Hide" }));
  expect(dialog.queryByText("ZYX-078-05-1120")).toBeNull();
});

test("a link leads past the facts of a case to its parts, and moves the focus", async () => {
  const user = userEvent.setup();
  const number = await fileRequest(lab, await signInOfficer(lab));
  openScreens(await signInAdmin(lab), `/admin/dashboard?case=${number}`);
  const dialog = within(await screen.findByRole("dialog", { name: "Request Details" }));
  await user.click(await dialog.findByRole("button", { name: "Decision, letters, history" }));
  expect(document.activeElement).toBe(dialog.getByRole("tab", { name: "Decision" }));
});

test("a citizen's own request is adopted, by the administrator or for a named officer", async () => {
  const user = userEvent.setup();
  const { id: number } = await createRequest(await (await lab.visitor()).context(), newRequestForm());
  openScreens(await signInAdmin(lab), `/admin/dashboard?case=${number}`);
  const dialog = within(await screen.findByRole("dialog", { name: "Request Details" }));
  const named = await dialog.findByRole("textbox", { name: /badge number or email/ });
  await paste(user, named, "B-none");
  await user.click(dialog.getByRole("button", { name: "Assign" }));
  await waitFor(() => expect(named.getAttribute("aria-invalid")).toBe("true"));
  await user.clear(named);
  await user.click(dialog.getByRole("button", { name: "Assign" }));
  await closeToast(user, "Request assigned");
  expect(dialog.queryByText("No one is responsible for this request yet")).toBeNull();
});

test("an administrator judges whether another case is the same person's, and is named with it", async () => {
  const user = userEvent.setup();
  const officer = await signInOfficer(lab);
  const [, number] = [await fileRequest(lab, officer), await fileRequest(lab, officer)];
  openScreens(await signInAdmin(lab), `/admin/dashboard?case=${number}`);
  const dialog = within(await screen.findByRole("dialog", { name: "Request Details" }));
  await user.click(await dialog.findByRole("tab", { name: /^Same Person/ }));
  await user.click((await dialog.findAllByRole("button", { name: /^Say who they are for: EM-/ }))[0]!);
  const answer = within(await screen.findByRole("dialog", { name: /^Say who they are for: EM-/ }));
  await user.click(answer.getByRole("button", { name: "Save answer" }));
  await answer.findAllByText("Please enter a reason of at least 3 characters.");
  await user.click(answer.getByRole("radio", { name: /^Different people/ }));
  await user.click(answer.getByRole("textbox", { name: /^Reason/ }));
  await user.paste("Two sisters");
  await user.click(answer.getByRole("button", { name: "Save answer" }));
  await dialog.findByText("Two sisters");
  await dialog.findByText(/^by admin/);
});

test("a task opens both cases side by side, and an answer there closes it", async () => {
  const user = userEvent.setup();
  const officer = await signInOfficer(lab);
  // The same name in another spelling, and another email.
  const email = "n.whitlock@example.com";
  const written = newRequestForm({ victimName: "IBARRA WHITLOCK, Noor", victimEmail: email });
  const before = await createRequest(await officer.context(), written);
  await saveVictimInfo(await officer.context(), before.id, victimInfoForm({ email }));
  const number = await fileRequest(lab, officer);
  const { caseId } = await lab.db.emergencyRequest.findUniqueOrThrow({ where: { id: number } });
  openScreens(await signInAdmin(lab), "/admin/tasks?kind=same_person");
  await user.click(
    await screen.findByRole("link", { name: `Compare cases: Possibly the same person, ${caseId}` }),
  );
  await screen.findByRole("heading", { level: 1, name: "Same person?" });
  const table = within(await screen.findByRole("table", { name: "Same person?" }));
  for (const name of [caseId, before.caseId]) table.getByRole("columnheader", { name: RegExp(name) });
  expect(table.getAllByText("512-555-0143")).toHaveLength(2);
  table.getByRole("rowheader", { name: "Phone Same" });
  table.getByRole("rowheader", { name: "Email Different" });
  table.getByRole("rowheader", { name: "Name" });
  await user.click(screen.getByRole("button", { name: `Say who they are for: ${before.caseId}` }));
  const answer = within(
    await screen.findByRole("dialog", { name: `Say who they are for: ${before.caseId}` }),
  );
  await user.click(answer.getByRole("radio", { name: /^Same person/ }));
  await user.click(answer.getByRole("textbox", { name: /^Reason/ }));
  await user.paste("She says so");
  await user.click(answer.getByRole("button", { name: "Save answer" }));
  await screen.findByText("She says so");
  screen.getByRole("button", { name: `Change answer for ${before.caseId}` });
});

test("without a case the page says where to begin", async () => {
  openScreens(await signInAdmin(lab), "/admin/same-person");
  await screen.findByText("Open this page from a task, or from the Same Person tab of a case.");
});

test("a case stays usable while its money cannot be read", async () => {
  const user = userEvent.setup();
  const number = await fileRequest(lab, await signInOfficer(lab));
  const admin = await signInAdmin(lab);
  let isBroken = true;
  async function context() {
    const own = await admin.context();
    const broken = () => Promise.reject(new Error("the money cannot be read"));
    const db = new Proxy(own.db, {
      get: (client, name) =>
        isBroken && name === "requestMoney" ? { findUnique: broken } : Reflect.get(client, name),
    });
    return { ...own, db };
  }
  openScreens({ ...admin, context }, `/admin/cases?case=${number}`);
  const retry = await screen.findByRole("button", { name: "Retry: Money" });
  screen.getByText("Could not load this section. Please try again.");
  await user.click(screen.getByRole("button", { name: "Add a note" }));
  await screen.findByRole("tab", { name: /^Notes/, selected: true });
  await user.click(screen.getByRole("tab", { name: "Decision" }));
  const again = await screen.findByRole("button", { name: "Retry: Money" });
  // From here a change of the case, which reads it again, may remove the button first.
  isBroken = false;
  await user.click(again);
  await waitFor(() => expect(screen.queryByRole("button", { name: "Retry: Money" })).toBeNull());
  expect(retry.isConnected).toBe(false);
  screen.getByRole("tab", { name: "Decision" });
});
