import {
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  type GraphQLArgument,
  type GraphQLInputType,
} from "graphql";
import { beforeAll, describe, expect, test } from "vitest";
import { createHttpApp } from "../../graph/app/routes.ts";
import { noLimits } from "../../graph/core/http/call-limits.ts";
import { rootFields } from "../../graph/app/access-page.ts";
import { calls } from "../../graph/app/domains.ts";
import { schema } from "../../graph/app/schema.ts";
import { restRoutes } from "../../graph/app/domains.ts";
import { createGraphQL } from "../../graph/app/graphql/graphql.ts";
import { useKernel } from "../harness/kernel.ts";
import { callerFor, documentFor, goodFor, goodValue } from "../harness/good-values.ts";
import { fileRequest, signInOfficer } from "../harness/people.ts";

/*
 * Every scalar of every operation gets bad values, one at a time, with good values around it. Every
 * result must be an answer: no status of 500 or more, and no INTERNAL.
 */

const lab = useKernel();

const strings = ["", "a\0b", "a\ud800b", "%00' OR 1=1 --\u202e", "x".repeat(20_000)];
const numbers = [2_147_483_648, -1, 1.5, 1e308];
const ids = [
  ...["", "abc", "\0", "\ud800", "1"],
  ...["2147483648", "-1", "abc", "NaN", "1e9", "9".repeat(40), "\0"].flatMap((id) =>
    ["EmergencyRequest", "Resource", "__proto__"].map((type) =>
      Buffer.from(`${type}:${id}`).toString("base64"),
    ),
  ),
];
const cursors = ["", "abc", "\0", "\ud800", "GPC:N:2147483648", "GPC:S:abc", "GPC:D:1", "GPC:N:abc"].flatMap(
  (cursor) => [cursor, Buffer.from(cursor).toString("base64")],
);
const wrongKinds = [null, true, [[null]], { a: { b: "\0" } }];

let requestId: number;
beforeAll(async () => {
  requestId = await fileRequest(lab, await signInOfficer(lab), { recommended: 20 });
});

describe("GraphQL", () => {
  const roots = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()].flatMap(
    (type) => Object.values(type?.getFields() ?? {}).map((field) => ({ root: type?.name ?? "", field })),
  );
  const audienceOf = new Map<string, string>(rootFields().map(([field, audience]) => [field, audience]));
  const operations = roots.filter(({ field }) => field.args.length > 0);

  /** Every place in an argument, with invalid values for it. */
  function* spoiled(name: string, type: GraphQLInputType): Generator {
    if (isNonNullType(type)) yield* spoiled(name, type.ofType);
    else if (isListType(type)) for (const bad of spoiled(name, type.ofType)) yield [bad];
    else if (isInputObjectType(type))
      for (const field of Object.values(type.getFields()))
        for (const bad of spoiled(field.name, field.type))
          yield { ...(goodValue(name, type, requestId) as object), [field.name]: bad };
    else if (type.name === "ID") yield* ids;
    else if (name === "after" || name === "before") yield* cursors;
    else if (["Int", "Float", "USD"].includes(type.name)) yield* numbers;
    else if (!isEnumType(type) && type.name !== "Boolean") yield* strings;
  }

  /** A stream's immediate result; an accepted subscription has none yet. */
  async function firstOf(body: ReadableStream<Uint8Array> | null) {
    const reader = body?.getReader();
    const first = await Promise.race([reader?.read(), new Promise<undefined>((go) => setTimeout(go, 30))]);
    await reader?.cancel();
    return Buffer.from(first?.value ?? []).toString();
  }

  test.each(operations.map(({ root, field }) => [`${root}.${field.name}`, root, field] as const))(
    "%s",
    async (key, root, field) => {
      const { yoga } = createGraphQL(lab, noLimits);
      const query = documentFor(root, field);
      const paging = (arg: GraphQLArgument) => ["first", "last", "after", "before"].includes(arg.name);
      const wrong: unknown[] = [];
      const caller = await callerFor(lab, audienceOf.get(key));
      const send = async (variables: Record<string, unknown>) => {
        const context = await caller.context();
        const answer = await yoga.fetch(
          "http://localhost/graphql",
          {
            method: "POST",
            headers: { "content-type": "application/json", accept: "application/json, text/event-stream" },
            body: JSON.stringify({ query, variables }),
          },
          { context } as never,
        );
        if (root === "Subscription" && answer.headers.get("content-type")?.includes("event-stream")) {
          const told = await firstOf(answer.body);
          if (told.includes("INTERNAL")) wrong.push([variables, told]);
          return;
        }
        const text = await answer.text();
        if (answer.status >= 500 || text.includes("INTERNAL")) wrong.push([variables, answer.status, text]);
      };
      const base = () =>
        Object.fromEntries(
          field.args
            .filter((arg) => !paging(arg))
            .map((arg) => [arg.name, goodValue(arg.name, arg.type, requestId)]),
        );
      await send(base());
      for (const arg of field.args)
        for (const bad of spoiled(arg.name, arg.type)) await send({ ...base(), [arg.name]: bad });
      for (const [first, last] of [
        [1, 1],
        [0, null],
        [null, 1e9],
      ])
        // both ends of a list at once
        if (field.args.some(paging)) await send({ ...base(), first, last });
      expect(wrong).toEqual([]);
    },
  );
});

