import { beforeAll, expect, test } from "vitest";
import { entryRoutes } from "../../../graph/community/entries/rest.ts";
import { reportWrongEntry } from "../../../graph/community/corrections/service.ts";
import { useKernel, type Caller } from "../../harness/kernel.ts";
import { ask, globalId, signInAdmin, signInOfficer } from "../../harness/people.ts";

const lab = useKernel();
const desk = "/api/admin/directory-entries";
const pantry = entryRoutes[`POST ${desk}`]?.example?.body as Record<string, string>;
const { csv: file } = { ...(entryRoutes[`POST ${desk}/check`]?.example?.body as { csv: string }) };

let boss: Caller;
let visitor: Caller;
beforeAll(async () => {
  boss = await signInAdmin(lab, { role: "super_admin" });
  visitor = await lab.visitor();
});

async function keyWith(...scopes: string[]) {
  const create = `mutation ($input: CreateApiKeyInput!) { createApiKey(input: $input) { key apiKey { id number } } }`;
  const { data } = await ask(boss, create, { input: { name: "Call centre", scopes, days: 1 } });
  return data.createApiKey as { key: string; apiKey: { id: string; number: number } };
}

async function send(headers: Record<string, string>, method: string, path: string, body?: unknown) {
  const answer = await visitor.fetch(path, { method, headers, ...(body !== undefined && { body }) });
  return { status: answer.status, link: answer.headers.get("link"), ...(await answer.json()) };
}
const by = ({ key }: { key: string }) => ({ authorization: `Bearer ${key}` });
const versionOf = async (id: number) => (await lab.db.resource.findUniqueOrThrow({ where: { id } })).version;

test("a program with the scope finds, adds, changes, confirms and retires entries, and the log names its key", async () => {
  const made = await keyWith("directory:write");
  const call = (method: string, path: string, body?: unknown) => send(by(made), method, path, body);
  const list = await call("GET", `${desk}?view=current&state=TX`);
  expect(list).toMatchObject({ status: 200, success: true, total: expect.any(Number) });
  expect(list.entries).toHaveLength(25);
  const next = /<([^>]+)>; rel="next"/.exec(list.link ?? "")?.[1] ?? "";
  const second = await call("GET", next);
  expect(second.entries[0].state).toBe("TX");
  expect(second.entries[0].id).not.toBe(list.entries[0].id);

  const added = await call("POST", desk, pantry);
  expect(added).toMatchObject({ status: 201, entry: { key: "adm-tx-1", version: 0, ...pantry } });
  const { id } = added.entry;
  const found = await call("GET", `${desk}?search=Harbor%20Pantry`);
  expect(found.entries).toEqual([added.entry]);
  const confirmed = await call("POST", `${desk}/${id}/confirm`, { version: 0 });
  expect(confirmed.entry).toMatchObject({ version: 1, confirmedBy: "Call centre (API key)" });
  const contactInfo = "desk@pantry.example.org";
  const changed = await call("PUT", `${desk}/${id}`, {
    ...confirmed.entry,
    contactInfo,
    source: "A second call",
    sourceRetrieved: "2026-11-21",
  });
  expect(changed).toMatchObject({
    status: 200,
    entry: { version: 2, source: "A second call", sourceRetrieved: "2026-11-21", confirmedAt: null },
  });
  expect((await call("POST", `${desk}/${id}/retire`, { version: 2 })).entry.isRetired).toBe(true);
  const seen = async () =>
    (await (await visitor.fetch("/api/resources?state=TX")).json()) as { id: number }[];
  expect((await seen()).some((row) => row.id === id)).toBe(false);
  expect((await call("POST", `${desk}/${id}/bring-back`, { version: 3 })).entry.isRetired).toBe(false);
  expect((await seen()).some((row) => row.id === id)).toBe(true);
  const log = await lab.db.auditEntry.findMany({
    where: { resourceType: "entry", resourceId: `${id}` },
    orderBy: { id: "asc" },
  });
  expect(log.map(({ action }) => action)).toEqual(
    ["added", "confirmed", "changed", "retired", "brought-back"].map((act) => `entry.${act}`),
  );
  for (const row of log)
    expect(row).toMatchObject({ actorKind: "system", actorId: `api-key:${made.apiKey.number}` });
});

