import { afterAll, expect, test } from "vitest";
import { subscribe, parse } from "graphql";
import { schema } from "../../../graph/app/schema.ts";
import { record } from "../../../graph/core/audit/record.ts";
import { useKernel, type Caller } from "../../harness/kernel.ts";
import { cursorOf } from "../../../shared/core/graphql/pages.ts";
import { ask, fileRequest, rowsOf, signInAdmin, signInOfficer } from "../../harness/people.ts";

const lab = useKernel();
const list = `query ($filter: ActivityFilter, $after: String) { activityLogs(filter: $filter, after: $after) {
  totalCount pageInfo { hasNextPage endCursor } edges { node { id number action sentence userId userName userType status resourceType resourceId caseId ipAddress timestamp details { name before after } } } } }`;

const logs = async (caller: Caller, filter: Record<string, unknown> = {}, after?: string) => {
  const answer = await ask(caller, list, { filter, after });
  const found = answer.data?.activityLogs;
  return found
    ? { ...found, rows: rowsOf<{ resourceId: string }>(found), end: found.pageInfo.endCursor }
    : answer;
};

test("shows an administrator each action as a sentence, with its changes, and finds it by case ID", async () => {
  const officer = await signInOfficer(lab);
  const number = await fileRequest(lab, officer);
  const { caseId } = await lab.db.emergencyRequest.findUniqueOrThrow({ where: { id: number } });
  const admin = await signInAdmin(lab);
  const context = await admin.context();
  await record(lab.db, context, {
    action: "allocation.distributed",
    resourceType: "request",
    resourceId: number,
    details: {
      before: { state: "allocated", amountCents: 1250 },
      after: { state: "distributed" },
      isChanged: true,
    },
  });
  const { rows } = await logs(admin, { search: caseId.toLowerCase() });
  expect(rows[0]).toMatchObject({
    sentence: "Marked funds as distributed",
    userType: "admin",
    userId: String(admin.adminId),
    status: "success",
    resourceType: "request",
    resourceId: String(number),
    caseId,
    ipAddress: admin.address,
    details: [
      { name: "state", before: "allocated", after: "distributed" },
      { name: "amount", before: "$12.50", after: null },
      { name: "is changed", before: null, after: "yes" },
    ],
  });
  expect(rows.map((row: { action: string }) => row.action)).toContain("request.created");
  const found = await logs(admin, { search: "MARKED funds" });
  expect(found.rows).toHaveLength(1);
});

test("shows a failed sign-in as failed, finds it by its words, and matches REST", async () => {
  const admin = await signInAdmin(lab);
  const resourceId = "someone-who-guessed";
  const event = { action: "admin.login", resourceType: "admin", resourceId } as const;
  await record(lab.db, await admin.context(), { ...event, outcome: "failure" });
  await record(lab.db, await admin.context(), event);
  const said = async (search: string) =>
    (await logs(admin, { search })).rows.map(({ sentence }: { sentence: string }) => sentence);
  expect(await said(resourceId)).toEqual([
    "Signed in to the admin area",
    "Failed to sign in to the admin area",
  ]);
  expect(await said(`failed ${resourceId}`)).toEqual(["Failed to sign in to the admin area"]);
  const answer = await admin.fetch(`/api/admin/activity-logs?status=failure&search=${resourceId}`);
  expect((await answer.json()).logs).toMatchObject([
    { description: "Failed to sign in to the admin area", status: "failure" },
  ]);
});

test("filters by user type, status and days; a supervisor counts with the officers, a citizen with the visitors", async () => {
  const admin = await signInAdmin(lab);
  const context = await admin.context();
  for (const actorKind of ["citizen", "visitor", "supervisor", "system"] as const)
    await record(lab.db, context, {
      action: "feedback.submitted",
      resourceType: "feedback",
      actor: { actorKind },
      outcome: actorKind === "system" ? "failure" : "success",
    });
  const of = async (filter: Record<string, unknown>) =>
    (await logs(admin, { search: "feedback.submitted", ...filter })).rows.length;
  expect(await of({ userType: "visitor" })).toBe(2);
  expect(await of({ userType: "officer" })).toBe(1);
  expect(await of({ userType: "admin" })).toBe(0);
  expect(await of({ status: "failure" })).toBe(1);
  expect(await of({ status: "pending" })).toBe(0);
  const now = lab.now();
  const hour = 60 * 60 * 1000;
  expect(await of({ from: new Date(now.getTime() - hour), to: new Date(now.getTime() + hour) })).toBe(4);
  expect(await of({ to: new Date(now.getTime() - hour) })).toBe(0);
});

