// npm run screenshots: the main screens as JPEG into docs/screens, on a phone and on a desktop, light
// and dark. npm run screenshots -- <folder>: every screen as PNG, also on a wide window, and those of
// the public and of an officer in the other languages; index.html shows them all. It signs in as the demo's officers
// and as an administrator, on a server of its own with demo data.
// npm run screenshots -- <folder> <address>: of a running server. With ADMIN_PASSWORD, that of the
// account "admin", also the administrators' desk. If it is the first one, it is changed to the same
// with " again" behind it.
import { spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { chromium } from "@playwright/test";
import { findChromium } from "./lib/chromium.mjs";
import { freePort } from "./lib/free-port.mjs";
import { StepFailed, endingWithUs, main, say } from "./lib/run.mjs";

const [folder = "docs/screens", given] = process.argv.slice(2);
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
/** Below the main ones, with lower quality, so that a picture stays under 300 KB. */
const long = { kit: { phone: 9000, desktop: 4600 } };
/** Once, for all sizes and themes. */
let isTold = false;
const sizes = {
  phone: { width: 375, height: 812 },
  desktop: { width: 1280, height: 800 },
  ...(!isForDocs && { wide: { width: 1920, height: 1080 } }),
};
const themes = ["light", "dark"];
const otherLanguages = isForDocs ? [] : ["es", "fr"];
/** What the public and an officer read. */
const translatedPages = {
  public: ["landing", "home", "resources", "rights", "incidents", "events", "feedback", "officer-login"],
  officer: ["requests", "verification", "case-tracking", "new-request"],
};
/** In the order of /dev/officers. */
const officers = { trusted: 0, limited: 1, pending: 2 };

await main(async () => {
  mkdirSync(folder, { recursive: true });
  const args = process.getuid?.() === 0 ? ["--no-sandbox", "--disable-dev-shm-usage"] : [];
  const stop = given ? () => {} : await startServer();
  const browser = await chromium.launch({ executablePath: await findChromium(), args });
  try {
    for (const size of Object.keys(sizes))
      for (const theme of themes) {
        await takeAll(browser, { size, theme });
        for (const language of otherLanguages) await takeTranslated(browser, { size, theme, language });
      }
    if (!isForDocs) writeSheet();
  } finally {
    await browser.close();
    stop();
  }
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

/** Two made-up reports and two callbacks; they stay in the demo. */
async function tell(page, headers) {
  if (isTold) return;
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
async function takeDesk(page, visit, take) {
  const headers = { origin: address };
  await signInAdmin(page, headers);
  await tell(page, headers);
  await visit(page, "/admin/dashboard", "desk");
  await visit(page, "/admin/corrections", "corrections");
  await visit(page, "/admin/dashboard?tab=users", "desk-users");
  await visit(page, "/admin/user-management", "user-management");
  await visit(page, "/admin/account", "admin-account");
  await visit(page, "/admin/officers", "officers");
  await visit(page, "/letters/check", "letter-check");
  for (const [name, tab, ...panels] of [
    ["desk-rules", "overview", "advanced"],
    ["desk-analytics", "analytics"],
    ["desk-activity", "activity", "activity"],
    ["desk-settings", "settings", "system-status", "system-config", "api-keys"],
  ]) {
    await page.evaluate((open) => {
      for (const key of Object.keys(localStorage))
        if (key.startsWith("safevoice-panel-")) localStorage.removeItem(key);
      localStorage.setItem("safevoice-panel-tracker", "closed");
      for (const panel of open) localStorage.setItem(`safevoice-panel-${panel}`, "open");
    }, panels);
    await visit(page, `/admin/dashboard?tab=${tab}`, name);
  }
  await page.evaluate(() => localStorage.removeItem("safevoice-panel-tracker"));
  await visit(page, "/admin/communications", "desk-communications");
  await visit(page, "/admin/callbacks", "callbacks");
  await visit(page, "/admin/directory", "desk-directory");
  for (const name of ["cases", "tasks", "funds", "dispatches", "outbox", "events", "feedback", "handover"])
    await visit(page, `/admin/${name}`, `desk-${name}`);
  await visit(page, "/admin/reconcile", "desk-reconcile");
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
  await page.context().close();
}

/** All pictures of the folder side by side, a row for each screen. */
function writeSheet() {
  const rows = new Map();
  for (const file of readdirSync(folder).filter((name) => name.endsWith(".png"))) {
    const [screen = ""] = file.split(".");
    rows.set(screen, [...(rows.get(screen) ?? []), file]);
  }
  const picture = (file) =>
    `<figure><a href="${file}"><img src="${file}" alt="" loading="lazy"></a><figcaption>${file}</figcaption></figure>`;
  const sections = [...rows].map(
    ([screen, files]) => `<section><h2>${screen}</h2><div>${files.map(picture).join("")}</div></section>`,
  );
  writeFileSync(
    path.join(folder, "index.html"),
    `<!doctype html><meta charset="utf-8"><title>Screens</title><style>
body{font:14px sans-serif}section>div{display:flex;gap:12px;overflow-x:auto;align-items:start}
figure{margin:0}img{height:420px;width:auto;max-width:none;border:1px solid #999}</style>${sections.join("")}`,
  );
}

/** What opens a window for someone, and what takes its picture. */
function camera(browser, { size, theme, language = "en" }) {
  const open = async (who) => {
    const context = await browser.newContext({
      baseURL: address,
      viewport: sizes[size],
      hasTouch: size === "phone",
      colorScheme: theme,
      reducedMotion: "reduce",
      serviceWorkers: "block",
    });
    await context.addInitScript(
      (look) => localStorage.setItem("safevoice-preferences", look),
      JSON.stringify({ theme, font: "medium", language }),
    );
    // prerendered pages are served in its language
    await context.addCookies([{ name: "safevoice-language", value: language, url: address }]);
    const page = await context.newPage();
    if (who) await signIn(page, officers[who]);
    return page;
  };
  let taken = 0;
  const take = async (page, name) => {
    if (isForDocs && !inDocs.has(name)) return;
    await page.evaluate(() => document.fonts.ready);
    // The window grows to the page's height: a full-page screenshot would show fixed bars in its
    // middle.
    const isDialog = (await page.getByRole("dialog").count()) > 0; // is already as high as the window
    const height = isDialog ? 0 : await page.evaluate(() => document.documentElement.scrollHeight);
    await page.setViewportSize({
      ...sizes[size],
      height: Math.min(Math.max(height, sizes[size].height), isForDocs ? (long[name]?.[size] ?? 1600) : 6000),
    });
    const suffix = language === "en" ? "" : `.${language}`;
    const file = path.join(folder, `${name}.${size}.${theme}${suffix}`);
    await page.screenshot(
      isForDocs
        ? { path: `${file}.jpg`, type: "jpeg", quality: name in long ? 35 : 60 }
        : { path: `${file}.png` },
    );
    await page.setViewportSize(sizes[size]);
    taken += 1;
  };
  const visit = async (page, address, name) => {
    if (isForDocs && !inDocs.has(name)) return;
    await page.goto(address);
    await settled(page);
    await take(page, name);
  };
  return { open, take, visit, count: () => taken };
}

/** The pages of the public and of an officer in another language. */
async function takeTranslated(browser, { size, theme, language }) {
  const { open, visit, count } = camera(browser, { size, theme, language });
  const visitor = await open();
  for (const name of translatedPages.public) await visit(visitor, `/${name}`, name);
  await visitor.context().close();
  const officer = await open("trusted");
  for (const name of translatedPages.officer) await visit(officer, `/${name}`, `${name}-trusted`);
  await officer.context().close();
  say(`${size}, ${theme}, ${language}: ${count()} pictures`);
}

async function takeAll(browser, { size, theme }) {
  const { open, take, visit, count } = camera(browser, { size, theme });
  const visitor = await open();
  await visit(visitor, "/home", "home");
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
  for (const name of ["landing", "resources", "rights", "incidents", "events", "feedback", "offline"])
    await visit(visitor, `/${name}`, name);
  await visit(visitor, "/no-such-page", "not-found");
  await visit(visitor, "/requests", "requests-signed-out");
  await visit(visitor, "/request/1", "request-hidden");
  await visit(visitor, "/officer-login", "officer-login");
  await visitor.getByRole("button", { name: "Verify Identity" }).click({ force: true });
  await take(visitor, "officer-login-errors");
  await visit(visitor, "/verification", "verification-none");
  await visit(visitor, "/admin/login", "admin-login");
  await visit(visitor, "/verify/no-such-link", "supervisor-unknown");
  await visitor.context().close();

  if (process.env.ADMIN_PASSWORD) await takeDesk(await open(), visit, take);
  for (const who of isForDocs ? ["trusted"] : ["trusted", "limited"]) {
    const page = await open(who);
    await visit(page, "/requests", `requests-${who}`);
    await visit(page, "/verification", `verification-${who}`);
    await visit(page, "/case-tracking", `case-tracking-${who}`);
    const undecided = ["pending", "processing"];
    const decided = ["approved", "dispatched", "completed", "denied"];
    for (const status of who === "trusted" ? [...undecided, ...decided] : undecided)
      await takeRequest(page, { who, status, visit, take });
    await visit(page, "/new-request", `new-request-${who}`);
    await clearForm(page);
    await page.getByRole("button", { name: "Submit Request" }).click();
    await take(page, `new-request-errors-${who}`);
    await page.context().close();
  }

  const waiting = await open("pending");
  await visit(waiting, "/verification", "verification-pending");
  await waiting.getByRole("button", { name: "911 Verify" }).click();
  await take(waiting, "verification-emergency");
  await waiting.context().close();

  const desk = await open();
  await visit(desk, "/dev/officers", "dev-officers");
  await visit(desk, "/dev/mailbox", "mailbox");
  await visit(desk, "/dev/design", "kit");
  for (const [subject, name] of [
    [/^Please confirm/, "supervisor-verify"],
    [/is ready for your decision|needs your approval/, "supervisor-approve"],
  ])
    await takeLink(desk, { subject, name, visit, take });
  await desk.context().close();
  say(`${size}, ${theme}: ${count()} pictures`);
}

/** The first request with the status, under each of its tabs and with its form. */
async function takeRequest(page, { who, status, visit, take }) {
  await page.goto("/requests");
  await settled(page);
  const card = page.getByRole("main").getByRole("link").filter({ hasText: status }).first();
  if ((await card.count()) === 0) return;
  const href = await card.getAttribute("href");
  for (const tab of ["details", "funding", "resources"])
    await visit(page, `${href}?tab=${tab}`, `request-${status}-${tab}-${who}`);
  if (isForDocs || (status !== "pending" && status !== "completed")) return;
  await visit(page, `${href}/victim-info`, `victim-info-${status}-${who}`);
  if (status !== "pending") return;
  await clearForm(page);
  await page.getByRole("button", { name: "Submit Information" }).click();
  await take(page, `victim-info-errors-${who}`);
}

/** An email of the kind, and the page behind its link. */
async function takeLink(page, { subject, name, visit, take }) {
  await page.goto("/dev/mailbox");
  const mail = page.getByRole("link").filter({ hasText: subject }).first();
  if ((await mail.count()) === 0) return;
  await mail.click();
  await take(page, `mail-${name}`);
  const link = page.locator('a[href*="/verify/"], a[href*="/approve/"]').first();
  if ((await link.count()) > 0) await visit(page, await link.getAttribute("href"), name);
}

async function signIn(page, place) {
  await page.goto("/dev/officers");
  await page
    .getByRole("button", { name: /^Sign in as/ })
    .nth(place)
    .click();
  await page.waitForURL("**/requests");
}

async function clearForm(page) {
  for (const field of await page.getByRole("textbox").all())
    if (await field.isEditable()) await field.fill("");
}

/** Its heading is shown and nothing is loading. */
async function settled(page) {
  await page.getByRole("heading", { level: 1 }).first().waitFor();
  await page.waitForLoadState("networkidle");
  await page.waitForFunction(
    () => location.pathname === "/dev/design" || !document.querySelector("[data-loading]"), // the gallery shows one
  );
}
