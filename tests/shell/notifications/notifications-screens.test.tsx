import { screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test } from "vitest";
import { denyRequest } from "../../../graph/decisions/allocations/approval/deny.ts";
import { forgetNotifications } from "../../../web/shell/notifications/notifications.ts";
import { useKernel, type Caller } from "../../harness/kernel.ts";
import { fileRequest, signInAdmin, signInOfficer } from "../../harness/people.ts";
import { openScreens, paste } from "../../harness/screens/screens.tsx";

const lab = useKernel();
const cookie = "safevoice-session";

beforeEach(() => {
  document.cookie = `${cookie}=officer.1790000000000`;
});
afterEach(() => {
  document.cookie = `${cookie}=; Max-Age=0`;
  forgetNotifications();
  localStorage.clear();
});

const bell = () => screen.getByRole("button", { name: /^Notifications/ });
const kept = (key: string) => JSON.parse(localStorage.getItem(key) ?? "[]") as unknown[];
/** The browser has looked once, so later changes are news. */
const untilWatched = () => waitFor(() => expect(kept("lastNotedRequests")).toHaveLength(1));

async function openAt(path: string) {
  const officer = await signInOfficer(lab);
  const number = await fileRequest(lab, officer);
  openScreens(officer, path);
  return { user: userEvent.setup(), officer, number };
}

async function deny(number: number) {
  await denyRequest(await (await signInAdmin(lab)).context(), number, "Filed twice");
}

test("a status that changes while another page is open is counted, read in the drawer, and then no longer new", async () => {
  const { user, number } = await openAt("/exit-help");
  await untilWatched();
  await deny(number);
  await waitFor(() => expect(bell().textContent).toMatch(/1/));

  await user.click(bell());
  const drawer = await screen.findByRole("dialog", { name: "Notifications" });
  expect(within(drawer).getAllByRole("listitem")).toHaveLength(1);
  expect(within(drawer).getByText("New")).toBeTruthy();
  await user.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(bell().textContent).toBe("Notifications");

  await user.click(bell());
  const again = await screen.findByRole("dialog", { name: "Notifications" });
  expect(within(again).getAllByRole("listitem")).toHaveLength(1);
  expect(within(again).queryByText("New")).toBeNull();
});

test("a change while the drawer is open appears on top as new, and is read", async () => {
  const { user, number } = await openAt("/exit-help");
  await untilWatched();
  await user.click(bell());
  const drawer = await screen.findByRole("dialog", { name: "Notifications" });
  within(drawer).getByText("Nothing new");
  await deny(number);
  await within(drawer).findByText("New");
  await user.keyboard("{Escape}");
  await waitFor(() => expect(bell().textContent).toBe("Notifications"));
});

test("a change while the app was closed is listed when it opens, on any page", async () => {
  const officer = await signInOfficer(lab);
  const number = await fileRequest(lab, officer);
  localStorage.setItem("lastNotedRequests", JSON.stringify([{ id: number, status: "processing" }]));
  openScreens(officer, "/exit-help");
  await waitFor(() => expect(bell().textContent).toMatch(/1/));
  expect(kept("lastNotedRequests")).toEqual([{ id: number, status: "pending" }]);
});

test("with the list open a change is listed once, and read ones stay read", async () => {
  const { user, number } = await openAt("/requests");
  await screen.findByRole("link", { name: /^EM-/ });
  await untilWatched();
  await deny(number);
  await screen.findByRole("region", { name: "Status changes" });
  await waitFor(() => expect(bell().textContent).toMatch(/1/));
  expect(kept("requestNotifications")).toHaveLength(1);
  await user.click(bell());
  await screen.findByRole("dialog", { name: "Notifications" });
  await waitFor(() => expect(kept("requestNotifications")).toMatchObject([{ number, isRead: true }]));
});

test("a person's own decision is no news to them: no card, no toast, no count", async () => {
  const officer = await signInOfficer(lab);
  const number = await fileRequest(lab, officer);
  const { router } = openScreens(officer, "/requests");
  const go = (path: string) => router.navigate(path);
  const user = userEvent.setup();
  await untilWatched();
  await go(`/request/${number}`);
  await user.click(await screen.findByRole("button", { name: "Deny Request" }));
  const dialog = await screen.findByRole("alertdialog");
  await paste(user, within(dialog).getByRole("textbox"), "Filed twice by mistake");
  await user.click(within(dialog).getByRole("button", { name: "Deny Request" }));
  await screen.findByText("Request denied");
  await waitFor(() =>
    expect(kept("lastNotedRequests")).toEqual([expect.objectContaining({ status: "denied" })]),
  );
  await go("/requests");
  await screen.findByText("denied");
  expect(screen.queryByText(/Updated$/)).toBeNull();
  expect(screen.queryByRole("region", { name: "Status changes" })).toBeNull();
  expect(kept("requestNotifications")).toEqual([]);
  expect(bell().textContent).toBe("Notifications");
});

test("sends no requests without a session", async () => {
  document.cookie = `${cookie}=; Max-Age=0`;
  const visitor = await lab.visitor();
  const asked: unknown[] = [];
  const { context } = visitor;
  const listening: Caller = Object.assign(visitor, {
    context: async () => {
      asked.push(1);
      return context();
    },
  });
  openScreens(listening, "/exit-help");
  await screen.findByRole("heading", { level: 1 });
  await new Promise((done) => setTimeout(done, 200));
  expect(asked).toEqual([]);
});

test("it ends with the session", async () => {
  const { number } = await openAt("/exit-help");
  await untilWatched();
  document.cookie = `${cookie}=; Max-Age=0`;
  window.dispatchEvent(new Event("focus"));
  await new Promise((done) => setTimeout(done, 50));
  await deny(number);
  await new Promise((done) => setTimeout(done, 200));
  expect(bell().textContent).toBe("Notifications");
});