test("pages have no gaps while new entries arrive, and invalid filters are named", async () => {
  const admin = await signInAdmin(lab);
  const context = await admin.context();
  for (let n = 0; n < 60; n += 1)
    await record(lab.db, context, { action: "vendor.changed", resourceType: "vendor", resourceId: n });
  const search = "vendor.changed";
  const first = await logs(admin, { search });
  await record(lab.db, context, { action: "vendor.changed", resourceType: "vendor", resourceId: 99 });
  const second = await logs(admin, { search }, first.end);
  const third = await logs(admin, { search }, second.end);
  const ids = [...first.rows, ...second.rows, ...third.rows].map(({ resourceId }) => Number(resourceId));
  expect(ids).toEqual(Array.from({ length: 60 }, (_, n) => 59 - n));
  expect([first, third].map(({ pageInfo }) => pageInfo.hasNextPage)).toEqual([true, false]);
  expect([first.totalCount, third.totalCount]).toEqual([60, 61]);
  expect(await logs(admin, { search: "x".repeat(101) })).toMatchObject({ code: "INVALID" });
  for (const after of ["", "0", "1; DROP TABLE x", ...["-1", "9".repeat(19)].map(cursorOf)])
    expect(await logs(admin, {}, after)).toMatchObject({ code: "INVALID" });
  expect((await logs(admin, { search: "100%_" })).rows).toEqual([]);
  expect((await logs(admin, {}, cursorOf(999_999_999))).rows).toEqual([]);
});

test("only administrators can read it", async () => {
  for (const caller of [await lab.visitor(), await signInOfficer(lab)])
    expect(["UNAUTHENTICATED", "FORBIDDEN"]).toContain((await logs(caller)).code);
  const answer = await (await signInOfficer(lab)).fetch("/api/admin/activity-logs");
  expect(answer.status).toBe(403);
});

test("one REST call has the same filters, and links to its next page", async () => {
  const admin = await signInAdmin(lab);
  const answer = await admin.fetch("/api/admin/activity-logs?userType=admin&search=vendor");
  const { success, logs: rows } = await answer.json();
  expect([answer.status, success, rows.length]).toEqual([200, true, 25]);
  expect(Object.keys(rows[0]).toSorted()).toEqual([
    "action",
    "description",
    "details",
    "id",
    "ipAddress",
    "resourceId",
    "resourceType",
    "status",
    "timestamp",
    "userId",
    "userName",
    "userType",
  ]);
  const next = /<([^>]+)>/.exec(answer.headers.get("link") ?? "")?.[1] ?? "";
  expect((await (await admin.fetch(next)).json()).logs[0].id).not.toBe(rows[0].id);
  expect((await admin.fetch("/api/admin/activity-logs?userType=root")).status).toBe(400);
  expect((await admin.fetch("/api/admin/activity-logs?from=yesterday")).status).toBe(400);
  expect((await admin.fetch("/api/admin/activity-logs?userType=all&status=all")).status).toBe(200);
});

const watching: AsyncGenerator[] = [];
afterAll(async () => {
  for (const events of watching) await events.return(undefined);
});

test("a subscriber receives a new entry within seconds, also one from just before", async () => {
  const admin = await signInAdmin(lab);
  const contextValue = await admin.context();
  const document = parse(`subscription { activityLogged(filter: { search: "letter.voided" }) { count } }`);
  const events = (await subscribe({ schema, document, contextValue })) as AsyncGenerator<{
    data: { activityLogged: { count: number } };
  }>;
  watching.push(events);
  const counts: number[] = [];
  const until = async (sum: number) => {
    while (counts.reduce((all, n) => all + n, 0) < sum) {
      const { value } = await events.next();
      counts.push(value.data.activityLogged.count);
    }
  };
  const first = until(1);
  await record(lab.db, contextValue, { action: "letter.voided", resourceType: "letter", resourceId: 1 });
  await first;
  const second = until(counts.reduce((all, n) => all + n, 0) + 1);
  await record(lab.db, contextValue, { action: "letter.voided", resourceType: "letter", resourceId: 2 });
  await second;
});

test("a subscriber misses no entry that is written while the log is first looked at", async () => {
  const admin = await signInAdmin(lab);
  const contextValue = await admin.context();
  let release = () => {};
  const written = new Promise<void>((resolve) => (release = resolve));
  let isLooking = () => {};
  const looking = new Promise<void>((resolve) => (isLooking = resolve));
  // The first look is a slow one: it sees the entry, though the subscription began before.
  const db = lab.db.$extends({
    query: {
      auditEntry: {
        async findMany({ args, query }) {
          if (args.take && args.where?.id) {
            isLooking();
            await written;
          }
          return query(args);
        },
      },
    },
  });
  const document = parse(`subscription { activityLogged(filter: { search: "letter.voided" }) { count } }`);
  const events = (await subscribe({
    schema,
    document,
    contextValue: { ...contextValue, db },
  })) as AsyncGenerator<{ data: { activityLogged: { count: number } } }>;
  watching.push(events);
  const heard = events.next();
  await looking;
  await record(lab.db, contextValue, { action: "letter.voided", resourceType: "letter", resourceId: 3 });
  release();
  expect((await heard).value.data.activityLogged.count).toBeGreaterThan(0);
});
