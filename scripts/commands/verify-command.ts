import { existsSync } from "node:fs";
import path from "node:path";
import { DatabaseInUse } from "../../graph/adapters/database/lock.ts";
import { openDatabase, type Database } from "../../graph/adapters/database/open.ts";
import type { Proof } from "../../graph/backup/prove.ts";
import { operatorName, readBackupEnv } from "../../graph/backup/settings.ts";
import type { Env } from "../../graph/core/env.ts";
import { insertRun, type Run } from "../../graph/statements/backup.ts";
import { say } from "./command.ts";
import { readSettings } from "../lib/settings.mjs";

type Verify = (database: Database, env: Env) => Promise<Proof>;

/**
 * Verifies something in the environment's database. The exit code is 0 if it is as it should be, 1
 * if it is not, and 2 if the database could not be read. System status shows the result.
 */
export function runVerification(kind: Run["kind"], verify: Verify): void {
  run(kind, verify).then(
    (code) => (process.exitCode = code),
    (error: unknown) => {
      say(
        error instanceof DatabaseInUse
          ? `${error.message}\nThe embedded database can be verified while no server has it open.`
          : String(error instanceof Error ? error.message : error),
      );
      process.exitCode = 2;
    },
  );
}

async function run(kind: Run["kind"], verify: Verify): Promise<number> {
  readSettings();
  const env = readBackupEnv();
  if (!env.DATABASE_URL && !existsSync(path.join(env.DATA_DIR, "pg"))) {
    say(`There is no database in ${env.DATA_DIR} yet. Set DATA_DIR or DATABASE_URL to the one to verify.`);
    return 2;
  }
  const database = await openDatabase({ url: env.DATABASE_URL, dataDir: env.DATA_DIR });
  try {
    const startedAt = new Date();
    const { reason, counts } = await verify(database, env);
    const times = { startedAt, endedAt: new Date(), by: operatorName() };
    const state = reason === null ? "done" : "failed";
    await insertRun(database.pool, { kind, state, ...times, bytes: null, counts, reason }).catch(() =>
      say("This database takes no notes (a replica, or an older version), so System status stays as it is."),
    );
    return reason === null ? 0 : 1;
  } finally {
    await database.close();
  }
}
