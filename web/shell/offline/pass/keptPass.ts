import { bytesToText, textToBytes } from "../../../core/device/bytes.ts";
import { deviceDatabase, failureOf } from "../../../core/device/deviceDatabase.ts";
import { open, seal, type Sealed } from "../../../core/device/sealing.ts";

/**
 * What a Help Pass showed, kept on this device at the wish of its holder and sealed like drafts
 * (../sealedStore.ts). It has a database of its own: deleting that database removes it with its
 * key, which Exit and "Erase" do without this code.
 */
export interface StoredPass {
  /** Names the pass to the server, and opens nothing. */
  id: string;
  /** When the pass ends, in milliseconds. */
  until: number;
  html: string;
  /** What takes the place of a part between its comments, once its help is over. */
  parts?: readonly { id: string; over: string; isReady?: boolean }[];
}

const allLetters = "letters";
/** That help is ready, which holds as long as one is. */
const headline = "stage";

/**
 * The same once some of its help is over. The letters go as well, because they may hold its code.
 */
export function withoutHelp({ html, parts = [] }: StoredPass, over: readonly number[]): string {
  const gone = parts.filter(({ id }) => over.includes(Number(id)));
  if (gone.length === 0) return html;
  const isStillReady = parts.some(({ id, isReady }) => isReady && !over.includes(Number(id)));
  const others = parts.filter(({ id }) => id === allLetters || (id === headline && !isStillReady));
  return [...gone, ...others].reduce((shown, { id, over: instead }) => {
    const [start, end] = [`<!--part ${id}-->`, `<!--/part ${id}-->`];
    const [from, to] = [shown.indexOf(start), shown.indexOf(end)];
    return from < 0 || to < from ? shown : shown.slice(0, from + start.length) + instead + shown.slice(to);
  }, html);
}

const name = "safevoice-pass";
const place = "pass";

/** Closed after each use: a page that leaves can then delete the database at once. */
async function using<Result>(act: (kept: IDBDatabase) => Promise<Result>): Promise<Result> {
  const open = await deviceDatabase(name, 1, (made) => made.createObjectStore("kept"))();
  try {
    return await act(open);
  } finally {
    open.close();
  }
}

export async function keepPass(pass: StoredPass): Promise<void> {
  const key = await crypto.subtle.generateKey({ name: "AES-GCM", length: 256 }, false, [
    "encrypt",
    "decrypt",
  ]);
  const sealed = await seal(key, textToBytes(JSON.stringify(pass)), place);
  await using(async (database) => {
    const transaction = database.transaction("kept", "readwrite");
    transaction.objectStore("kept").put({ key, sealed }, "pass");
    await new Promise<void>((resolve, reject) => {
      transaction.oncomplete = () => resolve();
      transaction.onabort = () => reject(failureOf(transaction.error));
    });
  });
}

/** Undefined if nothing is kept. What has ended, or does not open, is removed. */
export async function readPass(now = Date.now()): Promise<StoredPass | undefined> {
  if (!(await isThere())) return undefined;
  const row = await using((database) => {
    const request = database.transaction("kept").objectStore("kept").get("pass") as IDBRequest<
      { key: CryptoKey; sealed: Sealed } | undefined
    >;
    return new Promise<typeof request.result>((resolve, reject) => {
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(failureOf(request.error));
    });
  });
  if (!row) return undefined;
  try {
    const pass = JSON.parse(bytesToText(await open(row.key, row.sealed, place))) as StoredPass;
    if (pass.until > now) return pass;
  } catch (error) {
    console.error("The kept Help Pass does not open", error);
  }
  await removePass();
  return undefined;
}

/** Reading must not leave an empty database with this name behind. */
const isThere = async () =>
  !("databases" in indexedDB) || (await indexedDB.databases()).some((known) => known.name === name);

export const removePass = () =>
  new Promise<void>((resolve) => {
    const request = indexedDB.deleteDatabase(name);
    request.onsuccess = () => resolve();
    request.onerror = () => resolve();
  });
