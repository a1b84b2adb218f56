/** @vitest-environment jsdom */
import { screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { useKernel } from "../../harness/kernel.ts";
import { fileRequest, signInAdmin, signInOfficer } from "../../harness/people.ts";
import { openScreens } from "../../harness/screens/screens.tsx";

const lab = useKernel();
beforeEach(() => localStorage.clear());
afterEach(() => vi.unstubAllGlobals());

const cardOf = async (label: string) => {
  const card = (await screen.findByRole("heading", { name: label, level: 3 })).closest("li");
  if (!card) throw new Error(`${label} stands in no card`);
  return within(card);
};

test("without data the tab says so and offers a retry; a new request is counted live", async () => {
  const user = userEvent.setup();
  openScreens(await signInAdmin(lab), "/admin/dashboard?tab=analytics");
  await screen.findByText("No analytics data available");
  await user.click(screen.getByRole("button", { name: "Retry" }));
  await screen.findByText("No analytics data available");
  await fileRequest(lab, await signInOfficer(lab), { victimInfo: false });
  const total = await cardOf("Total Requests");
  await total.findByText("1");
  total.getByText("Up 1 from 0");
  screen.getByText(/^Compared with the previous period: requests up 1/);
  (await cardOf("Success Rate")).getByText("No data yet");
});

test("a number shows its definition on demand", async () => {
  const user = userEvent.setup();
  await fileRequest(lab, await signInOfficer(lab), { victimInfo: false });
  openScreens(await signInAdmin(lab), "/admin/dashboard?tab=analytics");
  const rate = await cardOf("Success Rate");
  const ask = rate.getByRole("button", { name: "What Success Rate means" });
  expect(ask.getAttribute("aria-expanded")).toBe("false");
  expect(rate.queryByText(/that are dispatched or completed/)).toBeNull();
  await user.click(ask);
  rate.getByText(/that are dispatched or completed/);
  expect(ask.getAttribute("aria-expanded")).toBe("true");
});

test("the range is in the URL, and the last 30 days are the default", async () => {
  const user = userEvent.setup();
  await fileRequest(lab, await signInOfficer(lab), { victimInfo: false });
  const { router } = openScreens(await signInAdmin(lab), "/admin/dashboard?tab=analytics&range=never");
  await cardOf("Total Requests");
  const range = screen.getByRole("button", { name: /Time range/ });
  expect(range.textContent).toContain("Last 30 days");
  await user.click(range);
  await user.click(await screen.findByRole("option", { name: "Last year" }));
  await vi.waitFor(() => expect(router.state.location.search).toBe("?tab=analytics&range=1y"));
  await cardOf("Total Requests");
  await screen.findByText(/^Requests by filing date/);
});

test("Export Report offers three files and downloads the chosen one", async () => {
  const user = userEvent.setup();
  await fileRequest(lab, await signInOfficer(lab), { victimInfo: false });
  const admin = await signInAdmin(lab);
  openScreens(admin, "/admin/dashboard?tab=analytics&range=7d");
  await cardOf("Total Requests");
  vi.stubGlobal("fetch", (path: string, init: RequestInit) =>
    admin.fetch(path, { method: init.method ?? "GET" }),
  );
  const saved: string[] = [];
  URL.createObjectURL = () => "blob:report";
  URL.revokeObjectURL = () => {};
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function click(this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  await user.click(screen.getByRole("button", { name: "Export Report" }));
  const menu = within(await screen.findByRole("menu"));
  expect(menu.getAllByRole("menuitem")).toHaveLength(3);
  await user.click(menu.getByRole("menuitem", { name: /CSV/ }));
  await screen.findByText("Report exported");
  expect(saved).toEqual([expect.stringMatching(/^analytics-7d-\d{4}-\d\d-\d\d\.csv$/)]);
});

test("a failure shows the empty state with Retry, and the rest of the desk stays", async () => {
  const user = userEvent.setup();
  const admin = await signInAdmin(lab);
  const { context } = admin;
  let isBroken = true;
  admin.context = async () => {
    const whole = await context();
    const sql: typeof whole.sql = (statement, values) =>
      isBroken && statement.name === "analytics"
        ? Promise.reject(new Error("gone"))
        : whole.sql(statement, values);
    return { ...whole, sql };
  };
  openScreens(admin, "/admin/dashboard?tab=analytics");
  await screen.findByText("No analytics data available");
  isBroken = false;
  await user.click(screen.getByRole("button", { name: "Retry" }));
  await cardOf("Total Requests");
});
