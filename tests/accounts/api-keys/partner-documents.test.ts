import { createHash } from "node:crypto";
import { readFileSync, readdirSync } from "node:fs";
import { beforeAll, expect, test } from "vitest";
import { getNamedType, isLeafType, type GraphQLObjectType } from "graphql";
import { WebSocket } from "ws";
import { rootFields } from "../../../graph/app/access-page.ts";
import { partnerOperations } from "../../../graph/app/partners/documents.ts";
import { partnerOperation } from "../../../graph/app/partners/operations.ts";
import { schema } from "../../../graph/app/schema.ts";
import { scopeOf } from "../../../graph/core/access/plugin.ts";
import { scopes } from "../../../shared/core/access/trust.ts";
import { approvedRequest, give, provider, vendorIds } from "../../harness/requests/dispatches.ts";
import { useKernel } from "../../harness/kernel.ts";
import { writeLetters } from "../../harness/letters.ts";
import { useServer } from "../../harness/servers/live-server.ts";
import { ask, signInAdmin, type Answer } from "../../harness/people.ts";

const lab = useKernel();
const development = useServer(lab);
const production = useServer(lab, { env: { NODE_ENV: "production" } });
const servers = { development, production };
const create = `mutation ($input: CreateApiKeyInput!) { createApiKey(input: $input) { key } }`;

let admin: Awaited<ReturnType<typeof signInAdmin>>;
let request: number;
beforeAll(async () => {
  admin = await signInAdmin(lab, { role: "super_admin" });
  request = await approvedRequest(lab);
  await give(admin, request, [provider((await vendorIds(lab))["DoorDash"], "food", { people: 2 })]);
  await writeLetters(lab);
});

const keyWith = async (...opening: string[]): Promise<string> =>
  (await ask(admin, create, { input: { name: "Partner", scopes: opening, days: 30 } })).data.createApiKey.key;
const idOf = (name: string) => partnerOperations().find((one) => one.name === name)?.id ?? "";

interface Sent {
  key?: string;
  cookie?: string;
  accept?: string;
  method?: string;
  on?: keyof typeof servers;
}
async function call(body: unknown, { key, cookie, accept, method = "POST", on = "production" }: Sent) {
  const { status, text, headers } = await servers[on].send("/graphql", {
    method,
    headers: {
      ...(method === "POST" && { "content-type": "application/json" }),
      ...(key && { authorization: `Bearer ${key}` }),
      ...(cookie && { cookie }),
      ...(accept && { accept }),
    },
    ...(method === "POST" && { body: JSON.stringify(body) }),
  });
  const { data, errors } = JSON.parse(text) as {
    data?: Answer["data"];
    errors?: { message: string; extensions: { code: string } }[];
  };
  return { status, data, headers, code: errors?.[0]?.extensions.code, message: errors?.[0]?.message };
}
const partnerQueries = partnerOperations().filter(({ kind }) => kind === "query");
const variables: Record<string, object> = {
  PartnerRequest: { number: 1 },
  PartnerRequests: { first: 1 },
  PartnerTrackedRequests: { status: "approved" },
  PartnerDirectory: { state: "TX", city: "Austin", first: 3 },
};

test("the hash of a document is that of its file", () => {
  const folder = "graph/accounts/api-keys/operations";
  const files = readdirSync(folder);
  expect(files.length).toBeGreaterThanOrEqual(5);
  for (const file of files) {
    const hash = createHash("sha256")
      .update(readFileSync(`${folder}/${file}`))
      .digest("hex");
    expect(idOf(file.replace(".graphql", ""))).toBe(hash);
  }
});

for (const on of ["development", "production"] as const)
  test(`a key with every scope runs every partner document in ${on}`, async () => {
    const key = await keyWith(...scopes);
    for (const { id, name } of partnerQueries) {
      const answer = await call(
        {
          documentId: `sha256:${id}`,
          variables: { ...variables[name], ...(name === "PartnerRequest" && { number: request }) },
        },
        { key, on },
      );
      expect([name, answer.status, answer.message]).toEqual([name, 200, undefined]);
      expect(answer.headers["set-cookie"]).toBeUndefined();
    }
    const one = await call(
      { documentId: idOf("PartnerRequest"), variables: { number: request } },
      { key, on },
    );
    expect(one.data.request).toMatchObject({
      number: request,
      allocations: [{ amount: 500 }],
      dispatches: [{ helpType: "food", vendorName: "DoorDash" }],
    });
    expect(one.data.request.letters.length).toBeGreaterThan(0);
    const apollo = { extensions: { persistedQuery: { version: 1, sha256Hash: idOf("PartnerRequests") } } };
    const page = await call({ ...apollo, variables: { first: 1 } }, { key, on });
    expect(page.data.requests.edges[0].node.number).toBe(request);
    const near = await call(
      { documentId: idOf("PartnerDirectory"), variables: variables["PartnerDirectory"] },
      { key, on, accept: "application/graphql-response+json" },
    );
    expect(near.data.resources).toHaveLength(3);
    expect(near.headers["content-type"]).toContain("application/graphql-response+json");
  });

