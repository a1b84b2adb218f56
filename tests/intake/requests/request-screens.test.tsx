import { screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, expect, test } from "vitest";
import { createRequest } from "../../../graph/intake/requests/create.ts";
import { saveVictimInfo } from "../../../graph/intake/requests/victim-info/victim-info.ts";
import { useKernel, type Caller } from "../../harness/kernel.ts";
import {
  fileRequest,
  forgetRecentEvents,
  newRequestForm,
  signInAdmin,
  signInOfficer,
  victimInfoForm,
} from "../../harness/people.ts";
import { closePages } from "../../harness/screens/pages.ts";
import { closeToast, openScreens, paste } from "../../harness/screens/screens.tsx";

const lab = useKernel();

afterEach(() => {
  closePages();
  localStorage.clear();
});

const caseIdOf = async (number: number) =>
  (await lab.db.emergencyRequest.findUniqueOrThrow({ where: { id: number } })).caseId;

test("without a session the list asks for authentication with three options", async () => {
  open(await lab.visitor(), "/requests");
  await screen.findByText(/You need to be authenticated to view emergency fund requests/);
  expect(hrefOf("Officer Verification")).toBe("/officer-login");
  expect(hrefOf("View All Requests (Admin)")).toBe("/admin/login?next=/requests");
  expect(hrefOf("Return to Dashboard")).toBe("/");
});

test("offers an officer without requests to create one", async () => {
  open(await signInOfficer(lab), "/requests");
  await screen.findByText("You haven't submitted any emergency fund requests yet.");
  expect(hrefOf("Create New Request")).toBe("/new-request");
});

test("the form shows errors, loses nothing, and files one request that the list then shows", async () => {
  const officer = await signInOfficer(lab);
  const { user, path } = open(officer, "/new-request");
  await paste(user, await screen.findByLabelText(/^Full name/), "Ada Lovelace");
  await user.click(screen.getByRole("button", { name: "Submit Request" }));
  expect((await screen.findAllByText("Address is required")).length).toBeGreaterThan(0);
  expect(screen.getByText("Form validation failed")).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>(/^Full name/).value).toBe("Ada Lovelace");

  await paste(user, screen.getByLabelText(/^Address/), "12 Elm Street, Austin, TX 78701");
  await paste(user, screen.getByLabelText(/^Phone number/), "512-555-0143");
  await paste(user, screen.getByLabelText(/^Email/), "ada@example.com");
  await user.clear(screen.getByLabelText(/^Request details/));
  await paste(user, screen.getByLabelText(/^Request details/), "Needs a room for one night");
  await user.click(screen.getByRole("button", { name: "Submit Request" }));

  await waitFor(() => expect(path()).toBe("/requests"));
  const card = await screen.findByRole("link", { name: /Ada Lovelace/ });
  expect(within(card).getByText("pending")).toBeTruthy();
  expect(within(card).getByText("Needs a room for one night")).toBeTruthy();
  expect(await lab.db.emergencyRequest.count({ where: { officerId: officer.officerId } })).toBe(1);
});

test("a form that was filed despite a lost answer is not filed again after an edit", async () => {
  const officer = await signInOfficer(lab);
  const { user, path } = open(officer, "/new-request");
  await paste(user, await screen.findByLabelText(/^Full name/), "Ada Lovelace");
  await paste(user, screen.getByLabelText(/^Address/), "12 Elm Street, Austin, TX 78701");
  await paste(user, screen.getByLabelText(/^Phone number/), "512-555-0143");
  await paste(user, screen.getByLabelText(/^Email/), "ada@example.com");
  await user.clear(screen.getByLabelText(/^Request details/));
  await paste(user, screen.getByLabelText(/^Request details/), "Needs a room for one night");
  const { context } = officer;
  officer.context = async () => {
    const whole = await context();
    const publish = () => {
      throw new Error("the answer is lost");
    };
    return { ...whole, events: { ...whole.events, publish } };
  };
  await user.click(screen.getByRole("button", { name: "Submit Request" }));
  await closeToast(user, "Submission failed");

  officer.context = context;
  await paste(user, screen.getByLabelText(/^Request details/), ", or two");
  await user.click(screen.getByRole("button", { name: "Submit Request" }));
  await waitFor(() => expect(path()).toBe("/requests"));
  await screen.findByText("Request submitted");
  expect(screen.getByText(/Your first try was already filed/)).toBeTruthy();
  expect(await lab.db.emergencyRequest.count({ where: { officerId: officer.officerId } })).toBe(1);
});

