import { textOfPdf } from "../../harness/pdf.ts";
import { fits, problemsOf } from "../harness/axe.ts";
import { requestOf, savedBy } from "../harness/deskSteps.ts";
import { asAdministrator, expect, field, test } from "../harness/people.ts";

/* A super administrator makes a records packet of a case, with a box drawn by hand. */

test("documents are collected, reviewed with a box, made and downloaded without the person", async ({
  page,
  open,
}) => {
  test.setTimeout(180_000);
  await asAdministrator(page);
  const name = "Perpetua Lindwall";
  const citizen = await open();
  const { id } = await requestOf(citizen, `lindwall-${Date.now()}@example.com`, { writer: page, name });
  await page.goto(`/admin/packets?case=${id}`);
  await page.getByRole("button", { name: /Why/ }).click();
  await page.getByRole("option", { name: "Public-records request" }).click();
  await page.getByRole("button", { name: "Collect" }).click();
  await expect(field(page, "Matter")).toBeFocused();
  await field(page, "Matter").fill("Request 26-114");
  await field(page, "Number of the order, request or release").fill("26-114");
  await field(page, "Organization that receives it").fill("County Records");
  await field(page, "Prefix of the page numbers").fill("REC");
  await field(page, "Law for: Network addresses").fill("Gov. Code 552.101");
  expect(await problemsOf(page)).toEqual([]);
  await page.getByRole("button", { name: "Collect" }).click();

  await expect(page.getByRole("heading", { level: 1, name: "Review a records packet" })).toBeVisible();
  const drawn = page.getByRole("img", { name: /^Page 1 with its redactions/ });
  await expect(drawn).toBeVisible({ timeout: 30_000 });
  await page.getByRole("button", { name: "Draw boxes" }).click();
  const place = (await drawn.boundingBox())!;
  await page.mouse.move(place.x + 0.1 * place.width, place.y + 0.05 * place.height);
  await page.mouse.down();
  await page.mouse.move(place.x + 0.9 * place.width, place.y + 0.3 * place.height, { steps: 4 });
  await page.mouse.up();
  await expect(page.getByText("1 box on this page")).toBeVisible();
  await field(page, "Law for box 1").fill("Gov. Code 552.108");
  expect(await problemsOf(page)).toEqual([]);
  await fits(page, "packet review");
  await page.getByRole("button", { name: "Make the PDF" }).click();
  const done = page.getByRole("link", { name: "Download PDF" });
  await expect(done).toBeVisible({ timeout: 60_000 });
  const { name: file, bytes } = await savedBy(page, done);
  expect(file).toBe("records-REC-000001.pdf");
  const text = textOfPdf(bytes);
  expect(text).toContain("Gov. Code 552.108");
  expect(text).toContain("REC-000002");
  for (const word of ["Perpetua", "Lindwall", "lindwall-", "Quarry"])
    expect([word, bytes.toString("latin1").includes(word) || text.includes(word)]).toEqual([word, false]);
});
