import { randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, readFile, readdir, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { generateX25519Identity } from "age-encryption";
import * as z from "zod";
import { DatabaseInUse, lockDirectory } from "../../adapters/database/lock.ts";
import { syncFolder } from "../../adapters/files.ts";
import type { Env } from "../../core/env.ts";
import type { Keys } from "../../core/security/secrets.ts";
import { unfinished, type AgeKey } from "../backup/file/encrypted-file.ts";
import type { Facts } from "../backup/file/manifest.ts";

/*
 * The folder of an unfinished export. Each table is in it as one encrypted part, so a killed
 * command leaves nothing readable on the disk. The key of the parts is sealed with the server's,
 * and is under DATA_DIR: a destruction removes it, and no part can be read again, in any folder.
 */

const stateShape = z.object({
  id: z.uuid(),
  startedAt: z.iso.datetime(),
  /** The database that the parts are of, and its version. */
  of: z.string().optional(),
  /** When the embedded database was copied. */
  copiedAt: z.string().optional(),
});
type State = z.output<typeof stateShape>;

const madeTable = z.object({
  rows: z.number().int(),
  ndjsonBytes: z.number().int(),
  csvBytes: z.number().int(),
  unreadable: z.number().int(),
});
export type MadeTable = z.output<typeof madeTable>;
const madeUnit = z.object({ moment: z.string(), tables: z.record(z.string(), madeTable) });
export type MadeUnit = z.output<typeof madeUnit>;

export interface Work {
  state: Readonly<State>;
  /** What the parts are encrypted to. */
  lock: AgeKey;
  partOf: (table: { file: string }) => string;
  /** False once records were destroyed since the export began. */
  isValid: () => boolean;
  /** A unit that is finished; undefined if it must be made. */
  made: (unit: { file: string }) => Promise<MadeUnit | undefined>;
  finish: (unit: { file: string }, made: MadeUnit) => Promise<void>;
  keepCopyTime: (at: string) => Promise<void>;
  /** Parts of another database or version are given up. True if there were parts to go on with. */
  fit: (facts: Facts) => Promise<boolean>;
  remove: () => Promise<void>;
}

const place = "Export.identity";
const stateName = "state.json";

interface Places {
  /** Where the export is made. */
  to: string;
  dataDir: string;
}

/**
 * What an unfinished export has under DATA_DIR: the key of its parts, and a copy of the database.
 */
export const copyPrefix = "export-copy-";
const keySuffix = ".key";
const keyFileOf = (dataDir: string, id: string) => join(dataDir, `${copyPrefix}${id}${keySuffix}`);

/** Opens the unfinished export in the folder, or begins one. */
export async function openWork({ to, dataDir }: Places, keys: Keys): Promise<Work> {
  const folder = join(to, "safevoice-export.unfinished");
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const found = await readState({ folder, dataDir }, keys);
  let { state, identity } = found ?? (await begin({ folder, dataDir }, keys, randomUUID()));
  await removeNames(folder, (name) => name.endsWith(unfinished));
  const keep = (change: Partial<State>) => writeWhole(folder, stateName, (state = { ...state, ...change }));
  return {
    get state() {
      return state;
    },
    get lock() {
      return { identity };
    },
    isValid: () => existsSync(keyFileOf(dataDir, state.id)),
    partOf: ({ file }) => join(folder, `${file}.ndjson.gz.age`),
    made: async ({ file }) => {
      const text = await readFile(join(folder, `${file}.made.json`), "utf8").catch(() => undefined);
      return text === undefined ? undefined : madeUnit.parse(JSON.parse(text));
    },
    finish: ({ file }, unit) => writeWhole(folder, `${file}.made.json`, unit),
    keepCopyTime: (copiedAt) => keep({ copiedAt }),
    async fit({ installation, migrations }) {
      const of = [installation, ...migrations].join(" ");
      if (state.of === of) return true;
      if (state.of) {
        const again = await begin({ folder, dataDir }, keys, state.id);
        ({ state, identity } = { ...again, state: { ...again.state, copiedAt: state.copiedAt } });
      }
      await keep({ of });
      return false;
    },
    async remove() {
      await rm(folder, { recursive: true, force: true });
      await rm(keyFileOf(dataDir, state.id), { force: true });
    },
  };
}

/** All but those of one export. Other exports were not continued, and begin again. */
export async function removeCopies({ DATA_DIR }: Pick<Env, "DATA_DIR">, but?: string): Promise<void> {
  const stays = but === undefined ? [] : [`${copyPrefix}${but}`, `${copyPrefix}${but}${keySuffix}`];
  for (const name of await readdir(DATA_DIR))
    if (name.startsWith(copyPrefix) && !stays.includes(name))
      await rm(join(DATA_DIR, name), { recursive: true, force: true });
}

/**
 * Makes every unfinished export unreadable: it has records that are destroyed now. One that runs
 * ends without a file, and removes its copy itself.
 */
export async function discardExports(env: Pick<Env, "DATA_DIR">): Promise<void> {
  for (const name of await readdir(env.DATA_DIR))
    if (name.startsWith(copyPrefix) && name.endsWith(keySuffix))
      await rm(join(env.DATA_DIR, name), { force: true });
  const release = await lockExports(env).catch((error: unknown) => {
    if (error instanceof DatabaseInUse) return undefined;
    throw error;
  });
  if (!release) return;
  await removeCopies(env).finally(release);
}

/** One export at a time, so that none removes the copy or the parts of another. */
export async function lockExports({ DATA_DIR }: Pick<Env, "DATA_DIR">): Promise<() => void> {
  const lock = join(DATA_DIR, "export.lock");
  await mkdir(lock, { recursive: true, mode: 0o700 });
  return lockDirectory(lock);
}

interface Unfinished {
  folder: string;
  dataDir: string;
}

async function readState({ folder, dataDir }: Unfinished, keys: Keys) {
  try {
    const state = stateShape.parse(JSON.parse(await readFile(join(folder, stateName), "utf8")));
    // The server's key may have been replaced since, or records destroyed.
    const identity = keys.open(await readFile(keyFileOf(dataDir, state.id), "utf8"), place);
    return { state, identity };
  } catch {
    return undefined;
  }
}

async function begin({ folder, dataDir }: Unfinished, keys: Keys, id: string) {
  await removeNames(folder, () => true);
  const identity = await generateX25519Identity();
  await writeFile(keyFileOf(dataDir, id), keys.seal(identity, place), { mode: 0o600, flush: true });
  const state: State = { id, startedAt: new Date().toISOString() };
  await writeWhole(folder, stateName, state);
  return { state, identity };
}

/** A killed process leaves either the file as it was, or the new one. */
async function writeWhole(folder: string, name: string, content: unknown): Promise<void> {
  const temporary = join(folder, `${name}${unfinished}`);
  await writeFile(temporary, JSON.stringify(content), { mode: 0o600, flush: true });
  await rename(temporary, join(folder, name));
  await syncFolder(folder);
}

/** Removes files of a folder by their names. */
export async function removeNames(folder: string, isLeft: (name: string) => boolean): Promise<void> {
  for (const name of await readdir(folder)) if (isLeft(name)) await rm(join(folder, name), { force: true });
}
