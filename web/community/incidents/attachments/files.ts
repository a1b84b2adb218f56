import { typeOf, type Attachment } from "./attachment.ts";
import { bytesToText, textToBytes } from "../../../core/device/bytes.ts";
import type { FileAbout, FileContent, FileRow, FileStore } from "./fileStore.ts";
import { newId } from "../store/incident.ts";
import { open, seal, type Sealed } from "../../../core/device/sealing.ts";

/** A form's changes to the files of its entry. */
export interface FileChanges {
  added?: readonly File[];
  removed?: readonly string[];
}

/** Another tab may be saving files whose entry is not written yet. */
const sweepAfterMs = 10 * 60_000;

/** Attachments for the rest of the log: always opened, whether stored sealed or not. */
export interface Files {
  all: () => Promise<Attachment[]>;
  of: (incidentId: string) => Promise<Attachment[]>;
  read: (attachment: Attachment) => Promise<Blob | undefined>;
  /** Stores an attachment unchanged, with its id. */
  put: (attachment: Attachment, content: ArrayBuffer) => Promise<void>;
  /** In stored form. */
  raw: () => AsyncGenerator<{ row: FileRow; content: FileContent }>;
  /** New files of an entry: all of them or none. */
  addAll: (incidentId: string, added: readonly File[], now: Date) => Promise<void>;
  remove: (ids: readonly string[]) => Promise<void>;
  clear: () => Promise<void>;
  /** Deletes all files of an entry; works while the log is locked. */
  removeOf: (incidentId: string) => Promise<void>;
  /** Files of deleted entries, left by a page that was closed too early. */
  sweep: (known: ReadonlySet<string>, now: Date) => Promise<void>;
  /**
   * Seals open files, or with `to` undefined opens sealed ones. Safe to repeat after an
   * interruption.
   */
  rewrite: (from: CryptoKey | undefined, to: CryptoKey | undefined) => Promise<void>;
}

/** `keyNow` is read each time, so that locking applies to the files at once. */
export function createFiles(store: FileStore, keyNow: () => CryptoKey | undefined): Files {
  return {
    all: async () => opened(await store.rows()),
    of: async (incidentId) => opened(await store.rowsOf(incidentId)),
    read: async ({ id, mime }) => {
      const content = await store.content(id);
      return content && new Blob([await openContent(id, content, keyNow())], { type: mime });
    },
    put: putOpen,
    raw: async function* () {
      for (const row of await store.rows()) {
        const content = await store.content(row.id);
        if (content) yield { row, content };
      }
    },
    addAll: async (incidentId, added, now) => {
      const ids: string[] = [];
      try {
        for (const [place, file] of added.entries()) {
          const type = typeOf(file.name, file.type);
          if (!type) continue;
          const id = newId();
          ids.push(id);
          const addedAt = new Date(now.getTime() + place).toISOString(); // keeps their order
          const { name, size } = file;
          await putOpen({ id, incidentId, addedAt, name, size, ...type }, await file.arrayBuffer());
        }
      } catch (error) {
        await store.remove(ids).catch(() => {});
        throw error;
      }
    },
    remove: (ids) => store.remove(ids),
    clear: () => store.clear(),
    removeOf: async (incidentId) => store.remove((await store.rowsOf(incidentId)).map(({ id }) => id)),
    sweep: async (known, now) => {
      const before = new Date(now.getTime() - sweepAfterMs).toISOString();
      const isLeft = (row: FileRow) => !known.has(row.incidentId) && row.addedAt < before;
      const left = (await store.rows()).filter(isLeft);
      if (left.length > 0) await store.remove(left.map(({ id }) => id));
    },
    rewrite: async (from, to) => {
      for (const row of await store.rows()) {
        if (isSealed(row.about) === (to !== undefined)) continue;
        const content = await store.content(row.id);
        if (!content) continue;
        const about = await openAbout(row, from);
        await put({ ...row, about }, await openContent(row.id, content, from), to);
      }
    },
  };

  function putOpen({ id, incidentId, addedAt, ...about }: Attachment, content: ArrayBuffer) {
    return put({ id, incidentId, addedAt, about }, content, keyNow());
  }

  async function put(row: FileRow & { about: FileAbout }, content: ArrayBuffer, key: CryptoKey | undefined) {
    if (!key) return store.put(row, content);
    const about = await seal(key, textToBytes(JSON.stringify(row.about)), `about ${row.id}`);
    return store.put({ ...row, about }, await seal(key, new Uint8Array(content), `content ${row.id}`));
  }

  /** In order of addition; one that cannot be opened does not hide others. */
  async function opened(rows: FileRow[]): Promise<Attachment[]> {
    const found = await Promise.all(
      rows.map(async (row): Promise<Attachment[]> => {
        try {
          const { id, incidentId, addedAt } = row;
          return [{ id, incidentId, addedAt, ...(await openAbout(row, keyNow())) }];
        } catch (error) {
          console.error("An attachment cannot be opened", error);
          return [];
        }
      }),
    );
    return found.flat().sort((one, other) => one.addedAt.localeCompare(other.addedAt));
  }
}

async function openAbout({ id, about }: FileRow, key: CryptoKey | undefined): Promise<FileAbout> {
  const plain = isSealed(about)
    ? (JSON.parse(bytesToText(await open(needed(key), about, `about ${id}`))) as FileAbout)
    : about;
  // The database is not trusted: a file is only ever opened as one of our types.
  const type = typeOf(plain.name, plain.mime);
  return { ...plain, ...(type ?? { kind: "document", mime: "application/octet-stream" }) };
}

const openContent = async (id: string, content: FileContent, key: CryptoKey | undefined) =>
  isSealed(content) ? open(needed(key), content, `content ${id}`) : content;

const isSealed = (value: FileAbout | FileContent): value is Sealed => "iv" in value;

function needed(key: CryptoKey | undefined): CryptoKey {
  if (!key) throw new Error("The log is locked");
  return key;
}
