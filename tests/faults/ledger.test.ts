import { execFile } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { promisify } from "node:util";
import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { build } from "vite";
import { openDatabase } from "../../graph/adapters/database/open.ts";
import { loadReferenceData } from "../../prisma/seed/reference.ts";
import { serverBundle } from "../../scripts/lib/server-bundle.mjs";
import { growLedger } from "./harness/grow-ledger.ts";
import { figure } from "./harness/figures.ts";
import { ownPostgres, postgresPrograms, type OwnPostgres } from "./harness/postgres.ts";
import { start } from "./harness/processes.ts";

/** Few enough for each run; LEDGER_KILLS=1000 for all of them. */
const kills = Number(process.env["LEDGER_KILLS"] ?? 60);
const workersAtOnce = 2;
const acts = ["approve", "dispatch", "void", "redeem", "undo", "verify"];
/** An act takes about as long. */
const longestMs = 20;
const entriesInAll = 1_000_000;

/** Nothing but the kills ends an act. */
const withoutLimits = {
  victimCapDayCents: 2_000_000_000,
  victimCapMonthCents: 2_000_000_000,
  officerCapDayCents: 2_000_000_000,
  officerCapMonthCents: 2_000_000_000,
};
const run = promisify(execFile);
const hasPostgres = postgresPrograms() !== undefined;
let folder: string;
let postgres: OwnPostgres;

beforeAll(async () => {
  if (!hasPostgres) return;
  // A bundle starts in a third of the time, and it is started for each kill.
  folder = mkdtempSync(path.join("node_modules", ".cache", "ledger-kills-"));
  await build(
    serverBundle({
      ssr: path.resolve("tests/faults/harness/money.ts"),
      outDir: folder,
      rolldownOptions: { output: { entryFileNames: "money.js" } },
    }),
  );
});
afterAll(async () => {
  await postgres?.remove();
  if (folder) rmSync(folder, { recursive: true, force: true });
});

const freshDatabase = async () => {
  await postgres?.remove();
  postgres = await ownPostgres();
  const database = await openDatabase({ url: postgres.url, dataDir: folder });
  try {
    await loadReferenceData(database);
    await database.db.systemConfig.update({ where: { id: 1 }, data: withoutLimits });
  } finally {
    await database.close();
  }
};

/** `npm run ledger:verify`: its last words, after exit code 0. */
async function verify(): Promise<string> {
  const env = { ...process.env, DATABASE_URL: postgres.url };
  const { stdout } = await run(process.execPath, ["--import", "tsx", "scripts/ledger-verify.ts"], { env });
  return stdout;
}

test.skipIf(!hasPostgres)(
  "the ledger adds up after each kill in the middle of an act",
  { timeout: 1_800_000 },
  async () => {
    await freshDatabase();
    const hits = Object.fromEntries(acts.map((name) => [name, 0]));
    let killed = 0;
    const began = performance.now();
    const worker = async () => {
      while (killed < kills) {
        const wanted = acts[killed % acts.length]!;
        killed += 1;
        for (const name of await killDuring(wanted)) hits[name]! += 1;
        if (killed % 50 === 0) await verify();
      }
    };
    await Promise.all(Array.from({ length: workersAtOnce }, worker));
    const seconds = Math.round((performance.now() - began) / 1000);
    figure(`${killed} kills in ${seconds} s`, `unfinished acts ${JSON.stringify(hits)}; ${await verify()}`);
    for (const name of acts) expect(hits[name], name).toBeGreaterThan(0);
    expect(await query(unequal)).toEqual([{ redemptions: 0, dispatches: 0 }]);
  },
);

test.skipIf(!hasPostgres)(
  "a million entries are verified, and one wrong cent among them is found",
  { timeout: 1_800_000 },
  async () => {
    await freshDatabase();
    await growLedger(postgres.url, entriesInAll);
    const said = await verify();
    figure("npm run ledger:verify", said);
    expect(Number(/(\d+) entries/.exec(said)?.[1])).toBeGreaterThanOrEqual(entriesInAll);
    await query(
      `DO $do$ BEGIN PERFORM set_config('safevoice.ledger', 'on', true);
         UPDATE "RequestMoney" SET "spentCents" = "spentCents" + 1 WHERE "requestId" = (SELECT max("requestId") FROM "RequestMoney"); END $do$`,
    );
    await expect(verify()).rejects.toMatchObject({ code: 1 });
  },
);

/**
 * Starts a process that moves money, and kills it while it does this act. Returns the names of all
 * acts that it did not finish.
 */
async function killDuring(wanted: string): Promise<string[]> {
  const { PATH } = process.env;
  const child = start(process.execPath, [path.join(folder, "money.js")], {
    stdio: ["ignore", "pipe", "pipe"],
    env: {
      ...(PATH && { PATH }),
      NODE_ENV: "test",
      LOG_LEVEL: "silent",
      DATA_DIR: folder,
      DATABASE_URL: postgres.url,
      SECRET_KEY: "a secret that only the tests know, 32 characters",
    },
  });
  let said = "";
  let failed = "";
  child.child.stderr?.on("data", (part: Buffer) => (failed += part.toString()));
  await new Promise<void>((resolve, reject) => {
    child.child.stdout?.on("data", (part: Buffer) => {
      said += part.toString();
      if (part.includes(`begin ${wanted} `)) resolve();
    });
    child.child.once("exit", (code) => reject(new Error(`it ended with ${code} by itself:\n${failed}`)));
  });
  await wait(Math.random() * longestMs);
  await child.end("SIGKILL");
  const ended = new Set([...said.matchAll(/^end (.*)$/gm)].map(([, mark]) => mark));
  return [...said.matchAll(/^begin ((\w+) .*)$/gm)].flatMap(([, mark, name = ""]) =>
    ended.has(mark) ? [] : name,
  );
}

async function query(text: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: postgres.url });
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
}

/** Redemptions and dispatches that are not in the audit log, or only there. */
const unequal = `
  SELECT (SELECT count(*) FROM "Redemption")::int - (SELECT count(*) FROM "AuditEntry" WHERE "action" = 'dispatch.redeemed')::int AS "redemptions",
    (SELECT count(DISTINCT "requestId") FROM "HelpDispatch")::int - (SELECT count(*) FROM "AuditEntry" WHERE "action" = 'request.dispatched')::int AS "dispatches"`;
