import type { Context as HonoContext, Hono, MiddlewareHandler } from "hono";
import type { Context } from "../../core/context.ts";
import type { AppEnv } from "../../core/http/app-env.ts";
import { openSession } from "../../core/sessions/sessions.ts";
import { isFromHere, isLoopback } from "../../core/http/loopback.ts";
import { holdsDemoData } from "../../core/demo.ts";
import { readForm } from "../../core/pages/server-page.ts";
import { openBody } from "./compose.ts";
import { letterPage, listPage, mailPage, officersPage, outgoingPage, type Page } from "./mailbox.page.ts";

const shownAtMost = 200;
const demoOfficers = 3;

/**
 * Pages for developers and the demo: sent messages, and a sign-in as a demo officer. They show
 * supervisors' secrets, so they exist on this machine alone and never in production.
 */
export function mountMailbox(app: Hono<AppEnv>): void {
  app.use("/dev/*", onlyHere);
  app.get("/dev/mailbox", async (c) =>
    answer(c, listPage(c.get("context").env, await messages(c.get("context")))),
  );
  app.get("/dev/mailbox/:id", async (c) => {
    const found = await message(c.get("context"), c.req.param("id"));
    return found ? answer(c, mailPage(c.get("context").env, found.message, found.body)) : notFound(c);
  });
  app.get("/dev/mailbox/:id/letter", async (c) => {
    const found = await message(c.get("context"), c.req.param("id"));
    return found ? answer(c, letterPage(found.body)) : notFound(c);
  });
  app.get("/dev/outgoing", (c) => {
    const { env, refusedConnections } = c.get("context");
    return env.TRAINING ? answer(c, outgoingPage(env, refusedConnections)) : notFound(c);
  });
  app.get("/dev/officers", async (c) => {
    const context = c.get("context");
    return (await holdsDemoData(context))
      ? answer(c, officersPage(context.env, await officers(context)))
      : notFound(c);
  });
  app.post("/dev/officers", async (c) => {
    const context = c.get("context");
    if (!(await holdsDemoData(context))) return notFound(c);
    const { officerId } = await readForm(c, ["officerId"], 1000);
    const officer = (await officers(context)).find(({ id }) => String(id) === officerId);
    const verificationId = officer?.verifications[0]?.id;
    if (!officer || !verificationId) return notFound(c);
    const session = await context.db.$transaction((tx) =>
      openSession(context, tx, { officerId: officer.id, verificationId }),
    );
    session.enter();
    return c.redirect("/requests", 303);
  });
}

const onlyHere: MiddlewareHandler<AppEnv> = async (c, next) => {
  const { env, mailer, db } = c.get("context");
  const here = isFromHere(c);
  // With a public address a proxy may run on this machine, and then every caller seems local.
  const isPublic = env.PUBLIC_URL && !isLoopback(new URL(env.PUBLIC_URL).host);
  if (env.NODE_ENV === "production" || isPublic || !here) return notFound(c);
  if (!mailer.captured && !(await holdsDemoData({ db }))) return notFound(c);
  return next();
};

const notFound = (c: HonoContext<AppEnv>) => c.text("Not found", 404);

const answer = (c: HonoContext<AppEnv>, { markup, policy, framed }: Page) =>
  c.html(String(markup), 200, {
    "content-security-policy": policy,
    "cache-control": "no-store",
    ...(framed && { "x-frame-options": "SAMEORIGIN" }),
  });

const messages = ({ db }: Context) =>
  db.message.findMany({ orderBy: [{ createdAt: "desc" }, { id: "desc" }], take: shownAtMost });

async function message(context: Context, id: string) {
  if (!/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(id)) return null;
  const row = await context.db.message.findUnique({ where: { id } });
  return row && { message: row, body: openBody(context, row.bodySealed, row) };
}

const officers = ({ db }: Context) =>
  db.officer.findMany({
    where: { verifications: { some: {} } },
    orderBy: { id: "asc" },
    take: demoOfficers,
    include: { verifications: { orderBy: { id: "desc" }, take: 1 } },
  });