test("the pages of the lists follow one another", async () => {
  const other = await approvedRequest(lab);
  const key = await keyWith("graphql:read", "requests:read");
  const page = (after?: string) =>
    call({ documentId: idOf("PartnerRequests"), variables: { first: 1, after } }, { key });
  const first = (await page()).data.requests;
  expect([first.edges[0].node.number, first.pageInfo.hasNextPage]).toEqual([other, true]);
  expect((await page(first.pageInfo.endCursor)).data.requests.edges[0].node.number).toBe(request);
  const denied = await call(
    { documentId: idOf("PartnerTrackedRequests"), variables: { status: "denied" } },
    { key },
  );
  expect(denied.data.trackedRequests).toMatchObject({ totalCount: 0, edges: [] });
});

test("the GraphQL scope alone allows the directory, and names the scope that each other document needs", async () => {
  const key = await keyWith("graphql:read");
  for (const { id, name, scopes: needed } of partnerQueries) {
    const answer = await call({ documentId: id, variables: variables[name] }, { key });
    const lacking = needed.find((scope) => scope !== "graphql:read");
    if (!lacking) expect([name, answer.status, answer.code]).toEqual([name, 200, undefined]);
    else
      expect([answer.status, answer.code, answer.message]).toEqual([
        403,
        "FORBIDDEN",
        `This API key lacks the scope ${lacking}, which this call (${name}) requires.`,
      ]);
  }
  expect(
    await lab.db.auditEntry.count({ where: { action: "access.denied", resourceId: "PartnerRequest" } }),
  ).toBe(1);
  const rest = await keyWith("requests:read");
  const answer = await call({ documentId: idOf("PartnerRequests") }, { key: rest });
  expect(answer.message).toContain("lacks the scope graphql:read");
});

/** Every query without arguments whose field names no scope. */
const closed = Object.values((schema.getType("Query") as GraphQLObjectType).getFields())
  .filter((field) => !scopeOf(field) && field.args.length === 0)
  .map(({ name, type }) => `{ ${name}${isLeafType(getNamedType(type)) ? "" : " { __typename }"} }`);

test("only these root fields are open to keys", () => {
  const open = rootFields().flatMap(([name, _audience, scope]) => (scope ? [`${name}: ${scope}`] : []));
  expect(open.toSorted()).toEqual([
    "Query.analytics: export:read",
    "Query.deskStats: export:read",
    "Query.ownerTimes: export:read",
    "Query.request: requests:read",
    "Query.requests: requests:read",
    "Query.requestsByNumber: requests:read",
    "Query.resources: graphql:read",
    "Query.trackedRequests: requests:read",
    "Subscription.requestsChanged: requests:read",
  ]);
  expect(closed.length).toBeGreaterThan(20);
});

test("a root field refuses a key itself, in any document", async () => {
  const { viewer: _viewer, ...context } = await admin.context();
  const asked = async (query: string, opening: readonly string[]) => {
    const viewer = {
      ...({
        kind: "admin",
        sessionId: 0,
        adminId: -1,
        username: "x",
        roles: ["admin"],
        emailKey: "",
      } as const),
      agencies: null,
      shownAgency: null,
      owes: null,
      tool: {
        keyId: 1,
        scopes: opening,
        owner: { username: "x", emailKey: "" },
        body: null,
        agreement: null,
      },
    };
    const caller = { ...admin, context: async () => ({ ...context, viewer, opened: new Set<number>() }) };
    return (await ask(caller, query)).code;
  };
  const requests = "{ requests(first: 1) { edges { node { number } } } }";
  expect(await asked(requests, ["graphql:read"])).toBe("FORBIDDEN");
  expect(await asked(requests, ["graphql:read", "requests:read"])).toBeUndefined();
  for (const query of closed) expect([query, await asked(query, scopes)]).toEqual([query, "FORBIDDEN"]);
});

