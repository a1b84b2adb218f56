import { view } from "./bytes.ts";

const orientationTag = 0x0112;
const shortType = 3;

/**
 * The camera's orientation, from the EXIF data after its "Exif" mark: 1 (upright) to 8. Anything
 * unexpected counts as upright.
 */
export function orientationIn(tiff: Uint8Array): number {
  if (tiff.byteLength < 8) return 1;
  const data = view(tiff);
  const order = data.getUint16(0);
  if (order !== 0x4949 && order !== 0x4d4d) return 1;
  const little = order === 0x4949;
  const ifd = data.getUint32(4, little);
  if (ifd + 2 > tiff.byteLength) return 1;
  const entries = data.getUint16(ifd, little);
  for (let index = 0; index < entries; index += 1) {
    const at = ifd + 2 + index * 12;
    if (at + 12 > tiff.byteLength) return 1;
    if (data.getUint16(at, little) !== orientationTag || data.getUint16(at + 2, little) !== shortType)
      continue;
    const orientation = data.getUint16(at + 8, little);
    return orientation >= 1 && orientation <= 8 ? orientation : 1;
  }
  return 1;
}

/** Minimal EXIF data with only the orientation; null for upright. */
export const minimalExif = (orientation: number): Uint8Array | null =>
  orientation === 1
    ? null
    : Uint8Array.of(
        0x4d,
        0x4d,
        0,
        42,
        0,
        0,
        0,
        8,
        0,
        1,
        0x01,
        0x12,
        0,
        shortType,
        0,
        0,
        0,
        1,
        0,
        orientation,
        0,
        0,
        0,
        0,
        0,
        0,
      );
