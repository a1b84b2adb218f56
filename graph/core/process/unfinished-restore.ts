import { existsSync } from "node:fs";
import { join, resolve } from "node:path";

/** The steps of a restore that is under way. */
export const journalIn = (dataDir: string) => join(dataDir, "restore.json");

/** A start between two steps would use the old database with the new files. */
export function refuseUnfinishedRestore(dataDir: string): void {
  if (existsSync(journalIn(dataDir)))
    throw new Error(
      `A restore into ${resolve(dataDir)} is not finished. Nothing was changed. Run "npm run restore" again; it finishes what is left.`,
    );
}
