import { beforeAll, expect, test } from "vitest";
import {
  decisionPrefetch,
  readDecisionFacts,
  type DecisionFacts,
} from "../../graph/decisions/allocations/approval/facts.sql.ts";
import { exceeded, limitsLeft } from "../../graph/decisions/allocations/limits/left.ts";
import { readLimitsLeft } from "../../graph/decisions/allocations/approval/limits.sql.ts";
import { limits, type Limit } from "../../graph/decisions/allocations/limits/table.ts";
import { settingTable } from "../../shared/platform/system/setting-table.ts";
import { readSamePeople } from "../../graph/decisions/allocations/approval/same-person.sql.ts";
import { findCaller } from "../../graph/core/sessions/lookup.sql.ts";
import { readSession } from "../../graph/core/sessions/rows.sql.ts";
import { ruleUrgencyOf } from "../../shared/decisions/rulebook/rules.ts";
import { fileEveryKind, type EveryKind } from "../harness/requests/every-kind.ts";
import { useKernel } from "../harness/kernel.ts";

/*
 * What a decision reads first: apart, and together with the session. The supervisor's link and
 * administrators read the same facts.
 */

const lab = useKernel();
let every: EveryKind;
beforeAll(async () => {
  every = await fileEveryKind(lab);
  await lab.db.urgencyRule.deleteMany({});
  const rule = { timeThresholdMinutes: 30, escalationSteps: [] };
  await lab.db.urgencyRule.createMany({
    data: [
      { ...rule, urgencyLevel: "critical", autoApprovalLimitCents: 100, requiredApprovers: 2 },
      { ...rule, urgencyLevel: "standard", autoApprovalLimitCents: 200, requiredApprovers: 1 },
    ],
  });
  const { whole, anonymous, empty } = every.requests;
  const verdict = { answer: "same", reason: "", by: "kim" } as const;
  for (const [one, other] of [
    [whole, anonymous],
    [anonymous, empty],
  ])
    await lab.db.personVerdict.create({
      data: { firstId: Math.min(one!, other!), secondId: Math.max(one!, other!), ...verdict },
    });
});

const byId = <Row extends { id: number }>(rows: readonly Row[]) => rows.toSorted((a, b) => a.id - b.id);

/** Everyone that the request is for, by following the verdicts. */
async function plainPeople(id: number) {
  const ids = new Set([id]);
  const verdicts = await lab.db.personVerdict.findMany({ where: { answer: "same" } });
  for (let size = 0; size < ids.size;) {
    size = ids.size;
    for (const { firstId, secondId } of verdicts)
      if (ids.has(firstId) || ids.has(secondId)) ids.add(firstId).add(secondId);
  }
  const rows = await lab.db.emergencyRequest.findMany({
    where: { id: { in: [...ids] } },
    orderBy: { id: "asc" },
    include: { victimInfo: { select: { fullName: true, phone: true, email: true } } },
  });
  return rows.map(({ id: number, victimName, victimPhone, victimEmail, victimInfo }) => ({
    id: number,
    ...{ victimName, victimPhone, victimEmail, victim: victimInfo },
  }));
}

