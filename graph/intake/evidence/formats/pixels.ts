import { disableTypes, imageSize, types } from "image-size";

/** The photos of the largest phone cameras have 200 million. */
export const maxPixels = 200_000_000;

const read = new Set<string>(["jpg", "png", "webp"]);
disableTypes(types.filter((type) => !read.has(type)));

/** Width and height from the image's header, in pixels; null if it is broken. */
export function sizeInPixels(bytes: Uint8Array): { width: number; height: number } | null {
  try {
    return imageSize(bytes);
  } catch {
    return null;
  }
}
