import { parseArgs } from "node:util";
import { rehearse } from "../../graph/platform/backup/rehearse.ts";
import { readBackupEnv } from "../../graph/platform/backup/settings.ts";
import { runCommand, say } from "./command.ts";
import { readSettings } from "../lib/settings.mjs";

/** Restores the newest backup into a scratch place and checks it. */
runCommand(async () => {
  readSettings();
  const { values } = parseArgs({ options: { from: { type: "string" } } });
  const { file, manifest, sealed, entries, opened, seconds, database } = await rehearse(
    readBackupEnv(),
    values,
  );
  const rows = Object.values(manifest.counts).reduce((sum, count) => sum + count, 0);
  say(`The rehearsal passed in ${seconds.toFixed(1)} seconds: ${file}`);
  if (database) say(`It was restored into the database ${database}, which was emptied or dropped again.`);
  say(
    `It has ${rows} rows. ${sealed} sealed audit entries and ${entries} ledger entries were verified, and ${opened} sealed values opened.`,
  );
});