test("a refusal of a key says what to do; other calls are those of a stranger", async () => {
  const key = await keyWith(...scopes);
  const documentId = idOf("PartnerRequests");
  const refused: [unknown, Partial<Sent>, number, string][] = [
    [{ documentId, query: "{ viewer { kind } }" }, {}, 403, "Send documentId instead of query"],
    [{ documentId, operationName: "Other" }, {}, 400, "PartnerRequests"],
    [{ documentId, variables: [1] }, {}, 400, "JSON object"],
    [[{ documentId }], {}, 400, "not a JSON object"],
    [{ documentId }, { accept: "text/event-stream" }, 400, "WebSocket"],
    [{ documentId }, { cookie: admin.cookie }, 400, "not both"],
    [{ documentId }, { key: `sv_${"x".repeat(43)}` }, 401, "invalid, expired or revoked"],
  ];
  for (const [body, over, status, words] of refused) {
    const answer = await call(body, { key, ...over });
    expect([body, answer.status, answer.message]).toEqual([body, status, expect.stringContaining(words)]);
    expect(answer.data).toBeUndefined();
  }
  // A stranger runs none of these either, and reads where the partner documents are.
  for (const body of [{ documentId: "sha256:00" }, {}, { query: "{ viewer { kind } }" }]) {
    const answer = await call(body, { key });
    expect(answer.message).toContain("listed at /api/docs");
    const { headers: _own, ...asKey } = answer;
    const { headers: _their, ...asStranger } = await call(body, {});
    expect(asKey).toEqual(asStranger);
  }
});

test("in production neither a session nor a visitor runs a partner document", async () => {
  for (const cookie of [admin.cookie, ""]) {
    const answer = await call({ documentId: idOf("PartnerRequests") }, { cookie });
    expect([answer.code, answer.message]).toEqual([
      "PERSISTED_QUERY_NOT_IN_LIST",
      expect.stringContaining("/api/docs"),
    ]);
    expect(answer.data).toBeUndefined();
  }
  expect((await call({ query: "{ viewer { kind } }" }, { cookie: admin.cookie })).message).toContain(
    "runs no query text",
  );
});

test("a socket with a key does not know the documents of others", async () => {
  const key = await keyWith(...scopes);
  const socket = new WebSocket(`ws://127.0.0.1:${production.port}/graphql`, "graphql-transport-ws", {
    headers: { authorization: `Bearer ${key}` },
  });
  const answers: string[] = [];
  socket.on("message", (data: Buffer) => answers.push(data.toString()));
  await new Promise((opened) => socket.once("open", opened));
  socket.send(`{"type":"connection_init"}`);
  await expect.poll(() => answers.length).toBe(1);
  socket.send(
    JSON.stringify({ id: "1", type: "subscribe", payload: { query: "", extensions: { documentId: "x" } } }),
  );
  await expect.poll(() => answers.at(-1)).toContain("This document is not known");
  socket.close();
});

test("the page for integrators lists every partner document", async () => {
  const page = await (await lab.visitor()).fetch("/api/docs").then((answer) => answer.text());
  for (const { id, name } of partnerOperations()) {
    expect(page).toContain(`<code>${name}</code>`);
    expect(page).toContain(`sha256:${id}`);
  }
});

test("a document that no key could run stops the generation with the reason", () => {
  const made = (text: string) => () => partnerOperation("Mine", text);
  expect(made("# All.\nquery Mine { admins { totalCount } }")).toThrow(/Mine\.graphql: .*admins/s);
  expect(made("# Who.\nquery Mine { viewer { kind } }")).toThrow(/names no scope/);
  expect(made("# Who.\nquery Mine { requests { shoes } }")).toThrow(/Cannot query field/);
  expect(made("# Who.\nquery Other { requests { pageInfo { endCursor } } }")).toThrow(/must be named Mine/);
  expect(made("# Out.\nmutation Mine { logOut { __typename } }")).toThrow(
    /must be a query or a subscription/,
  );
  expect(made("# Out.\nsubscription Mine { fundChanged { id } }")).toThrow(/names no scope/);
  expect(made("query Mine { requests { pageInfo { endCursor } } }")).toThrow(/comment/);
  expect(made("# Who.\nquery Mine {")).toThrow(/Syntax Error/);
  expect(
    made("# Who.\nquery Mine { ...all }\nfragment all on Query { requests { pageInfo { endCursor } } }"),
  ).toThrow(/without a fragment/);
});
