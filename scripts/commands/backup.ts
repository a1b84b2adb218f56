import { parseArgs } from "node:util";
import { makeBackup } from "../../graph/platform/backup/make.ts";
import { readBackupEnv } from "../../graph/platform/backup/settings.ts";
import { runCommand, say } from "./command.ts";
import { readSettings } from "../lib/settings.mjs";

/** Backs up the environment's database and stored files. */
runCommand(async () => {
  readSettings();
  const { values } = parseArgs({ options: { to: { type: "string" } } });
  const { file, bytes, facts, expired } = await makeBackup(readBackupEnv(), values);
  const rows = Object.values(facts.counts).reduce((sum, count) => sum + count, 0);
  say(`The backup is complete: ${file} (${(bytes / 1e6).toFixed(1)} MB, ${rows} rows).`);
  if (expired.length > 0) say(`Deleted ${expired.length} expired backups.`);
  say("Store it away from this machine. Keep SECRET_KEY (or secret.key) and the passphrase apart from it.");
});
