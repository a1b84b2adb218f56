import { Hono, type Context as HonoContext } from "hono";
import { matchedRoutes } from "hono/route";
import { keyIn } from "../accounts/api-keys/use.ts";
import { mountAvailabilityPage } from "../community/availability/page.ts";
import { mountAccessibilityPages } from "../community/accessibility/page.ts";
import { mountExchangePackage } from "../community/exchange/http.ts";
import { mountEventFiles } from "../community/events/http.ts";
import { keepReleasedToTool } from "../intake/releases/live-release.ts";
import { mountEvidence } from "../intake/evidence/http.ts";
import { mountPrivacyPage } from "../community/privacy/page.ts";
import { mountHooks } from "../help/incoming/http.ts";
import { mountTransparencyPage } from "../money/funds/transparency/page.ts";
import { mountLetterCheck } from "../messages/letters/check/check.page.ts";
import { mountLetters } from "../messages/letters/http.ts";
import { mountApprovalPage } from "../decisions/allocations/link/page.ts";
import { mountMailbox } from "../messages/communications/mailbox.ts";
import { mountPassPages } from "../help/pass/page.ts";
import { mountRedemptionPages } from "../help/redemption/page/page.ts";
import { mountWaitingPages } from "../officers/supervisors/page.ts";
import { mountReplyPage } from "../messages/responses/page.ts";
import { mountRatePage } from "../messages/satisfaction/page.ts";
import { mountTestMailPage } from "../platform/system/test-mail/page.ts";
import { mountFeedbackForm } from "../community/feedback/page.ts";
import { mountEmailProofPage } from "../accounts/device-lock/page.ts";
import { mountSignIn } from "../accounts/identity-providers/http.ts";
import { mountRightsGuide } from "../community/rights/http.ts";
import { mountVerificationPage } from "../officers/verification/link/page.ts";
import type { Call, Context, Kernel } from "../core/context.ts";
import { accessWords, asksWho } from "./route-access.ts";
import { answerError } from "./answer-error.ts";
import { matchedCalls, matchedRoute } from "./matched-routes.ts";
import { readJson } from "../core/http/json-body.ts";
import { isPrivate, keepFromCaches } from "../core/http/caching.ts";
import { createRates } from "../core/http/rate-headers.ts";
import { demandStorable, Refusal } from "../core/errors.ts";
import { addressOf, refuseForeignWrites } from "../core/http/guard.ts";
import { mountInstallable } from "../core/pages/installable.ts";
import { createCompressedAnswers } from "../core/http/compressed-answers.ts";
import { languageOf } from "../core/i18n/i18n.ts";
import { refuseDuringMaintenance } from "../core/http/maintenance.ts";
import type { Limits } from "../core/http/call-limits.ts";
import { mountMetrics } from "./health.ts";
import { keptUntilChanged } from "../community/entries/kept-until-changed.ts";
import { mountExports } from "./exports.ts";
import { mountApiDescription } from "./openapi/page.ts";
import { withoutScript } from "./pages/without-script.ts";
import { admit } from "../core/access/audiences.ts";
import { isVisitor } from "../core/access/viewer.ts";
import { browserIn, deviceIn } from "../core/sessions/cookies.ts";
import { limitMarkIn } from "../core/sessions/cookie-shape.ts";
import type { AppEnv } from "../core/http/app-env.ts";
import { admitCall, admitWrite, arrivingContext } from "../core/http/call.ts";
import type { Described, Routes, RoutePrefetch } from "../core/http/rest.ts";
import type { Prefetch } from "../core/prefetch/prefetch.ts";
import { demandCallWithin, demandFileWithin } from "./agency-access.ts";
import { restRoutes } from "./domains.ts";
import { markFileName } from "../core/training.ts";
import { openToolCall } from "./key-calls.ts";
import { mountAssets, mountWebApp, securityHeaders } from "./pages/web-app.ts";
import { forPrograms } from "../../shared/core/i18n/phrases.ts";

/** Browsers keep public answers and check them each time: a shelter may just have filled up. */
const keptJson = { "content-type": "application/json", "cache-control": "public, no-cache" };

/**
 * Everything that answers over plain HTTP: REST, files, supervisor pages, the web app. GraphQL is
 * served next to it (server.ts).
 */
