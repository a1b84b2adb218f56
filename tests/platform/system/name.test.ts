import { Hono } from "hono";
import { beforeAll, expect, test } from "vitest";
import { beginSecondFactor } from "../../../graph/accounts/admins/sign-in/second-factor.ts";
import { approveRequest } from "../../../graph/decisions/allocations/approval/approve.ts";
import { composeMessage, openBody } from "../../../graph/messages/communications/compose.ts";
import { lettersToOfficer } from "../../../graph/messages/communications/officer.ts";
import type { AppEnv } from "../../../graph/core/http/app-env.ts";
import { mountInstallable } from "../../../graph/core/pages/installable.ts";
import { sha256 } from "../../../graph/core/security/secrets.ts";
import { openFacts, sealFacts } from "../../../graph/messages/letters/write/facts.ts";
import { openHtml, openPaper } from "../../../graph/messages/letters/write/sealed-columns.ts";
import { letterPdf } from "../../../graph/messages/letters/render/pdf.ts";
import { saveConfig } from "../../../graph/platform/system/settings/save.ts";
import { useKernel, type Caller } from "../../harness/kernel.ts";
import { writeLetters } from "../../harness/letters.ts";
import { textOfPdf } from "../../harness/pdf.ts";
import { ask, fileRequest, signInAdmin, signInOfficer } from "../../harness/people.ts";

/*
 * An installation with its own name: everything that leaves the product uses that name, in every
 * language, and never as markup.
 */

const lab = useKernel();
const name = "Harbour <Fund>";
const escaped = "Harbour &#60;Fund&#62;";
let boss: Caller;
let visitor: Caller;
/** A letter from before the name was changed. */
let old: Awaited<ReturnType<typeof letterOf>>;

async function letterOf() {
  const officer = await signInOfficer(lab);
  const requestId = await fileRequest(lab, officer, { recommended: 20 });
  await approveRequest(await officer.context(), requestId);
  await writeLetters(lab);
  return readLetters(requestId);
}
async function readLetters(requestId: number) {
  const row = await lab.db.letter.findFirstOrThrow({ where: { requestId }, orderBy: { id: "asc" } });
  const messages = await lab.db.message.findMany({ where: { requestId, letterId: { not: null } } });
  const paper = openPaper(lab, row.factsSealed);
  if (!paper || !row.htmlSealed) throw new Error("it is not written");
  const pdf = await letterPdf(paper, { compress: false });
  return { row, paper, pdf, markup: openHtml(lab, row.htmlSealed), messages };
}
beforeAll(async () => {
  boss = await signInAdmin(lab, { role: "super_admin" });
  visitor = await lab.visitor();
  old = await letterOf();
  await saveConfig(await boss.context(), { systemName: name, systemDescription: "Help that arrives." });
});

test("a letter has it as a page, as a PDF and in its email", async () => {
  const { paper, markup, pdf, messages } = await letterOf();
  expect(paper.from).toEqual({ name, sign: "Help that arrives." });
  expect(markup).toContain(`<b>${escaped}</b> <span>Help that arrives.</span>`);
  expect(pdf.toString("latin1")).toContain(`(${name})`); // the author in the file's metadata
  expect(textOfPdf(pdf)).toContain(`${name}. Help that arrives.`);
  expect(messages.length).toBeGreaterThan(0);
  const mails = messages.filter(({ channel }) => channel === "email");
  for (const { bodySealed } of mails) expect(openBody(lab, bodySealed).text).toContain(`${name}. Help that`);
  for (const told of [
    markup,
    pdf.toString("latin1"),
    textOfPdf(pdf),
    ...mails.map(({ bodySealed }) => openBody(lab, bodySealed).html),
  ])
    expect(told).not.toContain("SafeVoice");
});