test("a new request appears on top of an open list, once", async () => {
  const officer = await signInOfficer(lab);
  await fileRequest(lab, officer);
  open(officer, "/requests");
  await screen.findByRole("link", { name: /Noor Ibarra-Whitlock/ });
  await createRequest(await officer.context(), newRequestForm({ victimName: "Grace Hopper" }));
  await screen.findByRole("link", { name: /Grace Hopper/ });
  const cards = screen.getAllByRole("link", { name: /^EM-/ });
  expect(cards).toHaveLength(2);
  expect(cards[0]?.textContent).toContain("Grace Hopper");
});

test("the list comes in pages of twenty", async () => {
  const officer = await signInOfficer(lab);
  for (let filed = 0; filed < 21; filed++) await createRequest(await officer.context(), newRequestForm());
  const { user } = open(officer, "/requests");
  await user.click(await screen.findByRole("button", { name: "Show more" }));
  await waitFor(() => expect(screen.getAllByRole("link", { name: /^EM-/ })).toHaveLength(21));
  expect(screen.queryByRole("button", { name: "Show more" })).toBeNull();
});

test("a card announces a status that changed since the last visit, and a dismissed card stays away", async () => {
  const officer = await signInOfficer(lab);
  const number = await fileRequest(lab, officer);
  localStorage.setItem("lastViewedRequests", JSON.stringify([{ id: number, status: "processing" }]));
  const { user } = open(officer, "/requests");
  const changes = await screen.findByRole("region", { name: "Status changes" });
  expect(within(changes).getByText("Request Update")).toBeTruthy();
  expect(screen.getByText("Status changed from PROCESSING to PENDING")).toBeTruthy();
  expect(screen.getByText(`Request ${await caseIdOf(number)} Updated`)).toBeTruthy();

  await user.click(within(changes).getByRole("button", { name: "Dismiss" }));
  expect(screen.queryByRole("region", { name: "Status changes" })).toBeNull();
  expect(localStorage.getItem("dismissedNotifications")).toBe(JSON.stringify([`${number}-pending`]));
  expect(localStorage.getItem("lastViewedRequests")).toBe(
    JSON.stringify([{ id: number, status: "pending" }]),
  );
});

/** The question before money moves. */
const confirmation = async (name: string | RegExp) =>
  within(await screen.findByRole("alertdialog", { name }));

