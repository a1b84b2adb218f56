import { expect, test } from "vitest";
import { createRequest } from "../../../graph/intake/requests/create.ts";
import { emergencyVerify } from "../../../graph/officers/verification/submission/emergency.ts";
import { resendVerification } from "../../../graph/officers/verification/submission/resend.ts";
import { minute, refusal, useCases } from "../../harness/requests/cases.ts";
import { useKernel, type Caller } from "../../harness/kernel.ts";
import { mailRoundupsDue } from "../../../graph/officers/verification/link/roundup.ts";
import { openBody } from "../../../graph/messages/communications/compose.ts";
import { systemContext } from "../../../graph/core/context.ts";
import { ask, newRequestForm } from "../../harness/people.ts";

/* Repeating a form, respelling it, or using many addresses of one network gains nothing. */

const lab = useKernel();
const { after, callerAt, officer, linkOf, answer, statusOf } = useCases(lab);

const alive = (citizenId: number) => lab.db.session.count({ where: { citizenId, endedAt: null } });
const reopened = () => lab.db.auditEntry.count({ where: { action: "session.reopened" } });
const filed = async (person: Awaited<ReturnType<typeof callerAt>>, idempotencyKey: string) =>
  createRequest(await person.context(), newRequestForm(), { idempotencyKey });

test("thirty concurrent repeats of a citizen's form are one request and one live session, each logged", async () => {
  const key = lab.random.uuid();
  const { id, citizenId } = await filed(await callerAt(), key);
  const before = await reopened();
  const repeats = await Promise.all(Array.from({ length: 30 }, async () => filed(await callerAt(), key)));
  expect(new Set(repeats.map((request) => request.id))).toEqual(new Set([id]));
  expect(await alive(citizenId!)).toBe(1);
  expect((await reopened()) - before).toBe(30);
});

test("an ended session is not reopened by its form, nor a used one", async () => {
  for (const end of [
    async (person: Awaited<ReturnType<typeof callerAt>>) =>
      void (await ask(person, `mutation { logOut { __typename } }`)),
    async (person: Awaited<ReturnType<typeof callerAt>>) => {
      after(minute);
      await person.context();
    },
  ]) {
    const key = lab.random.uuid();
    const person = await callerAt();
    await filed(person, key);
    await end(person);
    const again = await callerAt();
    expect(await refusal(filed(again, key))).toContain("UNPROCESSABLE: This form was already sent");
    expect((await again.context()).viewer).toMatchObject({ kind: "visitor" });
  }
});

test("911 Verify is granted once per case, in any spelling of its number and from any address", async () => {
  const person = await officer({
    caseNumber: "APD-2026-7001",
    supervisorEmail: "lee.park@austintexas.gov",
  });
  await emergencyVerify(await person.context());
  for (const [caseNumber, officerEmail] of [
    ["apd 2026 7001", "dana.reyes+2@austin.example"],
    ["АPD-2026-7001", "dana.reyes@austin.example"],
    ["APD-2O26-7OOl", "someone.else@austin.example"],
  ] as const) {
    after(61 * minute);
    const again = await officer({
      caseNumber,
      officerEmail,
      supervisorEmail: "l.e.e.park+x@austintexas.gov",
    });
    expect(await refusal(emergencyVerify(await again.context())), caseNumber).toContain("CONFLICT");
  }
});

test("a stranger who knows a case number uses up neither its officer's forms nor the grant", async () => {
  const caseNumber = "APD-2026-7777";
  for (const n of [1, 2, 3]) {
    const stranger = await officer({
      caseNumber,
      officerEmail: `stranger${n}@mail.example`,
      supervisorEmail: `boss${n}@mail.example`,
    });
    if (n === 1) await emergencyVerify(await stranger.context());
  }
  // From another network, as its true officer.
  const person = await callerAt(9);
  const { submitOfficerVerification } =
    await import("../../../graph/officers/verification/submission/submit.ts");
  const { filledForm } = await import("../../harness/requests/cases.ts");
  await submitOfficerVerification(await person.context(), { ...filledForm(), caseNumber });
  await emergencyVerify(await person.context());
});