test("an earlier letter stays as it is, also one without a stored head", async () => {
  const now = await readLetters(old.row.requestId);
  expect(now.markup).toBe(old.markup);
  expect(sha256(now.markup)).toBe(old.row.hash);
  expect(now.paper.from.name).toBe("SafeVoice");
  expect(textOfPdf(now.pdf)).toContain("SafeVoice. Real Support.");
  const { paper, ...facts } = openFacts(lab, old.row.factsSealed);
  const { from: _from, ...headless } = paper ?? now.paper;
  const sealed = sealFacts(lab, { ...facts, paper: headless as typeof now.paper });
  expect(openPaper(lab, sealed)).toEqual(now.paper);
});

test("a text message to an officer starts with the name in texts", () => {
  const officer = { name: "R. Vale", email: "r@city.gov", phone: "555-010-0100", notifyByEmail: false };
  const [message] = lettersToOfficer(
    { ...officer, notifyBySms: true },
    { kind: "letter-officer", subject: "Case EM-1", body: { text: "" } },
  );
  if (!message) throw new Error("nothing is sent");
  expect(openBody(lab, composeMessage(lab, message).bodySealed).text).toBe("Resource Line: Case EM-1");
});

test("an authenticator app lists the account under it", async () => {
  const { uri } = await beginSecondFactor(await boss.context());
  expect(new URL(uri).searchParams.get("issuer")).toBe(name);
});

test.each(["/verify/x", "/approve/x", "/reply/x", "/rate/x", "/letters/check", "/api/docs"])(
  "the page %s is titled with it",
  async (path) => {
    const page = await (await visitor.fetch(path)).text();
    expect(page).toMatch(new RegExp(`<title>[^<]+ - ${escaped}</title>`));
    expect(page).toContain(`<bdi translate="no">${escaped}</bdi> <small>Help that arrives.</small>`);
    expect(page.replace(/SafeVoice-Signature|\$SAFEVOICE/g, "")).not.toContain("SafeVoice");
  },
);

test("the API's description is titled with it", async () => {
  expect((await (await visitor.fetch("/api/openapi.json")).json()).info.title).toBe(name);
});

test.each(["en", "es", "fr"])("the support agent names it, in %s", async (language) => {
  const questions = { en: "who made you", es: "¿quién te hizo?", fr: "qui t'a créé ?" };
  const message = questions[language as keyof typeof questions];
  const body = { sessionId: `name-${language}`, message, language };
  const { response } = await (await visitor.fetch("/api/ai-support/chat", { method: "POST", body })).json();
  expect(response).toContain(name);
  expect(response).not.toContain("SafeVoice");
});

test("a callback notification has it, and files name it as author", async () => {
  const form = { sessionId: "name", name: "Ana", phone: "(415) 555-0132", requestType: "general" };
  await saveConfig(await boss.context(), { notificationEmail: "desk@fund.example" });
  await visitor.fetch("/api/ai-support/callback", { method: "POST", body: form });
  const notice = await lab.db.message.findFirstOrThrow({ where: { kind: "admin-notice" } });
  expect(openBody(lab, notice.bodySealed).text).toContain(`the callback queue of ${name}.`);
  for (const [path, method] of [
    ["/rights/guide.pdf", "GET"],
    ["/api/admin/analytics/export?format=pdf", "POST"],
    ["/api/admin/compliance/report", "POST"],
  ] as const) {
    const file = Buffer.from(await (await boss.fetch(path, { method })).arrayBuffer()).toString("latin1");
    expect([path, file.includes(`(${name})`)]).toEqual([path, true]);
  }
  const { data } = await ask(visitor, "{ supportDesk { hotelHours } }");
  expect(data.supportDesk.hotelHours).toBeGreaterThan(0);
});

test("the app is installed under it", async () => {
  const app = new Hono<AppEnv>();
  mountInstallable(app, lab, "web/public");
  const answer = await app.request("/manifest.webmanifest");
  expect(answer.headers.get("content-type")).toBe("application/manifest+json");
  expect(await answer.json()).toMatchObject({
    ...{ name, short_name: name, description: "Help that arrives.", start_url: "/home" },
  });
  const nothing = new Hono<AppEnv>();
  mountInstallable(nothing, lab, "web/nowhere");
  expect((await nothing.request("/manifest.webmanifest")).status).toBe(404);
});
