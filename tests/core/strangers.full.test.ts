import { graphql, type GraphQLField, type GraphQLObjectType } from "graphql";
import { beforeAll, expect, test } from "vitest";
import { calls } from "../../graph/app/domains.ts";
import { schema } from "../../graph/app/schema.ts";
import { openCitizenSession } from "../../graph/core/sessions/sessions.ts";
import {
  buildCanaryCase,
  firstRows,
  nodeTypes,
  identification,
  secrets,
} from "../harness/requests/canary-case.ts";
import { useKernel, type Caller } from "../harness/kernel.ts";
import { globalId, signInAdmin, signInOfficer } from "../harness/people.ts";
import { bodyOf, bodySchemaOf, operationOf, takesIds } from "../harness/sample-operations.ts";
import { text } from "../../graph/core/database/columns.ts";

/*
 * Every operation of the schema and the REST interface, sent by people unrelated to a case, with
 * the ids of everything in it. No answer may show the case's people, and its data must stay
 * unchanged. New operations are covered automatically.
 */

const lab = useKernel();

/** `reads`: may see the case, but change nothing of it. */
const strangers: { who: string; caller: Caller; reads?: boolean }[] = [];
/** Each type's row of the case, by number or uuid. */
const rows: Record<string, number | string> = {};
let number = 0;
let caseId = "";
let before: Map<string, Set<string>>;

beforeAll(async () => {
  lab.quotas.count = async () => {};
  ({ number, caseId } = await buildCanaryCase(lab));
  await lab.db.agency.create({ data: { name: "Branwhistle Police" } });
  Object.assign(rows, await firstRows(lab));
  before = await rowsOfTheCase();
  const citizen = await lab.visitor();
  (await openCitizenSession(await citizen.context(), lab.db)).enter();
  const soon = new Date(Date.now() + 3_600_000);
  strangers.push(
    { who: "a visitor", caller: await lab.visitor() },
    { who: "a citizen", caller: citizen },
    { who: "an officer whom nobody confirmed", caller: await signInOfficer(lab, { trust: null }) },
    {
      who: "an officer whom the supervisor rejected",
      caller: await signInOfficer(lab, { status: "rejected" }),
    },
    {
      who: "an officer with a 911 grant",
      caller: await signInOfficer(lab, { trust: null, emergencyUntil: soon }),
    },
    { who: "an officer of limited trust", caller: await signInOfficer(lab, { trust: "limited" }) },
    {
      who: "an administrator who owes a password",
      caller: await signInAdmin(lab, { mustChangePassword: true }),
    },
    { who: "a treasurer", caller: await signInAdmin(lab, { role: "treasurer" }), reads: true },
    { who: "a security officer", caller: await signInAdmin(lab, { role: "security" }), reads: true },
    { who: "an auditor", caller: await signInAdmin(lab, { role: "auditor" }), reads: true },
  );
}, 120_000);

/** Rows that record visits, and those that the public may add to. */
const notOfTheCase = [
  "AuditEntry",
  "AuditSeal",
  "Session",
  "SignInTries",
  "IdempotencyKey",
  "_prisma_migrations",
];

/** Every row of every table. */
async function rowsOfTheCase(): Promise<Map<string, Set<string>>> {
  const tables = await lab.sql(
    {
      name: "strangers-tables",
      row: { name: text },
      text: `SELECT table_name AS "name" FROM information_schema.tables WHERE table_schema = 'public' AND table_type = 'BASE TABLE'`,
    },
    [],
  );
  const found = new Map<string, Set<string>>();
  for (const { name } of tables.filter(({ name }) => !notOfTheCase.includes(name))) {
    const all = await lab.sql(
      { name: `strangers-${name}`, row: { row: text }, text: `SELECT t::text AS "row" FROM "${name}" t` },
      [],
    );
    found.set(name, new Set(all.map(({ row }) => row)));
  }
  return found;
}

/** Rows may be added; existing ones must stay. */
async function demandUntouched() {
  const after = await rowsOfTheCase();
  const gone = [...before].flatMap(([table, known]) =>
    [...known].filter((row) => !after.get(table)?.has(row)).map((row) => `${table}: ${row.slice(0, 200)}`),
  );
  expect(gone).toEqual([]);
}

function demandSecret(answer: string, who: string, reads = false) {
  const shown = [...(reads ? [] : Object.values(secrets)), ...Object.values(identification)].filter((one) =>
    answer.includes(one),
  );
  expect(shown, `${who}: ${answer.slice(0, 300)}`).toEqual([]);
}

const fieldsOf = (root: "Query" | "Mutation"): [string, GraphQLField<unknown, unknown>][] =>
  Object.values((schema.getType(root) as GraphQLObjectType).getFields()).map((field) => [field.name, field]);

test("the case has a row of each type that is found by its id", () => {
  expect(nodeTypes.filter((type) => rows[type] === undefined)).toEqual([]);
});

test.each([...fieldsOf("Query"), ...fieldsOf("Mutation")])(
  "%s shows a stranger nothing of a case, and changes nothing of it",
  async (name, field) => {
    const root = name in (schema.getQueryType()?.getFields() ?? {}) ? "query" : "mutation";
    const types = takesIds(field) ? nodeTypes : nodeTypes.slice(0, 1);
    for (const { who, caller, reads } of strangers)
      for (const type of types) {
        const id = globalId(type, rows[type] as number);
        const source = operationOf(root, field, { id, number });
        const result = await graphql({ schema, source, contextValue: await caller.context() });
        demandSecret(JSON.stringify(result), `${who}, with the id of a ${type}`, reads);
        for (const { extensions, message } of result.errors ?? [])
          expect(extensions["code"] ?? message, `${who}: ${message}\n${source.slice(0, 400)}`).toMatch(
            /^[A-Z_]+$/,
          );
      }
    await demandUntouched();
  },
);

test.each(Object.keys(calls))(
  "%s shows a stranger nothing of a case, and changes nothing of it",
  async (key) => {
    const [method = "", path = ""] = key.split(" ");
    const asked = bodySchemaOf(lab.env, key);
    const body = asked && bodyOf("", asked, { id: `${number}`, number });
    const ids = path.includes(":") ? [number, caseId, ...Object.values(rows)] : [""];
    for (const { who, caller, reads } of strangers)
      for (const id of new Set(ids)) {
        const answer = await caller.fetch(path.replaceAll(/:\w+/g, String(id)), {
          method,
          ...(method !== "GET" && method !== "DELETE" && { body: body ?? {} }),
        });
        demandSecret(await answer.text(), `${who}, ${id}`, reads);
        expect(answer.status, `${who}, ${id}`).toBeLessThan(500);
      }
    await demandUntouched();
  },
);
