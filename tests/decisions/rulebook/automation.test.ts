import { beforeAll, beforeEach, expect, test, vi } from "vitest";
import { setByAdministrator } from "../../../graph/decisions/allocations/approval/by-administrator.ts";
import { openBody } from "../../../graph/messages/communications/compose.ts";
import { deliverDue } from "../../../graph/messages/communications/deliver.ts";
import { systemContext } from "../../../graph/core/context.ts";
import { useKernel, type Caller } from "../../harness/kernel.ts";
import { ask, globalId, newRequestForm, shownTo, signInAdmin, signInOfficer } from "../../harness/people.ts";
import { actAt, fileAtNoon, minutesLater, startRules } from "../../harness/requests/urgency-rules.ts";
import { openMailServer } from "../../harness/fakes/smtp.ts";

const lab = useKernel();
let admin: Caller;
beforeAll(() => {
  lab.quotas.count = async () => {};
});
beforeEach(async () => {
  // Each test starts without waiting requests.
  await lab.db.$executeRaw`SELECT set_config('safevoice.step_back', 'on', false)`;
  await lab.db.emergencyRequest.updateMany({ where: { status: "pending" }, data: { status: "denied" } });
  await lab.db.$executeRaw`SELECT set_config('safevoice.step_back', 'off', false)`;
  await startRules(lab);
  admin = await signInAdmin(lab);
});

const assign =
  "mutation ($input: AssignCaseInput!) { assignCase(input: $input) { request { owner { username } } } }";
const usernameOf = async (who: Caller) => {
  const { viewer } = await who.context();
  return "username" in viewer ? viewer.username : null;
};
const onIt = async (who: Caller, id: number) =>
  ask(who, assign, {
    input: { id: globalId("EmergencyRequest", id), owner: await usernameOf(who), shown: null },
  });
const mails = async (requestId: number) =>
  (
    await lab.db.message.findMany({ where: { requestId, kind: "escalation" }, orderBy: { createdAt: "asc" } })
  ).map((mail) => ({ ...mail, ...openBody(lab, mail.bodySealed) }));
const told = async (id: number) => (await mails(id)).map(({ recipientAddress }) => recipientAddress);
const read = (id: number) =>
  lab.db.emergencyRequest.findUniqueOrThrow({
    where: { id },
    include: {
      allocations: true,
      escalations: { orderBy: { step: "asc" } },
      automaticDecision: true,
      approvals: true,
      letters: true,
    },
  });
const never = { autoApprovalLimitCents: 0 };
const rules = (data: Record<string, unknown>) =>
  lab.db.urgencyRule.updateMany({ data: { ...data, updatedAt: minutesLater(-60) } });

test("no one handles it: the supervisor is notified after the threshold, the director after another, each once", async () => {
  await rules(never);
  const officer = await signInOfficer(lab);
  const id = await fileAtNoon(lab, officer);
  await actAt(lab, 29);
  expect(await told(id)).toEqual([]);
  await actAt(lab, 30);
  await actAt(lab, 31);
  const { supervisorEmail } = await lab.db.verification.findUniqueOrThrow({
    where: { id: officer.verificationId },
  });
  expect(await told(id)).toEqual([supervisorEmail]);
  // Its link works, although that of the earlier email has expired.
  const [mail] = await mails(id);
  const link = /\/approve\/[\w-]{43}/.exec(mail?.text ?? "")?.[0] ?? "no link";
  const own = lab.keys.hash(link.slice("/approve/".length));
  await lab.db.link.updateMany({
    where: { requestId: id, tokenHash: { not: own } },
    data: { expiresAt: minutesLater(-1) },
  });
  expect(mail?.text).toContain("You can read it on the page below.");
  expect((await (await lab.visitor()).fetch(link)).status).toBe(200);
  await actAt(lab, 59);
  expect(await told(id)).toHaveLength(1);
  await actAt(lab, 60);
  await actAt(lab, 600);
  expect(await told(id)).toEqual([supervisorEmail, "director@fund.example"]);
  expect((await read(id)).escalations).toMatchObject([
    { step: 1, name: "supervisor", told: 1 },
    { step: 2, name: "director", told: 1 },
  ]);
  for (const { text, subject } of await mails(id))
    for (const personal of ["Noor", "Ibarra", "Elm Street", "noor@example.com", "0143", "078-05"])
      expect(`${subject} ${text}`).not.toContain(personal);
  const entries = await lab.db.auditEntry.findMany({
    where: { action: "request.escalated", resourceId: `${id}` },
  });
  expect(entries).toHaveLength(2);
  expect(entries[0]).toMatchObject({
    actorKind: "system",
    details: { step: 1, to: "supervisor", told: 1, minutes: 30 },
  });
});

