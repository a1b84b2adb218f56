// npm run test:full: what npm test leaves out; run that first. CI runs the first three parts.
// - postgresql: on the database of TEST_DATABASE_URL, the whole loops that depend on it
// - closer: the screens, and the files called *.closer.*
// - journeys: browser tests of the desk, and of single pages
// - heavy: the files called *.full.*, the journeys tagged @full, all other loops on PostgreSQL
import { install } from "./lib/install.mjs";
import { createOutcome } from "./lib/outcome.mjs";
import { main, node } from "./lib/run.mjs";

const parts = ["postgresql", "closer", "journeys", "heavy"];

await main(async () => {
  const asked = process.argv.slice(2);
  const unknown = asked.find((part) => !parts.includes(part));
  if (unknown) throw new Error(`${unknown} is no part of the full run: ${parts.join(", ")}`);
  const runs = (part) => asked.length === 0 || asked.includes(part);

  await install();
  const { step, vitest, playwright, finish } = createOutcome();
  await step("generated files", () => node("scripts/generate.mjs", ["--check"], { show: true }));
  if (runs("heavy")) await vitest("heavy tests", ["full"]);
  if (process.env.TEST_DATABASE_URL) {
    if (runs("postgresql")) await vitest("whole loops on PostgreSQL", ["postgresql"]);
    if (runs("heavy")) await vitest("all other loops on PostgreSQL", ["postgresql-rest"]);
  } else console.log("Without TEST_DATABASE_URL nothing is run on PostgreSQL.");
  if (runs("closer")) await vitest("closer tests", ["screens", "closer"]);
  const isBrowserAsked = runs("journeys") || runs("heavy");
  const built = isBrowserAsked && (await step("build", () => node("scripts/build.mjs", [], { show: true })));
  if (built && runs("journeys")) await playwright("all other browser tests", "second");
  if (built && runs("heavy")) await playwright("heavy browser tests", "heavy");
  return finish();
});
