import { randomBytes } from "node:crypto";
import * as z from "zod";
import { askOrOpen, demandDatabase } from "../../graph/platform/backup/existing.ts";
import { OperatorError, operatorName, readBackupEnv } from "../../graph/platform/backup/settings.ts";
import { keysInUse } from "../../graph/core/process/processes.ts";
import {
  dropReplacedSecret,
  keptSecret,
  replaceSecret,
} from "../../graph/core/security/installation-secret.ts";
import { createKeys, type Secrets } from "../../graph/core/security/secrets.ts";
import { OldKeyInUse, rotateHere, type Rotation } from "../../graph/platform/system/key-rotation/on-host.ts";
import { runCommand, say } from "./command.ts";
import { withKernel } from "./with-kernel.ts";
import { readSettings } from "../lib/settings.mjs";

const rotated = z.object({ sealed: z.number(), unreadable: z.number() });

/** Replaces SECRET_KEY: first both keys are known, then everything is sealed with the new one. */
runCommand(async () => {
  readSettings();
  const env = readBackupEnv({ ...process.env, LOG_LEVEL: "error" });
  const secrets = keptSecret(env);
  if (!secrets) throw new OperatorError("There is no key here to replace. Start the server once first.");
  if (secrets.previous === undefined) {
    await demandDatabase(env);
    return begin();
  }
  await seal(secrets);

  function begin(): void {
    if (env.SECRET_KEY) {
      say(`1. Set SECRET_KEY_PREVIOUS to the present value of SECRET_KEY.
2. Set SECRET_KEY to a new value, for example ${randomBytes(32).toString("base64url")}
3. Restart the server, then run this command again.
With several servers, first give all of them both keys while SECRET_KEY is still the old one (and SECRET_KEY_PREVIOUS the new one), and swap the two afterwards.`);
      return;
    }
    replaceSecret(env);
    say(`secret.key in ${env.DATA_DIR} now has a new key, and the old one on its second line. Keep a copy of the file.
Restart the server if it is running, then run this command again.`);
  }

  async function seal(both: Secrets): Promise<void> {
    const { sealedPrefix } = createKeys(both);
    if (keysInUse(env.DATA_DIR).some((inUse) => inUse !== sealedPrefix)) throw new OldKeyInUse();
    const input: Rotation = { by: operatorName(), sealedPrefix };
    const { sealed, unreadable } = await askOrOpen(
      env,
      { name: "rotate-key", shape: rotated, input },
      (database) => withKernel(env, database, (kernel) => rotateHere(kernel, input)),
    );
    say(`${sealed} texts were sealed with the new key.`);
    if (unreadable > 0)
      say(`${unreadable} texts could not be opened with either key. They were unreadable before, too.`);
    if (env.SECRET_KEY)
      say(
        "Remove SECRET_KEY_PREVIOUS and restart the server. Backups from before need the old key: keep it with them.",
      );
    else {
      dropReplacedSecret(env);
      say("secret.key holds the new key alone. Backups from before need the old one: keep it with them.");
    }
  }
});
