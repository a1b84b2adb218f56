import { databases, deviceDatabase, failureOf } from "../../core/device/deviceDatabase.ts";
import { bytesToText, textToBytes } from "../../core/device/bytes.ts";
import { open, seal, type Sealed } from "../../core/device/sealing.ts";

/*
 * Stores data on this device, sealed with AES-GCM under a key that scripts cannot export. That
 * protects against reading the storage as files or text: a backup, developer tools, an extension
 * without page access. It does not protect against users of this browser profile, or scripts on our
 * pages. So data is bound to its owner, and erased after sending, at sign-out and on expiry.
 */

const stores = ["keys", "drafts", "queue"] as const;
export type Shelf = "drafts" | "queue";

/** Files are stored next to the text, as chosen. */
interface Content {
  value: unknown;
  files?: readonly File[] | undefined;
  /** When it was first stored, if earlier. */
  at?: number;
}
interface Row {
  id: string;
  /** When it was stored, in milliseconds: expired data is erased unread. */
  at: number;
  value: Sealed;
  files: { about: Sealed; bytes: Sealed }[];
}
interface SealedItem<Value> {
  id: string;
  at: number;
  value: Value;
  files: File[];
}

const day = 24 * 60 * 60_000;
/** A draft is soon worth less than the risk of keeping it; submissions are kept longer. */
const livesMs: Record<Shelf, number> = { drafts: 7 * day, queue: 30 * day };

/**
 * Without https there is no sealing, and some browsers' private windows store nothing: then nothing
 * is kept, and typing continues.
 */
export const canKeep = (): boolean => databases() !== undefined && globalThis.crypto?.subtle !== undefined;

export async function keep(shelf: Shelf, id: string, content: Content): Promise<void> {
  const row = await sealed(shelf, id, content);
  await write(shelf, (store) => store.put(row));
}

/** Replaces the version of that time. If it was removed or replaced meanwhile, nothing changes. */
export async function keepAgain(shelf: Shelf, id: string, content: Content): Promise<void> {
  const row = await sealed(shelf, id, content);
  await change(shelf, id, (store, found) => found?.at === row.at && store.put(row));
}

async function sealed(shelf: Shelf, id: string, content: Content): Promise<Row> {
  const { value, files = [], at = Date.now() } = content;
  const key = await ownKey();
  const place = `${shelf}/${id}`;
  return {
    id,
    at,
    value: await seal(key, textToBytes(JSON.stringify(value)), place),
    files: await Promise.all(
      files.map(async (file, index) => ({
        about: await seal(
          key,
          textToBytes(JSON.stringify([file.name, file.type])),
          `${place}/${index}/about`,
        ),
        bytes: await seal(key, new Uint8Array(await file.arrayBuffer()), `${place}/${index}`),
      })),
    ),
  };
}

export async function take<Value>(shelf: Shelf, id: string): Promise<SealedItem<Value> | undefined> {
  const row = await read(shelf, (store) => store.get(id) as IDBRequest<Row | undefined>);
  return row && opened<Value>(shelf, row);
}

/** The metadata of everything stored, unopened. */
export const idsOn = (shelf: Shelf) => read(shelf, (store) => store.getAllKeys() as IDBRequest<string[]>);

/** Oldest first. Data that does not open (a lost key) is erased. */
export async function takeAll<Value>(shelf: Shelf): Promise<SealedItem<Value>[]> {
  const rows = await read(shelf, (store) => store.getAll() as IDBRequest<Row[]>);
  const all = await Promise.all(rows.map((row) => opened<Value>(shelf, row)));
  return all.filter((kept) => kept !== undefined).sort((a, b) => a.at - b.at);
}

export const drop = (shelf: Shelf, id: string) => write(shelf, (store) => store.delete(id));

/** Erases expired data. One row at a time: many sealed photos are too much for a cheap phone. */
export async function sweep(now = Date.now()): Promise<void> {
  for (const shelf of ["drafts", "queue"] as const)
    for (const id of await idsOn(shelf)) {
      const row = await read(shelf, (store) => store.get(id) as IDBRequest<Row | undefined>);
      if (!row || !isOver(shelf, row, now)) continue;
      await change(shelf, id, (store, found) => found && isOver(shelf, found, now) && store.delete(id));
    }
}

const isOver = (shelf: Shelf, { at }: Row, now = Date.now()) => now - at > livesMs[shelf];

async function opened<Value>(shelf: Shelf, row: Row): Promise<SealedItem<Value> | undefined> {
  if (isOver(shelf, row)) return undefined;
  const { id, at } = row;
  const place = `${shelf}/${id}`;
  try {
    const key = await ownKey();
    const textOf = async (sealed: Sealed, where: string): Promise<unknown> =>
      JSON.parse(bytesToText(await open(key, sealed, where)));
    const files = row.files.map(async ({ about, bytes }, index) => {
      const [name, type] = (await textOf(about, `${place}/${index}/about`)) as [string, string];
      return new File([await open(key, bytes, `${place}/${index}`)], name, { type });
    });
    return { id, at, value: (await textOf(row.value, place)) as Value, files: await Promise.all(files) };
  } catch (error) {
    console.error("What was kept on this device does not open", error);
    await drop(shelf, id);
    return undefined;
  }
}

/** Created once; if two tabs race, the first one's stays. */
async function ownKey(): Promise<CryptoKey> {
  const known = await read("keys", (store) => store.get("own") as IDBRequest<CryptoKey | undefined>);
  if (known) return known;
  const made = await crypto.subtle.generateKey({ name: "AES-GCM", length: 256 }, false, [
    "encrypt",
    "decrypt",
  ]);
  await write("keys", (store) => store.add(made, "own")).catch(() => {}); // another tab was faster
  return (await read("keys", (store) => store.get("own") as IDBRequest<CryptoKey | undefined>)) ?? made;
}

const database = deviceDatabase("safevoice-offline", 1, (made) => {
  made.createObjectStore("keys");
  made.createObjectStore("drafts", { keyPath: "id" });
  made.createObjectStore("queue", { keyPath: "id" });
});

type StoreName = (typeof stores)[number];

async function read<Value>(
  name: StoreName,
  ask: (store: IDBObjectStore) => IDBRequest<Value>,
): Promise<Value> {
  const request = ask((await database()).transaction(name).objectStore(name));
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(failureOf(request.error));
  });
}

/** Resolves when it is stored. */
async function write(name: StoreName, act: (store: IDBObjectStore) => unknown): Promise<void> {
  const transaction = (await database()).transaction(name, "readwrite");
  const isDone = done(transaction);
  act(transaction.objectStore(name));
  transaction.commit(); // the browser completes it, even if the page is closed now
  return isDone;
}

/** Checks and writes in one transaction. */
async function change(
  name: Shelf,
  id: string,
  act: (store: IDBObjectStore, found: Row | undefined) => unknown,
): Promise<void> {
  const transaction = (await database()).transaction(name, "readwrite");
  const isDone = done(transaction);
  const store = transaction.objectStore(name);
  const asked = store.get(id) as IDBRequest<Row | undefined>;
  asked.onsuccess = () => void act(store, asked.result);
  return isDone;
}

function done(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(failureOf(transaction.error));
  });
}
