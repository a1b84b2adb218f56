import { beforeAll, expect, test } from "vitest";
import { openBody } from "../../../graph/messages/communications/compose.ts";
import { systemContext } from "../../../graph/core/context.ts";
import { mailDeputyNotices } from "../../../graph/officers/supervisors/deputy/notices.ts";
import { minute, start, useCases } from "../../harness/requests/cases.ts";
import { useKernel, type Caller } from "../../harness/kernel.ts";
import { useWaiting } from "../../harness/requests/supervisor-lists.ts";
import {
  ask,
  carriedBy,
  fileRequest,
  globalId,
  liftMoneyLimits,
  sendForm,
  signInAdmin,
  signInOfficer,
} from "../../harness/people.ts";
import { localDay } from "../../harness/local-day.ts";

const lab = useKernel();
beforeAll(() => liftMoneyLimits(lab));
const cases = useCases(lab);
const { after, officer, linkOf, statusOf } = cases;
const { oneTimeLink, opened, read, itemsOf, mailbox, listOf } = useWaiting(lab, cases);

const hours = 60 * minute;
const day = 24 * hours;
const dayAt = (ms: number) => localDay(new Date(start.getTime() + ms));
let people = 0;
const deputyAddress = () => `deputy.ruiz${++people}@austintexas.gov`;

const linksTo = async (address: string) =>
  (
    await lab.db.message.findMany({
      where: { kind: "supervisor-deputy", recipientAddress: address },
      orderBy: { createdAt: "asc" },
    })
  ).map(({ bodySealed }) => /\/supervisor\/[\w-]{43}/.exec(openBody(lab, bodySealed).text)?.[0] ?? "no link");

const naming = (email: string, over: Record<string, string> = {}) => ({
  ...{ act: "deputy", name: "Dana Ruiz", email, from: dayAt(0), until: dayAt(2 * day), ...over },
});

/** Otherwise few emails a day go to the mailbox. */
const confirmedOnce = async (supervisorEmail: string) => {
  const { id } = await officer({ supervisorEmail });
  await lab.db.verification.update({ where: { id }, data: { status: "verified", method: "email" } });
};

/** A supervisor with one waiting officer, whose deputy was named but not confirmed. */
async function named(over: Record<string, string> = {}) {
  const list = await listOf();
  const email = deputyAddress();
  expect((await sendForm(list.browser, "/supervisor", naming(email, over))).status).toBe(303);
  const [own = "no link"] = await linksTo(list.address);
  const [theirs = "no link"] = await linksTo(email);
  return { ...list, email, own, theirs };
}

const act = async (link: string, name: string) =>
  (await sendForm(await lab.visitor(), link, { act: name })).text();

async function inForce() {
  const made = await named();
  await act(made.own, "confirm");
  await act(made.theirs, "confirm");
  return made;
}

const listMailsTo = (recipientAddress: string) =>
  lab.db.message.findMany({ where: { kind: "supervisor-list", recipientAddress } });

async function deputysList({ theirs, email }: { theirs: string; email: string }): Promise<Caller> {
  const before = await lab.db.supervisorSession.count({ where: { mailbox: email } });
  const earlier = (await listMailsTo(email)).map(({ id }) => id);
  expect(await act(theirs, "list")).toContain("Please check your email");
  expect(await lab.db.supervisorSession.count({ where: { mailbox: email } })).toBe(before + 1);
  const mail = (await listMailsTo(email)).find(({ id }) => !earlier.includes(id));
  const link = /\/supervisor\/[\w-]{43}/.exec(openBody(lab, mail!.bodySealed).text)?.[0];
  return opened(link ?? "no link");
}

const answer = async (browser: Caller, path: string, filled: Record<string, string>) => {
  const carried = carriedBy((await read(browser, path)).page);
  return (await sendForm(browser, path, { ...carried, ...filled })).text();
};
const yes = async (browser: Caller, path: string, id: number) => {
  const { officer: asked } = await lab.db.verification.findUniqueOrThrow({
    where: { id },
    include: { officer: true },
  });
  return answer(browser, path, { decision: "verified", badgeNumber: asked.badgeNumber });
};

test("starts only after both confirmed by the link in their own email, and opening one changes nothing", async () => {
  const made = await named();
  const rowOf = () => lab.db.supervisorDeputy.findFirstOrThrow({ where: { mailbox: made.address } });
  const before = await rowOf();
  for (const link of [made.own, made.theirs])
    expect((await read(await lab.visitor(), link)).page).toContain("Not confirmed yet");
  expect(await rowOf()).toEqual(before);
  expect(await act(made.theirs, "confirm")).not.toContain("In force");
  expect(await act(made.theirs, "list")).not.toContain("Please check your email");
  await act(made.theirs, "confirm");
  expect(await act(made.own, "confirm")).toContain("In force");
  const browser = await deputysList(made);
  const { page } = await read(browser);
  expect(page).toContain("1 request is waiting for you");
  expect(page).toContain("Deputy of");
});

