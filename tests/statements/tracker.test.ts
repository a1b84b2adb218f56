import { beforeAll, expect, test } from "vitest";
import type { Prisma, UrgencyLevel } from "../../prisma/client/client.ts";
import { wholeProgram } from "../../graph/core/access/agency-scope.ts";
import { caseOrders, type CaseOrder } from "../../shared/desk/cases/rules.ts";
import {
  readTrackedFacts,
  readTrackedPage,
  trackedFields,
  type TrackedFacts,
} from "../../graph/intake/requests/tracker.sql.ts";
import { readCommonKeys, readPairs } from "../../graph/intake/people/pairs.sql.ts";
import { countActiveUsers, countByStatus, sumUpCounts } from "../../graph/desk/cases/stats.sql.ts";
import { ruleUrgencyOf } from "../../shared/decisions/rulebook/rules.ts";
import { fileEveryKind, type EveryKind } from "../harness/requests/every-kind.ts";
import { useKernel, type Caller } from "../harness/kernel.ts";
import { ask } from "../harness/people.ts";

/* The tracker and its cards: the statements give what Prisma gives, for every administrator. */

const lab = useKernel();
const scope = wholeProgram();
let every: EveryKind;
beforeAll(async () => {
  every = await fileEveryKind(lab);
});

async function plainFacts(id: number): Promise<TrackedFacts> {
  const row = await lab.db.emergencyRequest.findUniqueOrThrow({
    where: { id },
    include: {
      officer: {
        select: { id: true, name: true, badgeNumber: true, agency: true, phone: true, email: true },
      },
      letters: true,
      responses: true,
      approvals: { where: { decision: "approved", voidedAt: null } },
      links: {
        where: { purpose: "approve", usedAt: null, expiresAt: { gt: lab.now() } },
        orderBy: { id: "desc" },
        include: { verification: true },
      },
    },
  });
  const rule = await lab.db.urgencyRule.findUnique({
    where: { urgencyLevel: ruleUrgencyOf(row.urgencyLevel) },
  });
  return {
    caseOfficer: row.officer,
    letterCount: row.letters.length,
    responseCount: row.responses.length,
    unreadResponseCount: row.responses.filter(({ acknowledgedAt }) => !acknowledgedAt).length,
    missingApproval:
      row.status === "processing"
        ? {
            approvals: row.approvals.length,
            required: rule?.requiredApprovers ?? 1,
            supervisor: row.links[0]?.verification.supervisorName ?? null,
            needsAdmin: row.needsAdministrator,
          }
        : null,
  };
}

const inOrder = async (where: object) =>
  lab.db.emergencyRequest.findMany({
    where,
    orderBy: [{ urgencyLevel: "asc" }, { createdAt: "desc" }, { id: "desc" }],
  });

async function plainRows(where: object) {
  const rows = await inOrder(where);
  return Promise.all(
    rows.map(async (row) => ({
      id: row.id,
      caseId: row.caseId,
      urgencyLevel: row.urgencyLevel,
      status: row.status,
      victimName: row.victimName,
      anonymous: row.anonymous,
      officerId: row.officerId,
      citizenId: row.citizenId,
      agencyId: row.agencyId,
      requestAmountCents: row.requestAmountCents,
      requestedHelpTypes: row.requestedHelpTypes,
      createdAt: row.createdAt,
      ...(await plainFacts(row.id)),
    })),
  );
}

test("a page has the rows that Prisma reads, from each row on, with a status and with a search", async () => {
  const statuses = [null, "pending", "processing", "approved", "denied"] as const;
  for (const status of statuses) {
    const plain = await plainRows(status ? { status } : {});
    expect(plain.length).toBeGreaterThan(0);
    for (const [at, after] of [0, ...plain.map(({ id }) => id)].entries()) {
      const page = await readTrackedPage(lab, { words: [], status, scope }, { after, take: 3 });
      expect(page).toEqual({ found: null, rows: plain.slice(at, at + 3) });
    }
  }
  const open = await plainRows({ status: { notIn: ["completed", "denied"] } });
  for (const [at, after] of [0, ...open.map(({ id }) => id)].entries()) {
    const page = await readTrackedPage(
      lab,
      { words: [], status: null, isOpen: true, scope },
      { after, take: 3 },
    );
    expect(page).toEqual({ found: null, rows: open.slice(at, at + 3) });
  }
  const found = { searchText: { contains: "elm" } };
  expect(await readTrackedPage(lab, { words: ["elm"], status: null, scope }, { after: 0, take: 50 })).toEqual(
    {
      found: (await inOrder(found)).length,
      rows: await plainRows(found),
    },
  );
  const ofOne = { searchText: { contains: "noor vale0" } };
  const page = await readTrackedPage(
    lab,
    { words: ["vale0", "noor"], status: null, scope },
    { after: 0, take: 50 },
  );
  expect(page).toEqual({ found: 1, rows: await plainRows(ofOne) });
});

