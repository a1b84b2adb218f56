import { beforeAll, expect, test } from "vitest";
import { openBody } from "../../../graph/messages/communications/compose.ts";
import { createRequest } from "../../../graph/intake/requests/create.ts";
import { saveVictimInfo } from "../../../graph/intake/requests/victim-info/victim-info.ts";
import { minute, useCases } from "../../harness/requests/cases.ts";
import { useKernel, type Caller } from "../../harness/kernel.ts";
import { useWaiting } from "../../harness/requests/supervisor-lists.ts";
import {
  ask,
  carriedBy,
  fileRequest,
  liftMoneyLimits,
  linkInMail,
  newRequestForm,
  sendForm,
  signInOfficer,
  victimInfoForm,
} from "../../harness/people.ts";

const lab = useKernel();
beforeAll(() => liftMoneyLimits(lab));
const cases = useCases(lab);
const { after, officer, linkOf, statusOf } = cases;
const waiting = useWaiting(lab, cases);

const { toAll, listMails, oneTimeLink, opened, read, itemsOf, mailbox, waitingFor, listOf } = waiting;

const answer = async (browser: Caller, path: string, filled: Record<string, string>) => {
  const response = await sendForm(browser, path, {
    ...carriedBy((await read(browser, path)).page),
    ...filled,
  });
  return { status: response.status, page: await response.text() };
};
const statusOfRequest = async (id: number) =>
  (await lab.db.emergencyRequest.findUniqueOrThrow({ where: { id } })).status;

test("mail scanners that open either link send nothing, open nothing and answer nothing", async () => {
  const { address, person, link } = await waitingFor();
  const rows = await lab.db.link.count();
  for (const method of ["GET", "HEAD", "GET"]) {
    const response = await (await lab.visitor()).fetch(toAll(link), { method });
    expect([response.status, response.headers.getSetCookie()]).toEqual([200, []]);
  }
  expect(await listMails(address)).toEqual([]);
  const oneTime = await oneTimeLink(link, address);
  for (const method of ["GET", "HEAD", "GET"]) {
    const response = await (await lab.visitor()).fetch(oneTime, { method });
    expect([response.status, response.headers.getSetCookie()]).toEqual([200, []]);
    expect(response.headers.get("cache-control")).toBe("no-store");
  }
  const [session] = await lab.db.supervisorSession.findMany({ where: { mailbox: address } });
  expect(session?.openedAt).toBeNull();
  const { page } = await read(await opened(oneTime));
  expect(page).toContain("1 request is waiting for you");
  expect([await statusOf(person.id), await lab.db.link.count()]).toEqual(["pending", rows]);
});

test("every email's link names the mailbox only masked, and mails that mailbox alone", async () => {
  const { address, link } = await waitingFor();
  const { page } = await read(await lab.visitor(), toAll(link));
  expect(page).not.toContain(address);
  expect(page.replaceAll("<wbr />", "")).toContain("c•••@austintexas.gov");
  await sendForm(await lab.visitor(), toAll(link), {
    mailbox: "thief@mail.example",
    email: "thief@mail.example",
  });
  expect(await lab.db.message.count({ where: { recipientAddress: "thief@mail.example" } })).toBe(0);
  expect(await listMails(address)).toHaveLength(1);
});

test("another mailbox's cookie neither shows nor answers an item", async () => {
  const mine = await listOf();
  const other = await listOf();
  const [theirs] = itemsOf((await read(other.browser)).page);
  expect((await read(mine.browser)).page).not.toContain(other.person.form.caseNumber);
  const response = await mine.browser.fetch(theirs!);
  expect([response.status, response.headers.get("location")]).toEqual([303, "/supervisor"]);
  const carried = carriedBy((await read(other.browser, theirs)).page);
  await sendForm(mine.browser, theirs!, { ...carried, decision: "verified", badgeNumber: "4471" });
  expect(await statusOf(other.person.id)).toBe("pending");
});

test("a one-time link opens one browser, also if two are at once", async () => {
  const { address, link } = await waitingFor();
  const oneTime = await oneTimeLink(link, address);
  const answers = await Promise.all([1, 2, 3, 4].map(async () => sendForm(await lab.visitor(), oneTime, {})));
  expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
    303, 410, 410, 410,
  ]);
  const late = answers.find(({ status }) => status === 410)!;
  expect(late.headers.getSetCookie()).toEqual([]);
  expect(await late.text()).toContain("This link no longer works");
  expect((await read(await lab.visitor(), oneTime)).status).toBe(410);
});

