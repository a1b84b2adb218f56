import type { GraphQLObjectType } from "graphql";
import { beforeAll, expect, test } from "vitest";
import { WebSocket } from "ws";
import { calls } from "../../../graph/app/domains.ts";
import { partnerOperations } from "../../../graph/app/partners/documents.ts";
import { addresses } from "../../../graph/app/route-access.ts";
import { schema } from "../../../graph/app/schema.ts";
import { hashOfKey, revokeKey } from "../../../graph/accounts/api-keys/service.ts";
import { audiences } from "../../../graph/core/access/audiences.ts";
import { audienceOf } from "../../../graph/core/access/plugin.ts";
import { scopes } from "../../../shared/core/access/trust.ts";
import { useKernel } from "../../harness/kernel.ts";
import { ask, fileRequest, signInAdmin, signInOfficer } from "../../harness/people.ts";
import { persistedId } from "../../harness/persisted.ts";
import { operationOf } from "../../harness/sample-operations.ts";
import { useServer } from "../../harness/servers/live-server.ts";

/* A key never takes away what a caller without one may do. */

const lab = useKernel();
const development = useServer(lab);
const production = useServer(lab, {
  env: { NODE_ENV: "production", PUBLIC_URL: "https://help.example.org" },
});
const create = `mutation ($input: CreateApiKeyInput!) { createApiKey(input: $input) { key } }`;

let admin: Awaited<ReturnType<typeof signInAdmin>>;
/** One with every scope, one with a scope that opens none of these, and one of another network. */
let keys: string[];
beforeAll(async () => {
  lab.quotas.count = async () => {};
  lab.quotas.countOne = async () => {};
  admin = await signInAdmin(lab, { role: "super_admin" });
  const keyWith = async (opening: readonly string[], networks: string[] = []) =>
    (await ask(admin, create, { input: { name: "Partner", scopes: opening, days: 30, networks } })).data
      .createApiKey.key as string;
  keys = [
    await keyWith(scopes),
    await keyWith(["directory:write"]),
    await keyWith(scopes, ["203.0.113.0/24"]),
  ];
});

const visitor = { kind: "visitor" } as const;
const openCalls = Object.entries(calls).filter(
  ([, { access }]) => typeof access === "string" && audiences[access].admits(visitor),
);

test("REST: every call that is open to strangers is as open with a key", async () => {
  expect(openCalls.length).toBeGreaterThan(10);
  for (const [call, { example = {} }] of openCalls) {
    const [method = "", route = ""] = call.split(" ");
    const path = route.replace(/:(\w+)(\{[^}]*\})?/g, (_, name: string) => example.params?.[name] ?? "1");
    const asked = `${path}${example.query ? `?${String(new URLSearchParams(example.query))}` : ""}`;
    const send = (key?: string) =>
      development.send(asked, {
        method,
        headers: {
          ...(key && { authorization: `Bearer ${key}` }),
          ...(example.body !== undefined && { "content-type": "application/json" }),
        },
        ...(example.body !== undefined && { body: JSON.stringify(example.body) }),
      });
    const stranger = await send();
    for (const key of keys) {
      const { status } = await send(key);
      // A second write of the same may be refused in its own way, but not because of the key.
      if (method === "GET") expect([call, status]).toEqual([call, stranger.status]);
      else if (![401, 403].includes(stranger.status))
        expect([call, [401, 403].includes(status)]).toEqual([call, false]);
    }
  }
});

test("pages and files: every address answers the same with a key", async () => {
  const open = Object.keys(addresses).filter(
    (call) => /^GET \/[\w/.-]*$/.test(call) && !/\/(?:dev|metrics|readyz)\b/.test(call),
  );
  expect(open.length).toBeGreaterThan(10);
  for (const call of open) {
    const path = call.slice("GET ".length);
    const stranger = await development.send(path);
    for (const key of keys) {
      const { status } = await development.send(path, { headers: { authorization: `Bearer ${key}` } });
      expect([call, status]).toEqual([call, stranger.status]);
    }
  }
});

/** Root fields that admit a visitor, with a sample call each. */
const openFields = (["query", "mutation"] as const).flatMap((root) =>
  Object.values((schema.getType(root === "query" ? "Query" : "Mutation") as GraphQLObjectType).getFields())
    .filter((field) => audiences[audienceOf(field)].admits(visitor))
    .map((field) => ({ name: field.name, query: operationOf(root, field, { id: "x", number: 1 }) })),
);

test("GraphQL: every field that is open to strangers is as open with a key", async () => {
  expect(openFields.length).toBeGreaterThan(20);
  const codes = async (query: string, key?: string) => {
    const { text } = await development.send("/graphql", {
      method: "POST",
      headers: { "content-type": "application/json", ...(key && { authorization: `Bearer ${key}` }) },
      body: JSON.stringify({ query }),
    });
    const { errors = [] } = JSON.parse(text) as { errors?: { extensions?: { code?: string } }[] };
    return errors.map(({ extensions }) => extensions?.code);
  };
  for (const { name, query } of openFields) {
    const stranger = await codes(query);
    const refused = (found: (string | undefined)[]) =>
      found.some((code) => code === "FORBIDDEN" || code === "UNAUTHENTICATED");
    for (const key of keys)
      if (!refused(stranger)) expect([name, refused(await codes(query, key))]).toEqual([name, false]);
  }
});

