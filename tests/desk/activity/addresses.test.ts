import { once } from "node:events";
import { request, type IncomingMessage } from "node:http";
import { beforeEach, expect, test } from "vitest";
import { WebSocket } from "ws";
import { placeOf, riskOf } from "../../../shared/desk/activity/rules.ts";
import { openBlocks } from "../../../graph/core/http/blocks.ts";
import { record } from "../../../graph/core/audit/record.ts";
import type { AuditAction } from "../../../graph/core/audit/actions.ts";
import { useKernel, type Caller } from "../../harness/kernel.ts";
import {
  ask,
  fileRequest,
  newRequestForm,
  rowsOf,
  signInAdmin,
  signInOfficer,
} from "../../harness/people.ts";
import { useServer } from "../../harness/servers/live-server.ts";

const lab = useKernel();
const server = useServer(lab, { env: { TRUST_PROXY: true } });
const list = `query ($filter: IpActivityFilter) { ipActivities(filter: $filter) { totalCount edges { node {
  ipAddress risk signs failedSignIns denials perMinute actionCount userTypes location isOwn block { number until reason } } } } }`;
const block = `mutation ($input: BlockNetworkInput!) { blockNetwork(input: $input) { block { number network until } } }`;
const unblock = `mutation ($n: Int!) { unblockNetwork(input: { number: $n }) { block { endedAt } } }`;

beforeEach(async () => {
  await lab.db.networkBlock.deleteMany();
  await lab.blocks.refresh();
});

const superAdmin = () => signInAdmin(lab, { role: "super_admin" });
const blocking = (caller: Caller, ipAddress: string, more: Record<string, unknown> = {}) =>
  ask(caller, block, { input: { ipAddress, minutes: 60, reason: "Guesses passwords", ...more } });
const from = async (
  ip: string,
  action: AuditAction,
  count: number,
  outcome: "success" | "failure" = "failure",
) => {
  const context = { ...(await (await lab.visitor()).context()), ip };
  for (let n = 0; n < count; n += 1)
    await record(lab.db, context, { action, resourceType: "access", outcome });
};

test("risk follows the documented rule, and no location is made up", async () => {
  const none = { failedSignIns: 0, denials: 0, perMinute: 0 };
  expect(riskOf(none)).toEqual({ risk: "low", signs: [] });
  expect(riskOf({ ...none, failedSignIns: 2 })).toEqual({ risk: "medium", signs: ["failedSignIns"] });
  expect(riskOf({ failedSignIns: 5, denials: 10, perMinute: 119 })).toEqual({
    risk: "high",
    signs: ["failedSignIns", "denials"],
  });
  for (const ip of [
    "10.1.2.3",
    "172.31.0.1",
    "192.168.1.1",
    "127.0.0.1",
    "100.64.0.1",
    "::1",
    "fd00::1",
    "fe80::1",
  ])
    expect(placeOf(ip)).toBe("Private network");
  for (const ip of ["172.32.0.1", "100.128.0.1", "8.8.8.8", "2001:db8::1", "unknown"])
    expect(placeOf(ip)).toBe("Unknown");
});

test("an administrator sees each address's activity of the last day, and finds the risky ones", async () => {
  await from("198.51.100.7", "admin.login", 5);
  await from("198.51.100.8", "access.denied", 3);
  await from("10.0.0.9", "request.read", 2, "success");
  const admin = await signInAdmin(lab);
  const find = async (filter = {}) => rowsOf((await ask(admin, list, { filter })).data.ipActivities);
  expect(await find({ search: "198.51.100.7" })).toMatchObject([
    {
      ipAddress: "198.51.100.7",
      risk: "high",
      signs: ["failedSignIns"],
      actionCount: 5,
      location: "Unknown",
      userTypes: ["visitor"],
      block: null,
    },
  ]);
  expect(await find({ risk: "medium" })).toMatchObject([{ ipAddress: "198.51.100.8", denials: 3 }]);
  expect(await find({ search: "10.0.0" })).toMatchObject([{ risk: "low", location: "Private network" }]);
  expect(await find({ search: "%" })).toEqual([]);
  const answer = await admin.fetch("/api/admin/ip-activities");
  const { success, ipActivities } = await answer.json();
  expect([answer.status, success]).toEqual([200, true]);
  expect(ipActivities[0]).toMatchObject({
    ipAddress: expect.any(String),
    risk: expect.any(String),
    lastSeen: expect.any(String),
  });
  expect((await (await lab.visitor()).fetch("/api/admin/ip-activities")).status).toBe(401);
});