test("911 Verify is granted ten times a day per network, including a whole IPv6 network", async () => {
  const { openContext } = await import("../../../graph/core/http/call.ts");
  const { submitOfficerVerification } =
    await import("../../../graph/officers/verification/submission/submit.ts");
  const { filledForm } = await import("../../harness/requests/cases.ts");
  const outcomes: string[] = [];
  for (let n = 0; n < 11; n++) {
    const person = await lab.visitor();
    const call = {
      ip: `2001:db8:7:7::${n + 1}`,
      userAgent: "test",
      language: "en" as const,
      correlation: lab.random.uuid(),
      setCookie: (cookie: string) => {
        if (cookie.startsWith("safevoice=")) person.cookie = cookie.split(";")[0] ?? "";
      },
    };
    const form = { ...filledForm(), officerEmail: `o${n}@far.example`, supervisorEmail: `s${n}@far.gov` };
    await submitOfficerVerification(await openContext(lab, call, undefined), form);
    outcomes.push(await refusal(emergencyVerify(await openContext(lab, call, person.cookie))));
  }
  expect(outcomes).toEqual([
    ...Array.from({ length: 10 }, () => "no refusal"),
    expect.stringMatching(/^RATE_LIMITED: Many people share your network.* in 24 hours/),
  ]);
});

test("a supervisor who never answered gets five emails a day, over all officers and spellings, and then one that lists who waits; a confirmation lifts it", async () => {
  const to = (n: number) => [`chief+${n}@quiet.gov`, "c.hief@quiet.gov", "CHIEF@Quiet.gov"][n % 3] ?? "";
  const mails = () => lab.db.message.count({ where: { mailboxKey: "chief@quiet.gov" } });
  const people: Awaited<ReturnType<typeof officer>>[] = [];
  for (let n = 0; n < 5; n++) {
    after(n * 61 * minute);
    people.push(await officer({ officerEmail: `one${n}@quiet.example`, supervisorEmail: to(n) }));
  }
  expect(await mails()).toBe(5);
  after(6 * 61 * minute);
  const sixth = await officer({
    officerEmail: "six@quiet.example",
    supervisorEmail: "CHIEF@quiet.gov",
    badgeNumber: "6666",
  });
  expect(await listed()).toEqual([[sixth.form.caseNumber]]);
  // Its list was mailed at once; those who come later are in the next one.
  const later = [];
  for (let n = 0; n < 3; n++)
    later.push(await officer({ officerEmail: `late${n}@quiet.example`, supervisorEmail: "chief@quiet.gov" }));
  expect(await mails()).toBe(6);
  const mailAt = async (person: Caller) =>
    (await ask(person, "{ verification { supervisorMailAt } }")).data.verification.supervisorMailAt;
  expect(await mailAt(sixth)).toBeNull();
  const [when] = await Promise.all(later.map(mailAt));
  expect(Date.parse(when)).toBe(lab.now().getTime() + 6 * 60 * minute);
  expect(await mailRoundupsDue(systemContext(lab, "test"))).toBe(0);
  after(12 * 61 * minute + 1);
  expect(await mailRoundupsDue(systemContext(lab, "test"))).toBe(1);
  expect(await mailRoundupsDue(systemContext(lab, "test"))).toBe(0);
  expect(await listed()).toEqual([[sixth.form.caseNumber], later.map(({ form }) => form.caseNumber)]);
  expect(await mailAt(later[0]!)).toBeNull();
  const page = await answer((await linksInRoundup())[0] ?? "", { badgeNumber: "6666", decision: "rejected" });
  expect([page.status, await statusOf(sixth.id)]).toEqual([200, "rejected"]);
  const sent = await mails();
  expect(await refusal(resendVerification(await people[0]!.context()))).toContain("RATE_LIMITED");
  await emergencyVerify(await people[0]!.context());
  await createRequest(await people[0]!.context(), newRequestForm());
  expect(await mails()).toBe(sent);
  await answer(await linkOf(people[4]!.id));
  await officer({ officerEmail: "seven@quiet.example", supervisorEmail: "chief@quiet.gov" });
  expect(await mails()).toBeGreaterThan(sent);

  async function roundups() {
    const rows = await lab.db.message.findMany({
      where: { kind: "supervisor-roundup" },
      orderBy: { createdAt: "asc" },
    });
    return rows.map(({ bodySealed }) => openBody(lab, bodySealed).text);
  }
  async function listed() {
    return (await roundups()).map((text) => [...text.matchAll(/APD-2026-\d+/g)].map(([number]) => number));
  }
  async function linksInRoundup() {
    return (await roundups()).flatMap((text) => text.match(/\/verify\/[\w-]{43}/g) ?? []);
  }
});
