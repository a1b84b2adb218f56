import { existsSync } from "node:fs";
import path from "node:path";
import { DatabaseInUse } from "../graph/adapters/database/lock.ts";
import { openDatabase } from "../graph/adapters/database/open.ts";
import { readEnv } from "../graph/core/env.ts";
import { HeadUnreadable, parseAuditHead, readAuditHead } from "../graph/audit/head.ts";
import { verifyAudit } from "../graph/audit/seal.ts";
import { readSettings } from "./lib/settings.mjs";

const say = (sentence: string) => process.stdout.write(`${sentence}\n`);

/**
 * Verifies the audit chain of the environment's database: exit code 0 if it is intact, 1 if it is
 * broken, 2 if it could not be read. Heads from elsewhere, such as a log, may be given as
 * `1234:hash`.
 */
async function main(): Promise<number> {
  readSettings();
  // Only the database address matters here; a production server's other settings may be missing.
  const { DATABASE_URL, DATA_DIR } = process.env;
  const env = readEnv({ DATABASE_URL, DATA_DIR });
  if (!env.DATABASE_URL && !existsSync(path.join(env.DATA_DIR, "pg"))) {
    say(`There is no database in ${env.DATA_DIR} yet. Set DATA_DIR or DATABASE_URL to the one to verify.`);
    return 2;
  }
  const database = await openDatabase({ url: env.DATABASE_URL, dataDir: env.DATA_DIR });
  try {
    const inFile = await readAuditHead(env.DATA_DIR).catch((error: unknown) => {
      if (!(error instanceof HeadUnreadable)) throw error;
      say(
        "audit-head.json is empty or damaged, so it was skipped. Pass a head from the server's log instead.",
      );
      return undefined;
    });
    const kept = [...process.argv.slice(2).map(parseAuditHead), ...(inFile ? [inFile] : [])];
    const { sealed, unsealed, broken } = await verifyAudit(database, kept);
    if (broken) say(`The audit chain is BROKEN: ${broken}. The ${sealed} entries before it are unchanged.`);
    else say(`The audit chain is intact: ${sealed} entries are unchanged.`);
    if (kept.length === 0)
      say("No head is stored outside the database, so removed entries at the end can't be detected.");
    if (unsealed > 0)
      say(`${unsealed} newer entries are not sealed yet. The running server seals them within seconds.`);
    return broken ? 1 : 0;
  } finally {
    await database.close();
  }
}

main().then(
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
