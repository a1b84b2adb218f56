import { isDeepStrictEqual } from "node:util";
import { graphql, type GraphQLField } from "graphql";
import { beforeAll, expect, test } from "vitest";
import { callsOfAgencies, fieldsOfAgencies } from "../../../graph/app/agency-access.ts";
import { schema } from "../../../graph/app/schema.ts";
import { useSentStatements } from "../../harness/database/sent-statements.ts";
import { useKernel, type Caller } from "../../harness/kernel.ts";
import { globalId } from "../../harness/people.ts";
import { nodeTypes } from "../../harness/requests/canary-case.ts";
import { openTwoAgencies } from "../../harness/requests/two-agencies.ts";
import { bodyOf, bodySchemaOf, operationOf, takesIds } from "../../harness/sample-operations.ts";

/*
 * An administrator of one agency cannot tell the id of another agency's row from an id of nothing:
 * the answer, the entries in the log and the statements are the same.
 */

const lab = useKernel();
const sent = useSentStatements(lab);
let ofA: Caller;
let rows: Record<string, number | string> = {};
let number = 0;
let own = 0;
/** An id that is a text, of a row of B's case and of none. */
let keys: [string, string][] = [];
/** Fields and calls by what was said of an id of B's case. */
const said = new Map<string, Set<unknown>>();
/** No row has this number. */
const missing = 999_999;
const noUuid = "00000000-0000-4000-8000-000000000000";

beforeAll(async () => {
  lab.quotas.count = async () => {};
  ({ number, rows, own, ofA } = await openTwoAgencies(lab));
  const message = await lab.db.message.findFirstOrThrow({ where: { requestId: number } });
  const evidence = await lab.db.evidence.create({
    data: {
      requestId: number,
      ordinal: 1,
      fileName: "a.pdf",
      mediaType: "application/pdf",
      bytes: 1,
      sha256: "",
    },
  });
  keys = [
    [message.id, noUuid],
    [evidence.id, noUuid],
    [`message-${message.id}`, `message-${noUuid}`],
    [`response-${rows["RecipientResponse"]}`, `response-${missing}`],
    [`victim-${number}`, `victim-${missing}`],
  ];
  lab.setNow(new Date());
}, 120_000);

/** What the caller and the log are told, and what was sent to the database. */
async function observe(id: number | string, run: () => Promise<{ code: unknown }>) {
  const { _max } = await lab.db.auditEntry.aggregate({ _max: { id: true } });
  sent.take();
  const { code, ...answer } = await run();
  const statements = sent.take();
  const logged = await lab.db.auditEntry.findMany({
    where: { id: { gt: _max.id ?? 0 } },
    orderBy: { id: "asc" },
  });
  const entries = logged.map(({ action, outcome, resourceType, resourceId }) => ({
    ...{ action, outcome, resourceType, isOfIt: resourceId === String(id) },
  }));
  // A text can be repeated in the answer.
  const text = JSON.stringify(answer);
  return {
    code,
    answer: typeof id === "string" ? text.replaceAll(`"${id}"`, "") : text,
    entries,
    statements,
  };
}

async function demandSame(
  what: string,
  [theirs, none]: readonly [number | string, number | string],
  run: (id: number | string) => Promise<{ code: unknown }>,
) {
  await run(none); // What the process keeps is read once.
  for (let turn = 1; ; turn++) {
    const ofB = await observe(theirs, () => run(theirs));
    const ofNone = await observe(none, () => run(none));
    // A timer of the process may have sent a statement of its own.
    if (turn < 3 && !isDeepStrictEqual(ofB, ofNone)) continue;
    expect(ofB, `${what} ${theirs}`).toEqual(ofNone);
    said.set(what, (said.get(what) ?? new Set()).add(ofB.code));
    return;
  }
}

async function asked(source: string) {
  const { data, errors } = await graphql({ schema, source, contextValue: await ofA.context() });
  const [error] = errors ?? [];
  const { code, fields } = error?.extensions ?? {};
  return { code, message: error?.message, fields, data: errors ? null : data };
}

