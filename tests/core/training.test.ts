import { beforeAll, expect, test } from "vitest";
import { ensureTrainingKey } from "../../graph/accounts/api-keys/training-key.ts";
import { ensureFirstAdmin } from "../../graph/accounts/admins/accounts/first-admin.ts";
import { sendWebhooks } from "../../graph/accounts/webhooks/send.ts";
import { exportEntries, planImport } from "../../graph/community/entries/files.ts";
import { systemContext } from "../../graph/core/context.ts";
import { readEnv } from "../../graph/core/env.ts";
import { matchTraining } from "../../graph/core/process/training-data.ts";
import { openCode } from "../../graph/help/dispatches/codes/sealed-code.ts";
import { importCodes } from "../../graph/help/vendors/codes.ts";
import { openBody, subjectOf } from "../../graph/messages/communications/compose.ts";
import { openHtml } from "../../graph/messages/letters/write/sealed-columns.ts";
import { mailServer } from "../../graph/platform/system/smtp.ts";
import { loadDemoData } from "../../prisma/seed/demo.ts";
import { trainingMarks } from "../../graph/core/training.ts";
import { textOfPdf } from "../harness/pdf.ts";
import { useKernel, type Caller } from "../harness/kernel.ts";
import { ask, signInAdmin } from "../harness/people.ts";

/* What a training installation does instead of reaching anyone, and how it marks what it writes. */

const lab = useKernel({}, { TRAINING: "1", SECRET_KEY: "" });
const mark = trainingMarks.en;
let admin: Caller;

beforeAll(async () => {
  await ensureFirstAdmin(lab);
  await loadDemoData(lab);
  await lab.refreshConfig();
  admin = await signInAdmin(lab, { role: "super_admin" });
});

