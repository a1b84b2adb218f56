import { beforeAll, beforeEach, expect, test } from "vitest";
import {
  approveOpened as approve,
  fileForVictim,
  someone,
  type Victim,
} from "../../harness/requests/approvals.ts";
import { recipientKeysOf } from "../../../graph/decisions/allocations/limits/recipient-keys.ts";
import { judgePerson } from "../../../graph/desk/cases/same-person.ts";
import { useKernel, type Caller } from "../../harness/kernel.ts";
import { ask, fileRequest, globalId, signInAdmin, signInOfficer } from "../../harness/people.ts";

/* The 24-hour and 30-day limits, which no confirmation lifts: per recipient and per officer. */

const lab = useKernel();
beforeAll(() => signInAdmin(lab, { email: "desk@limits.example" }));
const start = new Date("2026-11-20T12:00:00Z");
const hour = 60 * 60_000;
let now = start;
beforeEach(async () => {
  // Each test uses its own month, since counting across time is the subject here.
  now = new Date(now.getTime() + 40 * 24 * hour);
  lab.setNow(now);
  await limit({});
});
const limit = async (over: Partial<typeof limits>) => {
  await lab.db.systemConfig.update({ where: { id: 1 }, data: { ...limits, ...over } });
  await lab.refreshConfig();
};
const limits = {
  maxFundAllocationCents: 500_000,
  victimLimitDayCents: 100_000,
  victimLimitMonthCents: 500_000,
  officerLimitDayCents: 250_000,
  officerLimitMonthCents: 1_500_000,
};

/** A request for this recipient, with its recommendation. */
const fileFor = (officer: Caller, victim: Victim, dollars?: number) =>
  fileForVictim(lab, officer, victim, dollars);
const allocated = async () =>
  (
    await lab.db.fundAllocation.aggregate({
      where: { status: { in: ["allocated", "distributed"] }, allocatedAt: { gte: now } },
      _sum: { amountCents: true },
    })
  )._sum.amountCents ?? 0;
const notices = () =>
  lab.db.message.findMany({
    where: { kind: "admin-notice", createdAt: { gte: now } },
    orderBy: { createdAt: "asc" },
  });

test("one recipient, in any spelling, gets $1,000 within 24 hours; then a second person decides", async () => {
  const first = { name: "José Ibáñez", phone: "(512) 555-0177", email: "jose@example.com" };
  const [one, two, three] = [await signInOfficer(lab), await signInOfficer(lab), await signInOfficer(lab)];
  expect(await approve(one, await fileFor(one, first))).toBe("approved");
  const byPhone = { name: "  IBANEZ   jose ", phone: "+1 512.555.0177", email: "other@example.com" };
  expect(await approve(two, await fileFor(two, byPhone))).toBe("approved");
  // Another number and another mailbox are another person, even with the same name.
  const namesake = { name: "Jose Ibanez", phone: "512 555 0199", email: "someone@example.com" };
  expect(await approve(three, await fileFor(three, namesake))).toBe("approved");
  const byNumber = await fileFor(three, { ...first, email: "new@example.com" }, 10);
  const { approvalNote } = (
    await ask(three, `query ($n: Int!) { request(number: $n) { approvalNote } }`, { n: byNumber })
  ).data.request;
  expect(approvalNote).toContain("A second person must also approve it.");
  expect(await approve(three, byNumber)).toBe("processing");
});

test("a plus tag or dots in an address do not make another recipient", async () => {
  const officer = await signInOfficer(lab);
  const spelled = ["jo.se@example.com", "JOSE+help@example.com", "j.o.s.e@example.com"];
  const outcomes: string[] = [];
  for (const [n, email] of spelled.entries())
    outcomes.push(
      await approve(
        officer,
        await fileFor(officer, { name: "Jose\u0301 Iba\u0301n\u0303ez", phone: `512-555-020${n}`, email }),
      ),
    );
  expect(outcomes).toEqual(["approved", "approved", "processing"]);
});

test("one telephone number is one person, in any spelling of name and number", async () => {
  const officers = [await signInOfficer(lab), await signInOfficer(lab), await signInOfficer(lab)];
  const spelled = [
    ["Maria Ortega", "512-555-0311"],
    ["Maria J. Ortega", "001 512 555 0311"],
    ["Mаria Оrtega", "+1 (512) 555-0311"], // Cyrillic а and О
  ] as const;
  const outcomes: string[] = [];
  for (const [n, [name, phone]] of spelled.entries()) {
    const officer = officers[n]!;
    const email = `ortega${n}@example.com`;
    outcomes.push(await approve(officer, await fileFor(officer, { name, phone, email })));
  }
  expect(outcomes).toEqual(["approved", "approved", "processing"]);
});

