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

/** As `npm run types`: unchanged files are not checked again. */
export const typeCheck = [
  ...["--noEmit", "--incremental"],
  ...["--tsBuildInfoFile", "node_modules/.cache/types.tsbuildinfo"],
];

/**
 * Runs Node on a script and returns its output; rejects if it fails. With `show` the output goes to
 * the terminal; otherwise it is shown only if the script fails.
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
    const forget = endingWithUs(child);
    let output = "";
    const keep = (chunk) => (output += chunk);
    child.stdout?.on("data", keep);
    child.stderr?.on("data", keep);
    child.on("error", reject);
    child.on("close", (code, signal) => {
      forget();
      if (code === 0) return resolve(output);
      if (output) process.stderr.write(output);
      reject(new StepFailed(`${[path.basename(command), ...args].join(" ")} ended with ${signal ?? code}`));
    });
  });
}

/** Runs Node in the foreground until it ends; returns its exit code. */
export function inFront(args, env = {}) {
  const child = spawn(process.execPath, args, { stdio: "inherit", env: { ...env, ...process.env } });
  const forget = endingWithUs(child);
  return new Promise((resolve, reject) => {
    child.once("error", reject);
    child.once("exit", (code, signal) => {
      forget();
      resolve(code ?? (signal ? 1 : 0));
    });
  });
}

const parent = process.ppid;
const lookEveryMilliseconds = 250;

/**
 * Ends the child when this process is told to end or loses its parent. npm sends a signal only to
 * its shell, which either dies without forwarding it, or waits. So package.json begins with `exec`,
 * which replaces the shell by Node (systems without `exec` continue after the `||`), and the end of
 * npm is detected here too. Returns a function to call when the child has ended.
 */
export function endingWithUs(child) {
  const end = (signal) => child.kill(signal);
  // a terminal's Ctrl-C reaches the child as well, which treats the second one as the same request
  const signals = ["SIGINT", "SIGTERM", "SIGHUP"];
  for (const signal of signals) process.on(signal, end);
  // only below npm: a process started by hand may be left running on purpose
  const look = process.env.npm_lifecycle_event
    ? setInterval(() => process.ppid !== parent && end("SIGTERM"), lookEveryMilliseconds)
    : undefined;
  return () => {
    clearInterval(look);
    for (const signal of signals) process.off(signal, end);
  };
}

/** The step has printed its error; the caller adds one line and no stack. */
export class StepFailed extends Error {}

/** Prints what is running, for the top of a script. */
export async function main(body) {
  try {
    process.exitCode = (await body()) ?? 0;
  } catch (error) {
    console.error(error instanceof StepFailed ? `\n${error.message}` : error);
    process.exitCode = 1;
  }
}

export const say = (text) => console.log(`› ${text}`);