test("a supervisor of another domain is not sent to a link that no email has", async () => {
  await rules(never);
  const id = await fileAtNoon(lab, await signInOfficer(lab, { supervisorEmail: "boss@mail.example" }));
  await actAt(lab, 30);
  const [mail] = await mails(id);
  expect(mail?.text).toContain("An administrator or another trusted officer decides on it.");
  expect(mail?.text).not.toMatch(/\/approve\/|page below|earlier email/);
  expect(await lab.db.link.count({ where: { requestId: id } })).toBe(0);
});

test("the supervisor reads it in the case's language", async () => {
  await rules(never);
  const officer = await signInOfficer(lab);
  await lab.db.verification.update({ where: { id: officer.verificationId }, data: { language: "es" } });
  const id = await fileAtNoon(lab, officer);
  await actAt(lab, 30);
  const [mail] = await mails(id);
  expect(mail?.subject).toMatch(/sigue en espera/);
  expect(mail?.text).toContain("Nadie la ha atendido en 30 minutos");
});

test("two concurrent processes send one email per step", async () => {
  await rules(never);
  const id = await fileAtNoon(lab);
  await Promise.all([actAt(lab, 30), actAt(lab, 30), actAt(lab, 30)]);
  expect(await told(id)).toHaveLength(1);
  expect((await read(id)).escalations).toHaveLength(1);
});

test("without a mail server a step runs once, and its email is sent once later", async () => {
  await rules({ ...never, escalationSteps: ["director"] });
  const mailServerAt = async (smtpHost: string, smtpPort: number) => {
    await lab.db.systemConfig.update({ where: { id: 1 }, data: { smtpHost, smtpPort } });
    await lab.refreshConfig();
  };
  const outbox = () => lab.db.message.findMany({ where: { kind: "escalation", requestId: id } });
  const deliver = () => deliverDue(systemContext(lab, "deliver"));
  await lab.db.message.deleteMany();
  const closed = await openMailServer();
  await closed.close();
  await mailServerAt("127.0.0.1", closed.port);
  const id = await fileAtNoon(lab);
  await actAt(lab, 30);
  await deliver();
  await vi.waitFor(async () =>
    expect(await outbox()).toMatchObject([
      { state: "queued", tries: 1, reason: expect.stringMatching(/could not be reached/) },
    ]),
  );
  await actAt(lab, 31);
  await actAt(lab, 90);
  expect(await outbox()).toHaveLength(1);

  const server = await openMailServer();
  try {
    await mailServerAt("127.0.0.1", server.port);
    lab.setNow(minutesLater(120));
    await deliver();
    await vi.waitFor(async () => expect(await outbox()).toMatchObject([{ state: "sent" }]));
    await actAt(lab, 121);
    await deliver();
    const arrived = server.mails.filter((mail) => mail.includes("To: Requests <director@fund.example>"));
    expect(arrived).toHaveLength(1);
    expect((await read(id)).escalations).toMatchObject([{ step: 1, name: "director", told: 1 }]);
  } finally {
    await mailServerAt("", 587);
    await server.close();
  }
});

test("notifies an address that is a step, without naming it in the audit log", async () => {
  await rules({ ...never, escalationSteps: ["night.shift@city.gov"] });
  const id = await fileAtNoon(lab);
  await actAt(lab, 30);
  expect(await told(id)).toEqual(["night.shift@city.gov"]);
  const [entry] = await lab.db.auditEntry.findMany({
    where: { action: "request.escalated", resourceId: `${id}` },
  });
  expect(JSON.stringify(entry?.details)).not.toContain("@");
});

test("for an unconfirmed case the supervisor is not notified, and the director is at once", async () => {
  const officer = await signInOfficer(lab, { trust: null });
  const id = await fileAtNoon(lab, officer);
  await actAt(lab, 30);
  expect(await told(id)).toEqual(["director@fund.example"]);
  expect((await read(id)).status).toBe("pending");
});

test("without a director's address, the administrators' default address is notified", async () => {
  await rules({ ...never, escalationSteps: ["director"] });
  await lab.db.systemConfig.update({ where: { id: 1 }, data: { directorEmail: "" } });
  await lab.refreshConfig();
  const id = await fileAtNoon(lab);
  await actAt(lab, 30);
  expect(await told(id)).toEqual(["desk@fund.example"]);
});

