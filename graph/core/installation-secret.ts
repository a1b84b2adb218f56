import { randomBytes } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { holdsCluster } from "../adapters/database/directory.ts";
import type { Env } from "./env.ts";

const shortest = 32;

/**
 * The secret that everything sealed depends on: SECRET_KEY, or the one that this installation made for itself. It is made before a new database is,
 * so that there is never a database without it; where one is found without it, the start ends here.
 */
export function installationSecret(env: Pick<Env, "SECRET_KEY" | "DATA_DIR" | "DATABASE_URL">): string {
  if (env.SECRET_KEY) return env.SECRET_KEY;
  const file = path.join(env.DATA_DIR, "secret.key");
  const kept = read(file);
  if (kept !== undefined) {
    if (kept.length >= shortest) return kept;
    throw new Error(
      `${file} does not hold a whole secret (${kept.length} characters). Put it back from a backup.`,
    );
  }
  if (!env.DATABASE_URL && holdsCluster(env.DATA_DIR))
    throw new Error(
      `${file} is missing, and the database beside it was sealed with it: birth dates, government ids and waiting mails could not be read. ` +
        "Nothing was changed. Put the file back from a backup, or set SECRET_KEY if the database was made with one.",
    );
  return make(file);
}

/** Of two that start at once one makes it, and both read the same. */
function make(file: string): string {
  try {
    writeFileSync(file, randomBytes(32).toString("base64url"), { flag: "wx", mode: 0o600 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
  }
  return readFileSync(file, "utf8").trim();
}

const read = (file: string) => (existsSync(file) ? readFileSync(file, "utf8").trim() : undefined);
