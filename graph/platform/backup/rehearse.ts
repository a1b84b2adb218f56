import { isDestroyed } from "../../core/security/destroyed.ts";
import { statSync } from "node:fs";
import { join } from "node:path";
import type { Database } from "../../adapters/database/open.ts";
import { createFileStore } from "../../adapters/files.ts";
import { verifyAudit } from "../audit/seal.ts";
import type { Keys } from "../../core/security/secrets.ts";
import { verifyFunds } from "../../money/funds/verify.ts";
import type { Run } from "./database.sql.ts";
import { listBackups } from "./make.ts";
import { demandDatabase } from "./existing.ts";
import type { Manifest } from "./file/manifest.ts";
import { BackupUnreadable } from "./file/unreadable.ts";
import {
  backupFolder,
  operatorName,
  OperatorError,
  readKeys,
  readPassphrase,
  type BackupEnv,
} from "./settings.ts";
import { noteRun } from "./source.ts";
import { stage } from "./restore/stage.ts";
import { databaseIn } from "./restore/target.ts";

const opened = 20;

export interface Rehearsed extends Checked {
  file: string;
  manifest: Manifest;
  seconds: number;
  /** The database of PostgreSQL that it was restored into. */
  database: string | undefined;
}

interface Checked {
  /** Sealed entries of the audit log. */
  sealed: number;
  /** Entries of the fund's ledger. */
  entries: number;
  /** Sealed values that the key opened. */
  opened: number;
}

/**
 * Restores the newest backup into a scratch place, checks it, and deletes the place. The result is
 * stored in the database in use.
 */
export async function rehearse(
  env: BackupEnv,
  { from = backupFolder(env) }: { from?: string } = {},
): Promise<Rehearsed> {
  await demandDatabase(env);
  const [passphrase, keys] = [readPassphrase(env), readKeys(env)];
  const startedAt = new Date();
  let run: Run = {
    ...{ kind: "rehearsal", state: "failed", startedAt, endedAt: startedAt, by: operatorName() },
    ...{ bytes: null, counts: {}, reason: null },
  };
  try {
    const newest = (await listBackups(from)).at(-1);
    if (!newest) throw new OperatorError(`There is no backup in ${from}. Make one first: npm run backup`);
    const { file } = newest;
    run = { ...run, bytes: statSync(file).size };
    const staged = await stage(env, { file, what: "rehearsal", passphrase, keys });
    try {
      const { manifest, folder } = staged;
      const database = await staged.open();
      let found: Checked;
      try {
        found = await check(database, manifest, { folder, keys });
      } finally {
        await database.close();
      }
      run = { ...run, state: "done", counts: manifest.counts };
      const seconds = (Date.now() - startedAt.getTime()) / 1000;
      return { file, manifest, ...found, seconds, database: staged.place && databaseIn(staged.place.url) };
    } finally {
      await staged.remove();
    }
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    run = { ...run, state: "failed", reason: reason.slice(0, 500) };
    throw error;
  } finally {
    await noteRun(env, { ...run, endedAt: new Date() });
  }
}

/** The audit log to the backup's own head, the fund, the stored files, and some sealed values. */
async function check(
  { db }: Database,
  { auditHead }: Manifest,
  { folder, keys }: { folder: string; keys: Keys },
): Promise<Checked> {
  const head = auditHead && { seq: BigInt(auditHead.seq), hash: auditHead.hash };
  const { sealed, broken } = await verifyAudit({ db, keys }, head ? [head] : []);
  if (broken) throw new BackupUnreadable(`The audit log of the backup is broken: ${broken}.`);
  const { entries, count } = await verifyFunds({ db });
  if (count > 0) throw new BackupUnreadable(`The fund's ledger does not add up in ${count} places.`);
  const files = createFileStore(join(folder, "files"));
  const stored = new Set<string>();
  for await (const { name } of files.list()) stored.add(name);
  const select = { id: true } as const;
  const rows = [
    ...(await db.evidence.findMany({ select })),
    ...(await db.recordsPacket.findMany({ select })),
  ];
  const missing = rows.filter(({ id }) => !stored.has(id)).length;
  if (missing > 0) throw new BackupUnreadable(`${missing} stored files are missing from the backup.`);
  return { sealed, entries, opened: await openSome(db, keys) };
}

/** Queued messages and birth dates: what is sealed in nearly every installation. */
async function openSome(db: Database["db"], keys: Keys): Promise<number> {
  const newest = await db.message.findMany({ take: opened, orderBy: { createdAt: "desc" } });
  const messages = newest.filter(({ bodySealed }) => !isDestroyed(bodySealed));
  const infos = await db.victimInfo.findMany({ take: opened, orderBy: { requestId: "desc" } });
  const sealed = [
    ...messages.map(({ bodySealed }) => [bodySealed, "Message.body"] as const),
    ...infos.map((info) => [info.dateOfBirthSealed, `VictimInfo.dateOfBirth.${info.requestId}`] as const),
  ];
  // Of each kind, if there are both.
  const half = infos.length >= opened / 2 ? sealed.slice(0, opened / 2) : sealed.slice(0, opened);
  const chosen = [...half, ...sealed.slice(messages.length)].slice(0, opened);
  for (const [text, place] of chosen)
    try {
      keys.open(text, place);
    } catch {
      throw new BackupUnreadable(`A sealed value of the backup (${place.split(".")[0]}) can't be opened.`);
    }
  return chosen.length;
}
