// npm start: everything on a fresh clone. Installs, generates, builds, and runs the server in the
// foreground. A second start skips finished steps. With --training (npm run training) it is a training
// installation.
import { thrifty } from "./lib/memory.mjs";
import { inFront, main, node } from "./lib/run.mjs";
import { readSettings, wideLimits } from "./lib/settings.mjs";

await main(async () => {
  await node("scripts/build.mjs", [], { show: true });
  return serve();
});

function serve() {
  readSettings(); // not before: install and build do not depend on settings
  wideLimits();
  if (process.argv.includes("--training")) process.env.TRAINING = "1";
  return inFront([...thrifty.flags, "--enable-source-maps", "dist/server/main.js"], thrifty.env);
}
