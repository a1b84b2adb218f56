import { readFileSync, readdirSync } from "node:fs";
import path from "node:path";
import { expect, test, type APIRequestContext } from "@playwright/test";
import { WebSocket } from "ws";

/*
 * The built server's answer to invalid documents: a bundle may contain what the sources do not,
 * such as a second graphql-js, whose errors the first does not recognize.
 */

const fields = (count: number, write: (at: number) => string) =>
  Array.from({ length: count }, (_, at) => write(at)).join(" ");
/** Of a recursive type, at any depth. */
const nested = (depth: number) => `{ __typename ${"viewer { ".repeat(depth)}kind${" }".repeat(depth)} }`;

const refused = [
  {
    what: "an unclosed brace",
    query: "{ viewer { kind ",
    code: "GRAPHQL_PARSE_FAILED",
    says: /Syntax Error/,
  },
  { what: "no document at all", query: "}{", code: "GRAPHQL_PARSE_FAILED", says: /Syntax Error/ },
  {
    what: "too many tokens",
    query: `{ ${fields(2000, () => "__typename")} }`,
    code: "GRAPHQL_PARSE_FAILED",
    says: /2000 tokens/,
  },
  {
    what: "too deep",
    query: nested(20),
    code: "GRAPHQL_VALIDATION_FAILED",
    says: /depth limit/,
  },
  {
    what: "too many aliases",
    query: `{ ${fields(16, (at) => `a${at}: viewer { kind }`)} }`,
    code: "GRAPHQL_VALIDATION_FAILED",
    says: /[Aa]liases limit/,
  },
  {
    what: "too expensive",
    query: "{ viewer(first: 5000) { kind } }",
    code: "GRAPHQL_VALIDATION_FAILED",
    says: /[Cc]ost limit/,
  },
  {
    what: "an unknown field",
    query: "{ viewer { shoeSize } }",
    code: "GRAPHQL_VALIDATION_FAILED",
    says: /Cannot query field/,
  },
];

const ask = (request: APIRequestContext, query: string, accept = "application/json") =>
  request.post("/graphql", { data: { query }, headers: { accept } });

for (const { what, query, code, says } of refused)
  test(`GraphQL refuses ${what} by its code`, async ({ request }) => {
    const answer = await ask(request, query);
    const { data, errors } = (await answer.json()) as {
      data?: unknown;
      errors: { message: string; extensions?: { code?: string } }[];
    };
    expect(errors[0]?.message).toMatch(says);
    expect(errors[0]?.extensions?.code).toBe(code);
    expect(data ?? null).toBeNull();
    const strict = await ask(request, query, "application/graphql-response+json");
    expect(strict.status()).toBe(400);
  });

test("a socket survives an invalid document, which HTTP then refuses by its code", async ({
  baseURL,
  request,
}) => {
  const address = (baseURL ?? "").replace("http", "ws");
  const socket = new WebSocket(`${address}/graphql`, "graphql-transport-ws", {
    headers: { origin: baseURL ?? "" },
  });
  const answers: { id?: string; type: string }[] = [];
  socket.on("message", (data: Buffer) => answers.push(JSON.parse(data.toString()) as { type: string }));
  await new Promise((opened) => socket.once("open", opened));
  socket.send(`{"type":"connection_init"}`);
  await expect.poll(() => answers.at(-1)?.type).toBe("connection_ack");
  const unclosed = "{ viewer { kind # by a socket first";
  const queries = [...refused.map(({ query }) => query), unclosed];
  for (const [at, query] of queries.entries())
    socket.send(JSON.stringify({ id: String(at), type: "subscribe", payload: { query } }));
  await expect.poll(() => answers.filter(({ type }) => type === "error").length).toBe(queries.length);
  expect(socket.readyState).toBe(WebSocket.OPEN);
  socket.close();
  const { errors } = (await (await ask(request, unclosed)).json()) as {
    errors: { extensions?: { code?: string } }[];
  };
  expect(errors[0]?.extensions?.code).toBe("GRAPHQL_PARSE_FAILED");
});

test("the built server has one graphql-js, the one that Node loads", () => {
  const folder = "dist/server";
  const scripts = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) =>
    name.endsWith(".js"),
  );
  expect(scripts).toContain("main.js");
  const holding = scripts.filter((name) =>
    /class GraphQLError\b/.test(readFileSync(path.join(folder, name), "utf8")),
  );
  expect(holding).toEqual([]);
});

test("the built server knows the partner documents, and refuses an unknown key", async ({ request }) => {
  const documents = JSON.parse(readFileSync("graph/app/partner-documents.json", "utf8")) as { id: string }[];
  const page = await (await request.get("/api/docs")).text();
  expect(documents.length).toBeGreaterThan(0);
  for (const { id } of documents) expect(page).toContain(`sha256:${id}`);
  const answer = await request.post("/graphql", {
    data: { documentId: documents[0]?.id },
    headers: { authorization: `Bearer sv_${"x".repeat(43)}` },
  });
  expect([answer.status(), await answer.text()]).toEqual([401, expect.stringContaining("API key")]);
});
