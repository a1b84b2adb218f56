import { crc32 } from "node:zlib";
import { ascii, join, latin, view } from "./bytes.ts";
import { minimalExif, orientationIn } from "./exif.ts";

const signature = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
/** What the picture needs. Text, time, EXIF and private chunks are not among it. */
const kept = new Set(
  "IHDR PLTE IDAT IEND tRNS cHRM gAMA iCCP sBIT sRGB cICP mDCV cLLI bKGD hIST pHYs sPLT acTL fcTL fdAT".split(
    " ",
  ),
);

/** The same picture without text, time, EXIF and trailing data; null if it is broken. */
export function stripPng(bytes: Uint8Array): Uint8Array | null {
  if (!signature.every((byte, index) => bytes[index] === byte)) return null;
  const data = view(bytes);
  const header: Uint8Array[] = [];
  const rest: Uint8Array[] = [];
  let orientation = 1;
  let hasPixels = false;

  for (let at = 8; at + 12 <= bytes.byteLength;) {
    const end = at + 12 + data.getUint32(at);
    const type = latin(bytes, at + 4, at + 8);
    if (end > bytes.byteLength || !/^[a-zA-Z]{4}$/.test(type)) return null;
    if ((header.length === 0) !== (type === "IHDR")) return null;
    const chunk = bytes.subarray(at, end);
    if (type === "IHDR") header.push(chunk);
    else if (type === "eXIf") orientation = orientationIn(bytes.subarray(at + 8, end - 4));
    else if (kept.has(type)) rest.push(chunk);
    // A chunk that starts with a capital is needed to read the picture; an unknown one makes it
    // something else.
    else if (/^[A-Z]/.test(type)) return null;
    hasPixels ||= type === "IDAT";
    if (type === "IEND")
      return hasPixels ? join([bytes.subarray(0, 8), ...header, ...exifChunk(orientation), ...rest]) : null;
    at = end;
  }
  return null;
}

function exifChunk(orientation: number): Uint8Array[] {
  const exif = minimalExif(orientation);
  if (!exif) return [];
  const body = join([ascii("eXIf"), exif]);
  const frame = new Uint8Array(8);
  view(frame).setUint32(0, exif.byteLength);
  view(frame).setUint32(4, crc32(body));
  return [frame.subarray(0, 4), body, frame.subarray(4)];
}
