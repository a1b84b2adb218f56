// node --import tsx scripts/documented.ts [text]: runs every command line of the documents and the
// service files in a fresh clone, as on a new machine. With a text only the first step and those
// whose line contains it. `.ci/run` calls it; the lines are in documented/steps.ts.
import { execFileSync, spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { createOwned, dropServer, openServerRole } from "../tests/harness/database/server.ts";
import { firstStep, lanes, type Step } from "./documented/steps.ts";
import { freePort } from "./lib/free-port.mjs";

const stepMilliseconds = 600_000;
const root = mkdtempSync(path.join(tmpdir(), "safevoice-clone-"));
const clone = path.join(root, "safevoice");
const failures: string[] = [];

try {
  copyTrackedFiles();
  await runAll(process.argv[2] ?? "");
} finally {
  rmSync(root, { recursive: true, force: true, maxRetries: 3 });
}
console.log(
  failures.length > 0
    ? ["\nDocumented commands that fail on a new machine:", ...failures].join("\n  ")
    : "\nEvery documented command works on a new machine.",
);
process.exitCode = failures.length > 0 ? 1 : 0;

/** What a clone would have if everything here was committed. */
function copyTrackedFiles(): void {
  const listed = execFileSync(
    "git",
    ["-c", "safe.directory=*", "ls-files", "-z", "--cached", "--others", "--exclude-standard"],
    { encoding: "utf8", maxBuffer: 2 ** 26 },
  );
  for (const file of listed.split("\0"))
    if (file && existsSync(file)) cpSync(file, path.join(clone, file), { recursive: true });
}

async function runAll(text: string): Promise<void> {
  const backups = path.join(root, "backups");
  mkdirSync(backups);
  writeFileSync(path.join(clone, "passphrase"), "a passphrase of a clone\n");
  writeFileSync(path.join(clone, ".env"), "BACKUP_PASSPHRASE_FILE=passphrase\n");
  const url = process.env.TEST_DATABASE_URL;
  const server = url ? await openServerRole(url, "safevoice_documented") : undefined;
  try {
    const { PATH, HOME, LANG } = process.env;
    const env: NodeJS.ProcessEnv = {
      ...{ PATH, HOME, LANG, BACKUPS: backups, TEST_SECRET: randomBytes(32).toString("hex") },
      ...(server && {
        OWNER_URL: await createOwned(server),
        SERVICE_URL: await createOwned(server),
        EMPTY_URL: await createOwned(server),
      }),
      ...{ OWNER_DATA: path.join(root, "owner"), SERVICE_DATA: path.join(root, "service") },
      DEV_DATA: path.join(root, "development"),
    };
    const runLane = async (steps: Step[]) => {
      const port = await freePort();
      for (const step of steps) {
        if (step.onPostgresql && !server) console.log(`› not without TEST_DATABASE_URL: ${step.line}`);
        else await runStep(step, { env: { ...env, PORT: String(port) }, port });
      }
    };
    await runLane([firstStep]);
    await Promise.all(lanes.map((steps) => runLane(steps.filter(({ line }) => line.includes(text)))));
  } finally {
    if (server) await dropServer(server);
  }
}

async function runStep(step: Step, at: { env: NodeJS.ProcessEnv; port: number }): Promise<void> {
  const startedAt = performance.now();
  const { output, problem } = await runLine(step, at);
  const missing = step.says && !step.says.test(output) ? `its output lacks ${step.says}` : undefined;
  const found = problem ?? missing;
  console.log(`${found ? "✗" : "✓"} ${step.line} (${((performance.now() - startedAt) / 1000).toFixed(0)} s)`);
  if (!found) return;
  console.log(`${output.trim().split("\n").slice(-30).join("\n")}\n${found}`);
  failures.push(`${step.line}: ${found}`);
}

/** In a process group of its own, so that nothing that it started is left. */
async function runLine(
  { line, run = line, serves = false }: Step,
  { env, port }: { env: NodeJS.ProcessEnv; port: number },
): Promise<{ output: string; problem: string | undefined }> {
  const child = spawn("sh", ["-c", run], {
    cwd: clone,
    env,
    detached: true,
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding("utf8").on("data", (text: string) => (output += text));
  const ended = once(child, "close").then(([code]: unknown[]) => `it ended with ${String(code)}`);
  const tooLong = wait(stepMilliseconds, "it took too long", { ref: false });
  try {
    const result = await Promise.race([ended, tooLong, ...(serves ? [answers(port)] : [])]);
    return { output, problem: result === (serves ? "it answers" : "it ended with 0") ? undefined : result };
  } finally {
    if (child.exitCode === null && child.pid) {
      process.kill(-child.pid, "SIGTERM");
      const isOver = await Promise.race([ended, wait(20_000, undefined)]);
      if (!isOver) process.kill(-child.pid, "SIGKILL");
    }
  }
}

async function answers(port: number): Promise<string> {
  for (;;) {
    const status = await fetch(`http://127.0.0.1:${port}/readyz`).then(
      (response) => response.status,
      () => undefined,
    );
    if (status === 200) return "it answers";
    await wait(200);
  }
}
