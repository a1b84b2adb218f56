import type { Entry } from "../file/archive.ts";
import { BackupUnreadable } from "../file/unreadable.ts";
import { ByteReader } from "./byte-reader.ts";
import { readSealed } from "./sealed-file.ts";

/*
 * The parts of a sealed file: the length and the text of a name, then chunks with their lengths,
 * then a zero.
 */
const maxNameBytes = 1000;
const maxChunkBytes = 64 * 1024 * 1024;

/** Gives each part to `take`, which must read it to its end. */
export async function readFirstFormat(
  file: string,
  passphrase: string,
  take: (entry: Entry) => Promise<void>,
): Promise<void> {
  const reader = new ByteReader(readSealed(file, passphrase));
  for (;;) {
    const name = (await field(reader, maxNameBytes))?.toString("utf8");
    if (name === undefined) break;
    await take({ name, bytes: chunksOf(reader) });
  }
  // The last frame is read too: something after the last part is not a name.
  if ((await reader.take(1)) !== undefined)
    throw new BackupUnreadable("The backup goes on after its table of contents.");
}

async function* chunksOf(reader: ByteReader): AsyncGenerator<Buffer> {
  for (;;) {
    const chunk = await field(reader, maxChunkBytes);
    if (!chunk) throw new BackupUnreadable("The backup ends in the middle of a part.");
    if (chunk.length === 0) return;
    yield chunk;
  }
}

async function field(reader: ByteReader, maxBytes: number): Promise<Buffer | undefined> {
  const count = (await reader.take(4))?.readUInt32BE(0);
  if (count === undefined || count > maxBytes) return undefined;
  return reader.take(count);
}