test("the deputy's answer is the deputy's, and says for whom", async () => {
  const made = await inForce();
  const browser = await deputysList(made);
  const [path = ""] = itemsOf((await read(browser)).page);
  expect((await read(browser, path)).page).toContain("You answer for");
  await yes(browser, path, made.person.id);
  const row = await lab.db.verification.findUniqueOrThrow({ where: { id: made.person.id } });
  expect(row).toMatchObject({ status: "verified", method: "email" });
  expect(row.decidedBy).toMatch(/^Dana Ruiz \(for .+\)$/);
  const entry = await lab.db.auditEntry.findFirstOrThrow({
    where: { action: "verification.verified", resourceId: String(made.person.id) },
  });
  expect(entry).toMatchObject({ actorKind: "supervisor", actorName: row.decidedBy });
});

test("if supervisor and deputy answer at once, one wins and the other sees the state", async () => {
  const made = await inForce();
  const deputy = await deputysList(made);
  const [own = ""] = itemsOf((await read(made.browser)).page);
  const [theirs = ""] = itemsOf((await read(deputy)).page);
  const carried = {
    own: carriedBy((await read(made.browser, own)).page),
    theirs: carriedBy((await read(deputy, theirs)).page),
  };
  const { officer: asked } = await lab.db.verification.findUniqueOrThrow({
    where: { id: made.person.id },
    include: { officer: true },
  });
  const [one, other] = await Promise.all([
    sendForm(made.browser, own, { ...carried.own, decision: "verified", badgeNumber: asked.badgeNumber }),
    sendForm(deputy, theirs, { ...carried.theirs, decision: "rejected" }),
  ]);
  expect([one.status, other.status]).toEqual([200, 200]);
  const decided = await lab.db.auditEntry.count({
    where: {
      resourceId: String(made.person.id),
      action: { in: ["verification.verified", "verification.rejected"] },
    },
  });
  expect(decided).toBe(1);
  expect(await statusOf(made.person.id)).toMatch(/verified|rejected/);
});

/** How many people each request needs. */
const needs = (requiredApprovers: number) => lab.db.urgencyRule.updateMany({ data: { requiredApprovers } });

/** A complete request of the supervisor's confirmed officer, which needs two people. */
async function requestOf(supervisorEmail: string) {
  const sworn = await signInOfficer(lab, { supervisorEmail });
  const number = await fileRequest(lab, sworn);
  await needs(2);
  return number;
}
const approvals = (requestId: number) =>
  lab.db.approval.findMany({ where: { requestId, decision: "approved" }, orderBy: { id: "asc" } });
const stateOf = async (id: number) =>
  (await lab.db.emergencyRequest.findUniqueOrThrow({ where: { id } })).status;
/** The page of this request, by its link on the list. */
async function itemFor(browser: Caller, requestId: number): Promise<string> {
  const { caseId } = await lab.db.emergencyRequest.findUniqueOrThrow({ where: { id: requestId } });
  const links = (await read(browser)).page.split("</a>").filter((link) => link.includes(caseId));
  return links.flatMap((link) => itemsOf(link.slice(link.lastIndexOf("<a")))).at(0) ?? "no item";
}

