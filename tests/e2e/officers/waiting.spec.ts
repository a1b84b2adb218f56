import {
  becomeOfficer,
  expect,
  field,
  fileRequest,
  files,
  inventOfficer,
  recipient,
  test,
} from "../harness/people.ts";
import { fillNewRequest, untilCodeIsHere } from "../harness/steps.ts";
import { ageDrafts, kept } from "../harness/vault.ts";

test(
  "a queued request is edited only if its form holds nothing else",
  { tag: "@translated" },
  async ({ page, context, mailroom }) => {
    await becomeOfficer(page, mailroom, inventOfficer());
    await page.goto("/new-request");
    await fillNewRequest(page);
    await context.route("**/graphql", (route) => route.abort());
    await context.route("**/api/evidence?*", (route) => route.abort());
    await page.locator("input[type=file]").setInputFiles(files.picture);
    await untilCodeIsHere(page, ["WaitingPage", "WaitingBar", "sendLater", "outbox"]);
    await page.getByRole("button", { name: "Submit Request" }).click();
    await expect(page.getByRole("heading", { name: "Waiting to be sent" })).toBeVisible();
    await expect.poll(() => kept(page)).toBe(0);

    await page.goto("/new-request");
    await field(page, "Request details").fill("Another need of the same evening.");
    await expect.poll(() => kept(page)).toBe(1);
    await page.goto("/waiting");
    await page.getByRole("button", { name: "Edit" }).click();
    await expect(page.getByText("This form has unfinished work")).toBeVisible();
    await expect(field(page, "Request details")).toHaveValue("Another need of the same evening.");
    await page.getByRole("button", { name: "Discard" }).click();
    await expect.poll(() => kept(page)).toBe(0);

    await page.goto("/waiting");
    await page.getByRole("button", { name: "Edit" }).click();
    await expect(field(page, "Request details")).toHaveValue(recipient.statementOfNeed);
    await expect(page.getByText(files.picture.name)).toBeVisible();
    await page.goto("/waiting");
    await expect(page.getByText("Nothing is waiting")).toBeVisible();
  },
);

test("a week-old draft is not shown again, and newly typed text stays", async ({ page }) => {
  await page.goto("/officer-login");
  await field(page, "Full name").fill("Merritt Calloway");
  await expect.poll(() => kept(page)).toBe(1);
  await page.goto("/home");
  await ageDrafts(page, 8);
  await page.goto("/officer-login");
  await expect(field(page, "Full name")).toHaveValue("");
  await expect(page.getByText("Draft restored")).toBeHidden();
  await expect.poll(() => kept(page)).toBe(0);
  await field(page, "Full name").fill("Ada Moss");
  await expect.poll(() => kept(page)).toBe(1);
  await page.reload();
  await expect(field(page, "Full name")).toHaveValue("Ada Moss");
});

test("a victim's record written offline does not revert later changes; its writer decides", async ({
  page,
  context,
  mailroom,
}) => {
  await becomeOfficer(page, mailroom, inventOfficer());
  const number = await fileRequest(page);
  const path = `/api/emergency-requests/${number}`;
  /** By another device of the same person. */
  const saveElsewhere = async (phone: string) => {
    const victimInfo = {
      ...{ fullName: recipient.fullName, dateOfBirth: recipient.dateOfBirth, phone, email: recipient.email },
      ...{ address: "12 Quarry Bend Road", city: "Springfield", state: "IL", zipCode: "62701" },
      ...{ needStatement: recipient.statementOfNeed, relationToOfficer: "Welfare check" },
    };
    expect((await page.request.patch(path, { data: { victimInfo } })).status()).toBe(200);
  };
  await saveElsewhere("217-555-0144");
  await page.goto(`/request/${number}/victim-info`);
  await field(page, "City").fill("Decatur");
  await context.route("**/graphql", (route) => route.abort());
  await untilCodeIsHere(page, ["WaitingPage", "WaitingBar", "sendLater", "outbox"]);
  await page.getByRole("button", { name: "Submit Information" }).click();
  await expect(page.getByRole("heading", { name: "Waiting to be sent" })).toBeVisible();

  await saveElsewhere("217-555-0177");
  await context.unroute("**/graphql");
  await page.getByRole("button", { name: "Send now" }).click();
  await expect(page.getByText(/^Someone else changed this victim information/)).toBeVisible();
  await page.getByRole("button", { name: "Edit" }).click();
  const notice = page.getByRole("alert").filter({ hasText: "Someone else changed this" });
  await expect(notice.getByText("217-555-0177")).toBeVisible();
  await field(page, "Phone number").fill("217-555-0177");
  await page.getByRole("button", { name: "Submit Information" }).click();
  await expect(page.getByRole("tab", { name: "Details" })).toBeVisible();
  const { victimInfo } = await (await page.request.get(path)).json();
  expect(victimInfo).toMatchObject({ phone: "217-555-0177", city: "Decatur" });
});