test("a newer one-time link replaces an unopened one, and it ends after 30 minutes", async () => {
  const { address, link } = await waitingFor();
  const first = await oneTimeLink(link, address);
  after(minute);
  const second = await oneTimeLink(link, address);
  expect((await sendForm(await lab.visitor(), first, {})).status).toBe(410);
  after(31 * minute);
  expect((await sendForm(await lab.visitor(), second, {})).status).toBe(410);
});

test("the list closes after 30 minutes, whatever was answered; a late answer is not saved", async () => {
  const { browser, person } = await listOf();
  const [item] = itemsOf((await read(browser)).page);
  const carried = carriedBy((await read(browser, item)).page);
  after(29 * minute);
  expect((await read(browser)).status).toBe(200);
  after(30 * minute);
  const response = await sendForm(browser, item!, { ...carried, decision: "verified", badgeNumber: "4471" });
  const page = await response.text();
  expect([response.status, page.includes("Your answer was not saved.")]).toEqual([410, true]);
  expect(await statusOf(person.id)).toBe("pending");
  const { status, page: closed } = await read(browser);
  expect([status, closed.includes("This list is closed"), closed.includes("not saved")]).toEqual([
    410,
    true,
    false,
  ]);
});

test("an address in other capitals is the same mailbox; with a plus or dots it is another", async () => {
  const name = "lee.park.watch";
  const person = await officer({ supervisorEmail: `${name}@austintexas.gov` });
  const capitals = await officer({ supervisorEmail: `${name.toUpperCase()}@AustinTexas.gov` });
  const plus = await officer({ supervisorEmail: `${name}+cases@austintexas.gov` });
  lab.setNow(new Date(lab.now().getTime() + 61 * minute));
  const dots = await officer({ supervisorEmail: `${name.replaceAll(".", "")}@austintexas.gov` });
  const link = await linkOf(person.id);
  const { page } = await read(await opened(await oneTimeLink(link, `${name}@austintexas.gov`)));
  expect(page).toContain("2 requests are waiting for you");
  for (const { form } of [person, capitals]) expect(page).toContain(form.caseNumber);
  for (const { form } of [plus, dots]) expect(page).not.toContain(form.caseNumber);
});

test("a made-up secret opens nothing, and a link of a replaced supervisor mails no one", async () => {
  const { address, person, link } = await waitingFor();
  expect((await read(await lab.visitor(), `/supervisor/${"x".repeat(43)}`)).status).toBe(404);
  const cookie = `safevoice-supervisor=${lab.random.token()}`;
  const stranger = await (await lab.visitor()).fetch("/supervisor", { headers: { cookie } });
  expect(stranger.status).toBe(410);
  const oneTime = await oneTimeLink(link, address);
  const browser = await opened(oneTime);
  const [item] = itemsOf((await read(browser)).page);
  await lab.db.verification.update({
    where: { id: person.id },
    data: { supervisorEmail: "new@austintexas.gov", supervisorEmailKey: "new@austintexas.gov" },
  });
  expect((await sendForm(await lab.visitor(), toAll(link), {})).status).toBe(404);
  expect(await listMails("new@austintexas.gov")).toEqual([]);
  expect((await read(browser)).page).toContain("Nothing is waiting for you");
  expect((await browser.fetch(item!)).status).toBe(303);
});

test("the cookie opens this list alone: GraphQL and REST see a visitor", async () => {
  const { browser } = await listOf();
  const stranger = await lab.visitor();
  const { code } = await ask(stranger, "{ requests(first: 1) { totalCount } }");
  stranger.cookie = browser.cookie;
  expect(browser.cookie).toContain("safevoice-supervisor=");
  expect(await stranger.context()).toMatchObject({ viewer: { kind: "visitor" } });
  expect(await ask(stranger, "{ requests(first: 1) { totalCount } }")).toMatchObject({ code });
  expect((await browser.fetch("/api/emergency-requests")).status).toBe(401);
});

