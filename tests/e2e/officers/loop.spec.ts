import {
  becomeOfficer,
  expect,
  field,
  files,
  fileRequest,
  fillOfficerForm,
  inventOfficer,
  recipient,
  test,
} from "../harness/people.ts";
import { linkMailedTo } from "../harness/mail.ts";
import { badge, confirmNeeds, fillVictimInfo, saveRecipient } from "../harness/steps.ts";
import { pressAndConfirm } from "../harness/money.ts";

test(
  "a trusted officer gets help for a recipient, from the first form to the money",
  { tag: "@translated" },
  async ({ page, open, mailroom }) => {
    const officer = inventOfficer("trusted");
    await page.goto("/officer-login");
    await fillOfficerForm(page, officer);
    await page.getByRole("button", { name: "Verify Identity" }).click();
    await expect(page.getByRole("heading", { name: "Law Enforcement Verification" })).toBeVisible();
    await expect(page.getByText("Waiting for your supervisor")).toBeVisible();

    await test.step("the supervisor answers from the email, without JavaScript", async () => {
      const supervisor = await open({ javaScriptEnabled: false });
      await supervisor.goto(await linkMailedTo(mailroom, officer.supervisorEmail, "verify"));
      await expect(supervisor.getByText(officer.badgeNumber)).toHaveCount(0);
      await supervisor.getByRole("radio", { name: "Yes, I verify this officer" }).check();
      await field(supervisor, "The officer's badge number").fill(officer.badgeNumber);
      await supervisor.getByRole("button").click();
      await expect(supervisor.getByRole("status")).toContainText("verified");
    });

    await test.step("the officer's screen updates live", async () => {
      await expect(page.getByText("You are verified")).toBeVisible();
      await page.getByRole("link", { name: "Continue" }).click();
    });

    await test.step("records the recipient, and prefills the request", async () => {
      await saveRecipient(page);
      await page.getByRole("button", { name: "Continue to Emergency Fund Request" }).click();
      await expect(field(page, "Full name")).toHaveValue(recipient.fullName);
      await expect(field(page, "Address")).toHaveValue(recipient.address);
      await expect(field(page, "Case ID")).toHaveValue(/^EM-\d{4}-\d{4,}$/);
    });

    await test.step("evidence: one file fails and is retried, one is removed", async () => {
      let fails = 1;
      await page.route("**/api/evidence?*", (route) => (fails-- > 0 ? route.abort() : route.continue()));
      const choosing = page.waitForEvent("filechooser");
      await page.getByRole("button", { name: "Browse files" }).click();
      await (
        await choosing
      ).setFiles([files.picture, files.paper, { ...files.picture, name: "wrong-door.png" }]);
      await page.getByRole("button", { name: "Retry doorway.png" }).click();
      await page.getByRole("button", { name: "Remove wrong-door.png" }).click();
      await expect(page.getByRole("listitem").filter({ hasText: "Uploaded" })).toHaveCount(2);
    });

    await test.step("needs were read from the statement, and are confirmed", async () => {
      await confirmNeeds(page);
      const food = page.getByRole("listitem").filter({ hasText: "Food for 2 people at $10.00" });
      await expect(food).toContainText("$20.00");
    });

    await test.step("files it, and it is in the list", async () => {
      await page.getByRole("button", { name: "Submit Request" }).click();
      await expect(page.getByRole("heading", { name: "Your Emergency Requests" })).toBeVisible();
      await expect(page.getByRole("main").getByRole("link", { name: /EM-\d{4}-/ })).toHaveCount(1);
    });
    const secondWindow = await page.context().newPage();
    await secondWindow.goto("/requests");
    await expect(secondWindow.getByRole("main").getByText("pending", { exact: true })).toBeVisible();

    await test.step("approving waits for the victim information", async () => {
      await page
        .getByRole("main")
        .getByRole("link", { name: /EM-\d{4}-/ })
        .click();
      await expect(page.getByText("Document 2")).toBeVisible();
      await expect(page.getByText("Meals for 2 people")).toBeVisible();
      await expect(page.getByText("Recommended amount")).toBeVisible();
      await expect(page.getByRole("button", { name: "Approve & Allocate Funds" })).toBeDisabled();
      await page.getByRole("link", { name: "Add Victim Information" }).click();
      await fillVictimInfo(page);
      await expect(page.getByRole("button", { name: "Approve & Allocate Funds" })).toBeEnabled();
    });

    await test.step("approves at once within the limit, and distributes", async () => {
      await pressAndConfirm(page, "Approve & Allocate Funds");
      await expect(page.locator("[data-step=wait]")).toBeFocused();
      await expect(badge(page, "approved")).toBeVisible();
      await expect(secondWindow.getByRole("main").getByText("approved", { exact: true })).toBeVisible();
      await page.getByRole("link", { name: "I handed it over" }).click();
      await pressAndConfirm(page, "Mark as Distributed");
      await expect(page.locator("[data-step=money]")).toBeFocused();
      await expect(badge(page, "completed")).toBeVisible();
      await expect(secondWindow.getByRole("main").getByText("completed", { exact: true })).toBeVisible();
    });
  },
);

test("an approval above the limit waits for a second officer of the agency, and updates live", async ({
  page,
  mailroom,
  open,
}) => {
  await becomeOfficer(page, mailroom, inventOfficer());
  const number = await fileRequest(page, { meals: { people: 10 }, room: { people: 2, nights: 7 } });
  await page.goto(`/request/${number}`);
  await page.getByRole("link", { name: "Add Victim Information" }).click();
  await field(page, "Street address").fill("12 Quarry Bend Road");
  await page.getByRole("button", { name: /State/ }).click();
  await page.getByRole("option", { name: "Illinois" }).click();
  await fillVictimInfo(page);
  await pressAndConfirm(page, "Approve & Allocate Funds");
  await expect(badge(page, "processing")).toBeVisible();

  const second = await open();
  await becomeOfficer(second, mailroom, inventOfficer());
  await second.goto(page.url());
  await pressAndConfirm(second, "Approve & Allocate Funds");
  await expect(badge(second, "approved")).toBeVisible();
  await expect(badge(page, "approved")).toBeVisible();
});
