// npm test: everything that a change must not break, on a fresh clone. Installs (a Chromium too, if
// needed), then types, lint, unit and whole-loop tests, build and the main browser tests; the rest
// is in test-full.mjs. Every step runs. Failed screens and browser journeys are retried once,
// because a shared machine can pause for seconds; each is named at the end, since such a test has a
// defect. Rules and loops are not retried.
import { install } from "./lib/install.mjs";
import { createOutcome } from "./lib/outcome.mjs";
import { main, node, tools, typeCheck } from "./lib/run.mjs";

await main(async () => {
  await install();
  const { step, vitest, playwright, finish } = createOutcome();
  await step("generated files", () => node("scripts/generate.mjs", ["--check"], { show: true }));
  // each keeps one core busy
  await Promise.all([
    step("types", () => node(tools.tsc, typeCheck)),
    step("dead code", () => node(tools.knip)),
  ]);
  await step("lint", () => node(tools.oxlint, ["--type-aware", "--deny-warnings"]));
  await step("format", () => node(tools.oxfmt, ["--check"]));
  await vitest("unit and whole-loop tests", ["unit", "web", "embedded"]);
  const built = await step("build", () => node("scripts/build.mjs", [], { show: true }));
  if (built) await step("sizes of the pages", () => node("scripts/budget.mjs"));
  if (built) await playwright("browser tests", "first");
  return finish();
});
