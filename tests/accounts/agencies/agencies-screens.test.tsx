/** @vitest-environment jsdom */
import { screen, waitFor, within } from "@testing-library/react";
import { userEvent, type UserEvent } from "@testing-library/user-event";
import { beforeEach, expect, test } from "vitest";
import { addAgency, changeAgency } from "../../../graph/accounts/agencies/service.ts";
import { moveCase } from "../../../graph/desk/cases/move.ts";
import { createRequest } from "../../../graph/intake/requests/create.ts";
import type { AdminRole } from "../../../prisma/client/enums.ts";
import { useKernel, type Caller } from "../../harness/kernel.ts";
import { newRequestForm, signInAdmin, signInOfficer } from "../../harness/people.ts";
import { closePages } from "../../harness/screens/pages.ts";
import { openScreens, paste } from "../../harness/screens/screens.tsx";

const lab = useKernel();
/** Agencies stay, because cases name them: each test has its own. */
let turn = 20;
beforeEach(() => {
  turn += 1;
  localStorage.clear();
  Element.prototype.scrollIntoView = () => {};
});
/** Of this test alone. */
const person = (kind: string) => `${kind} Person ${turn}`;
const named = (kind: string) => `${kind} ${turn}`;
const at = (kind: string) => `${kind}-${turn}.example.org`;

const root = () => signInAdmin(lab, { role: "super_admin" });
const add = async (by: Caller, kind: string) =>
  addAgency(await by.context(), { name: named(kind), contact: "", domains: [at(kind)] });
/** The row or card around a text. */
const rowOf = (text: string | RegExp) =>
  waitFor(() => {
    const [row] = screen
      .getAllByText(text)
      .filter((cell) => !cell.closest("[role=alertdialog]"))
      .flatMap((cell) => cell.closest<HTMLElement>("[role=row], li, article") ?? []);
    if (!row) throw new Error("It stands in no row");
    return row;
  });

/** An administrator who sees the cases of these agencies alone. */
async function adminOf(agencies: readonly { id: number }[], role: AdminRole = "admin") {
  const caller = await signInAdmin(lab, { role });
  await lab.db.admin.update({ where: { id: caller.adminId }, data: { programWide: false } });
  await lab.db.adminAgency.createMany({
    data: agencies.map(({ id }) => ({ adminId: caller.adminId, agencyId: id })),
  });
  return caller;
}
async function file(victimName: string, supervisorEmail: string) {
  const officer = await signInOfficer(lab, { supervisorEmail });
  return createRequest(await officer.context(), newRequestForm({ victimName }));
}
async function choose(user: UserEvent, label: RegExp, option: string) {
  await user.click(await screen.findByRole("button", { name: label }));
  await user.click(await screen.findByRole("option", { name: option }));
}

test("without agencies nothing of them is on the desk; the empty page says what one is", async () => {
  const by = await root();
  await file(person("Only"), "chief@nowhere.example.org");
  openScreens(by, "/admin/agencies");
  await screen.findByText("No agencies yet");
  expect(screen.queryByText("Shown:")).toBeNull();
});

