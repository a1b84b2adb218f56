import { becomeOfficer, expect, field, inventOfficer, recipient, test } from "../harness/people.ts";
import { fillNewRequest } from "../harness/steps.ts";

test.beforeEach(async ({ page, mailroom }) => {
  await becomeOfficer(page, mailroom, inventOfficer());
  await page.goto("/new-request");
});

test("lists what is missing, and focuses the first", async ({ page }) => {
  await page.getByRole("button", { name: "Submit Request" }).click();
  await expect(page.getByText("Form validation failed")).toBeVisible();
  await expect(page.getByRole("link", { name: "Full name" })).toBeVisible();
  await field(page, "Full name").fill(recipient.fullName);
  await field(page, "Address").fill(recipient.address);
  await field(page, "Phone number").fill(recipient.phone);
  await field(page, "Email").fill("no address");
  await field(page, "Request details").fill(recipient.statementOfNeed);
  await page.getByRole("button", { name: "Submit Request" }).click();
  await expect(page.getByText("Valid email is required")).toBeVisible();
  await expect(field(page, "Email")).toBeFocused();
});

test("two clicks on Submit file one request", async ({ page }) => {
  await fillNewRequest(page);
  await page.getByRole("button", { name: "Submit Request" }).dblclick();
  await expect(page.getByRole("heading", { name: "Your Emergency Requests" })).toBeVisible();
  await page.reload();
  await expect(page.getByRole("main").getByRole("link", { name: /EM-\d{4}-/ })).toHaveCount(1);
});

test(
  "with a failing server all typed text stays, and the next try files it once",
  { tag: "@translated" },
  async ({ page }) => {
    await fillNewRequest(page);
    const submit = page.getByRole("button", { name: "Submit Request" });
    await page.route("**/graphql", (route) => route.fulfill({ status: 500, body: "broken" }));
    await submit.click();
    await expect(page.getByText("Submission failed")).toBeVisible();
    await expect(field(page, "Request details")).toHaveValue(recipient.statementOfNeed);

    await page.unroute("**/graphql");
    await submit.click();
    await expect(page.getByRole("heading", { name: "Your Emergency Requests" })).toBeVisible();
    await expect(page.getByRole("main").getByRole("link", { name: /EM-\d{4}-/ })).toHaveCount(1);
  },
);

test("a refused file is listed with what to do, and does not block the form", async ({ page }) => {
  await fillNewRequest(page);
  await page.locator('input[type="file"]').setInputFiles([
    { name: "IMG_0042.HEIC", mimeType: "image/heic", buffer: Buffer.from("photo") },
    {
      name: "letter.pdf",
      mimeType: "application/pdf",
      buffer: Buffer.from("%PDF-1.7\n/Encrypt 7 0 R\n%%EOF"),
    },
  ]);
  const files = page.getByRole("listitem").filter({ has: page.getByRole("button", { name: /^Remove / }) });
  await expect(files.nth(0)).toContainText("Not added");
  await expect(files.nth(0)).toContainText("On an iPhone, choose it again from Photos");
  await expect(files.nth(1)).toContainText("Uploaded");
  await expect(files.nth(1)).toContainText("This PDF may need a password.");
  await page.getByRole("button", { name: "Submit Request" }).click();
  await expect(page.getByRole("heading", { name: "Your Emergency Requests" })).toBeVisible();
});
