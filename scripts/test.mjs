// npm test: everything on a fresh clone. Installs (a Chromium too, where there is none), then types, lint, unit and
// whole-loop tests, build and browser tests. Every step is run, so that one look shows all that is wrong. A test that
// fails is tried once more, since a shared machine can stand still for seconds; the end names each that needed it.
import { existsSync, mkdirSync, rmSync } from "node:fs";
import path from "node:path";
import { findChromium } from "./lib/chromium.mjs";
import { install } from "./lib/install.mjs";
import { readPlaywrightReport, readVitestReport } from "./lib/reports.mjs";
import { main, node, say, tools } from "./lib/run.mjs";

const reports = "node_modules/.cache/safevoice/reports";
const vitestReport = path.join(reports, "vitest.json");
const browserReport = path.join(reports, "playwright.json");
const vitestReporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${vitestReport}`];

let passed = 0;
let failed = 0;
const wrong = [];
const unsteady = [];

await main(async () => {
  await install();
  rmSync(reports, { recursive: true, force: true });
  mkdirSync(reports, { recursive: true });
  await step("generated files", () => node("scripts/generate.mjs", ["--check"], { show: true }));
  await step("types", () => node(tools.tsc, ["--noEmit"]));
  await step("lint", () => node(tools.oxlint, ["--type-aware", "--deny-warnings"]));
  await step("format", () => node(tools.oxfmt, ["--check"]));
  await step("dead code", () => node(tools.knip));
  await tests(
    "unit and whole-loop tests",
    () => readVitestReport(vitestReport),
    () => node(tools.vitest, ["run", "--retry=1", ...vitestReporters], { show: true }),
  );
  const built = await step("build", () => node("scripts/build.mjs", [], { show: true }));
  if (built) await step("sizes of the pages", () => node("scripts/budget.mjs"));
  if (built && existsSync("playwright.config.ts")) await browserTests();
  if (unsteady.length > 0) console.log(["\nPassed at the second try only:", ...unsteady].join("\n  "));
  console.log(wrong.length > 0 ? ["\nNot well:", ...wrong].join("\n  ") : "\nAll is well.");
  console.log(`${passed} passed, ${failed} failed`);
  return failed === 0 ? 0 : 1;
});

async function browserTests() {
  let chromium;
  const found = await step("a browser", async () => (chromium = await findChromium()));
  if (!found) return;
  const env = { PLAYWRIGHT_JSON_OUTPUT_FILE: path.resolve(browserReport), CHROMIUM_PATH: chromium };
  await tests(
    "browser tests",
    () => readPlaywrightReport(browserReport),
    () => node(tools.playwright, ["test", "--retries=1", "--reporter=list,json"], { show: true, env }),
  );
}

/** A step without tests of its own counts as one failure when it fails, and is not counted when it does not. */
async function step(name, body) {
  say(name);
  try {
    await body();
    return true;
  } catch (error) {
    console.error(`✗ ${name}: ${error.message}`);
    failed += 1;
    wrong.push(name);
    return false;
  }
}

async function tests(name, read, body) {
  say(name);
  const error = await body().then(
    () => undefined,
    (thrown) => thrown,
  );
  const outcome = read();
  passed += outcome.passed;
  failed += outcome.failed;
  unsteady.push(...outcome.unsteady);
  wrong.push(...outcome.wrong.map((line) => `${name}: ${line}`));
  if (!error || outcome.failed > 0) return;
  failed += 1; // the runner itself failed
  wrong.push(name);
}