test("“I'll handle this” ends it; if two press it, one wins and the other learns who", async () => {
  const id = await fileAtNoon(lab);
  lab.setNow(minutesLater(20));
  const other = await signInAdmin(lab);
  const both = await Promise.all([onIt(admin, id), onIt(other, id)]);
  expect(both.map(({ code }) => code ?? "done").toSorted()).toEqual(["CONFLICT", "done"]);
  expect(both.find(({ code }) => code)?.message).toMatch(/^This case is now assigned to /);
  const again = both[0]?.code ? other : admin;
  expect((await onIt(again, id)).code).toBeUndefined();
  await actAt(lab, 30);
  await actAt(lab, 3000);
  expect(await told(id)).toEqual([]);
  expect((await read(id)).status).toBe("pending");
});

test("a case that its owner gives back waits for the rules again", async () => {
  const id = await fileAtNoon(lab);
  lab.setNow(minutesLater(20));
  await onIt(admin, id);
  await actAt(lab, 30);
  expect((await read(id)).status).toBe("pending");
  const owner = await usernameOf(admin);
  const input = { id: globalId("EmergencyRequest", id), owner: null, shown: owner };
  expect((await ask(admin, assign, { input })).data.assignCase.request.owner).toBeNull();
  await actAt(lab, 31);
  expect((await read(id)).status).toBe("approved");
});

test("only administrators handle a request", async () => {
  const officer = await signInOfficer(lab);
  const id = await fileAtNoon(lab, officer);
  expect((await onIt(officer, id)).code).toBe("FORBIDDEN");
  expect((await onIt(await lab.visitor(), id)).code).toBe("UNAUTHENTICATED");
  expect((await onIt(admin, 999_999)).code).toBe("NOT_FOUND");
  expect(await lab.db.attendance.count({ where: { requestId: id } })).toBe(0);
});

test("within the limit it approves after its threshold as the system, with money, letters, audit and the whole trace", async () => {
  const id = await fileAtNoon(lab);
  await actAt(lab, 29);
  expect((await read(id)).status).toBe("pending");
  await actAt(lab, 30);
  const request = await read(id);
  const cents = request.aiRecommendationCents;
  expect(cents).toBe(9_500);
  expect(request).toMatchObject({
    status: "approved",
    allocations: [{ amountCents: cents, status: "allocated", authority: "system" }],
    automaticDecision: { amountCents: cents },
    approvals: [],
    escalations: [],
  });
  expect(request.letters.length).toBeGreaterThan(0);
  const limitsOf = request.allocations[0]?.limitKeys.map((key) => key.split(":")[0]);
  expect(new Set(limitsOf)).toEqual(new Set(["victim", "officer", "agency"]));
  const entry = await lab.db.auditEntry.findFirstOrThrow({
    where: { action: "request.approved", resourceId: `${id}` },
  });
  expect(entry).toMatchObject({
    actorKind: "system",
    details: { before: "pending", after: "approved", amountCents: cents, rule: "standard" },
  });
  const trace = JSON.stringify(request.automaticDecision?.trace);
  for (const personal of ["Noor", "Robin", "Elm", "@", "555"]) expect(trace).not.toContain(personal);
  await actAt(lab, 31);
  expect((await read(id)).allocations).toHaveLength(1);
  expect(await told(id)).toEqual([]);
  const { data } = await ask(
    await signInAdmin(lab),
    "query ($n: Int!) { request(number: $n) { automaticDecision { amount level ruleVersion conditions { name isMet value } } automaticOutlook { isAllowed } history { who what } } }",
    { n: id },
  );
  expect(data.request.automaticDecision).toMatchObject({ amount: 95, level: "standard" });
  expect(data.request.automaticDecision.conditions).toHaveLength(15);
  expect(data.request.automaticOutlook).toBeNull();
  expect(data.request.history).toContainEqual({ who: "system", what: "Approved a request" });
});

test("two concurrent processes approve it once", async () => {
  const id = await fileAtNoon(lab);
  await Promise.all([actAt(lab, 30), actAt(lab, 30)]);
  expect(await read(id)).toMatchObject({
    status: "approved",
    allocations: [{ status: "allocated" }],
    escalations: [],
  });
});

test("handling a request after the rule has looked prevents the approval", async () => {
  const id = await fileAtNoon(lab);
  lab.setNow(minutesLater(30));
  const { systemContext } = await import("../../../graph/core/context.ts");
  const { approveByRule } = await import("../../../graph/decisions/rulebook/acting/automatic.ts");
  const context = systemContext(lab, "slow");
  let isFirst = true;
  // Between the rule's read and write, an administrator presses the button.
  const slow = {
    ...context,
    sql: (async (statement, values) => {
      if (statement.name.startsWith("request-transition") && isFirst) {
        isFirst = false;
        await onIt(admin, id);
      }
      return context.sql(statement, values);
    }) as typeof context.sql,
  };
  expect(await approveByRule(slow, id)).toBe(false);
  expect(await read(id)).toMatchObject({ status: "pending", allocations: [], automaticDecision: null });
});

