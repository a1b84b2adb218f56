import { request, type ClientRequest, type IncomingMessage } from "node:http";
import { describe, expect, test, vi } from "vitest";
import { WebSocket } from "ws";
import { lockOwnSession } from "../../graph/core/sessions/lock.ts";
import { logOut } from "../../graph/core/sessions/sessions.ts";
import { useKernel, type Caller } from "../harness/kernel.ts";
import { signInOfficer } from "../harness/people.ts";
import { useServer } from "../harness/servers/live-server.ts";

const lab = useKernel();
const wire = useServer(lab);
const query = "subscription { verificationChanged { __typename } }";

const openStream = ({ cookie }: Pick<Caller, "cookie">) => {
  const call = request({
    port: wire.port,
    host: "127.0.0.1",
    path: "/graphql",
    method: "POST",
    agent: false,
    headers: { cookie, accept: "text/event-stream", "content-type": "application/json" },
  });
  call.on("error", () => {});
  call.end(JSON.stringify({ query }));
  return call;
};
const answered = (call: ClientRequest) =>
  new Promise<IncomingMessage>((resolve) => void call.once("response", (answer) => resolve(answer)));

const openSocket = ({ cookie }: Pick<Caller, "cookie">) => {
  const address = `127.0.0.1:${wire.port}`;
  const socket = new WebSocket(`ws://${address}/graphql`, "graphql-transport-ws", {
    headers: { cookie, origin: `http://${address}` },
  });
  socket.on("error", () => {});
  const said: { id?: string; type: string; payload?: unknown }[] = [];
  socket.on("message", (data: Buffer) => said.push(JSON.parse(data.toString()) as (typeof said)[0]));
  socket.on("open", () => socket.send(JSON.stringify({ type: "connection_init" })));
  return { socket, said };
};
const subscribe = (socket: WebSocket, from: number, count: number) => {
  for (let id = from; id < from + count; id += 1)
    socket.send(JSON.stringify({ id: String(id), type: "subscribe", payload: { query } }));
};

describe("open subscriptions", () => {
  test("over server-sent events are counted before the first await, and their slots are freed", async () => {
    const officer = await signInOfficer(lab);
    const calls = Array.from({ length: 60 }, () => openStream(officer));
    const answers = await Promise.all(calls.map(answered));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(20);
    expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(40);
    for (const call of calls) call.destroy();
    await vi.waitFor(async () => {
      const again = openStream(officer);
      const { statusCode } = await answered(again);
      again.destroy();
      expect(statusCode).toBe(200);
    });
  });

  test("over a socket are counted the same, for the socket and for all of a session", async () => {
    const officer = await signInOfficer(lab);
    const { socket, said } = openSocket(officer);
    await vi.waitFor(() => expect(said.some(({ type }) => type === "connection_ack")).toBe(true));
    subscribe(socket, 1, 80);
    await vi.waitFor(() => expect(said.filter(({ type }) => type === "error")).toHaveLength(60), 10_000);
    const others = Array.from({ length: 4 }, () => openSocket(officer));
    for (const other of others) {
      await vi.waitFor(() => expect(other.said.some(({ type }) => type === "connection_ack")).toBe(true));
      subscribe(other.socket, 1, 20);
    }
    // The first socket counts too: its last 20 may be admitted after some of the other 80.
    const all = () => [said, ...others.map((other) => other.said)].flat();
    await vi.waitFor(() => expect(all().filter(({ type }) => type === "error")).toHaveLength(100), 10_000);
    for (const each of [socket, ...others.map((other) => other.socket)]) each.terminate();
  });

  test.each([
    ["ends", async (officer: Caller) => logOut(await officer.context())],
    ["locks", async (officer: Caller) => lockOwnSession(await officer.context())],
  ])("end when their session %s, and a new one reads nothing", async (_how, end) => {
    const officer = await signInOfficer(lab);
    const { socket, said } = openSocket(officer);
    await vi.waitFor(() => expect(said.some(({ type }) => type === "connection_ack")).toBe(true));
    subscribe(socket, 1, 1);
    const stream = await answered(openStream(officer));
    let ended = false;
    stream
      .on("close", () => (ended = true))
      .on("error", () => {})
      .resume();
    const closed = new Promise<number>((resolve) => void socket.on("close", resolve));
    await new Promise((go) => setTimeout(go, 300)); // both have subscribed
    const { cookie } = officer;
    await end(officer);
    expect(await closed).toBe(4403);
    await vi.waitFor(() => expect(ended).toBe(true));
    const again = openSocket({ cookie });
    await vi.waitFor(() => expect(again.said.some(({ type }) => type === "connection_ack")).toBe(true));
    subscribe(again.socket, 1, 1);
    await vi.waitFor(() => expect(JSON.stringify(again.said)).toContain("UNAUTHENTICATED"));
    expect(JSON.stringify(again.said)).not.toContain("__typename");
    again.socket.terminate();
  });
});

test("sockets count for the wider network around their own, too", async () => {
  const around = [{ name: "around", times: 2 / 200 }];
  const of = vi.spyOn(lab.networks, "of").mockImplementation((ip) => ({ name: ip, times: 1, around }));
  const opened = async () => {
    const { socket } = openSocket(await lab.visitor());
    return new Promise<WebSocket | number>((resolve) => {
      socket.on("open", () => resolve(socket));
      socket.on("unexpected-response", (_call, answer) => resolve(answer.statusCode ?? 0));
    });
  };
  const [one, another] = [await opened(), await opened()];
  expect(await opened()).toBe(429);
  for (const socket of [one, another]) (socket as WebSocket).close();
  await vi.waitFor(async () => expect(await opened()).toBeInstanceOf(WebSocket));
  of.mockRestore();
});

test("hanging up in a burst leaves no log entries", async () => {
  const officer = await signInOfficer(lab);
  const traces: unknown[] = [];
  const note = (...all: unknown[]) => void traces.push(all);
  const spies = (["error", "warn"] as const).map((name) => vi.spyOn(console, name).mockImplementation(note));
  const logged = vi.spyOn(lab.log, "error").mockImplementation(note);
  process.on("uncaughtException", note);
  for (let turn = 0; turn < 6; turn += 1) {
    const calls = Array.from({ length: 30 }, () => openStream(officer));
    await new Promise((go) => setTimeout(go, turn * 4));
    for (const call of calls) call.destroy();
  }
  await new Promise((go) => setTimeout(go, 300));
  process.off("uncaughtException", note);
  for (const spy of [...spies, logged]) spy.mockRestore();
  expect(traces).toEqual([]);
  expect((await wire.send("/api/session")).status).toBe(200);
});