test("approval waits for victim information, and its form returns here", async () => {
  const officer = await signInOfficer(lab);
  const number = await fileRequest(lab, officer, { victimInfo: false });
  const { user, path } = open(officer, `/request/${number}`);
  const approve = await screen.findByRole("button", { name: "Approve & Allocate Funds" });
  expect(approve.hasAttribute("disabled")).toBe(true);
  expect(screen.getByText(/Victim information is required before approving the request/)).toBeTruthy();

  await user.click(screen.getByRole("link", { name: "Add Victim Information" }));
  const name = await screen.findByLabelText<HTMLInputElement>(/^Full name/);
  expect(name.value).toBe("Noor Ibarra-Whitlock");
  await user.click(screen.getByRole("button", { name: "Submit Information" }));
  expect((await screen.findAllByText("Date of birth is required")).length).toBeGreaterThan(0);

  await user.type(screen.getByLabelText(/^Date of birth/), "1990-04-12");
  const valueOf = (label: RegExp) => screen.getByLabelText<HTMLInputElement>(label).value;
  expect([/^Street address/, /^City/, /^Zip code/].map(valueOf)).toEqual([
    "12 Elm Street",
    "Austin",
    "78701",
  ]);
  await user.type(screen.getByLabelText(/^Relationship to officer/), "None");
  await user.click(screen.getByRole("button", { name: "Submit Information" }));
  await waitFor(() => expect(path()).toBe(`/request/${number}`));
  await closeToast(user, "Victim information saved");

  await user.click(await screen.findByRole("button", { name: "Approve & Allocate Funds" }));
  const question = await confirmation("Allocate $500.00?");
  expect(question.getByText("Noor Ibarra-Whitlock")).toBeTruthy();
  await user.click(question.getByRole("button", { name: "Approve & Allocate Funds" }));
  await screen.findByText("Funds allocated");
  // The focus is at the next step, and not at the top.
  await waitFor(() => expect(document.activeElement?.getAttribute("data-step")).toBe("wait"));
  expect(document.activeElement?.textContent).toContain("Waiting for");
  expect(screen.getAllByText("approved").length).toBeGreaterThan(0);
  expect(screen.queryByRole("button", { name: "Deny Request" })).toBeNull();

  // One owner and one next step; the money that is set aside is part of it.
  const step = (await screen.findByText("Waiting for an administrator")).closest(
    '[role="status"], section, div',
  );
  expect(step?.textContent).toContain("An administrator has to send the help.");
  expect(screen.queryByText("Your turn")).toBeNull();
  expect(screen.getByText(/^\$500\.00 is set aside\. If you hand it over yourself/)).toBeTruthy();
  await user.click(screen.getByRole("link", { name: "I handed it over" }));
  await user.click(await screen.findByRole("button", { name: /^Mark as Distributed/ }));
  const handing = await confirmation("Mark $500.00 as distributed?");
  expect(handing.getByText("Noor Ibarra-Whitlock")).toBeTruthy();
  await user.click(handing.getByRole("button", { name: "Cancel" }));
  expect(screen.queryByText("Funds distributed")).toBeNull();
  await user.click(screen.getByRole("button", { name: /^Mark as Distributed/ }));
  await user.click(
    (await confirmation("Mark $500.00 as distributed?")).getByRole("button", { name: "Mark as Distributed" }),
  );
  await screen.findByText("Funds distributed");
  await waitFor(() => expect(document.activeElement?.getAttribute("data-step")).toBe("money"));
  expect(screen.getByText("completed")).toBeTruthy();
  expect(screen.getByText("distributed")).toBeTruthy();
});

test("the request and the list tell the officer what to do, and everyone else who has to act", async () => {
  const officer = await signInOfficer(lab);
  const number = await fileRequest(lab, officer, { victimInfo: false });
  open(officer, `/request/${number}`);
  await screen.findByText("Your next step");
  await screen.findByText(/^Victim information is required before approving the request\./);
  expect(screen.queryByText(/^Add the victim information\./)).toBeNull();
  expect(screen.queryByText("Waiting for the officer")).toBeNull();
  closePages();
  open(officer, "/requests");
  const card = await screen.findByRole("link", { name: /^EM-/ });
  await within(card).findByText("Your turn:");
  expect(within(card).getByText(/Add the victim information\./)).toBeTruthy();
  closePages();
  open(await signInAdmin(lab), `/request/${number}`);
  await screen.findByText("Waiting for the officer");
  expect(screen.queryByText("Your next step")).toBeNull();
});

test("the list counts its requests, and shows the reader's turn alone", async () => {
  const officer = await signInOfficer(lab);
  const waits = await fileRequest(lab, officer, { victimInfo: false });
  const closed = await fileRequest(lab, officer);
  const data = { status: "denied", decisionReason: "No reason was given." } as const;
  await lab.db.emergencyRequest.update({ where: { id: closed }, data });
  const { user } = open(officer, "/requests");
  await screen.findByText("2 requests");
  const turns = await screen.findByRole("button", { name: "Your turn: 1" });
  expect(screen.getAllByRole("link", { name: /^EM-/ })).toHaveLength(2);
  await user.click(turns);
  await waitFor(() => expect(screen.getAllByRole("link", { name: /^EM-/ })).toHaveLength(1));
  expect(screen.getByRole("link", { name: /^EM-/ }).getAttribute("href")).toBe(`/request/${waits}`);
  await user.click(screen.getByRole("button", { name: "Your turn: 1", pressed: true }));
  await waitFor(() => expect(screen.getAllByRole("link", { name: /^EM-/ })).toHaveLength(2));
});

