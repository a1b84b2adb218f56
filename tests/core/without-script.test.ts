import { readFileSync } from "node:fs";
import { Hono } from "hono";
import { beforeEach, expect, test } from "vitest";
import type { AppEnv } from "../../graph/core/http/app-env.ts";
import { createCompressedAnswers } from "../../graph/core/http/compressed-answers.ts";
import { mountWebApp } from "../../graph/app/pages/web-app.ts";
import { shellWithoutScript } from "../../graph/app/pages/without-script.ts";
import type { Language } from "../../shared/core/forms/fields.ts";
import { useKernel } from "../harness/kernel.ts";

const lab = useKernel();

/** A short version of the build's page (scripts/lib/build/pages.mjs). */
const built = `<!doctype html><html lang="en"><head><title>x</title></head><body><noscript>Show</noscript>
  <noscript data-instead=""><p>This page needs JavaScript.</p></noscript><noscript>More</noscript></body></html>`;

/** As it is sent: with the installation's time zone. */
const sent = built.replace("<html ", '<html data-zone="America/Chicago" ');

const start = new Date("2029-05-01T12:00:00Z");
const hour = 3_600_000;

beforeEach(async () => {
  await lab.db.event.deleteMany();
  lab.setNow(start);
});

test("upcoming events are in the page, in local time, and past ones are not", async () => {
  await addEvent({ title: "Yesterday's talk", startsAt: after(-20) });
  await addEvent({ title: "Running now", startsAt: after(-1) });
  const id = await addEvent({ startsAt: new Date("2029-05-03T03:00:00Z"), timeZone: "America/Los_Angeles" });
  const page = await text("/events");
  expect(page).not.toContain("Yesterday");
  expect(page.indexOf("Running now")).toBeGreaterThan(0);
  expect(page.indexOf("Running now")).toBeLessThan(page.indexOf("Rights evening"));
  for (const said of [
    "Wednesday, May 2, 2029",
    "8:00 – 10:00 PM PDT",
    "Town library",
    "Ask a lawyer",
    "Legal Clinic",
  ])
    expect(page.replace(/[\u2009\u202f]/g, " ")).toContain(said);
  expect(page).toContain(`href="/events/${id}.ics?lang=en"`);
  expect(page).not.toContain("needs JavaScript");
  expect(page).toContain("<noscript>Show</noscript>");
});

test("it uses the page's language, and English if an event has no other", async () => {
  const id = await addEvent({
    translations: { es: { title: "Noche de derechos", description: "Pregunte" } },
  });
  const es = await text("/events", "es");
  for (const said of ["Próximos eventos", "Noche de derechos", "martes, 1 de mayo de 2029", "Lugar"])
    expect(es).toContain(said);
  expect(es).toContain(`href="/events/${id}.ics?lang=es"`);
  expect(es).not.toContain("Rights evening");
  const fr = await text("/events", "fr");
  for (const said of ["Événements à venir", "Rights evening", "mardi 1 mai 2029", "Lieu"])
    expect(fr).toContain(said);
});

test("markup in an event is text, and cannot leave its place", async () => {
  const evil = `</noscript><script>alert(1)</script><style>*{}</style>"' $& <img src=x>`;
  await addEvent({ title: evil, description: evil, location: evil, host: evil });
  const { response, page } = await open("/events");
  expect(page.match(/<\/noscript>/g)).toHaveLength(4);
  expect(page).not.toMatch(/<script|<img|\*\{\}<\/style>/);
  expect(page).toContain("&#60;/noscript&#62;&#60;script&#62;alert(1)");
  expect(page).toContain("$&#38; &#60;img");
  expect(response.headers.get("content-security-policy")).toMatch(/script-src 'self';/);
});

