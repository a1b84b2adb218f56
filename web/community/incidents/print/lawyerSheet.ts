import type { Attachment } from "../attachments/attachment.ts";
import type { Incident } from "../store/incident.ts";
import type { IncidentLog } from "../store/log.ts";
import { canSeal } from "../../../core/device/sealing.ts";

/** The content of the printed sheet. */
export interface Sheet {
  entries: { incident: Incident; files: PrintedFile[] }[];
  /** URLs of photos, by attachment. */
  photos: Map<string, string>;
  madeAt: string;
}
export interface PrintedFile extends Attachment {
  /** SHA-256 in hexadecimal; undefined if the page may not compute it. */
  fingerprint: string | undefined;
}

/** Oldest first, with the files' fingerprints. */
export async function fetchSheet(
  log: IncidentLog,
  incidents: readonly Incident[],
  withPhotos: boolean,
): Promise<Sheet> {
  const sheet: Sheet = { entries: [], photos: new Map(), madeAt: new Date().toISOString() };
  const inOrder = [...incidents].sort((one, other) => one.dateTime.localeCompare(other.dateTime));
  for (const incident of inOrder) {
    const attachments = incident.attachments.length > 0 ? await log.files.of(incident.id) : [];
    const files: PrintedFile[] = [];
    for (const attachment of attachments) {
      const content = await log.files.read(attachment);
      files.push({ ...attachment, fingerprint: content && (await fingerprint(content)) });
      if (withPhotos && content && attachment.kind === "image")
        sheet.photos.set(attachment.id, URL.createObjectURL(content));
    }
    sheet.entries.push({ incident, files });
  }
  return sheet;
}

async function fingerprint(content: Blob): Promise<string | undefined> {
  if (!canSeal()) return undefined;
  const digest = await crypto.subtle.digest("SHA-256", await content.arrayBuffer());
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
