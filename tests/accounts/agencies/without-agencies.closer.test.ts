import {
  getNamedType,
  graphql,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  parse,
  print,
  typeFromAST,
  visit,
  type GraphQLField,
  type GraphQLInputType,
  type OperationDefinitionNode,
} from "graphql";
import { isDeepStrictEqual } from "node:util";
import { beforeAll, expect, test } from "vitest";
import { calls } from "../../../graph/app/domains.ts";
import { schema } from "../../../graph/app/schema.ts";
import { useSentStatements } from "../../harness/database/sent-statements.ts";
import { writeUnguarded } from "../../harness/database/unguarded.ts";
import { useKernel, type Caller } from "../../harness/kernel.ts";
import { fileRequest, globalId, signInAdmin, signInOfficer } from "../../harness/people.ts";
import { persistedTexts } from "../../harness/persisted.ts";
import { buildCanaryCase, firstRows } from "../../harness/requests/canary-case.ts";
import { useRecordedServer } from "../../harness/servers/recorded-server.ts";
import { operationOf } from "../../harness/sample-operations.ts";

/*
 * An installation without agencies: an agency without cases changes no answer and no statement for
 * an account that sees the whole program, except where the agencies themselves are listed.
 */

const lab = useKernel();
const sent = useSentStatements(lab);
const server = useRecordedServer(lab);
let program: Caller & { adminId: number };
let number = 0;
let rows: Record<string, number | string> = {};
/** Lists whose answer had rows. */
const filled = new Set<string>();

beforeAll(async () => {
  lab.quotas.count = async () => {};
  ({ number } = await buildCanaryCase(lab));
  await fileRequest(lab, await signInOfficer(lab));
  rows = await firstRows(lab);
  program = await signInAdmin(lab, { role: "super_admin" });
  lab.setNow(new Date());
}, 120_000);

/** Numbers of requests that the process keeps for a moment. */
const isKept = (text: string) => text.includes('FROM "RequestCount" GROUP BY "status"');
/** Names the call, at random. */
const callName = /"requestId":"[\w-]+"/;

/** The answer and what was sent for it. What this call itself wrote in the log is undone. */
async function observe(run: () => Promise<string>, isCounted: (text: string) => boolean) {
  const { _max } = await lab.db.auditEntry.aggregate({ _max: { id: true } });
  sent.take();
  const answer = (await run()).replace(callName, "");
  const statements = sent
    .take()
    .filter((text) => isCounted(text) && !isKept(text))
    .toSorted();
  await writeUnguarded(lab.pool, async (client) => {
    await client.query(`DELETE FROM "AuditEntry" WHERE "id" > $1`, [_max.id ?? 0]);
    await client.query(`SELECT setval('"AuditEntry_id_seq"', $1)`, [_max.id ?? 1]);
  });
  return { answer, statements };
}

async function demandSame(run: () => Promise<string>, isCounted: (text: string) => boolean = () => true) {
  await observe(run, isCounted); // What the process keeps is read once.
  for (let turn = 1; ; turn++) {
    const without = await observe(run, isCounted);
    const domains = { create: { domain: "empty.example.gov" } };
    const { id } = await lab.db.agency.create({ data: { name: "Empty", domains } });
    const withOne = await observe(run, isCounted);
    await lab.db.agencyDomain.deleteMany();
    await lab.db.agency.delete({ where: { id } });
    // A timer of the process may have sent a statement of its own.
    if (turn < 3 && !isDeepStrictEqual(withOne, without)) continue;
    expect(withOne).toEqual(without);
    return without;
  }
}

const isRequired = (type: GraphQLInputType) => isNonNullType(type);
/** These measure a time, or draw a number. They are no lists. */
const differs = new Set(["agencies", "newRequestDraft", "setup", "systemStatus"]);
const fields = Object.values(schema.getQueryType()?.getFields() ?? {}).filter(
  ({ name }) => !differs.has(name),
);

const texts: Record<string, string> = { events: "2026-11", addressSessions: "198.18.0.1", places: "Aus" };

