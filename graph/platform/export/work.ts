import { randomUUID } from "node:crypto";
import { mkdir, readFile, readdir, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { generateX25519Identity } from "age-encryption";
import * as z from "zod";
import { syncFolder } from "../../adapters/files.ts";
import type { Keys } from "../../core/security/secrets.ts";
import { unfinished, type AgeKey } from "../backup/file/encrypted-file.ts";
import type { Facts } from "../backup/file/manifest.ts";

/*
 * The folder of an unfinished export. Each table is in it as one encrypted part, so a killed
 * command leaves nothing readable on the disk. The key of the parts is sealed with the server's.
 */

const stateShape = z.object({
  id: z.uuid(),
  startedAt: z.iso.datetime(),
  identitySealed: z.string(),
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

/** Opens the unfinished export in the folder, or begins one. */
export async function openWork(to: string, keys: Keys): Promise<Work> {
  const folder = join(to, "safevoice-export.unfinished");
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const found = await readState(folder, keys);
  let state = found ?? (await begin(folder, keys, randomUUID()));
  await removeNames(folder, (name) => name.endsWith(unfinished));
  const keep = (change: Partial<State>) => writeWhole(folder, stateName, (state = { ...state, ...change }));
  return {
    get state() {
      return state;
    },
    get lock() {
      return { identity: keys.open(state.identitySealed, place) };
    },
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
      if (state.of) state = { ...(await begin(folder, keys, state.id)), copiedAt: state.copiedAt };
      await keep({ of });
      return false;
    },
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}

async function readState(folder: string, keys: Keys): Promise<State | undefined> {
  try {
    const state = stateShape.parse(JSON.parse(await readFile(join(folder, stateName), "utf8")));
    keys.open(state.identitySealed, place); // the key may have been replaced since
    return state;
  } catch {
    return undefined;
  }
}

async function begin(folder: string, keys: Keys, id: string): Promise<State> {
  await removeNames(folder, () => true);
  const identitySealed = keys.seal(await generateX25519Identity(), place);
  const state: State = { id, startedAt: new Date().toISOString(), identitySealed };
  await writeWhole(folder, stateName, state);
  return state;
}

/** A killed process leaves either the file as it was, or the new one. */
async function writeWhole(folder: string, name: string, content: unknown): Promise<void> {
  const temporary = join(folder, `${name}${unfinished}`);
  await writeFile(temporary, JSON.stringify(content), { mode: 0o600, flush: true });
  await rename(temporary, join(folder, name));
  await syncFolder(folder);
}

async function removeNames(folder: string, isLeft: (name: string) => boolean): Promise<void> {
  for (const name of await readdir(folder)) if (isLeft(name)) await rm(join(folder, name), { force: true });
}
