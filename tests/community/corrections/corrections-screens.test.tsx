/** @vitest-environment jsdom */
import { screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { beforeEach, expect, test } from "vitest";
import { reportWrongEntry } from "../../../graph/community/corrections/service.ts";
import { useKernel } from "../../harness/kernel.ts";
import { signInAdmin, signInOfficer } from "../../harness/people.ts";
import { openScreens } from "../../harness/screens/screens.tsx";

const lab = useKernel();
beforeEach(async () => {
  lab.quotas.count = async () => {};
  await lab.db.correction.deleteMany();
});

const report = async (entry: string, details: string) =>
  reportWrongEntry(await (await lab.visitor()).context(), entry, { problem: "number", details });
const rowOf = async (text: RegExp) => {
  const cell = await screen.findByText(text);
  const row = cell.closest("[role=row], li, article");
  if (!row) throw new Error("The text stands in no row");
  return within(row as HTMLElement);
};

test("an administrator reads a new report, resolves it, and reopens it", async () => {
  const user = userEvent.setup();
  await report("res-tx-3", "It rings a bakery.");
  openScreens(await signInAdmin(lab), "/admin/corrections");
  const row = await rowOf(/It rings a bakery/);
  row.getByRole("link", { name: "Houston Food Bank" });

  await report("res-tx-2", "Nobody answers.");
  await screen.findByText("Nobody answers.");

  await user.click(row.getByRole("button", { name: "Resolve the report about Houston Food Bank" }));
  await user.click(await screen.findByRole("button", { name: "Undo" }));
  await screen.findByText("Report reopened");
  expect(await lab.db.correction.count({ where: { state: "open" } })).toBe(2);
});

test("an empty list says so, and not that nothing was found", async () => {
  await lab.db.correction.deleteMany();
  openScreens(await signInAdmin(lab), "/admin/corrections");
  await screen.findByText("No open reports.");
});

test("search and filter are in the URL, and a URL restores them", async () => {
  const user = userEvent.setup();
  await report("res-tx-3", "It rings a bakery.");
  await report("res-tx-2", "Nobody answers.");
  const { router } = openScreens(await signInAdmin(lab), "/admin/corrections?q=bakery");
  await screen.findByText("It rings a bakery.");
  expect(screen.queryByText("Nobody answers.")).toBeNull();
  expect(screen.getByText("1 found")).toBeTruthy();
  const box = screen.getByRole("searchbox", { name: "Search reports" });
  await user.clear(box);
  await user.paste("nothing like it{Enter}");
  await screen.findByText("No reports match your search and filter.");
  expect(router.state.location.search).toContain("q=nothing");
  await user.click(screen.getByRole("button", { name: "Clear search and filters" }));
  await screen.findByText("Nobody answers.");
  expect(router.state.location.search).toBe("");
});

test("loads more rows, and a new report keeps them", async () => {
  const user = userEvent.setup();
  for (let turn = 1; turn <= 30; turn += 1) await report("res-tx-3", `Report ${turn}.`);
  openScreens(await signInAdmin(lab), "/admin/corrections");
  await screen.findByText("Report 30.");
  expect(screen.queryByText("Report 1.")).toBeNull();
  await user.click(screen.getByRole("button", { name: /^Load \d+ more/ }));
  await screen.findByText("Report 1.");
  expect(screen.queryByRole("button", { name: /^Load \d+ more/ })).toBeNull();
  await report("res-tx-2", "Nobody answers.");
  await screen.findByText("Nobody answers.");
  expect(screen.getByText("Report 1.")).toBeTruthy();
});

test("asks others to sign in as an administrator, and returns to the same URL", async () => {
  const { router } = openScreens(await signInOfficer(lab), "/admin/corrections?q=bakery");
  await screen.findByRole("heading", { name: "Admin Access" });
  expect(router.state.location.search).toBe(`?next=${encodeURIComponent("/admin/corrections?q=bakery")}`);
});

test("the palette finds a place by a few letters, by keyboard alone", async () => {
  const user = userEvent.setup();
  const { path } = openScreens(await signInAdmin(lab), "/admin/dashboard");
  await screen.findByRole("link", { name: "Directory reports 0 open" });
  await user.keyboard("{Control>}k{/Control}");
  await screen.findByRole("textbox", { name: "Search pages and actions" });
  await user.keyboard("wrong n");
  await user.keyboard("{Enter}");
  await screen.findByRole("heading", { level: 1, name: "Directory reports" });
  expect(path()).toBe("/admin/corrections");
});
