/** @vitest-environment jsdom */
import { screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { beforeAll, beforeEach, expect, test } from "vitest";
import type { HelpType } from "../../../shared/intake/needs/rules.ts";
import { completeDispatch } from "../../../graph/help/dispatches/progress.ts";
import { approvedRequest, give, provider, vendorIds } from "../../harness/requests/dispatches.ts";
import { useKernel, type Caller } from "../../harness/kernel.ts";
import { signInAdmin } from "../../harness/people.ts";
import { closePages } from "../../harness/screens/pages.ts";
import { openScreens } from "../../harness/screens/screens.tsx";

const lab = useKernel();
let admin: Caller;
let vendor: Record<string, number>;
beforeAll(async () => {
  lab.quotas.count = async () => {};
  admin = await signInAdmin(lab);
  vendor = await vendorIds(lab);
});
beforeEach(async () => {
  localStorage.clear();
  Element.prototype.scrollIntoView = () => {};
  await lab.db.emergencyRequest.updateMany({
    where: { status: { in: ["approved", "dispatched"] } },
    data: { status: "completed" },
  });
});

/** Approved requests of these kinds of help; the last one is on top of the list. */
async function approved(requestedHelpTypes: HelpType[], ...names: string[]) {
  const rows: { id: number; caseId: string; title: string }[] = [];
  for (const victimName of names) {
    const id = await approvedRequest(lab);
    const row = await lab.db.emergencyRequest.update({
      where: { id },
      data: { victimName, requestedHelpTypes },
    });
    rows.unshift({ id, caseId: row.caseId, title: `${row.caseId}, ${victimName}` });
  }
  return rows;
}
const food = () => provider(vendor["DoorDash"], "food");
const titleOf = (row: { title: string } | undefined) =>
  screen.findByRole("heading", { level: 2, name: row?.title ?? "" });
const viewOf = (name: string) =>
  within(screen.getByRole("navigation", { name: "Views" })).getByRole("link", {
    name: new RegExp(`^${name}`),
  });

/** The first row, by the keyboard. */
async function openFirst(user: ReturnType<typeof userEvent.setup>) {
  await user.keyboard("j");
  await waitFor(() => expect(document.activeElement?.matches("[data-row]")).toBe(true));
  await user.keyboard("{Enter}");
}
/** Presses the button of the open dialog, whose provider is checked. */
async function confirm(user: ReturnType<typeof userEvent.setup>) {
  const dialog = within(await screen.findByRole("dialog", { name: /Manual dispatch/ }));
  await user.click(await dialog.findByRole("button", { name: "Dispatch 1 Service Provider" }));
}
const isClosed = () =>
  waitFor(() => expect(screen.queryByRole("dialog", { name: /Manual dispatch/ })).toBeNull());

test("D dispatches the missing help in place, and after the last of it the next case opens", async () => {
  const user = userEvent.setup();
  const [first, second] = await approved(["food", "shelter"], "Second Helped", "First Helped");
  const { router } = openScreens(admin, "/admin/dispatches");
  const list = within(await screen.findByRole("list", { name: "Requests" }));
  expect(viewOf("Approved").textContent).toBe("Approved 2");
  expect(list.getAllByText("Shelter")).toHaveLength(2);

  await openFirst(user);
  const title = await titleOf(first);
  await waitFor(() => expect(document.activeElement).toBe(title));
  const detail = within(screen.getByRole("region", { name: "Dispatch case" }));
  await detail.findByText("Nothing has been dispatched yet.");
  detail.getByRole("region", { name: "24-hour limits" });
  expect(detail.getAllByRole("link", { name: "Open case" })[0]?.getAttribute("href")).toBe(
    `/admin/cases?case=${first?.id}`,
  );

  await user.keyboard("d");
  await confirm(user);
  await isClosed();
  await detail.findByText("$20 of $500");
  detail.getByText("$20 of $20 for 2 people");
  await waitFor(() => expect(viewOf("Partial").textContent).toBe("Partial 1"));
  // The case stays open, though it left the view: one kind of help is missing.
  expect(router.state.location.search).toBe(`?case=${first?.id}`);
  await user.keyboard("d");
  await confirm(user);
  const next = await titleOf(second);
  await waitFor(() => expect(document.activeElement).toBe(next));
  expect(router.state.location.search).toBe(`?case=${second?.id}`);
  expect(
    await lab.db.helpDispatch.findMany({
      where: { requestId: first?.id ?? 0 },
      orderBy: { id: "asc" },
      select: { helpType: true },
    }),
  ).toEqual([{ helpType: "food" }, { helpType: "shelter" }]);
  await user.keyboard("{Escape}");
  await screen.findByText("No case is open");
});

test("one press after D dispatches the stated amount of the first missing need, and nothing else", async () => {
  const user = userEvent.setup();
  const [family] = await approved(["food", "shelter"], "Family Offive");
  const id = family?.id ?? 0;
  await lab.db.emergencyRequest.update({
    where: { id },
    data: { needs: { meals: { people: 5 }, room: { nights: 1, people: 5 }, ride: null, other: null } },
  });
  // A colleague's abandoned choices.
  await lab.db.providerTimer.createMany({
    data: [
      { requestId: id, vendorId: vendor["DoorDash"] ?? 0, helpType: "food", startedBy: "kim" },
      { requestId: id, vendorId: vendor["Hotels.com"] ?? 0, helpType: "shelter", startedBy: "kim" },
    ],
  });
  openScreens(admin, `/admin/dispatches?case=${id}`);
  await titleOf(family);
  const opened = async () => {
    await screen.findByText("Nothing has been dispatched yet.");
    await user.keyboard("d");
    const dialog = within(await screen.findByRole("dialog", { name: /Manual dispatch/ }));
    const submit = await dialog.findByRole("button", { name: "Dispatch 1 Service Provider" });
    await waitFor(() => expect(document.activeElement).toBe(submit));
    return dialog;
  };
  const before = await opened();
  const checked = (dialog: typeof before) =>
    dialog
      .getAllByRole<HTMLInputElement>("checkbox")
      .flatMap((box) => (box.checked ? (box.closest("label")?.textContent ?? "") : []));
  expect(checked(before)).toEqual(["Uber Eats"]);
  await user.click(before.getByRole("tab", { name: "Shelter" }));
  expect(checked(before)).toEqual([]);
  await user.click(before.getByRole("checkbox", { name: "Expedia" }));
  before.getByRole("button", { name: "Dispatch 2 Service Providers: Uber Eats, Expedia" });
  await user.keyboard("{Escape}");
  await isClosed();

  const dialog = await opened();
  expect(checked(dialog)).toEqual(["Uber Eats"]);
  expect(dialog.getByRole<HTMLInputElement>("textbox", { name: "Number of people" }).value).toBe("5");
  expect(dialog.getByRole<HTMLInputElement>("textbox", { name: "Estimated value ($)" }).value).toBe("50");
  dialog.getByText("Needed: Meals for 5 people");
  await user.keyboard("{Enter}{Enter}");
  await isClosed();
  await screen.findByText("$50 of $500");
  expect(await lab.db.helpDispatch.findMany({ where: { requestId: id } })).toMatchObject([
    { vendorName: "Uber Eats", helpType: "food", people: 5, estimatedValueCents: 5000 },
  ]);
  // D started no timer. The one that was started by hand is left.
  expect(await lab.db.providerTimer.count({ where: { requestId: id } })).toBe(3);
});

test("with each provider taken, D checks none, says so, and one press dispatches nothing", async () => {
  const user = userEvent.setup();
  const [only] = await approved(["transportation"], "Allrides Taken");
  const id = only?.id ?? 0;
  const rides = ["Uber", "Lyft"].map((name) => ({
    ...{ requestId: id, vendorId: vendor[name] ?? 0, helpType: "transportation" as const, startedBy: "kim" },
  }));
  await lab.db.providerTimer.createMany({ data: rides });
  openScreens(admin, `/admin/dispatches?case=${id}`);
  await titleOf(only);
  await user.click(await screen.findByRole("button", { name: "Dispatch" }));
  const dialog = within(await screen.findByRole("dialog", { name: /Manual dispatch/ }));
  await dialog.findByText(/^No provider was selected for Transportation/);
  const submit = dialog.getByRole("button", { name: "Dispatch 0 Service Providers" });
  await waitFor(() => expect(document.activeElement).toBe(submit));
  await user.keyboard("{Enter}");
  await screen.findByText("Please select at least one service provider to dispatch");
  expect(await lab.db.helpDispatch.count({ where: { requestId: id } })).toBe(0);
});

test("above what is left of the allocation, one press asks for the reason", async () => {
  const user = userEvent.setup();
  const [only] = await approved(["food"], "Little Left");
  const id = only?.id ?? 0;
  await lab.db.emergencyRequest.update({
    where: { id },
    data: { needs: { meals: { people: 5 }, room: null, ride: null, other: null } },
  });
  await lab.db.fundAllocation.updateMany({ where: { requestId: id }, data: { amountCents: 3000 } });
  openScreens(admin, `/admin/dispatches?case=${id}`);
  await titleOf(only);
  await user.click(await screen.findByRole("button", { name: "Dispatch" }));
  const dialog = within(await screen.findByRole("dialog", { name: /Manual dispatch/ }));
  await dialog.findByText("$50 of $30");
  await user.keyboard("{Enter}");
  await dialog.findAllByText("Please enter a reason");
  const reason = dialog.getByRole("textbox", { name: /Reason for exceeding/ });
  await waitFor(() => expect(document.activeElement).toBe(reason));
  expect(await lab.db.helpDispatch.count({ where: { requestId: id } })).toBe(0);
});

test("the views and the search are in the address, and a linked case opens outside of its view", async () => {
  const user = userEvent.setup();
  const [partly] = await approved(["food", "shelter"], "Partly Served");
  const [waiting] = await approved(["food"], "Still Waiting");
  await give(admin, partly?.id ?? 0, [food()]);
  const { router } = openScreens(admin, `/admin/dispatches?case=${partly?.id}`);
  await titleOf(partly);
  const list = () => within(screen.getByRole("list", { name: "Requests" }));
  expect(
    list()
      .getAllByRole("link")
      .map((link) => link.textContent),
  ).toEqual([waiting?.title]);
  await user.click(viewOf("Partial"));
  await waitFor(() =>
    expect(
      list()
        .getAllByRole("link")
        .map((link) => link.textContent),
    ).toEqual([partly?.title]),
  );
  expect(router.state.location.search).toBe("?view=partly");
  list().getByText(/ ago$/);
  await user.type(screen.getByRole("searchbox"), "nothing like it");
  await screen.findByText("No requests match your search. Try another view or word.");
  expect(router.state.location.search).toBe("?view=partly&q=nothing+like+it");
  await user.click(viewOf("Complete"));
  await router.navigate("/admin/dispatches?view=complete");
  await screen.findByText("No request has all of its help yet.");
});

test("a colleague's dispatch is refused, not repeated, and moves the row", async () => {
  const user = userEvent.setup();
  const [only] = await approved(["food"], "Served Twice");
  const colleague = await signInAdmin(lab);
  openScreens(admin, `/admin/dispatches?case=${only?.id}`, {
    before: { useDispatchHelpMutation: () => give(colleague, only?.id ?? 0, [food()]) },
  });
  await titleOf(only);
  await user.click(screen.getByRole("button", { name: "Dispatch" }));
  await confirm(user);
  await screen.findByText(/changed/i);
  await user.click(screen.getByRole("button", { name: "Cancel" }));
  await isClosed();
  expect(await lab.db.helpDispatch.count({ where: { requestId: only?.id ?? 0 } })).toBe(1);
  await waitFor(() => expect(viewOf("Complete").textContent).toBe("Complete 1"));
  // The case stays open.
  await titleOf(only);
});

test("a problem is in its view, and M opens the acts on the dispatch", async () => {
  const user = userEvent.setup();
  const [broken] = await approved(["food"], "Broken Code");
  await give(admin, broken?.id ?? 0, [food()]);
  await lab.db.helpDispatch.updateMany({
    where: { requestId: broken?.id ?? 0 },
    data: { problemAt: lab.now() },
  });
  openScreens(admin, "/admin/dispatches?view=problem");
  const list = within(await screen.findByRole("list", { name: "Requests" }));
  list.getByText("Problem reported");
  await openFirst(user);
  await titleOf(broken);
  const detail = within(screen.getByRole("region", { name: "Dispatch case" }));
  await detail.findByText("Not working");
  await user.keyboard("m");
  await user.click(await screen.findByRole("menuitem", { name: "Mark Complete" }));
  await waitFor(() => expect(viewOf("Problem").textContent).toBe("Problem 0"));
});

test("a case that does not exist says so, and can be closed", async () => {
  const user = userEvent.setup();
  openScreens(admin, "/admin/dispatches?case=99999999");
  await screen.findByText("Failed to load the request");
  await user.click(screen.getByRole("button", { name: "Close case" }));
  await screen.findByText("No case is open");
});

test("an auditor reads the help without its acts, and a treasurer sees which role is needed", async () => {
  const [only] = await approved(["food"], "Read Alone");
  const auditor = await signInAdmin(lab, { roles: ["auditor"] });
  const { router } = openScreens(auditor, `/admin/dispatches?case=${only?.id}`);
  await titleOf(only);
  await screen.findByText("Nothing has been dispatched yet.");
  expect(screen.queryByRole("button", { name: "Dispatch" })).toBeNull();
  expect(router.state.location.pathname).toBe("/admin/dispatches");
  const opened = { action: "request.read", resourceId: String(only?.id), actorId: String(auditor.adminId) };
  await waitFor(async () => expect(await lab.db.auditEntry.count({ where: opened })).toBeGreaterThan(0));
  closePages();

  openScreens(await signInAdmin(lab, { roles: ["treasurer"] }), "/admin/dispatches");
  await screen.findByText("Your account can't open this");
});

test("a disputed use is a problem, and links to its task", async () => {
  const [disputed] = await approved(["food"], "Used Elsewhere");
  await give(admin, disputed?.id ?? 0, [food()]);
  await lab.db.deskTask.create({
    data: {
      ...{ kind: "dispute", subjectType: "dispatch", subjectId: 1, requestId: disputed?.id ?? 0 },
      dueAt: lab.now(),
    },
  });
  openScreens(admin, `/admin/dispatches?view=problem&case=${disputed?.id}`);
  await titleOf(disputed);
  expect(screen.getByRole("link", { name: "Open the task" }).getAttribute("href")).toBe(
    `/admin/tasks?kind=dispute&q=${disputed?.caseId}`,
  );
  expect(within(screen.getByRole("list", { name: "Requests" })).getByText("Use disputed")).toBeTruthy();
});

test("the work queue opens the help to confirm, and offers it to the other person only", async () => {
  const user = userEvent.setup();
  const [row] = await approved(["food"], "Second Person");
  const other = await signInAdmin(lab);
  // Help of earlier tests waits for no one.
  await lab.db.helpDispatch.updateMany({
    where: { settledAt: null },
    data: { settledAt: lab.now(), settledBy: "Test", settledByKeys: ["test"] },
  });
  const [id = 0] = await give(other, row?.id ?? 0, [food()]);
  await completeDispatch(await other.context(), id);

  openScreens(other, "/admin/dashboard");
  const own = await screen.findByRole("link", { name: "Help to confirm 1 case waits for another person" });
  expect(own.getAttribute("href")).toBe("/admin/dispatches?view=others");
  closePages();
  openScreens(other, `/admin/dispatches?view=others&case=${row?.id}`);
  await titleOf(row);
  screen.getByText(/the person who dispatched it can't settle its money/);
  await screen.findByText(/^Its money is still committed/);
  await user.click(screen.getByRole("button", { name: /^More actions for DoorDash/ }));
  await screen.findByRole("menuitem", { name: /Reveal code/ });
  expect(screen.queryByRole("menuitem", { name: /Confirm that it was used/ })).toBeNull();
  closePages();

  openScreens(admin, "/admin/dashboard");
  const line = await screen.findByRole("link", { name: "Help to confirm 1 case for you" });
  expect(line.getAttribute("href")).toBe("/admin/dispatches?view=confirm");
  closePages();
  openScreens(admin, `/admin/dispatches?view=confirm&case=${row?.id}`);
  await titleOf(row);
  expect(viewOf("To confirm").textContent).toBe("To confirm 1");
  await user.click(await screen.findByRole("button", { name: /^More actions for DoorDash/ }));
  await user.click(await screen.findByRole("menuitem", { name: /Confirm that it was used/ }));
  await waitFor(() => expect(viewOf("To confirm").textContent).toBe("To confirm 0"));
  await waitFor(() => expect(screen.queryByText(/^Its money is still committed/)).toBeNull());
});
