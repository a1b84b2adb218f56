import { beforeAll, beforeEach, expect, test } from "vitest";
import { approveOpened as approve, fileForVictim, someone } from "../../harness/requests/approvals.ts";
import { limitNamed } from "../../../graph/decisions/allocations/limits/table.ts";
import { exceeded, limitsLeft } from "../../../graph/decisions/allocations/limits/left.ts";
import { useKernel, type Caller } from "../../harness/kernel.ts";
import { ask, liftMoneyLimits, signInAdmin, signInOfficer } from "../../harness/people.ts";

/* The limit per agency's email domain over 24 hours and 30 days, which is off by default. */

const lab = useKernel();
beforeAll(async () => {
  await signInAdmin(lab, { email: "desk@agency.example" });
  await liftMoneyLimits(lab);
});
const hour = 60 * 60_000;
let now = new Date("2026-11-20T12:00:00Z");
beforeEach(async () => {
  // Each test uses its own month, since counting across time is the subject here.
  now = new Date(now.getTime() + 40 * 24 * hour);
  lab.setNow(now);
  await limit({ day: 0, month: 0 });
});
const limit = async ({ day, month }: { day: number; month: number }) => {
  const data = { agencyLimitDayCents: day, agencyLimitMonthCents: month };
  await lab.db.systemConfig.update({ where: { id: 1 }, data });
  await lab.refreshConfig();
};

let people = 0;
/** An officer of this agency. */
const officerOf = (domain: string) =>
  signInOfficer(lab, {
    email: `officer${++people}@${domain}`,
    supervisorEmail: `chief${people}@${domain}`,
  });
/** Approves $500 for someone else each time, and returns the resulting status. */
const approveOne = async (officer: Caller) => approve(officer, await fileForVictim(lab, officer, someone()));
const noteOf = async (person: Caller, n: number) =>
  (await ask(person, `query ($n: Int!) { request(number: $n) { approvalNote } }`, { n })).data.request
    .approvalNote as string | null;

test("the limit is off by default, and its keys are stored all the same", async () => {
  await lab.db.systemConfig.delete({ where: { id: 1 } });
  await lab.refreshConfig();
  expect(lab.config()).toMatchObject({ agencyLimitDayCents: 0, agencyLimitMonthCents: 0 });
  await liftMoneyLimits(lab);
  const officer = await officerOf("off.gov");
  for (let n = 0; n < 4; n++) expect(await approveOne(officer)).toBe("approved");
  const { limitKeys } = await lab.db.fundAllocation.findFirstOrThrow({ orderBy: { id: "desc" } });
  const agencies = limitKeys.filter((key) => key.startsWith("agency:"));
  expect(agencies).toEqual([`agency:${lab.keys.hash("agency:off.gov")}`]);
  // Turned on, it counts what was allocated before.
  await limit({ day: 200_000, month: 200_000 });
  expect(await approveOne(officer)).toBe("processing");
});

test("above the limit an administrator decides, not another officer or the supervisor", async () => {
  await limit({ day: 100_000, month: 1_000_000 });
  const [one, two] = [await officerOf("two.gov"), await officerOf("two.gov")];
  expect(await approveOne(one)).toBe("approved");
  expect(await approveOne(two)).toBe("approved");
  const third = await fileForVictim(lab, one, someone(), 10);
  expect(await noteOf(one, third)).toContain("limit for your agency. An administrator must also");
  const links = () => lab.db.link.count({ where: { requestId: third, purpose: "approve" } });
  const before = await links();
  expect(await approve(one, third)).toBe("processing");
  expect(await links()).toBe(before);
  expect(await approve(two, third)).toBe("processing");
  // An officer of another agency may approve with them, and both agencies count.
  expect(await approve(await officerOf("other.gov"), third)).toBe("processing");
  expect(await approve(await signInAdmin(lab), third)).toBe("approved");
  const mail = await lab.db.message.findFirstOrThrow({
    where: { kind: "admin-notice", recipientAddress: "desk@agency.example", createdAt: { gte: now } },
  });
  expect(mail.subject).toContain("An agency's limit was reached");
  expect(lab.keys.open(mail.bodySealed, "Message.body")).toContain(
    "The officers of one agency can allocate $1,000.00 within 24 hours and $10,000.00 within 30 days.",
  );
});

