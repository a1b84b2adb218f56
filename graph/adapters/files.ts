import { createReadStream } from "node:fs";
import { mkdir, open, readFile, readdir, rename, rm, stat, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { Readable } from "node:stream";

export interface FileStore {
  /** Stores the bytes under the id. After it returns they survive a crash. */
  write(id: string, bytes: Uint8Array): Promise<void>;
  /** The bytes from `start` to `end` (included), or null when there is no such file. */
  read(id: string, range?: { start: number; end: number }): Promise<ReadableStream<Uint8Array> | null>;
  remove(id: string): Promise<void>;
  /** Deletes it also from the trash. */
  removeEverywhere(id: string): Promise<void>;
  /** Moves a file to the trash. Until that day's trash is emptied, a read restores it. */
  moveToTrash(id: string, now: Date): Promise<void>;
  /** The number of files in the trash of that day. */
  trashedOn(day: Date): Promise<number>;
  /** Deletes the trash of all days before this one. */
  emptyTrash(before: Date): Promise<void>;
  /** Every stored file and its age, for the sweep. */
  list(): AsyncIterable<StoredFile>;
  /** Whether a file can be written now. */
  check(): Promise<void>;
  /** The id of the installation that owns the files; null if none was written yet. */
  installation(): Promise<string | null>;
  markInstallation(id: string): Promise<void>;
  /** What is wrong with the whole folder; undefined when all is well. */
  trouble(): Promise<string | undefined>;
}

interface StoredFile {
  name: string;
  modifiedAt: Date;
  bytes: number;
  /** The name of an unfinished write; undefined for a complete file. */
  discard?: () => Promise<void>;
}

const fileId = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Files in a folder: `ab/ab12…`, so that no folder grows without limit. */
export function createFileStore(dir: string): FileStore {
  const pathOf = (id: string) => {
    if (!fileId.test(id)) throw new Error(`Not a file id: ${id}`);
    return join(dir, id.slice(0, 2), id);
  };

  const trash = join(dir, "trash");
  const trashOf = (day: Date) => join(trash, day.toISOString().slice(0, 10));
  const marker = join(dir, "installation-id");
  const names = async (folder: string) => (await readdir(folder).catch(whenMissing)) ?? [];

  /** A file that the database knows after all, since the right database was restored. */
  async function restore(id: string) {
    for (const day of await names(trash)) {
      const found = join(trash, day, id);
      if (!(await stat(found).catch(whenMissing))) continue;
      await move(found, pathOf(id));
      return true;
    }
    return false;
  }

  const store: FileStore = {
    async write(id, bytes) {
      const path = pathOf(id);
      const temporary = `${path}.${process.pid}.part`;
      try {
        await mkdir(dirname(path), { recursive: true, mode: 0o700 });
        const file = await open(temporary, "w", 0o600);
        try {
          await file.writeFile(bytes);
          await file.sync();
        } finally {
          await file.close();
        }
        await rename(temporary, path);
        await syncFolder(dirname(path));
        await syncFolder(dir);
      } catch (error) {
        await rm(temporary, { force: true }).catch(() => {});
        throw isFull(error) ? new NoRoom(error) : error;
      }
    },
    async read(id, range) {
      const path = pathOf(id);
      if (!(await stat(path).catch(whenMissing)) && !(await restore(id))) return null;
      return Readable.toWeb(createReadStream(path, range)) as ReadableStream<Uint8Array>;
    },
    remove: (id) => rm(pathOf(id), { force: true }),
    async removeEverywhere(id) {
      await store.remove(id);
      for (const day of await names(trash)) await rm(join(trash, day, id), { force: true });
    },
    moveToTrash: (id, now) => move(pathOf(id), join(trashOf(now), id)),
    trashedOn: async (day) => (await names(trashOf(day))).length,
    async emptyTrash(before) {
      for (const day of await names(trash))
        if (join(trash, day) < trashOf(before)) await rm(join(trash, day), { recursive: true, force: true });
    },
    async *list() {
      for (const folder of await names(dir)) {
        if (!/^[0-9a-f]{2}$/.test(folder)) continue;
        for (const name of await names(join(dir, folder))) {
          const path = join(dir, folder, name);
          const file = await stat(path).catch(whenMissing);
          if (!file) continue;
          const isWhole = fileId.test(name);
          yield {
            ...{ name, modifiedAt: file.mtime, bytes: file.size },
            ...(!isWhole && { discard: () => rm(path, { force: true, recursive: true }) }),
          };
        }
      }
    },
    async check() {
      const id = "00000000-0000-4000-8000-000000000000";
      await store.write(id, new Uint8Array([1]));
      await store.remove(id);
    },
    installation: async () => (await readFile(marker, "utf8").catch(whenMissing))?.trim() || null,
    async markInstallation(id) {
      await mkdir(dir, { recursive: true, mode: 0o700 });
      await writeFile(marker, `${id}\n`, { mode: 0o600, flush: true });
    },
    trouble: async () =>
      (await stat(marker).catch(whenMissing)) ? undefined : `the stored files are missing (${dir})`,
  };
  return store;
}

/** If the file is already gone there is nothing to move. */
async function move(from: string, to: string) {
  await mkdir(dirname(to), { recursive: true, mode: 0o700 });
  await rename(from, to).catch(whenMissing);
}

/** The disk is full. */
export class NoRoom extends Error {
  constructor(cause: unknown) {
    super("There is no room left to store files", { cause });
    this.name = "NoRoom";
  }
}

export const isFull = (error: unknown) =>
  error instanceof Error && "code" in error && (error.code === "ENOSPC" || error.code === "EDQUOT");

function whenMissing(error: NodeJS.ErrnoException): null {
  if (error.code === "ENOENT" || error.code === "ENOTDIR") return null;
  throw error;
}

/** Makes the new name itself survive a power cut. Windows cannot sync a folder, and need not. */
export async function syncFolder(path: string) {
  if (process.platform === "win32") return;
  const folder = await open(path, "r");
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}