test("agencies are added and changed, and a second writer keeps what was typed", async () => {
  const user = userEvent.setup();
  const by = await root();
  await add(by, "Harbor");
  openScreens(by, "/admin/agencies");
  await rowOf(named("Harbor"));
  await user.click(screen.getByRole("button", { name: "Add agency" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Add agency" }));
  await paste(user, dialog.getByRole("textbox", { name: /^Name/ }), named("Campus"));
  const domains = dialog.getByRole("textbox", { name: /^Email domains/ });
  for (const [typed, refusal] of [
    [`@${at("Campus").toUpperCase()}\nmail.${at("Harbor")}`, /or is part of it, and that domain belongs to/],
    ["gmail.com", "Anyone can get an address at this domain"],
  ] as const) {
    await user.clear(domains);
    await paste(user, domains, typed);
    await user.click(dialog.getByRole("button", { name: "Save" }));
    await dialog.findAllByText(refusal);
    expect((domains as HTMLTextAreaElement).value).toBe(typed);
  }
  await user.clear(domains);
  await paste(user, domains, `@${at("Campus").toUpperCase()}\n${at("University")}`);
  await user.click(dialog.getByRole("button", { name: "Save" }));
  const row = await rowOf(named("Campus"));
  for (const kind of ["Campus", "University"]) expect(row.textContent).toContain(at(kind).toLowerCase());

  await user.click(within(row).getByRole("button", { name: `Change ${named("Campus")}` }));
  const change = within(await screen.findByRole("dialog", { name: `Change ${named("Campus")}` }));
  const { id, version } = await lab.db.agency.findFirstOrThrow({ where: { name: named("Campus") } });
  const contact = `555-010-01${turn}`;
  await changeAgency(
    await by.context(),
    { id, version },
    { name: named("Campus"), contact, domains: [at("Campus")] },
  );
  const name = change.getByRole("textbox", { name: /^Name/ });
  await user.clear(name);
  await paste(user, name, named("Campus Safety"));
  await user.click(change.getByRole("button", { name: "Save" }));
  await change.findByText("Someone else changed this agency. Review it, then save again.");
  expect((name as HTMLInputElement).value).toBe(named("Campus Safety"));
  await screen.findByText(contact);
  await user.click(change.getByRole("button", { name: "Save" }));
  await rowOf(named("Campus Safety"));
});

test("an account sees the whole program, or the cases of its agencies", async () => {
  const user = userEvent.setup();
  const by = await root();
  const harbor = await add(by, "Harbor");
  const { adminId } = await signInAdmin(lab, { email: "dana@fund.example" });
  openScreens(by, "/admin/user-management");
  within(await rowOf("dana@fund.example")).getByText("Sees: Whole program");
  await user.click(await screen.findByRole("button", { name: "More actions for dana@fund.example" }));
  await user.click(await screen.findByRole("menuitem", { name: "What this account sees" }));
  const dialog = within(await screen.findByRole("dialog", { name: "What dana@fund.example sees" }));
  await user.click(dialog.getByRole("radio", { name: "Only the cases of these agencies" }));
  await user.click(dialog.getByRole("button", { name: "Save" }));
  await dialog.findAllByText("Choose at least one agency");
  await user.click(dialog.getByRole("checkbox", { name: named("Harbor") }));
  await user.click(dialog.getByRole("button", { name: "Save" }));
  await screen.findByText(`Sees: ${named("Harbor")}`);
  expect(await lab.db.adminAgency.findMany()).toMatchObject([{ adminId, agencyId: harbor.id }]);
});

test("a new account can be of agencies from the start", async () => {
  const user = userEvent.setup();
  const by = await root();
  const harbor = await add(by, "Harbor");
  openScreens(by, "/admin/user-management");
  await user.click(await screen.findByRole("button", { name: "Create Admin" }));
  const field = (name: RegExp) => screen.findByRole("textbox", { name });
  await paste(user, await field(/^Full name/), "Dana Reyes");
  await paste(user, await field(/^Email/), "kim@fund.example");
  await paste(user, await field(/^Username/), "kim");
  await user.click(await screen.findByRole("radio", { name: "Only the cases of these agencies" }));
  await user.click(await screen.findByRole("checkbox", { name: named("Harbor") }));
  await user.click(screen.getByRole("button", { name: "Create Admin" }));
  await screen.findByText(`Sees: ${named("Harbor")}`);
  expect(
    await lab.db.admin.findFirstOrThrow({ where: { username: "kim" }, include: { agencies: true } }),
  ).toMatchObject({ programWide: false, agencies: [{ agencyId: harbor.id }] });
});

test("the switch narrows the lists of the whole program, and says which agency they show", async () => {
  const user = userEvent.setup();
  const by = await root();
  const harbor = await add(by, "Harbor");
  await add(by, "Campus");
  await file(person("Harbor"), `chief@${at("Harbor")}`);
  await file(person("Campus"), `chief@${at("Campus")}`);
  openScreens(by, "/admin/cases");
  const table = await screen.findByRole("table", { name: "Cases" });
  await within(table).findByText(person("Harbor"));
  expect(within(table).getByText(named("Harbor"))).toBeTruthy();
  expect(within(table).getByText(named("Campus"))).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Shown: Whole program" }));
  const choices = within(await screen.findByRole("dialog", { name: "Show the cases of" }));
  await user.click(choices.getByRole("button", { name: named("Harbor") }));
  await waitFor(async () => {
    const sessions = await lab.db.session.findMany({ where: { adminId: by.adminId } });
    expect(sessions.map(({ agencyId }) => agencyId)).toEqual([harbor.id]);
  });
  // The page starts again in a browser, which jsdom cannot.
  closePages();
  openScreens(by, "/admin/cases");
  await screen.findByRole("button", { name: `Shown: ${named("Harbor")}` });
  const narrowed = within(await screen.findByRole("table", { name: "Cases" }));
  await narrowed.findByText(person("Harbor"));
  expect(narrowed.queryByText(person("Campus"))).toBeNull();
});

test("an administrator of one agency has its pages alone, and a visit to others is answered calmly", async () => {
  const by = await root();
  const harbor = await add(by, "Harbor");
  await file(person("Harbor"), `chief@${at("Harbor")}`);
  await file(person("Other"), "chief@elsewhere.example.org");
  const admin = await adminOf([harbor]);
  const { router } = openScreens(admin, "/admin/cases");
  const table = await screen.findByRole("table", { name: "Cases" });
  await within(table).findByText(person("Harbor"));
  expect(within(table).queryByText(person("Other"))).toBeNull();
  expect(screen.getAllByText(named("Harbor")).length).toBeGreaterThan(0);
  expect(screen.queryByRole("button", { name: /Shown:/ })).toBeNull();
  const [side] = screen.getAllByRole("navigation", { name: "Desk" });
  const places = within(side!)
    .getAllByRole("link")
    .map((link) => link.title);
  expect(places).toEqual([
    "Overview",
    "Tasks",
    "Communication Center",
    "Cases",
    "Dispatch",
    "Officers",
    "Activity",
    "Analytics",
  ]);
  for (const address of ["/admin/funds", "/admin/handover", "/admin/user-management", "/admin/voca"]) {
    await router.navigate(address);
    await screen.findByText("This belongs to the whole program.");
    await router.navigate("/admin/cases");
    await screen.findByRole("table", { name: "Cases" });
  }
});

test("a case is moved with a reason, and leaves the screen of those who no longer see it", async () => {
  const user = userEvent.setup();
  const by = await root();
  await add(by, "Harbor");
  const campus = await add(by, "Campus");
  const { id } = await file(person("Harbor"), `chief@${at("Harbor")}`);
  openScreens(by, `/admin/cases?case=${id}`);
  await user.click(await screen.findByRole("button", { name: "More actions" }));
  await user.click(await screen.findByRole("menuitem", { name: "Move to another agency" }));
  const dialog = within(await screen.findByRole("dialog", { name: /^Move .* to another agency$/ }));
  await choose(user, /Agency/, named("Campus"));
  await user.click(dialog.getByRole("button", { name: "Move case" }));
  await dialog.findAllByText("Please enter a reason. It is stored with the case");
  await paste(user, dialog.getByRole("textbox", { name: /^Reason/ }), "It happened on the campus.");
  await user.click(dialog.getByRole("button", { name: "Move case" }));
  await screen.findByText(/ moved to Campus \d+$/);
  expect(await lab.db.emergencyRequest.findUniqueOrThrow({ where: { id } })).toMatchObject({
    agencyId: campus.id,
  });
});

test("a case that moves away while it is open is no longer shown", async () => {
  const by = await root();
  const harbor = await add(by, "Harbor");
  const campus = await add(by, "Campus");
  const { id, caseId } = await file(person("Harbor"), `chief@${at("Harbor")}`);
  const admin = await adminOf([harbor]);
  openScreens(admin, `/admin/cases?case=${id}`);
  await screen.findByRole("heading", { level: 2, name: `${caseId}, ${person("Harbor")}` });
  const { version } = await lab.db.emergencyRequest.findUniqueOrThrow({ where: { id } });
  await moveCase(await by.context(), id, { agency: campus.id, reason: "It is theirs.", version });
  await screen.findByText("This case was moved to another agency or you no longer see it.");
  await waitFor(() => expect(screen.queryAllByText(new RegExp(person("Harbor")))).toEqual([]));
});
