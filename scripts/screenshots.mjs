// npm run screenshots: the main screens as JPEG into docs/screens, on a phone and on a desktop, light
// and dark. npm run screenshots -- <folder>: every screen as PNG, also on a wide window, and those of
// the public and of an officer in the other languages; index.html is the contact sheet of them all. It
// signs in as the demo's officers and as an administrator, on a server of its own with demo data.
// npm run screenshots -- <folder> <address>: of a running server. With ADMIN_PASSWORD, that of the
// account "admin", also the administrators' desk. If it is the first one, it is changed to the same
// with " again" behind it.
// --before <folder>: the contact sheet shows an earlier folder's pictures beside these.
// --only <pattern>: only the pictures whose file names match. --sheet: only the contact sheet.
import { spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { parseArgs } from "node:util";
import { chromium } from "@playwright/test";
import { findChromium } from "./lib/chromium.mjs";
import { freePort } from "./lib/free-port.mjs";
import { StepFailed, endingWithUs, main, say } from "./lib/run.mjs";
import { createCamera, settled } from "./lib/screens/camera.mjs";
import { writeSheet } from "./lib/screens/sheet.mjs";

const { positionals, values: options } = parseArgs({
  allowPositionals: true,
  options: { before: { type: "string" }, only: { type: "string" }, sheet: { type: "boolean" } },
});
const [folder = "docs/screens", given] = positionals;
/** Of the server whose screens are taken. */
let address = given;
const isForDocs = folder === "docs/screens";
const inDocs = new Set([
  "landing",
  "home",
  "home-support",
  "home-settings",
  "home-chat",
  "resources",
  "rights",
  "incidents",
  "events",
  "feedback",
  "officer-login",
  "verification-pending",
  "case-tracking-trusted",
  "requests-trusted",
  "request-pending-details-trusted",
  "new-request-trusted",
  "supervisor-approve",
  "kit",
  "desk",
  "corrections",
  ...[
    "desk-case",
    "desk-dispatch",
    "desk-users",
    "user-management",
    "admin-account",
    "officers",
    "letter-check",
  ],
  ...["desk-rules", "desk-communications", "desk-analytics", "desk-activity", "desk-settings"],
  ...["callbacks", "desk-directory", "desk-cases", "desk-tasks", "desk-funds"],
]);
const only = new RegExp(options.only ?? "");
/** By its name, and its file's name with size, theme and language. */
const isTaken = (name, file) => only.test(file) && (!isForDocs || inDocs.has(name));
/** Screens whose picture could not be taken. */
const failures = [];
/** Once, for all sizes and themes. */
let isTold = false;
/** The code and the PIN of a Help Pass that an officer made. */
let pass;
const sizes = {
  phone: { width: 375, height: 812 },
  desktop: { width: 1280, height: 800 },
  ...(!isForDocs && { wide: { width: 1920, height: 1080 } }),
};
const themes = ["light", "dark"];
const otherLanguages = isForDocs ? [] : ["es", "fr"];
/** What the public and an officer read. */
const translatedPages = {
  public: [
    ...["landing", "home", "resources", "rights", "incidents", "events", "feedback", "officer-login"],
    ...["privacy", "accessibility", "exit-help", "card", "releases/form", "print/intake"],
  ],
  officer: ["requests", "verification", "case-tracking", "new-request"],
};
const nameOf = (address) => address.replaceAll("/", "-");

await main(async () => {
  if (options.sheet) return writeSheet(folder, options.before);
  mkdirSync(folder, { recursive: true });
  const args = process.getuid?.() === 0 ? ["--no-sandbox", "--disable-dev-shm-usage"] : [];
  const stop = given ? () => {} : await startServer();
  const browser = await chromium.launch({ executablePath: await findChromium(), args });
  try {
    for (const size of Object.keys(sizes))
      for (const theme of themes) {
        const shot = { address, folder, isForDocs, isTaken, failures, size, viewport: sizes[size], theme };
        await takeAll(createCamera(browser, shot), `${size}, ${theme}`);
        for (const language of otherLanguages)
          await takeTranslated(
            createCamera(browser, { ...shot, language }),
            `${size}, ${theme}, ${language}`,
          );
      }
    if (!isForDocs) writeSheet(folder, options.before);
  } finally {
    await browser.close();
    stop();
  }
  if (failures.length > 0) throw new StepFailed(`not taken:\n${failures.join("\n")}`);
});

/** With demo data in a folder that is deleted again. Returns what stops it. */
async function startServer() {
  const port = await freePort();
  address = `http://127.0.0.1:${port}`;
  process.env.ADMIN_PASSWORD = `Aa!${randomBytes(12).toString("base64url")}`;
  const dataDir = mkdtempSync(path.join(tmpdir(), "safevoice-screens-"));
  const env = { ...process.env, NODE_ENV: "development", DEMO: "1", LOG_LEVEL: "error", WIDE_LIMITS: "1" };
  Object.assign(env, { PORT: String(port), HOST: "127.0.0.1", DATA_DIR: dataDir, DATABASE_URL: "" });
  const child = spawn(process.execPath, ["dist/server/main.js"], {
    env,
    stdio: ["ignore", "ignore", "inherit"],
  });
  const forget = endingWithUs(child);
  child.once("exit", () => rmSync(dataDir, { recursive: true, force: true, maxRetries: 3 }));
  while (child.exitCode === null && !(await fetch(`${address}/readyz`).catch(() => null))?.ok)
    await wait(200);
  if (child.exitCode !== null) throw new StepFailed("the server for the screenshots did not start");
  return () => {
    forget();
    child.kill();
  };
}

/** Made-up reports, callbacks, a hold, a schedule and a book of vouchers; they stay in the demo. */
async function tell(page, headers) {
  // Another installation may be in use.
  if (isTold || given) return;
  isTold = true;
  for (const [entry, problem, details] of [
    ["res-tx-3", "number", "Demo: nobody answers there any more."],
    ["res-oh-3", "address", "Demo: the entrance is on the other side of the building."],
  ])
    await page.request.post(`/api/resources/${entry}/corrections`, { data: { problem, details }, headers });
  for (const [name, phone, requestType] of [
    ["Ottoline Marsh", "512-555-0166", "urgent"],
    ["Wren Alder", "512-555-0168", "general"],
  ]) {
    const data = { name, phone, requestType, sessionId: `screens-${Date.now()}` };
    await page.request.post("/api/ai-support/callback", { data, headers });
  }
  const mutate = (query) => page.request.post("/graphql", { data: { query }, headers });
  const funds = await (await mutate("{ funds { id } }")).json();
  const until = new Date(Date.now() + 90 * 86_400_000).toISOString().slice(0, 10);
  for (const mutation of [
    `placeHold(input: { kind: litigation, matter: "Demo: Marsh v. City of Halden", scope: everything, subject: "" })`,
    `changeRetentionSchedule(input: { record: callbacks, years: 3, version: 0, citation: "Demo: Local Schedule GR, 1000-26" })`,
    `printVoucherBook(input: { fund: "${funds.data?.funds.at(-1).id}", helpType: food, max: 25, validUntil: "${until}", callWhom: "Duty desk, 512-555-0170" })`,
  ])
    await mutate(`mutation { ${mutation} { __typename } }`);
}

async function signInAdmin(page, headers) {
  const first = process.env.ADMIN_PASSWORD;
  const own = `${first} again`;
  const post = (path, data) => page.request.post(`/api/admin/${path}`, { data, headers });
  let answer = await post("login", { username: "admin", password: own });
  if (!answer.ok()) answer = await post("login", { username: "admin", password: first });
  if (!answer.ok()) throw new Error(`The administrator could not sign in: ${await answer.text()}`);
  const { id: adminId, mustChangePassword } = (await answer.json()).admin;
  if (!mustChangePassword) return;
  answer = await post("change-password", { adminId, currentPassword: first, newPassword: own });
  if (!answer.ok()) throw new Error(`The first password could not be changed: ${await answer.text()}`);
}

/** The desk, with each panel of a tab open. */
async function takeDesk({ open, visit }) {
  const page = await open();
  const headers = { origin: address };
  await signInAdmin(page, headers);
  await tell(page, headers);
  await page.goto("/admin/dashboard");
  await visit(page, "/admin/dashboard", "desk");
  await visit(page, "/admin/dashboard?tab=users", "desk-users");
  await visit(page, "/letters/check", "letter-check");
  for (const [name, tab, ...panels] of [
    ["desk-rules", "overview", "advanced"],
    ["desk-analytics", "analytics"],
    ["desk-activity", "activity", "activity"],
    ["desk-settings", "settings", "system-status", "system-config"],
  ]) {
    await page.evaluate((open) => {
      for (const key of Object.keys(localStorage))
        if (key.startsWith("safevoice-panel-")) localStorage.removeItem(key);
      localStorage.setItem("safevoice-panel-tracker", "closed");
      for (const panel of open) localStorage.setItem(`safevoice-panel-${panel}`, "open");
    }, panels);
    await visit(page, `/admin/dashboard?tab=${tab}`, name);
  }
  for (const tab of ["vendors", "ai", "audit", "compliance"])
    await visit(page, `/admin/dashboard?tab=overview&advanced=${tab}`, `desk-rules-${tab}`);
  await page.evaluate(() => localStorage.removeItem("safevoice-panel-tracker"));
  for (const name of ["corrections", "user-management", "officers", "callbacks"])
    await visit(page, `/admin/${name}`, name);
  await visit(page, "/admin/account", "admin-account");
  for (const name of [
    ...["communications", "directory", "cases", "tasks", "funds", "dispatches", "outbox", "events"],
    ...["feedback", "handover", "reconcile", "setup", "voca", "vouchers", "records"],
  ])
    await visit(page, `/admin/${name}`, `desk-${name}`);
  for (const tab of ["schedules", "due"])
    await visit(page, `/admin/records?tab=${tab}`, `desk-records-${tab}`);
  await page.context().close();
}

/**
 * With a row or a case open. In a session of its own: its calls are counted by the minute, and a
 * camera is quicker than a person.
 */
async function takeOpenRows({ open, take, visit, attempt }) {
  const page = await open();
  await signInAdmin(page, { origin: address });
  // the first row of a list, with its detail
  for (const [list, link, name] of [
    ["funds", 'main a[href^="/admin/funds/"]', "desk-fund"],
    ["vouchers", 'main a[href^="/admin/vouchers/"]', "desk-voucher-book"],
    ["cases", 'main a[href*="case="]', "desk-cases-open"],
    ["communications?view=all", 'main a[href*="thread="]', "desk-communications-open"],
    ["dispatches", 'main a[href*="case="]', "desk-dispatches-open"],
    ["callbacks", 'main a[href*="open="]', "callbacks-open"],
    ["officers", 'main a[href*="open="]', "officers-open"],
  ])
    await attempt([name], async () => {
      await page.goto(`/admin/${list}`);
      await settled(page);
      const href = await page.locator(link).first().getAttribute("href");
      await visit(page, href, name);
    });
  // the most urgent case, whose person another case of the demo may be about
  await attempt(["desk-same-person"], async () => {
    await page.goto("/admin/cases");
    await settled(page);
    const href = await page.locator('main a[href*="case="]').first().getAttribute("href");
    await visit(page, `/admin/same-person?case=${/case=(\d+)/.exec(href)?.[1]}`, "desk-same-person");
  });
  await attempt(["desk-case", "desk-dispatch"], async () => {
    await page.goto("/admin/dashboard?hub=approved");
    await page
      .getByRole("link", { name: /^Details of/ })
      .first()
      .click();
    await page.getByRole("tab", { name: /Generated Letters/ }).waitFor();
    await settled(page);
    await take(page, "desk-case");
    await page.keyboard.press("Escape");
    await page
      .getByRole("button", { name: /^Manual Dispatch Resources for/ })
      .first()
      .click();
    await page.getByRole("dialog").getByRole("tab", { name: "Food" }).click();
    await settled(page);
    await take(page, "desk-dispatch");
  });
  await page.context().close();
}

/** The pages of the public, of a recipient and of an officer in another language. */
async function takeTranslated({ open, visit, take, attempt, count }, label) {
  const visitor = await open();
  for (const name of translatedPages.public) await visit(visitor, `/${name}`, nameOf(name));
  await takePass(visitor, { take, attempt });
  await visitor.context().close();
  const officer = await open("trusted");
  for (const name of translatedPages.officer) await visit(officer, `/${name}`, `${name}-trusted`);
  await officer.context().close();
  say(`${label}: ${count()} pictures`);
}

async function takeAll(camera, label) {
  const { open, take, visit, attempt, count } = camera;
  const visitor = await open();
  await attempt(["home-support", "home-settings", "home-chat"], async () => {
    await visitor.goto("/home");
    await settled(visitor);
    for (const dialog of ["Support", "Settings"]) {
      await visitor.getByRole("button", { name: dialog }).click();
      await visitor.getByRole("dialog").waitFor();
      if (dialog === "Support") await visitor.getByRole("link", { name: "Send Email" }).waitFor(); // the server is asked for it
      await take(visitor, `home-${dialog.toLowerCase()}`);
      await visitor.keyboard.press("Escape");
    }
    await visitor.getByRole("button", { name: "Support" }).click();
    await visitor.getByRole("button", { name: "Start Chat" }).click();
    await visitor.getByRole("textbox", { name: "Your message" }).fill("I need food in Texas");
    await visitor.keyboard.press("Enter");
    await visitor.getByRole("log").getByText("In your state:").waitFor();
    await take(visitor, "home-chat");
    await visitor.keyboard.press("Escape");
  });
  for (const name of [...translatedPages.public, "offline", "i-speak", "card/print"])
    await visit(visitor, `/${name}`, nameOf(name));
  await visit(visitor, "/resources?state=TX", "resources-state");
  await visit(visitor, "/home?state=TX", "home-state");
  await visit(visitor, "/no-such-page", "not-found");
  await visit(visitor, "/requests", "requests-signed-out");
  await visit(visitor, "/request/1", "request-hidden");
  await attempt(["officer-login-errors"], async () => {
    await visitor.goto("/officer-login");
    await settled(visitor);
    await visitor.getByRole("button", { name: "Verify Identity" }).click({ force: true });
    await take(visitor, "officer-login-errors");
  });
  await visit(visitor, "/verification", "verification-none");
  await visit(visitor, "/admin/login", "admin-login");
  await visit(visitor, "/verify/no-such-link", "supervisor-unknown");
  await visitor.context().close();

  if (process.env.ADMIN_PASSWORD) {
    await takeDesk(camera);
    await takeOpenRows(camera);
  }
  for (const who of isForDocs ? ["trusted"] : ["trusted", "limited"]) {
    const page = await open(who);
    for (const name of ["requests", "verification", "case-tracking"])
      await visit(page, `/${name}`, `${name}-${who}`);
    const undecided = ["pending", "processing"];
    const decided = ["approved", "dispatched", "completed", "denied"];
    for (const status of who === "trusted" ? [...undecided, ...decided] : undecided)
      await takeRequest(page, { who, status, ...camera });
    await visit(page, "/new-request", `new-request-${who}`);
    await attempt([`new-request-errors-${who}`], async () => {
      await page.goto("/new-request");
      await settled(page);
      await clearForm(page);
      await page.getByRole("button", { name: "Submit Request" }).click();
      await take(page, `new-request-errors-${who}`);
    });
    if (who === "trusted") await handOver(page, camera);
    await page.context().close();
  }

  const waiting = await open("pending");
  await visit(waiting, "/verification", "verification-pending");
  await attempt(["verification-emergency"], async () => {
    await waiting.goto("/verification");
    await settled(waiting);
    await waiting.getByRole("button", { name: "911 Verify" }).click();
    await waiting.locator("[role=dialog], [role=alertdialog]").waitFor();
    await take(waiting, "verification-emergency");
  });
  await waiting.context().close();

  const reader = await open();
  await takePass(reader, camera);
  await visit(reader, "/dev/officers", "dev-officers");
  await visit(reader, "/dev/mailbox", "mailbox");
  await visit(reader, "/dev/design", "kit");
  for (const [subject, name] of [
    [/^Please confirm/, "supervisor-verify"],
    [/is ready for your decision|needs your approval/, "supervisor-approve"],
  ])
    await takeLink(reader, { subject, name, ...camera });
  await reader.context().close();
  say(`${label}: ${count()} pictures`);
}

/** The first request with the status, under each of its tabs and with its form. */
async function takeRequest(page, { who, status, visit, take, attempt }) {
  const tabs = ["details", "funding", "resources"];
  const hasForm = !isForDocs && (status === "pending" || status === "completed");
  const form = `victim-info-${status}-${who}`;
  const screens = tabs.map((tab) => `request-${status}-${tab}-${who}`);
  await attempt([...screens, ...(hasForm ? [form, `victim-info-errors-${who}`] : [])], async () => {
    const href = await requestWith(page, status);
    if (!href) return;
    for (const tab of tabs) await visit(page, `${href}?tab=${tab}`, `request-${status}-${tab}-${who}`);
    if (!hasForm) return;
    await visit(page, `${href}/victim-info`, form);
    if (status !== "pending") return;
    await clearForm(page);
    await page.getByRole("button", { name: "Submit Information" }).click();
    await take(page, `victim-info-errors-${who}`);
  });
}

async function requestWith(page, status) {
  await page.goto("/requests");
  await settled(page);
  const card = page.getByRole("main").getByRole("link").filter({ hasText: status }).first();
  return (await card.count()) > 0 ? card.getAttribute("href") : null;
}

/** An officer hands over the Help Pass of a request whose help is on its way. */
async function handOver(page, { take, attempt }) {
  await attempt(["pass-handover", "pass"], async () => {
    await page.goto(`${await requestWith(page, "dispatched")}?tab=details`);
    await settled(page);
    const again = page.getByRole("button", { name: "Make a new one" });
    await page.getByRole("button", { name: "Give a Help Pass" }).or(again).first().click();
    const dialog = page.getByRole("dialog");
    const replace = page.getByRole("alertdialog").getByRole("button", { name: "Make a new one" });
    const once = dialog.getByText("The PIN is shown only now");
    await once.or(replace).first().waitFor();
    if (await replace.isVisible()) await replace.click();
    await once.waitFor();
    const [code, pin] = await dialog.getByRole("definition").allTextContents();
    pass = { code, pin };
    await take(page, "pass-handover");
    await dialog.getByRole("button", { name: "They have it" }).click();
    await dialog.waitFor({ state: "hidden" });
  });
}

/** The recipient opens it with the code and the PIN. */
async function takePass(page, { take, attempt }) {
  if (!pass) return;
  await attempt(["pass"], async () => {
    await page.goto("/card");
    await page.locator("#code").fill(pass.code);
    await page.locator("#pin").fill(pass.pin);
    await page.locator("#pin").press("Enter");
    await page.waitForURL("**/c");
    await settled(page);
    await take(page, "pass");
  });
}

/** An email of the kind, and the page behind its link. */
async function takeLink(page, { subject, name, visit, take, attempt }) {
  await attempt([name, `mail-${name}`], async () => {
    await page.goto("/dev/mailbox");
    const mail = page.getByRole("link").filter({ hasText: subject }).first();
    if ((await mail.count()) === 0) return;
    await mail.click();
    await take(page, `mail-${name}`);
    const link = page.locator('a[href*="/verify/"], a[href*="/approve/"]').first();
    if ((await link.count()) > 0) await visit(page, await link.getAttribute("href"), name);
  });
}

async function clearForm(page) {
  for (const field of await page.getByRole("textbox").all())
    if (await field.isEditable()) await field.fill("");
}