test("in production a key runs the app's own documents as a stranger does, and reads nothing more", async () => {
  await fileRequest(lab, await signInOfficer(lab));
  const send = async (documentId: string, key?: string) => {
    const { text } = await production.send("/graphql", {
      method: "POST",
      headers: { "content-type": "application/json", ...(key && { authorization: `Bearer ${key}` }) },
      body: JSON.stringify({ documentId, variables: {} }),
    });
    return JSON.parse(text) as { errors?: { extensions: { code: string } }[] };
  };
  const documentId = persistedId("RequestsPageQuery");
  const stranger = await send(documentId);
  expect(stranger.errors?.[0]?.extensions.code).toBe("UNAUTHENTICATED");
  for (const key of keys) expect(await send(documentId, key)).toEqual(stranger);
});

test("a wrong key, or a key beside a session, is refused on open calls too", async () => {
  const status = async (headers: Record<string, string>) =>
    (await development.send("/api/resources", { headers })).status;
  expect(await status({ authorization: `Bearer sv_${"x".repeat(43)}` })).toBe(401);
  expect(await status({ authorization: `Bearer ${keys[0]}`, cookie: admin.cookie })).toBe(400);
  expect(await status({ authorization: "Basic eDp5" })).toBe(200);
});

test("a closed call still names what the key lacks", async () => {
  const answer = await development.send("/api/emergency-requests", {
    headers: { authorization: `Bearer ${keys[1]}` },
  });
  expect([answer.status, answer.text]).toEqual([
    403,
    expect.stringContaining("lacks the scope requests:read"),
  ]);
});

/** A socket, and what arrives on it. `status` is that of a refused handshake. */
function openSocket(headers: Record<string, string>) {
  const socket = new WebSocket(`ws://127.0.0.1:${production.port}/graphql`, "graphql-transport-ws", {
    headers,
  });
  const messages: string[] = [];
  socket.on("message", (data: Buffer) => messages.push(data.toString()));
  const handshake = new Promise<{ status: number; text: string }>((resolve) => {
    socket.once("open", () => resolve({ status: 101, text: "" }));
    socket.once("unexpected-response", (_request, response) => {
      let text = "";
      response.on("data", (part: Buffer) => (text += part.toString()));
      response.on("end", () => resolve({ status: response.statusCode ?? 0, text }));
    });
    socket.once("error", () => undefined);
  });
  const subscribe = async (documentId: string) => {
    socket.send(`{"type":"connection_init"}`);
    await expect.poll(() => messages.length).toBe(1);
    socket.send(
      JSON.stringify({ id: "1", type: "subscribe", payload: { query: "", extensions: { documentId } } }),
    );
  };
  return { socket, messages, handshake, subscribe };
}

test("a session's socket needs the Origin of PUBLIC_URL; a key's socket needs none", async () => {
  const own = "https://help.example.org";
  const other = "https://other.example";
  // Behind https, the session's cookie has another name.
  const cookie = `__Host-${admin.cookie}`;
  const authorization = `Bearer ${keys[0]}`;
  const cases: [Record<string, string>, number][] = [
    [{ cookie, origin: own }, 101],
    [{ cookie }, 403],
    [{ cookie, origin: other }, 403],
    [{ cookie, authorization }, 403],
    [{ cookie, authorization, origin: other }, 403],
    [{ authorization }, 101],
    [{ authorization, origin: other }, 101],
    // A cookie of a language is no session.
    [{ cookie: "language=es" }, 101],
    [{}, 101],
    [{ origin: other }, 403],
  ];
  for (const [headers, expected] of cases) {
    const { socket, handshake } = openSocket(headers);
    const { status, text } = await handshake;
    expect([headers, status]).toEqual([headers, expected]);
    if (status === 403) expect(text).toContain("needs an Origin header that matches PUBLIC_URL");
    socket.terminate();
  }
});

test("a key subscribes to a partner document, within its scopes, until it is revoked", async () => {
  const subscription = partnerOperations().find(({ kind }) => kind === "subscription")!;
  const documentId = `sha256:${subscription.id}`;
  const plain = await production.send("/graphql", {
    method: "POST",
    headers: { "content-type": "application/json", authorization: `Bearer ${keys[0]}` },
    body: JSON.stringify({ documentId }),
  });
  expect([plain.status, plain.text]).toEqual([400, expect.stringContaining("over a WebSocket")]);
  for (const [key, words] of [
    [keys[1], "lacks the scope graphql:read"],
    [keys[2], "can't be used from this network"],
    [`sv_${"x".repeat(43)}`, "invalid, expired or revoked"],
  ] as const) {
    const { socket, messages, handshake, subscribe } = openSocket({ authorization: `Bearer ${key}` });
    await handshake;
    await subscribe(documentId);
    await expect.poll(() => messages.at(-1)).toContain(words);
    socket.terminate();
  }
  const officer = await signInOfficer(lab);
  const { socket, messages, handshake, subscribe } = openSocket({ authorization: `Bearer ${keys[0]}` });
  await handshake;
  await subscribe(documentId);
  const numbers = () =>
    messages.flatMap((text) => {
      const { type, payload } = JSON.parse(text) as {
        type: string;
        payload?: { data: { requestsChanged: { number: number } | null } };
      };
      return type === "next" ? [payload!.data.requestsChanged?.number] : [];
    });
  const first = await fileRequest(lab, officer);
  await expect.poll(numbers, { timeout: 10_000 }).toContain(first);
  const keyHash = hashOfKey(lab, keys[0]!);
  const { id } = await lab.db.apiKey.findFirstOrThrow({ where: { keyHash } });
  await revokeKey(await admin.context(), id);
  const second = await fileRequest(lab, officer);
  await expect.poll(() => messages.at(-1), { timeout: 10_000 }).toContain('"type":"complete"');
  expect(numbers()).not.toContain(second);
  socket.terminate();
});
