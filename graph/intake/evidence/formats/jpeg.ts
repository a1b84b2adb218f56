import { ascii, join, latin, view } from "./bytes.ts";
import { minimalExif, orientationIn } from "./exif.ts";

const startOfImage = 0xd8;
const endOfImage = 0xd9;
const startOfScan = 0xda;
const exifMark = "Exif\0\0";

/**
 * The same picture without EXIF, XMP, comments, previews and trailing data; null if it is broken.
 */
export function stripJpeg(bytes: Uint8Array): Uint8Array | null {
  if (bytes[0] !== 0xff || bytes[1] !== startOfImage) return null;
  const head: Uint8Array[] = [];
  const rest: Uint8Array[] = [];
  let orientation = 1;
  let hasFrame = false;
  let hasScan = false;
  let at = 2;

  for (;;) {
    const segment = readSegment(bytes, at);
    if (!segment) return null;
    const { marker, start, end } = segment;
    if (marker === endOfImage) {
      if (!hasFrame || !hasScan) return null;
      return join([
        bytes.subarray(0, 2),
        ...head,
        ...exifSegment(orientation),
        ...rest,
        Uint8Array.of(0xff, endOfImage),
      ]);
    }
    const whole = bytes.subarray(start, end);
    if (marker === 0xe1 && latin(bytes, start + 4, start + 10) === exifMark)
      orientation = orientationIn(bytes.subarray(start + 10, end));
    // The JFIF segment must stay first.
    if (marker === 0xe0 && latin(bytes, start + 4, start + 9) === "JFIF\0" && rest.length === 0)
      head.push(whole);
    else if (isKept(bytes, segment)) rest.push(whole);
    hasFrame ||= marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    at = end;
    if (marker === startOfScan) {
      hasScan = true;
      at = endOfScanData(bytes, end);
      rest.push(bytes.subarray(end, at));
    }
  }
}

interface Segment {
  marker: number;
  start: number;
  end: number;
}

function readSegment(bytes: Uint8Array, from: number): Segment | null {
  let at = from;
  if (bytes[at] !== 0xff) return null;
  // A marker may be preceded by any number of fill bytes.
  while (bytes[at + 1] === 0xff) at += 1;
  const marker = bytes[at + 1];
  if (marker === undefined || marker === 0) return null;
  if (marker === endOfImage || marker === 0x01 || (marker >= 0xd0 && marker <= startOfImage))
    return { marker, start: at, end: at + 2 };
  if (at + 4 > bytes.byteLength) return null;
  const length = view(bytes).getUint16(at + 2);
  const end = at + 2 + length;
  return length < 2 || end > bytes.byteLength ? null : { marker, start: at, end };
}

/**
 * Keeps what the picture needs: tables, frames, scans, its color profile and Adobe's color
 * transform.
 */
function isKept(bytes: Uint8Array, { marker, start }: Segment): boolean {
  if (marker === 0xe2) return latin(bytes, start + 4, start + 16) === "ICC_PROFILE\0";
  if (marker === 0xee) return latin(bytes, start + 4, start + 9) === "Adobe";
  const isApplication = marker >= 0xe0 && marker <= 0xef;
  const isComment = marker === 0xfe;
  const isUnassigned = (marker >= 0xf0 && marker <= 0xfd) || (marker >= 0x02 && marker <= 0xbf);
  return !isApplication && !isComment && !isUnassigned;
}

/** Compressed data runs to the next marker that is neither a stuffed zero nor a restart. */
function endOfScanData(bytes: Uint8Array, from: number): number {
  let at = from;
  for (;;) {
    at = bytes.indexOf(0xff, at);
    if (at < 0) return bytes.byteLength;
    const next = bytes[at + 1];
    if (next === undefined) return bytes.byteLength;
    if (next !== 0 && next !== 0xff && !(next >= 0xd0 && next <= 0xd7)) return at;
    at += next === 0xff ? 1 : 2;
  }
}

function exifSegment(orientation: number): Uint8Array[] {
  const exif = minimalExif(orientation);
  if (!exif) return [];
  const length = 2 + exifMark.length + exif.byteLength;
  return [Uint8Array.of(0xff, 0xe1, length >> 8, length & 0xff), ascii(exifMark), exif];
}
