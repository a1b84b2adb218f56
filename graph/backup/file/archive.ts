import { createHash } from "node:crypto";
import { ByteReader } from "./byte-reader.ts";
import { manifest, manifestName, partName, type Manifest, type Part } from "./manifest.ts";
import { BackupUnreadable } from "./sealed-file.ts";

/** One part of a backup: a name, and its bytes. */
export interface Entry {
  name: string;
  bytes: AsyncIterable<Uint8Array>;
}

const length = (bytes: number) => {
  const buffer = Buffer.alloc(4);
  buffer.writeUInt32BE(bytes);
  return buffer;
};

/**
 * The parts as one stream: the length and the text of a name, then chunks with their lengths, then
 * a zero. The manifest is the last part, because it holds the hashes of the others.
 */
export async function* pack(
  entries: AsyncIterable<Entry>,
  describe: (parts: Part[]) => Manifest,
): AsyncGenerator<Uint8Array> {
  const parts: Part[] = [];
  async function* one({ name, bytes }: Entry): AsyncGenerator<Uint8Array> {
    const hash = createHash("sha256");
    let size = 0;
    yield length(Buffer.byteLength(name));
    yield Buffer.from(name);
    for await (const chunk of bytes) {
      if (chunk.length === 0) continue;
      hash.update(chunk);
      size += chunk.length;
      yield length(chunk.length);
      yield chunk;
    }
    yield length(0);
    parts.push({ name, bytes: size, sha256: hash.digest("hex") });
  }
  for await (const entry of entries) yield* one(entry);
  const text = Buffer.from(JSON.stringify(describe(parts)));
  yield* one({ name: manifestName, bytes: chunksOf(text) });
}

async function* chunksOf(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  const most = 1024 * 1024;
  for (let at = 0; at < bytes.length; at += most) yield bytes.subarray(at, at + most);
}

/** Where the bytes of one part go. */
export interface Sink {
  write(bytes: Uint8Array): Promise<unknown>;
  close(): Promise<void>;
}

const longestName = 1000;
const longestChunk = 64 * 1024 * 1024;

/**
 * Reads a whole backup into sinks, and compares each part with the manifest. Returns the manifest,
 * or throws BackupUnreadable; until then nothing that was read may be used.
 */
export async function unpack(
  source: AsyncIterable<Uint8Array>,
  open: (name: string) => Promise<Sink>,
): Promise<Manifest> {
  const reader = new ByteReader(source);
  const found = new Map<string, string>();
  for (;;) {
    const name = (await take(reader, longestName))?.toString("utf8");
    if (name === undefined) throw new BackupUnreadable("The backup has no table of contents.");
    if (name === manifestName) break;
    if (!partName.test(name) || found.has(name))
      throw new BackupUnreadable("The backup holds a part that does not belong there.");
    const sink = await open(name);
    const hash = createHash("sha256");
    let size = 0;
    try {
      for (let chunk = await chunkOf(reader); chunk; chunk = await chunkOf(reader)) {
        hash.update(chunk);
        size += chunk.length;
        await sink.write(chunk);
      }
    } finally {
      await sink.close();
    }
    found.set(name, `${size} ${hash.digest("hex")}`);
  }
  const text: Buffer[] = [];
  for (let chunk = await chunkOf(reader); chunk; chunk = await chunkOf(reader)) text.push(chunk);
  // To the end, so that the last frame is read too.
  if ((await reader.take(1)) !== undefined)
    throw new BackupUnreadable("The backup goes on after its table of contents.");
  const parsed = manifest.safeParse(JSON.parse(Buffer.concat(text).toString("utf8")));
  if (!parsed.success) throw new BackupUnreadable("The backup is of another version of the product.");
  const listed = parsed.data.parts;
  const isSame = listed.every(({ name, bytes, sha256 }) => found.get(name) === `${bytes} ${sha256}`);
  if (!isSame || listed.length !== found.size)
    throw new BackupUnreadable("The backup's parts are not those of its table of contents.");
  return parsed.data;
}

/** The next chunk; undefined at the end of its part. */
async function chunkOf(reader: ByteReader): Promise<Buffer | undefined> {
  const chunk = await take(reader, longestChunk);
  if (!chunk) throw new BackupUnreadable("The backup ends in the middle of a part.");
  return chunk.length > 0 ? chunk : undefined;
}

async function take(reader: ByteReader, most: number): Promise<Buffer | undefined> {
  const count = (await reader.take(4))?.readUInt32BE(0);
  if (count === undefined) return undefined;
  return count > most ? undefined : reader.take(count);
}
