import { screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { beforeEach, expect, test } from "vitest";
import { openBody } from "../../../graph/messages/communications/compose.ts";
import { submitOfficerVerification } from "../../../graph/officers/verification/submission/submit.ts";
import { useKernel, type Caller } from "../../harness/kernel.ts";
import { answerOnPage } from "../../harness/people.ts";
import { closeToast, openScreens } from "../../harness/screens/screens.tsx";

const lab = useKernel();
const filled = {
  officerName: "Dana Reyes",
  officerRank: "Sergeant",
  agency: "Austin Police",
  badgeNumber: "4471",
  officerPhone: "512 555 0100",
  officerEmail: "dana.reyes@austin.example",
  caseNumber: "APD-2026-100",
  incidentDescription: "A family without shelter",
  services: ["food"],
  supervisorName: "Lee Park",
  supervisorRank: "Lieutenant",
  supervisorPhone: "512 555 0101",
  supervisorEmail: "lee.park@austintexas.gov",
};
let cases = 0;

const mark = "safevoice-session";

beforeEach(() => {
  document.cookie = `${mark}=; Max-Age=0`;
  sessionStorage.clear();
  localStorage.clear();
  cases += 1;
  filled.caseNumber = `APD-2026-${100 + cases}`;
  // A supervisor without confirmations gets five emails a day.
  filled.supervisorEmail = `lee.park${cases}@austintexas.gov`;
});

async function officer(): Promise<Caller> {
  const caller = await lab.visitor();
  await submitOfficerVerification(await caller.context(), filled);
  return caller;
}

async function answerAsSupervisor(decision: "verified" | "rejected") {
  const mails = await lab.db.message.findMany({
    where: { kind: "supervisor-verification" },
    orderBy: { createdAt: "desc" },
    take: 1,
  });
  const link = /\/verify\/[\w-]{43}/.exec(openBody(lab, mails[0]?.bodySealed ?? "").text)?.[0] ?? "";
  await answerOnPage(await lab.visitor(), link, { decision, badgeNumber: "4471" });
}

const stored = () => [sessionStorage, localStorage].flatMap((storage) => Object.entries(storage));
const field = (name: string) => screen.getByLabelText(new RegExp(`^${name}\\*?$`));

test("the officer form requires a service first, reports what is missing, keeps typed text, and continues", async () => {
  const user = userEvent.setup();
  const { path } = openScreens(await lab.visitor(), "/officer-login");
  await screen.findByRole("heading", { name: "For Law Enforcement Officers Only" });
  const submit = await screen.findByRole("button", { name: "Verify Identity" });
  expect(submit.getAttribute("aria-disabled")).toBe("true");
  await user.click(submit);
  expect(screen.getAllByText("Please select at least one service").length).toBeGreaterThan(0);

  await user.click(screen.getByRole("button", { name: "Food" }));
  expect(submit.getAttribute("aria-disabled")).toBeNull();
  const typed: [string, string][] = [
    ["Full name", filled.officerName],
    ["Rank / title", filled.officerRank],
    ["Police agency / department", filled.agency],
    ["Badge number", filled.badgeNumber],
    ["Direct phone", filled.officerPhone],
    ["Official email", filled.officerEmail],
    ["Case number", filled.caseNumber],
    ["Brief incident description", filled.incidentDescription],
    ["Supervisor full name", filled.supervisorName],
    ["Supervisor rank / title", filled.supervisorRank],
    ["Supervisor direct phone", filled.supervisorPhone],
    ["Supervisor official email", "DanaReyes@austin.example"],
  ];
  for (const [name, text] of typed) {
    await user.click(field(name));
    await user.paste(text);
  }
  await user.click(submit);
  expect((await screen.findAllByText("The supervisor's email must not be your own")).length).toBeGreaterThan(
    0,
  );
  expect(field("Full name")).toHaveProperty("value", filled.officerName);

  await user.clear(field("Supervisor official email"));
  await user.paste(filled.supervisorEmail);
  await user.click(submit);
  await screen.findByText("Waiting for your supervisor");
  expect(path()).toBe("/verification");
  await closeToast(user, "Information saved");
  expect(await screen.findByText("Verification email sent")).toBeTruthy();
  expect(sessionStorage.getItem("officerVerification")).toContain("verificationToken");
});

test("a returning officer finds the form prefilled except for the case, and can clear it", async () => {
  const user = userEvent.setup();
  document.cookie = `${mark}=officer.1790000000000`;
  openScreens(await officer(), "/officer-login");
  await screen.findByText("Filled in from your last case");
  expect(field("Full name")).toHaveProperty("value", filled.officerName);
  expect(field("Supervisor official email")).toHaveProperty("value", filled.supervisorEmail);
  for (const name of ["Case number", "Brief incident description"])
    expect(field(name)).toHaveProperty("value", "");
  expect(screen.getByRole("button", { name: "Food" }).getAttribute("aria-pressed")).toBe("false");
  expect(JSON.stringify(stored())).not.toContain(filled.supervisorName);

  await user.click(screen.getByRole("button", { name: "Not you? Clear" }));
  await waitFor(() => expect(screen.queryByText("Filled in from your last case")).toBeNull());
  for (const name of ["Full name", "Badge number", "Supervisor full name"])
    expect(field(name)).toHaveProperty("value", "");
});

test("the mark of a session alone prefills nothing", async () => {
  document.cookie = `${mark}=officer.1790000000000`;
  openScreens(await lab.visitor(), "/officer-login");
  await screen.findByRole("button", { name: "Verify Identity" });
  expect(field("Full name")).toHaveProperty("value", "");
  expect(screen.queryByText("Filled in from your last case")).toBeNull();
});

test("without an officer's session /verification says so and leads to the form", async () => {
  const { path } = openScreens(await lab.visitor(), "/verification");
  await waitFor(() => expect(screen.getAllByText("No verification data").length).toBeGreaterThan(0));
  await waitFor(() => expect(path()).toBe("/officer-login"));
});

test("without an officer's session /case-tracking redirects to the form", async () => {
  const { path } = openScreens(await lab.visitor(), "/case-tracking");
  await waitFor(() => expect(path()).toBe("/officer-login"));
});

test("the supervisor's answer appears live, and only then the officer may continue", async () => {
  openScreens(await officer(), "/verification");
  await screen.findByText("Waiting for your supervisor");
  expect(screen.queryByRole("link", { name: "Continue" })).toBeNull();
  await new Promise((done) => setTimeout(done, 100)); // the subscription is open
  await answerAsSupervisor("verified");
  await screen.findByText("You are verified");
  expect(screen.getByRole("link", { name: "Continue" }).getAttribute("href")).toBe("/case-tracking");
  expect(screen.queryByRole("button", { name: "911 Verify" })).toBeNull();
});

test("a rejection says whom to contact", async () => {
  openScreens(await officer(), "/verification");
  await screen.findByText("Waiting for your supervisor");
  await new Promise((done) => setTimeout(done, 100));
  await answerAsSupervisor("rejected");
  await waitFor(() =>
    expect(
      screen.getAllByText("Your supervisor did not verify this case. Please contact them directly.").length,
    ).toBeGreaterThan(0),
  );
  expect(screen.queryByRole("link", { name: "Continue" })).toBeNull();
});

test("911 Verify explains what it gives, confirms, and continues to case tracking", async () => {
  const user = userEvent.setup();
  const { path } = openScreens(await officer(), "/verification");
  await user.click(await screen.findByRole("button", { name: "911 Verify" }));
  const dialog = await screen.findByRole("alertdialog", { name: "Use 911 Verify?" });
  expect(within(dialog).getByText(/60 minutes/)).toBeTruthy();
  await user.click(within(dialog).getByRole("button", { name: "Use 911 Verify" }));
  await screen.findByRole("heading", { name: "Case Tracking" });
  expect(path()).toBe("/case-tracking");

  await user.click(screen.getByRole("link", { name: "Back" }));
  await screen.findByText(/^You are provisionally verified until \d/);
  expect(screen.getByText("Provisionally verified")).toBeTruthy();
  expect(screen.getByText(/for 60 minutes.*does not let you approve or distribute funds/)).toBeTruthy();
});

test("case tracking: disabled before the recipient is saved, then all is saved but nothing stored locally", async () => {
  const user = userEvent.setup();
  const { path } = openScreens(await officer(), "/case-tracking");
  const go = await screen.findByRole("button", { name: "Continue to Emergency Fund Request" });
  await user.click(go);
  await closeToast(user, "Please save recipient information first");
  expect(path()).toBe("/case-tracking");
  expect(field("Case number")).toHaveProperty("value", filled.caseNumber);

  await user.click(screen.getByRole("button", { name: "Save Recipient Information" }));
  expect((await screen.findAllByText("Full name must be at least 2 characters")).length).toBeGreaterThan(0);
  const typed: [string, string][] = [
    ["Full name", "Ada Moss"],
    ["Address", "12 Elm Street, Austin, TX"],
    ["Phone", "512 555 0199"],
    ["Statement of need", "Food for three people until Monday, and a room for two nights"],
  ];
  expect(field("Statement of need")).toHaveProperty("value", filled.incidentDescription);
  for (const [name, text] of typed) {
    await user.clear(field(name));
    await user.paste(text);
  }
  await user.type(field("Date of birth"), "1990-02-03");
  await user.click(screen.getByText("Contacting Recipient"));
  await user.click(screen.getByRole("button", { name: "Save Recipient Information" }));
  await screen.findByText(`Case #${filled.caseNumber} has been created and saved`);
  const summary = screen.getByRole("region", { name: "Case summary" });
  expect(within(summary).getByText("Feb 3, 1990")).toBeTruthy();
  expect(within(summary).getByText("Food for three people until Monday, and a room for…")).toBeTruthy();
  expect(within(summary).getByText("Do not contact")).toBeTruthy();
  expect(go.getAttribute("aria-disabled")).toBeNull();
  expect(JSON.stringify(stored())).not.toMatch(/Ada|Elm|1990-02/);
});

test("a browser that cannot record says so", async () => {
  const user = userEvent.setup();
  openScreens(await officer(), "/case-tracking");
  await user.click(await screen.findByRole("button", { name: "Record Recipient Statement" }));
  expect(
    await screen.findByText("This browser cannot record. Please write the statement down instead."),
  ).toBeTruthy();
});

test("signing out ends the session and leaves nothing of the case", async () => {
  const user = userEvent.setup();
  const caller = await officer();
  const { path } = openScreens(caller, "/case-tracking");
  await user.click(await screen.findByRole("button", { name: "Log Out" }));
  await waitFor(() => expect(path()).toBe("/officer-login"));
  expect((await caller.context()).viewer.kind).toBe("visitor");
  expect(JSON.stringify(stored())).not.toContain(filled.caseNumber);
});

test("a failed sign-out keeps the page, the session and the browser's data", async () => {
  const user = userEvent.setup();
  const caller = await officer();
  const { path } = openScreens(caller, "/case-tracking");
  const button = await screen.findByRole("button", { name: "Log Out" });
  const { context } = caller;
  sessionStorage.setItem("officerVerification", "{}");
  caller.context = () => Promise.reject(new Error("the network is gone"));
  await user.click(button);
  await screen.findByText("You are still logged in");
  expect(path()).toBe("/case-tracking");
  expect(sessionStorage.getItem("officerVerification")).not.toBeNull();
  caller.context = context;
  expect((await caller.context()).viewer.kind).toBe("officer");
});