test("the facts of one request are those of its row", async () => {
  const seen: TrackedFacts[] = [];
  for (const id of every.all) {
    const facts = await plainFacts(id);
    seen.push(facts);
    expect([id, await readTrackedFacts(lab, id)]).toEqual([id, facts]);
  }
  // The comparison saw each fact with more than one value.
  const values = (read: (facts: TrackedFacts) => unknown) => new Set(seen.map(read)).size;
  expect(values(({ letterCount }) => letterCount)).toBeGreaterThan(2);
  expect(values(({ unreadResponseCount }) => unreadResponseCount)).toBeGreaterThan(1);
  expect(values(({ caseOfficer }) => caseOfficer?.id)).toBeGreaterThan(2);
  expect(values(({ missingApproval }) => missingApproval?.approvals)).toBeGreaterThan(1);
});

const nested: Record<string, string> = {
  caseOfficer: "caseOfficer { number name badgeNumber }",
  missingApproval: "missingApproval { approvals required supervisor needsAdmin }",
};
const fields = Object.keys(trackedFields).map((field) => nested[field] ?? field);
const list = (selection: string) =>
  `{ trackedRequests(search: "") { totalCount pageInfo { hasNextPage endCursor } edges { cursor node { ${selection} } } } }`;

/** With a column that the statement does not read, the rows come from Prisma. */
async function plainly(caller: Caller, selection: string) {
  const { data, code } = await ask(caller, list(`${selection} requestDetails`));
  const copy = JSON.parse(JSON.stringify(data ?? null));
  for (const { node } of copy?.trackedRequests.edges ?? []) delete node.requestDetails;
  return { code, data: copy };
}

test.each(["admin", "superAdmin", "adminBeforePassword", "officerOfTheCase", "citizen", "visitor"])(
  "each field alone, and all together, are as in the plain path: %s",
  async (who) => {
    const caller = every.viewers[who]!;
    for (const selection of [fields.join(" "), ...fields]) {
      const { data, code } = await ask(caller, list(selection));
      const answer = { code, data: JSON.parse(JSON.stringify(data ?? null)) as unknown };
      expect([selection, answer]).toEqual([selection, await plainly(caller, selection)]);
    }
    const { data } = await plainly(caller, "number");
    const expected = who === "admin" || who === "superAdmin" ? every.all.length : undefined;
    expect(data?.trackedRequests.edges.length).toBe(expected);
  },
);

const countedByPrisma = async () => {
  const byStatus = await lab.db.emergencyRequest.groupBy({ by: ["status"], _count: true });
  return Object.fromEntries(byStatus.map(({ status, _count }) => [status, _count]));
};

test("the cards count what Prisma counts", async () => {
  expect(await countByStatus(lab.sql, scope)).toEqual(await countedByPrisma());
  const now = lab.now();
  const since = new Date(now.getTime() - 600_000);
  const [used, ...others] = await lab.db.session.findMany({ orderBy: { id: "asc" } });
  await lab.db.session.update({
    where: { id: used!.id },
    data: { lastSeenAt: new Date(since.getTime() - 1) },
  });
  await lab.db.session.update({ where: { id: others.at(-1)!.id }, data: { endedAt: now } });
  const sessions = await lab.db.session.findMany({
    where: {
      kind: { in: ["officer", "admin"] },
      endedAt: null,
      expiresAt: { gt: now },
      lastSeenAt: { gt: since },
    },
    distinct: ["officerId", "adminId"],
  });
  expect(sessions.length).toBeGreaterThan(1);
  expect(await countActiveUsers(lab.sql, scope, now, since)).toBe(sessions.length);
});

