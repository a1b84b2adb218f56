import { confirmKeyCopy } from "../../graph/platform/backup/key-copy.ts";
import { OperatorError, readBackupEnv } from "../../graph/platform/backup/settings.ts";
import { runCommand, say } from "./command.ts";
import { readSettings } from "../lib/settings.mjs";

/** Checks a copy of the key, so that System status stops warning that there is none. */
runCommand(async () => {
  readSettings();
  const [file] = process.argv.slice(2);
  if (!file) throw new OperatorError("Name the file with the copy: npm run key:copied -- FILE");
  await confirmKeyCopy(readBackupEnv({ ...process.env, LOG_LEVEL: "error" }), file);
  say("The copy is the key of this installation. Keep it away from this machine and from the backups.");
});
