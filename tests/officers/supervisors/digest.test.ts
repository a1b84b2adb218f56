import { expect, test } from "vitest";
import { openBody } from "../../../graph/messages/communications/compose.ts";
import { systemContext } from "../../../graph/core/context.ts";
import { mailDigestsDue } from "../../../graph/officers/supervisors/digest.ts";
import { minute, useCases } from "../../harness/requests/cases.ts";
import { useKernel } from "../../harness/kernel.ts";
import { sendForm } from "../../harness/people.ts";
import { useWaiting } from "../../harness/requests/supervisor-lists.ts";

const lab = useKernel();
const cases = useCases(lab);
const { after, officer, linkOf } = cases;
const { oneTimeLink, opened, read, mailbox, listOf } = useWaiting(lab, cases);

const digests = (mailbox: string) =>
  lab.db.message.findMany({
    where: { kind: "supervisor-digest", recipientAddress: mailbox },
    orderBy: { createdAt: "asc" },
  });
const day = 24 * 60 * minute;
const runJob = () => mailDigestsDue(systemContext(lab, "supervisor-digests"));

test("a daily email by choice: at most one a day, only if something waits", async () => {
  const { browser, address, person } = await listOf();
  expect((await read(browser)).page).toContain("Email me once a day");
  await runJob();
  expect(await digests(address)).toEqual([]);
  await Promise.all([1, 2].map(() => sendForm(browser, "/supervisor", { act: "digest" })));
  expect((await read(browser)).page).toContain("Stop the daily email");
  after(day - minute);
  await runJob();
  expect(await digests(address)).toEqual([]);
  after(day);
  await Promise.all([1, 2, 3].map(runJob));
  await runJob();
  const [mail, ...others] = await digests(address);
  expect(others).toEqual([]);
  expect(mail?.subject).toBe("1 request is waiting for you");
  expect(openBody(lab, mail!.bodySealed).text).not.toContain(person.form.caseNumber);
  // After an outage it catches up nothing.
  after(3 * day + minute);
  await runJob();
  after(3 * day + 5 * minute);
  await runJob();
  expect(await digests(address)).toHaveLength(2);
  await lab.db.verification.update({ where: { id: person.id }, data: { status: "rejected" } });
  after(5 * day);
  await runJob();
  expect(await digests(address)).toHaveLength(2);
  const actions = await lab.db.auditEntry.groupBy({
    by: ["action"],
    where: { action: { startsWith: "supervisor.digest" } },
    _count: true,
  });
  expect(Object.fromEntries(actions.map(({ action, _count }) => [action, _count]))).toEqual({
    "supervisor.digest-mailed": 2,
    "supervisor.digest-started": 1,
  });
});

test("each daily email leads to the list, and its other link stops it with one click", async () => {
  const { browser, address } = await listOf();
  await sendForm(browser, "/supervisor", { act: "digest" });
  after(day);
  await runJob();
  const [mail] = await digests(address);
  const { text } = openBody(lab, mail!.bodySealed);
  const [link = "", stop = ""] = [...text.matchAll(/\/supervisor\/[\w-]{43}(?:\?stop=1)?/g)].map(
    ([one]) => one,
  );
  expect(stop).toBe(`${link}?stop=1`);
  const visitor = await lab.visitor();
  // Mail scanners open links.
  expect((await read(visitor, stop)).page).toContain("Stop the daily email?");
  expect((await read(visitor, link)).page).toContain("Email me the link");
  after(2 * day);
  await runJob();
  expect(await digests(address)).toHaveLength(2);
  await oneTimeLink(link, address);

  expect(await (await sendForm(visitor, stop, {})).text()).toContain("The daily email is stopped");
  expect((await read(visitor, stop)).page).toContain("The daily email is stopped");
  after(3 * day);
  await runJob();
  expect(await digests(address)).toHaveLength(2);
});

test("a mail program's own button stops it with one POST, in either form", async () => {
  for (const isMultipart of [true, false]) {
    const { browser, address } = await listOf();
    await sendForm(browser, "/supervisor", { act: "digest" });
    after(day);
    await runJob();
    const [mail] = await digests(address);
    const stop = new URL(openBody(lab, mail!.bodySealed).unsubscribe ?? "");
    const form = new FormData();
    form.set("List-Unsubscribe", "One-Click");
    const sent = new Response(isMultipart ? form : new URLSearchParams({ "List-Unsubscribe": "One-Click" }));
    const answer = await (
      await lab.visitor()
    ).fetch(stop.pathname + stop.search, {
      method: "POST",
      headers: { "content-type": sent.headers.get("content-type") ?? "" },
      body: await sent.text(),
    });
    expect(answer.status).toBe(200);
    after(2 * day);
    await runJob();
    expect(await digests(address)).toHaveLength(1);
    after(0);
  }
  const broken = await (
    await lab.visitor()
  ).fetch(`/supervisor/${"x".repeat(43)}`, {
    method: "POST",
    headers: { "content-type": "multipart/form-data; boundary=a" },
    body: "no parts",
  });
  expect(broken.status).toBe(415);
});

test("the choice is the mailbox's own, and needs its open list", async () => {
  const mine = await listOf();
  const other = await listOf();
  await sendForm(mine.browser, "/supervisor", { act: "digest", mailbox: other.address });
  expect(await lab.db.supervisorDigest.count({ where: { mailbox: other.address } })).toBe(0);
  await sendForm(other.browser, "/supervisor", { act: "no-digest" });
  expect(await lab.db.supervisorDigest.count({ where: { mailbox: mine.address, endedAt: null } })).toBe(1);
  after(31 * minute);
  const late = await sendForm(mine.browser, "/supervisor", { act: "no-digest" });
  expect([late.status, (await late.text()).includes("not saved")]).toEqual([410, true]);
  expect(await lab.db.supervisorDigest.count({ where: { mailbox: mine.address, endedAt: null } })).toBe(1);
});

test("the daily email and its pages are in the supervisor's language", async () => {
  const made = await officer({ supervisorEmail: mailbox(), language: "fr" });
  const address = made.form.supervisorEmail;
  const browser = await opened(await oneTimeLink(await linkOf(made.id), address, "Consultez vos e-mails"));
  await sendForm(browser, "/supervisor", { act: "digest" });
  after(day);
  await runJob();
  const [mail] = await digests(address);
  expect(mail).toMatchObject({ language: "fr", subject: "1 demande vous attend" });
  expect(openBody(lab, mail!.bodySealed).text).toContain("Ne plus recevoir cet e-mail quotidien");
});
