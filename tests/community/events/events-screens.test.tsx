import { screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, expect, test } from "vitest";
import { useKernel, type Caller } from "../../harness/kernel.ts";
import { closePages } from "../../harness/screens/pages.ts";
import { openScreens } from "../../harness/screens/screens.tsx";

const lab = useKernel();

afterEach(() => {
  closePages();
  localStorage.clear();
});

test("lists the events of July 2023, with links to other months", async () => {
  const { user } = open(await lab.visitor(), "/events");
  await screen.findByRole("heading", { name: "July 2023" }, { timeout: 30_000 }); // the first page loads all code
  expect(screen.getByRole("button", { name: "List" }).getAttribute("aria-pressed")).toBe("true");
  expect(screen.getAllByRole("article")).toHaveLength(3);

  await user.click(screen.getByRole("link", { name: "Next month: August 2023" }));
  await screen.findByRole("heading", { name: "August 2023" });
  expect(screen.getAllByRole("article")).toHaveLength(2);

  await user.click(screen.getByRole("link", { name: "Previous month: July 2023" }));
  await user.click(await screen.findByRole("link", { name: "Previous month: June 2023" }));
  await screen.findByText("No events scheduled for this period.");
});

test("the calendar marks the days with events, and a day shows its own", async () => {
  const { user } = open(await lab.visitor(), "/events?view=calendar");
  const table = await screen.findByRole("table", { name: "July 2023" });
  const days = within(table).getAllByRole("columnheader");
  expect(days.map((day) => day.textContent)).toEqual(["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"]);
  const marked = within(table).getAllByRole("button");
  expect(marked.map((day) => day.getAttribute("aria-label"))).toEqual([
    "Saturday, July 15, 2023, 1 event",
    "Saturday, July 22, 2023, 1 event",
    "Friday, July 28, 2023, 1 event",
  ]);

  await user.click(marked[1]!);
  await waitFor(() => expect(screen.getAllByRole("article")).toHaveLength(1));
  screen.getByRole("heading", { name: "Police and Community Town Hall" });
  await user.click(screen.getByRole("button", { name: "Show the whole month" }));
  await waitFor(() => expect(screen.getAllByRole("article")).toHaveLength(3));
});

test("an RSVP is stored on the server, is there on the next visit, and can be canceled", async () => {
  const visitor = await lab.visitor();
  const name = "RSVP: Know Your Rights Workshop";
  const { user } = open(visitor, "/events");
  await user.click(await screen.findByRole("button", { name }));
  await screen.findByText("RSVP saved");
  expect(await lab.db.eventRsvp.count()).toBe(1);

  closePages();
  const again = open(visitor, "/events");
  await again.user.click(await screen.findByRole("button", { name: `Cancel ${name}` }));
  await screen.findByText("RSVP canceled");
  await screen.findByRole("button", { name });
  expect(await lab.db.eventRsvp.count()).toBe(0);
});

test("each event has its calendar file", async () => {
  open(await lab.visitor(), "/events");
  const link = await screen.findByRole("link", { name: "Add to Calendar: Emergency Resource Fair" });
  expect(link.getAttribute("href")).toMatch(/^\/events\/\d+\.ics\?lang=en$/);
  expect(link.hasAttribute("download")).toBe(true);
});

const open = (caller: Caller, path: string) => ({ user: userEvent.setup(), ...openScreens(caller, path) });
