import { expect, test } from "vitest";
import { createHttpApp } from "../../../graph/app/routes.ts";
import { createLimits } from "../../../graph/core/http/call-limits.ts";
import { resendVerification } from "../../../graph/officers/verification/submission/resend.ts";
import { submitOfficerVerification } from "../../../graph/officers/verification/submission/submit.ts";
import { minute, refusal, start, useCases } from "../../harness/requests/cases.ts";
import { useKernel } from "../../harness/kernel.ts";

const lab = useKernel();
const { after, officer, mailsOf, linkOf, answer, own, statusOf, audited } = useCases(lab);

test("mail scanners that open the link decide nothing", async () => {
  const person = await officer();
  const link = await linkOf(person.id);
  for (const method of ["GET", "HEAD", "GET"]) {
    const response = await (await lab.visitor()).fetch(link, { method });
    expect(response.status).toBe(200);
    expect(response.headers.get("cache-control")).toBe("no-store");
    expect(response.headers.get("content-security-policy")).toContain("default-src 'none'");
  }
  expect(await statusOf(person.id)).toBe("pending");
});

test("the page shows the case, an unchecked choice, and never the badge number", async () => {
  const person = await officer();
  const { form } = person;
  const page = await (await (await lab.visitor()).fetch(await linkOf(person.id))).text();
  for (const text of [
    "Dana Reyes",
    "Sergeant",
    "Austin Police",
    form.officerEmail,
    form.caseNumber,
    "Food, Housing",
    "A family &#60;without&#62; shelter",
  ])
    expect(page.replaceAll("<wbr />", "")).toContain(text);
  expect(page).not.toContain("4471");
  expect(page).not.toContain(" checked");
  expect(page).not.toContain("<script");
});

test("the supervisor's answer verifies, notifies the officer, and is shown when the link is opened again", async () => {
  const person = await officer();
  const { form } = person;
  const link = await linkOf(person.id);
  const page = await (await answer(link, { badgeNumber: " 44 71 " })).text();
  expect(page).toContain("is verified for case");
  expect(page).toContain("Thank you for your answer");
  expect(page).not.toContain("already answered");
  expect(await own(person)).toMatchObject({
    status: "verified",
    method: "email",
    trust: "trusted",
    decidedAt: start,
  });
  expect((await person.context()).viewer).toMatchObject({ trust: "trusted", status: "verified" });
  expect(await mailsOf(person.id, "officer-verification-result")).toMatchObject([
    { recipientAddress: form.officerEmail },
  ]);
  const entry = (await audited(person.id)).at(-1);
  expect(entry).toMatchObject({
    action: "verification.verified",
    actorKind: "supervisor",
    actorName: "Lee Park",
  });
  const later = await (await answer(link, { decision: "rejected" })).text();
  expect(later).toContain("is verified for case");
  expect(later).toContain("This case was already answered");
  expect(await statusOf(person.id)).toBe("verified");
});

test("an address outside agencies gives limited trust; administrators may trust its domain", async () => {
  const limited = await officer({ supervisorEmail: "lee@mail.example" });
  await answer(await linkOf(limited.id));
  expect(await own(limited)).toMatchObject({ trust: "limited" });

  await lab.db.systemConfig.update({ where: { id: 1 }, data: { trustedDomains: ["mail.example"] } });
  await lab.refreshConfig();
  const trusted = await officer({ supervisorEmail: "lee@west.mail.example" });
  await answer(await linkOf(trusted.id));
  expect(await own(trusted)).toMatchObject({ trust: "trusted" });
});

test("not my officer: rejected, no trust, and the same case is not asked about again", async () => {
  const person = await officer();
  const { form } = person;
  await answer(await linkOf(person.id), { decision: "rejected" });
  expect(await own(person)).toMatchObject({ status: "rejected", trust: null });
  const [mail] = await mailsOf(person.id, "officer-verification-result");
  expect(mail?.text).toContain("Please contact them directly.");
  expect(await refusal(submitOfficerVerification(await person.context(), form))).toContain("CONFLICT");
  expect(await refusal(resendVerification(await person.context()))).toContain("FORBIDDEN");
});

