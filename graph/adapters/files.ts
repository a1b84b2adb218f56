import { createReadStream } from "node:fs";
import { mkdir, open, readdir, rename, rm, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import { Readable } from "node:stream";

export interface FileStore {
  /** Keeps the bytes under the id; once it returns they outlive a crash. */
  write(id: string, bytes: Uint8Array): Promise<void>;
  /** The bytes from `start` to `end` (included), or null when there is no such file. */
  read(id: string, range?: { start: number; end: number }): Promise<ReadableStream<Uint8Array> | null>;
  remove(id: string): Promise<void>;
  /** Every stored file and its age, for the sweep. Unfinished writes are listed as well. */
  list(): AsyncIterable<{ name: string; modifiedAt: Date; discard: () => Promise<void> }>;
  /** Whether a file can be written now. */
  check(): Promise<void>;
}

/** Files in a folder: `ab/ab12…`, so that no folder grows without end. */
export function createFileStore(dir: string): FileStore {
  const pathOf = (id: string) => {
    if (!/^[0-9a-f]{8}-[0-9a-f-]{27}$/.test(id)) throw new Error(`Not a file id: ${id}`);
    return join(dir, id.slice(0, 2), id);
  };

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
      const file = await stat(path).catch(whenMissing);
      if (!file) return null;
      return Readable.toWeb(createReadStream(path, range)) as ReadableStream<Uint8Array>;
    },
    remove: (id) => rm(pathOf(id), { force: true }),
    async *list() {
      for (const folder of (await readdir(dir).catch(whenMissing)) ?? []) {
        for (const name of (await readdir(join(dir, folder)).catch(whenMissing)) ?? []) {
          const path = join(dir, folder, name);
          const file = await stat(path).catch(whenMissing);
          if (file) yield { name, modifiedAt: file.mtime, discard: () => rm(path, { force: true }) };
        }
      }
    },
    async check() {
      const id = "00000000-0000-4000-8000-000000000000";
      await store.write(id, new Uint8Array([1]));
      await store.remove(id);
    },
  };
  return store;
}

/** The disk is full. */
export class NoRoom extends Error {
  constructor(cause: unknown) {
    super("There is no room left to store files", { cause });
    this.name = "NoRoom";
  }
}

const isFull = (error: unknown) =>
  error instanceof Error && "code" in error && (error.code === "ENOSPC" || error.code === "EDQUOT");

function whenMissing(error: NodeJS.ErrnoException): null {
  if (error.code === "ENOENT" || error.code === "ENOTDIR") return null;
  throw error;
}

/** Makes the new name itself outlive a power cut. Windows cannot sync a folder, and need not. */
async function syncFolder(path: string) {
  if (process.platform === "win32") return;
  const folder = await open(path, "r");
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}
