import { createSocket } from "node:dgram";
import { lookup, resolve4, reverse } from "node:dns";
import { lookup as lookupSoon, Resolver } from "node:dns/promises";
import { once } from "node:events";
import { createServer, get } from "node:http";
import { request as secureRequest } from "node:https";
import { connect, createServer as createPlainServer, type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { connect as connectSecurely } from "node:tls";
import { createTransport } from "nodemailer";
import pg from "pg";
import { afterEach, beforeEach, expect, test } from "vitest";
import { callOutside } from "../http/outgoing.ts";
import { guardOutgoing, refusedCode, type OutgoingGuard, type RefusedConnection } from "./outgoing-guard.ts";

let guard: OutgoingGuard;
const reported: RefusedConnection[] = [];

beforeEach(() => {
  reported.length = 0;
  guard = guardOutgoing((one) => reported.push(one));
});
afterEach(() => guard.release());

/** A server of this machine that counts who arrives. */
async function listening() {
  let arrived = 0;
  const server = createServer((_request, response) => response.end("here"));
  server.on("connection", () => (arrived += 1));
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return { port, arrived: () => arrived, close: () => server.close() };
}

const failed = (emitter: NodeJS.EventEmitter) =>
  once(emitter, "error").then(([error]) => (error as NodeJS.ErrnoException).code);
const targets = () => guard.refused.map(({ target }) => target);

test("each client of Node is refused and recorded, and nothing arrives", async () => {
  const other = await listening();
  guard.allowOwnPort(other.port + 1);
  const at = `127.0.0.1:${other.port}`;
  expect(await failed(connect(other.port, "127.0.0.1"))).toBe(refusedCode);
  expect(await failed(connect({ port: other.port }))).toBe(refusedCode);
  expect(await failed(connectSecurely(other.port, "127.0.0.1"))).toBe(refusedCode);
  expect(await failed(get(`http://${at}/`))).toBe(refusedCode);
  expect(await failed(secureRequest("https://192.0.2.1/"))).toBe(refusedCode);
  await expect(fetch(`http://${at}/`)).rejects.toMatchObject({ cause: { code: refusedCode } });
  await expect(fetch("https://gateway.example/send")).rejects.toMatchObject({ cause: { code: refusedCode } });
  const mail = createTransport(`smtp://${at}`).sendMail({ to: "a@b.example", text: "x" });
  await expect(mail).rejects.toThrow("training installation");
  const database = new pg.Client({ connectionString: `postgresql://me@${at}/real` });
  await expect(database.connect()).rejects.toThrow("training installation");
  expect(targets().slice(0, 7)).toEqual([
    ...[at, `localhost:${other.port}`, at, at, "192.0.2.1:443", at, "gateway.example:443"],
  ]);
  expect(guard.refused).toHaveLength(9);
  expect(reported).toEqual(guard.refused);
  expect(other.arrived()).toBe(0);
  other.close();
});

test("a call to an address that someone typed says why it failed", async () => {
  const call = callOutside({
    ...{ method: "GET", url: "https://county.example/", headers: {}, allowsPrivate: false, maxBytes: 10 },
    signal: AbortSignal.timeout(1000),
  } as const);
  await expect(call).rejects.toThrow("This is a training installation: it connects to no other machine.");
  expect(targets()).toEqual(["county.example:443"]);
});

test("local sockets, datagrams and name lookups are refused too", async () => {
  const path = join(tmpdir(), `guard-${process.pid}.sock`);
  const server = createPlainServer(() => expect.unreachable()).listen(path);
  await once(server, "listening");
  expect(await failed(connect(path))).toBe(refusedCode);
  server.close();

  const datagrams = createSocket("udp4");
  const sent = await new Promise((done) => datagrams.send("x", 53, "192.0.2.53", done));
  expect(sent).toMatchObject({ code: refusedCode });
  expect(() => datagrams.connect(53, "192.0.2.53")).toThrow("training installation");
  datagrams.close();

  const found = await new Promise((done) => lookup("county.example", done));
  expect(found).toMatchObject({ code: refusedCode });
  expect(await new Promise((done) => resolve4("county.example", done))).toMatchObject({ code: refusedCode });
  expect(await new Promise((done) => reverse("192.0.2.7", done))).toMatchObject({ code: refusedCode });
  await expect(lookupSoon("county.example")).rejects.toMatchObject({ code: refusedCode });
  await expect(new Resolver().resolveTxt("county.example")).rejects.toMatchObject({ code: refusedCode });
  expect(targets()).toEqual([
    ...[path, "datagram to 192.0.2.53", "datagrams to 192.0.2.53:53"],
    ...["the name county.example", "the name county.example", "the name 192.0.2.7"],
    ...["the name county.example", "the name county.example"],
  ]);
});

test("the process reaches its own port, and everything again when the guard is released", async () => {
  const own = await listening();
  guard.allowOwnPort(own.port);
  for (const host of ["127.0.0.1", "localhost"]) {
    const answer = await fetch(`http://${host}:${own.port}/`, { headers: { connection: "close" } });
    expect(await answer.text()).toBe("here");
  }
  expect(await failed(connect(own.port, "192.0.2.1"))).toBe(refusedCode);
  expect(targets()).toEqual([`192.0.2.1:${own.port}`]);
  own.close();
  guard.release();
  const other = await listening();
  expect((await fetch(`http://127.0.0.1:${other.port}/`, { headers: { connection: "close" } })).status).toBe(
    200,
  );
  other.close();
});

test("only the last hundred are kept", async () => {
  for (let port = 1; port <= 120; port += 1) await failed(connect(port, "192.0.2.1"));
  expect(guard.refused).toHaveLength(100);
  expect(targets().at(-1)).toBe("192.0.2.1:120");
  expect(reported).toHaveLength(120);
});