test("few one-time links an hour", async () => {
  const { address, link } = await waitingFor();
  // One email asked for the confirmation.
  for (let turn = 0; turn < 4; turn += 1) await oneTimeLink(link, address);
  const refused = await sendForm(await lab.visitor(), toAll(link), {});
  expect(refused.status).toBe(429);
  expect(await listMails(address)).toHaveLength(4);
});

const personOf = (index: number) => `Noor ${["Adler", "Brandt", "Castro"][index]}`;

/** A trusted supervisor with an unconfirmed officer and requests of another. */
async function mixed() {
  const address = mailbox();
  const sworn = await signInOfficer(lab, { supervisorEmail: address });
  const numbers: number[] = [];
  for (const [index, urgencyLevel] of ["low", "high", "high"].entries()) {
    after(index * minute);
    const context = await sworn.context();
    const { id } = await createRequest(
      context,
      newRequestForm({ urgencyLevel, victimName: personOf(index) }),
    );
    await saveVictimInfo(await sworn.context(), id, victimInfoForm({ fullName: personOf(index) }));
    numbers.push(id);
  }
  const person = await officer({ supervisorEmail: address });
  const link = await linkOf(person.id);
  const browser = await opened(await oneTimeLink(link, address));
  const rows = await lab.db.emergencyRequest.findMany({
    where: { id: { in: numbers } },
    orderBy: { id: "asc" },
  });
  return { address, sworn, numbers, caseIds: rows.map(({ caseId }) => caseId), person, browser };
}

test("all items by urgency and age, each on its own page with its own facts, and then the next", async () => {
  const { numbers, caseIds, person, browser } = await mixed();
  const { page } = await read(browser);
  expect(page).toContain("4 requests are waiting for you");
  const places = [caseIds[1], caseIds[2], person.form.caseNumber, caseIds[0]].map((text) =>
    page.indexOf(text ?? "?"),
  );
  expect(places).toEqual(places.toSorted((one, other) => one - other));
  const items = itemsOf(page);
  expect(items).toHaveLength(4);
  // There is no answer to several at once.
  const buttons = [...page.matchAll(/<button[^>]*>([^<]*)/g)].map(([, label]) => label?.trim());
  expect(buttons).toEqual(["Email me once a day", "Name this deputy", "Close my list"]);

  const facts = new Set<string>();
  for (const item of items) facts.add(carriedBy((await read(browser, item)).page)["facts"] ?? "");
  expect(facts.size).toBe(4);

  // The facts of one item decide no other.
  const [first, second] = items;
  const swapped = await answer(browser, second!, {
    ...carriedBy((await read(browser, first)).page),
    decision: "approve",
  });
  expect(swapped.status).toBe(409);
  expect(await statusOfRequest(numbers[2]!)).toBe("pending");

  const done = await answer(browser, first!, { decision: "approve" });
  expect(done.page).toContain("is approved");
  expect(done.page).toContain(`Next: Request ${caseIds[2]}`);
  expect(await Promise.all(numbers.map(statusOfRequest))).toEqual(["pending", "approved", "pending"]);
  const denied = await answer(browser, second!, { decision: "deny", reason: "Filed twice" });
  expect(denied.page).toContain("is denied");
  expect(denied.page).toContain("Next: Confirm Sergeant Dana Reyes");
  const confirmed = await answer(browser, items[2]!, { decision: "verified", badgeNumber: "4471" });
  expect(confirmed.page).toContain("is verified for case");
  expect((await read(browser)).page).toContain("1 request is waiting for you");
});

test("an officer confirmed here brings the requests, which are decided here too", async () => {
  const address = mailbox();
  const person = await officer({ supervisorEmail: address });
  const number = await fileRequest(lab, person);
  const browser = await opened(await oneTimeLink(await linkOf(person.id), address));
  const [item] = itemsOf((await read(browser)).page);
  expect((await answer(browser, item!, { decision: "verified", badgeNumber: "1" })).page).toContain(
    "badge number",
  );
  expect(await statusOf(person.id)).toBe("pending");
  const { page } = await answer(browser, item!, { decision: "verified", badgeNumber: "4471" });
  const [next] = itemsOf(page);
  expect((await answer(browser, next!, { decision: "approve" })).page).toContain("is approved");
  expect(await statusOfRequest(number)).toBe("approved");
});

