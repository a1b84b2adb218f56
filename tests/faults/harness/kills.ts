import { once } from "node:events";
import { setTimeout as wait } from "node:timers/promises";
import type pg from "pg";
import { start, type Process } from "./processes.ts";

export interface Killed {
  /** Acts that were begun, neither finished nor refused. */
  unfinished: string[];
  /** Acts whose success the process had announced: "redeem 17". */
  acknowledged: string[];
  /** Whether PostgreSQL was in a statement or a transaction of the process. */
  isInside: boolean;
}

/** A process that stands ready and waits for its first act. */
export interface Standing {
  process: Process;
  name: string;
  said: () => string;
  /** Resolves when the process has said this; rejected if it ends by itself. */
  waitFor: (text: string) => Promise<void>;
}

/** It lives too briefly to gain from compiling Prisma's WebAssembly well: a third of its start. */
const quickStart = ["--liftoff-only"];

let made = 0;

/** Starts a process that moves money, and waits until it stands ready. */
export async function stand(file: string, env: Record<string, string>, url: string): Promise<Standing> {
  const name = `kill-${++made}`;
  const address = new URL(url);
  address.searchParams.set("application_name", name);
  const started = start(process.execPath, [...quickStart, file], {
    stdio: ["pipe", "pipe", "pipe"],
    env: { ...env, DATABASE_URL: address.href },
  });
  let said = "";
  let failed = "";
  started.child.stdout?.on("data", (part: Buffer) => (said += part.toString()));
  started.child.stderr?.on("data", (part: Buffer) => (failed += part.toString()));
  const waitFor = (text: string) =>
    new Promise<void>((resolve, reject) => {
      const look = () => said.includes(text) && resolve();
      started.child.stdout?.on("data", look);
      started.child.once("exit", (code) => reject(new Error(`it ended with ${code} by itself:\n${failed}`)));
      look();
    });
  await waitFor("ready");
  return { process: started, name, said: () => said, waitFor };
}

/** Kills it at most so long after it began this act. */
export async function killDuring(
  { process: { child, end }, name, said, waitFor }: Standing,
  { act, withinMs, watcher }: { act: string; withinMs: number; watcher: pg.Pool },
): Promise<Killed> {
  child.stdin?.write(`${act}\n`);
  await waitFor(`begin ${act} `);
  await wait(Math.random() * withinMs);
  const { rows } = await watcher.query(
    `SELECT FROM pg_stat_activity WHERE "application_name" = $1 AND "state" <> 'idle' LIMIT 1`,
    [name],
  );
  const isRead = once(child, "close");
  await end("SIGKILL");
  await isRead;
  const marks = (word: string) => [...said().matchAll(new RegExp(`^${word} (.*)$`, "gm"))].map(([, m]) => m!);
  const over = new Set([...marks("end"), ...marks("refused")]);
  return {
    unfinished: marks("begin").flatMap((mark) => (over.has(mark) ? [] : mark.split(" ", 1))),
    acknowledged: marks("end").map((mark) => mark.replace(/ \d+ /, " ")),
    isInside: rows.length > 0,
  };
}
