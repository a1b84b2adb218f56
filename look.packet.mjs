import { chromium } from "@playwright/test";
const base = "http://127.0.0.1:4377";
const b = await chromium.launch({ executablePath: "/usr/bin/chromium", args: ["--no-sandbox"] });
const log = (...a) => console.log(new Date().toISOString().slice(11,19), ...a);
const make = async (w, theme, state) => { const c = await b.newContext({ viewport: { width: w, height: 900 }, ...(state && { storageState: state }), hasTouch: w < 500 });
  await c.addInitScript((t) => localStorage.setItem("safevoice-preferences", JSON.stringify({ theme: t, language: "en" })), theme);
  const p = await c.newPage(); p.setDefaultTimeout(60000); p.on("console", (m) => m.type() === "error" && log("console", m.text().slice(0,200))); return [c, p]; };
const field = (p, l) => p.getByRole("textbox", { name: new RegExp("^" + l.replace(/[().]/g, ".")) });
let [c, p] = await make(1280, "light");
await p.goto(base + "/admin/login"); log("login");
const pw = (l) => p.locator(`input[type=password]`).nth(l);
await field(p, "Username").fill("admin");
await pw(0).fill(process.env.CHANGED ? "Second-Password-2026!" : "First-Password-2026!");
await p.getByRole("button", { name: "Sign In" }).click();
if (!process.env.CHANGED) {
  await p.getByRole("button", { name: "Change Password" }).waitFor();
  const dp = (n) => p.getByRole("dialog").locator("input[type=password]").nth(n); await dp(0).fill("First-Password-2026!"); await dp(1).fill("Second-Password-2026!"); await dp(2).fill("Second-Password-2026!");
  await p.getByRole("button", { name: "Change Password" }).click();
}
await p.waitForURL("**/admin/dashboard"); log("in");
const state = "/tmp/look-packet/state.json"; await c.storageState({ path: state });
await p.goto(base + "/admin/packets?case=1");
await p.getByRole("heading", { level: 1 }).waitFor(); await p.getByRole("button", { name: "Collect" }).waitFor();
await p.screenshot({ path: "/tmp/look-packet/list-1280.png", fullPage: true }); log("list");
await p.getByRole("button", { name: /Why/ }).click(); await p.getByRole("option", { name: "Public-records request" }).click();
await field(p, "Matter").fill("Request 26-114"); await field(p, "Number of the order").fill("26-114"); await field(p, "Organization").fill("County Records");
await field(p, "Prefix").fill("DOE");
await p.getByRole("button", { name: "Collect" }).click(); await p.waitForTimeout(1500);
await p.screenshot({ path: "/tmp/look-packet/error-1280.png", fullPage: true }); log("error");
await field(p, "Law for: Network addresses").fill("Gov. Code 552.139");
await p.getByRole("button", { name: "Collect" }).click();
await p.waitForURL("**/admin/packet?key=*"); const url = p.url();
await p.waitForFunction(() => document.querySelector("img[alt^=Page]")?.complete && document.querySelector("img[alt^=Page]").naturalWidth > 0);
log("review");
await p.getByRole("button", { name: "Draw boxes" }).click();
const img = await p.locator("img[alt^=Page]").boundingBox();
await p.mouse.move(img.x + 120, img.y + 150); await p.mouse.down(); await p.mouse.move(img.x + 400, img.y + 220, { steps: 5 }); await p.mouse.up();
await p.getByRole("button", { name: "Add a box" }).click();
await p.locator("button[aria-label='Box 2']").focus(); for (let i = 0; i < 12; i++) await p.keyboard.press("ArrowDown");
await p.screenshot({ path: "/tmp/look-packet/review-1280.png", fullPage: true });
await p.getByRole("button", { name: "Save boxes" }).click(); await p.waitForTimeout(2500); log("saved");
for (const [w, th] of [[1280, "dark"], [375, "light"], [375, "dark"]]) {
  const [c2, p2] = await make(w, th, state);
  await p2.goto(url); await p2.waitForFunction(() => document.querySelector("img[alt^=Page]")?.naturalWidth > 0);
  await p2.waitForTimeout(1000); await p2.screenshot({ path: `/tmp/look-packet/review-${w}-${th}.png`, fullPage: true });
  if (w === 375 || th === "dark") { await p2.goto(base + "/admin/packets?case=1"); await p2.getByRole("button", { name: "Collect" }).waitFor(); await p2.screenshot({ path: `/tmp/look-packet/list-${w}-${th}.png`, fullPage: true }); }
  log(w, th, "overflow", await p2.evaluate(() => document.documentElement.scrollWidth)); await c2.close();
}
await p.getByRole("button", { name: "Make the PDF" }).click(); await p.waitForTimeout(1500);
await p.screenshot({ path: "/tmp/look-packet/making-1280.png", fullPage: true });
await p.getByRole("link", { name: "Download PDF" }).waitFor();
await p.screenshot({ path: "/tmp/look-packet/done-1280.png", fullPage: true });
const d = await Promise.all([p.waitForEvent("download"), p.getByRole("link", { name: "Download PDF" }).click()]); await d[0].saveAs("/tmp/look-packet/out.pdf"); log("download");
await b.close();
