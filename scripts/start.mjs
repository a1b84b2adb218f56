// npm start: everything on a fresh clone. Installs, makes what is generated, builds, and runs the
// server in front. A second start finds all of it done and takes a moment.
import { install } from "./lib/install.mjs";
import { thrifty } from "./lib/memory.mjs";
import { inFront, main, node } from "./lib/run.mjs";
import { readSettings } from "./lib/settings.mjs";

await main(async () => {
  await install();
  await node("scripts/generate.mjs", [], { show: true });
  await node("scripts/build.mjs", [], { show: true });
  return serve();
});

function serve() {
  readSettings(); // not before: the install and the build are the same for every setting
  return inFront([...thrifty.flags, "--enable-source-maps", "dist/server/main.js"], thrifty.env);
}
