import { createDecipheriv, createHash, scrypt } from "node:crypto";
import { createReadStream } from "node:fs";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { promisify } from "node:util";
import { createGunzip } from "node:zlib";
import * as z from "zod";
import { BackupUnreadable } from "../file/unreadable.ts";
import { ByteReader } from "./byte-reader.ts";

/*
 * Backups from before December 2026. They are read, and no longer written.
 *
 * A file sealed to a passphrase. A line names the format, a second one the numbers of scrypt.
 * Frames of AES-256-GCM follow: flag, length, bytes, tag. The nonce holds the frame's number and
 * flag, so a frame that was removed, swapped or repeated does not open, and only the last one has
 * the end flag. The key is new for each file, because its salt is.
 */
export const magic = "SafeVoice backup 1\n";
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

const derive = promisify<string, Buffer, number, object, Buffer>(scrypt);
const keyOf = (passphrase: string, salt: string) =>
  derive(passphrase, Buffer.from(salt, "base64url"), 32, {
    ...cost,
    maxmem: 256 * 1024 * 1024,
  });

function nonceOf(number: number, flag: number): Buffer {
  const nonce = Buffer.alloc(12);
  nonce.writeUInt8(flag, 0);
  nonce.writeBigUInt64BE(BigInt(number), 4);
  return nonce;
}

const digestOf = (head: string) => createHash("sha256").update(head).digest();

/** The content of the file. Throws BackupUnreadable at the first frame that is not right. */
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