test("a look-alike letter does not make another person if only the name is in common", () => {
  const contactless = { victimPhone: "", victimEmail: "", victim: null };
  expect(recipientKeysOf({ victimName: "Mаriа Оrtegа", ...contactless })).toEqual(
    recipientKeysOf({ victimName: "Maria Ortega", ...contactless }),
  );
});

test("each contact is one key for all names; a name is a key only if there is no contact", () => {
  const victim = { fullName: "Maria J. Ortega", phone: "512-555-0311", email: "" };
  const filed = {
    victimName: "Maria Ortega",
    victimPhone: "+1 (512) 555-0311",
    victimEmail: "m@example.com",
  };
  expect(recipientKeysOf({ ...filed, victim })).toEqual([
    "victim:contact:5125550311",
    "victim:contact:m@example.com",
  ]);
  expect(recipientKeysOf({ ...filed, victimPhone: "", victimEmail: "", victim: null })).toHaveLength(1);
});

test("judging two cases to be one person makes both count together, including earlier allocations", async () => {
  const officer = await signInOfficer(lab);
  const admin = await signInAdmin(lab);
  const file = () => fileFor(officer, someone(), 400);
  const [one, two, three, fourth] = [await file(), await file(), await file(), await file()];
  for (const id of [one, two]) expect(await approve(officer, id)).toBe("approved");
  const judge = async (number: number, other: number, answer: string, version = 0) =>
    judgePerson(await admin.context(), { number, other, answer, reason: "They said so", version });
  await judge(two, one, "same");
  await judge(two, three, "same");
  // $400 and $400 were allocated to the same person.
  expect(await approve(officer, three)).toBe("processing");
  expect(await approve(officer, fourth)).toBe("approved");

  const fifth = await file();
  await judge(one, fifth, "same");
  await judge(one, fifth, "different", 1);
  expect(await approve(officer, fifth)).toBe("approved");
});

test("above a recipient's limit a second person decides, until 24 hours have passed", async () => {
  const officer = await signInOfficer(lab);
  const victim = someone();
  for (const _ of [1, 2]) expect(await approve(officer, await fileFor(officer, victim))).toBe("approved");
  const third = await fileFor(officer, victim);
  expect(await approve(officer, third)).toBe("processing");
  expect(await approve(await signInOfficer(lab), third)).toBe("approved");
  lab.setNow(new Date(now.getTime() + 25 * hour));
  expect(await approve(officer, await fileFor(officer, victim))).toBe("approved");
});

test("above an officer's limit an administrator decides, not the supervisor or a colleague alone", async () => {
  const officer = await signInOfficer(lab);
  for (let n = 0; n < 5; n++)
    expect(await approve(officer, await fileFor(officer, someone()))).toBe("approved");
  const sixth = await fileFor(officer, someone(), 10);
  const { approvalNote } = (
    await ask(officer, `query ($n: Int!) { request(number: $n) { approvalNote } }`, { n: sixth })
  ).data.request;
  expect(approvalNote).toContain("An administrator must also approve it.");
  expect(await approve(officer, sixth)).toBe("processing");
  expect(await approve(await signInOfficer(lab), sixth)).toBe("processing");
  expect(await approve(await signInAdmin(lab), sixth)).toBe("approved");
});

test("the same officer with another address, but the same badge and agency, has one limit", async () => {
  const officer = await signInOfficer(lab);
  for (let n = 0; n < 5; n++) await approve(officer, await fileFor(officer, someone()));
  const { name, rank, agency, badgeNumber, phone } = await lab.db.officer.findUniqueOrThrow({
    where: { id: officer.officerId },
  });
  const again = await signInOfficer(lab);
  await lab.db.officer.update({
    where: { id: again.officerId },
    data: { name, rank, agency: agency.toUpperCase(), badgeNumber: ` ${badgeNumber} `, phone },
  });
  expect(await approve(again, await fileFor(again, someone()))).toBe("processing");
});

