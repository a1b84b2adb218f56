import { readFileSync } from "node:fs";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openServer, type RunningServer } from "../../graph/app/server.ts";
import { useKernel } from "../harness/kernel.ts";
import { ask, fileRequest, signInAdmin, signInOfficer } from "../harness/people.ts";

/*
 * GraphQL as in production: only the app's own documents, each compiled once
 * (graph/app/graphql/graphql.ts). Other tests run documents uncompiled, which hides compiler
 * differences.
 */

const lab = useKernel();
const documents = Object.entries(
  JSON.parse(readFileSync("graph/app/persisted.json", "utf8")) as Record<string, string>,
).map(([id, text]) => ({ id, text, name: /^(?:query|mutation|subscription) (\w+)/m.exec(text)?.[1] ?? "" }));
/** Documents without required variables. */
const plainQueries = documents.filter(({ text }) => /^query \w+(?:\((?:[^!)]|= [^)]*)*\))? \{/m.test(text));

let server: RunningServer;
beforeAll(async () => {
  server = await openServer(
    { ...lab, env: { ...lab.env, NODE_ENV: "production" } },
    { port: 0, host: "127.0.0.1" },
  );
});
afterAll(() => server.close());

async function post(body: object, cookie = "") {
  const response = await fetch(`http://127.0.0.1:${server.port}/graphql`, {
    method: "POST",
    headers: { "content-type": "application/json", cookie },
    body: JSON.stringify(body),
  });
  return (await response.json()) as {
    data?: Record<string, unknown>;
    errors?: { message: string; extensions?: { code?: string } }[];
  };
}
const run = ({ id, name }: { id: string; name: string }, cookie?: string) =>
  post({ documentId: id, operationName: name }, cookie);

test("each query of the app answers compiled, twice the same, without internal errors", async () => {
  const officer = await signInOfficer(lab);
  await fileRequest(lab, officer, { recommended: 75 });
  expect(plainQueries.length).toBeGreaterThan(5);
  for (const query of plainQueries) {
    const first = await run(query, officer.cookie);
    const codes = (first.errors ?? []).map(({ extensions }) => extensions?.code);
    expect(codes, `${query.name}: ${JSON.stringify(first.errors)}`).not.toContain("INTERNAL");
    expect(first.data ?? first.errors, query.name).toBeTruthy();
    if (query.text.includes("newRequestDraft")) continue; // a free case ID, another one each time
    expect(await run(query, officer.cookie), query.name).toEqual(first);
  }
});

test("no document of the app is refused for its depth, its length or its cost", async () => {
  for (const document of documents.filter(({ text }) => !text.startsWith("subscription")))
    expect(JSON.stringify(await run(document)), document.name).not.toContain("exceeded");
});

test("a compiled list equals an uncompiled one, for every permitted caller", async () => {
  const officer = await signInOfficer(lab);
  const number = await fileRequest(lab, officer, { recommended: 75 });
  const page = documents.find(({ name }) => name === "RequestsPageQuery");
  if (!page) throw new Error("the app has no list");
  const other = await signInOfficer(lab);
  const admin = await signInAdmin(lab);
  for (const caller of [officer, other, admin]) {
    const compiled = await run(page, caller.cookie);
    const plain = await ask(caller, page.text);
    expect(compiled.data).toEqual(plain.data);
    expect(JSON.stringify(compiled.data).includes(`"number":${number}`)).toBe(caller !== other);
  }
});

test("an answer to the app's own call equals Yoga's, for every caller and every error", async () => {
  const officer = await signInOfficer(lab);
  await fileRequest(lab, officer, { recommended: 75 });
  const answer = async (body: string, cookie: string, accept: string) => {
    const response = await fetch(`http://127.0.0.1:${server.port}/graphql`, {
      method: "POST",
      headers: { "content-type": "application/json", cookie, accept },
      body,
    });
    const { status, headers } = response;
    const told = ["content-type", "cache-control", "retry-after", "content-security-policy"];
    const said = (await response.text()).replaceAll(/"requestId":"[^"]*"/g, "");
    return { status, headers: told.map((name) => headers.get(name)), said };
  };
  const named = (name: string) =>
    documents.find((document) => document.name === name) ?? { id: "", name: "" };
  const { id: documentId, name: operationName } = named("RequestsPageQuery");
  const detail = named("RequestPageQuery");
  const bodies = [
    ...plainQueries
      .filter(({ text }) => !text.includes("newRequestDraft"))
      .map(({ id, name }) => ({ documentId: id, operationName: name })),
    { documentId },
    { documentId, operationName: "Another" },
    { documentId, operationName: 7 },
    { documentId, operationName, variables: null },
    { documentId, operationName, variables: "text" },
    { documentId, operationName, variables: { first: 1e12 } },
    { documentId, operationName, variables: { first: "ten" } },
    { documentId, operationName, extensions: {} },
    { documentId, operationName, query: "{ viewer { kind } }" },
    { documentId: detail.id, operationName: detail.name },
    { documentId: detail.id, operationName: detail.name, variables: { id: "nonsense" } },
    { documentId: "no-such-document" },
    [{ documentId, operationName }],
    "text",
    null,
  ].map((body) => JSON.stringify(body));
  for (const body of [...bodies, "{", " "])
    for (const cookie of [officer.cookie, ""])
      expect(await answer(body, cookie, "*/*"), body).toEqual(
        await answer(body, cookie, "application/json;q=0.9"),
      );
});

test("refuses other documents, and introspection", async () => {
  const officer = await signInOfficer(lab);
  expect(
    (await post({ query: "{ requests { edges { node { caseId } } } }" }, officer.cookie)).data,
  ).toBeFalsy();
  expect((await post({ query: "{ __schema { types { name } } }" })).data).toBeFalsy();
  expect(
    (await post({ documentId: "no-such-document", operationName: "RequestsPageQuery" })).data,
  ).toBeFalsy();
});

test("the developer pages do not exist", async () => {
  for (const address of ["/dev/design", "/dev/mailbox", "/dev/officers"]) {
    const answer = await fetch(`http://127.0.0.1:${server.port}${address}`);
    expect([address, answer.status, await answer.text()]).toEqual([address, 404, "Not found"]);
  }
});
