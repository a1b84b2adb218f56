import { beforeAll, expect, test } from "vitest";
import { openBody } from "../../../graph/messages/communications/compose.ts";
import { saveVictimInfo } from "../../../graph/intake/requests/victim-info/victim-info.ts";
import { submitOfficerVerification } from "../../../graph/officers/verification/submission/submit.ts";
import { minute, useCases } from "../../harness/requests/cases.ts";
import { useKernel } from "../../harness/kernel.ts";
import {
  liftMoneyLimits,
  answerOnPage,
  ask,
  carriedBy,
  fileRequest,
  sendForm,
  shownTo,
  signInAdmin,
  signInOfficer,
  victimInfoForm,
} from "../../harness/people.ts";

const lab = useKernel();
beforeAll(() => liftMoneyLimits(lab));
const { after, officer, linkOf, answer, statusOf } = useCases(lab);

const approve = `mutation ($id: ID!, $amount: USD!, $version: Int!) { approveRequest(input: { id: $id, amount: $amount, version: $version }) { request { status } } }`;

/**
 * The emails to the supervisor about one request, in the order of their links: the clock of these
 * tests does not advance.
 */
async function mailsAbout(requestId: number) {
  const rows = await lab.db.message.findMany({ where: { requestId, kind: "supervisor-approval" } });
  const links = await lab.db.link.findMany({ where: { requestId }, orderBy: { id: "asc" } });
  const place = (link: string) =>
    links.findIndex(({ tokenHash }) => tokenHash === lab.keys.hash(link.slice("/approve/".length)));
  return rows
    .map(({ subject, recipientAddress, bodySealed }) => {
      const { text } = openBody(lab, bodySealed);
      return { subject, recipientAddress, text, link: /\/approve\/[\w-]{43}/.exec(text)?.[0] ?? "no link" };
    })
    .toSorted((one, other) => place(one.link) - place(other.link));
}
const newest = async (requestId: number) => (await mailsAbout(requestId)).at(-1)?.link ?? "no mail";
const open = async (link: string) => {
  const response = await (await lab.visitor()).fetch(link);
  return { status: response.status, page: await response.text() };
};
const answerTo = async (link: string, filled: Record<string, string>) => {
  const response = await answerOnPage(await lab.visitor(), link, filled);
  return { status: response.status, page: await response.text() };
};
const stored = (id: number) =>
  lab.db.emergencyRequest.findUniqueOrThrow({
    where: { id },
    include: { allocations: true, approvals: true },
  });

test("a supervisor who confirmed the officer is not told to wait for that", async () => {
  const person = await signInOfficer(lab, { trust: "trusted" });
  const number = await fileRequest(lab, person, { victimInfo: false });
  const [filed] = await mailsAbout(number);
  expect(filed?.text).toContain("When the victim information is added, we will email you a link");
  expect(filed?.text).not.toContain("officer is confirmed");
});

test("while approval is impossible the page says what is missing, and denying is a second step", async () => {
  const person = await signInOfficer(lab, { trust: null });
  const number = await fileRequest(lab, person, { victimInfo: false });
  const [filed] = await mailsAbout(number);
  expect(filed?.text).toContain("It cannot be approved yet");
  expect(filed?.text).toContain("you have not confirmed the officer yet");
  const { page } = await open(await newest(number));
  expect(page).toContain("This request cannot be approved yet.");
  expect(page).toContain("Please confirm your officer first");
  expect(page).toContain("The officer has not added the victim information yet.");
  expect(page).not.toContain("You don&#39;t need to do anything now.");
  expect(page).not.toContain('type="radio"');
  expect(page.slice(0, page.indexOf("<details"))).not.toContain("<button");
  expect(page).toMatch(/<details[^>]*>\s*<summary>Deny this request instead/);

  const link = await newest(number);
  expect((await answerTo(link, { decision: "approve" })).status).toBe(400);
  const unexplained = await answerTo(link, { reason: "" });
  expect(unexplained.page).toMatch(/<details[^>]* open>/);
  expect(unexplained.page).toContain("Please give a reason");
  expect((await stored(number)).status).toBe("pending");
  expect((await answerTo(link, { reason: "Filed twice" })).page).toContain("is denied");
  expect(await stored(number)).toMatchObject({ status: "denied", decisionReason: "Filed twice" });
});

test("when the victim information arrives, one email has a link that can approve", async () => {
  const person = await signInOfficer(lab);
  const number = await fileRequest(lab, person, { victimInfo: false });
  const first = await newest(number);
  for (const city of ["Austin", "Round Rock", "Pflugerville"])
    await saveVictimInfo(await person.context(), number, victimInfoForm({ city }));
  const mails = await mailsAbout(number);
  expect(mails.map(({ subject }) => subject)).toEqual([
    expect.stringMatching(/was filed by/),
    expect.stringMatching(/is ready for your decision/),
  ]);
  const { status, page } = await open(first);
  expect([status, page.includes("This link no longer works")]).toEqual([410, true]);
  expect((await answerTo(await newest(number), { decision: "approve" })).page).toContain("is approved");
  expect((await stored(number)).status).toBe("approved");
  expect((await open(await newest(number))).page).toContain("is approved");
});

