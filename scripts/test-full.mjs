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
  const hasDatabase = Boolean(process.env.TEST_DATABASE_URL);
  if (!hasDatabase) console.log("Without TEST_DATABASE_URL nothing is run on PostgreSQL.");
  // In one run, because at the end of each a processor waits for the other's last file.
  const loops = [
    ...(runs("postgresql") && hasDatabase ? ["postgresql"] : []),
    ...(runs("closer") ? ["screens", "closer"] : []),
    ...(runs("heavy") ? ["full", ...(hasDatabase ? ["postgresql-rest"] : [])] : []),
  ];
  if (loops.length > 0) await vitest(`tests of ${loops.join(", ")}`, loops);
  const isBrowserAsked = runs("journeys") || runs("heavy");
  const built = isBrowserAsked && (await step("build", () => node("scripts/build.mjs", [], { show: true })));
  if (built && runs("journeys")) await playwright("all other browser tests", "second");
  if (built && runs("heavy")) await playwright("heavy browser tests", "heavy");
  return finish();
});
