// node scripts/blocked.mjs [address] [times]: for how long the first visit to each public page does
// not answer on a phone four times slower, like Lighthouse's blocking time, but by the processor's
// clock: on a shared machine the wall's doubles from one run to the next. It needs a built server
// that runs, by default the one that `npm start` runs on this machine.
import { chromium, devices } from "@playwright/test";
import { findChromium } from "./lib/chromium.mjs";
import { publicPages } from "./lib/build/public-pages.mjs";
import { main, say } from "./lib/run.mjs";

const [address = "http://localhost:4000", times = "5"] = process.argv.slice(2);
const slower = 4;
const longMs = 50;

await main(async () => {
  const browser = await chromium.launch({ executablePath: await findChromium(), args: ["--no-sandbox"] });
  for (const { path } of publicPages) {
    const runs = [];
    for (let i = 0; i < Number(times); i++) runs.push(await visit(browser, path));
    const middle = runs.map(({ blocked }) => blocked).toSorted((a, z) => a - z)[runs.length >> 1];
    const longest = Math.max(...runs.map(({ longest }) => longest));
    say(`${path.padEnd(16)} ${Math.round(middle)} ms blocked, longest task ${Math.round(longest)} ms`);
  }
  await browser.close();
});

/** @param {import("@playwright/test").Browser} browser @param {string} path */
async function visit(browser, path) {
  const context = await browser.newContext({ ...devices["Moto G4"], serviceWorkers: "block" });
  const page = await context.newPage();
  const devtools = await browser.newBrowserCDPSession();
  /**
   * @type {{ name: string, pid: number, tid: number, dur?: number, tdur?: number, args?: { data?: {
   * url?: string } } }[]}
   */
  const events = [];
  devtools.on("Tracing.dataCollected", ({ value }) => events.push(...value));
  await devtools.send("Tracing.start", {
    traceConfig: {
      includedCategories: ["toplevel", "disabled-by-default-devtools.timeline", "devtools.timeline"],
    },
    transferMode: "ReportEvents",
  });
  await page.goto(address + path);
  await page.waitForTimeout(2_500);
  const complete = new Promise((resolve) => devtools.once("Tracing.tracingComplete", resolve));
  await devtools.send("Tracing.end");
  await complete;
  await context.close();
  // The page's own thread is the one that ran its scripts. A task appears twice there, once per
  // layer: the outer one counts.
  const script = events.find(
    ({ name, args }) => name === "EvaluateScript" && args?.data?.url?.startsWith(address),
  );
  const tasks = events
    .filter(({ name, pid, tid }) => name === "RunTask" && pid === script?.pid && tid === script?.tid)
    .map(({ dur = 0, tdur = dur }) => (tdur / 1_000) * slower);
  if (tasks.length === 0) throw new Error(`${path}: nothing was traced`);
  const blocked = tasks.reduce((sum, ms) => sum + Math.max(0, ms - longMs), 0);
  return { blocked, longest: Math.max(...tasks) };
}