test("checks a file and imports it as shown, once, even if two race", async () => {
  const call = async (path: string, body: unknown) =>
    send(by(await keyWith("directory:write")), "POST", `${desk}/${path}`, body);
  const before = await lab.db.resource.count();
  const { status, lines, hash } = await call("check", { csv: file });
  expect([status, lines]).toEqual([200, [expect.objectContaining({ outcome: "new", name: "Bay Pantry" })]]);
  expect(await lab.db.resource.count()).toBe(before);
  expect((await call("import", { csv: `${file}\n`, hash: "another" })).status).toBe(409);
  expect((await call("import", { csv: file, hash })).status).toBe(200);
  expect(await lab.db.resource.count()).toBe(before + 1);
  const log = await lab.db.auditEntry.findFirstOrThrow({ where: { action: "entry.imported" } });
  expect(log).toMatchObject({ actorKind: "system", actorName: "Call centre (API key)" });

  const { key, version } = await lab.db.resource.findFirstOrThrow({ where: { name: "Bay Pantry" } });
  const changed = file.replace(/\n,/, `\n${key},`).replace("Bay Pantry", "Bay Street Pantry");
  const shown = await call("check", { csv: changed });
  const both = await Promise.all([1, 2].map(() => call("import", { csv: changed, hash: shown.hash })));
  expect(new Set(both.map((one) => one.status))).toEqual(new Set([200, 409]));
  expect(await lab.db.resource.findUniqueOrThrow({ where: { key } })).toMatchObject({
    name: "Bay Street Pantry",
    version: version + 1,
  });
});

test("if two programs change an entry at once one wins, and the other learns who", async () => {
  const keys = await Promise.all([keyWith("directory:write"), keyWith("directory:write")]);
  const version = await versionOf(7);
  const answers = await Promise.all(
    keys.map((key, n) => send(by(key), "PUT", `${desk}/7`, { ...pantry, name: `Pantry ${n}`, version })),
  );
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]));
  expect(answers.find(({ status }) => status === 409)?.message).toContain("Call centre (API key)");
  expect(await versionOf(7)).toBe(version + 1);
});

test("an administrator does the same with a session", async () => {
  const admin = await signInAdmin(lab);
  const version = await versionOf(8);
  const answer = await admin.fetch(`${desk}/8/confirm`, { method: "POST", body: { version } });
  expect([answer.status, (await answer.json()).entry.confirmedBy]).toEqual([
    200,
    expect.stringContaining("@"),
  ]);
});

test("no one else can do anything", async () => {
  const open = await keyWith("directory:write");
  const revoke = `mutation ($id: ID!) { revokeApiKey(input: { id: $id }) { apiKey { state } } }`;
  await ask(boss, revoke, { id: open.apiKey.id });
  const others = await keyWith("requests:read", "requests:create", "dispatch:write", "export:read");
  const officer = await signInOfficer(lab);
  const owing = await signInAdmin(lab, { mustChangePassword: true });
  const before = await lab.db.resource.findMany({ orderBy: { id: "asc" } });
  for (const [headers, expected] of [
    [{}, 401],
    [by(open), 401],
    [by(others), 403],
    [{ cookie: officer.cookie }, 403],
    [{ cookie: owing.cookie }, 403],
  ] as const)
    for (const key of Object.keys(entryRoutes)) {
      const [method = "", path = ""] = key.split(" ");
      const body = entryRoutes[key as keyof typeof entryRoutes]?.example?.body;
      const { status } = await send(headers, method, path.replace(":id", "1"), body);
      expect([key, status]).toEqual([key, expected]);
    }
  expect(await lab.db.resource.findMany({ orderBy: { id: "asc" } })).toEqual(before);
});

