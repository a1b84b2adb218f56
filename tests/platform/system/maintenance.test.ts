import { Hono } from "hono";
import { mountWebApp } from "../../../graph/app/pages/web-app.ts";
import type { AppEnv } from "../../../graph/core/http/app-env.ts";
import { createCompressedAnswers } from "../../../graph/core/http/compressed-answers.ts";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createGraphQL } from "../../../graph/app/graphql/graphql.ts";
import { openServer } from "../../../graph/app/server.ts";
import { noLimits } from "../../../graph/core/http/call-limits.ts";
import { saveConfig } from "../../../graph/platform/system/settings/save.ts";
import { useKernel, type Caller } from "../../harness/kernel.ts";
import { fileRequest, newRequestForm, sendForm, signInAdmin, signInOfficer } from "../../harness/people.ts";

const lab = useKernel();
let boss: Caller;
let officer: Caller;
let requestId: number;

beforeAll(async () => {
  boss = await signInAdmin(lab, { role: "super_admin" });
  officer = await signInOfficer(lab);
  requestId = await fileRequest(lab, officer);
  await turn(true);
});
afterAll(() => turn(false));
beforeEach(() => expect(lab.config().maintenanceMode).toBe(true));

async function turn(maintenanceMode: boolean) {
  await saveConfig(await boss.context(), { maintenanceMode });
}

const graphqlAs = async (who: Caller, query: string) => {
  const { yoga } = createGraphQL(lab, noLimits);
  const init = {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ query }),
  };
  return yoga.fetch("http://localhost/graphql", init, { context: await who.context() } as never);
};

const report = `mutation { reportWrongEntry(input: { entry: "res-tx-3", problem: closed }) { entry } }`;

test("writes of visitors and officers answer 503 with a time to retry, over REST", async () => {
  const visitor = await lab.visitor();
  const before = await lab.db.emergencyRequest.count();
  for (const who of [visitor, officer]) {
    const response = await who.fetch("/api/emergency-requests", { method: "POST", body: newRequestForm() });
    expect(response.status).toBe(503);
    expect(response.headers.get("retry-after")).toBe("300");
    expect(await response.json()).toMatchObject({
      success: false,
      code: "UNAVAILABLE",
      key: "core.maintenance",
      message: expect.stringContaining("911"),
    });
  }
  const denial = await officer.fetch(`/api/emergency-requests/${requestId}/status`, {
    method: "PATCH",
    body: { status: "denied" },
  });
  expect(denial.status).toBe(503);
  expect(await lab.db.emergencyRequest.count()).toBe(before);
});

test("and over GraphQL, even if the mutation is in a fragment or next to an allowed one", async () => {
  const visitor = await lab.visitor();
  for (const query of [
    report,
    `mutation { ...Hidden } fragment Hidden on Mutation { logOut { __typename } }`,
    `mutation { logOut { __typename } reportWrongEntry(input: { entry: "res-tx-3", problem: closed }) { entry } }`,
  ]) {
    const response = await graphqlAs(visitor, query);
    const body = (await response.json()) as { errors: { extensions: object }[] };
    expect(body.errors[0], query).toMatchObject({ extensions: { key: "core.maintenance" } });
    expect(response.status).toBe(503);
    expect(response.headers.get("retry-after")).toBe("300");
  }
  const out = await graphqlAs(visitor, `mutation { logOut { viewer { kind } } }`);
  expect(out.status).toBe(200);
});

test.each(["en", "es", "fr"] as const)("a form of a server page gets a calm page (%s)", async (language) => {
  const visitor = await lab.visitor();
  visitor.language = language;
  for (const path of ["/feedback", "/verify/not-a-link", "/approve/not-a-link", "/reply/not-a-link"]) {
    const response = await sendForm(visitor, path, { message: "hello" });
    expect(response.status, path).toBe(503);
    expect(response.headers.get("retry-after")).toBe("300");
    expect(response.headers.get("content-language")).toBe(language);
    const page = await response.text();
    expect(page).toContain({ en: "Back soon", es: "Volvemos pronto", fr: "De retour bientôt" }[language]);
    expect(page).toContain("911");
  }
});

test("everyone can still read: directory, letter check, an officer's own request", async () => {
  const visitor = await lab.visitor();
  for (const path of [
    "/api/resources?lang=es&state=US",
    "/letters/check",
    "/rights/guide.pdf",
    "/api/session",
  ])
    expect((await visitor.fetch(path)).status, path).toBe(200);
  expect((await officer.fetch(`/api/emergency-requests/${requestId}`)).status).toBe(200);
  const read = await visitor.fetch("/api/needs/read", { method: "POST", body: { text: "food for two" } });
  expect(read.status).not.toBe(503);
});

test("administrators sign in and keep working, and end it", async () => {
  const login = await (
    await lab.visitor()
  ).fetch("/api/admin/login", {
    method: "POST",
    body: { username: "nobody", password: "wrong" },
  });
  expect(login.status).toBe(401);
  const admin = await signInAdmin(lab);
  const response = await admin.fetch(`/api/emergency-requests/${requestId}/status`, {
    method: "PATCH",
    body: { status: "denied", reason: "Not eligible" },
  });
  expect(response.status).not.toBe(503);
  await turn(false);
  expect((await graphqlAs(await lab.visitor(), report)).status).not.toBe(503);
  await turn(true);
});

test("pages of the web app and GraphQL answers are marked meanwhile; the offline page is not", async () => {
  const app = new Hono<AppEnv>();
  app.use(async (c, next) => {
    c.set("context", await (await lab.visitor()).context());
    await next();
  });
  const built = '<!doctype html>\n<html lang="en"><title>SafeVoice</title></html>';
  mountWebApp(app, lab, createCompressedAnswers(), async () => built);
  const isMarked = async (path: string) =>
    /<html [^>]*data-maintained/.test(await (await app.request(path)).text());
  for (const path of ["/feedback", "/new-request", "/officer-login", "/case-tracking"])
    expect(await isMarked(path), path).toBe(true);
  expect(await isMarked("/offline")).toBe(false);
  const server = await openServer(lab, { port: 0, host: "127.0.0.1", limits: noLimits });
  const ask = () =>
    fetch(`http://127.0.0.1:${server.port}/graphql`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ query: "{ viewer { kind } }" }),
    });
  expect((await ask()).headers.get("safevoice-maintained")).toBe("1");
  await turn(false);
  expect((await ask()).headers.get("safevoice-maintained")).toBeNull();
  expect(await isMarked("/feedback")).toBe(false);
  await turn(true);
  await server.close();
});
