import { graphql, type GraphQLField, type GraphQLObjectType } from "graphql";
import { beforeAll, expect, test } from "vitest";
import { callsOfAgencies, fieldsOfAgencies } from "../../../graph/app/agency-access.ts";
import { calls } from "../../../graph/app/domains.ts";
import { schema } from "../../../graph/app/schema.ts";
import { audienceOf } from "../../../graph/core/access/plugin.ts";
import { says } from "../../../shared/core/sentences.ts";
import { nodeTypes } from "../../harness/requests/canary-case.ts";
import { useKernel, type Caller } from "../../harness/kernel.ts";
import { globalId, signInAdmin } from "../../harness/people.ts";
import { forEveryone, openTwoAgencies, toldOf } from "../../harness/requests/two-agencies.ts";
import { bodyOf, bodySchemaOf, operationOf, takesIds } from "../../harness/sample-operations.ts";
import { int, text } from "../../../graph/core/database/columns.ts";

/*
 * Every field and call, sent by an administrator of agency A, with every role, and the ids of a
 * whole case of agency B. A new field is covered by itself: it is the program's own until it is
 * named in graph/app/agency-access.ts.
 */

const lab = useKernel();
let ofA: Caller;
/** Each type's row of B's case, by number or uuid. */
let rows: Record<string, number | string> = {};
let number = 0;
let caseId = "";
let before: Map<string, Set<string>>;
/** The rows of each table that name B's request. */
let about: Map<string, number>;

/** Tables of the caller's own account, and logs. */
const own = new Set([
  ...["AuditEntry", "AuditSeal", "Session", "SignInTries", "IdempotencyKey", "_prisma_migrations"],
  ...["Admin", "RecoveryCode", "CaseFilter", "Passkey", "PasskeyChallenge"],
]);

beforeAll(async () => {
  lab.quotas.count = async () => {};
  ({ number, caseId, rows, ofA } = await openTwoAgencies(lab));
  before = await rowsNow();
  about = await rowsOfB();
}, 120_000);

/** How many rows of each table belong to B's request. */
async function rowsOfB(): Promise<Map<string, number>> {
  const found = new Map<string, number>();
  for (const name of before.keys()) {
    const [row] = await lab.sql(
      {
        name: `matrix-of-${name}`,
        row: { found: int },
        text: `SELECT count(*)::int AS "found" FROM "${name}" t WHERE to_jsonb(t)->>'requestId' = $1`,
      },
      [`${number}`],
    );
    found.set(name, row?.found ?? 0);
  }
  return found;
}

async function rowsNow(): Promise<Map<string, Set<string>>> {
  const tables = await lab.sql(
    {
      name: "matrix-tables",
      row: { name: text },
      text: `SELECT table_name AS "name" FROM information_schema.tables WHERE table_schema = 'public' AND table_type = 'BASE TABLE'`,
    },
    [],
  );
  const found = new Map<string, Set<string>>();
  for (const { name } of tables.filter((one) => !own.has(one.name))) {
    const all = await lab.sql(
      { name: `matrix-${name}`, row: { row: text }, text: `SELECT t::text AS "row" FROM "${name}" t` },
      [],
    );
    found.set(name, new Set(all.map(({ row }) => row)));
  }
  return found;
}

function demandNothingOfB(answer: string, what: string) {
  expect(toldOf(caseId, answer), `${what}: ${answer.slice(0, 400)}`).toEqual([]);
}

const fieldsOf = (root: "Query" | "Mutation"): [string, GraphQLField<unknown, unknown>][] =>
  Object.values((schema.getType(root) as GraphQLObjectType).getFields()).map((field) => [field.name, field]);
const rootOf = (name: string) =>
  name in (schema.getQueryType()?.getFields() ?? {}) ? ("query" as const) : ("mutation" as const);
