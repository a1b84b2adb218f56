import { beforeAll, beforeEach, expect, test } from "vitest";
import { dayMs, minuteMs } from "../../../shared/core/time/durations.ts";
import { start } from "../../harness/requests/cases.ts";
import { useKernel, type Caller } from "../../harness/kernel.ts";
import { openedPass, readPass, sendToPass, withHelp } from "../../harness/passes/passes.ts";
import { replyTo } from "../../../graph/desk/inbox/send/reply.ts";
import { composeMessage, mailLayout } from "../../../graph/messages/communications/compose.ts";
import { sendForm } from "../../harness/people.ts";
import { localDay } from "../../harness/local-day.ts";

const lab = useKernel();
beforeAll(() => {
  lab.quotas.count = async () => {};
});
beforeEach(() => lab.setNow(start));
const after = (ms: number) => lab.setNow(new Date(start.getTime() + ms));

/** An administrator answers the newest message of this request, as on the inbox's page. */
async function answer(admin: Caller, requestId: number, content: string) {
  const { id } = await lab.db.recipientResponse.findFirstOrThrow({
    where: { requestId },
    orderBy: { id: "desc" },
  });
  return replyTo(await admin.context(), `response-${id}`, { method: "email", content, repliesSeen: 0 });
}

test("the person's message and the answers to it are in the pass, new ones with a hint", async () => {
  const { pass, number, admin } = await withHelp(lab);
  const person = await openedPass(lab, pass);
  expect(await readPass(person)).not.toContain('id="messages"');
  await sendToPass(person, { act: "message", content: "When is the <ride>?" });
  const own = await readPass(person);
  expect(own).toContain("When is the &#60;ride&#62;?");
  expect(own).not.toContain("new message");

  after(5 * minuteMs);
  await answer(admin, number, "It comes at 9 PM.\nStay inside.");
  const page = await readPass(person);
  expect(page.indexOf("When is the")).toBeLessThan(page.indexOf("It comes at 9 PM."));
  expect(page).toContain("1 new message for you");
  expect(page).not.toContain("/reply/");
  // What the page asks by itself shows it, too.
  const live = await (await person.fetch("/c", { headers: { "x-refresh": "1" } })).text();
  expect(live).toContain("1 new message for you");

  // In the next visit it was read; writing an answer means the same.
  after(30 * minuteMs);
  const again = await openedPass(lab, pass);
  expect(await readPass(again)).toContain("It comes at 9 PM.");
  expect(await readPass(again)).not.toContain("new message");
  after(31 * minuteMs);
  await sendToPass(again, { act: "message", content: "Is it white?" });
  after(32 * minuteMs);
  await answer(admin, number, "It is blue.");
  expect(await readPass(again)).toContain("1 new message for you");
  after(33 * minuteMs);
  await sendToPass(again, { act: "message", content: "Thank you" });
  expect(await readPass(again)).not.toContain("new message");
});

test("the link alone, another request's pass and supervisors' words show none of it", async () => {
  const [one, other] = [await withHelp(lab), await withHelp(lab)];
  const person = await openedPass(lab, one.pass);
  await sendToPass(person, { act: "message", content: "A secret question" });
  await answer(one.admin, one.number, "A secret answer");
  const officer = { requestId: one.number, recipientType: "officer", channel: "email" } as const;
  const layout = mailLayout({
    title: "x",
    paragraphs: ["For the officer alone"],
    said: "For the officer alone",
  });
  const row = composeMessage(lab, {
    ...{ kind: "composed", ...officer, recipientName: "Lee", recipientAddress: "lee@example.com" },
    ...{ subject: "x", ...layout },
  });
  await lab.db.message.create({ data: row });
  expect(await readPass(person)).not.toContain("For the officer alone");
  const pages = [
    await readPass(await lab.visitor(), one.pass.path),
    await readPass(await openedPass(lab, other.pass)),
  ];
  for (const page of pages) expect(page).not.toContain("A secret");
});

test("a long thread keeps the page small, and the newest message is on it", async () => {
  const { pass, number } = await withHelp(lab);
  const said = (at: number) => ({
    ...({ requestId: number, recipientType: "victim", responseType: "sms", sender: "Help Pass" } as const),
    ...{ content: `${at} `.padEnd(1900, "word "), createdAt: new Date(start.getTime() + at * 1000) },
  });
  await lab.db.recipientResponse.createMany({ data: Array.from({ length: 30 }, (_, at) => said(at)) });
  const page = await readPass(await openedPass(lab, pass));
  expect(page).toContain("29 word");
  expect(page).not.toContain("28 word");
  expect(page).toContain("Older messages are not shown.");
  expect(Buffer.byteLength(page)).toBeLessThan(30_000);
});