test("confirming the officer asks about earlier requests", async () => {
  const person = await officer();
  const number = await fileRequest(lab, person);
  await fileRequest(lab, person, { victimInfo: false });
  expect(await mailsAbout(number)).toHaveLength(1);
  after(minute);
  await answer(await linkOf(person.id));
  expect((await mailsAbout(number)).map(({ subject }) => subject).at(-1)).toContain(
    "is ready for your decision",
  );
  expect((await answerTo(await newest(number), { decision: "approve" })).page).toContain("is approved");
});

test("if victim information and confirmation race, the request is asked about once", async () => {
  for (let turn = 0; turn < 6; turn += 1) {
    after(turn * 61 * minute);
    const person = await officer();
    const number = await fileRequest(lab, person, { victimInfo: turn % 2 === 0 });
    const changes = turn % 2 === 0 ? { city: "Dallas" } : {};
    const context = await person.context();
    await Promise.all([
      saveVictimInfo(context, number, victimInfoForm(changes)),
      answer(await linkOf(person.id)),
    ]);
    expect(await statusOf(person.id)).toBe("verified");
    expect((await mailsAbout(number)).map(({ subject }) => subject)).toEqual([
      expect.stringMatching(/was filed by/),
      expect.stringMatching(/is ready for your decision/),
    ]);
  }
});

test("when the supervisor's approval becomes the missing one, an email says so with its amount", async () => {
  const person = await signInOfficer(lab);
  const number = await fileRequest(lab, person, { recommended: 900 });
  await ask(person, approve, await shownTo(person, number));
  const mails = await mailsAbout(number);
  expect(mails).toHaveLength(3);
  expect(mails[2]?.subject).toMatch(/needs your approval$/);
  expect(mails[2]?.text).toMatch(/Robin Vale \d+ approved it for \$900\.00/);
  expect((await open(mails[1]?.link ?? "")).status).toBe(410);
  expect((await answerTo(await newest(number), { decision: "approve" })).page).toContain("is approved");
  const { approvals } = await stored(number);
  const verification = await lab.db.verification.findUniqueOrThrow({ where: { id: person.verificationId } });
  expect(approvals.at(-1)).toMatchObject({
    actorKind: "supervisor",
    personKey: verification.supervisorEmailKey,
    personName: verification.supervisorName,
  });
});

test.each([
  ["es", /necesita su aprobación$/, /Sí, aprobar \$900\.00/],
  ["fr", /attend votre approbation$/, /Oui, approuver 900,00/],
] as const)("the emails and the page use the case's language (%s)", async (language, subject, yes) => {
  const person = await signInOfficer(lab);
  await lab.db.verification.update({ where: { id: person.verificationId }, data: { language } });
  const number = await fileRequest(lab, person, { recommended: 900 });
  await ask(person, approve, await shownTo(person, number));
  expect((await mailsAbout(number)).at(-1)?.subject).toMatch(subject);
  const { page } = await open(await newest(number));
  expect(page).toMatch(yes);
});

test("a page opened before the recommendation allocates nothing that it did not show", async () => {
  const number = await fileRequest(lab, await signInOfficer(lab));
  const link = await newest(number);
  const supervisor = await lab.visitor();
  const page = await (await supervisor.fetch(link)).text();
  expect(page).toContain("Yes, approve $500.00");
  await lab.db.emergencyRequest.update({ where: { id: number }, data: { aiRecommendationCents: 480_000 } });
  const late = await sendForm(supervisor, link, { ...carriedBy(page), decision: "approve" });
  const anew = await late.text();
  expect(late.status).toBe(409);
  expect(anew).toContain("The amount changed from $500.00 to $4,800.00");
  expect(anew).not.toMatch(/\schecked/);
  expect(await stored(number)).toMatchObject({ status: "pending", allocations: [] });
  await sendForm(supervisor, link, { ...carriedBy(anew), decision: "approve" });
  expect((await stored(number)).allocations).toMatchObject([{ amountCents: 480_000, status: "allocated" }]);
});

test("an answer without the page's hidden values, or with another page's, decides nothing", async () => {
  const number = await fileRequest(lab, await signInOfficer(lab));
  const other = await fileRequest(lab, await signInOfficer(lab));
  const link = await newest(number);
  const supervisor = await lab.visitor();
  const foreign = carriedBy((await open(await newest(other))).page);
  for (const carried of [{}, foreign, { ...foreign, amount: "1e4", version: "-1" }])
    expect((await sendForm(supervisor, link, { ...carried, decision: "approve" })).status).toBe(409);
  expect((await stored(number)).status).toBe("pending");
});

