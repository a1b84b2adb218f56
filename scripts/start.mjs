// npm start: everything on a fresh clone. Installs, makes what is generated, builds, and runs the server in front.
// A second start finds all of it done and takes a moment.
import { spawn } from "node:child_process";
import { install } from "./lib/install.mjs";
import { thrifty } from "./lib/memory.mjs";
import { main, node } from "./lib/run.mjs";
import { readSettings } from "./lib/settings.mjs";

await main(async () => {
  await install();
  await node("scripts/generate.mjs", [], { show: true });
  await node("scripts/build.mjs", [], { show: true });
  return serve();
});

function serve() {
  readSettings(); // not before: the install and the build are the same for every setting
  const server = spawn(process.execPath, [...thrifty.flags, "--enable-source-maps", "dist/server/main.js"], {
    stdio: "inherit",
    env: { ...thrifty.env, ...process.env },
  });
  // a terminal's Ctrl-C reaches the server by itself as well; it takes the second one for the same wish
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => server.kill(signal));
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.once("exit", (code, signal) => resolve(code ?? (signal ? 1 : 0)));
  });
}
