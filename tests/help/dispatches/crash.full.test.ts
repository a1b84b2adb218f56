import { spawn, type ChildProcess } from "node:child_process";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { createOwned } from "../../harness/database/server.ts";

/*
 * A dispatching process is killed with SIGKILL midway: each request has all of its help or none of
 * it.
 */

const dataDir = mkdtempSync(join(tmpdir(), "safevoice-crash-dispatch-"));
let databaseUrl = "";
let running: ChildProcess | undefined;

beforeAll(async () => {
  const database = inject("database");
  if (database.kind === "postgresql") databaseUrl = await createOwned(database);
});
afterAll(async () => {
  if (running?.exitCode === null && running.signalCode === null) await kill(running);
});

function start(mode: "dispatch" | "check") {
  const child = spawn(
    process.execPath,
    ["node_modules/tsx/dist/cli.mjs", "tests/harness/servers/crash-dispatch.ts"],
    {
      env: {
        ...process.env,
        NODE_ENV: "test",
        LOG_LEVEL: "silent",
        DATA_DIR: dataDir,
        DATABASE_URL: databaseUrl,
        MODE: mode,
        SECRET_KEY: "a secret that only the tests know, 32 characters",
      },
      stdio: ["ignore", "pipe", "inherit"],
      detached: true,
    },
  );
  running = child;
  return child;
}

/** The whole group, because the loader runs the process as its child. */
async function kill(child: ChildProcess) {
  const ended = new Promise((resolve) => child.once("exit", resolve));
  process.kill(-child.pid!, "SIGKILL");
  await ended;
}

interface Found {
  rows: {
    id: number;
    status: string;
    version: number;
    dispatches: number;
    letters: number;
    audited: number;
    codes: number;
  }[];
  taken: number;
  redeemed: { count: number; wrong: number };
  problems: unknown[];
}

test(
  "kill -9 in the middle of a dispatch or redemption leaves all of it or nothing",
  { timeout: 180_000 },
  async () => {
    const child = start("dispatch");
    let said = "";
    await new Promise<void>((resolve, reject) => {
      child.stdout?.on("data", (chunk: Buffer) => {
        said += chunk.toString();
        // Between any two of its statements: this does not wait for one to end.
        if (said.split("done ").length > 12) resolve();
      });
      child.once("exit", (code) => reject(new Error(`it ended with ${code} before it was killed`)));
    });
    await kill(child);
    const done = [...said.matchAll(/done (\d+)/g)].map(([, id]) => Number(id));

    const check = start("check");
    let text = "";
    check.stdout?.on("data", (chunk: Buffer) => (text += chunk.toString()));
    await new Promise((resolve) => check.once("exit", resolve));
    const { rows, taken, redeemed, problems } = JSON.parse(/state (.*)/.exec(text)?.[1] ?? "null") as Found;
    const whole = { status: "dispatched", version: 1, dispatches: 3, letters: 3, audited: 1, codes: 1 };
    const nothing = { status: "approved", version: 0, dispatches: 0, letters: 0, audited: 0, codes: 0 };
    for (const { id, ...row } of rows)
      expect(row, String(id)).toEqual(row.status === "dispatched" ? whole : nothing);
    const given = rows.filter(({ status }) => status === "dispatched").map(({ id }) => id);
    expect(given).toEqual(expect.arrayContaining(done));
    // At most the one that was not yet reported.
    expect(given.length - done.length).toBeLessThanOrEqual(1);
    expect(rows.some(({ status }) => status === "approved")).toBe(true);
    expect(taken).toBe(given.length);
    expect(redeemed).toEqual({ count: given.length * 3, wrong: 0 });
    expect(problems).toEqual([]);
  },
);