test("a blocked network cannot write, sign in or read with a session; public reads continue", async () => {
  const officer = await signInOfficer(lab);
  const send = (path: string, init: { method?: string; body?: unknown; cookie?: string; ip?: string } = {}) =>
    server.send(path, {
      method: init.method ?? "GET",
      headers: {
        "content-type": "application/json",
        "x-forwarded-for": init.ip ?? "203.0.113.5",
        ...(init.cookie && { cookie: init.cookie }),
      },
      ...(init.body !== undefined && { body: JSON.stringify(init.body) }),
    });
  const graphql = (query: string, cookie?: string) =>
    send("/graphql", { method: "POST", body: { query }, ...(cookie && { cookie }) });
  // Another read makes its session known here, so that the next call would be prefetched.
  const own = `/api/emergency-requests/${await fileRequest(lab, officer)}`;
  for (let times = 0; times < 2; times += 1)
    expect((await send(own, { cookie: officer.cookie, ip: "203.0.113.77" })).status).toBe(200);
  const reads = () => lab.db.auditEntry.count({ where: { action: "request.read" } });
  const before = await reads();
  expect((await blocking(await superAdmin(), "203.0.113.5")).data.blockNetwork.block.network).toBe(
    "203.0.113.5",
  );
  expect((await send(own, { cookie: officer.cookie })).status).toBe(403);
  expect(await reads()).toBe(before);

  const refused = await send("/api/emergency-requests", { method: "POST", body: newRequestForm() });
  expect([refused.status, JSON.parse(refused.text).code]).toEqual([403, "FORBIDDEN"]);
  expect(refused.text).toContain("call 911");
  const login = { username: "admin", password: "x" };
  expect((await send("/api/admin/login", { method: "POST", body: login })).status).toBe(403);
  expect(
    (await send(`/api/emergency-requests?officerId=${officer.officerId}`, { cookie: officer.cookie })).status,
  ).toBe(403);
  expect((await graphql("{ viewer { kind } }", officer.cookie)).status).toBe(403);
  expect(
    (
      await graphql(`
        mutation {
          adminLogin(input: { username: "a", password: "b" }) {
            __typename
          }
        }
      `)
    ).text,
  ).toContain("FORBIDDEN");
  const page = await server.send("/verify/some-token", {
    method: "POST",
    headers: {
      "content-type": "application/x-www-form-urlencoded",
      "x-forwarded-for": "203.0.113.5",
      "accept-language": "es",
    },
    body: "a=b",
  });
  expect([page.status, page.headers["content-type"]]).toEqual([403, expect.stringContaining("html")]);
  expect(page.text).toContain("911");

  expect((await send("/api/resources?state=TX")).status).toBe(200);
  expect((await send("/api/resources?state=TX", { cookie: officer.cookie })).status).toBe(200);
  expect((await graphql("{ viewer { kind } }")).status).toBe(200);
  const neighbour = await send(`/api/emergency-requests?officerId=${officer.officerId}`, {
    cookie: officer.cookie,
    ip: "203.0.113.6",
  });
  expect(neighbour.status).toBe(200);
});