export function createHttpApp(kernel: Kernel, limits: Limits): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  app.use(async (c, next) => {
    const began = performance.now();
    await kernel.tracing.within("server", "HTTP", async (span) => {
      await next();
      const { method, route } = matchedRoute(c);
      kernel.metrics.http({ method, route, status: c.res.status, ms: performance.now() - began });
      span.name(`${method} ${route}`);
      span.set({ "http.route": route, "http.response.status_code": c.res.status });
      if (c.res.status >= 500) span.fail();
    });
    for (const [name, value] of securityHeaders) if (!c.res.headers.has(name)) c.res.headers.set(name, value);
    if (kernel.env.TRAINING) markFileName(c.res.headers);
    keepFromCaches(c.res.headers);
    if (isPrivate(c.res.headers))
      for (const [name, value] of c.get("rates")?.headers() ?? []) c.res.headers.set(name, value);
  });
  mountAssets(app);
  mountInstallable(app, kernel);
  app.use(async (c, next) => {
    c.set("context", await openCall(kernel, limits, c));
    await demandFileWithin(c.get("context"), c.req.path, matchedCalls(c)[0]);
    await next();
  });
  app.onError((error, c) => answerError(kernel, error, c));

  const answerCompressed = createCompressedAnswers();
  const kept = keptUntilChanged(kernel);
  for (const [key, route] of Object.entries(restRoutes)) {
    const [method, path] = key.split(" ") as [string, string];
    app.on(method, path, async (c) => {
      const context = c.get("context");
      admit(context.viewer, route.access);
      const idempotencyKey = c.req.header("idempotency-key");
      const body = takesNone(method, route, c) ? undefined : await bodyOf(c);
      const query = demandStorable(c.req.query());
      const params = demandStorable(c.req.param() as Record<string, string>);
      await demandCallWithin(context, { name: key, access: route.access, asked: { params, query, body } });
      const handle = () => route.handle(context, { params, query, body, idempotencyKey });
      if (!route.isKept)
        return c.json(
          await keepReleasedToTool(context, key, (await handle()) as object),
          route.status ?? 200,
        );
      const text = await kept.get(`${c.req.path}?${String(new URLSearchParams(query))}`, () =>
        limits.work(context.ip, async () => JSON.stringify(await handle()), workerOf(context)),
      );
      return answerCompressed(c, { text, headers: keptJson });
    });
  }
  mountApiDescription(app, kernel.env, answerCompressed);
  mountExports(app);
  mountEvidence(app);
  mountEventFiles(app);
  mountExchangePackage(app, limits, kept);
  mountRightsGuide(app);
  mountLetterCheck(app);
  mountTransparencyPage(app);
  mountPrivacyPage(app);
  mountAccessibilityPages(app);
  mountLetters(app);
  app.get("/hsds", (c) => c.redirect("/hsds/", 301));
  for (const path of ["/api/*", "/hsds/*"])
    app.all(path, () => {
      throw new Refusal("NOT_FOUND", forPrograms("There is no such call."));
    });
  mountVerificationPage(app, limits);
  mountApprovalPage(app, limits);
  mountWaitingPages(app, limits);
  mountReplyPage(app, limits);
  mountRatePage(app, limits);
  mountAvailabilityPage(app, limits);
  mountTestMailPage(app, limits);
  mountEmailProofPage(app, limits);
  mountPassPages(app, limits);
  mountRedemptionPages(app, limits);
  mountSignIn(app);
  mountFeedbackForm(app);
  mountHooks(app, limits);
  mountMailbox(app);
  mountMetrics(app, kernel);
  mountWebApp(app, kernel, answerCompressed, undefined, undefined, (context, address, page) =>
    isSearch(address)
      ? kept.get(`${context.language} ${address.pathname}${address.search}`, () =>
          limits.work(context.ip, () => withoutScript(context, address, page), workerOf(context)),
        )
      : withoutScript(context, address, page),
  );
  for (const { method, path } of app.routes) accessWords(`${method} ${path}`);
  return app;
}

/** Whose processor time it is, besides the network's. */
const workerOf = ({ viewer, limitMark }: Context) =>
  isVisitor(viewer) ? limitMark : `session ${viewer.sessionId}`;

/** A directory search, which reads all of it. */
const isSearch = ({ pathname, searchParams }: URL) =>
  /^\/resources\/?$/.test(pathname) && ["near", "q", "type"].some((name) => searchParams.has(name));