/** These act on the caller's own session, which every other test needs. */
const endsSession = new Set(["logOut", "switchAgency"]);
/** The types of objects that belong to a case, and one of the program. */
const caseTypes = [
  ...["EmergencyRequest", "OfficerCase", "HelpDispatch", "FundAllocation", "Letter"],
  ...["RecipientResponse", "DeskTask", "Vendor"],
].filter((type) => nodeTypes.includes(type));
/** The caller's own, and what the directory and the calendar show to everyone. */
const ownNodes = new Set(["Agency", "Event", "Resource", "Session", "Vendor", "Admin"]);
const all = [...fieldsOf("Query"), ...fieldsOf("Mutation")].filter(([name]) => !endsSession.has(name));

test("everything that is named exists", () => {
  const roots = ["Query", "Mutation", "Subscription"].flatMap((root) =>
    Object.keys((schema.getType(root) as GraphQLObjectType).getFields()),
  );
  expect([...fieldsOfAgencies].filter((name) => !roots.includes(name))).toEqual([]);
  expect([...callsOfAgencies].filter((name) => !(name in calls))).toEqual([]);
});

test.each(all)("%s shows and changes nothing of another agency", async (name, field) => {
  const root = rootOf(name);
  const isOpen = fieldsOfAgencies.has(name) || forEveryone.has(audienceOf(field));
  const types = name === "node" ? nodeTypes.filter((type) => !ownNodes.has(type) && rows[type]) : caseTypes;
  for (const type of isOpen && takesIds(field) ? types : ["EmergencyRequest"]) {
    const id = globalId(type, rows[type] as number);
    const source = operationOf(root, field, { id, number });
    const { data, errors } = await graphql({ schema, source, contextValue: await ofA.context() });
    demandNothingOfB(JSON.stringify({ data, errors }), `${name} with the id of a ${type}`);
    if (name === "node") expect(data?.["node"] ?? null, type).toBeNull();
    if (!isOpen) {
      expect(errors?.[0]?.extensions["code"] ?? errors?.[0]?.message, source.slice(0, 300)).toBe("FORBIDDEN");
      expect(data?.[name] ?? null).toBeNull();
    }
  }
});

test.each(Object.entries(calls))(
  "%s shows and changes nothing of another agency",
  async (key, { access }) => {
    const [method = "", path = ""] = key.split(" ");
    if (key === "DELETE /api/session") return;
    const isOpen = callsOfAgencies.has(key) || (typeof access === "string" && forEveryone.has(access));
    const asked = bodySchemaOf(lab.env, key);
    const body = asked && bodyOf("", asked, { id: `${number}`, number });
    const ids = path.includes(":") ? [number, caseId, ...Object.values(rows)] : [""];
    for (const id of new Set(ids)) {
      const answer = await ofA.fetch(path.replaceAll(/:\w+/g, String(id)), {
        method,
        ...(method !== "GET" && method !== "DELETE" && { body: body ?? {} }),
      });
      const said = await answer.text();
      demandNothingOfB(said, `${key} ${id}`);
      expect(answer.status, `${key} ${id}: ${said.slice(0, 300)}`).toBeLessThan(500);
      // A call without the body that it needs is refused before anything else.
      if (!isOpen) expect([403, 415], key).toContain(answer.status);
    }
  },
);

test.each([`/letters/`, `/files/`])("%s opens nothing of another agency", async (path) => {
  const letters = await lab.db.letter.findMany({ where: { requestId: number }, select: { id: true } });
  expect(letters.length).toBeGreaterThan(0);
  for (const { id } of letters)
    for (const end of ["", ".pdf"]) {
      const answer = await ofA.fetch(`${path}${id}${end}`);
      expect(answer.status).toBe(404);
      demandNothingOfB(await answer.text(), path);
    }
});

test("an object of another agency is answered as a missing one", async () => {
  const ask = async (id: number) => {
    const source = `mutation { addCaseNote(input: { id: "${globalId("EmergencyRequest", id)}", text: "Hello" }) { request { number } } }`;
    const { errors } = await graphql({ schema, source, contextValue: await ofA.context() });
    return errors?.map(({ message, extensions }) => ({ message, extensions }));
  };
  const [ofB, missing] = [await ask(number), await ask(999_999)];
  expect(ofB).toEqual(missing);
  expect(ofB?.[0]?.message).toBe(says.requestHidden);
});

