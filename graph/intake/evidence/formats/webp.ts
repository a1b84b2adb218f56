import { ascii, join, latin, view } from "./bytes.ts";
import { minimalExif, orientationIn } from "./exif.ts";

const kept = new Set(["VP8 ", "VP8L", "VP8X", "ALPH", "ANIM", "ANMF", "ICCP"]);
const exifFlag = 0x08;
const xmpFlag = 0x04;

/** The same picture without EXIF, XMP and trailing data; null if it is broken. */
export function stripWebp(bytes: Uint8Array): Uint8Array | null {
  if (bytes.byteLength < 20 || latin(bytes, 0, 4) !== "RIFF" || latin(bytes, 8, 12) !== "WEBP") return null;
  const data = view(bytes);
  const fileEnd = 8 + data.getUint32(4, true);
  if (fileEnd > bytes.byteLength) return null;
  const chunks: Uint8Array[] = [];
  let extended: Uint8Array | undefined;
  let exif: Uint8Array | null = null;
  let hasPixels = false;

  for (let at = 12; at < fileEnd;) {
    if (at + 8 > fileEnd) return null;
    const type = latin(bytes, at, at + 4);
    const size = data.getUint32(at + 4, true);
    const bodyEnd = at + 8 + size;
    if (bodyEnd > fileEnd) return null;
    const end = Math.min(bodyEnd + (size % 2), fileEnd);
    if (type === "EXIF") exif = minimalExif(orientationIn(withoutMark(bytes.subarray(at + 8, bodyEnd))));
    if (type === "VP8X") {
      if (size < 10) return null;
      extended = bytes.slice(at, end);
      chunks.push(extended);
    } else if (kept.has(type)) chunks.push(padded(bytes.subarray(at, end)));
    hasPixels ||= type === "VP8 " || type === "VP8L" || type === "ANMF";
    at = end;
  }
  if (!hasPixels) return null;
  if (extended) {
    extended[8] = (extended[8] ?? 0) & ~(exifFlag | xmpFlag);
    if (exif) {
      extended[8] |= exifFlag;
      chunks.push(riffChunk("EXIF", exif));
    }
  }
  return riffChunk("RIFF", join([ascii("WEBP"), ...chunks]));
}

/** Some writers put JPEG's mark before the EXIF data. */
const withoutMark = (exif: Uint8Array) => (latin(exif, 0, 6) === "Exif\0\0" ? exif.subarray(6) : exif);

const padded = (chunk: Uint8Array) => (chunk.byteLength % 2 ? join([chunk, Uint8Array.of(0)]) : chunk);

function riffChunk(type: string, body: Uint8Array): Uint8Array {
  const head = new Uint8Array(8);
  head.set(ascii(type));
  view(head).setUint32(4, body.byteLength, true);
  return padded(join([head, body]));
}
