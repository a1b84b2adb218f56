import { Hono } from "hono";
import { expect, test, vi } from "vitest";
import type { Kernel } from "../../graph/core/context.ts";
import { createHttpApp } from "../../graph/app/routes.ts";
import type { AppEnv } from "../../graph/core/http/app-env.ts";
import { noLimits } from "../../graph/core/http/call-limits.ts";
import { mountMetrics } from "../../graph/app/health.ts";
import { openServer } from "../../graph/app/server.ts";
import { useKernel } from "../harness/kernel.ts";
import { signInOfficer } from "../harness/people.ts";
import { says as coreSays } from "../../shared/core/sentences.ts";

const lab = useKernel();
const never = new Promise<never>(() => {});

/** The product's API while the database does this with every call. */
function doorsWhile(answer: () => Promise<never>) {
  let works = false;
  const asked = vi.fn<() => void>();
  const ask = (work: unknown) => {
    if (works) return work;
    return () => {
      asked();
      return answer();
    };
  };
  const db = new Proxy(lab.db, {
    get: (target, name) => {
      const part: unknown = Reflect.get(target, name);
      if (works) return part;
      if (typeof part === "function") return ask(part);
      return new Proxy(part as object, { get: (model, call) => ask(Reflect.get(model, call)) });
    },
  });
  const sql = ((...call: Parameters<Kernel["sql"]>) =>
    (ask(lab.sql) as Kernel["sql"])(...call)) as Kernel["sql"];
  const kernel = { ...lab, db, sql };
  const app = createHttpApp(kernel, noLimits);
  return { app, kernel, asked, recover: () => (works = true) };
}

const isMarked = /<b>Demo data<\/b>/;
const pages = ["/home", "/resources?state=TX", "/rights", "/requests", "/request/12", "/no-such-page"];

test.for<[string, () => Promise<never>]>([
  ["refuses", () => Promise.reject(new Error("the database went away"))],
  ["never answers", () => never],
])("while the database %s, every page is sent, also to somebody with a session", async ([, answer]) => {
  const { cookie } = await signInOfficer(lab);
  const { app } = doorsWhile(answer);
  for (const page of pages) {
    const response = await app.request(page, { headers: { cookie } });
    expect([page, response.status]).toEqual([page, page === "/no-such-page" ? response.status : 200]);
    expect(response.status).toBeLessThan(500);
  }
});

test("one failure is not cached: when the database is back, pages know about demo data", async () => {
  await lab.db.referenceData.upsert({
    where: { name: "demo" },
    create: { name: "demo", hash: "1" },
    update: {},
  });
  const { app, asked, recover } = doorsWhile(() => Promise.reject(new Error("a hiccup")));
  const page = async () => (await app.request("/home")).text();
  expect(await page()).not.toMatch(isMarked);
  expect(asked).toHaveBeenCalled();
  recover();
  const known = await page();
  expect(known).toMatch(known.includes("<html ") ? isMarked : /not built yet/);
});

test("/readyz does not wait for a database that is down, and detects broken pages", async () => {
  for (const answer of [() => Promise.reject(new Error("gone")), () => never]) {
    const { app, recover } = doorsWhile(answer);
    expect((await app.request("/readyz")).status).toBe(503);
    recover();
    expect(await (await app.request("/readyz")).text()).toBe("ok");
  }
  const app = new Hono<AppEnv>();
  mountMetrics(app, lab);
  app.get("/home", (c) => c.text("broken", 500));
  const broken = await app.request("/readyz");
  expect([broken.status, await broken.text()]).toEqual([503, "pages are not answered"]);
});

test("a call that needs the database is 503 with a time to retry, over REST, GraphQL and on a supervisor's page", async () => {
  const { cookie } = await signInOfficer(lab);
  const lost = () => Promise.reject(new Error("Connection terminated unexpectedly"));
  const { app, kernel } = doorsWhile(lost);
  const list = await app.request("/api/emergency-requests", { headers: { cookie } });
  expect([list.status, list.headers.get("retry-after")]).toEqual([503, "5"]);
  expect(await list.json()).toMatchObject({ code: "UNAVAILABLE", message: coreSays.recordsUnreachable });
  const page = await app.request("/verify/some-token", { headers: { "accept-language": "es" } });
  expect([page.status, page.headers.get("retry-after")]).toEqual([503, "5"]);
  expect(await page.text()).toContain("No se puede acceder a los registros");

  const server = await openServer(kernel, { port: 0, host: "127.0.0.1", limits: noLimits });
  try {
    for (const headers of [{ cookie }, { cookie: "" }]) {
      const answer = await fetch(`http://127.0.0.1:${server.port}/graphql`, {
        method: "POST",
        headers: { ...headers, "content-type": "application/json" },
        body: JSON.stringify({ query: '{ viewer { kind } events(month: "2029-05") { title } }' }),
      });
      expect([answer.status, answer.headers.get("retry-after")]).toEqual([503, "5"]);
      expect(JSON.stringify(await answer.json())).toContain('"code":"UNAVAILABLE"');
    }
  } finally {
    await server.close();
  }
});
