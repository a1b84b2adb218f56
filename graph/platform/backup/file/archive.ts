import { createHash } from "node:crypto";
import { once } from "node:events";
import { Header, Parser } from "tar";
import { manifest, manifestName, partName, type Manifest, type Part } from "./manifest.ts";
import { BackupUnreadable } from "./unreadable.ts";

/** One part of a backup. The name of a folder ends with a slash. */
export interface Entry {
  name: string;
  bytes: AsyncIterable<Uint8Array>;
}

/** A tar holds the size before the content. */
export interface SizedEntry extends Entry {
  size: number;
}

const blockBytes = 512;

/**
 * The parts as a tar. The manifest is among the last, because it holds the hashes of the others.
 * `describe` gets the parts that were packed so far.
 */
export async function* pack(
  entries: AsyncIterable<SizedEntry>,
  describe: (parts: readonly Part[]) => Iterable<SizedEntry>,
): AsyncGenerator<Uint8Array> {
  const parts: Part[] = [];
  const mtime = new Date();
  async function* one({ name, size, bytes }: SizedEntry): AsyncGenerator<Uint8Array> {
    const isFolder = name.endsWith("/");
    const header = Buffer.alloc(blockBytes);
    new Header({
      ...{ path: name, size, mtime, mode: isFolder ? 0o700 : 0o600 },
      type: isFolder ? "Directory" : "File",
    }).encode(header);
    yield header;
    const hash = createHash("sha256");
    let found = 0;
    for await (const chunk of bytes) {
      hash.update(chunk);
      found += chunk.length;
      if (found > size) break;
      yield chunk;
    }
    if (found !== size) throw new Error(`${name} changed while it was read. Run the backup again.`);
    yield Buffer.alloc((blockBytes - (size % blockBytes)) % blockBytes);
    parts.push({ name, bytes: size, sha256: hash.digest("hex") });
  }
  for await (const entry of entries) yield* one(entry);
  for (const entry of describe(parts)) yield* one(entry);
  yield Buffer.alloc(2 * blockBytes);
}

/** A part that is made in memory. */
export function textEntry(name: string, text: string): SizedEntry {
  const bytes = Buffer.from(text);
  return { name, size: bytes.length, bytes: only(bytes) };
}

export const jsonEntry = (name: string, content: unknown): SizedEntry =>
  textEntry(name, JSON.stringify(content, null, 1));

async function* only(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}

/** Gives each part of a tar to `take`, which must read it to its end. */
export async function readTar(
  source: AsyncIterable<Uint8Array>,
  take: (entry: Entry) => Promise<void>,
): Promise<void> {
  const stop = new AbortController();
  let work = Promise.resolve();
  const parser = new Parser({
    strict: true,
    onReadEntry(entry) {
      work = work.then(() => take({ name: entry.path, bytes: entry }));
      work.catch((error: unknown) => stop.abort(error));
    },
  });
  parser.on("error", () => stop.abort(new BackupUnreadable("The backup is not a whole tar.")));
  const { signal } = stop;
  for await (const chunk of source) {
    signal.throwIfAborted();
    if (!parser.write(Buffer.from(chunk))) await once(parser, "drain", { signal }).catch(because(signal));
  }
  parser.end();
  await work;
  signal.throwIfAborted();
}

const because = (signal: AbortSignal) => (error: unknown) => {
  signal.throwIfAborted();
  throw error;
};

/** Where the bytes of one part go. */
export interface Sink {
  write(bytes: Uint8Array): Promise<unknown>;
  close(): Promise<void>;
}

/**
 * Reads a whole backup into sinks, and compares each part with the manifest. Returns the manifest,
 * or throws BackupUnreadable; until then nothing that was read may be used.
 */
export async function unpack(
  read: (take: (entry: Entry) => Promise<void>) => Promise<void>,
  open: (name: string) => Promise<Sink>,
): Promise<Manifest> {
  const found = new Map<string, string>();
  let contents: Buffer | undefined;
  await read(async ({ name, bytes }) => {
    if (contents) throw new BackupUnreadable("The backup goes on after its table of contents.");
    if (name === manifestName) {
      contents = await whole(bytes);
      return;
    }
    if (!partName.test(name) || found.has(name))
      throw new BackupUnreadable("The backup holds a part that does not belong there.");
    found.set(name, await copy(bytes, await open(name)));
  });
  if (!contents) throw new BackupUnreadable("The backup has no table of contents.");
  const parsed = manifest.safeParse(JSON.parse(contents.toString("utf8")));
  if (!parsed.success) throw new BackupUnreadable("The backup is of another version of the product.");
  const listed = parsed.data.parts;
  const isSame = listed.every(({ name, bytes, sha256 }) => found.get(name) === `${bytes} ${sha256}`);
  if (!isSame || listed.length !== found.size)
    throw new BackupUnreadable("The backup's parts are not those of its table of contents.");
  return parsed.data;
}

async function whole(bytes: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of bytes) chunks.push(chunk);
  return Buffer.concat(chunks);
}

/** Returns the size and the hash. */
async function copy(bytes: AsyncIterable<Uint8Array>, sink: Sink): Promise<string> {
  const hash = createHash("sha256");
  let size = 0;
  try {
    for await (const chunk of bytes) {
      hash.update(chunk);
      size += chunk.length;
      await sink.write(chunk);
    }
  } finally {
    await sink.close();
  }
  return `${size} ${hash.digest("hex")}`;
}
