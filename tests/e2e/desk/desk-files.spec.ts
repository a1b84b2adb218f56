import type { Page } from "@playwright/test";
import { parse } from "csv-parse/sync";
import { savedBy } from "../harness/deskSteps.ts";
import { asAdministrator, expect, test } from "../harness/people.ts";

/* Files that administrators download: each is parsed, and matches the screen. */

const rowsOf = (bytes: Buffer): string[][] =>
  parse(bytes, { bom: true, relax_column_count: true, skip_empty_lines: true });

async function exportReport(page: Page, format: RegExp) {
  await page.getByRole("button", { name: "Export Report" }).click();
  const file = await savedBy(page, page.getByRole("menuitem", { name: format }));
  await expect(page.getByText("Report exported")).toBeVisible();
  return file;
}

test("reads, explains and exports the analytics", async ({ page }) => {
  await asAdministrator(page);
  await page.goto("/admin/dashboard?tab=analytics");
  await page.getByRole("button", { name: /Time range/ }).click();
  await page.getByRole("option", { name: "Last 7 days" }).click();
  await expect(page).toHaveURL(/range=7d/);
  const means = page.getByRole("button", { name: "What Total Requests means" });
  await means.click();
  await expect(means).toHaveAttribute("aria-expanded", "true");
  const explained = page.getByRole("listitem").filter({ has: means }).getByRole("paragraph").last();
  await expect(explained).toHaveText(/\w+ \w+/);

  const shown: number[][] = [];
  for (const name of ["Requests filed", "Funds allocated"]) {
    const chart = page.getByRole("figure", { name });
    await chart.getByRole("button", { name: "Show data" }).click();
    const cells = chart.getByRole("grid", { name }).getByRole("definition");
    await expect(cells).toHaveCount(7);
    shown.push((await cells.allInnerTexts()).map((text) => Number(text.replaceAll(/[$,]/g, ""))));
  }

  const csv = await exportReport(page, /CSV/);
  expect(csv.name).toMatch(/^analytics-7d-.*\.csv$/);
  const days = rowsOf(csv.bytes).filter(([day]) => /^\d{4}-\d\d-\d\d$/.test(day ?? ""));
  const exported = [1, 2].map((at) => days.map((row) => Number(row[at])));
  // Today's number grows while other journeys file requests.
  const untilToday = (numbers: number[]) => numbers.slice(0, -1);
  expect(exported.map(untilToday)).toEqual(shown.map(untilToday));

  const pdf = await exportReport(page, /PDF/);
  expect(pdf.name).toMatch(/^analytics-7d-.*\.pdf$/);
  expect(pdf.bytes.subarray(0, 5).toString("latin1")).toBe("%PDF-");
  const sheets = await exportReport(page, /XLSX/);
  expect(sheets.name).toMatch(/^analytics-7d-.*\.xlsx$/);
  expect(sheets.bytes.subarray(0, 4).toString("latin1")).toBe("PK\u0003\u0004");
});

test("exports the audit log, which logs it, and its chain is intact", async ({ page }) => {
  await asAdministrator(page);
  await page.goto("/admin/dashboard?tab=overview&advanced=audit");
  const { name, bytes } = await savedBy(page, page.getByRole("link", { name: "Export as CSV" }));
  expect(name).toMatch(/^audit-log-.*\.csv$/);
  const [head = [], ...entries] = rowsOf(bytes);
  const [id, action] = ["id", "action"].map((column) => head.indexOf(column)) as [number, number];
  const own = entries.filter((entry) => entry[action] === "audit.exported").at(-1)?.[id] ?? "";
  expect(own).toMatch(/^\d+$/);
  await page.getByRole("button", { name: "Verify chain" }).click();
  await expect(page.getByText(/^Chain verified: [\d,]+ entries are unchanged\.$/)).toBeVisible();

  await page.goto("/admin/dashboard?tab=activity");
  const logs = page.getByRole("list", { name: "Activity Logs" });
  const lines = logs.getByRole("button", { name: /^Exported the audit log/ });
  await expect(lines).not.toHaveCount(0);
  // Another administrator may export at the same time.
  for (const line of (await lines.all()).slice(0, 3)) await line.click();
  await expect(logs.getByRole("definition").filter({ hasText: new RegExp(`^${own}$`) })).toBeVisible();
});