test("a wrong badge or no choice asks again, keeps the choice, and the link stays valid", async () => {
  const person = await officer();
  const link = await linkOf(person.id);
  const wrong = await answer(link, { badgeNumber: "9999" });
  const page = await wrong.text();
  expect(wrong.status).toBe(400);
  expect(page).toContain("This is not the officer&#39;s badge number");
  expect(page).toMatch(/value="verified"\s+checked/);
  expect(await (await answer(link, { decision: "" })).text()).toContain(
    "Please choose one of the two answers",
  );
  expect((await audited(person.id)).map(({ action, outcome }) => `${action} ${outcome}`)).toContain(
    "verification.wrong-badge failure",
  );
  expect(await statusOf(person.id)).toBe("pending");
  await answer(link);
  expect(await statusOf(person.id)).toBe("verified");
});

test("a badge number is right in every spelling, and signs alone are no guess", async () => {
  for (const [badgeNumber, typed] of [
    ["BW-56160", "BW–56160"],
    ["BW–56160", "bw 56160"],
    ["７７４２", "7742"],
    ["7742", "٧٧٤٢\u200b"],
    ["K’12", "#K'12"],
  ] as const) {
    const person = await officer({ badgeNumber });
    const link = await linkOf(person.id);
    for (const signs of ["—", "#", "\u200b", " "])
      expect(await (await answer(link, { badgeNumber: signs })).text()).toContain("badge number");
    await answer(link, { badgeNumber: typed });
    expect(await statusOf(person.id), typed).toBe("verified");
    expect((await audited(person.id)).map(({ action }) => action)).not.toContain("verification.wrong-badge");
  }
  expect(await refusal(officer({ badgeNumber: "\u200b—" }))).toContain("INVALID");
});

test("a form that cannot be read never closes a link", async () => {
  const routes = createHttpApp(lab, createLimits());
  const person = await officer();
  const link = await linkOf(person.id);
  const send = async (badgeNumber: string, decision = "verified") => {
    const page = await (await (await lab.visitor()).fetch(link)).text();
    const facts = /name="facts" value="([^"]+)"/.exec(page)?.[1] ?? "";
    return routes.request(link, {
      method: "POST",
      body: new URLSearchParams({ decision, badgeNumber, facts }).toString(),
      headers: { "content-type": "application/x-www-form-urlencoded" },
    });
  };
  for (let tries = 0; tries < 25; tries += 1) expect((await send("—")).status).toBe(400);
  await send("4471");
  expect(await statusOf(person.id)).toBe("verified");
});

test("a supervisor who does not know the officer says no without a badge number", async () => {
  const person = await officer();
  const link = await linkOf(person.id);
  expect(await (await answer(link, { badgeNumber: "" })).text()).toContain("badge number");
  expect(await statusOf(person.id)).toBe("pending");
  const page = await (await answer(link, { decision: "rejected", badgeNumber: "" })).text();
  expect(page).toContain("was not verified for case");
  expect(await statusOf(person.id)).toBe("rejected");
});

test("after five wrong badge numbers the link accepts only a no", async () => {
  const person = await officer();
  const link = await linkOf(person.id);
  for (const badgeNumber of ["1", "2", "3", "4", "5"]) await answer(link, { badgeNumber });
  const page = await (await (await lab.visitor()).fetch(link)).text();
  expect(page).toContain("You can still say here that this is not your officer.");
  expect(page).toContain('name="decision" value="rejected"');
  expect(page).not.toContain('value="verified"');
  await answer(link); // the right number comes too late
  expect(await statusOf(person.id)).toBe("pending");
  await answer(link, { decision: "rejected", badgeNumber: "wrong again" });
  expect(await statusOf(person.id)).toBe("rejected");
  expect(
    (await audited(person.id)).filter(({ action }) => action === "verification.wrong-badge"),
  ).toHaveLength(5);
});