const messageFields = [
  `query ($id: String!) { message(id: $id) { id } }`,
  `mutation ($id: String!) { handleMessage(input: { id: $id }) { __typename } }`,
  `mutation ($id: String!) { reopenMessage(input: { id: $id, handledAt: "2026-11-20T12:00:00Z" }) { __typename } }`,
  `mutation ($id: String!) { retryMessage(input: { id: $id }) { __typename } }`,
  `mutation ($id: String!) { sendLetterAnotherWay(input: { messageId: $id }) { __typename } }`,
  `mutation ($id: String!) { retryMessages(input: { ids: [$id] }) { results { refusal } } }`,
];

test.each(messageFields)("a message of another agency is missing: %s", async (source) => {
  const messages = await lab.db.message.findMany({ where: { requestId: number }, select: { id: true } });
  expect(messages.length).toBeGreaterThan(1);
  const ask = async (id: string) => {
    const variableValues = { id };
    const { data, errors } = await graphql({
      ...{ schema, source, variableValues, contextValue: await ofA.context() },
    });
    demandNothingOfB(JSON.stringify({ data, errors }), source);
    return { data, errors: errors?.map(({ message, extensions }) => [message, extensions["code"]]) };
  };
  for (const { id } of messages) {
    const answer = await ask(id);
    expect(answer.errors?.[0]?.[1] ?? answer.data, source).toBe("NOT_FOUND");
    expect(await ask(id.toUpperCase())).toEqual(answer);
    expect(await ask("00000000-0000-4000-8000-000000000000")).toEqual(answer);
  }
});

test.each(["victim", "supervisor", "officer", "admin"])(
  "no one writes to a %s of another agency",
  async (kind) => {
    const program = await signInAdmin(lab, { role: "super_admin" });
    const of = { victim: number, supervisor: number, officer: rows["Officer"], admin: program.adminId }[kind];
    const source = `mutation ($input: SendCommunicationInput!) { sendCommunication(input: $input) { __typename } }`;
    for (const recipient of [`${kind}-${of}`, ` ${kind}-${of} `, `${kind}-0${of}`])
      for (const request of [null, number]) {
        const input = { type: "email", recipient, request, subject: "Hello", message: "Hello there" };
        const variableValues = { input };
        const { data, errors } = await graphql({
          ...{ schema, source, variableValues, contextValue: await ofA.context() },
        });
        expect(data?.["sendCommunication"] ?? null, recipient).toBeNull();
        demandNothingOfB(JSON.stringify(errors), recipient);
        const body = {
          type: "email",
          recipient,
          requestId: request,
          subject: "Hello",
          message: "Hello there",
        };
        const answer = await ofA.fetch("/api/admin/send-communication", { method: "POST", body });
        const said = await answer.text();
        expect(answer.status, `${recipient} ${said}`).toBeGreaterThanOrEqual(400);
        demandNothingOfB(said, recipient);
      }
  },
);

test.each(["EmergencyRequest", "OfficerCase"])(
  "other spellings of the id of a %s find nothing",
  async (type) => {
    const plain = `${type}:${rows[type]}`;
    const source = `query ($id: ID!) { node(id: $id) { __typename id } }`;
    const encoded = Buffer.from(plain).toString("base64");
    for (const id of [
      encoded,
      ` ${encoded}`,
      `${encoded}\n`,
      encoded.replaceAll("=", ""),
      plain,
      `${encoded}${" ".repeat(200)}`,
    ]) {
      const variableValues = { id };
      const { data } = await graphql({ schema, source, variableValues, contextValue: await ofA.context() });
      expect(data?.["node"] ?? null, id).toBeNull();
    }
  },
);

test("nothing that was there before has changed, and nothing was added to B's case", async () => {
  const after = await rowsNow();
  expect(await rowsOfB()).toEqual(about);
  const gone = [...before].flatMap(([table, known]) =>
    [...known].filter((row) => !after.get(table)?.has(row)).map((row) => `${table}: ${row.slice(0, 200)}`),
  );
  expect(gone).toEqual([]);
});
