import * as z from "zod";
import { resetOnHost } from "../../graph/accounts/admins/accounts/reset-on-host.ts";
import { askOrOpen } from "../../graph/platform/backup/existing.ts";
import { OperatorError, operatorName, readBackupEnv } from "../../graph/platform/backup/settings.ts";
import { systemContext } from "../../graph/core/context.ts";
import { runCommand, say } from "./command.ts";
import { withKernel } from "./with-kernel.ts";
import { readSettings } from "../lib/settings.mjs";

const answer = z.object({ password: z.string() });

/** Gives an administrator a temporary password, with or without a running server. */
runCommand(async () => {
  readSettings();
  const [username] = process.argv.slice(2);
  if (!username) throw new OperatorError("Name the account: npm run admin:reset -- USERNAME");
  const env = readBackupEnv({ ...process.env, LOG_LEVEL: "error" });
  const input = { username, by: operatorName() };
  const { password } = await askOrOpen(env, { name: "reset-admin", shape: answer, input }, (database) =>
    withKernel(env, database, (kernel) => resetOnHost(systemContext(kernel, "admin-reset"), input)),
  );
  say(`Temporary password of ${username}: ${password}`);
  say(
    "It must be changed at the next sign-in. All sessions of the account are ended, and the audit log says so.",
  );
});