/** Open connections of an address, of both kinds; each reports its end. */
async function listen(ip: string, { cookie }: Caller) {
  const host = `127.0.0.1:${server.port}`;
  const headers = { cookie, "x-forwarded-for": ip };
  const stream = request(`http://${host}/graphql`, {
    method: "POST",
    agent: false,
    headers: { ...headers, accept: "text/event-stream", "content-type": "application/json" },
  });
  stream.end(JSON.stringify({ query: "subscription { verificationChanged { __typename } }" }));
  const [answer] = (await once(stream, "response")) as [IncomingMessage];
  const socket = new WebSocket(`ws://${host}/graphql`, "graphql-transport-ws", {
    headers: { ...headers, origin: `http://${host}` },
  });
  await once(socket, "open");
  const ended = { stream: false, socket: false };
  const streamEnded = new Promise<void>((resolve) =>
    answer
      .on("error", () => {})
      .on("close", resolve)
      .resume(),
  );
  const both = Promise.all([
    streamEnded.then(() => (ended.stream = true)),
    once(socket, "close").then(() => (ended.socket = true)),
  ]);
  const close = () => (stream.destroy(), socket.terminate());
  return { status: answer.statusCode, ended, both, close };
}

test("blocking a network ends its open connections, in every process, and no others", async () => {
  const officer = await signInOfficer(lab);
  const neighbour = await listen("203.0.113.8", officer);
  const admin = await superAdmin();
  const here = await listen("203.0.113.7", officer);
  expect(here).toMatchObject({ status: 200, ended: { stream: false, socket: false } });
  expect((await blocking(admin, "203.0.113.7")).code).toBeUndefined();
  await here.both;
  const again = await listen("203.0.113.7", officer);
  expect(again.status).toBe(403);
  again.close();

  const there = await listen("2001:db8:7:7::1", officer);
  const network = "2001:db8:7:7::/64";
  const until = new Date(Date.now() + 60_000);
  await lab.db.networkBlock.create({ data: { network, reason: "Floods", blockedBy: "another", until } });
  expect(lab.blocks.isBlocked("2001:db8:7:7::2")).toBe(false);
  lab.events.publish("blocksChanged", { network });
  await there.both;
  expect(lab.blocks.isBlocked("2001:db8:7:7::2")).toBe(true);
  expect(neighbour.ended).toEqual({ stream: false, socket: false });
  neighbour.close();
});

test("a block covers a /64, expires, can be ended, and is not duplicated", async () => {
  const admin = await superAdmin();
  const made = await blocking(admin, "2001:db8:1:2:ffff::1", { minutes: 5 });
  expect(made.data.blockNetwork.block.network).toBe("2001:db8:1:2::/64");
  expect(lab.blocks.isBlocked("2001:db8:1:2::99")).toBe(true);
  expect(lab.blocks.isBlocked("2001:db8:1:3::99")).toBe(false);
  expect((await blocking(admin, "2001:db8:1:2::5")).code).toBe("CONFLICT");
  lab.setNow(new Date(Date.now() + 6 * 60_000));
  expect(lab.blocks.isBlocked("2001:db8:1:2::99")).toBe(false);
  lab.setNow(new Date());
  const again = await superAdmin();
  await lab.blocks.refresh();
  const n = made.data.blockNetwork.block.number;
  expect((await ask(again, unblock, { n })).code).toBeUndefined();
  expect(lab.blocks.isBlocked("2001:db8:1:2::99")).toBe(false);
  expect((await ask(again, unblock, { n })).code).toBe("CONFLICT");
  expect((await ask(again, unblock, { n: 9999 })).code).toBe("NOT_FOUND");
});

test("a blocked network without activity is listed, so that it can be unblocked", async () => {
  const admin = await superAdmin();
  await blocking(admin, "203.0.113.87", { minutes: 60 * 24 * 20 });
  const rows = async (filter: object) => rowsOf((await ask(admin, list, { filter })).data.ipActivities);
  expect(await rows({ search: "203.0.113.87" })).toMatchObject([
    { ipAddress: "203.0.113.87", actionCount: 0, userTypes: [], block: { reason: "Guesses passwords" } },
  ]);
  expect(await rows({ search: "203.0.113.88" })).toEqual([]);
  await from("203.0.113.87", "access.denied", 1);
  expect(await rows({ search: "203.0.113.87" })).toMatchObject([{ actionCount: 1 }]);
});

