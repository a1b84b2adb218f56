import { createCipheriv, createDecipheriv, createHash, randomBytes, scrypt } from "node:crypto";
import { createReadStream } from "node:fs";
import { open, rename, rm } from "node:fs/promises";
import { dirname } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { promisify } from "node:util";
import { createGunzip, createGzip } from "node:zlib";
import * as z from "zod";
import { isFull, NoRoom, syncFolder } from "../../adapters/files.ts";
import { ByteReader } from "./byte-reader.ts";

/*
 * A file sealed to a passphrase. A line names the format, a second one the numbers of scrypt.
 * Frames of AES-256-GCM follow: flag, length, bytes, tag. The nonce holds the frame's number and
 * flag, so a frame that was removed, swapped or repeated does not open, and only the last one has
 * the end flag. The key is new for each file, because its salt is.
 */
const magic = "SafeVoice backup 1\n";
const frameBytes = 1024 * 1024;
const tagBytes = 16;
const flags = { more: 0, end: 1 } as const;
/** 128 MiB and half a second for each guess. */
const cost = { N: 2 ** 17, r: 8, p: 1 };
const longestHeader = 1024;

const header = z.object({
  salt: z.string().regex(/^[A-Za-z0-9_-]{43}$/),
  N: z.literal(cost.N),
  r: z.literal(cost.r),
  p: z.literal(cost.p),
});

/** The file does not open, or does not hold what was written into it. */
export class BackupUnreadable extends Error {
  constructor(message: string) {
    super(`${message} Nothing was changed.`);
    this.name = "BackupUnreadable";
  }
}

const derive = promisify<string, Buffer, number, object, Buffer>(scrypt);
const keyOf = (passphrase: string, salt: string) =>
  derive(passphrase.normalize("NFC"), Buffer.from(salt, "base64url"), 32, {
    ...cost,
    maxmem: 256 * 1024 * 1024,
  });

function nonceOf(number: number, flag: number): Buffer {
  const nonce = Buffer.alloc(12);
  nonce.writeUInt8(flag, 0);
  nonce.writeBigUInt64BE(BigInt(number), 4);
  return nonce;
}

/**
 * Writes the parts under a temporary name, and gives the file its name once all of it is on the
 * disk. A failure or a killed process leaves nothing under the name. Returns the file's size.
 */
export async function writeSealed(
  file: string,
  passphrase: string,
  parts: AsyncIterable<Uint8Array>,
): Promise<number> {
  const temporary = `${file}${unfinished}`;
  const handle = await open(temporary, "wx", 0o600);
  let bytes = 0;
  const write = async (chunk: Uint8Array) => {
    await handle.appendFile(chunk);
    bytes += chunk.length;
  };
  try {
    const salt = randomBytes(32).toString("base64url");
    const head = `${magic}${JSON.stringify({ salt, ...cost })}\n`;
    await write(Buffer.from(head));
    const seal = sealWith(await keyOf(passphrase, salt), head);
    await pipeline(Readable.from(parts), createGzip({ level: 1 }), seal, async (sealed) => {
      for await (const frame of sealed) await write(frame);
    });
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

/** The end of the name of a file that is being written. */
export const unfinished = ".part";

const sealWith = (key: Buffer, head: string) =>
  async function* (source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    let number = 0;
    let waiting: Buffer[] = [];
    let length = 0;
    const frame = (bytes: Buffer, flag: number) => {
      const cipher = createCipheriv("aes-256-gcm", key, nonceOf(number, flag)).setAAD(digestOf(head));
      number += 1;
      const start = Buffer.alloc(5);
      start.writeUInt8(flag, 0);
      start.writeUInt32BE(bytes.length, 1);
      return Buffer.concat([start, cipher.update(bytes), cipher.final(), cipher.getAuthTag()]);
    };
    for await (const chunk of source) {
      waiting.push(chunk);
      length += chunk.length;
      if (length < frameBytes) continue;
      let all = Buffer.concat(waiting);
      for (; all.length >= frameBytes; all = all.subarray(frameBytes))
        yield frame(all.subarray(0, frameBytes), flags.more);
      waiting = [all];
      length = all.length;
    }
    yield frame(Buffer.concat(waiting), flags.end);
  };

const digestOf = (head: string) => createHash("sha256").update(head).digest();

/** What `writeSealed` was given. Throws BackupUnreadable at the first frame that is not right. */
export function readSealed(file: string, passphrase: string): AsyncIterable<Buffer> {
  const unzip = createGunzip();
  const reading = pipeline(Readable.from(framesOf(file, passphrase)), unzip);
  reading.catch(() => undefined); // the reader below gets the same error
  return (async function* () {
    try {
      for await (const chunk of unzip) yield chunk as Buffer;
      await reading;
    } catch (error) {
      const isBroken = error instanceof Error && "code" in error && String(error.code).startsWith("Z_");
      throw isBroken ? new BackupUnreadable("The backup's content is damaged.") : error;
    }
  })();
}

async function* framesOf(file: string, passphrase: string): AsyncGenerator<Buffer> {
  const stream = createReadStream(file, { highWaterMark: frameBytes });
  try {
    const reader = new ByteReader(stream);
    const { key, aad } = await readHead(file, reader, passphrase);
    for (let number = 0; ; number += 1) {
      const frame = await reader.take(5);
      if (!frame) throw cutOff(number);
      const flag = frame.readUInt8(0);
      const length = frame.readUInt32BE(1);
      if (length > frameBytes || flag > flags.end) throw changed(number);
      const sealed = await reader.take(length + tagBytes);
      if (!sealed) throw cutOff(number);
      const decipher = createDecipheriv("aes-256-gcm", key, nonceOf(number, flag))
        .setAAD(aad)
        .setAuthTag(sealed.subarray(length));
      let opened: Buffer;
      try {
        opened = Buffer.concat([decipher.update(sealed.subarray(0, length)), decipher.final()]);
      } catch {
        throw changed(number);
      }
      yield opened;
      if (flag === flags.end) break;
    }
    if ((await reader.take(1)) !== undefined)
      throw new BackupUnreadable("Something was added to the end of the backup.");
  } finally {
    stream.destroy();
  }
}

async function readHead(file: string, reader: ByteReader, passphrase: string) {
  const start = (await reader.take(magic.length))?.toString("utf8");
  if (start !== magic) throw new BackupUnreadable(`${file} is not a backup of this product.`);
  const line = await reader.takeLine(longestHeader);
  const parsed = header.safeParse(jsonOf(line));
  if (!parsed.success) throw new BackupUnreadable("The beginning of the backup is damaged.");
  return { key: await keyOf(passphrase, parsed.data.salt), aad: digestOf(`${magic}${line}\n`) };
}

const cutOff = (number: number) => new BackupUnreadable(`The backup is cut off after part ${number}.`);
const changed = (number: number) =>
  new BackupUnreadable(
    number === 0
      ? "The passphrase is wrong, or the beginning of the backup was changed."
      : `Part ${number + 1} of the backup was changed, or is not in its place.`,
  );

function jsonOf(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? "");
  } catch {
    return undefined;
  }
}