test("after five wrong badge numbers the link confirms no more, and a new email brings one that does", async () => {
  const person = await officer();
  const link = await linkOf(person.id);
  const guesses = await Promise.all(
    ["1", "2", "3", "4", "5", "6", "7", "8"].map((badgeNumber) => answer(link, { badgeNumber })),
  );
  for (const { status } of guesses) expect([400, 409]).toContain(status);
  const wrong = (await audited(person.id)).filter(({ action }) => action === "verification.wrong-badge");
  expect(wrong).toHaveLength(5);

  const closed = await answer(link);
  expect(closed.status).toBe(409);
  expect(await closed.text()).toMatch(
    /The wrong badge number was entered 5 times.*ask the officer to press/s,
  );
  expect(await statusOf(person.id)).toBe("pending");

  after(2 * minute);
  await resendVerification(await person.context());
  await answer(await linkOf(person.id));
  expect(await statusOf(person.id)).toBe("verified");
});

test("wrong links count by browser, then by network, and a right one always opens", async () => {
  const person = await officer();
  const link = await linkOf(person.id);
  const app = createHttpApp(lab, createLimits());
  const open = (path: string, cookie = "") => app.request(path, { headers: { cookie } });
  const wrong = (turn: number) => `/${turn % 2 ? "verify" : "approve"}/${"x".repeat(43)}`;
  const cookie = `safevoice-limits=${"m".repeat(43)}`;
  for (let turn = 0; turn < 20; turn += 1) expect((await open(wrong(turn), cookie)).status).toBe(404);
  const refused = await open(wrong(0), cookie);
  expect(refused.status).toBe(429);
  expect(await refused.text()).toContain("You did this many times");
  expect((await open(link, cookie)).status).toBe(200);
  // Their neighbors, and a browser that drops the cookie.
  for (let turn = 20; turn < 200; turn += 1) expect((await open(wrong(turn))).status).toBe(404);
  for (const path of [wrong(0), wrong(1)]) {
    const page = await open(path);
    expect(page.status).toBe(429);
    expect(await page.text()).toContain("Many people share your network");
  }
  expect((await open(link)).status).toBe(200);
});

test("two concurrent answers of supervisors make one decision", async () => {
  const person = await officer();
  const link = await linkOf(person.id);
  const pages = await Promise.all(
    ["verified", "rejected", "verified", "rejected"].map((decision) => answer(link, { decision })),
  );
  expect(pages.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  const decided = (await audited(person.id)).filter(({ action }) =>
    ["verification.verified", "verification.rejected"].includes(action),
  );
  expect(decided).toHaveLength(1);
  expect(await mailsOf(person.id, "officer-verification-result")).toHaveLength(1);
  const said = new Set(
    await Promise.all(pages.map(async (page) => (await page.text()).includes("is verified for case"))),
  );
  expect(said).toEqual(new Set([(await statusOf(person.id)) === "verified"]));
});

test("a link is valid for 72 hours, and an unknown one is not found", async () => {
  const person = await officer();
  const link = await linkOf(person.id);
  after(72 * 60 * minute);
  const late = await answer(link);
  expect([late.status, (await late.text()).includes("This link has expired")]).toEqual([410, true]);
  expect(await statusOf(person.id)).toBe("pending");
  expect((await (await lab.visitor()).fetch(`/verify/${"x".repeat(43)}`)).status).toBe(404);
});

test("another site cannot answer in the supervisor's name, and neither can a JSON call", async () => {
  const person = await officer();
  const link = await linkOf(person.id);
  const visitor = await lab.visitor();
  const body = "decision=verified&badgeNumber=4471";
  const type = { "content-type": "application/x-www-form-urlencoded" };
  expect(
    (
      await visitor.fetch(link, {
        method: "POST",
        body,
        headers: { ...type, origin: "https://evil.example" },
      })
    ).status,
  ).toBe(403);
  expect(
    (
      await visitor.fetch(link, {
        method: "POST",
        body,
        headers: { ...type, "sec-fetch-site": "cross-site" },
      })
    ).status,
  ).toBe(403);
  expect(
    (await visitor.fetch(link, { method: "POST", body: { decision: "verified", badgeNumber: "4471" } }))
      .status,
  ).toBe(415);
  expect(
    (await visitor.fetch(link, { method: "POST", body: `badgeNumber=${"4".repeat(9000)}`, headers: type }))
      .status,
  ).toBe(413);
  expect(await statusOf(person.id)).toBe("pending");
});
