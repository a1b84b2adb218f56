import { beforeAll, beforeEach, expect, test } from "vitest";
import { approveRequest } from "../../../graph/decisions/allocations/approval/approve.ts";
import { setByAdministrator } from "../../../graph/decisions/allocations/approval/by-administrator.ts";
import { openBody } from "../../../graph/messages/communications/compose.ts";
import { systemContext } from "../../../graph/core/context.ts";
import { openCommunication } from "../../../graph/desk/inbox/read.ts";
import { askDue } from "../../../graph/messages/satisfaction/survey.ts";
import { start } from "../../harness/requests/cases.ts";
import { useKernel } from "../../harness/kernel.ts";
import {
  fileRequest,
  liftMoneyLimits,
  sendForm,
  shownTo,
  signInAdmin,
  signInOfficer,
} from "../../harness/people.ts";

const lab = useKernel();
beforeAll(() => liftMoneyLimits(lab));
beforeEach(() => lab.setNow(start));
const dayMs = 86_400_000;
const later = (days: number) => lab.setNow(new Date(start.getTime() + days * dayMs));
const round = () => askDue(systemContext(lab, "ask"));

async function completed(change: Record<string, unknown> = {}) {
  const officer = await signInOfficer(lab);
  const number = await fileRequest(lab, officer);
  if (Object.keys(change).length > 0) {
    const { victimInfo, ...request } = change;
    await lab.db.emergencyRequest.update({ where: { id: number }, data: request });
    if (victimInfo) await lab.db.victimInfo.update({ where: { requestId: number }, data: victimInfo });
  }
  await approveRequest(await officer.context(), number);
  const admin = await signInAdmin(lab);
  const { version } = await shownTo(admin, number);
  await setByAdministrator(await admin.context(), number, { status: "completed", version });
  return number;
}
async function questionOf(requestId: number) {
  const rows = await lab.db.message.findMany({ where: { requestId, kind: "satisfaction-question" } });
  return rows.map((row) => {
    const text = openBody(lab, row.bodySealed).text;
    return { ...row, text, link: /\/rate\/[\w-]{26}/.exec(text)?.[0] ?? "no link" };
  });
}
const rowOf = (requestId: number) => lab.db.satisfaction.findUnique({ where: { requestId } });

test("a completed request asks its requester once, and one tap without a session answers", async () => {
  const number = await completed();
  expect(await round()).toBe(0);
  later(1);
  // Two processes at once.
  await Promise.all([round(), round()]);
  await round();
  const [message, ...more] = await questionOf(number);
  expect(more).toEqual([]);
  expect(message).toMatchObject({ channel: "email", recipientAddress: "noor@example.com", language: "en" });
  const { link } = message!;
  const stranger = await lab.visitor();
  const page = await stranger.fetch(link);
  expect(page.status).toBe(200);
  expect(page.headers.get("cache-control")).toBe("no-store");
  expect(page.headers.get("referrer-policy")).toBe("no-referrer");
  const html = await page.text();
  expect(html).not.toContain("<script");
  for (const personal of ["Noor", "Ibarra", "Elm Street", "555", "EM-20", "noor@"])
    expect(html).not.toContain(personal);
  // Viewing answers nothing, however often a mail scanner does.
  await stranger.fetch(link, { method: "HEAD" });
  expect((await rowOf(number))?.answer).toBeNull();
  const thanks = await sendForm(stranger, link, { answer: "fair" });
  expect(thanks.status).toBe(200);
  expect(await thanks.text()).toContain("Thank you");
  expect(await rowOf(number)).toMatchObject({
    answer: "fair",
    answeredAt: new Date(start.getTime() + dayMs),
  });
  // It may be changed; repeating it changes nothing.
  later(2);
  await sendForm(stranger, link, { answer: "good" });
  later(3);
  await sendForm(stranger, link, { answer: "good" });
  expect(await rowOf(number)).toMatchObject({
    answer: "good",
    answeredAt: new Date(start.getTime() + 2 * dayMs),
  });
  const audited = await lab.db.auditEntry.findMany({
    where: { action: { startsWith: "satisfaction." }, resourceId: String(number) },
    orderBy: { id: "asc" },
  });
  expect(audited.map(({ action }) => action)).toEqual([
    "satisfaction.asked",
    "satisfaction.answered",
    "satisfaction.answered",
  ]);
  // The token is only in the message.
  expect(
    JSON.stringify([await rowOf(number), audited], (_, value: unknown) =>
      typeof value === "bigint" ? String(value) : value,
    ),
  ).not.toContain(link.slice(6));
  later(31);
  const closed = await sendForm(stranger, link, { answer: "poor" });
  expect(closed.status).toBe(410);
  expect((await rowOf(number))?.answer).toBe("good");
});