test("a citizen's request counts for the officer who approves it", async () => {
  const officer = await signInOfficer(lab);
  for (let n = 0; n < 6; n++) {
    const id = await fileFor(officer, someone());
    await lab.db.emergencyRequest.update({ where: { id }, data: { officerId: null, verificationId: null } });
    expect(await approve(officer, id)).toBe(n < 5 ? "approved" : "processing");
  }
});

test(
  "twenty concurrent approvals exceed neither an officer's limit nor a recipient's",
  { timeout: 240_000 },
  async () => {
    const officer = await signInOfficer(lab);
    const ids: number[] = [];
    for (let n = 0; n < 20; n++) ids.push(await fileFor(officer, someone()));
    const outcomes = await Promise.all(ids.map((id) => approve(officer, id)));
    expect(outcomes.filter((status) => status === "approved")).toHaveLength(5);
    expect(outcomes.filter((status) => status === "processing")).toHaveLength(15);
    expect(await allocated()).toBe(250_000);
    expect(
      (await notices()).filter(({ recipientAddress }) => recipientAddress === "desk@limits.example"),
    ).toHaveLength(1);

    const victim = someone();
    const people = await Promise.all(Array.from({ length: 20 }, () => signInOfficer(lab)));
    const theirs = await Promise.all(people.map((person) => fileFor(person, victim)));
    const given = await Promise.all(people.map((person, n) => approve(person, theirs[n]!)));
    expect(given.filter((status) => status === "approved")).toHaveLength(2);
  },
);

test("thirty days count as well", async () => {
  await limit({ officerLimitMonthCents: 120_000 });
  const officer = await signInOfficer(lab);
  for (const [days, status] of [
    [0, "approved"],
    [2, "approved"],
    [4, "processing"],
    [6, "processing"],
  ] as const) {
    lab.setNow(new Date(now.getTime() + days * 24 * hour));
    expect(await approve(officer, await fileFor(officer, someone()))).toBe(status);
  }
});

test("a lowered limit applies to waiting money, and is shown", async () => {
  const officer = await signInOfficer(lab);
  const id = await fileFor(officer, someone(), 800);
  expect(await approve(officer, id)).toBe("processing");
  await limit({ maxFundAllocationCents: 60_000 });
  const second = await signInOfficer(lab);
  await expect(approve(second, id)).rejects.toMatchObject({
    code: "CONFLICT",
    message:
      "$800.00 is pending here, but the limit for one request is now $600.00. Please deny it and file it again, or ask an administrator.",
  });
  // This process may have an outdated configuration: the database still refuses.
  await lab.db.systemConfig.update({ where: { id: 1 }, data: { maxFundAllocationCents: 500_000 } });
  await lab.refreshConfig();
  await lab.db.systemConfig.update({ where: { id: 1 }, data: { maxFundAllocationCents: 60_000 } });
  await expect(approve(second, id)).rejects.toMatchObject({ code: "CONFLICT" });
  await expect(
    lab.db.$executeRaw`UPDATE "FundAllocation" SET "status" = 'allocated' WHERE "requestId" = ${id}`,
  ).rejects.toThrow();
  expect(await lab.db.fundAllocation.findMany({ where: { requestId: id } })).toMatchObject([
    { status: "pending" },
  ]);
  await limit({});
  expect(await approve(second, id)).toBe("approved");
});

test("rejects fractions of a cent without rounding", async () => {
  const officer = await signInOfficer(lab);
  const id = await fileRequest(lab, officer, { recommended: 80 });
  const over = await officer.fetch("/api/fund-allocations", {
    method: "POST",
    body: { requestId: id, amount: 12.345, justification: "x", status: "allocated" },
  });
  expect(over.status).toBe(400);
  expect(await over.json()).toMatchObject({ fields: { amount: ["amount must be in whole cents"] } });
  const { version } = await lab.db.emergencyRequest.findUniqueOrThrow({ where: { id } });
  const { code, fields } = await ask(
    officer,
    `mutation ($id: ID!, $version: Int!) { approveRequest(input: { id: $id, amount: 79.999, version: $version }) { request { status } } }`,
    { id: globalId("EmergencyRequest", id), version },
  );
  expect([code, fields]).toEqual(["INVALID", { amount: ["amount must be in whole cents"] }]);
  expect(await lab.db.fundAllocation.count({ where: { requestId: id } })).toBe(0);
});