/** With the arguments that it needs, and without the agencies that its answer may list. */
function sourceOf(field: GraphQLField<unknown, unknown>): string {
  const isPaged = field.args.some(({ name }) => name === "first");
  const asked = {
    ...field,
    args: field.args.filter(({ name, type }) => name === "first" || isRequired(type)),
  };
  const id = /codes|codeCounts/i.test(field.name)
    ? globalId("Vendor", rows["Vendor"] as number)
    : globalId("EmergencyRequest", number);
  const whole = operationOf("query", asked, { id, number: isPaged ? 50 : number }).replaceAll(
    "Something that a stranger says",
    texts[field.name] ?? "",
  );
  return print(
    visit(parse(whole), {
      Field: ({ name, selectionSet }) => (name.value === "agencies" && selectionSet ? null : undefined),
    }),
  );
}

test.each(fields.map((field) => [field.name, field] as const))("query %s", async (name, field) => {
  const source = sourceOf(field);
  const { answer, statements } = await demandSame(async () =>
    JSON.stringify(await graphql({ schema, source, contextValue: await program.context() })),
  );
  expect(statements.length).toBeGreaterThan(0);
  const value = JSON.parse(answer).data?.[name];
  const list = Array.isArray(value) ? value : value?.edges;
  if (list?.length > 0) filled.add(name);
});

const reads = Object.keys(calls).filter((key) => key.startsWith("GET ") && !key.endsWith("/system-status"));
test.each(reads)("%s", async (key) => {
  const path = key.slice(4);
  for (const id of path.includes(":") ? new Set([number, ...Object.values(rows)]) : [""]) {
    const { answer } = await demandSame(async () => {
      const answered = await program.fetch(path.replaceAll(/:\w+/g, String(id)));
      return `${answered.status} ${await answered.text()}`;
    });
    if (/^200 .*\{/.test(answer)) filled.add(key);
  }
});

const operations = persistedTexts().flatMap((text) => {
  const [operation] = parse(text).definitions as OperationDefinitionNode[];
  const name = operation?.name?.value ?? "";
  // The page of the agencies lists them; the others measure times or draw a number.
  const isRead =
    operation?.operation === "query" && !/^(?:Agencies|Setup|SystemStatus|NewRequest)/.test(name);
  return isRead ? [{ name, operation, text }] : [];
});

function variableFor(name: string, type: GraphQLInputType): unknown {
  const inner = isNonNullType(type) ? type.ofType : type;
  if (isListType(inner)) return [variableFor(name, inner.ofType)];
  if (isEnumType(inner)) return inner.getValues()[0]?.name;
  if (isInputObjectType(inner))
    return Object.fromEntries(
      Object.values(inner.getFields()).flatMap((one) =>
        isRequired(one.type) ? [[one.name, variableFor(one.name, one.type)]] : [],
      ),
    );
  if (inner.name === "ID") return globalId("EmergencyRequest", number);
  if (inner.name === "Int") return name === "first" ? 25 : number;
  return { Boolean: false, String: name === "timeZone" ? "UTC" : "" }[getNamedType(inner).name] ?? "";
}

const dropAgencies = (key: string, value: unknown) => (key === "agencies" ? undefined : value);

test.each(operations)("the app's $name", async ({ name, operation, text }) => {
  const variables = Object.fromEntries(
    (operation.variableDefinitions ?? []).flatMap(({ variable, type }) => {
      const known = typeFromAST(schema, type as never) as GraphQLInputType;
      const asked = variable.name.value;
      return isRequired(known) || asked === "first" ? [[asked, variableFor(asked, known)]] : [];
    }),
  );
  const listsAgencies = /\bagencies \{/.test(text);
  const { answer } = await demandSame(
    async () =>
      JSON.stringify(await server.call(program, name, variables), listsAgencies ? dropAgencies : undefined),
    (statement) => !listsAgencies || !/FROM "public"\."(?:Agency|AgencyDomain|AdminAgency)"/.test(statement),
  );
  if (answer.startsWith(`{"data"`)) filled.add(name);
});

test("most lists had rows", () => {
  const ofGraphQL = fields.filter(({ name }) => filled.has(name));
  const ofRest = reads.filter((key) => filled.has(key));
  const ofApp = operations.filter(({ name }) => filled.has(name));
  expect(ofGraphQL.length).toBeGreaterThan(30);
  expect(ofRest.length).toBeGreaterThan(20);
  expect(ofApp.length).toBeGreaterThan(100);
});
