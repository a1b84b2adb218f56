import { inflateSync } from "node:zlib";

/** What a reader should know before opening a PDF. */
export interface PdfTraits {
  /** Some encrypted files open without a password, others need one. */
  isEncrypted: boolean;
  /** Files that are attached to it, which no one sees on its pages. */
  containsFiles: boolean;
}

/**
 * Read from the names in the file, without a PDF library: those unpack the attached files
 * themselves, and a small file can unpack to any size.
 */
export function traitsOfPdf(bytes: Uint8Array): PdfTraits {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const isEncrypted = /\/Encrypt\s{0,10}(?:<<|\d{1,10}\s)/.test(file.toString("latin1"));
  return { isEncrypted, containsFiles: file.includes(attached) || isAttachedInStreams(file) };
}

const attached = "/EmbeddedFile";

/** Since PDF 1.5, objects may be in compressed streams. */
function isAttachedInStreams(file: Buffer): boolean {
  let left = maxUnpacked;
  for (let at = file.indexOf("/ObjStm"); at >= 0; at = file.indexOf("/ObjStm", at)) {
    const start = file.indexOf("stream", at);
    const end = file.indexOf("endstream", start + 1);
    if (start < 0 || end < 0) return false;
    const isCrLf = file[start + 6] === 0x0d;
    const unpacked = unpack(file.subarray(start + (isCrLf ? 8 : 7), end), left);
    if (unpacked.includes(attached)) return true;
    left -= unpacked.byteLength;
    if (left <= 0) return false;
    at = end;
  }
  return false;
}

/** All streams of a file together: a file of pages has some hundred kilobytes of them. */
const maxUnpacked = 32 * 1024 * 1024;

/** Empty if it is damaged, encrypted, compressed otherwise, or too large. */
function unpack(packed: Buffer, maxOutputLength: number): Buffer {
  try {
    return inflateSync(packed, { maxOutputLength });
  } catch {
    return Buffer.alloc(0);
  }
}
