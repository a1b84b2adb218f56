import { expect, test } from "vitest";
import { wholeProgram } from "../../graph/core/access/agency-scope.ts";
import { createHttpApp } from "../../graph/app/routes.ts";
import type { Kernel } from "../../graph/core/context.ts";
import { noLimits } from "../../graph/core/http/call-limits.ts";
import { tokenIn } from "../../graph/core/sessions/cookies.ts";
import { findCaller, lookup } from "../../graph/core/sessions/lookup.sql.ts";
import { decisionPrefetch } from "../../graph/decisions/allocations/approval/facts.sql.ts";
import { dispatchPrefetch } from "../../graph/help/dispatches/give/facts.sql.ts";
import { useKernel } from "../harness/kernel.ts";
import { fileRequest, signInAdmin, signInOfficer } from "../harness/people.ts";
import { trackedPrefetch } from "../../graph/intake/requests/tracker.sql.ts";
import { requestPrefetch } from "../../graph/intake/requests/rest.sql.ts";

/*
 * Calls that arrive together are looked up together: one statement for all, without mixing their
 * data.
 */

const lab = useKernel();

/** The product with a database that counts its statements, and fails on demand. */
function counted() {
  const statements: string[] = [];
  const sql: Kernel["sql"] = (statement, values) => {
    statements.push(statement.name);
    return lab.sql(statement, values);
  };
  const app = createHttpApp({ ...lab, sql }, noLimits);
  const read = async (cookie: string, path: string) => {
    const answer = await app.request(path, { headers: { cookie } });
    return { status: answer.status, json: (await answer.json()) as Record<string, unknown> };
  };
  return { statements, sql, read };
}

async function officers(count: number) {
  const all = [];
  for (let made = 0; made < count; made += 1) {
    const officer = await signInOfficer(lab);
    all.push({ ...officer, request: await fileRequest(lab, officer, { recommended: 75 }) });
  }
  return all;
}
const readingsOf = (requestId: number) =>
  lab.db.auditEntry.findMany({
    where: { action: "request.read", resourceId: String(requestId), outcome: "success" },
  });

test("many concurrent calls need few statements, and each gets only its own session", async () => {
  const { read, statements } = counted();
  const [everybody, admin] = [await officers(12), await signInAdmin(lab)];
  const strangers = ["", "safevoice=nobody", `safevoice=${"x".repeat(43)}`];
  const cookies = [...everybody.map(({ cookie }) => cookie), ...strangers, admin.cookie];
  const answers = await Promise.all(cookies.map((cookie) => read(cookie, "/api/session")));
  const kinds = answers.map(({ json }) => json["kind"]);
  expect(kinds).toEqual([...everybody.map(() => "officer"), ...strangers.map(() => "visitor"), "admin"]);
  expect(new Set(answers.flatMap(({ json }) => json["who"] ?? []))).toHaveProperty("size", 13);
  expect(statements.filter((name) => name === "sessions").length).toBeLessThan(4);
});

test("each of many reads their own request, and each reading is logged once, under their name and their call's number", async () => {
  const { read, statements } = counted();
  const everybody = await officers(8);
  const thief = await signInOfficer(lab, { trust: "provisional" });
  const path = (request: number) => `/api/emergency-requests/${request}`;
  // Prefetching starts after the session was valid once.
  for (const { cookie } of [...everybody, thief]) await read(cookie, "/api/session");
  statements.length = 0;
  const [answers, stolen] = await Promise.all([
    Promise.all(everybody.map(({ cookie, request }) => read(cookie, path(request)))),
    Promise.all(everybody.map(({ request }) => read(thief.cookie, path(request)))),
  ]);
  expect(answers.map(({ status, json }) => [status, json["id"]])).toEqual(
    everybody.map(({ request }) => [200, request]),
  );
  expect(stolen.map(({ status }) => status)).toEqual(everybody.map(() => 404));
  expect(statements.filter((name) => name === "sessions-request-read").length).toBeLessThan(4);
  const correlations = new Set<string>();
  for (const { officerId, request } of everybody) {
    const readings = await readingsOf(request);
    expect(readings.map(({ actorId }) => actorId)).toEqual([String(officerId)]);
    correlations.add(readings[0]!.correlation);
  }
  expect(correlations.size).toBe(everybody.length);
});

