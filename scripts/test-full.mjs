// npm run test:full: what npm test leaves out, being heavy and seldom the first to break: the files called *.full.*, and
// with TEST_DATABASE_URL all whole loops once more on PostgreSQL. Nothing of npm test is run again, so run that first.
import { install } from "./lib/install.mjs";
import { createOutcome } from "./lib/outcome.mjs";
import { main, node } from "./lib/run.mjs";

await main(async () => {
  await install();
  const { step, vitest, playwright, finish } = createOutcome();
  await step("generated files", () => node("scripts/generate.mjs", ["--check"], { show: true }));
  const onPostgreSql = process.env.TEST_DATABASE_URL ? ["postgresql"] : [];
  if (!process.env.TEST_DATABASE_URL) console.log("Without TEST_DATABASE_URL nothing is run on PostgreSQL.");
  await vitest("heavy tests", ["full", ...onPostgreSql]);
  const built = await step("build", () => node("scripts/build.mjs", [], { show: true }));
  if (built) await playwright("heavy browser tests", ["full"]);
  return finish();
});
