import { connect } from "node:net";
import { describe, expect, test, vi } from "vitest";
import { WebSocket } from "ws";
import { createHttpApp } from "../../graph/app/routes.ts";
import { noLimits } from "../../graph/core/http/call-limits.ts";
import { endSilentSessions } from "../../graph/core/sessions/sessions.ts";
import { useKernel } from "../harness/kernel.ts";
import { signInAdmin, signInOfficer } from "../harness/people.ts";
import { useServer } from "../harness/servers/live-server.ts";

const lab = useKernel();
const wire = useServer(lab);
const overHttps = useServer(lab, { env: { PUBLIC_URL: "https://safevoice.example" } });

const foreign = "https://elsewhere.example";

/** Every address that the server answers, with a value for each of its parameters. */
const addresses = () =>
  createHttpApp(lab, noLimits)
    .routes.filter(({ path }) => path !== "/*")
    .map(({ method, path }) => ({
      method: method === "ALL" ? "GET" : method,
      path: path
        .replace(/:file\{[^}]*\}+/, "1.ics")
        .replace(/:\w+/g, "1")
        .replace("*", "x"),
    }))
    .concat(
      ["GET", "POST", "OPTIONS"].map((method) => ({ method, path: "/graphql" })),
      ["/home", "/resources", "/officer-login"].map((path) => ({ method: "GET", path })),
    );

describe("another site's page", () => {
  test("reads no answer: there are no CORS headers", async () => {
    const officer = await signInOfficer(lab);
    for (const { method, path } of addresses())
      for (const asked of [method, "OPTIONS"]) {
        const { headers } = await wire.send(path, {
          method: asked,
          headers: {
            origin: foreign,
            cookie: officer.cookie,
            "access-control-request-method": "POST",
            "access-control-request-headers": "content-type",
          },
        });
        const cors = Object.keys(headers).filter((name) => name.startsWith("access-control-"));
        expect([asked, path, cors]).toEqual([asked, path, []]);
      }
  });

  test("writes nothing, whichever of the three headers names it", async () => {
    const officer = await signInOfficer(lab);
    const own = `http://127.0.0.1:${wire.port}`;
    const logOut = (headers: Record<string, string>) =>
      wire.send("/api/session", { method: "DELETE", headers: { cookie: officer.cookie, ...headers } });
    const graphql = (headers: Record<string, string>) =>
      wire.send("/graphql", {
        method: "POST",
        headers: { cookie: officer.cookie, "content-type": "application/json", ...headers },
        body: JSON.stringify({ query: "{ viewer { kind } }" }),
      });
    const strange: Record<string, string>[] = [
      { origin: foreign },
      { "sec-fetch-site": "cross-site" },
      { "sec-fetch-site": "same-site" },
      { referer: `${foreign}/page` },
      { referer: "nonsense" },
      { origin: "null" },
    ];
    for (const headers of strange)
      for (const send of [logOut, graphql])
        expect([headers, (await send(headers)).status]).toEqual([headers, 403]);
    const ours: Record<string, string>[] = [
      {},
      { referer: `${own}/requests` },
      { origin: own },
      { "sec-fetch-site": "same-origin" },
    ];
    for (const headers of ours) expect([headers, (await graphql(headers)).status]).toEqual([headers, 200]);
  });

  test("opens no socket, and neither does a cookie without an origin", async () => {
    const { cookie } = await signInOfficer(lab);
    const own = `http://127.0.0.1:${wire.port}`;
    const opens = async (headers: Record<string, string>) => {
      const socket = new WebSocket(`ws://127.0.0.1:${wire.port}/graphql`, "graphql-transport-ws", {
        headers,
      });
      return new Promise<boolean>((resolve) => {
        socket.on("open", () => resolve(true)).on("error", () => resolve(false));
      }).finally(() => socket.terminate());
    };
    expect(await opens({ cookie, origin: own })).toBe(true);
    expect(await opens({})).toBe(true);
    expect(await opens({ cookie })).toBe(false);
    expect(await opens({ origin: foreign })).toBe(false);
  });
});

test("a page under another address than PUBLIC_URL is told the right one", async () => {
  const send = async (origin: string) => {
    const { status, text } = await overHttps.send("/api/session", { method: "DELETE", headers: { origin } });
    return { status, text };
  };
  const inside = await send(`http://127.0.0.1:${overHttps.port}`);
  expect(inside.status).toBe(403);
  expect(inside.text).toContain("Open it at https://safevoice.example.");
  expect((await send(foreign)).text).not.toContain("safevoice.example");
});