const watermark = /<style>[^<]*:root::after\{/;
const sameForAll = Object.values(trainingMarks);

test("every code of the demo begins with TRAIN-, and an imported one gets it", async () => {
  const dispatches = await lab.db.helpDispatch.findMany();
  expect(dispatches.length).toBeGreaterThan(5);
  for (const { promoCodeSealed } of dispatches)
    expect(openCode(lab, promoCodeSealed)).toMatch(/^TRAIN-[A-Z]{2,4}\d{4}$/);
  const { id } = await lab.db.vendor.findFirstOrThrow({ where: { name: "DoorDash" } });
  const file = { csv: "code,value,cost\nGIFT-7431-XQ,20,on_use\nTRAIN-GIFT-9,20,on_use\n", isDryRun: false };
  const { imported, rows } = await importCodes(await admin.context(), id, file);
  expect([imported, rows.map(({ problem }) => problem)]).toEqual([2, [null, null]]);
  const stored = await lab.db.vendorCode.findMany({ where: { vendorId: id }, orderBy: { id: "asc" } });
  expect(stored.map(({ codeSealed }) => lab.keys.open(codeSealed, "VendorCode.code"))).toEqual([
    ...["TRAIN-GIFT-7431-XQ", "TRAIN-GIFT-9"],
  ]);
  expect((await importCodes(await admin.context(), id, file)).imported).toBe(0);
});

test("every email, its subject and every letter say that nothing is real", async () => {
  const messages = await lab.db.message.findMany({ where: { channel: "email" } });
  expect(messages.length).toBeGreaterThan(20);
  for (const message of messages) {
    const { text, html } = openBody(lab, message.bodySealed, message);
    const own = sameForAll.find(({ text: said }) => text.includes(said));
    expect(own?.word, message.kind).toBeDefined();
    expect(html).toContain(own?.text);
    expect(subjectOf(lab.env, message)).toMatch(/^\[(?:TRAINING|SIMULACRO|EXERCICE)\] \S/);
  }
  const letters = await lab.db.letter.findMany({ where: { state: "written" } });
  expect(letters.length).toBeGreaterThan(5);
  for (const { htmlSealed } of letters) {
    const page = openHtml(lab, htmlSealed ?? "");
    expect(page).toMatch(watermark);
    expect(sameForAll.some(({ text }) => page.includes(text))).toBe(true);
  }
});

test("a text message says it as long as it stays one message", () => {
  const said = (text: string, language = "en") => {
    const sealed = lab.keys.seal(JSON.stringify({ text }), "Message.body");
    const row = { introduces: false, kind: "answer", language };
    return openBody(lab, sealed, row).text;
  };
  expect(said("Your code is ready.")).toBe("TRAINING: Your code is ready.");
  expect(said("Su código está listo.", "es")).toBe("SIMULACRO: Su código está listo.");
  const long = "a".repeat(155);
  expect(said(long)).toBe(long);
});

test("files begin with the mark, their names too, and an import takes them back", async () => {
  const guide = await admin.fetch("/rights/guide.pdf");
  expect(guide.headers.get("content-disposition")).toContain('filename="TRAINING-know-your-rights.pdf"');
  const guideText = textOfPdf(new Uint8Array(await guide.arrayBuffer()));
  expect(guideText).toContain(`${mark.word}. ${mark.text}`);
  const pages = guideText.split(mark.word).length - 2; // the first line has the word too
  expect(pages).toBeGreaterThan(1);

  const { id } = await lab.db.emergencyRequest.findFirstOrThrow();
  const cases = await admin.fetch(`/api/admin/cases/export?cases=${id}`);
  expect(cases.headers.get("content-disposition")).toContain('filename="TRAINING-');
  expect((await cases.text()).replace("\ufeff", "")).toMatch(/^TRAINING: Nothing here is real\..*\r\n[^,]+,/);
  for (const format of ["pdf", "csv", "xlsx"]) {
    const query = `timeRange=30d&timeZone=UTC&format=${format}`;
    const answer = await admin.fetch(`/api/admin/analytics/export?${query}`, { method: "POST" });
    expect(answer.status, format).toBe(200);
    expect(answer.headers.get("content-disposition")).toContain('filename="TRAINING-analytics');
    const bytes = new Uint8Array(await answer.arrayBuffer());
    if (format === "pdf") expect(textOfPdf(bytes)).toContain(mark.text);
    if (format === "csv") expect(Buffer.from(bytes).toString()).toContain(`${mark.word}: ${mark.text}`);
  }
  const directory = await exportEntries(await admin.context(), "IL");
  expect(directory).toContain(`${mark.word}: ${mark.text}`);
  const { lines, skipped } = await planImport(await admin.context(), directory);
  expect(new Set(lines.map(({ outcome }) => outcome))).toEqual(new Set(["unchanged"]));
  expect(skipped).toHaveLength(1);
});

test("a mail server in the settings is not used, and webhooks and the DNS reach no one", async () => {
  await lab.db.systemConfig.update({ where: { id: 1 }, data: { smtpHost: "mail.county.example" } });
  await lab.refreshConfig();
  expect(mailServer(lab)).toBeNull();
  expect(lab.mailer.captured && lab.sms.captured).toBe(true);
  expect([lab.model, lab.agent]).toEqual([null, null]);

  const { id: webhookId } = await lab.db.webhook.create({
    data: {
      ...{ name: "Ledger", url: "https://ledger.county.example/hook", events: ["request.approved"] },
      ...{ secretSealed: lab.keys.seal("whsec_x", "Webhook.secretSealed"), createdBy: "admin" },
    },
  });
  const { id } = await lab.db.webhookDelivery.create({
    data: { webhookId, event: "request.approved", payload: { id: 1 } },
  });
  expect(await sendWebhooks(systemContext(lab, "test"))).toBe(1);
  expect(await lab.db.webhookDelivery.findUniqueOrThrow({ where: { id } })).toMatchObject({
    ...{ state: "sent", status: null, reason: "A training installation captured it: it went nowhere." },
  });
});

test("the printed API key works, is the same at each start, and stays revoked", async () => {
  const key = await ensureTrainingKey(lab);
  expect(key).toMatch(/^sv_[\w-]{43}$/);
  expect(await ensureTrainingKey(lab)).toBe(key);
  expect(await lab.db.apiKey.count()).toBe(1);
  const tool = await lab.visitor();
  const call = () => tool.fetch("/api/help-dispatches", { headers: { authorization: `Bearer ${key}` } });
  expect((await call()).status).toBe(200);
  await lab.db.apiKey.updateMany({ data: { revokedAt: lab.now(), revokedBy: "admin" } });
  expect((await call()).status).toBe(401);
  expect(await ensureTrainingKey(lab)).toBeNull();
});

test("there is nothing to set up, and nothing in the work queue about it", async () => {
  const { data } = await ask(admin, "{ setup { isTraining openCount items { item } } }", {});
  expect(data.setup).toEqual({ isTraining: true, openCount: 0, items: [] });
});

test("training data and real data never open for each other", async () => {
  const real = readEnv({ NODE_ENV: "test" });
  await matchTraining(lab); // it was marked when it was made
  await expect(matchTraining({ db: lab.db, env: real })).rejects.toThrow(/Start it with TRAINING=1/);
  const marked = await lab.db.referenceData.delete({ where: { name: "training" } });
  await expect(matchTraining(lab)).rejects.toThrow(/does not belong to a training/);
  await matchTraining({ db: lab.db, env: real });
  await lab.db.referenceData.create({ data: marked });
});

test("a page behind a link, a refusal and the check of letters have the marks", async () => {
  const visitor = await lab.visitor();
  for (const path of ["/reply/unknown", "/verify/unknown", "/letters/check", "/c", "/privacy?lang=fr"]) {
    const answer = await visitor.fetch(path);
    const page = await answer.text();
    expect(page, path).toMatch(watermark);
    const { word, text } = path.endsWith("fr") ? trainingMarks.fr : mark;
    expect(page).toContain(`<b>${word}</b> ${text}`);
    expect(answer.headers.get("content-security-policy")).toContain("style-src 'sha256-");
  }
});
