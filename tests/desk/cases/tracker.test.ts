import { beforeAll, expect, test } from "vitest";
import { wholeProgram } from "../../../graph/core/access/agency-scope.ts";
import { createRequest } from "../../../graph/intake/requests/create.ts";
import { cursorOf } from "../../../shared/core/graphql/pages.ts";
import { useKernel } from "../../harness/kernel.ts";
import {
  ask,
  type Answer,
  fileRequest,
  newRequestForm,
  signInAdmin,
  signInOfficer,
} from "../../harness/people.ts";
import { pageStatement } from "../../../graph/intake/requests/tracker.sql.ts";

const lab = useKernel();
beforeAll(async () => {
  lab.quotas.count = async () => {};
});

const facts = `caseOfficer { number name } letterCount responseCount unreadResponseCount
  missingApproval { approvals required supervisor needsAdmin }`;
const query = `query ($search: String, $status: RequestStatus, $order: CaseOrder, $after: String) {
  trackedRequests(search: $search, status: $status, order: $order, after: $after) {
    totalCount
    pageInfo { hasNextPage endCursor }
    edges { node { id number caseId victimName status urgencyLevel requestAmount requestedHelpTypes createdAt ${facts} } }
  }
}`;
const rowsIn = (data: Answer["data"]) =>
  data.trackedRequests.edges.map(({ node }: { node: Record<string, unknown> }) => node);

async function file(victimName: string, changes: Record<string, unknown> = {}) {
  const officer = await signInOfficer(lab);
  const form = newRequestForm({
    victimName,
    requestDetails: "Needs food for two people tonight",
    ...changes,
  });
  const { id } = await createRequest(await officer.context(), form);
  return id;
}

test("the most urgent come first, of the same urgency the newest, whatever was filed first", async () => {
  const admin = await signInAdmin(lab);
  const low = await file("Ordered Quillon", { urgencyLevel: "low" });
  const old = await file("Ordered Quillon", { urgencyLevel: "high" });
  const young = await file("Ordered Quillon", { urgencyLevel: "high" });
  const critical = await file("Ordered Quillon");
  await lab.db.emergencyRequest.update({ where: { id: critical }, data: { urgencyLevel: "critical" } });
  const { data } = await ask(admin, query, { search: "quillon" });
  expect(rowsIn(data).map((row: { number: number }) => row.number)).toEqual([critical, young, old, low]);
  expect(data.trackedRequests.totalCount).toBe(4);
});

test("pages follow each other without a gap or a repeat, also in the middle of an urgency and with a filter", async () => {
  const admin = await signInAdmin(lab);
  const one = await file("Paged Umberly", { urgencyLevel: "high" });
  const {
    createdAt: _createdAt,
    updatedAt: _updatedAt,
    id: _id,
    searchText: _searchText,
    needs,
    ...row
  } = await lab.db.emergencyRequest.findUniqueOrThrow({ where: { id: one } });
  const levels = ["critical", "high", "medium", "low"] as const;
  await lab.db.emergencyRequest.createMany({
    data: Array.from({ length: 69 }, (_, at) => ({
      ...row,
      ...(needs && { needs }),
      caseId: `EM-2031-${1000 + at}`,
      urgencyLevel: levels[at % 4] ?? "low",
      status: at % 3 === 0 ? ("denied" as const) : ("pending" as const),
      createdAt: new Date(Date.UTC(2031, 0, 1, 0, Math.floor(at / 6))),
    })),
  });
  const byTime = (order: "asc" | "desc") => [{ createdAt: order }, { id: order }];
  for (const [status, order, orderBy] of [
    [null, null, [{ urgencyLevel: "asc" as const }, ...byTime("desc")]],
    ["pending", "urgency", [{ urgencyLevel: "asc" as const }, ...byTime("desc")]],
    ["denied", "newest", byTime("desc")],
    [null, "newest", byTime("desc")],
    ["pending", "oldest", byTime("asc")],
    [null, "oldest", byTime("asc")],
  ] as const) {
    const seen: number[] = [];
    let after: string | null = null;
    let hasNext = true;
    while (hasNext) {
      const { data } = await ask(admin, query, { search: "umberly", status, order, after });
      seen.push(...rowsIn(data).map((shown: { number: number }) => shown.number));
      const { hasNextPage, endCursor } = data.trackedRequests.pageInfo;
      hasNext = hasNextPage;
      after = endCursor;
    }
    const expected = await lab.db.emergencyRequest.findMany({
      where: { victimName: "Paged Umberly", ...(status && { status }) },
      orderBy: [...orderBy],
      select: { id: true },
    });
    expect(seen).toEqual(expected.map(({ id }) => id));
  }
});

test("a search knows neither capitals nor accents, takes its words in any order, and its signs for themselves", async () => {
  const admin = await signInAdmin(lab);
  const accented = await file("Zoë Brontë-Ñandú");
  const percent = await file("Percival Nought", {
    requestDetails: "She gets 50% of her wage, and needs food_for two",
  });
  const found = async (search: string) =>
    rowsIn((await ask(admin, query, { search })).data).map((row: { number: number }) => row.number);
  expect(await found("zoe bronte nandu")).toEqual([accented]);
  expect(await found("NANDU ZOË")).toEqual([accented]);
  expect(await found("50% wage")).toEqual([percent]);
  expect(await found("food_for")).toEqual([percent]);
  expect(await found("percival %")).toEqual([percent]);
  expect(await found("zoe %")).toEqual([]);
  expect(await found("percival \\")).toEqual([]);
  expect((await ask(admin, query, { search: "percival \0" })).code).toBe("INVALID");
  const { caseId } = await lab.db.emergencyRequest.findUniqueOrThrow({ where: { id: accented } });
  expect(await found(caseId.toLowerCase())).toEqual([accented]);
});

