import { screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { beforeEach, expect, test, vi } from "vitest";
import { useKernel } from "../../harness/kernel.ts";
import { closeToast, openScreens, paste } from "../../harness/screens/screens.tsx";

const lab = useKernel();
const passcode = "seven green bicycles";

beforeEach(() => localStorage.clear());

async function openIncidents() {
  const user = userEvent.setup();
  openScreens(await lab.visitor(), "/incidents");
  await screen.findByRole("heading", { name: "Incident Log" });
  return user;
}

async function logIncident(
  user: ReturnType<typeof userEvent.setup>,
  description: string,
  type = "Home Visit",
) {
  const form = within(await screen.findByRole("dialog", { name: "Log New Incident" }));
  await user.click(form.getByRole("button", { name: /Incident type/ }));
  await user.click(await screen.findByRole("option", { name: type }));
  await fill(user, form.getByRole("textbox", { name: /^Location/ }), "12 Quarry Bend Road");
  await fill(user, form.getByRole("textbox", { name: /^Description/ }), description);
  await user.click(form.getByRole("button", { name: "Save Incident" }));
}

async function fill(user: ReturnType<typeof userEvent.setup>, field: HTMLElement, text: string) {
  await user.click(field);
  await user.paste(text);
}

const passcodeField = (name: RegExp) => screen.getByLabelText(name, { selector: "input" });

const stored = () =>
  (JSON.parse(localStorage.getItem("incidents") ?? "[]") as { description: string }[]).map(
    ({ description }) => description,
  );

test("a first visit shows two samples; when they are deleted, the log is empty and says so", async () => {
  const user = await openIncidents();
  expect(await screen.findAllByText("Sample")).toHaveLength(2);
  expect(screen.getByText(/erase saved data if you don/)).toBeTruthy();
  for (const name of ["Traffic Stop", "Questioning"])
    await user.click(screen.getByRole("button", { name: new RegExp(`^Delete: ${name}`) }));
  expect(screen.getByText("You haven't logged any incidents yet.")).toBeTruthy();
  expect(stored()).toEqual([]);
  await user.click(screen.getByRole("button", { name: "Undo" }));
  expect(screen.getAllByText("Sample")).toHaveLength(1);
});

test("logs an incident on top, finds it by its words, edits, and deletes it with undo", async () => {
  const user = await openIncidents();
  await user.click(await screen.findByRole("button", { name: "Add Incident" }));
  await user.click(await screen.findByRole("button", { name: "Save Incident" }));
  for (const sentence of [
    "Please select an incident type",
    "Please enter a location",
    "Please describe the incident",
  ])
    expect(screen.getAllByText(sentence).length).toBeGreaterThan(0);
  await logIncident(user, "They knocked at the blue door.");
  await closeToast(user, "Your incident has been saved.");
  expect(stored()[0]).toBe("They knocked at the blue door.");
  expect(screen.getAllByRole("article")[0]?.textContent).toContain("blue door");

  // a short list has no search
  for (const type of ["Arrest", "Detention"]) {
    expect(screen.queryByRole("searchbox")).toBeNull();
    await user.click(screen.getByRole("button", { name: "Add Incident" }));
    await logIncident(user, "They said nothing.", type);
    await closeToast(user, "Your incident has been saved.");
  }
  await paste(user, screen.getByRole("searchbox", { name: "Search your incidents" }), "BLUE quarry");
  expect(screen.getAllByRole("article")).toHaveLength(1);
  expect(screen.getByText("1 incident")).toBeTruthy();
  await user.clear(screen.getByRole("searchbox"));
  await paste(user, screen.getByRole("searchbox"), "july 10");
  expect(screen.getByRole("article").textContent).toContain("July 10, 2023");
  await user.clear(screen.getByRole("searchbox"));
  await user.click(screen.getByRole("button", { name: /^Edit: Home Visit/ }));
  const description = await screen.findByRole("textbox", { name: /^Description/ });
  await paste(user, description, " Twice.");
  await user.click(screen.getByRole("button", { name: "Save Incident" }));
  expect(await screen.findByText("Your changes have been saved.")).toBeTruthy();

  await user.click(screen.getByRole("button", { name: /^Delete: Home Visit/ }));
  expect(screen.queryByText(/blue door/)).toBeNull();
  await user.click(screen.getByRole("button", { name: "Undo" }));
  expect(await screen.findByText("They knocked at the blue door. Twice.")).toBeTruthy();
  await waitFor(() => expect(stored().join()).toContain("Twice."));
});

test("failing storage is only logged; the entry stays, and the page says that it is not saved", async () => {
  const logged = vi.spyOn(console, "error").mockImplementation(() => {});
  const broken = vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("full", "QuotaExceededError");
  });
  const user = await openIncidents();
  await user.click(await screen.findByRole("button", { name: "Add Incident" }));
  await logIncident(user, "The device is full.");
  expect(await screen.findByText("The device is full.")).toBeTruthy();
  expect(screen.getByText(/This device is not saving your log/)).toBeTruthy();
  expect(logged).toHaveBeenCalled();
  broken.mockRestore();
  // unsaved content is stored with the next change
  await user.click(screen.getByRole("button", { name: /^Delete: Questioning/ }));
  await waitFor(() => expect(stored()[0]).toBe("The device is full."));
});

