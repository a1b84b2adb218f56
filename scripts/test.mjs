// npm test: everything on a fresh clone. Installs (a Chromium too, where there is none), then types, lint, unit and
// whole-loop tests, build and browser tests. Every step is run, so that one look shows all that is wrong.
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { findChromium } from "./lib/chromium.mjs";
import { install } from "./lib/install.mjs";
import { main, node, say, tools } from "./lib/run.mjs";

const reports = "node_modules/.cache/safevoice/reports";
const vitestReport = path.join(reports, "vitest.json");
const browserReport = path.join(reports, "playwright.json");

let passed = 0;
let failed = 0;
const wrong = [];

await main(async () => {
  await install();
  rmSync(reports, { recursive: true, force: true });
  mkdirSync(reports, { recursive: true });
  await step("generated files", () => node("scripts/generate.mjs", ["--check"], { show: true }));
  await step("types", () => node(tools.tsc, ["--noEmit"]));
  await step("lint", () => node(tools.oxlint, ["--type-aware", "--deny-warnings"]));
  await step("format", () => node(tools.oxfmt, ["--check"]));
  await step("dead code", () => node(tools.knip));
  await tests("unit and whole-loop tests", countVitest, () =>
    node(
      tools.vitest,
      ["run", "--reporter=default", "--reporter=json", `--outputFile.json=${vitestReport}`],
      {
        show: true,
      },
    ),
  );
  const built = await step("build", () => node("scripts/build.mjs", [], { show: true }));
  if (built) await step("sizes of the pages", () => node("scripts/budget.mjs"));
  if (built && existsSync("playwright.config.ts")) await browserTests();
  console.log(wrong.length > 0 ? `\nNot well: ${wrong.join(", ")}` : "\nAll is well.");
  console.log(`${passed} passed, ${failed} failed`);
  return failed === 0 ? 0 : 1;
});

async function browserTests() {
  let chromium;
  const found = await step("a browser", async () => (chromium = await findChromium()));
  if (!found) return;
  const env = { PLAYWRIGHT_JSON_OUTPUT_FILE: path.resolve(browserReport), CHROMIUM_PATH: chromium };
  await tests("browser tests", countPlaywright, () =>
    node(tools.playwright, ["test", "--reporter=list,json"], { show: true, env }),
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

async function tests(name, count, body) {
  say(name);
  const error = await body().then(
    () => undefined,
    (thrown) => thrown,
  );
  const result = count();
  passed += result.passed;
  failed += result.failed;
  if (!error && result.failed === 0) return;
  if (result.failed === 0) failed += 1; // the runner itself failed
  wrong.push(name);
}

function countVitest() {
  if (!existsSync(vitestReport)) return { passed: 0, failed: 0 };
  const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(vitestReport, "utf8"));
  return { passed: numPassedTests, failed: numFailedTests };
}

function countPlaywright() {
  if (!existsSync(browserReport)) return { passed: 0, failed: 0 };
  const { stats } = JSON.parse(readFileSync(browserReport, "utf8"));
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected };
}
