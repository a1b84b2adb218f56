// npm run dev: the server restarts and the web reloads when a file changes. The web is at
// http://127.0.0.1:5173.
import { spawn } from "node:child_process";
import { watch } from "node:fs";
import { endingWithUs, main, node, tools } from "./lib/run.mjs";
import { readSettings, wideLimits } from "./lib/settings.mjs";

const pauseMilliseconds = 300;

await main(async () => {
  await node("scripts/generate.mjs", [], { show: true });
  readSettings();
  wideLimits();
  keepGenerated();
  return together([
    [tools.tsx, "watch", "--clear-screen=false", "graph/app/main.ts"],
    [tools.vite, "--clearScreen", "false"],
  ]);
});

/**
 * A schema change updates schema.graphql here, and Vite's Relay plugin then updates the artifacts.
 */
function keepGenerated() {
  let timer;
  let running = Promise.resolve();
  const again = () => {
    running = running.then(() => node("scripts/generate.mjs", [], { show: true })).catch(() => undefined);
  };
  for (const folder of ["graph", "shared", "prisma/schema.prisma"]) {
    watch(folder, { recursive: true }, (_event, file) => {
      if (file?.includes("persisted.json")) return;
      clearTimeout(timer);
      timer = setTimeout(again, pauseMilliseconds);
    });
  }
}

/** Both or none: when one ends, so does the other. */
function together(commands) {
  return new Promise((resolve) => {
    const children = commands.map((args) => spawn(process.execPath, args, { stdio: "inherit" }));
    for (const child of children) endingWithUs(child);
    const stop = (code) => {
      for (const child of children) child.kill("SIGTERM");
      resolve(code);
      setTimeout(() => process.exit(code), 5_000).unref();
    };
    for (const child of children) child.once("exit", (code) => stop(code ?? 0));
  }).finally(() => setTimeout(() => process.exit(), 500));
}