test("a browser's cached page is valid until an event is added, changed or over", async () => {
  const id = await addEvent({ startsAt: after(2) });
  let etag = await tagOf("/events");
  const unchanged = await open("/events", "en", { "if-none-match": etag });
  expect([unchanged.response.status, unchanged.page]).toEqual([304, ""]);
  const changes = [
    () => addEvent({ title: "Another" }),
    () => lab.db.event.update({ where: { id }, data: { location: "Elsewhere" } }),
    async () => lab.setNow(after(5)),
  ];
  for (const change of changes) {
    await change();
    const { response } = await open("/events", "en", { "if-none-match": etag });
    expect(response.status).toBe(200);
    expect(response.headers.get("etag")).not.toBe(etag);
    etag = response.headers.get("etag") ?? "";
  }
});

test("an address with a month shows that month, with links to its neighbors", async () => {
  await addEvent({ title: "Long ago", startsAt: new Date("2023-07-15T15:00:00Z") });
  await addEvent();
  const page = await text("/events?month=2023-07");
  expect(page).toContain("<h2>July 2023</h2>");
  expect(page).toContain("Long ago");
  expect(page).toContain("Past event");
  expect(page).not.toContain("Rights evening");
  expect(page).toMatch(/href="\/events\?month=2023-06"\s*>Previous month: June 2023/);
  expect(page).toMatch(/href="\/events\?month=2023-08"\s*>Next month: August 2023/);
  const french = await text("/events?month=2023-07", "fr");
  for (const said of [/<h2>Juillet 2023<\/h2>/, /Mois suivant\s: Août 2023/, /samedi 15 juillet 2023/])
    expect(french).toMatch(said);
  expect(await text("/events?month=2023-06")).toContain("No events scheduled for this period.");
  expect(await text("/events?month=2023-77")).toContain("Rights evening");
  expect(await text("/events?month=2000-01")).not.toContain("1999-12");
});

test("after thirty events the rest is a link to their month", async () => {
  for (let day = 0; day < 31; day += 1)
    await addEvent({ title: `Day ${day}.`, startsAt: after(1 + 24 * day) });
  const page = await text("/events");
  expect(page.match(/<article/g)).toHaveLength(30);
  expect(page).toMatch(/href="\/events\?month=2029-05"\s*>More events from May 2029/);
  await lab.db.event.deleteMany({ where: { title: "Day 3." } });
  expect(await text("/events")).not.toContain("More events");
});

test("if the events cannot be read the page is sent without them", async () => {
  const event = { findMany: () => Promise.reject(new Error("the database is away")) };
  const { page, response } = await open("/events", "en", {}, {
    ...lab.db,
    event,
  } as unknown as typeof lab.db);
  expect([response.status, page]).toEqual([200, sent]);
});

test("the feedback form is in its page, with its style allowed by its hash and nothing else added", async () => {
  const { page, response } = await open("/feedback");
  expect(page).toContain('<form method="post" action="/feedback"');
  for (const name of ["feedbackType", "agency", "feedback", "wantFollowUp", "email", "phone"])
    expect(page).toContain(`name="${name}"`);
  const policy = response.headers.get("content-security-policy") ?? "";
  expect(policy).toContain("form-action 'self'");
  expect(policy).not.toContain("unsafe-inline");
  expect(policy.match(/style-src[^;]*/)?.[0].match(/'sha256-/g)).toHaveLength(2);
  expect(await text("/feedback", "fr")).toContain("Donnez votre avis");
});

test("each feedback form has its own key, and its page is not cached", async () => {
  const keyOf = (page: string) => /name="formKey" value="([^"]+)"/.exec(page)?.[1];
  const [one, other] = [await open("/feedback"), await open("/feedback")];
  expect(keyOf(one.page)).toHaveLength(36);
  expect(keyOf(other.page)).not.toBe(keyOf(one.page));
  expect(one.response.headers.get("etag")).toBeNull();
});

test("pages without such a part get nothing but the time zone", async () => {
  for (const path of ["/home", "/incidents", "/constructor"]) expect(await text(path)).toBe(sent);
});

