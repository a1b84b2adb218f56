import { beforeAll, expect, test } from "vitest";
import { rootFields } from "../../../graph/app/access-page.ts";
import { createGraphQL } from "../../../graph/app/graphql/graphql.ts";
import { schema } from "../../../graph/app/schema.ts";
import { noLimits } from "../../../graph/core/http/call-limits.ts";
import { says } from "../../../shared/core/sentences.ts";
import { writeUnguarded } from "../../harness/database/unguarded.ts";
import { callerFor, documentFor, goodValue } from "../../harness/good-values.ts";
import { useKernel, type Caller } from "../../harness/kernel.ts";
import { globalId, liftMoneyLimits, signInAdmin } from "../../harness/people.ts";
import { firstMade, makeCases } from "../../harness/personal/made-cases.ts";
import { runDestructions } from "../../harness/records/destruction.ts";
import { actModels } from "../../harness/records/record-guards.ts";
import { writeRunningDestruction } from "../../harness/records/done.ts";

const lab = useKernel();
const number = firstMade;
const kept = firstMade + 1;
let admin: Caller;

beforeAll(async () => {
  await makeCases(lab, 2);
  await liftMoneyLimits(lab);
  // Only the first is of the year.
  await writeUnguarded(lab.pool, [
    `UPDATE "EmergencyRequest" SET "status" = 'denied', "version" = 1, "updatedAt" = '2001-06-01' WHERE "id" = ${number}`,
    `UPDATE "EmergencyRequest" SET "status" = 'denied', "version" = 1 WHERE "id" = ${kept}`,
    `UPDATE "EmergencyRequest" SET "requestedHelpTypes" = '{}'`,
    `UPDATE "DeskTask" SET "state" = 'done', "closedAt" = now()`,
  ]);
  await writeRunningDestruction(lab, { record: "cases", year: 2001 });
  await runDestructions(lab);
  expect(await lab.db.strippedRecord.findMany({ where: { unit: "request" } })).toMatchObject([
    { key: number },
  ]);
  admin = await signInAdmin(lab, { role: "super_admin" });
});

interface Answered {
  data?: Record<string, unknown> | null;
  errors?: { message: string; extensions?: { code?: string } }[];
}

/** As the server answers, with refusals of the database as it words them. */
async function ask(caller: Caller, query: string, variables: Record<string, unknown> = {}) {
  const answer = await createGraphQL(lab, noLimits).yoga.fetch(
    "http://localhost/graphql",
    {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ query, variables }),
    },
    { context: await caller.context() } as never,
  );
  const { data, errors } = (await answer.json()) as Answered;
  return { data, message: errors?.[0]?.message, code: errors?.[0]?.extensions?.code };
}

/** What the request and the tables of acts hold about it. */
async function stateOf(of: number) {
  const state: Record<string, unknown> = {};
  for (const [table, column] of [
    ["EmergencyRequest", "id"],
    ...actModels.map((model) => [model, "requestId"] as const),
  ] as const) {
    const { rows } = await lab.pool.query(
      `SELECT to_jsonb(t) - 'updatedAt' AS "row" FROM "${table}" t WHERE "${column}" = $1 ORDER BY t::text`,
      [of],
    );
    state[table] = rows;
  }
  return state;
}

const setStatus = (of: number, status: string) =>
  ask(
    admin,
    `mutation($input: SetRequestStatusInput!) { setRequestStatus(input: $input) { request { status } } }`,
    { input: { id: globalId("EmergencyRequest", of), status, version: 1, reason: "A second look" } },
  );

test("an administrator sets another request aside, and a destroyed one to no status", async () => {
  for (const status of ["pending", "approved", "completed"]) {
    const { code, message } = await setStatus(number, status);
    expect([code, message], status).toEqual(["CONFLICT", String(says.wasDestroyed)]);
    const rest = await admin.fetch(`/api/emergency-requests/${number}`, {
      method: "PATCH",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ status }),
    });
    expect([rest.status, await rest.text()], status).toEqual([
      409,
      expect.stringContaining(String(says.wasDestroyed)),
    ]);
  }
  expect((await setStatus(kept, "completed")).code).toBeUndefined();
});

test("the screen shows why before anyone tries", async () => {
  const { data } = await ask(
    admin,
    `{ request(number: ${number}) { recordDestroyedAt decision { steps { to refusal } } } }`,
  );
  const { recordDestroyedAt, decision } = data!["request"] as {
    recordDestroyedAt: Date;
    decision: { steps: { refusal: string }[] };
  };
  expect(recordDestroyedAt).not.toBeNull();
  expect(decision.steps.map(({ refusal }) => refusal)).toEqual(["destroyed", "destroyed", "destroyed"]);
});

test("no mutation changes it", async () => {
  const before = await stateOf(number);
  const audiences = new Map<string, string>(rootFields().map(([name, audience]) => [name, audience ?? ""]));
  const wrong: unknown[] = [];
  for (const field of Object.values(schema.getMutationType()?.getFields() ?? {})) {
    const variables = Object.fromEntries(
      field.args.map(({ name, type }) => [name, goodValue(name, type, number)]),
    );
    if (!JSON.stringify(variables).includes(globalId("EmergencyRequest", number))) continue;
    const caller = await callerFor(lab, audiences.get(`Mutation.${field.name}`));
    const { code, message } = await ask(caller, documentFor("Mutation", field), variables);
    // An error without a code is unexpected.
    if (message !== undefined && (code === undefined || code === "INTERNAL"))
      wrong.push([field.name, message]);
  }
  expect(wrong).toEqual([]);
  expect(await stateOf(number)).toEqual(before);
});

test("the database takes no row of an act, on any path", async () => {
  expect(actModels.length).toBeGreaterThan(15);
  for (const model of actModels) {
    const write = lab.pool.query(
      `INSERT INTO "${model}" SELECT * FROM jsonb_populate_record(NULL::"${model}", $1)`,
      [{ requestId: number }],
    );
    await expect(write, model).rejects.toMatchObject({ code: "SV007" });
  }
  const act = lab.pool.query(`UPDATE "EmergencyRequest" SET "urgencyLevel" = 'high' WHERE "id" = $1`, [
    number,
  ]);
  await expect(act).rejects.toMatchObject({ code: "SV007" });
});
