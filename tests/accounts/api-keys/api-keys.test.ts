import { beforeAll, expect, test } from "vitest";
import { isNetwork, isWithin } from "../../../graph/accounts/api-keys/networks.ts";
import { approvedRequest } from "../../harness/requests/dispatches.ts";
import { createKey } from "../../../graph/accounts/api-keys/service.ts";
import { useKernel } from "../../harness/kernel.ts";
import {
  ask,
  fileRequest,
  globalId,
  newRequestForm,
  signInAdmin,
  signInOfficer,
} from "../../harness/people.ts";
import { useServer } from "../../harness/servers/live-server.ts";

const lab = useKernel();
const server = useServer(lab, { env: { TRUST_PROXY: true } });
const create = `mutation ($input: CreateApiKeyInput!) { createApiKey(input: $input) { key apiKey { id number prefix state scopes } } }`;
const revoke = `mutation ($id: ID!) { revokeApiKey(input: { id: $id }) { apiKey { state revokedBy } } }`;

let admin: Awaited<ReturnType<typeof signInAdmin>>;
beforeAll(async () => {
  admin = await signInAdmin(lab, { role: "super_admin" });
});
const make = (input: Record<string, unknown> = {}) =>
  ask(admin, create, { input: { name: "Reports", scopes: ["requests:read"], days: 30, ...input } });
const keyWith = async (...scopes: string[]) =>
  (await make({ scopes })).data.createApiKey as { key: string; apiKey: { id: string; number: number } };

