import { appendFile, mkdir, open, readdir, readFile, rename } from "node:fs/promises";
import { join } from "node:path";
import * as z from "zod";
import type { Destruction } from "../../../../prisma/client/client.ts";
import { RecordClass } from "../../../../prisma/client/enums.ts";
import { syncFolder } from "../../../adapters/files.ts";

/*
 * What was destroyed, in files under DATA_DIR/destroyed: numbers, times and laws only. A restore
 * reads them, so that an older backup brings nothing back.
 */

const head = z.object({
  record: z.enum(RecordClass),
  year: z.number().int(),
  years: z.number().int(),
  citation: z.string(),
  proposedById: z.number().int(),
  proposedBy: z.string(),
  proposedAt: z.coerce.date(),
  approvedById: z.number().int(),
  approvedBy: z.string(),
  approvedAt: z.coerce.date(),
});
/** Rows of one kind with the time when each was made: a number alone may be given again. */
const unitsOf = z.object({
  unit: z.string(),
  table: z.string(),
  rows: z.array(z.tuple([z.number().int(), z.string()])),
});
export type DestroyedUnits = z.output<typeof unitsOf>;
export interface Destroyed {
  destruction: z.output<typeof head>;
  units: DestroyedUnits[];
}

const folderIn = (dataDir: string) => join(dataDir, "destroyed");
const fileOf = (dataDir: string, { id, approvedAt }: Destruction) =>
  join(folderIn(dataDir), `${approvedAt?.getTime() ?? 0}-${id}.ndjson`);

/** Adds a batch that was committed. */
export async function noteDestroyed(dataDir: string, destruction: Destruction, units: DestroyedUnits) {
  await mkdir(folderIn(dataDir), { recursive: true, mode: 0o700 });
  const file = fileOf(dataDir, destruction);
  const isNew = (await readFile(file, "utf8").catch(whenMissing)) === "";
  const lines = [...(isNew ? [head.parse(destruction)] : []), units];
  // Each begins a line of its own, also after one that a kill left unfinished.
  await appendFile(file, lines.map((line) => `\n${JSON.stringify(line)}\n`).join(""), {
    mode: 0o600,
    flush: true,
  });
}

/** Writes all of a destruction, when it ends: a kill may have come before a batch was added. */
export async function writeDestroyed(
  dataDir: string,
  destruction: Destruction,
  units: readonly DestroyedUnits[],
) {
  await mkdir(folderIn(dataDir), { recursive: true, mode: 0o700 });
  const file = fileOf(dataDir, destruction);
  const temporary = `${file}.part`;
  const handle = await open(temporary, "w", 0o600);
  try {
    await handle.writeFile(
      [head.parse(destruction), ...units].map((line) => `${JSON.stringify(line)}\n`).join(""),
    );
    await handle.sync();
  } finally {
    await handle.close();
  }
  await rename(temporary, file);
  await syncFolder(folderIn(dataDir));
}

/** Every destruction, in the order of its approval. */
export async function readDestroyed(dataDir: string): Promise<Destroyed[]> {
  const names = await readdir(folderIn(dataDir)).catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return [];
    throw error; // without them, a restore would bring back what was destroyed
  });
  const files = names.filter((name) => name.endsWith(".ndjson")).toSorted();
  const all = await Promise.all(files.map((name) => readFile(join(folderIn(dataDir), name), "utf8")));
  return all.flatMap((text) => {
    const lines = text.split("\n").map(parsed);
    const [destruction] = lines.flatMap((line) => head.safeParse(line).data ?? []);
    return destruction
      ? [{ destruction, units: lines.flatMap((line) => unitsOf.safeParse(line).data ?? []) }]
      : [];
  });
}

/** A kill can leave a line unfinished; its batch is written again when the destruction ends. */
function parsed(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}

function whenMissing(error: NodeJS.ErrnoException): "" {
  if (error.code === "ENOENT") return "";
  throw error;
}