const after = (hours: number) => new Date(start.getTime() + hours * hour);

async function addEvent(changes: Record<string, unknown> = {}): Promise<number> {
  const startsAt = (changes["startsAt"] as Date | undefined) ?? after(3);
  const { id } = await lab.db.event.create({
    data: {
      title: "Rights evening",
      description: "Ask a lawyer",
      timeZone: "America/Chicago",
      location: "Town library",
      host: "Legal Clinic",
      ...changes,
      startsAt,
      endsAt: new Date(startsAt.getTime() + 2 * hour),
    },
  });
  return id;
}

/** The page of an address, as sent by the server from a built one. */
async function open(
  path: string,
  language: Language = "en",
  headers: Record<string, string> = {},
  db = lab.db,
) {
  const visitor = await lab.visitor();
  visitor.language = language;
  const app = new Hono<AppEnv>();
  app.use(async (c, next) => {
    c.set("context", { ...(await visitor.context()), db });
    await next();
  });
  mountWebApp(
    app,
    { db: lab.db, env: lab.env, events: lab.events },
    createCompressedAnswers(),
    async () => built,
  );
  const response = await app.request(path, { headers });
  return { response, page: await response.text() };
}
const text = async (path: string, language?: Language) => (await open(path, language)).page;
const tagOf = async (path: string) => (await open(path)).response.headers.get("etag") ?? "";

test("answers a directory search in the address without JavaScript, in the page's language", async () => {
  const found = await text("/resources?q=place+to+sleep&state=TX");
  expect(found.indexOf("2-1-1 Texas")).toBeGreaterThan(0);
  expect(found.indexOf("2-1-1 Texas")).toBeLessThan(found.indexOf("Salvation Army: Houston Center of Hope"));
  expect(found).not.toContain("Texas Council on Family Violence");
  expect(found).toContain("Listed July 2026, may be out of date");
  expect(found).toContain('href="tel:211"');
  expect(found).toContain("data-scripted]{display:none}");
  const spanish = await text("/resources?q=d%C3%B3nde+dormir&state=TX", "es");
  expect(spanish).toContain("Listado en julio de 2026, puede no estar al día");
  expect(await text("/resources?q=xyzzy")).toContain("Call 2‑1‑1");
  expect(await text(`/resources?q=${encodeURIComponent("</noscript><script>")}`)).not.toMatch(/<script>/);
});

test("without a search the directory's page is as built", async () => {
  expect(await text("/resources?state=TX")).toContain("needs JavaScript");
});

test.for([
  ["en", "This page needs JavaScript", "Someone’s life is in danger", "Find help near you"],
  ["es", "Esta página necesita JavaScript", "Hay una vida en peligro", "Encontrar ayuda cerca de usted"],
  ["fr", "Cette page a besoin de JavaScript", "Une vie est en danger", "Trouver de l’aide près de chez vous"],
] as const)("in %s, a client-drawn page says whom to call", async ([language, ...said]) => {
  const visitor = await lab.visitor();
  visitor.language = language;
  const context = {
    ...(await visitor.context()),
    env: { ...lab.env, OPERATOR_CONTACT: "help@fund.example" },
  };
  const page = shellWithoutScript(context, readFileSync("web/index.html", "utf8"));
  const part = /<body>.*<noscript>(.*)<\/noscript>/s.exec(page)?.[1] ?? "";
  for (const text of [...said, "help@fund.example", "https://www.weather.gov/"]) expect(part).toContain(text);
  for (const number of ["911", "988", "211"]) expect(part).toContain(`href="tel:${number}"`);
  for (const way of ["/resources", "/rights", "/feedback"]) expect(part).toContain(`href="${way}"`);
  expect(part).toContain(`<div lang="${language}">`);
  expect(part.match(/href="\?lang=/g)).toHaveLength(2);
  expect(part).not.toContain("<script");
  expect(page).not.toContain("SafeVoice needs JavaScript");
});
