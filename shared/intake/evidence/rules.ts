import * as z from "zod/mini";
import { says } from "./sentences.ts";
import { type Sentence, asPhrase } from "../../core/i18n/phrases.ts";
import { normalized } from "../../core/text/fold.ts";

export const maxEvidenceBytes = 10 * 1024 * 1024;
export const maxEvidenceFiles = 10;
/** Files that one person may hold ready for a request that is not yet filed. */
export const maxWaitingFiles = 20;
export const maxRecordingsPerCase = 20;
export const unattachedLivesHours = 24;
export const fileWithoutRowLivesHours = 1;
/** What was swept can be brought back for so long. */
export const trashLivesDays = 30;
const maxSweptShare = 0.05;
const maxSwept = 20;
/** How many of so many files one day's sweep may take; a small store loses one a day at most. */
export const sweptAtMost = (stored: number): number =>
  Math.min(maxSwept, Math.max(1, Math.floor(stored * maxSweptShare)));

/**
 * What may be kept, by the type that its content shows; the ending is the one it is handed out
 * with.
 */
export const mediaTypes = {
  "image/jpeg": "jpg",
  "image/png": "png",
  "image/webp": "webp",
  "application/pdf": "pdf",
  "audio/mpeg": "mp3",
  "audio/mp4": "m4a",
  "audio/webm": "webm",
} as const;
export type MediaType = keyof typeof mediaTypes;

const acceptedEndings = [".jpg", ".jpeg", ".png", ".webp", ".pdf", ".mp3", ".m4a", ".webm"];
/** For a file input's `accept`. With JPEG first, an iPhone converts its photos. */
export const acceptedFiles: readonly string[] = ["image/jpeg", ...acceptedEndings];

export const evidenceKinds = ["document", "recipient_statement"] as const;

/** What comes with the bytes of an upload. */
export const evidenceUpload = z.object({
  name: z
    .string(says.nameMissing)
    .check(z.minLength(1, says.nameMissing), z.maxLength(500, says.nameTooLong)),
  kind: z._default(
    z.enum(evidenceKinds, asPhrase(says.kindUnknown({ kinds: evidenceKinds.join(", ") }))),
    "document",
  ),
});

/** What is wrong with a file before it is uploaded. */
export function problemOf({ name, size }: { name: string; size: number }): Sentence | undefined {
  if (size === 0) return says.empty({ name });
  if (size > maxEvidenceBytes) return says.tooLarge({ name });
  const ending = /\.[a-z0-9]{1,5}$/i.exec(name)?.[0].toLowerCase() ?? "";
  if (acceptedEndings.includes(ending)) return undefined;
  return /^\.hei[cf]s?$/.test(ending) ? says.heic({ name }) : says.wrongType({ name });
}

/** Of the files of one request. */
export const tooManyOf = (files: number): Sentence | undefined =>
  files > maxEvidenceFiles ? says.tooMany({ count: maxEvidenceFiles }) : undefined;

const maxNameCharacters = 120;

/** A name that is safe in a header, a page and a file system, ending as its content does. */
export function safeFileName(name: string, mediaType: MediaType): string {
  const last = normalized(name, "NFC").split(/[/\\]/).at(-1) ?? "";
  // Control and invisible characters, and the ones that turn the reading direction, hide what a
  // name says.
  const visible = last
    .replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}"<>:|?*%;]/gu, "")
    .replace(/\s+/g, " ")
    .replace(/^[. ]+/, "")
    .trim();
  const ending = mediaTypes[mediaType];
  const stem = visible.replace(/\.[a-z0-9]{1,5}$/i, "").trim() || "document";
  const kept = mediaType === "image/jpeg" && /\.jpeg$/i.test(visible) ? "jpeg" : ending;
  return `${Array.from(stem).slice(0, maxNameCharacters).join("")}.${kept}`;
}

/** The id in "/files/{id}", the way a request names its evidence. */
export const fileIdIn = (url: string) =>
  /^\/files\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/.exec(url.trim())?.[1];

/**
 * The part of a file that a player asks for; null for the whole, "unsatisfiable" for what is not in
 * it.
 */
export function rangeOf(
  header: string | undefined,
  size: number,
): { start: number; end: number } | null | "unsatisfiable" {
  const asked = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header?.trim() ?? "");
  if (!asked || (asked[1] === "" && asked[2] === "")) return null;
  const last = size - 1;
  const start = asked[1] === "" ? Math.max(0, size - Number(asked[2])) : Number(asked[1]);
  const end = asked[1] === "" || asked[2] === "" ? last : Math.min(Number(asked[2]), last);
  return start > end || start > last ? "unsatisfiable" : { start, end };
}
