// node scripts/run.mjs [--built] FILE …: runs a script of this product with all that it needs, also
// on a new machine: packages, generated files, and with --built the build. What is up to date is
// skipped in a tenth of a second.
import { inFront, main, node } from "./lib/run.mjs";

await main(async () => {
  const args = process.argv.slice(2);
  const step = args[0] === "--built" ? "build" : "generate";
  if (step === "build") args.shift();
  await node(`scripts/${step}.mjs`);
  return inFront(["--import", "tsx", ...args]);
});
