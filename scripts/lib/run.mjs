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

/** As `npm run types`: what did not change since the last run is not checked again. */
export const typeCheck = [
  ...["--noEmit", "--incremental"],
  ...["--tsBuildInfoFile", "node_modules/.cache/types.tsbuildinfo"],
];

/**
 * Runs Node on a script and answers its output; rejects when it fails. With `show` the output goes
 * straight to the terminal; without it, it is kept and shown only when the script fails.
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

/** Runs Node in front, with this terminal, until it ends; answers its exit code. */
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
 * Ends what was started when this process is told to end, or is left alone. npm passes a signal on
 * to its shell, which keeps it to itself: it dies of it without a word to what it runs, or waits.
 * So package.json begins with `exec`, which puts Node in the shell's place (a system that has no
 * `exec` goes on behind the `||`), and here npm's end is noticed too. Answers a function to call
 * when the child has ended.
 */
export function endingWithUs(child) {
  const end = (signal) => child.kill(signal);
  // a terminal's Ctrl-C reaches the child by itself as well; it takes the second one for the same
  // wish
  const signals = ["SIGINT", "SIGTERM", "SIGHUP"];
  for (const signal of signals) process.on(signal, end);
  // only below npm: whoever starts this file by hand may well leave it running
  const look = process.env.npm_lifecycle_event
    ? setInterval(() => process.ppid !== parent && end("SIGTERM"), lookEveryMilliseconds)
    : undefined;
  return () => {
    clearInterval(look);
    for (const signal of signals) process.off(signal, end);
  };
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