test("case tracking names the step of the officer's newest requests", async () => {
  const officer = await signInOfficer(lab);
  const number = await fileRequest(lab, officer, { victimInfo: false });
  open(officer, "/case-tracking");
  const link = await screen.findByRole("link", { name: await caseIdOf(number) });
  expect(link.getAttribute("href")).toBe(`/request/${number}`);
  await screen.findByText("Add the victim information.", { exact: false });
});

test("while no fund can pay, the form says so, and offers what works", async () => {
  const officer = await signInOfficer(lab);
  await lab.db.fund.updateMany({ data: { closedAt: new Date() } });
  try {
    open(officer, "/new-request");
    await screen.findByText("There is no money in the fund right now");
    expect(hrefOf("Find help near you")).toBe("/resources");
    expect(hrefOf("Call 2-1-1")).toBe("tel:211");
    expect(await screen.findByRole("button", { name: "Submit Request" })).toBeTruthy();
    expect((await screen.findByRole("link", { name: "“I speak…” card" })).getAttribute("href")).toBe(
      "/i-speak",
    );
  } finally {
    await lab.db.fund.updateMany({ data: { closedAt: null } });
  }
});

test("the language of letters is asked for where the person is named", async () => {
  const officer = await signInOfficer(lab);
  const number = await fileRequest(lab, officer, { victimInfo: false });
  for (const path of ["/new-request", "/case-tracking", `/request/${number}/victim-info`]) {
    open(officer, path);
    const field = await screen.findByRole("button", { name: /Language of letters and texts/ });
    expect(field.textContent).toContain("English");
    closePages();
  }
  await lab.db.emergencyRequest.update({ where: { id: number }, data: { language: "es" } });
  open(officer, `/request/${number}/victim-info`);
  const field = await screen.findByRole("button", { name: /Language of letters and texts/ });
  expect(field.textContent).toContain("Español");
  closePages();
  open(officer, `/request/${number}`);
  await screen.findByText("Language of letters and texts");
  expect(screen.getByText("Español", { selector: "[lang]" })).toBeTruthy();
});

test("a person who asks for themself is spoken to, and told what to do tonight", async () => {
  const person = await lab.visitor();
  open(person, "/new-request");
  await screen.findByText("If you need help tonight");
  for (const [number, href] of [
    ["911", "tel:911"],
    ["988", "tel:988"],
    ["2-1-1", "tel:211"],
  ] as const)
    expect(hrefOf(number)).toBe(href);
  await screen.findByText("About you");
  expect(screen.getByText(/^If someone else reads your phone or your email/)).toBeTruthy();
  for (const foreign of [/victim/i, /recipient/i, /partner/i])
    expect(document.body.textContent).not.toMatch(foreign);
  closePages();
  const form = newRequestForm({ idempotencyKey: lab.random.uuid() });
  const { id } = await createRequest(await person.context(), form);
  open(person, `/request/${id}`);
  await screen.findByText("If you need help tonight");
  await screen.findByText("You do not have to do anything now");
  await screen.findByRole("button", { name: "Get your Help Pass" });
  for (const foreign of [/victim/i, /recipient/i, /partner/i, /8 on a sheet/, /the officer/i])
    expect(document.body.textContent).not.toMatch(foreign);
  expect(hrefOf("Help near you")).toBe(`/request/${id}?tab=resources`);
});

