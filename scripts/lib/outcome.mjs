// Summarizes a test run step by step, so that its end shows everything that failed.
import { rmSync, mkdirSync } from "node:fs";
import path from "node:path";
import { findChromium } from "./chromium.mjs";
import { readPlaywrightReport, readVitestReport } from "./reports.mjs";
import { node, say, tools } from "./run.mjs";

const reports = "node_modules/.cache/safevoice/reports";
const vitestReport = path.join(reports, "vitest.json");
const browserReport = path.join(reports, "playwright.json");
const vitestReporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${vitestReport}`];

export function createOutcome() {
  rmSync(reports, { recursive: true, force: true });
  mkdirSync(reports, { recursive: true });
  let passed = 0;
  let failed = 0;
  const wrong = [];
  const unsteady = [];
  return { step, vitest, playwright, finish };

  /** A step without its own tests counts as one failure if it fails, and not at all otherwise. */
  async function step(name, body) {
    const done = clock(name);
    try {
      await body();
      done();
      return true;
    } catch (error) {
      console.error(`✗ ${name}: ${error.message}`);
      failed += 1;
      wrong.push(name);
      return false;
    }
  }

  function vitest(name, projects) {
    const args = ["run", ...projects.flatMap((project) => ["--project", project]), ...vitestReporters];
    return tests(
      name,
      () => readVitestReport(vitestReport),
      () => node(tools.vitest, args, { show: true, env: { SCREEN_RETRIES: "1" } }),
    );
  }

  /** @param {"first" | "second" | "heavy"} part as playwright.config.ts lists them */
  async function playwright(name, part) {
    let chromium;
    const found = await step("a browser", async () => (chromium = await findChromium()));
    if (!found) return;
    const env = {
      PLAYWRIGHT_JSON_OUTPUT_FILE: path.resolve(browserReport),
      CHROMIUM_PATH: chromium,
      E2E_PART: part,
    };
    const args = ["test", "--retries=1", "--reporter=list,json"];
    await tests(
      name,
      () => readPlaywrightReport(browserReport),
      () => node(tools.playwright, args, { show: true, env }),
    );
  }

  async function tests(name, read, body) {
    const done = clock(name);
    const error = await body().then(
      () => undefined,
      (thrown) => thrown,
    );
    done();
    const outcome = read();
    passed += outcome.passed;
    failed += outcome.failed;
    unsteady.push(...outcome.unsteady);
    wrong.push(...outcome.wrong.map((line) => `${name}: ${line}`));
    if (!error || outcome.failed > 0) return;
    failed += 1; // the runner itself failed
    wrong.push(name);
  }

  /** The last line is the total; returns the exit code. */
  function finish() {
    if (unsteady.length > 0)
      console.log(["\nPassed at the second try only, which is a defect:", ...unsteady].join("\n  "));
    console.log(wrong.length > 0 ? ["\nNot well:", ...wrong].join("\n  ") : "\nAll is well.");
    console.log(`${passed} passed, ${failed} failed`);
    return failed === 0 ? 0 : 1;
  }
}

/** Announces a step; the returned function prints its duration. */
function clock(name) {
  say(name);
  const start = performance.now();
  return () => say(`${name}: ${((performance.now() - start) / 1000).toFixed(0)} s`);
}