test("no one blocks their own network, this machine only explicitly, and of two concurrent blocks one wins", async () => {
  const admin = await superAdmin();
  expect((await blocking(admin, admin.address)).code).toBe("CONFLICT");
  expect((await blocking(admin, "127.0.0.2")).code).toBe("UNPROCESSABLE");
  expect((await blocking(admin, "127.0.0.2", { isForced: true })).code).toBeUndefined();
  expect((await blocking(admin, "not an address")).code).toBe("INVALID");
  expect((await blocking(admin, "8.8.8.8", { reason: " " })).fields).toHaveProperty("reason");
  expect((await blocking(admin, "8.8.8.8", { minutes: 1 })).fields).toHaveProperty("minutes");
  const others = await Promise.all([superAdmin(), superAdmin()]);
  const codes = (await Promise.all(others.map((one) => blocking(one, "198.51.100.99")))).map(
    ({ code }) => code,
  );
  expect(new Set(codes)).toEqual(new Set(["CONFLICT", undefined]));
  const entry = await lab.db.auditEntry.findFirst({
    where: { action: "network.blocked", resourceId: "198.51.100.99" },
  });
  expect(entry).toMatchObject({ details: { reason: "Guesses passwords", minutes: 60 } });
});

test("administrators and officers may not, and an old password must be entered again", async () => {
  for (const caller of [await signInAdmin(lab), await signInOfficer(lab)])
    expect((await blocking(caller, "8.8.4.4")).code).toBe("FORBIDDEN");
  const late = await superAdmin();
  await lab.db.session.updateMany({ data: { passwordAt: new Date(Date.now() - 60 * 60_000) } });
  expect((await blocking(late, "8.8.4.4")).code).toBe("UNPROCESSABLE");
  expect(await lab.db.networkBlock.count({ where: { network: "8.8.4.4" } })).toBe(0);
});

test("a failed read blocks no one", async () => {
  const broken = { networkBlock: { findMany: () => Promise.reject(new Error("gone")) } };
  const blocks = openBlocks({ ...lab, db: broken as never });
  await new Promise((resolve) => setTimeout(resolve, 10));
  expect(blocks.isBlocked("8.8.8.8")).toBe(false);
  blocks.close();
});

test("a super admin ends one session, or all of an address, with a reason; never their own", async () => {
  const admin = await superAdmin();
  const officer = await signInOfficer(lab);
  const here = "203.0.113.61";
  await lab.db.session.updateMany({ data: { ip: here } });
  const sessions = `query { addressSessions(ipAddress: "${here}") { number who kind isOwn } }`;
  const rows = (await ask(admin, sessions)).data.addressSessions as {
    number: number;
    who: string;
    isOwn: boolean;
  }[];
  const theirs = rows.find(({ who }) => who.includes(officer.badgeNumber));
  const end = `mutation ($n: Int!, $reason: String!) { endAnySession(input: { number: $n, reason: $reason }) { number } }`;
  const own = rows.find(({ isOwn }) => isOwn)?.number;
  expect((await ask(admin, end, { n: own, reason: "x" })).code).toBe("CONFLICT");
  expect((await ask(admin, end, { n: theirs?.number, reason: "" })).code).toBe("INVALID");
  expect((await ask(officer, end, { n: theirs?.number, reason: "x" })).code).toBe("FORBIDDEN");
  expect((await ask(admin, end, { n: theirs?.number, reason: "A lost phone" })).code).toBeUndefined();
  expect((await officer.context()).viewer.kind).toBe("visitor");
  expect((await ask(admin, end, { n: theirs?.number, reason: "A lost phone" })).code).toBe("CONFLICT");

  const another = await signInOfficer(lab);
  await lab.db.session.updateMany({ data: { ip: here } });
  const all = `mutation { endAddressSessions(input: { ipAddress: "${here}", reason: "Strange" }) { ended } }`;
  expect((await ask(admin, all)).data.endAddressSessions.ended).toBeGreaterThan(0);
  expect((await another.context()).viewer.kind).toBe("visitor");
  expect((await admin.context()).viewer.kind).toBe("admin");
});