test("an invalid value of one caller is left to that call, and reads and logs nothing for the others", async () => {
  const { sql, statements } = counted();
  const everybody = await officers(3);
  const caller = (cookie: string, number: number) =>
    findCaller(sql, {
      hash: lab.keys.hash(tokenIn(lab, cookie) ?? ""),
      now: lab.now(),
      prefetch: requestPrefetch({ correlation: "many", ip: "127.0.0.1" }, number),
    });
  const found = await Promise.all([
    ...everybody.map(({ cookie, request }) => caller(cookie, request)),
    caller(everybody[0]!.cookie, 2 ** 40),
  ]);
  expect(found.map((one) => one?.session.officerId)).toEqual(
    [...everybody, everybody[0]!].map(({ officerId }) => officerId),
  );
  expect(found.map((one) => one?.prefetched)).toEqual([undefined, undefined, undefined, undefined]);
  expect(statements).toEqual(["sessions-request-read", "sessions"]);
  for (const { request } of everybody) expect(await readingsOf(request)).toHaveLength(0);
});

test.each([String(2 ** 31), String(2 ** 53), "1e3", "%00", "٣"])(
  "a request that has no such number is none: %s",
  async (number) => {
    const { read } = counted();
    const [officer] = await officers(1);
    const path = `/api/emergency-requests/${number}`;
    const answers = [await read(officer!.cookie, path), await read(officer!.cookie, path)];
    for (const { status } of answers) expect([400, 404]).toContain(status);
  },
);

const ofOne = {
  session: undefined,
  request: requestPrefetch({ correlation: "plan", ip: "" }, 1),
  decision: decisionPrefetch(1),
  click: dispatchPrefetch({ requestId: 1, providers: [], key: "" }),
  tracker: trackedPrefetch({ words: [], status: null, scope: wholeProgram() }, { after: 0, take: 26 }),
};
test.each(Object.entries(ofOne))(
  "PostgreSQL does not count the callers before it plans, so it keeps the plan: %s",
  async (_, prefetch) => {
    const { text, values } = lookup([{ hash: "one", now: lab.now(), prefetch }]);
    const written = values.map((value) =>
      value instanceof Date ? `'${value.toISOString()}'` : `'{"${String(value)}"}'`,
    );
    const plan = await lab.db.$transaction(async (tx) => {
      await tx.$executeRawUnsafe(`PREPARE looked AS ${text}`);
      const lines = await tx.$queryRawUnsafe<Record<string, string>[]>(
        `EXPLAIN EXECUTE looked(${written.join(", ")})`,
      );
      await tx.$executeRawUnsafe("DEALLOCATE looked");
      return lines.map((line) => line["QUERY PLAN"]);
    });
    // More than this would exceed the prepared array sizes. A single call would otherwise be
    // planned each time.
    expect(plan.find((line) => /Function Scan on (?:unnest )?c /.test(line ?? ""))).toContain(" rows=10 ");
  },
);

test("a database failure is reported to all callers, after one query", async () => {
  const everybody = await officers(3);
  let asked = 0;
  const sql: Kernel["sql"] = () => {
    asked += 1;
    return Promise.reject(new Error("connection lost"));
  };
  const found = everybody.map(({ cookie }) =>
    findCaller(sql, { hash: lab.keys.hash(cookie), now: lab.now(), prefetch: undefined }),
  );
  for (const one of await Promise.allSettled(found))
    expect(one).toMatchObject({ status: "rejected", reason: { message: "connection lost" } });
  expect(asked).toBe(1);
});
