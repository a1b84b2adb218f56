import { spawn } from "node:child_process";
import path from "node:path";

/** A tool's own JavaScript file, run by this Node: no shell, no npx, the same on every system. */
export const tools = {
  prisma: "node_modules/prisma/build/index.js",
  relay: "node_modules/relay-compiler/cli.js",
  tsx: "node_modules/tsx/dist/cli.mjs",
  tsc: "node_modules/typescript/bin/tsc",
  vite: "node_modules/vite/bin/vite.js",
  vitest: "node_modules/vitest/vitest.mjs",
  playwright: "node_modules/@playwright/test/cli.js",
  oxlint: "node_modules/oxlint/bin/oxlint",
  oxfmt: "node_modules/oxfmt/bin/oxfmt",
  knip: "node_modules/knip/bin/knip.js",
};

/**
 * Runs Node on a script and answers its output; rejects when it fails. With `show` the output goes straight to the
 * terminal; without it, it is kept and shown only when the script fails.
 */
export function node(script, args = [], { show = false, env = {} } = {}) {
  return run(process.execPath, [script, ...args], { show, env });
}

/** Some tools start others by name (Prisma its generators). */
const withTools = `${path.resolve("node_modules/.bin")}${path.delimiter}${process.env.PATH ?? ""}`;

export function run(command, args, { show = false, env = {} } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      stdio: show ? "inherit" : ["ignore", "pipe", "pipe"],
      env: { ...process.env, PATH: withTools, ...env },
    });
    let output = "";
    const keep = (chunk) => (output += chunk);
    child.stdout?.on("data", keep);
    child.stderr?.on("data", keep);
    child.on("error", reject);
    child.on("close", (code, signal) => {
      if (code === 0) return resolve(output);
      if (output) process.stderr.write(output);
      reject(new StepFailed(`${[path.basename(command), ...args].join(" ")} ended with ${signal ?? code}`));
    });
  });
}

/** A step said itself what is wrong; its caller adds one line and no stack. */
export class StepFailed extends Error {}

/** Says what is done while it is done; for the top of a script. */
export async function main(body) {
  try {
    process.exitCode = (await body()) ?? 0;
  } catch (error) {
    console.error(error instanceof StepFailed ? `\n${error.message}` : error);
    process.exitCode = 1;
  }
}

export const say = (text) => console.log(`› ${text}`);
