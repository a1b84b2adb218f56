import type { BackupEnv } from "../../graph/platform/backup/settings.ts";
import { readBackupEnv } from "../../graph/platform/backup/settings.ts";
import { say } from "./command.ts";
import { readSettings } from "../lib/settings.mjs";

/**
 * Verifies something in the environment's database. The exit code is 0 if it is as it should be, 1
 * if it is not, and 2 if the database could not be read. System status shows the result.
 */
export function runVerification(
  verify: (env: BackupEnv) => Promise<{ isSound: boolean; isNoted: boolean }>,
): void {
  run().then(
    (code) => (process.exitCode = code),
    (error: unknown) => {
      say(String(error instanceof Error ? error.message : error));
      process.exitCode = 2;
    },
  );

  async function run(): Promise<number> {
    readSettings();
    const { isSound, isNoted } = await verify(readBackupEnv());
    if (!isNoted)
      say("This database takes no notes (a replica, for example), so System status stays as it is.");
    return isSound ? 0 : 1;
  }
}