test("sets a passcode with a warning, locks the log, and opens it again", async () => {
  const user = await openIncidents();
  await user.click(await screen.findByRole("button", { name: "Set a passcode" }));
  const set = await screen.findByRole("button", { name: "Set passcode" });
  await user.click(set);
  expect(screen.getAllByText("Please use at least 8 characters").length).toBeGreaterThan(0);
  await fill(user, passcodeField(/^Passcode/), passcode);
  await fill(user, passcodeField(/^Repeat passcode/), passcode);
  await user.click(screen.getByRole("checkbox"));
  await user.click(set);
  await screen.findByText("Passcode set", undefined, { timeout: 20_000 });
  expect(localStorage.getItem("incidents")).not.toContain("sample");

  await user.click(screen.getByRole("button", { name: "Lock now" }));
  await screen.findByText("Your log is locked");
  const field = passcodeField(/^Passcode/);
  expect(screen.queryByText("Sample")).toBeNull();
  await fill(user, field, "wrong passcode");
  await user.click(screen.getByRole("button", { name: "Unlock" }));
  await screen.findByText("Wrong passcode. Please try again.", undefined, { timeout: 20_000 });
  await user.clear(field);
  await fill(user, field, passcode);
  await user.click(screen.getByRole("button", { name: "Unlock" }));
  expect(await screen.findAllByText("Sample", undefined, { timeout: 20_000 })).toHaveLength(2);
  expect(document.activeElement).toBe(screen.getByRole("heading", { level: 1 }));

  // hidden for a little over three minutes
  const hidden = vi.spyOn(document, "hidden", "get").mockReturnValue(true);
  document.dispatchEvent(new Event("visibilitychange"));
  const clock = vi.spyOn(Date, "now").mockReturnValue(Date.now() + 181_000);
  hidden.mockReturnValue(false);
  document.dispatchEvent(new Event("visibilitychange"));
  expect(await screen.findByText("Your log is locked")).toBeTruthy();
  hidden.mockRestore();
  clock.mockRestore();

  // left for another site; the browser restores this page, as it was, on Back
  await fill(user, passcodeField(/^Passcode/), passcode);
  await user.click(screen.getByRole("button", { name: "Unlock" }));
  await screen.findAllByText("Sample", undefined, { timeout: 20_000 });
  window.dispatchEvent(new PageTransitionEvent("pagehide", { persisted: true }));
  expect(await screen.findByText("Your log is locked")).toBeTruthy();
});
