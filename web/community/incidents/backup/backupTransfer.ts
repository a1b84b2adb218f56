import { maxTotalBytes, type Attachment } from "../attachments/attachment.ts";
import { copyHead, maxCopyBytes, mergeIncidents, readCopy, writeCopy } from "./backupFormat.ts";
import { countsOf, isSample, type Incident } from "../store/incident.ts";
import type { IncidentLog } from "../store/log.ts";
import type { CopiedFile, Copy } from "./backup.ts";
import { openSealedCopy, writeSealedCopy } from "./encryptedBackup.ts";

export type Imported =
  | { kind: "imported"; added: number; alreadyHere: number; leftOut: number; isKept: boolean }
  | { kind: "refused"; why: "notACopy" | "newer" | "tooLarge" | "noRoom" | "wrongPasscode" }
  | { kind: "passcodeNeeded" };

/** The person's own entries as one file; sealed, it opens only with the passcode. */
export async function exportLog(log: IncidentLog, now: Date, isSealed = false): Promise<Blob> {
  const envelope = isSealed ? await log.envelope() : undefined;
  const writing = envelope
    ? writeSealedCopy({ ...copyHead(now), sealed: envelope }, log.files.raw())
    : writeCopy(ownIncidents(log), ownFiles(log), now);
  const parts: string[] = [];
  for await (const part of writing) parts.push(part);
  return new Blob(parts, { type: "application/json" });
}

/** Imports a copy; repeating it changes nothing. */
export async function importCopy(log: IncidentLog, file: File, passcode?: string): Promise<Imported> {
  if (file.size > maxCopyBytes) return { kind: "refused", why: "tooLarge" };
  const read = readCopy(await file.text());
  if (read.kind === "refused") return read;
  if (read.kind === "copy") return take(log, read.copy, read.leftOut);
  if (passcode === undefined) return { kind: "passcodeNeeded" };
  const opened = await openSealedCopy(read.sealed, passcode);
  return opened ? take(log, opened.copy, opened.leftOut) : { kind: "refused", why: "wrongPasscode" };
}

async function take(log: IncidentLog, { incidents, files }: Copy, leftOut: number): Promise<Imported> {
  const merged = mergeIncidents(ownAndSamples(log), incidents);
  const here = new Set(merged.incidents.map(({ id }) => id));
  const kept = files.length > 0 ? await log.files.all() : [];
  const ids = new Set(kept.map(({ id }) => id));
  const missing = files.filter(
    ({ attachment }) => here.has(attachment.incidentId) && !ids.has(attachment.id),
  );
  if (bytesOf(kept) + bytesOf(missing.map(({ attachment }) => attachment)) > maxTotalBytes)
    return { kind: "refused", why: "noRoom" };

  for (const { attachment, content } of missing) await log.files.put(attachment, content.buffer);
  const touched = new Set(missing.map(({ attachment }) => attachment.incidentId));
  const all = touched.size > 0 ? await log.files.all() : [];
  const isKept = await log.change((now) =>
    mergeIncidents(now, incidents).incidents.map((incident) =>
      touched.has(incident.id)
        ? { ...incident, attachments: countsOf(all.filter((file) => file.incidentId === incident.id)) }
        : incident,
    ),
  );
  const { added, alreadyHere } = merged;
  return { kind: "imported", added, alreadyHere, leftOut, isKept };
}

export const ownIncidents = (log: IncidentLog): Incident[] =>
  ownAndSamples(log).filter((incident) => !isSample(incident));

async function* ownFiles(log: IncidentLog): AsyncGenerator<CopiedFile> {
  const withFiles = ownIncidents(log).filter(({ attachments }) => attachments.length > 0);
  for (const { id } of withFiles) {
    for (const attachment of await log.files.of(id)) {
      const blob = await log.files.read(attachment);
      if (blob) yield { attachment, content: new Uint8Array(await blob.arrayBuffer()) };
    }
  }
}

const ownAndSamples = (log: IncidentLog) => {
  const state = log.state();
  return state.kind === "open" ? state.incidents : [];
};

const bytesOf = (files: readonly Attachment[]) => files.reduce((sum, { size }) => sum + size, 0);