test("every third visit asks whether the contact is still safe, until it is answered", async () => {
  const { pass, number } = await withHelp(lab);
  const asks = async (person: Caller) => (await readPass(person)).includes("Is this still safe?");
  const visits = async (count: number) => {
    const asked: boolean[] = [];
    for (let visit = 0; visit < count; visit += 1) asked.push(await asks(await openedPass(lab, pass)));
    return asked;
  };
  expect(await visits(2)).toEqual([false, false]);
  const third = await openedPass(lab, pass);
  expect(await asks(third)).toBe(true);
  expect(await readPass(third)).toContain("We may reach you any way (");
  expect((await sendToPass(third, { act: "safe" })).headers.get("location")).toBe("/c?done=safe");
  await sendToPass(third, { act: "safe" });
  expect(await asks(third)).toBe(false);
  expect(await visits(3)).toEqual([false, false, true]);
  const confirmed = await lab.db.auditEntry.findMany({ where: { action: "contact.confirmed" } });
  expect(confirmed).toMatchObject([{ resourceId: String(number), actorKind: "visitor", ip: null }]);
});

test("changing the contact answers the question, and its link opens the form", async () => {
  const { pass, number } = await withHelp(lab);
  await openedPass(lab, pass);
  await openedPass(lab, pass);
  const third = await openedPass(lab, pass);
  expect(await readPass(third)).toContain("/c?change=contact#contact");
  expect(await readPass(third, "/c?change=contact")).toMatch(/id="contact" open/);
  const { version } = (await lab.db.safeContact.findUnique({ where: { requestId: number } })) ?? {
    version: 0,
  };
  const form = { act: "contact", way: "email", version: String(version), leave: "no" };
  expect((await sendToPass(third, form)).status).toBe(303);
  expect(await readPass(third)).not.toContain("Is this still safe?");
  expect(
    await lab.db.auditEntry.count({ where: { action: "contact.confirmed", resourceId: String(number) } }),
  ).toBe(0);
});

test("visits are counted by day and level, without anything about the visitor", async () => {
  const { pass } = await withHelp(lab);
  const strangers = await Promise.all(Array.from({ length: 10 }, () => lab.visitor()));
  await Promise.all(strangers.map((one) => one.fetch(pass.path)));
  await strangers[0]?.fetch(pass.path, { headers: { "x-refresh": "1" } });
  await Promise.all([openedPass(lab, pass), openedPass(lab, pass)]);
  after(dayMs);
  await openedPass(lab, pass);
  const rows = await lab.db.helpPassVisit.findMany({ orderBy: [{ day: "asc" }, { level: "asc" }] });
  expect(rows.filter(({ passId }) => passId === pass.number)).toEqual([
    { passId: pass.number, day: new Date(localDay(start)), level: 0, count: 10 },
    { passId: pass.number, day: new Date(localDay(start)), level: 1, count: 2 },
    expect.objectContaining({ level: 1, count: 1 }),
  ]);
});

test("the language is changed for the pass, messages and letters; an unknown one is named", async () => {
  const { pass, number } = await withHelp(lab);
  const person = await openedPass(lab, pass);
  const refused = await sendToPass(person, { act: "language", language: "de" });
  expect([refused.status, (await refused.text()).includes("Choose a language")]).toEqual([400, true]);
  const done = await sendToPass(person, { act: "language", language: "es" });
  expect(done.headers.get("location")).toBe("/c?done=language&lang=es");
  expect(await readPass(person, "/c?done=language&lang=es")).toContain("Desde ahora le escribimos");
  const { language } = await lab.db.emergencyRequest.findUniqueOrThrow({ where: { id: number } });
  const { language: own } = await lab.db.helpPass.findFirstOrThrow({ where: { requestId: number } });
  expect([language, own]).toEqual(["es", "es"]);
});

test("an own PIN can be changed again", async () => {
  const { pass } = await withHelp(lab);
  const person = await openedPass(lab, pass);
  await sendToPass(person, { act: "pin", pin: "480273", again: "480273" });
  expect(await readPass(person)).toContain("Change your PIN");
  await sendToPass(person, { act: "pin", pin: "903517", again: "903517" });
  const stranger = await lab.visitor();
  expect((await sendForm(stranger, pass.path, { pin: "480273" })).status).toBe(400);
  expect((await sendForm(stranger, pass.path, { pin: "903517" })).status).toBe(303);
});