test("finds an anonymous person by the case only, and never names them", async () => {
  const admin = await signInAdmin(lab);
  const id = await file("Hidden Wrenfield", {
    requestDetails: "Hidden Wrenfield needs a bed near the river",
  });
  await lab.db.emergencyRequest.update({ where: { id }, data: { anonymous: true } });
  expect(rowsIn((await ask(admin, query, { search: "wrenfield" })).data)).toEqual([]);
  const { data } = await ask(admin, query, { search: "near the river" });
  expect(rowsIn(data)).toHaveLength(1);
  expect(JSON.stringify(data)).not.toMatch(/wrenfield/i);
});

test("a request that is processing says whose word is missing", async () => {
  const admin = await signInAdmin(lab);
  const officer = await signInOfficer(lab);
  const number = await fileRequest(lab, officer, { recommended: 900 });
  const { approveRequest } = await import("../../../graph/decisions/allocations/approval/approve.ts");
  await approveRequest(await officer.context(), number);
  const { caseId } = await lab.db.emergencyRequest.findUniqueOrThrow({ where: { id: number } });
  const { data } = await ask(admin, query, { search: caseId });
  const [row] = rowsIn(data);
  expect(row).toMatchObject({
    status: "processing",
    missingApproval: { approvals: 1, required: 1, needsAdmin: false },
  });
  expect(row.missingApproval.supervisor).toMatch(/^Captain Moor/);
});

test("the tracker answers what the request itself answers, with the columns of its own statement and with more", async () => {
  const admin = await signInAdmin(lab);
  const number = await file("Same Everywhere", { requestDetails: "Needs a xanthic blanket" });
  await lab.db.emergencyRequest.update({ where: { id: number }, data: { anonymous: true } });
  const own = `id number caseId victimName status urgencyLevel requestAmount requestedHelpTypes createdAt ${facts}`;
  const whole = `${own} victimPhone requestDetails version letters { id } caseOfficer { email }`;
  for (const asked of [own, whole]) {
    const { data } = await ask(
      admin,
      `query ($number: Int!) {
        request(number: $number) { ${asked} }
        trackedRequests(search: "xanthic") { edges { node { ${asked} } } }
      }`,
      { number },
    );
    expect(rowsIn(data)).toEqual([data.request]);
  }
});

test("what the tracker reads beside a request is for administrators", async () => {
  const officer = await signInOfficer(lab);
  const number = await fileRequest(lab, officer, { recommended: 900 });
  const { data } = await ask(officer, `query ($number: Int!) { request(number: $number) { ${facts} } }`, {
    number,
  });
  expect(data.request).toEqual({
    caseOfficer: null,
    letterCount: 0,
    responseCount: 0,
    unreadResponseCount: 0,
    missingApproval: null,
  });
});

test("the tracker is for administrators, and says which input is wrong", async () => {
  for (const caller of [await lab.visitor(), await signInOfficer(lab)])
    for (const source of [query, "{ deskStats { totalRequests } }"]) {
      const { data, code } = await ask(caller, source);
      expect(data).toBeNull();
      expect(["UNAUTHENTICATED", "FORBIDDEN"]).toContain(code);
    }
  const admin = await signInAdmin(lab);
  expect((await ask(admin, query, { search: "x".repeat(201) })).fields).toHaveProperty("search");
  expect((await ask(admin, query, { after: btoa("GPC:N:-1") })).fields).toHaveProperty("after");
  expect((await ask(admin, query, { status: "rejected" })).data).toBeUndefined();
  const { data } = await ask(admin, query, { after: cursorOf(2_000_000_000) });
  expect(rowsIn(data)).toEqual([]);
});

test("the cards count what there is", async () => {
  const admin = await signInAdmin(lab);
  const stats = async () =>
    (await ask(admin, "{ deskStats { totalRequests pendingRequests approvedRequests activeUsers } }")).data
      .deskStats;
  await new Promise((resolve) => setTimeout(resolve, 550));
  const before = await stats();
  await file("Counted Once");
  await new Promise((resolve) => setTimeout(resolve, 550));
  const after = await stats();
  expect(after.totalRequests).toBe(before.totalRequests + 1);
  expect(after.pendingRequests).toBe(before.pendingRequests + 1);
  expect(after.activeUsers).toBe(before.activeUsers + 1);
});

test.each([
  { status: null, after: 0 },
  { status: "pending" as const, after: 0 },
  { status: null, after: 1 },
])("no page is found by reading all requests: %o", async ({ status, after }) => {
  const { statement, values } = pageStatement(
    { words: [], status, scope: wholeProgram() },
    { after, take: 26 },
    new Date(),
  );
  const text = values.reduce<string>(
    (sql, value, at) =>
      sql.replaceAll(`$${at + 1}`, value instanceof Date ? `'${value.toISOString()}'` : `'${String(value)}'`),
    statement.text,
  );
  const plan = await lab.db.$transaction(async (tx) => {
    await tx.$executeRawUnsafe("SET LOCAL enable_seqscan = off");
    await tx.$executeRawUnsafe("SET LOCAL enable_sort = off");
    return tx.$queryRawUnsafe<Record<string, string>[]>(`EXPLAIN ${text}`);
  });
  const lines = plan.map((line) => Object.values(line)[0]).join("\n");
  expect(lines).toMatch(/Index Scan using "EmergencyRequest_(?:status_)?urgencyLevel_createdAt_id_idx"/);
  expect(lines).not.toMatch(/Seq Scan on "EmergencyRequest"/);
});
