import { existsSync, statSync } from "node:fs";
import { basename, join, resolve } from "node:path";
import { lockDirectory } from "../../../adapters/database/lock.ts";
import { createFileStore } from "../../../adapters/files.ts";
import { HeadUnreadable, readAuditHead, writeAuditHead } from "../../audit/head.ts";
import type { AuditHead } from "../../audit/types.ts";
import type { Keys } from "../../../core/security/secrets.ts";
import { openDataFolder } from "../../../core/process/data-folder.ts";
import { beginSwitch, finishSwitch, type Journal } from "./journal.ts";
import type { Manifest } from "../file/manifest.ts";
import { replayDestroyed } from "../destroyed/replay.ts";
import { OperatorError, readKeys, readPassphrase, type BackupEnv } from "../settings.ts";
import { settle } from "./settle.ts";
import { beforeDump, undoInPlace } from "./place.ts";
import { stage, type Staged } from "./stage.ts";
import { syncTree } from "../file/sync-tree.ts";
import { besideName, databaseIn, holdsData, refuseInUse, switchDatabases } from "./target.ts";

const beforePrefix = "before-restore-";

export interface Restored {
  manifest: Manifest;
  /** Where the replaced data is: a folder, a database. */
  before: string[];
  /** The head of the audit log that was given up. */
  givenUp: AuditHead | undefined;
}

/**
 * Restores a backup into the environment's DATA_DIR and DATABASE_URL. What they held before is kept
 * beside. Returns null if it only finished a restore that had been interrupted.
 */
export async function restoreBackup(
  env: BackupEnv,
  { file, replace = false }: { file: string; replace?: boolean },
): Promise<Restored | null> {
  const startedAt = new Date();
  openDataFolder(env.DATA_DIR);
  const switching = env.DATABASE_URL ? switchDatabases(env.DATABASE_URL) : async () => undefined;
  const release = await lockDirectory(env.DATA_DIR);
  try {
    if (env.DATABASE_URL) await undoInPlace(env.DATA_DIR, env.DATABASE_URL);
    if (await finishSwitch(env.DATA_DIR, switching)) return null;
    const [passphrase, keys] = [readPassphrase(env), readKeys(env)];
    const isReplacing = await holdsData(env);
    if (isReplacing && !replace)
      throw new OperatorError(
        `There is data in ${env.DATABASE_URL ? databaseIn(env.DATABASE_URL) : resolve(env.DATA_DIR)}. Nothing was changed. To replace it, add --replace; the old data is kept beside.`,
      );
    if (env.DATABASE_URL) await refuseInUse(env.DATABASE_URL);
    const bytes = statSync(file).size;
    const stamp = startedAt.toISOString().replace(/[-:.]/g, "");
    const staged = await stage(env, { file, what: "restored", passphrase, keys });
    const givenUp = await settleIn(env, staged, { file, bytes, keys, startedAt }).catch(async (error) => {
      await staged.remove().catch(() => undefined);
      throw error;
    });
    // From here on a failure is finished by the next restore, so nothing is removed.
    const steps = stepsOf(env, staged, stamp);
    await beginSwitch(env.DATA_DIR, steps, switching);
    const before = [
      ...(steps.renames.some(([, to]) => to.startsWith(beforePrefix))
        ? [join(resolve(env.DATA_DIR), `${beforePrefix}${stamp}`)]
        : []),
      ...(steps.databases && isReplacing ? [`the database ${steps.databases.before}`] : []),
    ];
    return { manifest: staged.manifest, before: isReplacing ? before : [], givenUp };
  } finally {
    release();
  }
}

/** Returns the head that is given up: it was kept outside the database and is not in the backup. */
async function settleIn(
  env: BackupEnv,
  { manifest, folder, open }: Staged,
  restore: { file: string; bytes: number; keys: Keys; startedAt: Date },
): Promise<AuditHead | undefined> {
  const kept = await keptHead(env);
  const database = await open();
  let givenUp: AuditHead | undefined;
  try {
    const there = kept && (await database.db.auditSeal.findUnique({ where: { seq: kept.seq } }));
    givenUp = there?.hash === kept?.hash ? undefined : kept;
    const files = createFileStore(join(folder, "files"));
    const units = await replayDestroyed({ db: database.db, files, dataDir: env.DATA_DIR });
    await writeAuditHead(folder, await settle(database, { ...restore, manifest, givenUp, units }));
  } finally {
    await database.close();
  }
  await syncTree(folder);
  return givenUp;
}

function stepsOf(env: BackupEnv, staged: Staged, stamp: string): Journal {
  const { DATABASE_URL: url } = env;
  const staging = basename(staged.folder);
  const isThere = (part: string) => existsSync(join(staged.folder, part));
  const before = (part: string) => `${beforePrefix}${stamp}/${part}`;
  return {
    databases:
      staged.place?.isBeside && url
        ? {
            target: databaseIn(url),
            restored: databaseIn(staged.place.url),
            before: besideName(url, "before"),
          }
        : null,
    renames: [
      ...["pg", "files", "audit-head.json"].filter(isThere).flatMap((part): [string, string][] => [
        // Only what is there now: a step must not do more when it is repeated.
        ...(existsSync(join(env.DATA_DIR, part)) ? [[part, before(part)] satisfies [string, string]] : []),
        [`${staging}/${part}`, part],
      ]),
      ...[beforeDump].filter(isThere).map((part): [string, string] => [`${staging}/${part}`, before(part)]),
    ],
    staging,
  };
}

/** A head that cannot be read is given up without its number. */
const keptHead = (env: BackupEnv) =>
  readAuditHead(env.DATA_DIR).catch((error: unknown) => {
    if (error instanceof HeadUnreadable) return undefined;
    throw error;
  });