test("the cases of the same person are those that share a key", async () => {
  const { whole, anonymous, notToBeContacted, empty } = every.requests;
  const share = (requestId: number, kind: string, key: string) =>
    lab.db.personKey.create({ data: { requestId, kind, key } });
  await share(whole, "phone", "shared");
  await share(anonymous, "phone", "shared");
  await share(notToBeContacted, "address", "shared"); // another kind: not the same key
  await share(whole, "address", "elsewhere");
  await share(empty, "address", "elsewhere");
  await share(whole, "birth", "a day");
  await share(anonymous, "birth", "another day");
  const verdict = {
    ...{ firstId: Math.min(whole, empty), secondId: Math.max(whole, empty) },
    ...{ answer: "household" as const, reason: "One home", keys: ["elsewhere"], by: "kim", version: 3 },
  };
  await lab.db.personVerdict.create({ data: verdict });
  const keysOf = (requestId: number) =>
    lab.db.personKey.findMany({ where: { requestId, key: { not: "" } }, orderBy: { kind: "asc" } });
  const own = await keysOf(whole);
  const shared = await lab.db.personKey.findMany({
    where: {
      requestId: { not: whole },
      OR: own.filter(({ kind }) => kind !== "birth").map(({ kind, key }) => ({ kind, key })),
    },
  });
  const ids = [...new Set(shared.map(({ requestId }) => requestId))];
  expect(ids).toEqual(expect.arrayContaining([anonymous, empty]));
  const rows = await lab.db.emergencyRequest.findMany({
    where: { id: { in: ids } },
    orderBy: { id: "desc" },
    include: { allocations: { where: { status: { in: ["allocated", "distributed"] } } }, victimInfo: true },
  });
  const self = await lab.db.emergencyRequest.findUniqueOrThrow({
    where: { id: whole },
    include: { victimInfo: true },
  });
  const kinds = (some: readonly { kind: string }[]) => [...new Set(some.map(({ kind }) => kind))].toSorted();
  const pairs = await readPairs(lab.sql, whole, 20);
  const seen = pairs.map((row) => ({
    ...row,
    common: row.common.toSorted(),
    differing: row.differing.toSorted(),
    added: row.added.toSorted(),
  }));
  const isIdentity = ({ common }: { common: readonly string[] }) =>
    common.some((kind) => /name-and-birth|government-id/.test(kind));
  expect(pairs.map(isIdentity)).toEqual(pairs.map(isIdentity).toSorted((a, b) => Number(b) - Number(a)));
  const plain = await Promise.all(
    rows.map(async (row) => {
      const pair = row.id === empty ? verdict : null;
      const theirs = await keysOf(row.id);
      const equal = theirs.filter((one) => own.some(({ kind, key }) => one.kind === kind && one.key === key));
      const both = theirs.filter((one) => own.some(({ kind }) => one.kind === kind));
      const news = equal.filter(({ kind, key }) => kind !== "birth" && !pair?.keys.includes(key));
      expect((await readCommonKeys(lab.db, whole, row.id))[0]?.keys.toSorted()).toEqual(
        equal
          .filter(({ kind }) => kind !== "birth")
          .map(({ key }) => key)
          .toSorted(),
      );
      return {
        ...{ number: row.id, caseId: row.caseId, status: row.status, createdAt: row.createdAt },
        agencyId: row.agencyId,
        name: row.victimInfo?.fullName ?? row.victimName,
        ownName: self.victimInfo?.fullName ?? self.victimName,
        ...{ anonymous: row.anonymous, ownAnonymous: self.anonymous, isJoined: false },
        allocatedCents: row.allocations.reduce((sum, { amountCents }) => sum + amountCents, 0),
        common: kinds(equal),
        differing: kinds(both).filter((kind) => !kinds(equal).includes(kind)),
        added: kinds(news),
        ...{ answer: pair?.answer ?? null, reason: pair?.reason ?? null, by: pair?.by ?? null },
        ...{ at: pair ? (expect.any(Date) as Date) : null, version: pair?.version ?? null },
      };
    }),
  );
  const newest = (some: readonly { number: number }[]) => some.toSorted((a, b) => b.number - a.number);
  expect(newest(seen)).toEqual(newest(plain));
});

/** Requests without anything else, with what differs. */
async function addMany(
  count: number,
  over: (
    n: number,
  ) => Pick<Prisma.EmergencyRequestCreateManyInput, "caseId"> &
    Partial<Prisma.EmergencyRequestCreateManyInput>,
) {
  const contact = { victimContact: "", victimAddress: "", victimPhone: "", victimEmail: "" };
  const like = { victimName: "Sam Quarry", requestDetails: "Food for two", ...contact };
  return lab.db.emergencyRequest.createManyAndReturn({
    data: Array.from({ length: count }, (_, n) => ({ ...like, ...over(n) })),
    select: { id: true },
  });
}

