import { problemsOf } from "../harness/axe.ts";
import { requestOf } from "../harness/deskSteps.ts";
import { asAdministrator, becomeOfficer, expect, inventOfficer, test } from "../harness/people.ts";

interface DispatchedCase {
  requestId: number;
  helpType: string;
  people: number | null;
  estimatedValue: number;
}

test("D and Enter send a family of five what was confirmed, and nothing that another dialog had chosen", async ({
  page,
  open,
  mailroom,
}) => {
  const officersPage = await open();
  await becomeOfficer(officersPage, mailroom, inventOfficer("trusted"));
  const needs = { meals: { people: 5 }, room: { nights: 3, people: 5 } };
  const { id } = await requestOf(officersPage, `five-${Date.now()}@example.com`, { needs });
  const approved = await officersPage.request.post("/api/fund-allocations", { data: { requestId: id } });
  expect(approved.ok(), await approved.text()).toBe(true);

  const colleague = await open();
  const dialogOf = (desk: typeof page) => desk.getByRole("dialog", { name: /Manual dispatch/ });
  const start = async (desk: typeof page) => {
    await asAdministrator(desk);
    await desk.goto(`/admin/dispatches?case=${id}`);
    await expect(desk.getByText("Nothing has been dispatched yet.")).toBeVisible();
    await desk.keyboard.press("d");
    await expect(desk.locator("button[type=submit]:focus")).toHaveAccessibleName(/^Dispatch 1/);
  };

  await test.step("a colleague also chooses a room by hand, and abandons all of it", async () => {
    await start(colleague);
    const dialog = dialogOf(colleague);
    await dialog.getByRole("tab", { name: "Shelter" }).click();
    await dialog.getByRole("checkbox", { name: "Hotels.com" }).check({ force: true });
    await expect(dialog.getByRole("timer", { name: /Hotels\.com/ })).toBeVisible();
    await expect(dialog.getByText("Cut to 24 hours, the most for one dispatch")).toBeVisible();
    await expect(
      dialog.getByRole("button", { name: "Dispatch 2 Service Providers: DoorDash, Hotels.com" }),
    ).toBeVisible();
    await colleague.keyboard.press("Escape");
    await expect(dialog).toHaveCount(0);
    await colleague.reload();
  });

  await test.step("D opens with the confirmed meals alone, and Enter sends them", async () => {
    await start(page);
    const dialog = dialogOf(page);
    await expect(dialog.getByRole("textbox", { name: "Number of people" })).toHaveValue("5");
    await expect(dialog.getByRole("textbox", { name: "Estimated value ($)" })).toHaveValue("50");
    await expect(dialog.getByText("Needed: Meals for 5 people")).toBeVisible();
    expect(await problemsOf(page)).toEqual([]);
    await dialog.getByRole("tab", { name: "Shelter" }).click();
    await expect(dialog.getByRole("checkbox", { name: "Hotels.com" })).not.toBeChecked();
    await expect(dialog.getByText(/started .+ by admin/)).toBeVisible();
    // Focus is on Dispatch each time.
    await page.keyboard.press("Escape");
    await page.keyboard.press("d");
    await expect(page.locator("button[type=submit]:focus")).toHaveAccessibleName(
      "Dispatch 1 Service Provider",
    );
    await page.keyboard.press("Enter");
    await expect(dialog).toHaveCount(0);
  });

  const given = (await (await page.request.get("/api/help-dispatches")).json()) as DispatchedCase[];
  expect(given.filter(({ requestId }) => requestId === id)).toMatchObject([
    { helpType: "food", people: 5, estimatedValue: 50 },
  ]);
});