const stranger = "Something that a stranger says";
const caseTypes = [
  ...["EmergencyRequest", "OfficerCase", "HelpDispatch", "FundAllocation", "Letter"],
  ...["RecipientResponse", "DeskTask", "Release", "PrivacyRequest", "Officer"],
];
/** These act on the caller's own account, and one searches for the words of a text. */
const others = new Set(["deleteCaseListView", "saveCaseListView", "switchAgency", "messageRecipients"]);
/** Their texts name a message, a thread or a recipient. */
const takesKeys = new Set([
  ...["message", "handleMessage", "reopenMessage", "retryMessage", "retryMessages", "sendLetterAnotherWay"],
  ...["markCommunicationRead", "markThreadsRead", "openCommunication", "openCommunicationThread"],
  ...["respondToCommunication", "sendCommunication", "templatePreview"],
]);
const roots = { query: schema.getQueryType(), mutation: schema.getMutationType() };
const fields = (["query", "mutation"] as const).flatMap((root) =>
  Object.values(roots[root]?.getFields() ?? {})
    .filter(({ name, args }) => (fieldsOfAgencies.has(name) || name === "node") && args.length > 0)
    .filter(({ name }) => !others.has(name))
    .map((field: GraphQLField<unknown, unknown>) => [field.name, root, field] as const),
);

test.each(fields)("%s", async (name, root, field) => {
  const types = caseTypes.filter((type) => rows[type] !== undefined && nodeTypes.includes(type));
  for (const type of takesIds(field) ? types : ["EmergencyRequest"])
    await demandSame(name, [Number(rows[type]), missing], (id) =>
      asked(operationOf(root, field, { id: globalId(type, Number(id)), number: Number(id) })),
    );
  if (!takesKeys.has(name)) return;
  const texts = operationOf(root, field, { id: globalId("EmergencyRequest", own), number: own });
  for (const pair of keys)
    await demandSame(name, pair, (id) => asked(texts.replaceAll(stranger, String(id))));
});

test("a person of another agency is compared with none", async () => {
  const id = globalId("EmergencyRequest", own);
  await demandSame("judgePerson", [number, missing], (other) =>
    asked(
      `mutation { judgePerson(input: { id: "${id}", other: ${other}, answer: different, reason: "No", version: 1 }) { __typename } }`,
    ),
  );
});

const sending = [
  "POST /api/fund-allocations",
  "POST /api/help-dispatches",
  "POST /api/admin/send-communication",
];
const routes = [...callsOfAgencies].filter((key) => key.includes(":") || sending.includes(key));

test.each([...routes, "GET /letters/:id", "GET /letters/:id.pdf"])("%s", async (key) => {
  const [method = "", path = ""] = key.split(" ");
  const form = bodySchemaOf(lab.env, key);
  const call = async (id: number | string) => {
    const isNumber = typeof id === "number";
    const body = form && bodyOf("", form, { id: String(id), number: isNumber ? id : own });
    const answer = await ofA.fetch(path.replace(/:\w+/, String(id)), {
      method,
      ...(method !== "GET" && {
        body: JSON.stringify(body ?? {}).replaceAll(stranger, isNumber ? stranger : id),
      }),
      headers: { "content-type": "application/json" },
    });
    const text = (await answer.text()).replace(/"requestId":"[\w-]{36}"/, "");
    return { code: answer.status, text };
  };
  const numbers = caseTypes.flatMap((type) => (rows[type] === undefined ? [] : [Number(rows[type])]));
  const pairs = [...new Set(numbers)].map((id) => [id, missing] as const);
  const takesTexts = /communication|files|evidence/.test(key);
  for (const pair of [...pairs, ...(takesTexts ? keys : [])]) await demandSame(key, pair, call);
});

/** Lists, whose arguments only narrow them, and what is about the caller's own account. */
const findsNothing = [
  ...["activityLogs", "analytics", "communicationThreads", "communications", "deskTasks", "deskWork"],
  ...["dispatchHub", "officerCases", "requests", "requestsByNumber", "trackedRequests"],
  ...["markThreadsRead", "removeSecondFactor", "setCaseFacts", "setDeskDensity"],
];

test("an id of another agency's case is answered as missing", () => {
  const others = [...said].filter(([, codes]) => !codes.has("NOT_FOUND") && !codes.has(404));
  expect(others.map(([name]) => name)).toEqual(findsNothing);
  expect(said.size - others.length).toBeGreaterThan(80);
});