test("another supervisor ends every link of the earlier one, who can no longer decide", async () => {
  const person = await officer();
  const number = await fileRequest(lab, person);
  const [earlierVerify, earlierApprove] = [await linkOf(person.id), await newest(number)];
  after(minute);
  const instead = { supervisorName: "Ada Quill", supervisorEmail: "ada.quill@austintexas.gov" };
  await submitOfficerVerification(await person.context(), { ...person.form, ...instead });
  expect((await answer(earlierVerify)).status).toBe(410);
  expect((await open(earlierApprove)).status).toBe(410);
  expect((await answerTo(earlierApprove, { decision: "deny", reason: "Not mine" })).status).toBe(410);
  expect([await statusOf(person.id), (await stored(number)).status]).toEqual(["pending", "pending"]);

  after(2 * minute);
  await answer(await linkOf(person.id));
  expect((await mailsAbout(number)).at(-1)?.recipientAddress).toBe(instead.supervisorEmail);
  await answerTo(await newest(number), { decision: "approve" });
  expect((await stored(number)).approvals).toMatchObject([
    { personKey: "adaquill@austintexas.gov", personName: "Ada Quill" },
  ]);
});

test("an officer who files again under another name is not confirmed by the form about the first", async () => {
  const person = await officer();
  const link = await linkOf(person.id);
  const supervisor = await lab.visitor();
  const page = await (await supervisor.fetch(link)).text();
  const second = { officerName: "Somebody Else", caseNumber: "APD-OTHER-1" };
  await submitOfficerVerification(await person.context(), { ...person.form, ...second });
  const late = await sendForm(supervisor, link, {
    ...carriedBy(page),
    decision: "verified",
    badgeNumber: "4471",
  });
  const { name } = await lab.db.officer.findFirstOrThrow({
    where: { verifications: { some: { id: person.id } } },
  });
  if (name === "Dana Reyes") expect(await late.text()).toContain("Dana Reyes is verified");
  else {
    expect([late.status, await statusOf(person.id)]).toEqual([410, "pending"]);
    expect(await late.text()).not.toContain("Somebody Else");
  }
});

test("services added meanwhile do not invalidate the supervisor's answer", async () => {
  const person = await officer();
  const link = await linkOf(person.id);
  await lab.db.verification.update({
    where: { id: person.id },
    data: { services: ["food", "shelter", "transportation"] },
  });
  await answer(link);
  expect(await statusOf(person.id)).toBe("verified");
});

test("an untrusted domain can no longer decide", async () => {
  await lab.db.systemConfig.update({ where: { id: 1 }, data: { trustedDomains: ["trusted.example"] } });
  await lab.refreshConfig();
  const person = await signInOfficer(lab, { supervisorEmail: "chief@trusted.example" });
  const number = await fileRequest(lab, person);
  const link = await newest(number);
  expect((await open(link)).status).toBe(200);
  await lab.db.systemConfig.update({ where: { id: 1 }, data: { trustedDomains: [] } });
  await lab.refreshConfig();
  expect((await answerTo(link, { decision: "approve" })).status).toBe(410);
  expect((await stored(number)).status).toBe("pending");
});

test("a link after an administrator's decision shows that decision", async () => {
  const number = await fileRequest(lab, await signInOfficer(lab));
  const admin = await signInAdmin(lab);
  await ask(admin, approve, await shownTo(admin, number));
  const { page } = await open(await newest(number));
  expect(page).toContain("is approved");
  expect(page).toMatch(
    /Approved by an administrator on \w+ \d+, \d{4} at \d+:\d\d.[AP]M [A-Z]{3}(?:\+\d+)?\./,
  );
});

test("a supervisor without a link is told to answer about the officer first, and only then that nothing is to do", async () => {
  const nothing = "You don't need to do anything";
  const awaited = await signInOfficer(lab, { trust: null, supervisorEmail: "boss@mail.example" });
  const [asked] = await mailsAbout(await fileRequest(lab, awaited));
  expect(asked).toMatchObject({ link: "no link" });
  expect(asked?.text).not.toContain(nothing);
  expect(asked?.text).toContain("Please answer our email about your case first");
  const confirmed = await signInOfficer(lab, { supervisorEmail: "boss@mail.example" });
  const [told] = await mailsAbout(await fileRequest(lab, confirmed));
  expect(told).toMatchObject({ link: "no link" });
  expect(told?.text).toContain(nothing);
  expect(told?.text).not.toContain("not confirmed");
});

test("a rank is said once", async () => {
  const person = await signInOfficer(lab);
  await lab.db.verification.update({
    where: { id: person.verificationId },
    data: { supervisorRank: "Lieutenant", supervisorName: "Lt. Lee Park" },
  });
  const [mail] = await mailsAbout(await fileRequest(lab, person));
  expect(mail?.text).toContain("Dear Lt. Lee Park,");
});