test("over https only the cookie that is bound to this host identifies the caller", async () => {
  const { cookie } = await signInOfficer(lab);
  const token = cookie.slice(cookie.indexOf("=") + 1);
  const kind = async (server: typeof wire, sent: string) => {
    const { text } = await server.send("/api/session", { headers: { cookie: sent } });
    return (JSON.parse(text) as { kind: string }).kind;
  };
  expect(await kind(overHttps, `safevoice=${token}`)).toBe("visitor");
  expect(await kind(overHttps, `__Host-safevoice=${token}`)).toBe("officer");
  expect(await kind(overHttps, `safevoice=${token}; __Host-safevoice=${"x".repeat(43)}`)).toBe("visitor");
  expect(await kind(wire, `safevoice=${token}`)).toBe("officer");
  expect(await kind(wire, `__Host-safevoice=${token}`)).toBe("visitor");
});

describe("a cacheable answer", () => {
  /** The same for everyone who reads them. */
  const open = ["/api/resources", "/api/places", "/api/docs", "/api/openapi.json"];
  const isPrivate = (control: string | undefined) => /\bno-store\b/.test(control ?? "");

  test("sets no cookie, even if a session is due for its new token; that comes with data", async () => {
    for (const { method, path } of addresses()) {
      const officer = await signInOfficer(lab);
      await lab.db.session.updateMany({ data: { rotatedAt: new Date(Date.now() - 5 * 3_600_000) } });
      const { headers } = await wire.send(path, { method, headers: { cookie: officer.cookie } });
      const control = headers["cache-control"];
      expect([method, path, control]).toEqual([method, path, expect.any(String)]);
      if (headers["set-cookie"]) expect([method, path, isPrivate(control)]).toEqual([method, path, true]);
      if (path.startsWith("/api/") || path === "/graphql")
        expect([path, open.includes(path) || isPrivate(control)]).toEqual([path, true]);
    }
    const officer = await signInOfficer(lab);
    await lab.db.session.updateMany({ data: { rotatedAt: new Date(Date.now() - 5 * 3_600_000) } });
    const rotated = await wire.send("/api/session", { headers: { cookie: officer.cookie } });
    expect(rotated.headers["set-cookie"]?.[0]).toMatch(/^safevoice=/);
  });
});

test("a page with a secret address sends no referrer, and its form still works", async () => {
  const page = await wire.send("/verify/some-token");
  expect(page.headers["referrer-policy"]).toBe("no-referrer");
  // Such a page's form sends no origin, and a browser's second header may be missing.
  const answered = await wire.send("/verify/some-token", {
    method: "POST",
    headers: { origin: "null", "content-type": "application/x-www-form-urlencoded" },
    body: "decision=verified&badgeNumber=1",
  });
  expect(answered.status).toBe(404);
  const feedback = await wire.send("/feedback", {
    method: "POST",
    headers: { origin: "null", "content-type": "application/x-www-form-urlencoded" },
    body: "message=1",
  });
  expect(feedback.status).toBe(403);
});

test("an expired session ends by itself, and its socket is notified", async () => {
  const told: number[] = [];
  const ended = lab.events.subscribe("sessionEnded");
  void (async () => {
    for await (const { sessionId } of ended) told.push(sessionId);
  })();
  const [admin, officer] = [await signInAdmin(lab), await signInOfficer(lab)];
  const { viewer } = await admin.context();
  const idOf = (held: typeof viewer) => (held.kind === "visitor" ? 0 : held.sessionId);
  await endSilentSessions(await officer.context());
  expect(told).toEqual([]);

  lab.setNow(new Date(Date.now() + 31 * 60_000));
  const context = await officer.context();
  await endSilentSessions(context);
  await vi.waitFor(() => expect(told).toEqual([idOf(viewer)]));

  lab.setNow(new Date(Date.now() + 8 * 24 * 3_600_000));
  await endSilentSessions(context);
  await vi.waitFor(() => expect(told).toContain(idOf(context.viewer)));
  lab.setNow(new Date());
  await ended.return();
});

test("disconnects a client that keeps sending after the answer", async () => {
  const socket = connect(wire.port, "127.0.0.1");
  socket.write(
    "POST /graphql HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n",
  );
  const piece = `10000\r\n${" ".repeat(0x10000)}\r\n`;
  const goOn = setInterval(() => socket.write(piece), 5);
  let heard = "";
  socket.on("data", (data) => (heard += data.toString()));
  socket.on("error", () => {});
  await new Promise((resolve) => socket.on("close", resolve));
  clearInterval(goOn);
  expect(heard).toMatch(/^HTTP\/1\.1 413/);
});
