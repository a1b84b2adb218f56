import * as z from "zod";
import { resetOnHost } from "../../graph/admins/accounts/reset-on-host.ts";
import { openKernel } from "../../graph/app/kernel.ts";
import { OperatorError, operatorName, readBackupEnv } from "../../graph/backup/settings.ts";
import { systemContext } from "../../graph/core/context.ts";
import { askServer } from "../../graph/core/process/operator-socket.ts";
import { runCommand, say } from "./command.ts";
import { readSettings } from "../lib/settings.mjs";

const answer = z.object({ password: z.string() });

/** Gives an administrator a temporary password, with or without a running server. */
runCommand(async () => {
  readSettings();
  const [username] = process.argv.slice(2);
  if (!username) throw new OperatorError("Name the account: npm run admin:reset -- USERNAME");
  const env = readBackupEnv({ ...process.env, LOG_LEVEL: "error" });
  const asked = { username, by: operatorName() };
  const { password } = answer.parse(
    (env.DATABASE_URL ? undefined : await askServer(env.DATA_DIR, "reset-admin", asked)) ??
      (await resetHere()),
  );
  say(`Temporary password of ${username}: ${password}`);
  say(
    "It must be changed at the next sign-in. All sessions of the account are ended, and the audit log says so.",
  );

  async function resetHere() {
    const { kernel, close } = await openKernel(env);
    try {
      return await resetOnHost(systemContext(kernel, "admin-reset"), asked);
    } finally {
      await close();
    }
  }
});