test("a person who asks for themself is spoken to after an administrator added and decided", async () => {
  const person = await lab.visitor();
  const form = newRequestForm({ idempotencyKey: lab.random.uuid() });
  const { id } = await createRequest(await person.context(), form);
  const admin = await (await signInAdmin(lab)).context();
  await saveVictimInfo(admin, id, victimInfoForm({ needStatement: "We have not eaten since Sunday." }));
  const data = { status: "denied", decisionReason: "No reason was given." } as const;
  await lab.db.emergencyRequest.update({ where: { id }, data });
  open(person, `/request/${id}`);
  await screen.findByText("Your request was denied");
  await screen.findByText("We have not eaten since Sunday.");
  // A decision was made: no one waits for it any longer.
  await screen.findByText("You can call at any hour. Please do not wait for us:");
  expect(screen.queryByText(/We cannot say how long that takes/)).toBeNull();
  expect(screen.getByText("Recorded, not shown here")).toBeTruthy();
  for (const foreign of [/victim/i, /recipient/i, /Hidden for privacy/, /this request/i])
    expect(document.body.textContent).not.toMatch(foreign);
  closePages();
  open(person, `/request/${id}?tab=funding`);
  await screen.findByText(/^This fund could not approve your request\./);
});

test("above the officer's limit the approval says that a second person must decide", async () => {
  const officer = await signInOfficer(lab);
  const number = await fileRequest(lab, officer, { recommended: 600 });
  const { user } = open(officer, `/request/${number}`);
  await screen.findByText(/^We will record your approval\. A second person must also approve/);
  await user.click(screen.getByRole("button", { name: "Approve & Allocate Funds" }));
  await user.click(
    (await confirmation(/^Allocate /)).getByRole("button", { name: "Approve & Allocate Funds" }),
  );
  await screen.findByText("Status updated");
  await waitFor(() => expect(document.activeElement?.getAttribute("data-step")).toBe("wait"));
  expect(screen.getByText("processing")).toBeTruthy();
  expect(screen.getByText(/Another person must also approve it/)).toBeTruthy();
});

test("a smaller amount asks for its reason, and the allocation shows it", async () => {
  const officer = await signInOfficer(lab);
  const number = await fileRequest(lab, officer, { recommended: 300 });
  const { user } = open(officer, `/request/${number}`);
  await user.click(await screen.findByRole("button", { name: "Approve & Allocate Funds" }));
  const dialog = await screen.findByRole("alertdialog", { name: "Allocate $300.00?" });
  const within300 = within(dialog);
  await user.click(await within300.findByRole("checkbox", { name: "Approve a smaller amount" }));
  const amount = await within300.findByRole("textbox", { name: /^Amount to approve/ });
  await user.clear(amount);
  await paste(user, amount, "120");
  await user.tab();
  expect(await screen.findByRole("alertdialog", { name: "Allocate $120.00?" })).toBeTruthy();
  await user.click(within300.getByRole("button", { name: "Approve & Allocate Funds" }));
  expect((await screen.findAllByText(/Choose a reason/)).length).toBeGreaterThan(0);
  expect(await lab.db.fundAllocation.count({ where: { requestId: number } })).toBe(0);

  await user.click(within300.getByRole("button", { name: /Why is it not the recommended amount/ }));
  await user.click(await screen.findByRole("option", { name: "Someone else covers a part" }));
  await user.click(within300.getByRole("button", { name: "Approve & Allocate Funds" }));
  await waitFor(async () =>
    expect(await lab.db.fundAllocation.findFirst({ where: { requestId: number } })).toMatchObject({
      ...{ amountCents: 12_000, recommendedCents: 30_000, differenceReason: "partly_covered" },
    }),
  );
  await user.click(await screen.findByRole("link", { name: "I handed it over" }));
  expect(await screen.findByText("Someone else covers a part")).toBeTruthy();
});