/** Which results the first page is read from depends on how many there are of each level. */
const spreads: Record<string, (n: number) => UrgencyLevel> = {
  "all levels": (n) => (["low", "high", "critical", "medium"] as const)[n % 4]!,
  "the first level": () => "critical",
  "the last level": () => "low",
  "few of the first levels": (n) => (n < 20 ? "critical" : n < 40 ? "high" : "medium"),
};

test.each(Object.entries(spreads))("a search with too many results to sort: %s", async (_, levelOf) => {
  const start = lab.now().getTime();
  await addMany(2_010, (n) => ({
    ...{ caseId: `EM-1801-${1000 + n}`, victimName: "Many Umberly", urgencyLevel: levelOf(n) },
    createdAt: new Date(start - (n % 100) * 1000),
  }));
  const inOrder: Record<CaseOrder, Prisma.EmergencyRequestOrderByWithRelationInput[]> = {
    urgency: [{ urgencyLevel: "asc" }, { createdAt: "desc" }, { id: "desc" }],
    newest: [{ createdAt: "desc" }, { id: "desc" }],
    oldest: [{ createdAt: "asc" }, { id: "asc" }],
  };
  for (const order of caseOrders)
    for (const status of [null, "pending"] as const) {
      const expected = await lab.db.emergencyRequest.findMany({
        where: { victimName: "Many Umberly", status: "pending" },
        orderBy: inOrder[order],
        select: { id: true },
      });
      const read = async (after: number) =>
        readTrackedPage(
          { sql: lab.sql, now: lab.now },
          { words: ["umber", "MANY"], status, order, scope },
          { after, take: 300 },
        );
      const first = await read(0);
      expect(first.found).toBe(1001);
      const second = await read(first.rows.at(-1)!.id);
      expect([...first.rows, ...second.rows].map(({ id }) => id)).toEqual(
        expected.slice(0, 600).map(({ id }) => id),
      );
    }
  await lab.db.emergencyRequest.deleteMany({ where: { caseId: { startsWith: "EM-1801-" } } });
});

test("a case number is found whole, and by its beginning or its end", async () => {
  const own = "EM-2024-87654321";
  const numbers = [own, "EM-2025-87654321", "EM-2024-8765432", "EM-2024-97654321"];
  await addMany(numbers.length, (n) => ({ caseId: numbers[n]!, victimName: "Numbered" }));
  const found = async (word: string) => {
    const { rows } = await readTrackedPage(
      { sql: lab.sql, now: lab.now },
      { words: [word], status: null, scope },
      { after: 0, take: 50 },
    );
    return rows.map(({ caseId }) => caseId).toSorted((a, b) => a.localeCompare(b));
  };
  expect(await found("em-2024-87654321")).toEqual([own]);
  expect(await found("EM-2024-8765432")).toEqual(["EM-2024-8765432", own]);
  expect(await found("87654321")).toEqual([own, "EM-2025-87654321"]);
  expect(await found("2024-87654321")).toEqual([own]);
  expect(await found("em-2024-12")).toEqual([]);
  await lab.db.emergencyRequest.deleteMany({ where: { victimName: "Numbered" } });
});

test("the counts stay right while many requests change at once and are summed up meanwhile", async () => {
  const added = await addMany(120, (n) => ({ caseId: `EM-1802-${1000 + n}`, status: "pending" }));
  const changes = added.map(({ id }, n) =>
    n % 3 === 0
      ? lab.db.emergencyRequest.delete({ where: { id } })
      : lab.db.emergencyRequest.update({
          where: { id },
          data: { status: n % 3 === 1 ? "denied" : "processing" },
        }),
  );
  const sums = Array.from({ length: 10 }, () => sumUpCounts(lab.sql));
  await Promise.all([...changes, ...sums]);
  // A change that is taken back leaves no trace.
  await lab.db
    .$transaction(async (tx) => {
      await tx.emergencyRequest.deleteMany({ where: { caseId: { startsWith: "EM-1802-" } } });
      throw new Error("taken back");
    })
    .catch(() => undefined);
  expect(await countByStatus(lab.sql, scope)).toEqual(await countedByPrisma());
  expect(await sumUpCounts(lab.sql)).toBeGreaterThan(100);
  expect(await countByStatus(lab.sql, scope)).toEqual(await countedByPrisma());
  expect(await lab.db.requestCount.count()).toBeLessThanOrEqual(6);
  expect(await sumUpCounts(lab.sql)).toBe(0);
});