test("an agency of the program has one limit for all of its domains", async () => {
  await limit({ day: 50_000, month: 50_000 });
  const domains = ["harbor.gov", "harbor-patrol.example"];
  await lab.db.agency.create({
    data: { name: "Harbor", domains: { create: domains.map((domain) => ({ domain })) } },
  });
  const [one = "", other = ""] = domains;
  expect(await approveOne(await officerOf(one))).toBe("approved");
  expect(await approveOne(await officerOf(other))).toBe("processing");
  expect(await approveOne(await officerOf("elsewhere.gov"))).toBe("approved");
});

test("an agency's limit does not stop the officers of another", async () => {
  await limit({ day: 50_000, month: 50_000 });
  const officer = await officerOf("first.gov");
  expect(await approveOne(officer)).toBe("approved");
  expect(await approveOne(officer)).toBe("processing");
  expect(await approveOne(await officerOf("second.gov"))).toBe("approved");
  // A subdomain is an agency of its own.
  expect(await approveOne(await officerOf("north.first.gov"))).toBe("approved");
});

test("the domain of a supervisor who confirmed the officer counts, that of a public mail service does not", async () => {
  await limit({ day: 50_000, month: 50_000 });
  const mailbox = (name: string) => `${name}${++people}@gmail.com`;
  const own = (supervisorEmail: string) => signInOfficer(lab, { email: mailbox("officer"), supervisorEmail });
  expect(await approveOne(await own("chief@third.gov"))).toBe("approved");
  expect(await approveOne(await own("captain@third.gov"))).toBe("processing");
  expect(await approveOne(await own("chief@fourth.gov"))).toBe("approved");
});

test("both windows roll", async () => {
  await limit({ day: 50_000, month: 100_000 });
  for (const [hours, status] of [
    [0, "approved"],
    [23, "processing"],
    [25, "approved"],
    [26 + 24, "processing"],
    [30 * 24 - 1, "processing"],
    [30 * 24 + 1, "approved"],
  ] as const) {
    lab.setNow(new Date(now.getTime() + hours * hour));
    expect([hours, await approveOne(await officerOf("rolls.gov"))]).toEqual([hours, status]);
  }
});

test("without a limit for a day, that of thirty days holds alone", async () => {
  await limit({ day: 0, month: 100_000 });
  const officer = await officerOf("month.gov");
  expect(await approveOne(officer)).toBe("approved");
  expect(await approveOne(officer)).toBe("approved");
  lab.setNow(new Date(now.getTime() + 29 * 24 * hour));
  expect(await approveOne(await officerOf("month.gov"))).toBe("processing");
});

test("concurrent approvals of an agency's officers stay within its limit", { timeout: 240_000 }, async () => {
  await limit({ day: 200_000, month: 1_000_000 });
  const officers = await Promise.all(Array.from({ length: 12 }, () => officerOf("race.gov")));
  const ids = await Promise.all(officers.map((officer) => fileForVictim(lab, officer, someone())));
  const outcomes = await Promise.all(officers.map((officer, n) => approve(officer, ids[n]!)));
  expect(outcomes.filter((status) => status === "approved")).toHaveLength(4);
  expect(outcomes.filter((status) => status === "processing")).toHaveLength(8);
  const { _sum: sum } = await lab.db.fundAllocation.aggregate({
    where: { requestId: { in: ids }, status: "allocated" },
    _sum: { amountCents: true },
  });
  expect(sum.amountCents).toBe(200_000);
});

test("administrators see what is left, only while the limit is on", async () => {
  const officer = await officerOf("shown.gov");
  const admin = await signInAdmin(lab);
  expect(await approveOne(officer)).toBe("approved");
  const id = await fileForVictim(lab, officer, someone());
  const room = async () =>
    (
      await ask(admin, `query ($n: Int!) { request(number: $n) { decision { room { of day month } } } }`, {
        n: id,
      })
    ).data.request.decision.room as { of: string; day: number; month: number }[];
  expect((await room()).map(({ of }) => of)).not.toContain("agency");
  await limit({ day: 60_000, month: 90_000 });
  expect((await room()).find(({ of }) => of === "agency")).toEqual({ of: "agency", day: 100, month: 400 });
});

test("a rule that decides by itself is bound, an administrator is not", async () => {
  await limit({ day: 50_000, month: 50_000 });
  const limitKeys = ["agency:a"];
  const left = (authority: "system" | "second_person" | "administrator") =>
    limitsLeft(lab, { authority, limitKeys });
  expect(exceeded(await left("system"), 50_001)).toBe(limitNamed("agency"));
  expect(exceeded(await left("second_person"), 50_001)).toBe(limitNamed("agency"));
  expect(exceeded(await left("second_person"), 50_000)).toBeNull();
  expect(exceeded(await left("administrator"), 50_001)).toBeNull();
});
