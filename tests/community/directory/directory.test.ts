import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "vitest";
import { loadDirectory } from "../../../graph/community/directory/entries/load.ts";
import { resourceRoutes } from "../../../graph/community/directory/rest.ts";
import { listResources } from "../../../graph/community/directory/service.ts";
import { supportRoutes } from "../../../graph/community/support/rest.ts";
import { addRequest, useContexts } from "../../harness/context.ts";
import { useDatabase } from "../../harness/database/database.ts";

const database = useDatabase();
const { as } = useContexts(database);
const visitor = () => as({ kind: "visitor" });

const csv = readFileSync("graph/community/directory/entries/directory.csv", "utf8");
function fileWith(change: (lines: string[]) => string[]) {
  const file = path.join(mkdtempSync(path.join(tmpdir(), "safevoice-directory-")), "directory.csv");
  writeFileSync(file, `${change(csv.trimEnd().split("\n")).join("\n")}\n`);
  return file;
}

test("the directory is loaded once, however many processes start", async () => {
  const loads = await Promise.all([1, 2, 3].map(() => loadDirectory(database.pool)));
  expect(loads.filter(({ loaded }) => loaded)).toHaveLength(1);
  expect(await database.db.resource.count()).toBe(csv.trimEnd().split("\n").length - 1);
});

test("if the file changes, an entry keeps its row; one that a request was shown stays, another is deleted", async () => {
  await loadDirectory(database.pool);
  const before = await database.db.resource.findMany({
    where: { key: { in: ["res-al-1", "res-al-2", "res-al-3"] } },
    orderBy: { key: "asc" },
  });
  const request = await addRequest(database);
  await database.db.resourceRecommendation.create({
    data: { requestId: request.id, resourceId: before[0]?.id ?? 0, aiConfidenceScore: 4 },
  });

  const without = fileWith((lines) =>
    lines
      .filter((line) => !/^res-al-[12],/.test(line))
      .map((line) => line.replace("Community Food Bank of Central Alabama", "Another name")),
  );
  expect(await loadDirectory(database.pool, without)).toEqual({ loaded: true });
  const after = await database.db.resource.findMany({
    where: { key: { in: ["res-al-1", "res-al-2", "res-al-3"] } },
    orderBy: { key: "asc" },
  });
  expect(after.map(({ id, name }) => [id, name])).toEqual([
    [before[0]?.id, before[0]?.name],
    [before[2]?.id, "Another name"],
  ]);
  await loadDirectory(database.pool);
});

test("a limit returns the first entries, a state's own before the national hotlines", async () => {
  await loadDirectory(database.pool);
  const any = await listResources(visitor(), { first: 3 });
  expect(any.map(({ contactInfo }) => contactInfo)).toEqual([
    "911",
    "988 or 988lifeline.org",
    "2-1-1 or 211.org",
  ]);
  const texan = await listResources(visitor(), { state: "TX", first: 2 });
  expect(texan.map(({ state }) => state)).toEqual(["TX", "TX"]);
  await expect(listResources(visitor(), { first: 0 })).rejects.toMatchObject({ code: "INVALID" });
});

test("a state's entries come first, then the national hotlines; an invalid state is rejected", async () => {
  await loadDirectory(database.pool);
  const rows = await listResources(visitor(), { state: "CA" });
  const own = rows.filter(({ state }) => state === "CA").length;
  expect(own).toBeGreaterThan(15);
  expect(rows.slice(0, own).every(({ state }) => state === "CA")).toBe(true);
  expect(rows.slice(own).every(({ state }) => state === "US")).toBe(true);
  expect((await listResources(visitor(), { state: "TX", type: "food" })).map(({ name }) => name)).toContain(
    "Houston Food Bank",
  );
  await expect(listResources(visitor(), { state: "ZZ" })).rejects.toMatchObject({
    code: "INVALID",
    fields: { state: expect.anything() },
  });
});

const call = (
  key: `${"GET" | "POST"} /api/${string}`,
  routes: typeof resourceRoutes,
  given: { query?: Record<string, string>; body?: unknown } = {},
) =>
  routes[key]?.handle(visitor(), {
    params: {},
    query: {},
    body: undefined,
    idempotencyKey: undefined,
    ...given,
  });

