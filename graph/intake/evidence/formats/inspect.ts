import { fileTypeFromBuffer } from "file-type";
import { mediaTypes, type MediaType } from "../../../../shared/intake/evidence/rules.ts";
import { webmTrackTypes } from "./webm.ts";

/** The type of the bytes by content alone; null for unsupported files, including videos. */
export async function mediaTypeOf(bytes: Uint8Array): Promise<MediaType | null> {
  const found = await fileTypeFromBuffer(bytes).catch(() => undefined);
  if (!found) return null;
  if (found.ext === "webm") return holdsOnlySound(webmTracks(bytes)) ? "audio/webm" : null;
  if (found.ext === "m4a" || found.ext === "mp4")
    return holdsOnlySound(mp4Handlers(bytes)) ? "audio/mp4" : null;
  return found.mime in mediaTypes ? (found.mime as MediaType) : null;
}

/** The format of an iPhone's photos, which few other programs open. */
export async function isHeif(bytes: Uint8Array): Promise<boolean> {
  const found = await fileTypeFromBuffer(bytes).catch(() => undefined);
  return /^image\/hei[cf]/.test(found?.mime ?? "");
}

type Track = "sound" | "picture";

const holdsOnlySound = (tracks: Track[]) => tracks.includes("sound") && !tracks.includes("picture");

const webmTracks = (bytes: Uint8Array): Track[] =>
  webmTrackTypes(bytes).flatMap((type): Track[] => (type === 2 ? ["sound"] : type === 1 ? ["picture"] : []));

/** Each track of an MP4 says in its "hdlr" box what it is: "soun" or "vide". */
function mp4Handlers(bytes: Uint8Array): Track[] {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const tracks: Track[] = [];
  for (let at = buffer.indexOf("hdlr"); at >= 0; at = buffer.indexOf("hdlr", at + 4)) {
    const handler = buffer.toString("latin1", at + 12, at + 16);
    if (handler === "soun") tracks.push("sound");
    if (handler === "vide") tracks.push("picture");
  }
  return tracks;
}