const outlook = `query ($n: Int!) { request(number: $n) { automaticOutlook { isAllowed conditions { name isMet value } } } }`;
const unmet = async (id: number) =>
  (await ask(admin, outlook, { n: id })).data.request.automaticOutlook.conditions
    .filter(({ isMet }: { isMet: boolean }) => !isMet)
    .map(({ name }: { name: string }) => name);

test.each<[string, (id: number, verificationId: number) => Promise<unknown>]>([
  ["needs", (id) => lab.db.emergencyRequest.update({ where: { id }, data: { needsSource: "read" } })],
  ["supervisor", (_, id) => lab.db.verification.update({ where: { id }, data: { trust: "limited" } })],
  [
    "supervisor",
    (_, id) =>
      lab.db.verification.update({ where: { id }, data: { supervisorEmailKey: "chief@example.com" } }),
  ],
  [
    "case",
    (_, id) => lab.db.verification.update({ where: { id }, data: { status: "pending", trust: null } }),
  ],
  [
    "case",
    (_, id) => lab.db.verification.update({ where: { id }, data: { status: "rejected", trust: null } }),
  ],
  ["one_approver", () => rules({ requiredApprovers: 2 })],
  ["rule", () => rules({ autoApprovalLimitCents: 0 })],
  ["rule", () => rules({ isActive: false })],
  ["amount", () => rules({ autoApprovalLimitCents: 9_499 })],
  ["written_before", () => lab.db.urgencyRule.updateMany({ data: { updatedAt: minutesLater(1) } })],
  ["victim_info", (id) => lab.db.victimInfo.delete({ where: { requestId: id } })],
  ["recommendation", (id) => lab.db.recommendation.delete({ where: { requestId: id } })],
  [
    "recommendation",
    (id) => lab.db.emergencyRequest.update({ where: { id }, data: { aiRecommendationCents: 20_000 } }),
  ],
  [
    "limits",
    async () => {
      await lab.db.systemConfig.update({ where: { id: 1 }, data: { victimLimitDayCents: 9_000 } });
      await lab.refreshConfig();
    },
  ],
  [
    "rulesets",
    (id) =>
      lab.db.emergencyRequest.update({
        where: { id },
        data: { needs: { meals: { people: 8 }, room: null, ride: null, other: null } },
      }),
  ],
])("without %s a person decides", async (condition, change) => {
  const officer = await signInOfficer(lab);
  const id = await fileAtNoon(lab, officer);
  await change(id, officer.verificationId);
  lab.setNow(minutesLater(30));
  expect(await unmet(id)).toContain(condition);
  await actAt(lab, 30);
  expect(await read(id)).toMatchObject({ status: "pending", allocations: [], automaticDecision: null });
  await lab.db.systemConfig.update({ where: { id: 1 }, data: { victimLimitDayCents: 100_000 } });
  await lab.refreshConfig();
});

test("a rule never approves a citizen's own request", async () => {
  const citizen = await lab.visitor();
  const { createRequest } = await import("../../../graph/intake/requests/create.ts");
  const { id } = await createRequest(await citizen.context(), newRequestForm());
  await actAt(lab, 30);
  expect(await read(id)).toMatchObject({ status: "pending", allocations: [] });
  expect(await told(id)).toEqual(["director@fund.example"]);
});

test("a rule never again approves what an administrator reverted", async () => {
  const id = await fileAtNoon(lab);
  await actAt(lab, 30);
  const { version } = await shownTo(admin, id);
  await setByAdministrator(await admin.context(), id, {
    status: "pending",
    reason: "Looked at once more",
    version,
  });
  await actAt(lab, 300);
  const request = await read(id);
  expect(request.status).toBe("pending");
  expect(request.allocations.filter(({ status }) => status === "allocated")).toEqual([]);
  expect(request.automaticDecision).not.toBeNull();
});

test("a change restarts an approval's threshold, and a person decides what is a day overdue", async () => {
  const id = await fileAtNoon(lab);
  await lab.db.victimInfo.update({ where: { requestId: id }, data: { updatedAt: minutesLater(20) } });
  await actAt(lab, 40);
  expect((await read(id)).status).toBe("pending");
  await actAt(lab, 50);
  expect((await read(id)).status).toBe("approved");
  const late = await fileAtNoon(lab);
  await actAt(lab, 30 + 24 * 60 + 2);
  expect((await read(late)).status).toBe("pending");
});

test("ignores requests from before the rule was created", async () => {
  const id = await fileAtNoon(lab);
  await lab.db.urgencyRule.updateMany({ data: { createdAt: minutesLater(1), updatedAt: minutesLater(1) } });
  await actAt(lab, 600);
  expect(await read(id)).toMatchObject({ status: "pending", escalations: [] });
});
