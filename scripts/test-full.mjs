// npm run test:full: what npm test leaves out; run that first. Three parts, of which `-- postgresql
// journeys` runs only the first two, as CI does: - postgresql: all whole loops on the database of
// TEST_DATABASE_URL - journeys: browser tests of single pages, and the screens called *.closer.* -
// heavy: the files called *.full.* and the journeys tagged @full
import { install } from "./lib/install.mjs";
import { createOutcome } from "./lib/outcome.mjs";
import { main, node } from "./lib/run.mjs";

const parts = ["postgresql", "journeys", "heavy"];

await main(async () => {
  const asked = process.argv.slice(2);
  const unknown = asked.find((part) => !parts.includes(part));
  if (unknown) throw new Error(`${unknown} is no part of the full run: ${parts.join(", ")}`);
  const runs = (part) => asked.length === 0 || asked.includes(part);

  await install();
  const { step, vitest, playwright, finish } = createOutcome();
  await step("generated files", () => node("scripts/generate.mjs", ["--check"], { show: true }));
  if (runs("heavy")) await vitest("heavy tests", ["full"]);
  if (runs("postgresql") && process.env.TEST_DATABASE_URL)
    await vitest("whole loops on PostgreSQL", ["postgresql"]);
  else if (runs("postgresql")) console.log("Without TEST_DATABASE_URL nothing is run on PostgreSQL.");
  if (runs("journeys")) await vitest("closer screens", ["closer"]);
  const isBrowserAsked = runs("journeys") || runs("heavy");
  const built = isBrowserAsked && (await step("build", () => node("scripts/build.mjs", [], { show: true })));
  if (built && runs("journeys")) await playwright("closer browser tests", "second");
  if (built && runs("heavy")) await playwright("heavy browser tests", "heavy");
  return finish();
});
