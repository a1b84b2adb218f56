import { spawn } from "node:child_process";
import { once } from "node:events";
import { setTimeout as wait } from "node:timers/promises";
import { expect } from "vitest";
import type { Installation } from "./installation.ts";

function begin({ settings }: Installation, command: string, ...args: string[]) {
  const child = spawn(process.execPath, ["--import", "tsx", `scripts/commands/${command}.ts`, ...args], {
    env: { ...process.env, DATABASE_URL: "", ...settings },
    stdio: "ignore",
  });
  return { child, ended: once(child, "exit") as Promise<[number | null]> };
}

/** Runs a command of `scripts/commands` to its end. Returns how it ended and what it said. */
export async function outputOf(
  { settings }: Installation,
  command: string,
  ...args: string[]
): Promise<{ code: number | null; output: string }> {
  const child = spawn(process.execPath, ["--import", "tsx", `scripts/commands/${command}.ts`, ...args], {
    env: { ...process.env, DATABASE_URL: "", ...settings },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding("utf8").on("data", (text: string) => (output += text));
  const [code] = (await once(child, "close")) as [number | null];
  return { code, output };
}

/** Runs a command of `scripts/commands` to its end. Returns the milliseconds it took. */
export async function complete(own: Installation, command: string, ...args: string[]) {
  const begun = Date.now();
  const [code] = await begin(own, command, ...args).ended;
  expect(code, command).toBe(0);
  return Date.now() - begun;
}

/** Kills the command at a random moment. */
export async function killWithin(ms: number, own: Installation, command: string, ...args: string[]) {
  const { child, ended } = begin(own, command, ...args);
  await Promise.race([ended, wait(Math.random() * ms)]);
  child.kill("SIGKILL");
  await ended;
}