async function plainFacts(id: number): Promise<DecisionFacts> {
  const row = await lab.db.emergencyRequest.findUniqueOrThrow({
    where: { id },
    include: {
      officer: { include: { verifications: { where: { status: "verified" } } } },
      verification: true,
      victimInfo: { select: { fullName: true, phone: true, email: true } },
      approvals: { where: { decision: "approved", voidedAt: null }, orderBy: { id: "asc" } },
      links: { where: { purpose: "approve", usedAt: null, expiresAt: { gt: lab.now() } } },
      allocations: { where: { status: { not: "denied" } } },
    },
  });
  const rule = await lab.db.urgencyRule.findUnique({
    where: { urgencyLevel: ruleUrgencyOf(row.urgencyLevel) },
    select: { autoApprovalLimitCents: true, requiredApprovers: true },
  });
  const people = await plainPeople(id);
  const { officer, verification, allocations } = row;
  const [allocation] = allocations;
  return {
    ...{ id, version: row.version, caseId: row.caseId, status: row.status, urgencyLevel: row.urgencyLevel },
    ...{ requestedHelpTypes: row.requestedHelpTypes, language: row.language },
    ...{ aiRecommendationCents: row.aiRecommendationCents, needs: row.needs as DecisionFacts["needs"] },
    ...{ needsSource: row.needsSource, victimName: row.victimName, victimPhone: row.victimPhone },
    ...{ victimEmail: row.victimEmail, officerId: row.officerId, citizenId: row.citizenId },
    agencyId: row.agencyId,
    ...{ anonymous: row.anonymous, contacting: row.contacting, verificationId: row.verificationId },
    officer: officer && {
      ...{ name: officer.name, email: officer.email, emailKey: officer.emailKey, phone: officer.phone },
      ...{ agency: officer.agency, badgeNumber: officer.badgeNumber },
      ...{ notifyByEmail: officer.notifyByEmail, notifyBySms: officer.notifyBySms },
      confirmedBy: officer.verifications.map(({ supervisorEmailKey }) => supervisorEmailKey),
    },
    verification: verification && {
      ...{ id: verification.id, status: verification.status, supervisorName: verification.supervisorName },
      ...{ supervisorEmailKey: verification.supervisorEmailKey, language: verification.language },
    },
    victim: row.victimInfo,
    samePerson: people.length > 1 ? people.filter((one) => one.id !== id) : null,
    approvedBy: row.approvals.map(({ personKey, badgeKeys, actorKind }) => ({
      ...{ personKey, badgeKeys, isOfficer: actorKind === "officer", isAdmin: actorKind === "admin" },
    })),
    supervisorMayDecide: row.links.length > 0,
    allocation: allocation
      ? {
          ...{ id: allocation.id, requestId: id, amountCents: allocation.amountCents },
          ...{ justification: allocation.justification, status: allocation.status },
          waitsForFund: allocation.waitsForFundAt !== null,
          createdAt: allocation.createdAt,
        }
      : null,
    rule,
  };
}

/** In an order of its own. */
const sorted = (facts: DecisionFacts | null) =>
  facts && {
    ...facts,
    samePerson: facts.samePerson ? byId(facts.samePerson as unknown as { id: number }[]) : null,
    approvedBy: facts.approvedBy.toSorted((a, b) => (a.personKey < b.personKey ? -1 : 1)),
  };

test("the facts are those that Prisma reads, of every kind of request", async () => {
  const seen = await Promise.all(every.all.map(plainFacts));
  for (const facts of seen)
    expect(sorted(await readDecisionFacts({ sql: lab.sql, now: lab.now }, facts.id))).toEqual(sorted(facts));
  const values = (read: (facts: DecisionFacts) => unknown) =>
    new Set(seen.map((facts) => JSON.stringify(read(facts)))).size;
  expect(values(({ supervisorMayDecide }) => supervisorMayDecide)).toBe(2);
  expect(values(({ allocation }) => allocation)).toBeGreaterThan(3);
  expect(values(({ rule }) => rule)).toBeGreaterThan(2);
  expect(values(({ samePerson }) => samePerson)).toBeGreaterThan(3);
  expect(values(({ victim }) => victim)).toBeGreaterThan(3);
  expect(values(({ officer }) => officer)).toBe(3);
});

test("together with the session they are the same for the officer of the request, and nothing for others", async () => {
  for (const [who, caller] of Object.entries(every.viewers)) {
    const token = /=([\w-]{43})/.exec(caller.cookie)?.[1];
    if (token === undefined) continue;
    const { viewer } = await caller.context();
    for (const number of every.all) {
      const prefetch = decisionPrefetch(number);
      const found = await findCaller(lab.sql, { hash: lab.keys.hash(token), now: lab.now(), prefetch });
      const facts = await plainFacts(number);
      const isOwn = viewer.kind === "officer" && facts.officerId === viewer.officerId;
      expect([who, number, sorted((found?.prefetched ?? null) as DecisionFacts | null)]).toEqual([
        who,
        number,
        isOwn ? sorted(facts) : null,
      ]);
    }
  }
});

test("everyone that a request is for is found over any number of verdicts", async () => {
  for (const number of every.all)
    expect(byId(await readSamePeople(lab.sql, number))).toEqual(await plainPeople(number));
});

