import { createReadStream } from "node:fs";
import { open, rename, rm } from "node:fs/promises";
import { dirname } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { ReadableStream as NodeStream } from "node:stream/web";
import { createGunzip, createGzip } from "node:zlib";
import { Decrypter, Encrypter, identityToRecipient } from "age-encryption";
import { isFull, NoRoom, syncFolder } from "../../../adapters/files.ts";
import { BackupUnreadable } from "./unreadable.ts";

/*
 * A compressed file, encrypted with age to a passphrase: `age -d FILE | gunzip` opens it. age
 * authenticates each 64 KiB, their order and the end.
 */

/** A passphrase, or a key of age's own for a part that this product reads again. */
export type Lock = string | AgeKey;
export interface AgeKey {
  identity: string;
}

/** The end of the name of a file that is being written. */
export const unfinished = ".part";

/**
 * Writes the content under a temporary name, and gives the file its name once all of it is on the
 * disk. A failure or a killed process leaves nothing under the name. Returns the file's size.
 */
export async function writeEncrypted(
  file: string,
  lock: Lock,
  content: AsyncIterable<Uint8Array>,
): Promise<number> {
  const temporary = `${file}${unfinished}`;
  const handle = await open(temporary, "wx", 0o600);
  let bytes = 0;
  try {
    const encrypter = new Encrypter();
    if (typeof lock === "string") encrypter.setPassphrase(lock);
    else encrypter.addRecipient(await identityToRecipient(lock.identity));
    const zip = createGzip({ level: 1 });
    const zipping = pipeline(Readable.from(content, { objectMode: false }), zip);
    zipping.catch(() => undefined); // the loop below gets the same error
    for await (const chunk of await encrypter.encrypt(webStream(zip))) {
      await handle.appendFile(chunk);
      bytes += chunk.length;
    }
    await zipping;
    await handle.sync();
    await handle.close();
    await rename(temporary, file);
    await syncFolder(dirname(file));
    return bytes;
  } catch (error) {
    await handle.close().catch(() => undefined);
    await rm(temporary, { force: true }).catch(() => undefined);
    throw isFull(error) ? new NoRoom(error) : error;
  }
}

/** What `writeEncrypted` was given. Throws BackupUnreadable where the file is not right. */
export async function* readEncrypted(file: string, lock: Lock): AsyncGenerator<Uint8Array> {
  const stream = createReadStream(file);
  const unzip = createGunzip();
  try {
    const opened = await decrypt(webStream(stream), lock);
    const unzipping = pipeline(opened, unzip);
    unzipping.catch(() => undefined); // the loop below gets the same error
    for await (const chunk of unzip) yield chunk as Buffer;
    await unzipping;
  } catch (error) {
    throw isOfSystem(error) || error instanceof BackupUnreadable
      ? error
      : new BackupUnreadable("The backup was cut off or changed. Use another copy of the file.");
  } finally {
    stream.destroy();
    unzip.destroy();
  }
}

async function decrypt(source: ReadableStream<Uint8Array>, lock: Lock) {
  const decrypter = new Decrypter();
  if (typeof lock === "string") decrypter.addPassphrase(lock);
  else decrypter.addIdentity(lock.identity);
  try {
    return (await decrypter.decrypt(source)) as NodeStream<Uint8Array>;
  } catch (error) {
    if (isOfSystem(error)) throw error;
    throw new BackupUnreadable("The passphrase is wrong, or the beginning of the backup was changed.");
  }
}

const webStream = (stream: Readable) => Readable.toWeb(stream) as ReadableStream<Uint8Array>;

/** A disk that cannot be read, for example: that says nothing about the file's content. */
const isOfSystem = (error: unknown) => error instanceof Error && "syscall" in error;
