import { readFileSync } from "node:fs";
import { hostname, userInfo } from "node:os";
import { join, resolve } from "node:path";
import { readEnv, type Env } from "../../core/env.ts";
import { keptSecret } from "../../core/security/installation-secret.ts";
import { createKeys, type Keys } from "../../core/security/secrets.ts";

/** A sentence for the operator: what is missing, and what to do. */
export class OperatorError extends Error {
  constructor(message: string) {
    super(message);
    this.name = "OperatorError";
  }
}

type Names =
  | "DATABASE_URL"
  | "REHEARSE_DATABASE_URL"
  | "DATA_DIR"
  | "SECRET_KEY"
  | "SECRET_KEY_PREVIOUS"
  | "BACKUP_DIR"
  | "BACKUP_PASSPHRASE_FILE"
  | "BACKUP_KEEP_DAYS";
export type BackupEnv = Pick<Env, Names>;

const needed = [
  ...(["DATABASE_URL", "DATABASE_URL_FILE", "DATA_DIR", "SECRET_KEY", "SECRET_KEY_FILE"] as const),
  ...(["SECRET_KEY_PREVIOUS", "SECRET_KEY_PREVIOUS_FILE"] as const),
  ...(["REHEARSE_DATABASE_URL", "REHEARSE_DATABASE_URL_FILE"] as const),
  ...(["BACKUP_DIR", "BACKUP_PASSPHRASE_FILE", "BACKUP_KEEP_DAYS", "LOG_LEVEL"] as const),
];

/** Only what a command needs: a production server's other settings may be missing here. */
export const readBackupEnv = (source: Record<string, string | undefined> = process.env): Env =>
  readEnv(Object.fromEntries(needed.map((name) => [name, source[name]])));

export const backupFolder = (env: BackupEnv) => resolve(env.BACKUP_DIR ?? join(env.DATA_DIR, "backups"));

const shortest = 16;

/** The passphrase comes from a file: arguments and variables can be read by others. */
export function readPassphrase({ BACKUP_PASSPHRASE_FILE: file }: BackupEnv): string {
  if (!file)
    throw new OperatorError(
      "Set BACKUP_PASSPHRASE_FILE to a file that holds the passphrase of the backups. Keep a copy of the passphrase away from this machine.",
    );
  let text: string;
  try {
    text = readFileSync(file, "utf8")
      .replace(/\r?\n$/, "")
      .normalize("NFC");
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new OperatorError(`The file of BACKUP_PASSPHRASE_FILE, ${file}, could not be read (${code}).`);
  }
  if (text.length >= shortest) return text;
  throw new OperatorError(`The passphrase in ${file} must have at least ${shortest} characters.`);
}

/** The installation's own keys, for the key check alone. */
export function readKeys(env: BackupEnv): Keys {
  const secrets = keptSecret(env);
  if (secrets) return createKeys(secrets);
  throw new OperatorError(
    `Set SECRET_KEY, or put secret.key into ${resolve(env.DATA_DIR)}, first. It is kept apart from the backups, and nothing sealed can be read without it.`,
  );
}

/** The account of this process. A container may run with a number that has no name. */
export function accountName(): string {
  try {
    return userInfo().username;
  } catch {
    return `uid ${process.getuid?.() ?? "unknown"}`;
  }
}

/** The person at the machine. */
export const operatorName = () => `${accountName()}@${hostname()}`;
