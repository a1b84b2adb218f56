import { deviceDatabase, failureOf } from "../app/deviceDatabase.ts";
import { bytesToText, textToBytes } from "../incidents/bytes.ts";
import { open, seal, type Sealed } from "../incidents/sealing.ts";

/*
 * What waits on this device, sealed with AES-GCM under a key that script cannot take out of the browser. That keeps it from
 * whoever reads the storage as files or texts: a backup, a look through the developer tools, an extension without access to the page.
 * It does not keep it from whoever can use this very browser profile, or run script on our pages: the browser opens it for them as it
 * does for us. Hence the rest: bound to its owner, erased when it was sent, at sign-out and after its time.
 */

const stores = ["keys", "drafts", "queue"] as const;
export type Shelf = "drafts" | "queue";

/** Files travel beside the words, as they were chosen. */
interface Content {
  value: unknown;
  files?: readonly File[] | undefined;
  /** When it was first put there, if that was earlier. */
  at?: number;
}
interface Row {
  id: string;
  /** When it was put there, in milliseconds: what is too old is erased unread. */
  at: number;
  value: Sealed;
  files: { about: Sealed; bytes: Sealed }[];
}
interface Kept<Value> {
  id: string;
  at: number;
  value: Value;
  files: File[];
}

const day = 24 * 60 * 60_000;
/** A draft is soon worth less than the risk of keeping it; what somebody has sent off is not thrown away so lightly. */
const livesMs: Record<Shelf, number> = { drafts: 7 * day, queue: 30 * day };

/** Without https there is no sealing, and some browsers' private windows keep nothing: then nothing is kept, and typing goes on. */
export const canKeep = (): boolean =>
  typeof indexedDB !== "undefined" && globalThis.crypto?.subtle !== undefined;

export async function keep(
  shelf: Shelf,
  id: string,
  { value, files = [], at = Date.now() }: Content,
): Promise<void> {
  const key = await ownKey();
  const place = `${shelf}/${id}`;
  const row: Row = {
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
  await write(shelf, (store) => store.put(row));
}

export async function take<Value>(shelf: Shelf, id: string): Promise<Kept<Value> | undefined> {
  const row = await read(shelf, (store) => store.get(id) as IDBRequest<Row | undefined>);
  return row && opened<Value>(shelf, row);
}

/** Of everything that lies there, unopened. */
export const idsOn = (shelf: Shelf) => read(shelf, (store) => store.getAllKeys() as IDBRequest<string[]>);

/** The oldest first. What does not open (a key that the browser has lost) is as good as gone, and is erased. */
export async function takeAll<Value>(shelf: Shelf): Promise<Kept<Value>[]> {
  const rows = await read(shelf, (store) => store.getAll() as IDBRequest<Row[]>);
  const all = await Promise.all(rows.map((row) => opened<Value>(shelf, row)));
  return all.filter((kept) => kept !== undefined).sort((a, b) => a.at - b.at);
}

export const drop = (shelf: Shelf, id: string) => write(shelf, (store) => store.delete(id));

/** Erases what is past its time. */
export async function sweep(now = Date.now()): Promise<void> {
  for (const shelf of ["drafts", "queue"] as const) {
    const rows = await read(shelf, (store) => store.getAll() as IDBRequest<Row[]>);
    for (const { id, at } of rows) if (now - at > livesMs[shelf]) await drop(shelf, id);
  }
}

async function opened<Value>(shelf: Shelf, row: Row): Promise<Kept<Value> | undefined> {
  const { id, at } = row;
  if (Date.now() - at > livesMs[shelf]) return undefined;
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

/** Made once; of two tabs that make one at the same moment, the first one's stays. */
async function ownKey(): Promise<CryptoKey> {
  const known = await read("keys", (store) => store.get("own") as IDBRequest<CryptoKey | undefined>);
  if (known) return known;
  const made = await crypto.subtle.generateKey({ name: "AES-GCM", length: 256 }, false, [
    "encrypt",
    "decrypt",
  ]);
  await write("keys", (store) => store.add(made, "own")).catch(() => {}); // another tab was quicker
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

/** Done when it lies on the device, not when it was asked for. */
async function write(name: StoreName, act: (store: IDBObjectStore) => unknown): Promise<void> {
  const transaction = (await database()).transaction(name, "readwrite");
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(failureOf(transaction.error));
    act(transaction.objectStore(name));
    transaction.commit(); // the browser goes on with it, though the page may be left now
  });
}