test("denying asks for the reason and shows it", async () => {
  const officer = await signInOfficer(lab);
  const number = await fileRequest(lab, officer);
  const { user } = open(officer, `/request/${number}`);
  await user.click(await screen.findByRole("button", { name: "Deny Request" }));
  const dialog = await screen.findByRole("alertdialog", { name: /^Deny request EM-/ });
  await user.click(within(dialog).getByRole("button", { name: "Deny Request" }));
  expect((await within(dialog).findAllByText("Please give a reason")).length).toBeGreaterThan(0);

  await paste(user, within(dialog).getByLabelText(/^Reason/), "Helped by the county already");
  await user.click(within(dialog).getByRole("button", { name: "Deny Request" }));
  await screen.findByText("Request denied");
  expect(await screen.findByText("Helped by the county already")).toBeTruthy();
  expect(hrefOf("File a new request")).toBe("/new-request");
  expect(hrefOf("See other help nearby")).toBe("/resources");
  expect(screen.queryByRole("alertdialog", { name: /^Deny request EM-/ })).toBeNull();
});

test("the page says each fact once, how the amount comes about, and what the funding waits for", async () => {
  const officer = await signInOfficer(lab);
  const number = await fileRequest(lab, officer, { recommended: 85 });
  const { user } = open(officer, `/request/${number}`);
  const { victimPhone } = await lab.db.emergencyRequest.findUniqueOrThrow({ where: { id: number } });
  await screen.findByText("Victim Information");
  expect(screen.getAllByText(victimPhone)).toHaveLength(1);
  // In the head, which each tab has, and with the request's facts.
  expect(screen.getAllByText("Noor Ibarra-Whitlock")).toHaveLength(2);
  await user.click(screen.getByRole("tab", { name: "Funding" }));
  await screen.findByText("No funds have been allocated yet.");
  expect(hrefOf("Go to Details")).toBe(`/request/${number}?tab=details`);
});

test("a late approval shows the current state", async () => {
  const officer = await signInOfficer(lab);
  const number = await fileRequest(lab, officer);
  forgetRecentEvents(officer);
  const { user } = open(officer, `/request/${number}`);
  const approve = await screen.findByRole("button", { name: "Approve & Allocate Funds" });
  // Without the live connection, as after a network outage.
  await lab.db.emergencyRequest.update({
    where: { id: number },
    data: { status: "denied", decisionReason: "By the supervisor" },
  });
  await user.click(approve);
  await user.click(
    (await confirmation(/^Allocate /)).getByRole("button", { name: "Approve & Allocate Funds" }),
  );
  await screen.findByText("Allocation failed");
  expect(await screen.findByText("This request was denied")).toBeTruthy();
});

test("an open request shows another person's decision", async () => {
  const officer = await signInOfficer(lab);
  const number = await fileRequest(lab, officer);
  open(officer, `/request/${number}`);
  await screen.findByRole("button", { name: "Approve & Allocate Funds" });
  const { denyRequest } = await import("../../../graph/decisions/allocations/approval/deny.ts");
  await denyRequest(await (await signInAdmin(lab)).context(), number, "Filed twice");
  await screen.findByText("Filed twice");
  expect(screen.queryByRole("button", { name: "Approve & Allocate Funds" })).toBeNull();
});

test("an administrator reads rejected where others read denied", async () => {
  const officer = await signInOfficer(lab);
  const number = await fileRequest(lab, officer);
  const admin = await signInAdmin(lab);
  const { denyRequest } = await import("../../../graph/decisions/allocations/approval/deny.ts");
  await denyRequest(await admin.context(), number, "Filed twice");
  open(admin, `/request/${number}`);
  expect(await screen.findByText("rejected")).toBeTruthy();
});

test("another person's request looks like a missing one", async () => {
  const number = await fileRequest(lab, await signInOfficer(lab));
  open(await signInOfficer(lab, { trust: "limited" }), `/request/${number}`);
  await screen.findByText("Request not found or you don't have permission to view it.");
  expect(hrefOf("Back to Requests")).toBe("/requests");
});

const open = (caller: Caller, path: string) => ({ user: userEvent.setup(), ...openScreens(caller, path) });

const hrefOf = (name: string) => screen.getByRole("link", { name }).getAttribute("href");

