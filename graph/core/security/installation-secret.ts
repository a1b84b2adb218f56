import { randomBytes } from "node:crypto";
import { existsSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import path from "node:path";
import { holdsCluster } from "../../adapters/database/directory.ts";
import type { PrismaClient } from "../../../prisma/client/client.ts";
import type { Env } from "../env.ts";
import { holdsCanary } from "./key-check.ts";
import type { Secrets } from "./secrets.ts";

const shortest = 32;

/**
 * The secret for everything sealed: SECRET_KEY, or the one that this installation created;
 * undefined if there is none yet. A database without its secret ends the start without leaving
 * anything behind.
 */
export function keptSecret(
  env: Pick<Env, "SECRET_KEY" | "SECRET_KEY_PREVIOUS" | "DATA_DIR" | "DATABASE_URL">,
): Secrets | undefined {
  if (env.SECRET_KEY) return { current: env.SECRET_KEY, previous: env.SECRET_KEY_PREVIOUS };
  const file = secretFile(env);
  const kept = read(file);
  if (kept === undefined) {
    if (!env.DATABASE_URL && holdsCluster(env.DATA_DIR))
      throw new SecretMissing(file, "the database beside it");
    return undefined;
  }
  // A second line is the key that a rotation replaces.
  const [current = "", previous] = kept.split("\n");
  const short = [current, previous].find((line) => line !== undefined && line.length < shortest);
  if (short === undefined) return { current, previous };
  throw new Error(
    `${file} does not hold a whole secret (${short.length} characters). Put it back from a backup.`,
  );
}

/** A secret for a new installation, created before its database, so that no database lacks it. */
export const makeSecret = (env: Pick<Env, "DATA_DIR">): string => make(secretFile(env));

/** Ends the start if DATABASE_URL names a database that was in use and its secret is missing. */
export async function demandUnsealed(
  env: Pick<Env, "DATA_DIR">,
  db: Pick<PrismaClient, "referenceData" | "message" | "victimInfo">,
): Promise<void> {
  if (
    (await holdsCanary(db)) ||
    (await db.message.count({ take: 1 })) ||
    (await db.victimInfo.count({ take: 1 }))
  )
    throw new SecretMissing(secretFile(env), "the database of DATABASE_URL");
}

class SecretMissing extends Error {
  constructor(file: string, database: string) {
    super(
      `${file} is missing, and ${database} was sealed with it: birth dates, government ids and waiting mails could not be read. ` +
        "Nothing was changed. Put the file back from a backup, or set SECRET_KEY if the database was made with one.",
    );
    this.name = "SecretMissing";
  }
}

export const secretFile = ({ DATA_DIR }: Pick<Env, "DATA_DIR">) => path.join(DATA_DIR, "secret.key");

/**
 * Puts a new secret above the present one, for a rotation. Null if a rotation is under way already.
 */
export function replaceSecret(env: Pick<Env, "DATA_DIR">): void {
  const file = secretFile(env);
  replaceFile(file, `${randomBytes(32).toString("base64url")}\n${read(file) ?? ""}`);
}

/** Leaves the first line of the secret's file. */
export const dropReplacedSecret = (env: Pick<Env, "DATA_DIR">): void => {
  const file = secretFile(env);
  replaceFile(file, read(file)?.split("\n")[0] ?? "");
};

/** The file has the old content or the new one, whatever happens to the process. */
function replaceFile(file: string, text: string): void {
  const next = `${file}.next`;
  writeFileSync(next, text, { mode: 0o600, flush: true });
  renameSync(next, file);
}

/** If two starts race, one creates it and both read the same. */
function make(file: string): string {
  try {
    writeFileSync(file, randomBytes(32).toString("base64url"), { flag: "wx", mode: 0o600 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
  }
  return readFileSync(file, "utf8").trim();
}

const read = (file: string) => (existsSync(file) ? readFileSync(file, "utf8").trim() : undefined);
