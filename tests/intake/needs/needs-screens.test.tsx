import { screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { useKernel, type Caller } from "../../harness/kernel.ts";
import { fileRequest, newRequestForm, signInAdmin, signInOfficer } from "../../harness/people.ts";
import { closePages } from "../../harness/screens/pages.ts";
import { openScreens, paste } from "../../harness/screens/screens.tsx";

const lab = useKernel();
/** The texts that the form sent for reading, in order. */
let read: string[][] = [];
let isOffline = false;

beforeEach(() => {
  read = [];
  isOffline = false;
});
afterEach(() => {
  closePages();
  localStorage.clear();
  vi.unstubAllGlobals();
});

function open(caller: Caller, path: string) {
  vi.stubGlobal("fetch", async (address: string, { body, signal }: RequestInit = {}) => {
    if (isOffline) throw new TypeError("no connection");
    const sent = JSON.parse(typeof body === "string" ? body : "{}") as { texts: string[] };
    read.push(sent.texts);
    const answer = await caller.fetch(address, { method: "POST", body: sent });
    signal?.throwIfAborted();
    return answer;
  });
  return { user: userEvent.setup(), ...openScreens(caller, path) };
}
const count = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value;
const details = () => screen.findByLabelText(/^Request details/);
/** An officer's form starts with the incident, from which needs are read: here it is empty. */
async function emptied(user: ReturnType<typeof userEvent.setup>) {
  const field = await details();
  await user.clear(field);
  return field;
}
/**
 * The lines of the sum and its total. Each amount is an element of its own, as translators need.
 */
const sum = () =>
  [...screen.getByRole("group", { name: "What the fund pays" }).querySelectorAll("li, p")].map(
    (line) => line.textContent,
  );

test("fills the needs from the text, with their sum, until the person confirms them", async () => {
  const officer = await signInOfficer(lab, { services: ["food"] });
  const { user, path } = open(officer, "/new-request");
  await paste(user, await emptied(user), "Mother with two children needs food and a hotel for two nights");
  await screen.findByText("We filled these in from your text. Check them.");
  await waitFor(() => expect([count("Meals (people)"), count("Room (nights)")]).toEqual(["3", "2"]));
  expect(sum()).toContain("Food for 3 people at $10.00 $30.00");
  expect(sum()).toContain("No ride requested (up to $100.00)");
  expect(sum()).toContain("Total $180.00");

  await user.click(screen.getByRole("button", { name: "These are right" }));
  expect(screen.getByText("Confirmed by you")).toBeTruthy();
  await paste(user, await details(), " and a bus ticket for six people");
  await new Promise((resolve) => setTimeout(resolve, 700));
  expect(count("Meals (people)")).toBe("3");

  await paste(user, screen.getByLabelText(/^Full name/), "Ada Lovelace");
  await paste(user, screen.getByLabelText(/^Address/), "12 Elm Street, Austin, TX 78701");
  await paste(user, screen.getByLabelText(/^Phone number/), "512-555-0143");
  await paste(user, screen.getByLabelText(/^Email/), "ada@example.com");
  await user.click(screen.getByRole("button", { name: "Submit Request" }));
  await waitFor(() => expect(path()).toBe("/requests"));
  expect(
    await lab.db.emergencyRequest.findFirstOrThrow({ where: { officerId: officer.officerId } }),
  ).toMatchObject({
    needsSource: "confirmed",
    needs: { meals: { people: 3 }, room: { nights: 2, people: 3 } },
    requestAmountCents: 18_000,
  });
});

test("a person's own number stays, and the text is read again on request", async () => {
  const { user } = open(await signInOfficer(lab, { services: ["food"] }), "/new-request");
  await paste(user, await details(), "A family of four needs food");
  await waitFor(() => expect(count("Meals (people)")).toBe("4"));
  await user.click(screen.getByRole("button", { name: "One more: Meals (people)" }));
  expect(screen.getByText("Confirmed by you")).toBeTruthy();
  expect(sum()).toContain("Food for 5 people at $10.00 $50.00");
  await paste(user, await details(), " for three days");
  await new Promise((resolve) => setTimeout(resolve, 700));
  expect(count("Meals (people)")).toBe("5");
  await user.click(screen.getByRole("button", { name: "Fill in again" }));
  await waitFor(() => expect(count("Meals (people)")).toBe("4"));
});

test("a room has people, twelve people are paid as ten, and both are shown", async () => {
  const { user } = open(await signInOfficer(lab), "/new-request");
  await emptied(user);
  await waitFor(() => expect(count("Room (nights)")).toBe("0"));
  await user.click(await screen.findByRole("button", { name: "One more: Room (nights)" }));
  expect([count("Room (nights)"), count("Room (people)")]).toEqual(["1", "1"]);
  const meals = screen.getByLabelText("Meals (people)");
  await user.clear(meals);
  await user.type(meals, "12");
  expect(sum()).toContain("Food for 10 of the 12 people at $10.00 $100.00");
});

test("a ride of the case counts as long until the person chooses; then it asks for the distance", async () => {
  const { user } = open(await signInOfficer(lab, { services: ["transportation"] }), "/new-request");
  await paste(user, await emptied(user), "They are stranded");
  // The text of the case, which the form began with, may be read just before.
  await waitFor(() => expect(sum()).toContain("Total up to $100.00"));
  expect(sum()).toContain("A ride, distance not chosen yet up to $100.00");
  await user.click(screen.getByRole("button", { name: "These are right" }));
  await screen.findByText("Choose how far the ride goes.");
  expect(screen.queryByText("Confirmed by you")).toBeNull();
  await waitFor(() => expect(sum()).toContain("A ride: choose the distance to see its price"));
  await waitFor(() => expect(sum()).toContain("Total $0.00"));
});

test("zeros are not confirmed", async () => {
  const { user } = open(await signInOfficer(lab, { services: ["food"] }), "/new-request");
  await paste(user, await emptied(user), "A family of four needs food");
  await waitFor(() => expect(sum()).toContain("Total $40.00"));
  const meals = screen.getByLabelText("Meals (people)");
  await user.clear(meals);
  await user.type(meals, "0");
  await screen.findByText("Nothing is chosen.");
  expect(screen.queryByText("Confirmed by you")).toBeNull();
});

test("offline the fields are empty, show no error, and can be filled by hand", async () => {
  const { user } = open(await signInOfficer(lab), "/new-request");
  isOffline = true;
  await paste(user, await emptied(user), "A family of four needs food");
  await new Promise((resolve) => setTimeout(resolve, 700));
  expect(count("Meals (people)")).toBe("0");
  expect(screen.queryByRole("alert")).toBeNull();
  await user.click(screen.getByRole("button", { name: "One more: Meals (people)" }));
  expect(count("Meals (people)")).toBe("1");
});

test("reads a text a moment after the last letter, not with each", async () => {
  const { user } = open(await signInOfficer(lab), "/new-request");
  await paste(user, await emptied(user), "Two people need food and shelter");
  await waitFor(() => expect(read.at(-1)).toEqual(["Two people need food and shelter"]));
  expect(read.length).toBeLessThan(6);
});

test("on the request's page unconfirmed needs say so, and one press confirms them", async () => {
  const { createRequest } = await import("../../../graph/intake/requests/create.ts");
  const officer = await signInOfficer(lab);
  const { id } = await createRequest(await officer.context(), newRequestForm({ needs: null }));
  const { user } = open(officer, `/request/${id}`);
  await screen.findByText("Taken from the text, not confirmed");
  expect(screen.getByText("Meals for 2 people")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Confirm" }));
  await screen.findByText(/^Confirmed by Robin Vale/);
  expect(screen.queryByText("Taken from the text, not confirmed")).toBeNull();
});

test("on the request's page they are changed, with the sum next to them", async () => {
  const officer = await signInOfficer(lab);
  const number = await fileRequest(lab, officer);
  const { user } = open(officer, `/request/${number}`);
  await user.click(await screen.findByRole("button", { name: "Change" }));
  await user.click(await screen.findByRole("button", { name: "One less: Meals (people)" }));
  await user.click(screen.getByRole("button", { name: "Save changes" }));
  await screen.findByText("Meals for 1 person");
  await screen.findByText("The recommendation is now $85.00.");
});

test("while they are being edited, another person's change is shown above, and typed text stays", async () => {
  const officer = await signInOfficer(lab);
  const number = await fileRequest(lab, officer);
  const { user } = open(officer, `/request/${number}`);
  await user.click(await screen.findByRole("button", { name: "Change" }));
  await user.click(await screen.findByRole("button", { name: "One more: Meals (people)" }));
  const typed = count("Meals (people)");
  const { confirmNeeds } = await import("../../../graph/intake/requests/confirm-needs.ts");
  const { version } = await lab.db.emergencyRequest.findUniqueOrThrow({ where: { id: number } });
  const context = await (await signInAdmin(lab)).context();
  await confirmNeeds(context, number, { room: { nights: 7, people: 2 } }, { shown: version });
  const now = await screen.findByText("Someone else changed this. It now says:");
  within(now.closest<HTMLElement>("[role=alert]")!).getByText("A room for 7 nights, 2 people");
  expect(count("Meals (people)")).toBe(typed);
  await user.click(screen.getByRole("button", { name: "Save changes" }));
  await screen.findByText(`Meals for ${typed} people`);
  expect(screen.queryByText("Someone else changed this. It now says:")).toBeNull();
});