test("an outdated amount is refused, and the new one is shown", async () => {
  const officer = await signInOfficer(lab);
  const number = await fileRequest(lab, officer);
  forgetRecentEvents(officer);
  const { user } = open(officer, `/request/${number}`);
  expect((await screen.findAllByText("$500.00")).length).toBeGreaterThan(0);
  await lab.db.emergencyRequest.update({ where: { id: number }, data: { aiRecommendationCents: 480_000 } });
  await user.click(screen.getByRole("button", { name: "Approve & Allocate Funds" }));
  await user.click(
    (await confirmation("Allocate $500.00?")).getByRole("button", { name: "Approve & Allocate Funds" }),
  );
  await screen.findByText(/^The amount of this request is now \$4,800\.00\./);
  const amount = await screen.findByText("Amount to allocate");
  await waitFor(() => expect(amount.parentElement?.textContent).toContain("$4,800.00"));
  expect(await lab.db.fundAllocation.count({ where: { requestId: number } })).toBe(0);
});

test("a voided approval is explained next to the button to approve again", async () => {
  const officer = await signInOfficer(lab);
  const number = await fileRequest(lab, officer, { recommended: 600 });
  const { user } = open(officer, `/request/${number}`);
  await user.click(await screen.findByRole("button", { name: "Approve & Allocate Funds" }));
  await user.click(
    (await confirmation(/^Allocate /)).getByRole("button", { name: "Approve & Allocate Funds" }),
  );
  await screen.findByText("processing");
  await saveVictimInfo(await officer.context(), number, victimInfoForm({ city: "Dallas" }));
  await screen.findByText("An earlier approval no longer counts");
  const approve = screen.getByRole("button", { name: "Approve & Allocate Funds" });
  await waitFor(() => expect(approve.hasAttribute("disabled")).toBe(false));
});

test("another person's change of victim information is shown next to the button, and typed text stays", async () => {
  const officer = await signInOfficer(lab);
  const number = await fileRequest(lab, officer);
  const { user, path } = open(officer, `/request/${number}/victim-info`);
  const city = await screen.findByLabelText<HTMLInputElement>(/^City/);
  await user.clear(city);
  await paste(user, city, "Dallas");
  const theirs = victimInfoForm({ phone: "512-555-0198", employmentStatus: "retired" });
  await saveVictimInfo(await (await signInAdmin(lab)).context(), number, theirs, { shown: 1 });
  await user.click(screen.getByRole("button", { name: "Submit Information" }));
  const notice = within((await screen.findByText("Someone else changed this")).closest("[role=alert]")!);
  notice.getByText("512-555-0198");
  notice.getByText("Retired");
  expect(notice.queryByText("City")).toBeNull();
  expect(city.value).toBe("Dallas");
  const now = () => lab.db.victimInfo.findUniqueOrThrow({ where: { requestId: number } });
  expect(await now()).toMatchObject({ version: 2, city: theirs.city, phone: "512-555-0198" });

  await closeToast(user, "Update failed");
  const phone = screen.getByLabelText<HTMLInputElement>(/^Phone number/);
  await user.clear(phone);
  await paste(user, phone, "512-555-0198");
  await user.click(screen.getByRole("button", { name: "Submit Information" }));
  await waitFor(() => expect(path()).toBe(`/request/${number}`));
  expect(await now()).toMatchObject({ version: 3, city: "Dallas", phone: "512-555-0198" });
});

test("a recommended resource shows how well it fits, as words and as a bar", async () => {
  const officer = await signInOfficer(lab);
  const number = await fileRequest(lab, officer);
  const { id } = await lab.db.resource.findFirstOrThrow();
  await lab.db.resourceRecommendation.create({
    data: { requestId: number, resourceId: id, aiConfidenceScore: 4 },
  });
  open(officer, `/request/${number}?tab=resources`);
  await screen.findByText("Strong match: serves this region");
  screen.getByRole("meter", { name: "AI confidence" });
  screen.getByText("4 out of 5");
});
