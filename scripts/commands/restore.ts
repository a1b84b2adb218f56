import { parseArgs } from "node:util";
import { restoreBackup } from "../../graph/platform/backup/restore/restore.ts";
import { OperatorError, readBackupEnv } from "../../graph/platform/backup/settings.ts";
import { runCommand, say } from "./command.ts";
import { readSettings } from "../lib/settings.mjs";

/** Restores a backup into the environment's database and folder. The server must be stopped. */
runCommand(async () => {
  readSettings();
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { replace: { type: "boolean" } },
  });
  const [file] = positionals;
  if (!file) throw new OperatorError("Name the backup: npm run restore -- FILE [--replace]");
  const restored = await restoreBackup(readBackupEnv(), { file, ...values });
  if (!restored) {
    say(
      "An interrupted restore was finished. Start the server, or run the command again for another restore.",
    );
    return;
  }
  const { manifest, before, givenUp } = restored;
  say(`The backup of ${manifest.madeAt} is restored.`);
  if (before.length > 0)
    say(`The replaced data is kept: ${before.join(" and ")}. Delete it when you no longer need it.`);
  if (givenUp)
    say(`The audit log's seal ${givenUp.seq} (${givenUp.hash}) is given up. The audit log says so.`);
  say("All sessions are ended. Messages and webhook calls that waited are held: decide on System status.");
});
