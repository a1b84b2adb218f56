import { deviceDatabase, failureOf } from "../../../core/device/deviceDatabase.ts";
import type { Attachment } from "./attachment.ts";
import type { Sealed } from "../../../core/device/sealing.ts";

/** A stored attachment; with a passcode its name and type are sealed as well. */
export interface FileRow {
  id: string;
  incidentId: string;
  addedAt: string;
  about: FileAbout | Sealed;
}
export type FileAbout = Pick<Attachment, "name" | "mime" | "kind" | "size">;
export type FileContent = ArrayBuffer | Sealed;

/** The attachment store: IndexedDB in a browser, a map in a test. */
export interface FileStore {
  rows: () => Promise<FileRow[]>;
  rowsOf: (incidentId: string) => Promise<FileRow[]>;
  content: (id: string) => Promise<FileContent | undefined>;
  put: (row: FileRow, content: FileContent) => Promise<void>;
  remove: (ids: readonly string[]) => Promise<void>;
  clear: () => Promise<void>;
}

/** File metadata is separate from content, so that a list does not read photos. */
const stores = ["files", "contents"] as const;
const byIncident = "incidentId";

/** The attachments in IndexedDB. Local storage has five megabytes for text; a photo is larger. */
export function indexedFiles(): FileStore {
  const database = deviceDatabase("safevoice-incidents", 1, (made) => {
    made.createObjectStore("files", { keyPath: "id" }).createIndex(byIncident, byIncident);
    made.createObjectStore("contents", { keyPath: "id" });
  });

  return {
    rows: () => read("files", (files) => files.getAll() as IDBRequest<FileRow[]>),
    rowsOf: (id) => read("files", (files) => files.index(byIncident).getAll(id) as IDBRequest<FileRow[]>),
    content: async (id) => {
      const found = await read(
        "contents",
        (contents) => contents.get(id) as IDBRequest<{ content: FileContent } | undefined>,
      );
      return found?.content;
    },
    put: (row, content) =>
      write(({ files, contents }) => {
        files.put(row);
        contents.put({ id: row.id, content });
      }),
    remove: (ids) =>
      write((both) => {
        for (const id of ids) stores.forEach((store) => both[store].delete(id));
      }),
    clear: () => write((both) => stores.forEach((store) => both[store].clear())),
  };

  async function read<Value>(
    store: (typeof stores)[number],
    ask: (store: IDBObjectStore) => IDBRequest<Value>,
  ) {
    const request = ask((await database()).transaction(store).objectStore(store));
    return new Promise<Value>((resolve, reject) => {
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(failureOf(request.error));
    });
  }

  /** Resolves when it is stored. */
  async function write(act: (both: Record<(typeof stores)[number], IDBObjectStore>) => void) {
    const transaction = (await database()).transaction(stores, "readwrite");
    const done = new Promise<void>((resolve, reject) => {
      transaction.oncomplete = () => resolve();
      transaction.onabort = () => reject(failureOf(transaction.error));
    });
    act({ files: transaction.objectStore("files"), contents: transaction.objectStore("contents") });
    return done;
  }
}
