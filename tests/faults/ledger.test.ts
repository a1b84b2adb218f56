import { execFile } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import path from "node:path";
import { promisify } from "node:util";
import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { build } from "vite";
import { openDatabase } from "../../graph/adapters/database/open.ts";
import { loadReferenceData } from "../../prisma/seed/reference.ts";
import { serverBundle } from "../../scripts/lib/build/server-bundle.mjs";
import { growLedger } from "./harness/grow-ledger.ts";
import { figure } from "./harness/figures.ts";
import { killDuring, stand } from "./harness/kills.ts";
import { ownPostgres, postgresPrograms, type OwnPostgres } from "./harness/postgres.ts";

/** Few enough for each run; LEDGER_KILLS=1000 for all of them. */
const kills = Number(process.env["LEDGER_KILLS"] ?? 60);
/** Each has the next process standing ready while it kills one. */
const workersAtOnce = 2;
const verifiedEvery = Math.max(20, kills / 10);
const acts = ["approve", "dispatch", "void", "redeem", "undo", "verify"];
/** The first act of a process takes about as long. */
const longestMs = 250;
const entriesInAll = 1_000_000;

/** Nothing but the kills ends an act. */
const withoutLimits = {
  victimLimitDayCents: 2_000_000_000,
  victimLimitMonthCents: 2_000_000_000,
  officerLimitDayCents: 2_000_000_000,
  officerLimitMonthCents: 2_000_000_000,
};
const run = promisify(execFile);
const hasPostgres = postgresPrograms() !== undefined;
let folder: string;
let settings: Record<string, string>;
let postgres: OwnPostgres;

beforeAll(async () => {
  if (!hasPostgres) return;
  // A bundle starts in a third of the time, and it is started for each kill.
  folder = mkdtempSync(path.join("node_modules", ".cache", "ledger-kills-"));
  settings = {
    ...{ NODE_ENV: "test", LOG_LEVEL: "silent", DATA_DIR: folder },
    SECRET_KEY: "a secret that only the tests know, 32 characters",
  };
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
  const { stdout } = await run(process.execPath, ["--import", "tsx", "scripts/commands/ledger-verify.ts"], {
    env,
  });
  return stdout;
}

test.skipIf(!hasPostgres)(
  "the ledger adds up after each kill in the middle of an act",
  { timeout: 7_200_000 },
  async () => {
    await freshDatabase();
    const watcher = new pg.Pool({ connectionString: postgres.url });
    const hits = Object.fromEntries(acts.map((name) => [name, 0]));
    const acknowledged: string[] = [];
    const proofs: string[] = [];
    let [killed, inside] = [0, 0];
    const began = performance.now();
    const worker = async () => {
      let next = stand(path.join(folder, "money.js"), settings, postgres.url);
      while (killed < kills) {
        const act = acts[killed % acts.length]!;
        killed += 1;
        const isTurn = killed % verifiedEvery === 0;
        const standing = await next;
        next = stand(path.join(folder, "money.js"), settings, postgres.url);
        const one = await killDuring(standing, { act, withinMs: longestMs, watcher });
        for (const name of one.unfinished) hits[name]! += 1;
        acknowledged.push(...one.acknowledged);
        if (one.isInside) inside += 1;
        if (isTurn) proofs.push(await verify());
      }
      await (await next).process.end("SIGKILL");
    };
    await Promise.all(Array.from({ length: workersAtOnce }, worker));
    await watcher.end();
    const seconds = Math.round((performance.now() - began) / 1000);
    const lost = await lostOf(acknowledged);
    figure(
      `${killed} kills in ${seconds} s`,
      `${inside} within a statement or transaction; unfinished acts ${JSON.stringify(hits)}; ` +
        `${acknowledged.length} acts acknowledged, ${lost.length} lost; verified ${proofs.length + 1} times: ${await verify()}`,
    );
    for (const name of acts) expect(hits[name], name).toBeGreaterThan(0);
    expect(inside).toBeGreaterThan(0);
    expect(lost).toEqual([]);
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

/** Acts that a process announced, and that the audit log does not have as often. */
async function lostOf(acknowledged: string[]): Promise<string[]> {
  const rows = (await query(
    `SELECT "action", "resourceId" AS "id", count(*)::int AS "times" FROM "AuditEntry" WHERE "outcome" = 'success' GROUP BY 1, 2`,
  )) as { action: string; id: string; times: number }[];
  const left = new Map(rows.map(({ action, id, times }) => [`${action} ${id}`, times]));
  return acknowledged.filter((mark) => {
    const [name = "", id] = mark.split(" ");
    const action = actionOf[name];
    if (!action) return false;
    const times = left.get(`${action} ${id}`) ?? 0;
    left.set(`${action} ${id}`, times - 1);
    return times < 1;
  });
}

/** What each act writes to the audit log, in the transaction that moves the money. */
const actionOf: Record<string, string> = {
  approve: "request.approved",
  dispatch: "request.dispatched",
  void: "dispatch.voided",
  redeem: "dispatch.redeemed",
  undo: "dispatch.redemption-undone",
};

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
