import { afterAll, beforeAll, expect, test } from "vitest";
import { openServer, type RunningServer } from "../../../graph/app/server.ts";
import type { Kernel } from "../../../graph/core/context.ts";
import { Refusal } from "../../../graph/core/errors.ts";
import { forPrograms } from "../../../shared/core/i18n/phrases.ts";
import { createLimits, noLimits } from "../../../graph/core/http/call-limits.ts";
import { approvedRequest, asInput, provider, vendorIds } from "../../harness/requests/dispatches.ts";
import { persistedId } from "../../harness/persisted.ts";
import { useKernel } from "../../harness/kernel.ts";
import { fileRequest, signInAdmin, signInOfficer } from "../../harness/people.ts";

/*
 * Reads together with the session: the same answers, rights and log as without, and one statement
 * less.
 */

const lab = useKernel();
let running: RunningServer;
let statements: string[] = [];
let mayCall = true;

beforeAll(async () => {
  const sql: Kernel["sql"] = (statement, values) => {
    statements.push(statement.name);
    return lab.sql(statement, values);
  };
  const counted = createLimits(async () => {
    if (!mayCall) throw new Refusal("RATE_LIMITED", forPrograms("Later."));
    return { uses: 1, waitMs: 0 };
  });
  running = await openServer(
    { ...lab, sql },
    { port: 0, host: "127.0.0.1", limits: { ...noLimits, ...counted, call: noLimits.call } },
  );
});
afterAll(() => running.close());

async function call(cookie: string, path: string, body?: object) {
  statements = [];
  const answer = await fetch(`http://127.0.0.1:${running.port}${path}`, {
    method: body ? "POST" : "GET",
    headers: { cookie, ...(body && { "content-type": "application/json" }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  return { status: answer.status, json: (await answer.json()) as unknown, statements };
}
const list = { documentId: persistedId("RequestsPageQuery"), operationName: "RequestsPageQuery" };
const readings = () =>
  lab.db.auditEntry.findMany({ where: { action: "request.read" }, orderBy: { id: "asc" } });

test("the list is prefetched with the session, and equals the one without", async () => {
  const [officer, other] = [await signInOfficer(lab), await signInOfficer(lab)];
  for (let filed = 0; filed < 3; filed += 1) await fileRequest(lab, officer, { recommended: 75 });
  await fileRequest(lab, other);
  const first = await call(officer.cookie, "/graphql", list);
  const second = await call(officer.cookie, "/graphql", list);
  expect(first.statements.filter((name) => name.startsWith("requests-officerId-first"))).toHaveLength(1);
  expect(second.statements).toEqual([expect.stringMatching(/^sessions-requests-/)]);
  expect(second.json).toEqual(first.json);
  expect(JSON.stringify(second.json).match(/"caseId"/g)).toHaveLength(3);
});

test("an administrator's list, and an ended session's, are not prefetched", async () => {
  const admin = await signInAdmin(lab);
  await call(admin.cookie, "/graphql", list);
  const again = await call(admin.cookie, "/graphql", list);
  expect(again.statements.some((name) => name.startsWith("requests-all-first"))).toBe(true);
  const officer = await signInOfficer(lab);
  await call(officer.cookie, "/graphql", list);
  await lab.db.session.updateMany({ where: { officerId: officer.officerId }, data: { endedAt: lab.now() } });
  const ended = await call(officer.cookie, "/graphql", list);
  expect(JSON.stringify(ended.json)).not.toContain("EM-");
});

test("the own request is read and logged in the session's statement, with the same result", async () => {
  const officer = await signInOfficer(lab);
  const number = await fileRequest(lab, officer, { recommended: 75 });
  const path = `/api/emergency-requests/${number}`;
  const first = await call(officer.cookie, path);
  const second = await call(officer.cookie, path);
  expect(second.statements).toEqual(["sessions-request-read"]);
  expect(second).toEqual({ ...first, statements: second.statements });
  const [one, other] = (await readings()).filter(({ resourceId }) => resourceId === String(number));
  const { id: _id, at: _at, correlation: _correlation, ...said } = one!;
  expect(other).toMatchObject(said);
  expect(other!.correlation).not.toBe(one!.correlation);
});

test("another person's request uses the general path, and a refused call has read nothing", async () => {
  const [officer, other] = [await signInOfficer(lab), await signInOfficer(lab, { trust: "provisional" })];
  const number = await fileRequest(lab, officer);
  const path = `/api/emergency-requests/${number}`;
  await call(other.cookie, path);
  expect((await call(other.cookie, path)).status).toBe(404);
  await call(officer.cookie, path);
  const before = (await readings()).length;
  mayCall = false;
  expect((await call(officer.cookie, path)).status).toBe(429);
  mayCall = true;
  expect(await readings()).toHaveLength(before);
});

test("an administrator's action reads its facts with the session, writes in one statement, and is repeatable with its key", async () => {
  const admin = await signInAdmin(lab);
  const vendors = await vendorIds(lab);
  const click = async (by: { cookie: string }, over: { key: string; version?: number; id?: number }) => {
    const id = over.id ?? (await approvedRequest(lab));
    const ride = provider(vendors["Uber"], "transportation", { estimatedValue: 12 });
    const variables = asInput(id, [ride], {
      version: over.version,
      idempotencyKey: over.key.padEnd(20, "-"),
    });
    const operationName = "useDispatchHelpMutation";
    const answer = await call(by.cookie, "/graphql", {
      documentId: persistedId(operationName),
      operationName,
      variables,
    });
    return { ...answer, id, given: await lab.db.helpDispatch.count({ where: { requestId: id } }) };
  };
  const first = await click(admin, { key: "first" }); // nothing is prefetched for an unknown session
  expect(first).toMatchObject({ given: 1, json: { data: {} } });
  const second = await click(admin, { key: "second" });
  expect(second.given).toBe(1);
  expect(second.statements).toEqual(["sessions-dispatch-facts", "dispatch-used-codes", "dispatch-write"]);
  const again = await click(admin, { key: "second", id: second.id });
  const { dispatchHelp: repeated } = (second.json as { data: { dispatchHelp: object } }).data;
  expect(again).toMatchObject({
    given: 1,
    json: { data: { dispatchHelp: { ...repeated, isRepeat: true } } },
  });
  // Values that the database rejects give the same error as without.
  const bad = await click(admin, { key: "\0" });
  expect(bad).toMatchObject({ given: 0, json: { errors: [{ extensions: { code: "INVALID" } }] } });
  // A second action based on the state before the first.
  const late = await click(admin, { key: "third", id: second.id, version: 0 });
  expect(late).toMatchObject({ given: 1, json: { errors: [{ extensions: { code: "CONFLICT" } }] } });

  const officer = await signInOfficer(lab);
  await call(officer.cookie, "/graphql", list);
  const refused = await click(officer, { key: "fourth" });
  expect(refused).toMatchObject({ given: 0, json: { errors: [{ extensions: { code: "FORBIDDEN" } }] } });
});
