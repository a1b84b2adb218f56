import { beforeEach, expect, test, vi } from "vitest";
import { WebSocket } from "ws";
import { setAccountRoles } from "../../../graph/accounts/admins/accounts/account-acts.ts";
import { says } from "../../../shared/accounts/admins/sentences.ts";
import type { AdminRole } from "../../../prisma/client/enums.ts";
import { approvedRequest } from "../../harness/requests/dispatches.ts";
import { useKernel, type Caller } from "../../harness/kernel.ts";
import { useServer } from "../../harness/servers/live-server.ts";
import { ask, fileRequest, globalId, shownTo, signInAdmin, signInOfficer } from "../../harness/people.ts";

const lab = useKernel();
const wire = useServer(lab);

let root: Caller & { adminId: number };
beforeEach(async () => {
  await lab.db.$executeRaw`TRUNCATE "Admin" CASCADE`;
  root = await signInAdmin(lab, { role: "super_admin" });
});
const as = (...roles: AdminRole[]) => signInAdmin(lab, { roles });
const change = async (by: Caller, id: number, roles: AdminRole[], version = 0) =>
  setAccountRoles(await by.context(), id, { roles, version });

const setRoles = `mutation ($input: SetAdminRolesInput!) {
  setAdminRoles(input: $input) { admin { role roles version } }
}`;

test("an account gets several roles at once; the log says what it had before and has now", async () => {
  const dana = await as("admin");
  const { data } = await ask(root, setRoles, {
    input: { id: globalId("Admin", dana.adminId), roles: ["treasurer", "desk", "desk"], version: 0 },
  });
  expect(data.setAdminRoles.admin).toEqual({ role: "treasurer", roles: ["treasurer", "desk"], version: 1 });
  const where = { action: "admin.role-changed", resourceId: String(dana.adminId) };
  expect(await lab.db.auditEntry.findMany({ where, orderBy: { id: "desc" }, take: 1 })).toMatchObject([
    {
      actorId: String(root.adminId),
      details: { before: { roles: ["admin"] }, after: { roles: ["treasurer", "desk"] }, sessionsEnded: 1 },
    },
  ]);
});

test("roles that someone else changed meanwhile are not overwritten, and nothing changes twice", async () => {
  const dana = await as("admin");
  await change(root, dana.adminId, ["auditor"]);
  const conflict = { code: "CONFLICT", message: says.rolesChangedMeanwhile };
  await expect(change(root, dana.adminId, ["desk"])).rejects.toMatchObject(conflict);
  await expect(change(root, dana.adminId, ["auditor"], 1)).rejects.toMatchObject({
    code: "CONFLICT",
    message: says.roleAlready,
  });
  await expect(change(root, dana.adminId, [], 1)).rejects.toMatchObject({
    code: "INVALID",
    fields: { roles: [{ text: says.roleMissing }] },
  });
  const { roles, version } = await lab.db.admin.findUniqueOrThrow({ where: { id: dana.adminId } });
  expect([roles, version]).toEqual([["auditor"], 1]);
});