test("reports errors at their field, and changes nothing", async () => {
  const key = await keyWith("directory:write");
  const before = await lab.db.resource.findMany({ orderBy: { id: "asc" } });
  const cells = file.split("\n")[1] ?? "";
  const long = `${file}\n${Array.from({ length: 20_000 }, () => cells).join("\n")}`.slice(0, 700_001);
  for (const [method, path, body, field] of [
    ["GET", "?page=x", undefined, "page"],
    ["GET", "?page=0", undefined, "page"],
    ["GET", "?view=lost", undefined, "view"],
    ["GET", "?state=Texas", undefined, "state"],
    ["GET", "?type=gold", undefined, "type"],
    ["GET", `?search=${"x".repeat(101)}`, undefined, "search"],
    ["POST", "", { ...pantry, name: 7 }, "name"],
    ["POST", "", { ...pantry, state: "ZZ" }, "state"],
    ["POST", "", { ...pantry, hours: "whenever" }, "hours"],
    ["POST", "", { ...pantry, sourceUrl: undefined }, "sourceUrl"],
    ["POST", "", { ...pantry, website: "javascript:alert(1)" }, "website"],
    ["POST", "", [], "body"],
    ["PUT", "/1", pantry, "version"],
    ["PUT", "/1", { ...pantry, version: "0" }, "version"],
    ["PUT", "/1", { ...pantry, version: 1.5 }, "version"],
    ["PUT", "/1", { version: 0 }, "name"],
    ["PUT", "/0", { ...pantry, version: 0 }, "id"],
    ["POST", "/1/confirm", {}, "version"],
    ["POST", "/1/confirm", { version: 2_147_483_648 }, "version"],
    ["POST", "/x/retire", { version: 0 }, "id"],
    ["POST", "/1/bring-back", { version: null }, "version"],
    ["POST", "/check", { csv: 7 }, "csv"],
    ["POST", "/check", { csv: "" }, "csv"],
    ["POST", "/check", { csv: "name,phone\nA,1" }, "csv"],
    ["POST", "/check", { csv: long }, "csv"],
    ["POST", "/import", { csv: file }, "hash"],
    ["POST", "/import", { csv: "a\0b", hash: "" }, "csv"],
  ] as const) {
    const { status, fields } = await send(by(key), method, `${desk}${path}`, body);
    expect([method, path, status, Object.keys(fields ?? {})]).toEqual([
      method,
      path,
      400,
      expect.arrayContaining([field]),
    ]);
  }
  expect((await send(by(key), "POST", `${desk}/999999/retire`, { version: 0 })).status).toBe(404);
  expect((await send(by(key), "POST", `${desk}/check`, { csv: "é".repeat(600_000) })).status).toBe(413);
  expect(await lab.db.resource.findMany({ orderBy: { id: "asc" } })).toEqual(before);
});

test("people resolve public reports: a program that names a report resolves none", async () => {
  lab.quotas.count = async () => {};
  const { id, key, version } = await lab.db.resource.findUniqueOrThrow({ where: { key: "res-tx-5" } });
  await reportWrongEntry(await visitor.context(), key, { problem: "number" });
  const report = await lab.db.correction.findFirstOrThrow({ where: { resourceKey: key } });
  const tool = by(await keyWith("directory:write"));
  const reported = await send(tool, "GET", `${desk}?view=reported`);
  expect(reported.entries.map((row: { key: string }) => row.key)).toEqual([key]);
  for (const correction of [report.id, globalId("Correction", report.id)]) {
    const body = { version: await versionOf(id), correction };
    expect((await send(tool, "POST", `${desk}/${id}/confirm`, body)).status).toBe(200);
  }
  expect(await versionOf(id)).toBe(version + 2);
  expect((await lab.db.correction.findUniqueOrThrow({ where: { id: report.id } })).state).toBe("open");
});
