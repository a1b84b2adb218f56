import { afterEach, beforeEach, expect, test } from "vitest";
import { systemContext } from "../../../graph/core/context.ts";
import { findSetup } from "../../../graph/desk/setup/read.ts";
import { saveConfig } from "../../../graph/platform/system/settings/save.ts";
import { sendTestMail } from "../../../graph/platform/system/settings/test-mail.ts";
import { testMailDays } from "../../../graph/platform/system/test-mail/link.ts";
import { dayMs } from "../../../shared/core/time/durations.ts";
import { openMailServer, type MailServerAtHand } from "../../harness/fakes/smtp.ts";
import { useKernel, type Caller } from "../../harness/kernel.ts";
import { signInAdmin } from "../../harness/people.ts";

const lab = useKernel({ dns: { texts: async () => [] } });
let boss: Caller;
let server: MailServerAtHand;

const set = async (input: object) => saveConfig(await boss.context(), input);

beforeEach(async () => {
  lab.setNow(new Date());
  await lab.db.testMail.deleteMany();
  boss = await signInAdmin(lab, { role: "super_admin" });
  server = await openMailServer();
  await set({ smtpHost: "127.0.0.1", smtpPort: server.port, fromEmail: "desk@fund.example" });
});
afterEach(async () => {
  // Sessions end while the clock is ahead.
  lab.setNow(new Date());
  boss = await signInAdmin(lab, { role: "super_admin" });
  await set({ smtpHost: "", fromEmail: "" });
  await server.close();
});

const item = async () => (await findSetup(systemContext(lab, "test"))).find(({ id }) => id === "test-email")!;

/** Sends a test email, and returns the path of its link. */
async function send(): Promise<string> {
  const { failure } = await sendTestMail(await boss.context(), { testEmail: "me@elsewhere.example" });
  expect(failure).toBeNull();
  const found = /\/test-mail\/[\w-]{43}/.exec(server.mails.at(-1) ?? "");
  return found?.[0] ?? "no link";
}

const open = async (path: string) => (await lab.visitor()).fetch(path);
const confirm = async (path: string, headers: Record<string, string> = {}) =>
  (await lab.visitor()).fetch(path, {
    method: "POST",
    body: "",
    headers: { "content-type": "application/x-www-form-urlencoded", ...headers },
  });
const confirmations = () => lab.db.auditEntry.count({ where: { action: "system.email-confirmed" } });

test("the link shows a button, which confirms once; a repeat changes nothing", async () => {
  expect((await item()).state).toBe("open");
  const before = await confirmations();
  const path = await send();
  const page = await open(path);
  expect(page.status).toBe(200);
  expect(await page.text()).toContain("Confirm that it arrived</button>");
  // Mail filters open links: that confirms nothing.
  expect((await item()).fact).toContain("was not used yet");
  expect(await confirmations()).toBe(before);

  expect(await (await confirm(path)).text()).toContain("The test email is confirmed");
  expect(await item()).toMatchObject({ state: "done", fact: expect.stringContaining("confirmed on") });
  const { confirmedAt } = await lab.db.testMail.findFirstOrThrow();
  lab.setNow(new Date(lab.now().getTime() + 3 * testMailDays * dayMs));
  const again = await confirm(path);
  expect(again.status).toBe(200);
  expect(await again.text()).toContain("The test email is confirmed");
  expect((await lab.db.testMail.findFirstOrThrow()).confirmedAt).toEqual(confirmedAt);
  expect(await confirmations()).toBe(before + 1);
  expect((await item()).state).toBe("done");
});

test("ten at once confirm it once", async () => {
  const before = await confirmations();
  const path = await send();
  const answers = await Promise.all(Array.from({ length: 10 }, () => confirm(path)));
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 200));
  expect(await confirmations()).toBe(before + 1);
});

test("a wrong link and another site's form confirm nothing", async () => {
  const path = await send();
  const wrong = `/test-mail/${"a".repeat(43)}`;
  expect((await open(wrong)).status).toBe(404);
  expect((await confirm(wrong)).status).toBe(404);
  expect((await confirm(path, { origin: "https://evil.example" })).status).toBe(403);
  expect((await confirm(path, { "content-type": "application/json" })).status).toBeGreaterThanOrEqual(400);
  expect(await lab.db.testMail.count({ where: { confirmedAt: { not: null } } })).toBe(0);
  expect((await item()).state).toBe("open");
});

test("an expired link confirms nothing, and asks for another email", async () => {
  const path = await send();
  lab.setNow(new Date(lab.now().getTime() + testMailDays * dayMs));
  for (const answer of [await open(path), await confirm(path)]) {
    expect(answer.status).toBe(410);
    expect(await answer.text()).toContain("expired");
  }
  expect(await item()).toMatchObject({ state: "attention", fact: expect.stringContaining("expired unused") });
  boss = await signInAdmin(lab, { role: "super_admin" });
  await confirm(await send());
  expect((await item()).state).toBe("done");
});

test("the page is in the reader's language", async () => {
  const path = await send();
  for (const [language, text] of [
    ["es", "¿Llegó el correo de prueba?"],
    ["fr", "L’e-mail de test est-il arrivé"],
  ] as const) {
    const visitor = Object.assign(await lab.visitor(), { language });
    expect(await (await visitor.fetch(path)).text()).toContain(text);
  }
});

test("another server or sender needs another test; another password does not", async () => {
  await confirm(await send());
  expect((await item()).state).toBe("done");
  await set({ fromEmail: "other@fund.example" });
  expect(await item()).toMatchObject({ state: "attention", fact: expect.stringContaining("changed") });
  await set({ fromEmail: "desk@fund.example" });
  expect((await item()).state).toBe("done");
  await set({ smtpHost: "localhost" });
  expect((await item()).state).toBe("attention");
});

test("an email that the server refused has no link that works", async () => {
  await set({ smtpPort: 1 });
  const { failure } = await sendTestMail(await boss.context(), { testEmail: "me@elsewhere.example" });
  expect(failure).not.toBeNull();
  expect(await lab.db.testMail.count()).toBe(0);
});