test("the deputy's approval of a request counts as the deputy's, beside the supervisor's own", async () => {
  const made = await inForce();
  const number = await requestOf(made.address);
  const deputy = await deputysList(made);
  const theirs = await itemFor(deputy, number);
  const page = await answer(deputy, theirs, { decision: "approve" });
  expect(page).not.toContain("is approved");
  expect(await stateOf(number)).toBe("processing");
  expect(await approvals(number)).toMatchObject([{ personName: expect.stringMatching(/^Dana Ruiz \(for /) }]);
  // The same person once more is no second one.
  expect(await itemFor(deputy, number)).toBe("no item");
  await answer(deputy, theirs, { decision: "approve" });
  expect([await stateOf(number), (await approvals(number)).length]).toEqual(["processing", 1]);

  const own = await itemFor(made.browser, number);
  expect(await answer(made.browser, own, { decision: "approve" })).toContain("is approved");
  const keys = (await approvals(number)).map(({ personKey }) => personKey);
  expect([await stateOf(number), new Set(keys).size, keys.length]).toEqual(["approved", 2, 2]);
});

test("if supervisor and deputy decide one request at once, one wins and the other sees the state", async () => {
  const made = await inForce();
  const number = await requestOf(made.address);
  await needs(1);
  const deputy = await deputysList(made);
  const [own, theirs] = [await itemFor(made.browser, number), await itemFor(deputy, number)];
  const carried = [
    carriedBy((await read(made.browser, own)).page),
    carriedBy((await read(deputy, theirs)).page),
  ];
  const answers = await Promise.all([
    sendForm(made.browser, own, { ...carried[0], decision: "approve" }),
    sendForm(deputy, theirs, { ...carried[1], decision: "deny", reason: "Filed twice" }),
  ]);
  const status = await stateOf(number);
  expect(["approved", "denied"]).toContain(status);
  for (const one of answers) expect(await one.text()).toContain(`is ${status}`);
  expect(await lab.db.approval.count({ where: { requestId: number } })).toBe(1);
});

test("an officer who is the deputy does not confirm themself", async () => {
  const list = await listOf();
  const email = deputyAddress();
  const own = await officer({ supervisorEmail: list.address, officerEmail: email });
  await sendForm(list.browser, "/supervisor", naming(email));
  for (const address of [list.address, email]) await act((await linksTo(address))[0] ?? "", "confirm");
  const browser = await deputysList({ theirs: (await linksTo(email))[0] ?? "", email });
  const { page } = await read(browser);
  expect(page).toContain("1 request is waiting for you");
  expect(page).not.toContain(own.form.caseNumber);
  await sendForm(list.browser, "/supervisor", { act: "none" });
  const link = await lab.db.link.findFirstOrThrow({ where: { verificationId: own.id } });
  const refused = await browser.fetch(`/supervisor?item=${link.id}`);
  expect([refused.status, refused.headers.get("location")]).toEqual([303, "/supervisor"]);
  await sendForm(browser, `/supervisor?item=${link.id}`, {
    ...{ decision: "verified", badgeNumber: own.form.badgeNumber, facts: link.factsHash ?? "" },
  });
  expect(await statusOf(own.id)).toBe("pending");
});

test("administrators see the deputy in the officer's case, and others do not", async () => {
  const made = await named();
  const query = `query ($id: ID!) {
    node(id: $id) { ... on OfficerCase { supervisorDeputy { name email firstDay lastDay state } } }
  }`;
  const id = globalId("OfficerCase", made.person.id);
  const admin = await signInAdmin(lab);
  const shown = async () => (await ask(admin, query, { id })).data.node.supervisorDeputy;
  const deputy = { name: "Dana Ruiz", email: made.email, firstDay: dayAt(0), lastDay: dayAt(2 * day) };
  expect(await shown()).toEqual({ ...deputy, state: "waiting" });
  await act(made.own, "confirm");
  await act(made.theirs, "confirm");
  expect(await shown()).toEqual({ ...deputy, state: "inForce" });
  await act(made.own, "end");
  expect(await shown()).toBeNull();
  const stranger = await ask(await lab.visitor(), query, { id });
  expect(stranger.data?.node ?? null).toBeNull();
});

test("either of them ends it at once, and a decision after that is not taken", async () => {
  for (const who of ["supervisor", "deputy", "link"]) {
    const made = await inForce();
    const deputy = await deputysList(made);
    const [path = ""] = itemsOf((await read(deputy)).page);
    const carried = carriedBy((await read(deputy, path)).page);
    const { id } = await lab.db.supervisorDeputy.findFirstOrThrow({ where: { mailbox: made.address } });
    if (who === "supervisor") await sendForm(made.browser, "/supervisor", { act: "end-deputy" });
    else if (who === "link") await act(made.own, "end");
    else await sendForm(deputy, "/supervisor", { act: "leave-deputy", version: String(id) });
    await sendForm(deputy, path, { ...carried, decision: "rejected" });
    expect(await statusOf(made.person.id)).toBe("pending");
    expect((await read(deputy)).page).toContain("Nothing is waiting for you");
    expect((await read(await lab.visitor(), made.theirs)).status).toBe(410);
    await act(made.own, "confirm");
    expect((await read(deputy)).page).toContain("Nothing is waiting for you");
  }
});

test("another person's deputy cannot be ended, and the cookie of a stranger names none", async () => {
  const made = await inForce();
  const other = await listOf();
  const { id } = await lab.db.supervisorDeputy.findFirstOrThrow({ where: { mailbox: made.address } });
  await sendForm(other.browser, "/supervisor", { act: "leave-deputy", version: String(id) });
  await sendForm(other.browser, "/supervisor", { act: "end-deputy" });
  expect((await lab.db.supervisorDeputy.findUniqueOrThrow({ where: { id } })).endedAt).toBeNull();
  const late = await sendForm(await lab.visitor(), "/supervisor", naming(deputyAddress()));
  expect(late.status).toBe(410);
});

test("begins and ends with its days", async () => {
  const made = await named({ from: dayAt(2 * day), until: dayAt(3 * day) });
  await act(made.own, "confirm");
  expect(await act(made.theirs, "confirm")).toContain("Confirmed, not started yet");
  expect(await act(made.theirs, "list")).not.toContain("Please check your email");
  after(2 * day);
  const browser = await deputysList(made);
  expect((await read(browser)).page).toContain("1 request is waiting for you");
  after(5 * day);
  expect((await read(await lab.visitor(), made.theirs)).page).toContain("The deputy can no longer answer.");
});

test("each wrong field is named, and nothing that was typed is lost", async () => {
  const { browser, address } = await listOf();
  const email = deputyAddress();
  const wrong: [Record<string, string>, string][] = [
    [{ name: " " }, "Enter the deputy&#39;s name"],
    [{ email: "dana" }, "email"],
    [{ email: "dana@mail.example" }, "Enter an address of your own agency"],
    [{ email: address.replace("@", "+away@").toUpperCase() }, "Enter the address of another person"],
    [{ from: "2026-02-30" }, "Choose a date"],
    [{ from: "2020-01-01", until: "2020-01-02" }, "Enter a date that is not over"],
    [{ from: dayAt(3 * day), until: dayAt(2 * day) }, "Enter a last day that is not before"],
    [{ until: dayAt(100 * day) }, "Enter at most 90 days"],
  ];
  for (const [over, said] of wrong) {
    const response = await sendForm(browser, "/supervisor", naming(email, { name: "Dana Q. Ruiz", ...over }));
    const page = await response.text();
    expect([over, response.status, page.includes(said)]).toEqual([over, 400, true]);
    expect(page).toContain(`value="${over["email"] ?? email}"`);
  }
  expect(await lab.db.supervisorDeputy.count({ where: { mailbox: address } })).toBe(0);
});

test("two names at once make one deputy, and there are a few a day", async () => {
  const { browser, address } = await listOf();
  await confirmedOnce(address);
  const answers = await Promise.all([
    sendForm(browser, "/supervisor", naming(deputyAddress())),
    sendForm(browser, "/supervisor", naming(deputyAddress())),
  ]);
  expect(answers.map(({ status }) => String(status)).sort()).toEqual(["303", "400"]);
  for (let count = 1; count < 5; count += 1) {
    await sendForm(browser, "/supervisor", { act: "end-deputy" });
    expect((await sendForm(browser, "/supervisor", naming(deputyAddress()))).status).toBe(303);
  }
  await sendForm(browser, "/supervisor", { act: "end-deputy" });
  const refused = await sendForm(browser, "/supervisor", naming(deputyAddress()));
  expect([refused.status, (await refused.text()).includes("You named several deputies today")]).toEqual([
    400,
    true,
  ]);
  expect(await lab.db.supervisorDeputy.count({ where: { mailbox: address } })).toBe(5);
});

test("the deputy is emailed about what newly waits, once, and the link works", async () => {
  const made = await inForce();
  await confirmedOnce(made.address);
  const run = () => mailDeputyNotices(systemContext(lab, "deputy-notices"));
  const notices = async () => (await linksTo(made.email)).length - 1;
  await Promise.all([run(), run()]);
  await run();
  expect(await notices()).toBe(1);
  after(61 * minute);
  await officer({ supervisorEmail: made.address });
  await run();
  expect(await notices()).toBe(2);
  const [, , newest] = await linksTo(made.email);
  expect(newest).toBe(made.theirs);
  await act(made.theirs, "end");
  await officer({ supervisorEmail: made.address });
  await run();
  // The supervisor is emailed that it ended; the deputy gets nothing more.
  expect(await notices()).toBe(2);
  const actions = await lab.db.auditEntry.groupBy({
    by: ["action"],
    where: { action: { startsWith: "supervisor.deputy" }, actorName: { not: null } },
  });
  expect(actions.map(({ action }) => action).sort()).toEqual([
    "supervisor.deputy-confirmed",
    "supervisor.deputy-ended",
    "supervisor.deputy-named",
  ]);
});

test("a supervisor of another domain is not offered a deputy, and in three languages it is", async () => {
  const limited = await officer({ supervisorEmail: `chief${++people}@mail.example` });
  const oneTime = await oneTimeLink(await linkOf(limited.id), limited.form.supervisorEmail);
  const browser = await opened(oneTime);
  expect((await read(browser)).page).not.toContain("Your deputy");
  const refused = await sendForm(browser, "/supervisor", naming("dana@mail.example"));
  expect(refused.status).toBe(403);
  const own = await listOf(mailbox());
  for (const [language, said] of [
    ["en", "Your deputy"],
    ["es", "Su suplente"],
    ["fr", "Votre suppléant"],
  ])
    expect((await read(own.browser, `/supervisor?lang=${language}`)).page).toContain(said);
});