test("asks no one who must not be contacted or has no address, and no one after a week", async () => {
  const silent = await completed({ contacting: false });
  const unreachable = await completed({
    victimEmail: "",
    victimPhone: "",
    victimInfo: { email: "", phone: "" },
  });
  const late = await completed();
  const open = await fileRequest(lab, await signInOfficer(lab));
  later(8);
  expect(await round()).toBe(0);
  later(1);
  await round();
  for (const number of [silent, unreachable, open]) {
    expect(await questionOf(number)).toEqual([]);
    expect(await rowOf(number)).toBeNull();
  }
  expect(await questionOf(late)).toHaveLength(1);
});

test("an anonymous person without email gets a text message in their language without names", async () => {
  const number = await completed({
    anonymous: true,
    language: "es",
    victimEmail: "",
    victimInfo: { email: "" },
  });
  later(1);
  await round();
  const [message] = await questionOf(number);
  expect(message).toMatchObject({ channel: "sms", language: "es" });
  expect(message?.recipientName).not.toContain("Noor");
  expect(message?.text).toMatch(/^¿Qué tal le fue con nosotros\?/);
  const page = await (await lab.visitor()).fetch(message!.link);
  expect(page.headers.get("content-language")).toBe("es");
  expect(await page.text()).toContain("Regular");
  const french = await (await lab.visitor()).fetch(`${message!.link}?lang=fr`);
  expect(await french.text()).toContain("Moyenne");
});

test("rejects an invalid answer on the page, an unknown link shows nothing, and another site's form is refused", async () => {
  const number = await completed();
  later(1);
  await round();
  const [message] = await questionOf(number);
  const visitor = await lab.visitor();
  for (const answer of ["", "great", "good\0", "x".repeat(500)]) {
    const refused = await sendForm(visitor, message!.link, { answer });
    expect(refused.status).toBe(400);
  }
  expect((await sendForm(visitor, message!.link, { answer: "g".repeat(50_000) })).status).toBe(413);
  expect((await visitor.fetch(`/rate/${"a".repeat(43)}`)).status).toBe(404);
  expect((await sendForm(visitor, `/rate/${"a".repeat(43)}`, { answer: "good" })).status).toBe(404);
  const foreign = await visitor.fetch(message!.link, {
    method: "POST",
    body: "answer=poor",
    headers: { "content-type": "application/x-www-form-urlencoded", origin: "https://evil.example" },
  });
  expect(foreign.status).toBe(403);
  expect((await rowOf(number))?.answer).toBeNull();
});

test("the analytics count the answers: good 100, fair 50, poor 0", async () => {
  await lab.db.satisfaction.deleteMany();
  const numbers = [await completed(), await completed(), await completed()];
  later(1);
  await round();
  const admin = await signInAdmin(lab);
  const score = async () =>
    (await (await admin.fetch("/api/admin/analytics?timeRange=7d")).json()).analytics.performance
      .userSatisfaction;
  later(1.01);
  expect(await score()).toBeNull();
  for (const [at, answer] of ["good", "fair", "poor"].entries()) {
    const [message] = await questionOf(numbers[at]!);
    await sendForm(await lab.visitor(), message!.link, { answer });
  }
  later(1.02);
  expect(await score()).toBe(50);
});

test("the survey waits until the paid nights, or a day after the last dispatch, are over", async () => {
  const nights = await completed({
    needs: { meals: null, room: { nights: 3, people: 1 }, ride: null, other: null },
  });
  const late = await completed();
  const { id } = await lab.db.vendor.findFirstOrThrow();
  await lab.db.helpDispatch.create({
    data: {
      ...{
        requestId: late,
        vendorId: id,
        helpType: "food",
        people: 1,
        createdAt: new Date(start.getTime() + dayMs),
      },
      ...{ dispatchNotes: "x", providerInfo: "x", estimatedValueCents: 100 },
      ...{ promoCodeSealed: "x", promoCodeKey: "of the question", confirmationNumber: "of the question" },
    },
  });
  const asked = async () => [(await questionOf(nights)).length, (await questionOf(late)).length];
  for (const [day, expected] of [
    [1, [0, 0]],
    [2, [0, 1]],
    [2.9, [0, 1]],
    [3, [1, 1]],
  ] as const) {
    later(day);
    await round();
    expect(await asked(), `day ${day}`).toEqual(expected);
  }
});

test("no administrator reads the secret of the survey's link", async () => {
  const number = await completed();
  later(3);
  await round();
  const [message] = await questionOf(number);
  const token = message!.link.slice("/rate/".length);
  const admin = await signInAdmin(lab);
  const read = await openCommunication(await admin.context(), `message-${message!.id}`);
  expect(read.message).toContain("/rate/…");
  const list = await admin.fetch("/api/admin/communications");
  expect(JSON.stringify(read) + (await list.text())).not.toContain(token);
});
