import { existsSync } from "node:fs";
import { mkdir, open, readFile, rename, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import * as z from "zod";
import { syncFolder } from "../../../adapters/files.ts";
import { journalIn } from "../../../core/process/unfinished-restore.ts";

/*
 * The switch from the old to the restored data is several renames. They are written down first, so
 * that a restore that was killed between two of them is finished by the next one.
 */
const journal = z.object({
  /** Databases of PostgreSQL: the old one gets a new name, the restored one the old one's. */
  databases: z.object({ target: z.string(), restored: z.string(), before: z.string() }).nullable(),
  /** From one path under DATA_DIR to another, in order. */
  renames: z.array(z.tuple([z.string(), z.string()])),
  /** Deleted at the end. */
  staging: z.string(),
});
export type Journal = z.output<typeof journal>;

/** A restore into the database itself, which is not complete: it is put back first. */
const undo = z.object({
  undo: z.object({
    /** What was there, under DATA_DIR. Null if it was empty. */
    dump: z.string().nullable(),
    /** Deleted at the end. */
    staging: z.string(),
  }),
});
type Undo = z.output<typeof undo>["undo"];

type SwitchDatabases = (databases: NonNullable<Journal["databases"]>) => Promise<void>;

export async function beginSwitch(
  dataDir: string,
  steps: Journal,
  databases: SwitchDatabases,
): Promise<void> {
  await write(dataDir, steps);
  await finishSwitch(dataDir, databases);
}

export const noteUndo = (dataDir: string, step: Undo) => write(dataDir, { undo: step });

export async function readUndo(dataDir: string): Promise<Undo | undefined> {
  if (!existsSync(journalIn(dataDir))) return undefined;
  return undo.safeParse(JSON.parse(await readFile(journalIn(dataDir), "utf8"))).data?.undo;
}

export const removeJournal = (dataDir: string) => rm(journalIn(dataDir));

async function write(dataDir: string, content: object): Promise<void> {
  const temporary = `${journalIn(dataDir)}.part`;
  const file = await open(temporary, "w", 0o600);
  try {
    await file.writeFile(JSON.stringify(content));
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(temporary, journalIn(dataDir));
  await syncFolder(dataDir);
}

/** Does what is left of a switch. True if there was one. */
export async function finishSwitch(dataDir: string, databases: SwitchDatabases): Promise<boolean> {
  if (!existsSync(journalIn(dataDir))) return false;
  const steps = journal.parse(JSON.parse(await readFile(journalIn(dataDir), "utf8")));
  if (steps.databases) await databases(steps.databases);
  for (const [from, to] of steps.renames) {
    const [source, target] = [join(dataDir, from), join(dataDir, to)];
    // A step that is done has its target, and may have a newer thing under its old name.
    if (!existsSync(source) || existsSync(target)) continue;
    await mkdir(dirname(target), { recursive: true, mode: 0o700 });
    await rename(source, target);
  }
  await syncFolder(dataDir);
  await rm(join(dataDir, steps.staging), { recursive: true, force: true });
  await removeJournal(dataDir);
  return true;
}