interface Sent {
  method?: string;
  body?: unknown;
  headers?: Record<string, string>;
}
const send = (key: string, path: string, { method = "GET", body, headers = {} }: Sent = {}) =>
  server.send(path, {
    method,
    headers: {
      authorization: `Bearer ${key}`,
      "x-forwarded-for": "198.51.100.20",
      ...(body !== undefined && { "content-type": "application/json" }),
      ...headers,
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });

test("a key is shown once, stored as a hash, and works for the calls of its scopes", async () => {
  const number = await fileRequest(lab, await signInOfficer(lab));
  const { key, apiKey } = await keyWith("requests:read");
  expect(key).toMatch(/^sv_[\w-]{43}$/);
  const row = await lab.db.apiKey.findUniqueOrThrow({ where: { id: apiKey.number } });
  expect(JSON.stringify(row)).not.toContain(key);
  expect(key.startsWith(row.prefix)).toBe(true);
  const list = await send(key, "/api/emergency-requests?isAdmin=true");
  expect([list.status, JSON.parse(list.text)[0].id]).toEqual([200, number]);
  expect(list.headers["set-cookie"]).toBeUndefined();
  const one = await send(key, `/api/emergency-requests/${number}`);
  expect(one.status).toBe(200);
  expect(one.text).not.toContain("078-05-1120");
  const read = await lab.db.auditEntry.findFirst({
    where: { action: "request.read", resourceId: String(number) },
    orderBy: { id: "desc" },
  });
  expect(read).toMatchObject({
    actorKind: "system",
    actorId: `api-key:${apiKey.number}`,
    actorName: "Reports (API key)",
  });
  const used = await lab.db.apiKey.findUniqueOrThrow({ where: { id: apiKey.number } });
  expect(used).toMatchObject({ lastUsedIp: "198.51.100.20", lastUsedAt: expect.any(Date) });
});

test("no key dispatches more than was allocated, whatever reason it gives", async () => {
  const requestId = await approvedRequest(lab, { dollars: 20 });
  const { key } = await keyWith("dispatch:write");
  const give = (estimatedValue: number) =>
    send(key, "/api/help-dispatches", {
      method: "POST",
      body: {
        ...{ requestId, helpType: "transportation", providerInfo: "Uber", dispatchNotes: "Uber - x" },
        ...{ estimatedValue, overReason: "It was urgent" },
      },
    });
  expect(await give(21)).toMatchObject({
    status: 403,
    text: expect.stringContaining("signed-in administrator"),
  });
  expect(await lab.db.helpDispatch.count({ where: { requestId } })).toBe(0);
  expect((await give(20)).status).toBe(201);
});

test("no key approves, allocates, or accesses accounts, configuration or files", async () => {
  const number = await fileRequest(lab, await signInOfficer(lab), { recommended: 100 });
  const { key } = await keyWith(
    "requests:read",
    "requests:create",
    "dispatch:write",
    "directory:write",
    "export:read",
  );
  const calls: [string, string, unknown?][] = [
    ["PATCH", `/api/emergency-requests/${number}/status`, { status: "approved" }],
    ["PATCH", `/api/emergency-requests/${number}`, { status: "approved" }],
    ["POST", "/api/fund-allocations", { requestId: number, amount: 100 }],
    [
      "POST",
      "/api/admin/create-user",
      { name: "x", email: "x@x.gov", username: "x", password: "xxxxxxxx", role: "super_admin" },
    ],
    ["GET", "/api/admin/users"],
    ["DELETE", "/api/admin/delete/1"],
    ["POST", "/api/admin/change-password", {}],
    ["GET", "/api/admin/activity-logs"],
    ["GET", "/api/admin/audit-logs/export"],
  ];
  const before = await lab.db.emergencyRequest.findUniqueOrThrow({ where: { id: number } });
  for (const [method, path, body] of calls) {
    const { status, text } = await send(key, path, { method, ...(body !== undefined && { body }) });
    expect([path, [403, 404].includes(status), text.includes("FORBIDDEN") || status === 404]).toEqual([
      path,
      true,
      true,
    ]);
  }
  expect(await lab.db.emergencyRequest.findUniqueOrThrow({ where: { id: number } })).toEqual(before);
  expect(
    await lab.db.auditEntry.count({ where: { action: "access.denied", actorKind: "system" } }),
  ).toBeGreaterThan(3);
});

test("a missing scope, another network, and an old, revoked or unknown key are refused", async () => {
  const path = "/api/emergency-requests?isAdmin=true";
  const { key: other } = await keyWith("export:read");
  const lacking = await send(other, path);
  expect([lacking.status, JSON.parse(lacking.text).message]).toEqual([
    403,
    "This API key lacks the scope requests:read, which this call (GET /api/emergency-requests) requires.",
  ]);
  const closed = await send(other, "/api/emergency-requests/7", {
    method: "PATCH",
    body: { status: "approved" },
  });
  expect([closed.status, JSON.parse(closed.text).message]).toEqual([
    403,
    "API keys can't make this call (PATCH /api/emergency-requests/{id}).",
  ]);
  expect((await send(`sv_${"x".repeat(43)}`, path)).status).toBe(401);
  expect((await send("sv_short", path)).status).toBe(401);

  const bound = (await make({ networks: ["10.0.0.0/8", "2001:db8::/32"] })).data.createApiKey.key as string;
  expect((await send(bound, path)).status).toBe(403);
  const denial = await lab.db.auditEntry.findFirst({
    where: { action: "access.denied" },
    orderBy: { id: "desc" },
  });
  expect(denial).toMatchObject({ resourceId: "GET /api/emergency-requests", ip: "198.51.100.20" });
  expect(await lab.db.apiKey.findFirst({ orderBy: { id: "desc" } })).toMatchObject({ lastUsedAt: null });
  expect((await send(bound, path, { headers: { "x-forwarded-for": "10.9.8.7" } })).status).toBe(200);
  expect((await send(bound, path, { headers: { "x-forwarded-for": "2001:db8::5" } })).status).toBe(200);

  const { key, apiKey } = await keyWith("requests:read");
  expect((await send(key, path, { headers: { cookie: admin.cookie } })).status).toBe(400);
  expect((await ask(admin, revoke, { id: apiKey.id })).data.revokeApiKey.apiKey.state).toBe("revoked");
  expect((await send(key, path)).status).toBe(401);
  expect((await ask(admin, revoke, { id: apiKey.id })).code).toBe("CONFLICT");
  expect((await ask(admin, revoke, { id: globalId("ApiKey", 9999) })).code).toBe("NOT_FOUND");

  const { key: old, apiKey: row } = await keyWith("requests:read");
  await lab.db.apiKey.update({ where: { id: row.number }, data: { expiresAt: new Date(Date.now() - 1000) } });
  expect((await send(old, path)).status).toBe(401);
});

test("an export key reads the analytics as numbers and as a file", async () => {
  const { key } = await keyWith("export:read");
  expect((await send(key, "/api/admin/analytics?timeRange=30d")).status).toBe(200);
  const file = await send(key, "/api/admin/analytics/export?timeRange=30d&format=csv", { method: "POST" });
  expect([file.status, file.headers["content-type"]]).toEqual([200, expect.stringContaining("text/csv")]);
  const { key: other } = await keyWith("requests:read");
  expect((await send(other, "/api/admin/analytics/export", { method: "POST" })).status).toBe(403);
});

test("a program files a public request that a person has to adopt, with unconfirmed needs", async () => {
  const { key } = await keyWith("requests:create");
  const { victimPhone: _phone, victimEmail: _email, victimAddress: _address, ...form } = newRequestForm();
  const body = { ...form, victimContact: "noor@example.com" };
  const headers = { "idempotency-key": "one-two-three-four-five" };
  const first = await send(key, "/api/emergency-requests", { method: "POST", body, headers });
  expect(first.status).toBe(201);
  const again = await send(key, "/api/emergency-requests", { method: "POST", body, headers });
  expect(JSON.parse(again.text).id).toBe(JSON.parse(first.text).id);
  const row = await lab.db.emergencyRequest.findUniqueOrThrow({ where: { id: JSON.parse(first.text).id } });
  expect(row).toMatchObject({ officerId: null, citizenId: null, status: "pending", needsSource: "read" });
  const { key: second } = await keyWith("requests:create");
  const theirs = await send(second, "/api/emergency-requests", { method: "POST", body, headers });
  expect(JSON.parse(theirs.text).id).not.toBe(row.id);
});

test("names errors of a key; only super admins create one, and an old password must be entered again", async () => {
  expect((await make({ scopes: ["everything"] })).code).toBe("INVALID");
  expect((await make({ scopes: [] })).fields).toHaveProperty("scopes");
  expect((await make({ name: " ", days: 0 })).fields).toMatchObject({
    name: expect.any(Array),
    days: expect.any(Array),
  });
  for (const networks of [["10.0.0.0/33"], ["2001:db8::/129"], ["nowhere"]])
    expect((await make({ networks })).code).toBe("INVALID");
  const input = { name: "x", scopes: ["requests:read"], days: 1 };
  for (const caller of [await signInAdmin(lab), await signInOfficer(lab)]) {
    expect((await ask(caller, create, { input })).code).toBe("FORBIDDEN");
    expect((await ask(caller, "{ apiKeys { totalCount } }")).code).toBe("FORBIDDEN");
  }
  const late = await signInAdmin(lab, { role: "super_admin" });
  const { viewer } = await late.context();
  if (viewer.kind === "admin")
    await lab.db.session.update({ where: { id: viewer.sessionId }, data: { passwordAt: new Date(0) } });
  expect((await ask(late, create, { input })).code).toBe("UNPROCESSABLE");
});

test("matches networks of any family and spelling", () => {
  expect(isNetwork("10.0.0.0/8") && isNetwork("::1") && !isNetwork("10.0.0.0/x")).toBe(true);
  expect(isWithin("::ffff:10.1.1.1", ["10.0.0.0/8"])).toBe(true);
  expect(isWithin("11.1.1.1", ["10.0.0.0/8", "11.1.1.2"])).toBe(false);
  expect(isWithin("unknown", ["0.0.0.0/0"])).toBe(false);
});

const setActive = `mutation ($input: SetAdminActiveInput!) { setAdminActive(input: $input) { admin { isActive apiKeys { id } } } }`;
const setRole = `mutation ($input: SetAdminRolesInput!) { setAdminRoles(input: $input) { admin { role } } }`;
const remove = `mutation ($input: DeleteAdminInput!) { deleteAdmin(input: $input) { username } }`;

/** Another super admin with two keys. */
async function holder() {
  const maker = await signInAdmin(lab, { role: "super_admin" });
  const input = { scopes: ["requests:read"], days: 30 };
  const made = [];
  for (const name of ["First", "Second"])
    made.push((await ask(maker, create, { input: { ...input, name } })).data.createApiKey);
  const [first, second] = made as { key: string; apiKey: { id: string; number: number } }[];
  if (!first || !second) throw new Error("No keys were made");
  return { maker, id: globalId("Admin", maker.adminId), first, second };
}
const opens = async (key: string) => (await send(key, "/api/emergency-requests?isAdmin=true")).status === 200;

test("an API key ends with the account that made it, unless the acting super admin takes it over", async () => {
  const acts = [
    (id: string, keepApiKeys: string[]) =>
      ask(admin, setActive, { input: { id, isActive: false, keepApiKeys } }),
    (id: string, keepApiKeys: string[]) =>
      ask(admin, setRole, { input: { id, roles: ["admin"], version: 0, keepApiKeys } }),
    (id: string, keepApiKeys: string[]) => ask(admin, remove, { input: { id, keepApiKeys } }),
  ];
  for (const act of acts) {
    const { maker, id, first, second } = await holder();
    expect([await opens(first.key), await opens(second.key)]).toEqual([true, true]);
    expect((await act(id, [second.apiKey.id])).code).toBeUndefined();
    expect([await opens(first.key), await opens(second.key)]).toEqual([false, true]);
    const rows = await lab.db.apiKey.findMany({
      where: { id: { in: [first.apiKey.number, second.apiKey.number] } },
      orderBy: { id: "asc" },
    });
    const by = await lab.db.admin.findUniqueOrThrow({ where: { id: admin.adminId } });
    expect(rows).toMatchObject([{ revokedBy: by.username }, { revokedAt: null, adminId: by.id }]);
    const log = await lab.db.auditEntry.findMany({
      where: {
        resourceType: "api-key",
        resourceId: { in: rows.map((row) => String(row.id)) },
        action: { in: ["api-key.revoked", "api-key.taken-over"] },
      },
      orderBy: { id: "asc" },
    });
    expect(log.map(({ action, resourceId }) => [action, Number(resourceId)])).toEqual([
      ["api-key.revoked", first.apiKey.number],
      ["api-key.taken-over", second.apiKey.number],
    ]);
    await lab.db.admin.deleteMany({ where: { id: maker.adminId } });
  }
});

test("over REST too; a key of an account deleted in the database does not work either", async () => {
  const off = await holder();
  const path = `/api/admin/toggle-status/${off.maker.adminId}`;
  const keep = (keys: unknown) =>
    admin.fetch(path, { method: "PATCH", body: { isActive: false, keepApiKeys: keys } });
  expect((await keep("1")).status).toBe(400);
  expect((await keep([off.first.apiKey.number])).status).toBe(200);
  expect([await opens(off.first.key), await opens(off.second.key)]).toEqual([true, false]);

  const gone = await holder();
  const answer = await admin.fetch(
    `/api/admin/delete/${gone.maker.adminId}?keepApiKeys=${gone.first.apiKey.number},${gone.second.apiKey.number}`,
    { method: "DELETE" },
  );
  expect(answer.status).toBe(200);
  expect([await opens(gone.first.key), await opens(gone.second.key)]).toEqual([true, true]);

  const silent = await holder();
  expect((await admin.fetch(`/api/admin/delete/${silent.maker.adminId}`, { method: "DELETE" })).status).toBe(
    200,
  );
  expect(await opens(silent.first.key)).toBe(false);
  const demoted = await holder();
  await lab.db.admin.update({ where: { id: demoted.maker.adminId }, data: { roles: ["admin"] } });
  expect(await opens(demoted.first.key)).toBe(false);
});

test("only an active key of that account can be kept, and a refused action revokes none", async () => {
  const [one, other] = [await holder(), await holder()];
  const input = (key: string) => ({ input: { id: one.id, isActive: false, keepApiKeys: [key] } });
  expect((await ask(admin, setActive, input(other.first.apiKey.id))).code).toBe("CONFLICT");
  await ask(admin, revoke, { id: one.first.apiKey.id });
  expect((await ask(admin, setActive, input(one.first.apiKey.id))).code).toBe("CONFLICT");
  expect((await ask(admin, setActive, input(one.id))).code).toBe("INVALID");
  expect([await opens(one.second.key), await opens(other.first.key)]).toEqual([true, true]);
});

test("a key created while its owner is deactivated does not outlive the account", async () => {
  const { maker, id, first } = await holder();
  const context = await maker.context();
  const [made] = await Promise.allSettled([
    createKey(context, { name: "Late", scopes: ["requests:read"], days: 30 }),
    ask(admin, setActive, { input: { id, isActive: false } }),
  ]);
  if (made.status === "fulfilled") expect(await opens(made.value.key)).toBe(false);
  expect(await opens(first.key)).toBe(false);
  await expect(
    createKey(context, { name: "Later", scopes: ["requests:read"], days: 30 }),
  ).rejects.toMatchObject({
    code: expect.stringMatching(/FORBIDDEN|UNPROCESSABLE/),
  });
  expect(await lab.db.apiKey.count({ where: { adminId: maker.adminId, revokedAt: null } })).toBe(0);
});

test("a super admin sees which keys end with an account, an admin does not", async () => {
  const { id, first, second } = await holder();
  const list = "query ($id: ID!) { node(id: $id) { ... on Admin { apiKeys { id } } } }";
  expect((await ask(admin, list, { id })).data.node.apiKeys).toEqual([
    { id: first.apiKey.id },
    { id: second.apiKey.id },
  ]);
  expect((await ask(await signInAdmin(lab), list, { id })).data.node.apiKeys).toEqual([]);
});

test("who uses a key is changed from what was shown, by a super administrator, and logged", async () => {
  const { apiKey } = await keyWith("requests:read");
  const change = `mutation ($input: ChangeApiKeyRecipientInput!) { changeApiKeyRecipient(input: $input) { apiKey { body agreement } } }`;
  const to = (input: object, who = admin) => ask(who, change, { input: { id: apiKey.id, ...input } });
  expect((await to({ body: "Shelter" }, await signInAdmin(lab))).code).toBe("FORBIDDEN");
  expect((await to({ body: " ", agreement: "Title" })).fields).toHaveProperty("body");
  const { data } = await to({ body: "Shelter" });
  expect(data.changeApiKeyRecipient.apiKey).toEqual({ body: "Shelter", agreement: null });
  // Someone who still sees a key without a body.
  expect((await to({ body: "Another" })).code).toBe("CONFLICT");
  await to({ body: "Shelter", agreement: "Title", seenBody: "Shelter" });
  expect(await lab.db.apiKey.findUnique({ where: { id: apiKey.number } })).toMatchObject({
    ...{ body: "Shelter", agreement: "Title" },
  });
  const logged = await lab.db.auditEntry.findMany({ where: { action: "api-key.recipient-changed" } });
  expect(logged.map(({ details }) => details)).toMatchObject([
    { organization: "Shelter", agreement: null },
    { organization: "Shelter", agreement: "Title" },
  ]);
  await ask(admin, revoke, { id: apiKey.id });
  expect((await to({ body: null, seenBody: "Shelter", seenAgreement: "Title" })).code).toBe("CONFLICT");
});
