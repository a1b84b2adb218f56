import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { node, run, say, tools } from "./run.mjs";

/** The headless one first: it renders the same pages with half the work. */
const usualPlaces = [
  "/usr/bin/chromium-headless-shell",
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/usr/bin/google-chrome-stable",
  "/snap/bin/chromium",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  ...[process.env.PROGRAMFILES, process.env["PROGRAMFILES(X86)"], process.env.LOCALAPPDATA]
    .filter(Boolean)
    .map((folder) => path.join(folder, "Google/Chrome/Application/chrome.exe")),
];

/** The path of a Chromium for the browser tests; installs one if there is none. */
export async function findChromium() {
  const found = await lookForOne();
  if (found) return found;
  if (isDebian() && process.getuid?.() === 0) {
    say("no Chromium found: installing Debian's (apt-get install chromium-headless-shell fonts-liberation)");
    const env = { DEBIAN_FRONTEND: "noninteractive" };
    await run("apt-get", ["update", "-qq"], { env });
    const packages = ["chromium-headless-shell", "fonts-liberation"];
    await run("apt-get", ["install", "-y", "-qq", "--no-install-recommends", ...packages], { env });
  } else {
    say("no Chromium found: getting Playwright's (npx playwright install chromium)");
    await node(tools.playwright, ["install", "chromium"], { show: true });
  }
  return lookForOne();
}

/** From CHROMIUM_PATH, or the system's; undefined if there is none. */
export const installedChromium = () =>
  [process.env.CHROMIUM_PATH, ...usualPlaces].find((place) => place && existsSync(place));

async function lookForOne() {
  const installed = installedChromium();
  if (installed) return installed;
  const { chromium } = await import("@playwright/test");
  const own = chromium.executablePath();
  return existsSync(own) ? own : undefined;
}

function isDebian() {
  return existsSync("/etc/debian_version") && !/^ID=ubuntu/m.test(readFileSync("/etc/os-release", "utf8"));
}