test("of two changes from the same version, one wins", async () => {
  const [dana, other] = [await as("admin"), await as("super_admin")];
  const ends = await Promise.allSettled([
    change(root, dana.adminId, ["auditor"]),
    change(other, dana.adminId, ["treasurer"]),
  ]);
  expect(ends.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
});

test("no one changes their own roles, and the last super administrator stays one", async () => {
  await expect(change(root, root.adminId, ["super_admin", "treasurer"])).rejects.toMatchObject({
    code: "FORBIDDEN",
    message: says.ownAccount,
  });
  const other = await as("super_admin");
  const context = await other.context();
  await change(root, other.adminId, ["auditor"]);
  // Admitted before the demotion: the database refuses to leave no super administrator.
  await expect(setAccountRoles(context, root.adminId, { roles: ["desk"], version: 0 })).rejects.toMatchObject(
    { code: expect.stringMatching(/CONFLICT|UNPROCESSABLE|FORBIDDEN|UNAUTHENTICATED/) },
  );
  expect(await lab.db.admin.count({ where: { roles: { has: "super_admin" } } })).toBe(1);
});

test("the database keeps an account without roles out", async () => {
  const dana = await as("admin");
  await expect(lab.db.admin.update({ where: { id: dana.adminId }, data: { roles: [] } })).rejects.toThrow(
    "Admin_has_a_role",
  );
});

test("new roles hold at once: the account's sessions end everywhere", async () => {
  const dana = await as("approver");
  const number = await fileRequest(lab, await signInOfficer(lab), { recommended: 20 });
  const shown = await shownTo(dana, number);
  const stale = await dana.context();
  await change(root, dana.adminId, ["desk"]);
  expect((await dana.context()).viewer).toMatchObject({ kind: "visitor" });
  expect((await dana.fetch("/api/emergency-requests?isAdmin=true")).status).toBe(401);
  expect((await ask(dana, approve, { input: shown })).code).toBe("UNAUTHENTICATED");
  expect(stale.viewer).toMatchObject({ roles: ["approver"] });
});

const approve = `mutation ($input: ApproveRequestInput!) {
  approveRequest(input: $input) { request { status } }
}`;

test("an account of another role raises no one's roles", async () => {
  for (const role of ["admin", "security", "auditor", "treasurer", "desk"] as const) {
    const attacker = await as(role);
    const id = globalId("Admin", attacker.adminId);
    const tries = [{ id, roles: ["super_admin"], version: 0 }];
    for (const input of tries)
      expect((await ask(attacker, setRoles, { input })).code, role).toBe("FORBIDDEN");
    const body = { name: "X", email: "x@fund.example", username: "x", password: "Temporary-1" };
    for (const more of [{ role: "super_admin" }, { roles: ["super_admin"] }]) {
      const answer = await attacker.fetch("/api/admin/create-user", {
        method: "POST",
        body: { ...body, ...more },
      });
      expect(answer.status, role).toBe(403);
    }
    const key = `mutation { createApiKey(input: { name: "k", scopes: ["dispatch:write"], days: 1 }) { key } }`;
    expect((await ask(attacker, key)).code, role).toBe("FORBIDDEN");
    expect((await lab.db.admin.findUniqueOrThrow({ where: { id: attacker.adminId } })).roles).toEqual([role]);
  }
  expect(await lab.db.admin.count({ where: { roles: { has: "super_admin" } } })).toBe(1);
});

test("a desk account decides nothing over REST or GraphQL, and says which role it lacks", async () => {
  const desk = await as("desk");
  const number = await fileRequest(lab, await signInOfficer(lab), { recommended: 20 });
  const rest = [
    ["POST", "/api/fund-allocations", { requestId: number, amount: 20, status: "allocated" }],
    ["PATCH", `/api/emergency-requests/${number}/status`, { status: "approved" }],
    ["PATCH", `/api/emergency-requests/${number}`, { status: "approved" }],
    ["POST", "/api/help-dispatches", { requestId: number, helpType: "food" }],
  ] as const;
  for (const [method, path, body] of rest)
    expect((await desk.fetch(path, { method, body })).status, path).toBe(403);
  const { code, message } = await ask(desk, approve, {
    input: { id: globalId("EmergencyRequest", number), amount: 20, version: 0 },
  });
  expect([code, message]).toEqual([
    "FORBIDDEN",
    "Your account needs the role Approver, Admin or Super Admin to do this.",
  ]);
  expect((await desk.fetch(`/api/emergency-requests/${number}`)).status).toBe(404);
  expect(await (await desk.fetch("/api/emergency-requests")).json()).toEqual([]);
  expect(await lab.db.emergencyRequest.findUniqueOrThrow({ where: { id: number } })).toMatchObject({
    status: "pending",
  });
});

test("over a websocket, a desk account hears of callbacks and not of requests", async () => {
  const desk = await as("desk");
  const address = `127.0.0.1:${wire.port}`;
  const socket = new WebSocket(`ws://${address}/graphql`, "graphql-transport-ws", {
    headers: { cookie: desk.cookie, origin: `http://${address}` },
  });
  const said: { id?: string; type: string; payload?: { extensions?: { code?: string } }[] }[] = [];
  socket.on("message", (data: Buffer) => said.push(JSON.parse(data.toString()) as (typeof said)[0]));
  socket.on("open", () => socket.send(JSON.stringify({ type: "connection_init" })));
  await vi.waitFor(() => expect(said).toMatchObject([{ type: "connection_ack" }]));
  const send = (id: string, query: string) =>
    socket.send(JSON.stringify({ id, type: "subscribe", payload: { query } }));
  send("1", "subscription { trackedRequestChanged { id } }");
  await vi.waitFor(() => expect(said.some(({ id, type }) => id === "1" && type === "complete")).toBe(true));
  expect(JSON.stringify(said)).toContain("FORBIDDEN");
  send("2", `mutation { approveRequest(input: { id: "x", amount: 1, version: 0 }) { request { id } } }`);
  await vi.waitFor(() => expect(said.at(-1)).toMatchObject({ id: "2" }));
  expect(JSON.stringify(said)).not.toContain('"approved"');
  const opened = said.length;
  send("3", "subscription { callbackChanged { id } }");
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(said).toHaveLength(opened);
  socket.close();
});

test("an approver does not dispatch or complete, and a dispatcher does not approve", async () => {
  const [approver, dispatcher] = [await as("approver"), await as("dispatcher")];
  const status = async (by: Caller, number: number, next: string) =>
    (await by.fetch(`/api/emergency-requests/${number}`, { method: "PATCH", body: { status: next } })).status;
  const open = await fileRequest(lab, await signInOfficer(lab), { recommended: 20 });
  expect(await status(dispatcher, open, "approved")).toBe(403);
  expect(await status(approver, open, "approved")).toBe(200);
  expect(await status(approver, open, "completed")).toBe(403);
  const paid = await approvedRequest(lab);
  const { id } = await lab.db.fundAllocation.findFirstOrThrow({ where: { requestId: paid } });
  const hand = async (by: Caller) =>
    (
      await by.fetch(`/api/fund-allocations/${id}/status`, {
        method: "PATCH",
        body: { status: "distributed" },
      })
    ).status;
  expect(await hand(approver)).toBe(403);
  expect(await hand(dispatcher)).toBe(200);
});

test("two roles permit what either permits, and nothing more", async () => {
  const both = await as("desk", "security");
  const { data } = await ask(both, "{ viewer { admin { roles permissions } } }");
  expect(data.viewer.admin).toEqual({
    roles: ["desk", "security"],
    permissions: ["readDesk", "readRecords", "readSecurity", "workDesk", "manageSecurity"],
  });
  expect((await ask(both, "{ funds { name } }")).code).toBe("FORBIDDEN");
});