test("GET /api/resources returns the specified fields, and none of the editors'", async () => {
  const rows = (await call("GET /api/resources", resourceRoutes)) as object[];
  expect(rows).toHaveLength(csv.trimEnd().split("\n").length - 1);
  expect(Object.keys(rows[0] ?? {}).sort()).toEqual([
    "address",
    "area",
    "city",
    "confidence",
    "confirmedAt",
    "contactInfo",
    "description",
    "hours",
    "id",
    "key",
    "kind",
    "name",
    "sourceRetrieved",
    "state",
    "type",
    "website",
  ]);
});

test("GET /api/resources?lang=es is Spanish, except for a rewritten row", async () => {
  await loadDirectory(database.pool);
  const description = "Open on Mondays only.";
  await database.db.resource.update({ where: { key: "res-tx-6" }, data: { description } });
  const asked = { query: { lang: "es", state: "TX" } };
  const rows = (await call("GET /api/resources", resourceRoutes, asked)) as { key: string }[];
  const rowOf = (wanted: string) => rows.find(({ key }) => key === wanted);
  expect(rowOf("res-tx-3")).toMatchObject({
    language: "es",
    name: "Houston Food Bank",
    description: expect.stringMatching(/^Un banco de alimentos: .* en Houston, Texas, y sus alrededores\.$/),
  });
  expect(rowOf("res-us-1")).toMatchObject({ language: "es", hours: "Las 24 horas" });
  expect(rowOf("res-tx-6")).toMatchObject({ language: "en", description });
  await expect(async () =>
    call("GET /api/resources", resourceRoutes, { query: { lang: "de" } }),
  ).rejects.toMatchObject({ code: "INVALID", fields: { lang: [{ text: "Choose en, es, or fr" }] } });
});

test("the support agent lists a state's directory, in the question's language", async () => {
  const answer = await call("POST /api/ai-support/chat", supportRoutes, {
    body: { sessionId: "s", message: "food in Texas please" },
  });
  expect(answer).toMatchObject({
    success: true,
    callbackRequested: false,
    response: expect.stringContaining("Houston Food Bank"),
  });
  const spoken = await call("POST /api/ai-support/chat", supportRoutes, {
    body: { sessionId: "s", message: "comida en Texas", language: "es" },
  });
  expect(spoken).toMatchObject({
    response: expect.stringContaining("en Houston, Texas, y sus alrededores"),
  });
});

test("a callback is stored and logged, but not its session; the fourth in an hour is refused", async () => {
  const body = { sessionId: "secret-session", name: "Ana", phone: "415-555-0132", requestType: "urgent" };
  for (let turn = 0; turn < 3; turn += 1)
    expect(await call("POST /api/ai-support/callback", supportRoutes, { body })).toMatchObject({
      success: true,
      estimatedCallbackTime: "as soon as an administrator is free",
    });
  await expect(call("POST /api/ai-support/callback", supportRoutes, { body })).rejects.toMatchObject({
    code: "RATE_LIMITED",
  });
  await expect(
    call("POST /api/ai-support/callback", supportRoutes, { body: { sessionId: "x" } }),
  ).rejects.toMatchObject({
    message: "Please fill in your name and phone number",
  });
  const rows = await database.db.callbackRequest.findMany();
  expect(rows).toHaveLength(3);
  expect(JSON.stringify(rows)).not.toContain("secret-session");
  expect(await database.db.auditEntry.count({ where: { action: "callback.requested" } })).toBe(3);
});

test("new chats bring no more callbacks to one phone, and one address has a limit", async () => {
  let chats = 0;
  const from = (ip: string, phone: string) =>
    supportRoutes["POST /api/ai-support/callback"]!.handle(
      { ...visitor(), ip },
      {
        params: {},
        query: {},
        body: { sessionId: `chat ${(chats += 1)}`, name: "Ana", phone },
        idempotencyKey: undefined,
      },
    );
  const refused = { code: "RATE_LIMITED" };
  for (const phone of ["212-555-0100", "+1 (212) 555-0100", "2125550100 x7"]) await from("10.1.0.1", phone);
  await expect(from("10.1.0.2", "(212) 555 0100 x8")).rejects.toMatchObject(refused);
  for (let turn = 10; turn < 67; turn += 1) await from("10.1.0.1", `30555501${turn}`);
  await expect(from("10.1.0.1", "3055550199")).rejects.toMatchObject(refused);
  await from("10.1.0.2", "3055550199");
});