test("what the limits leave, and the one that an amount exceeds, are what the allocations add up to", async () => {
  const now = lab.now();
  const ago = (hours: number) => new Date(now.getTime() - hours * 3_600_000);
  const rows = await lab.db.fundAllocation.findMany({
    where: { status: "allocated" },
    orderBy: { id: "asc" },
  });
  const keys = [["a"], ["a", "b"], ["b"], []];
  const keysOf = (name: string, of: readonly string[]) => of.map((key) => `${name}:${key}`);
  for (const [at, { id }] of rows.entries())
    await lab.db.fundAllocation.update({
      where: { id },
      data: {
        limitKeys: limits.flatMap(({ name }, place) => keysOf(name, keys[(at + place) % keys.length]!)),
        allocatedAt: ago([1, 30, 24 * 31, 2][at % 4]!),
      },
    });
  const agency = { agencyLimitDayCents: 900_000, agencyLimitMonthCents: 1_000_000 };
  const lowered = { victimLimitDayCents: 40_000, victimLimitMonthCents: 50_000, ...agency };
  const config = await lab.db.systemConfig.update({ where: { id: 1 }, data: lowered });
  const live = await lab.db.fundAllocation.findMany({
    where: { status: { in: ["allocated", "distributed"] }, allocatedAt: { gt: ago(24 * 30) } },
  });
  const sum = (some: typeof live) => some.reduce((total, { amountCents }) => total + amountCents, 0);
  const least = (limit: Limit, of: string[]) => {
    const all = keysOf(limit.name, of).map((key) => {
      const counted = live.filter((row) => row.limitKeys.includes(key));
      const day = config[settingTable[limit.daySetting].column];
      const month = config[settingTable[limit.monthSetting].column];
      return {
        dayCents: day - sum(counted.filter(({ allocatedAt }) => allocatedAt! > ago(24))),
        monthCents: month - sum(counted),
      };
    });
    return {
      dayCents: Math.min(...all.map(({ dayCents }) => dayCents)),
      monthCents: Math.min(...all.map(({ monthCents }) => monthCents)),
    };
  };
  for (const of of [["a"], ["b"], ["a", "b"], ["unknown"]]) {
    const limitKeys = limits.flatMap(({ name }) => keysOf(name, of));
    const left = await limitsLeft(lab, { authority: "alone", limitKeys });
    expect(left.map(({ limit, dayCents, monthCents }) => [limit.name, { dayCents, monthCents }])).toEqual(
      limits.map((limit) => [limit.name, least(limit, of)]),
    );
    const room = Math.min(...left.flatMap(({ dayCents, monthCents }) => [dayCents, monthCents]));
    expect(exceeded(left, room)).toBeNull();
    expect(exceeded(left, room + 1)?.name).toBe("victim");
  }
  const limitKeys = ["no-limit:a", "a"];
  expect(await readLimitsLeft(lab.sql, { authority: "alone", limitKeys, now })).toEqual([]);
});

test("a session is its row with its owner, for every kind of viewer", async () => {
  const now = lab.now();
  const rows = await lab.db.session.findMany({
    include: { officer: { include: { verifications: true } }, admin: true },
  });
  expect(new Set(rows.map(({ kind }) => kind))).toEqual(new Set(["officer", "citizen", "admin"]));
  for (const row of rows) {
    const { officer, admin } = row;
    const session = await readSession(lab.db, row.id, now);
    const found = await findCaller(lab.sql, { hash: row.tokenHash, now, prefetch: undefined });
    const plain = {
      ...{ sessionId: row.id, kind: row.kind, current: true, hasPrevious: row.previousHash !== null },
      ...{ previousUntil: null, citizenId: row.citizenId, officerId: row.officerId },
      ...{ verificationId: row.verificationId, adminId: row.adminId, lockedAt: null, idleMinutes: null },
      officer: officer && {
        ...{ badgeNumber: officer.badgeNumber, name: officer.name, agency: officer.agency },
        emailKey: officer.emailKey,
      },
      cases:
        officer &&
        officer.verifications.map((one) => ({
          ...{ id: one.id, caseNumber: one.caseNumber, status: one.status, trust: one.trust },
          ...{ supervisorEmailKey: one.supervisorEmailKey, emergencyUntil: null },
        })),
      admin: admin && {
        ...{ username: admin.username, roles: admin.roles, emailKey: admin.emailKey },
        ...{ agencies: null, shownAgency: null },
        ...{
          mustChangePassword: admin.mustChangePassword,
          hasSecondFactor: false,
          gaveSecondFactor: false,
          isProvided: false,
          hasProved: false,
          hasPasskey: false,
        },
      },
    };
    for (const one of [session, found?.session]) {
      const { rotatedAt, lastSeenAt, createdAt, ...rest } = one!;
      expect(rest).toEqual(plain);
      const times = [rotatedAt, lastSeenAt, createdAt].map((at) => new Date(at));
      expect(times).toEqual([row.rotatedAt, row.lastSeenAt, row.createdAt]);
    }
    await lab.db.session.update({ where: { id: row.id }, data: { endedAt: now } });
    expect(await readSession(lab.db, row.id, now)).toBeUndefined();
    expect(await findCaller(lab.sql, { hash: row.tokenHash, now, prefetch: undefined })).toBeUndefined();
  }
});
