import { becomeOfficer, expect, files, fileRequest, inventOfficer, test } from "../harness/people.ts";

const notFound = "Request not found or you don't have permission to view it.";

test("no one else finds a stranger's request, its form and its files", async ({ page, open, mailroom }) => {
  await becomeOfficer(page, mailroom, inventOfficer());
  const uploaded = await page.request.post("/api/evidence?name=doorway.png", {
    data: files.picture.buffer,
    headers: { "content-type": "application/octet-stream" },
  });
  const { url } = (await uploaded.json()) as { url: string };
  const number = await fileRequest(page);
  expect((await page.request.get(url)).status()).toBe(200);

  const otherOfficer = await open();
  await becomeOfficer(otherOfficer, mailroom, inventOfficer("limited"));
  const visitor = await open();
  for (const stranger of [otherOfficer, visitor]) {
    for (const address of [`/request/${number}`, `/request/${number}/victim-info`, "/request/999999999"])
      await test.step(address, async () => {
        await stranger.goto(address);
        await expect(stranger.getByText(notFound)).toBeVisible();
        await expect(stranger.getByRole("link", { name: "Back to Requests" })).toBeVisible();
        await expect(stranger.getByText("Odalys")).toHaveCount(0);
      });
    const answer = await stranger.request.get(`/api/emergency-requests/${number}`);
    const missing = await stranger.request.get("/api/emergency-requests/999999999");
    expect(answer.status()).toBe(missing.status());
    expect((await stranger.request.get(url)).status()).toBe(404);
  }
});

test("an unknown address says so", async ({ page }) => {
  expect((await page.goto("/no/such/page"))?.status()).toBe(404);
  await expect(page.getByRole("heading", { name: "404 Page Not Found" })).toBeVisible();
  await expect(page.getByText("Did you forget to add the page to the router?")).toBeVisible();
  for (const known of ["/request/5", "/request/5/victim-info", "/home?state=TX", "/admin/login/"])
    expect((await page.request.get(known)).status()).toBe(200);
});