async function openCall(kernel: Kernel, limits: Limits, c: HonoContext<AppEnv>): Promise<Context> {
  const header = (name: string) => c.req.header(name);
  const rates = createRates();
  c.set("rates", rates);
  const call: Call = {
    correlation: kernel.random.uuid(),
    ip: addressOf(kernel.env, header("x-forwarded-for"), c.env?.incoming?.socket.remoteAddress),
    userAgent: header("user-agent") ?? "",
    device: deviceIn(kernel, header("cookie")),
    browser: browserIn(kernel, header("cookie")),
    limitMark: limitMarkIn(kernel, header("cookie")),
    rates,
    language: languageOf(header("cookie"), header("accept-language")),
    ...(mayHandCookie(c.req.method, c.req.path) && {
      setCookie: (cookie) => c.header("set-cookie", cookie, { append: true }),
      setNextPage: (path) => c.header("link", `<${path}>; rel="next"`),
    }),
  };
  // An error thrown before the context exists still names its call.
  const context = arrivingContext(kernel, call);
  c.set("context", context);
  refuseForeignWrites(kernel.env, { method: c.req.method, path: c.req.path, header });
  if (!asksWho(matchedRoutes(c))) return context;
  const key = keyIn(header("authorization"));
  const tool = key === undefined ? undefined : await openToolCall(kernel, limits, c, { call, key });
  if (tool) return tool;
  await admitCall(context, limits, {
    cookies: header("cookie"),
    prefetch: () => prefetchOf(c, call),
    isPublic: readsInPublic(c),
  });
  if (c.req.method !== "GET" && c.req.method !== "HEAD") {
    refuseDuringMaintenance(context, matchedCalls(c));
    await admitWrite(limits, context);
  }
  return context;
}

const routesOf = (c: HonoContext<AppEnv>) =>
  matchedRoutes(c).flatMap(({ method, path }) => restRoutes[`${method} ${path}` as keyof Routes] ?? []);

/** A read that requires no session. Calls with a rule of their own are checked as a visitor. */
function readsInPublic(c: HonoContext<AppEnv>): boolean {
  if (c.req.method !== "GET" && c.req.method !== "HEAD") return false;
  return routesOf(c).every(({ access }) => access === "anyone" || access === "public");
}

/** What the route of this call will read first. The route itself reports bad input. */
async function prefetchOf(c: HonoContext<AppEnv>, call: Call): Promise<Prefetch | undefined> {
  const prefetch = matchedRoutes(c).flatMap(({ method, path }) => prefetches[`${method} ${path}`] ?? [])[0];
  if (!prefetch) return undefined;
  try {
    return prefetch(call, { path: c.req.path, body: c.req.method === "POST" ? await bodyOf(c) : undefined });
  } catch (error) {
    if (error instanceof Refusal) return undefined;
    throw error;
  }
}
const prefetches: Partial<Record<string, RoutePrefetch>> = Object.fromEntries(
  Object.entries(restRoutes).flatMap(([key, { prefetch }]) => (prefetch ? [[key, prefetch]] : [])),
);

/**
 * A call that declares no body may come without one. A body that is sent anyway is read as any
 * other.
 */
const takesNone = (method: string, { body }: Described, c: HonoContext<AppEnv>) =>
  method === "GET" ||
  method === "DELETE" ||
  (body === undefined &&
    ["content-type", "transfer-encoding"].every((name) => c.req.header(name) === undefined) &&
    Number(c.req.header("content-length") ?? 0) === 0);

/** Read once, on first use. */
function bodyOf(c: HonoContext<AppEnv>): Promise<unknown> {
  const known = c.get("body");
  if (known) return known;
  const body = readJson(c.req.raw);
  c.set("body", body);
  return body;
}

/**
 * A session's new token is sent only with data for its reader alone: never with a page, a file or
 * anything that caches keep.
 */
const mayHandCookie = (method: string, path: string) =>
  (method !== "GET" && method !== "HEAD") ||
  (path.startsWith("/api/") && !keptPaths.has(path)) ||
  path.startsWith("/sign-in/");
const keptPaths = new Set(
  Object.entries(restRoutes).flatMap(([key, { isKept }]) =>
    isKept ? [key.slice(key.indexOf(" ") + 1)] : [],
  ),
);