test("what changed while the list was open is not decided by the earlier page", async () => {
  const { numbers, browser, sworn } = await mixed();
  const [item] = itemsOf((await read(browser)).page);
  const carried = carriedBy((await read(browser, item)).page);
  await saveVictimInfo(
    await sworn.context(),
    numbers[1]!,
    victimInfoForm({ fullName: personOf(1), needStatement: "She also needs a room for her two children." }),
  );
  const response = await sendForm(browser, item!, { ...carried, decision: "approve" });
  expect([409, 410]).toContain(response.status);
  expect(await statusOfRequest(numbers[1]!)).toBe("pending");
});

test("the email's own link and the list: one of two answers at once decides, both see it", async () => {
  const { numbers, browser } = await mixed();
  const [item] = itemsOf((await read(browser)).page);
  const link = (await linkInMail(lab, { kind: "supervisor-approval", requestId: numbers[1]! }))!;
  const visitor = await lab.visitor();
  const mine = carriedBy((await read(browser, item)).page);
  const theirs = carriedBy((await read(visitor, link)).page);
  const answers = await Promise.all([
    sendForm(browser, item!, { ...mine, decision: "approve" }),
    sendForm(visitor, link, { ...theirs, decision: "deny", reason: "Filed twice" }),
  ]);
  const pages = await Promise.all(answers.map((one) => one.text()));
  const status = await statusOfRequest(numbers[1]!);
  expect(["approved", "denied"]).toContain(status);
  for (const page of pages) expect(page).toContain(`is ${status}`);
  expect(await lab.db.approval.count({ where: { requestId: numbers[1]! } })).toBe(1);
});

test("an address of an unknown domain confirms officers, and decides no request", async () => {
  const address = `chief${Date.now()}@mail.example`;
  const sworn = await signInOfficer(lab, { supervisorEmail: address, trust: "limited" });
  await fileRequest(lab, sworn);
  const { browser } = await listOf(address);
  const { page } = await read(browser);
  expect(page).toContain("1 request is waiting for you");
  expect(page).toContain("Confirm Sergeant Dana Reyes");
});

test("who leaves closes the list in every tab", async () => {
  const { browser } = await listOf();
  const response = await sendForm(browser, "/supervisor", { act: "leave" });
  expect(await response.text()).toContain("Your list is closed");
  expect(response.headers.getSetCookie().join()).toMatch(/safevoice-supervisor=; Max-Age=0/);
  expect((await read(browser)).status).toBe(410);
});

test.each([
  ["es", "Todas las solicitudes que le esperan", "Urgencia"],
  ["fr", "Toutes les demandes qui vous attendent", "Urgence"],
] as const)("the emails and pages use the case's language (%s)", async (language, title, word) => {
  const person = await officer({ supervisorEmail: mailbox(), language });
  const address = person.form.supervisorEmail;
  const reader = await lab.visitor();
  const headers = { "accept-language": "*" };
  const page = await (await reader.fetch(toAll(await linkOf(person.id)), { headers })).text();
  expect(page).toContain(title);
  await sendForm(reader, toAll(await linkOf(person.id)), {});
  const [mail] = await lab.db.message.findMany({
    where: { kind: "supervisor-list", recipientAddress: address },
  });
  expect(mail).toMatchObject({ language });
  expect(openBody(lab, mail!.bodySealed).text).toContain(title);
  const [oneTime] = await listMails(address);
  const browser = await opened(oneTime!);
  expect(await (await browser.fetch("/supervisor", { headers })).text()).toContain(word);
});

test("the log says who asked for a link and who opened the list, without its secret", async () => {
  const { person, oneTime } = await listOf();
  const entries = await lab.db.auditEntry.findMany({
    where: { action: { startsWith: "supervisor." } },
    orderBy: { id: "desc" },
    take: 2,
  });
  expect(entries.map(({ action, actorKind }) => [action, actorKind])).toEqual([
    ["supervisor.list-opened", "supervisor"],
    ["supervisor.link-mailed", "supervisor"],
  ]);
  expect(entries[1]).toMatchObject({ resourceId: String(person.id) });
  expect(JSON.stringify(entries.map(({ details }) => details))).not.toContain(
    oneTime.slice("/supervisor/".length),
  );
});
