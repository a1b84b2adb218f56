import { existsSync } from "node:fs";
import { rm, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import pg from "pg";
import { demandTool, dumpDatabase, restoreDump } from "../../../adapters/database/pg-tools.ts";
import {
  canCreateDatabases,
  countTables,
  createDatabase,
  dropDatabase,
  emptyDatabase,
  isMarked,
  markDatabase,
  readServerVersion,
  unmarkDatabase,
} from "../database.sql.ts";
import { syncTree } from "../file/sync-tree.ts";
import { OperatorError, type BackupEnv } from "../settings.ts";
import { noteUndo, readUndo, removeJournal } from "./journal.ts";
import {
  besideName,
  databaseIn,
  dropLeftScratch,
  inDatabase,
  onServer,
  withDatabase,
  type Scratch,
} from "./target.ts";

/** A database of PostgreSQL that takes a restored backup. */
export interface Place {
  url: string;
  /** Beside the database in use, whose place it takes at the end of a restore. */
  isBeside: boolean;
  /** Puts the dump there. What must be kept meanwhile goes into the folder. */
  fill: (dump: string, folder: string) => Promise<void>;
  /** As it was before. */
  remove: () => Promise<void>;
}

export const noSecondDatabase =
  "A rehearsal needs a second database. Set REHEARSE_DATABASE_URL to an empty one that its role owns, or let the role of DATABASE_URL create one: ALTER ROLE … CREATEDB.";

/**
 * Where a backup is restored to. A role that may create databases gets one of its own. Another
 * rehearses in the database that was named for it, and restores into its only one.
 */
export async function placeFor(env: BackupEnv, url: string, what: Scratch): Promise<Place> {
  if (what === "rehearsal" && env.REHEARSE_DATABASE_URL) return namedPlace(env.REHEARSE_DATABASE_URL, url);
  if (await onServer(url, canCreateDatabases)) return ownPlace(url, what);
  if (what === "restored") return inPlace(env.DATA_DIR, url);
  throw new OperatorError(noSecondDatabase);
}

async function ownPlace(url: string, what: Scratch): Promise<Place> {
  await dropLeftScratch(url, what);
  const name = besideName(url, what);
  const own = withDatabase(url, name);
  return {
    url: own,
    isBeside: true,
    async fill(dump) {
      await onServer(url, (client) => createDatabase(client, name));
      await restoreDump(own, dump);
    },
    remove: async () => void (await onServer(url, (client) => dropDatabase(client, name))),
  };
}

async function namedPlace(named: string, inUse: string): Promise<Place> {
  const refuse = (why: string) =>
    new OperatorError(`REHEARSE_DATABASE_URL ${why}. Name an empty database that is used for nothing else.`);
  if (isSameDatabase(named, inUse)) throw refuse("is the database in use");
  await inDatabase(named, async (client) => {
    if ((await countTables(client)) === 0) return;
    if (!(await isMarked(client))) throw refuse(`holds data (database ${databaseIn(named)})`);
    await emptyDatabase(client); // a killed rehearsal left it
  });
  return {
    url: named,
    isBeside: false,
    async fill(dump) {
      await inDatabase(named, markDatabase);
      await restoreDump(named, dump);
    },
    remove: () =>
      inDatabase(named, async (client) => {
        if (!(await isMarked(client))) return;
        await emptyDatabase(client);
        await unmarkDatabase(client);
      }),
  };
}

function isSameDatabase(one: string, other: string): boolean {
  const [a, b] = [new URL(one), new URL(other)];
  const server = (url: URL) => `${url.hostname}:${url.port || "5432"}`;
  return server(a) === server(b) && databaseIn(one) === databaseIn(other);
}

/** The dump of what a restore in place replaces. */
export const beforeDump = "database-before.dump";

/**
 * Into the database itself. What it holds is written to a dump first. Until the restore is
 * complete, the journal says to put that back.
 */
async function inPlace(dataDir: string, url: string): Promise<Place> {
  return {
    url,
    isBeside: false,
    async fill(dump, folder) {
      const before = join(folder, beforeDump);
      const holdsData = (await inDatabase(url, countTables)) > 0;
      if (holdsData) {
        await demandTool("pg_dump", await inDatabase(url, readServerVersion));
        await writeFile(before, dumpDatabase(url), { mode: 0o600, flag: "wx" });
        await syncTree(folder);
      }
      const staging = basename(folder);
      await noteUndo(dataDir, { dump: holdsData ? `${staging}/${beforeDump}` : null, staging });
      await inDatabase(url, emptyDatabase).catch(async (error: unknown) => {
        if (error instanceof pg.DatabaseError) await removeJournal(dataDir); // refused, so nothing changed
        throw error;
      });
      await restoreDump(url, dump, "ours");
    },
    remove: () => undoInPlace(dataDir, url),
  };
}

/** Puts back what a restore in place had begun to replace. It can be repeated. */
export async function undoInPlace(dataDir: string, url: string): Promise<void> {
  const undo = await readUndo(dataDir);
  if (!undo) return;
  const before = undo.dump && join(dataDir, undo.dump);
  if (before && !existsSync(before)) throw new OperatorError(`${before} is gone. Nothing was changed.`);
  await inDatabase(url, emptyDatabase);
  if (before) await restoreDump(url, before, "ours");
  await removeJournal(dataDir);
  await rm(join(dataDir, undo.staging), { recursive: true, force: true });
}
