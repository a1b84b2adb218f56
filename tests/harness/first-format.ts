import { createCipheriv, createHash, randomBytes, scryptSync } from "node:crypto";
import { gzipSync } from "node:zlib";
import { manifestName, type Manifest } from "../../graph/platform/backup/file/manifest.ts";
import { magic } from "../../graph/platform/backup/first-format/sealed-file.ts";

/* Writes backups as releases before December 2026 did. The product only reads them. */

const frameBytes = 1024 * 1024;
const cost = { N: 2 ** 17, r: 8, p: 1 };

/** A sealed file that holds the content, compressed. */
export function sealFirstFormat(content: Buffer, passphrase: string): Buffer {
  const salt = randomBytes(32);
  const head = `${magic}${JSON.stringify({ salt: salt.toString("base64url"), ...cost })}\n`;
  const key = scryptSync(passphrase, salt, 32, { ...cost, maxmem: 256 * 1024 * 1024 });
  const zipped = gzipSync(content, { level: 1 });
  const aad = createHash("sha256").update(head).digest();
  const frames: Buffer[] = [];
  for (let at = 0; at <= zipped.length; at += frameBytes) {
    const bytes = zipped.subarray(at, at + frameBytes);
    const flag = at + frameBytes > zipped.length ? 1 : 0;
    const nonce = Buffer.alloc(12);
    nonce.writeUInt8(flag, 0);
    nonce.writeBigUInt64BE(BigInt(frames.length), 4);
    const start = Buffer.alloc(5);
    start.writeUInt8(flag, 0);
    start.writeUInt32BE(bytes.length, 1);
    const cipher = createCipheriv("aes-256-gcm", key, nonce).setAAD(aad);
    frames.push(Buffer.concat([start, cipher.update(bytes), cipher.final(), cipher.getAuthTag()]));
  }
  return Buffer.concat([Buffer.from(head), ...frames]);
}

/** A whole backup of the first format. */
export function writeFirstFormat(parts: Map<string, Buffer>, manifest: Manifest, passphrase: string): Buffer {
  const count = (bytes: number) => {
    const buffer = Buffer.alloc(4);
    buffer.writeUInt32BE(bytes);
    return buffer;
  };
  const all = [...parts, [manifestName, Buffer.from(JSON.stringify(manifest))] as const];
  const packed = all.flatMap(([name, bytes]) => [
    ...[count(Buffer.byteLength(name)), Buffer.from(name)],
    ...(bytes.length > 0 ? [count(bytes.length), bytes] : []),
    count(0),
  ]);
  return sealFirstFormat(Buffer.concat(packed), passphrase);
}
