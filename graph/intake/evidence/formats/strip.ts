import { stripJpeg } from "./jpeg.ts";
import { stripPng } from "./png.ts";
import type { MediaType } from "../../../../shared/intake/evidence/rules.ts";
import { stripWebp } from "./webp.ts";

/**
 * The file without metadata about where and when a photo was taken; its pixels are unchanged.
 * Documents and recordings are returned as they are. Null if an image is broken.
 */
export const strip = (bytes: Uint8Array, mediaType: MediaType): Uint8Array | null =>
  strippers[mediaType]?.(bytes) ?? (strippers[mediaType] ? null : bytes);

const strippers: Partial<Record<MediaType, (bytes: Uint8Array) => Uint8Array | null>> = {
  "image/jpeg": stripJpeg,
  "image/png": stripPng,
  "image/webp": stripWebp,
};
