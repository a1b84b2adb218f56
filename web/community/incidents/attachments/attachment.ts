import { attachmentKinds, type AttachmentKind } from "../store/incident.ts";

export const maxFileBytes = 20_000_000;
export const maxFilesPerIncident = 10;
/** The total limit, so that a copy fits into one file that a browser can read. */
export const maxTotalBytes = 250_000_000;

/** The metadata of a file that stays on the device. */
export interface Attachment {
  id: string;
  incidentId: string;
  addedAt: string;
  name: string;
  mime: string;
  kind: AttachmentKind;
  size: number;
}

export type FileProblem = "wrongType" | "tooLarge" | "empty" | "tooMany" | "noRoom";

/** Nothing that a browser would execute: no HTML, no SVG. */
const mimesByEnding: Record<AttachmentKind, Record<string, string>> = {
  image: {
    jpg: "image/jpeg",
    jpeg: "image/jpeg",
    png: "image/png",
    gif: "image/gif",
    webp: "image/webp",
    avif: "image/avif",
    heic: "image/heic",
    heif: "image/heif",
  },
  audio: {
    mp3: "audio/mpeg",
    m4a: "audio/mp4",
    aac: "audio/aac",
    wav: "audio/wav",
    ogg: "audio/ogg",
    oga: "audio/ogg",
    opus: "audio/ogg",
    weba: "audio/webm",
    amr: "audio/amr",
    "3gp": "audio/3gpp",
    flac: "audio/flac",
  },
  document: {
    pdf: "application/pdf",
    txt: "text/plain",
    doc: "application/msword",
    docx: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
    odt: "application/vnd.oasis.opendocument.text",
    rtf: "application/rtf",
  },
};

/** For the file chooser. */
export const acceptedFiles: readonly string[] = attachmentKinds.flatMap((kind) =>
  Object.keys(mimesByEnding[kind]).map((ending) => `.${ending}`),
);

/** By its MIME type, else by its extension; undefined if not accepted. */
export function typeOf(name: string, mime = ""): { kind: AttachmentKind; mime: string } | undefined {
  const plain = (mime.split(";")[0] ?? "").trim().toLowerCase();
  const said = sameMime[plain] ?? plain;
  const ending = /\.([^.]+)$/.exec(name.toLowerCase())?.[1] ?? "";
  const bySaying = attachmentKinds.find((kind) => Object.values(mimesByEnding[kind]).includes(said));
  if (bySaying) return { kind: bySaying, mime: said };
  const byEnding = attachmentKinds.find((kind) => Object.hasOwn(mimesByEnding[kind], ending));
  const found = byEnding && mimesByEnding[byEnding][ending];
  return found ? { kind: byEnding, mime: found } : undefined;
}

/** Why a file is not accepted; undefined if it is. */
export function problemOf(
  file: { name: string; type: string; size: number },
  already: { files: number; totalBytes: number },
): FileProblem | undefined {
  if (!typeOf(file.name, file.type)) return "wrongType";
  if (file.size === 0) return "empty";
  if (file.size > maxFileBytes) return "tooLarge";
  if (already.files >= maxFilesPerIncident) return "tooMany";
  if (already.totalBytes + file.size > maxTotalBytes) return "noRoom";
  return undefined;
}

/** Other names of devices for the same types. */
const sameMime: Record<string, string> = {
  "image/jpg": "image/jpeg",
  "audio/mp3": "audio/mpeg",
  "audio/x-m4a": "audio/mp4",
  "audio/m4a": "audio/mp4",
  "audio/x-wav": "audio/wav",
  "audio/wave": "audio/wav",
  "audio/vnd.wave": "audio/wav",
  "audio/opus": "audio/ogg",
  "text/rtf": "application/rtf",
};
