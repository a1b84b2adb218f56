import type { Page } from "@playwright/test";
import { requestOf, soon } from "../harness/deskSteps.ts";
import { asAdministrator, becomeOfficer, expect, field, inventOfficer, test } from "../harness/people.ts";

/* A code from the recipient's pass over the vendor's counter to the administrator's screen. */

/** A call of the signed-in administrator, as the screens make them. */
async function asked(admin: Page, query: string, variables: object) {
  const answer = await admin.request.post("/graphql", { data: { query, variables } });
  return (await answer.json()).data;
}

test(
  "a vendor's device becomes a terminal and redeems a scanned code, and the desk sees it",
  { tag: "@translated" },
  async ({ page: admin, open, mailroom }) => {
    const officer = await open();
    await becomeOfficer(officer, mailroom, inventOfficer("trusted"));
    const { id: number, caseId } = await requestOf(officer, `crane-${Date.now()}@example.com`);
    await officer.goto(`/request/${number}`);
    const answered = officer.waitForResponse(async (response) =>
      (await response.text().catch(() => "")).includes('"makePass"'),
    );
    await officer.getByRole("button", { name: "Give a Help Pass" }).click();
    const pass = (await (await answered).json()).data.makePass.pass as { href: string; pin: string };
    await officer.getByRole("button", { name: "They have it" }).click();
    const approved = await officer.request.post("/api/fund-allocations", { data: { requestId: number } });
    expect(approved.ok(), await approved.text()).toBe(true);

    await asAdministrator(admin);
    const dispatched = await admin.request.post("/api/help-dispatches", {
      data: {
        ...{ requestId: number, helpType: "food", providerInfo: "DoorDash", dispatchNotes: "DoorDash - " },
        ...{ estimatedValue: 8, people: 1 },
      },
    });
    expect(dispatched.ok(), await dispatched.text()).toBe(true);
    const { vendors } = (await asked(admin, "{ vendors { id name } }", {})) as {
      vendors: { id: string; name: string }[];
    };
    const making = `mutation ($vendor: ID!) { inviteTerminal(input: { vendor: $vendor, name: "Front desk" }) { href } }`;
    const vendor = vendors.find(({ name }) => name === "DoorDash")?.id;
    const { inviteTerminal: invitation } = await asked(admin, making, { vendor });

    // Neither the recipient nor the counter needs scripts.
    const phone = await open({ viewport: { width: 320, height: 640 }, javaScriptEnabled: false });
    await phone.goto(new URL(pass.href).pathname);
    await field(phone, "PIN").fill(pass.pin);
    await phone.getByRole("button", { name: "Open" }).click();
    const phrase = await phone.locator(".phrase strong").innerText();
    expect(phrase).toMatch(/^\p{L}+ \p{L}+$/u);
    const code = new URL((await phone.locator(".ticket .code a").getAttribute("href")) ?? "").pathname;

    const counter = await open({ viewport: { width: 375, height: 812 }, javaScriptEnabled: false });
    await counter.goto(new URL(invitation.href).pathname);
    await counter.getByRole("button", { name: "Use this device" }).click();
    await expect(counter.getByRole("heading", { name: "Front desk, DoorDash" })).toBeVisible();
    await admin.goto("/admin/dashboard");
    await admin.getByRole("button", { name: "Help Dispatch Hub" }).click();
    const hub = admin.getByRole("region", { name: "Help Dispatch Hub" });
    await hub
      .getByRole("button", { name: /^Status/ })
      .or(hub.getByRole("button", { name: /Approved/ }))
      .first()
      .click();
    await admin.getByRole("option", { name: "Dispatched" }).click();
    await hub.getByRole("searchbox").fill(caseId);

    const scanned = Date.now();
    const page = await counter.goto(code);
    const bytes = (await page?.body())?.length ?? 0;
    for (const hidden of [caseId, "DoorDash"]) await expect(counter.getByText(hidden)).toHaveCount(0);
    await field(counter, "The guest's two words").fill(phrase);
    await field(counter, "Amount in dollars").fill("7.20");
    await counter.getByRole("button", { name: "Redeem" }).click();
    await expect(counter.getByText(/^Redeemed at .* by .* for \$7\.20\.$/)).toBeVisible();
    const seconds = (Date.now() - scanned) / 1000;
    expect(bytes).toBeLessThan(16_000);

    await counter.getByRole("button", { name: "Undo" }).click();
    await expect(counter.getByText("Undone. The code can be used again.")).toBeVisible();
    await field(counter, "The guest's two words").fill(phrase.toUpperCase());
    await counter.getByRole("button", { name: "Redeem" }).click();
    await expect(counter.getByText(/^Redeemed at .* by .* for \$8\.00\.$/)).toBeVisible();
    await counter.getByRole("link", { name: "All redemptions" }).click();
    // Other journeys redeem at this vendor, too.
    await expect(counter.getByText("DOOR••••").nth(1)).toBeVisible();

    await phone.reload();
    await expect(phone.getByText(/^Used 1 minute ago/)).toBeVisible();
    await phone.getByText("That wasn’t me").click();
    await phone.getByRole("button", { name: "Tell us now" }).click();
    await expect(
      phone.getByText("We will look at it right away. Our answer appears on this page."),
    ).toBeVisible();
    await expect(hub.getByText(/Redeemed \$8(\.00)? .*\(terminal Front desk\)/)).toBeVisible(soon);
    await expect(hub.getByText("Disputed", { exact: true })).toBeVisible(soon);
    console.log(JSON.stringify({ scanToRedeemedSeconds: seconds, inputs: 3, bytes }));
  },
);