describe("REST", () => {
  const routes = [...Object.keys(calls), "GET /api/openapi.json", "GET /api/docs"];
  const audienceOf = (key: string) => {
    const access = calls[key]?.access;
    return typeof access === "string" ? access : undefined;
  };
  /** The fields of each body; those of `victimInfo` are a separate form. */
  const bodies: Record<string, readonly string[]> = {
    "POST /api/officer-verification": [
      ...[
        "officerName",
        "officerRank",
        "agency",
        "officerBadge",
        "officerPhone",
        "officerEmail",
        "caseNumber",
      ],
      ...["incidentDescription", "services", "supervisorName", "supervisorRank", "supervisorPhone"],
      ...["supervisorEmail", "language"],
    ],
    "PUT /api/officer/notifications": ["email", "sms"],
    "POST /api/emergency-requests": [
      ...[
        "caseId",
        "victimName",
        "victimContact",
        "requestDetails",
        "urgencyLevel",
        "evidenceUrls",
        "language",
      ],
    ],
    "PATCH /api/emergency-requests/:id": ["victimInfo"],
    "PATCH /api/emergency-requests/:id/status": ["status"],
    "POST /api/fund-allocations": ["requestId", "amount", "justification", "status"],
    "PATCH /api/fund-allocations/:id/status": ["status"],
    "POST /api/resources/:key/corrections": ["problem", "details", "email", "language"],
    "POST /api/ai-support/chat": ["message", "sessionId", "language", "messages", "history"],
    "POST /api/ai-support/callback": ["name", "phone", "sessionId", "message", "requestType", "language"],
    "POST /api/evidence": [],
    "POST /api/admin/login": ["username", "password"],
    "POST /api/admin/change-password": ["adminId", "currentPassword", "newPassword"],
  };
  const victimInfo = [
    ...["fullName", "dateOfBirth", "address", "city", "state", "zipCode", "phone", "email", "governmentId"],
    ...["needStatement", "relationToOfficer", "employmentStatus", "dependents", "otherAssistance"],
    "emergencyContact",
  ];
  const queries = ["officerId", "citizenId", "isAdmin", "state", "type", "lang", "name", "kind", "first"];
  const segments = [
    "%00",
    "a%00b",
    "%",
    "%ED%A0%80",
    "2147483648",
    "abc",
    "NaN",
    "-1",
    "1e9",
    "x".repeat(4000),
  ];
  /** A valid body that reaches the database, with one place of it invalid. */
  function* spoiledExamples(key: string): Generator {
    const example = calls[key]?.example?.body;
    if (typeof example !== "object" || example === null || Array.isArray(example)) return;
    const body = { ...example, ...("requestId" in example && { requestId }) };
    yield body;
    for (const name of Object.keys(body))
      for (const bad of [...numbers, ...numbers.map(String), ...strings]) yield { ...body, [name]: bad };
  }
  const formOf = (fields: readonly string[]): Record<string, unknown> =>
    Object.fromEntries(
      fields.map((name) => [
        name,
        name === "victimInfo" ? formOf(victimInfo) : name === "requestId" ? requestId : goodFor(name),
      ]),
    );

  /** A call without a table entry uses the fields of its own rule. */
  function fieldsOf(key: string): readonly string[] | undefined {
    if (/^(?:GET|DELETE)/.test(key)) return undefined;
    const rule = restRoutes[key as keyof typeof restRoutes]?.body;
    return bodies[key] ?? (rule && "shape" in rule ? Object.keys(rule.shape as object) : []);
  }

  test("every call with a body has fields to corrupt", () => {
    const without = routes.filter((key) => fieldsOf(key)?.length === 0);
    // Their address is their whole input, except for one with a binary body.
    expect(without.toSorted()).toEqual([
      "POST /api/admin/analytics/export",
      "POST /api/admin/compliance/report",
      "POST /api/admin/voca/export",
      "POST /api/evidence",
      "POST /api/session/lock",
      "PUT /api/admin/communications/:id/read",
    ]);
  });

  test.each(routes)("%s", async (key) => {
    const [method = "GET", path = ""] = key.split(" ");
    const app = createHttpApp(lab, noLimits);
    let caller = await callerFor(lab, audienceOf(key));
    const endsSession = key === "DELETE /api/session";
    const wrong: unknown[] = [];
    const send = async (address: string, body?: string | Uint8Array) => {
      if (endsSession) caller = await callerFor(lab, audienceOf(key));
      const answer = await app.request(`http://localhost${address}`, {
        method,
        headers: {
          ...(caller.cookie && { cookie: caller.cookie }),
          ...(body !== undefined && {
            "content-type": typeof body === "string" ? "application/json" : "application/octet-stream",
          }),
        },
        ...(body !== undefined && { body: body as BodyInit }),
      });
      const text = await answer.text();
      if (answer.status >= 500 || text.includes("INTERNAL"))
        wrong.push([address, String(body).slice(0, 300), answer.status, text.slice(0, 300)]);
    };
    const plain = path.replace(/:id/, String(requestId)).replace(/:\w+/, "some-key");
    const fields = fieldsOf(key);
    const isFile = key === "POST /api/evidence";
    const body = isFile ? new Uint8Array([1, 2]) : fields && JSON.stringify(formOf(fields));

    for (const segment of segments) {
      if (path.includes(":")) await send(path.replace(/:\w+/, segment), body);
      if (isFile || method === "GET")
        for (const name of queries) await send(`${plain}?${name}=${segment}`, body);
    }
    for (const example of spoiledExamples(key)) await send(plain, JSON.stringify(example));
    if (fields && !isFile) {
      for (const whole of ["", "nul", "\0", "[[[[", "null", "1", '"a"', "[]", "{}", '{"__proto__":1}'])
        await send(plain, whole);
      const form = formOf(fields);
      const spoil = async (bad: unknown, name: string) =>
        send(plain, JSON.stringify({ ...formOf(fields), [name]: bad }));
      for (const name of Object.keys(form))
        for (const bad of [...strings, ...numbers, ...wrongKinds]) await spoil(bad, name);
      if (fields.includes("victimInfo"))
        for (const name of victimInfo)
          for (const bad of [...strings, ...numbers, ...wrongKinds])
            await spoil({ ...formOf(victimInfo), [name]: bad }, "victimInfo");
    }
    expect(wrong).toEqual([]);
  });
});

test("every other address, with invalid values", async () => {
  const app = createHttpApp(lab, noLimits);
  const paths = app.routes.map(({ path }) => path).filter((path) => !path.startsWith("/api/"));
  const wrong: unknown[] = [];
  for (const path of [...new Set(paths), "/resources", "/events"])
    for (const bad of [
      "%00",
      "%",
      "%zz",
      "%ED%A0%80",
      "a%00.ics",
      "99999999999999999999.ics",
      "2147483648.ics",
    ])
      for (const address of [
        path
          .replace(/:file\{[^}]*\}+/, bad)
          .replace(/:\w+/, bad)
          .replace("*", bad),
        `${path.replace(/[:*].*/, "")}?state=${bad}&lang=${bad}&month=${bad}&q=${bad}`,
      ])
        for (const method of ["GET", "POST"]) {
          const answer = await app.request(`http://localhost${address}`, {
            method,
            ...(method === "POST" && {
              headers: { "content-type": "application/x-www-form-urlencoded" },
              body: "decision=%00&badgeNumber=%ED%A0%80&message=%&feedback=%00&agency=%zz&officerId=%00",
            }),
          });
          if (answer.status >= 500) wrong.push([method, address, answer.status]);
        }
  expect(wrong).toEqual([]);
});
