import type { Page } from "@playwright/test";
import { problemsOf } from "../harness/axe.ts";
import { requestOf } from "../harness/deskSteps.ts";
import { asAdministrator, becomeOfficer, expect, inventOfficer, test } from "../harness/people.ts";

/** Two approved requests for meals and a room. */
async function fileTwo(page: Page, name: string) {
  const filed: { id: number; title: string }[] = [];
  for (let n = 0; n < 2; n++) {
    const named = `${name} ${n}`;
    const needs = { meals: { people: 1 }, room: { nights: 1, people: 1 } };
    const { id, caseId } = await requestOf(page, `${name}-${n}@example.com`, { name: named, needs });
    const approved = await page.request.post("/api/fund-allocations", { data: { requestId: id } });
    expect(approved.ok(), await approved.text()).toBe(true);
    filed.unshift({ id, title: `${caseId}, ${named}` });
  }
  return filed;
}

test("the keyboard alone dispatches all help of two requests, one after the other", async ({
  page,
  open,
  mailroom,
}) => {
  test.slow();
  const officersPage = await open();
  await becomeOfficer(officersPage, mailroom, inventOfficer("trusted"));
  const name = `Dispatchkeys${Date.now()}`;
  const [first, second] = await fileTwo(officersPage, name);
  await asAdministrator(page);
  await page.goto(`/admin/dispatches?q=${name}`);
  const list = page.getByRole("list", { name: "Requests" });
  await expect(list.getByRole("link")).toHaveCount(2);
  const detail = page.getByRole("region", { name: "Dispatch case" });
  const title = detail.getByRole("heading", { level: 2 });
  const give = async () => {
    await page.keyboard.press("d");
    await expect(page.locator("button[type=submit]:focus")).toHaveAccessibleName(/^Dispatch 1/);
    await page.keyboard.press("Enter");
    await expect(page.getByRole("dialog")).toHaveCount(0);
  };

  await page.keyboard.press("j");
  await expect(list.getByRole("link").first()).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(title).toHaveText(first?.title ?? "");
  await expect(title).toBeFocused();
  expect(await problemsOf(page)).toEqual([]);

  await give();
  await expect(detail.getByText("DoorDash", { exact: true })).toBeVisible();
  // It lacks a room, so it stays open.
  await expect(title).toHaveText(first?.title ?? "");
  await give();
  await expect(title).toHaveText(second?.title ?? "");
  await expect(title).toBeFocused();
  await give();
  await give();

  await page.keyboard.press("m");
  await expect(page.getByRole("menu")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("menu")).toHaveCount(0);
  await page.keyboard.press("Escape");
  await expect(page.getByText("No case is open")).toBeVisible();
  await page.goto(`/admin/dispatches?view=complete&q=${name}`);
  await expect(list.getByRole("link")).toHaveCount(2);
  const given = (await (await page.request.get("/api/help-dispatches")).json()) as { requestId: number }[];
  const ids = [first?.id, second?.id];
  expect(given.filter(({ requestId }) => ids.includes(requestId))).toHaveLength(4);
});
