import { maxFileBytes, typeOf } from "../attachments/attachment.ts";
import { fromBase64, toBase64 } from "../../../core/device/bytes.ts";
import type { CopiedFile, Copy } from "./backup.ts";
import { isSample, type Incident } from "../store/incident.ts";
import { readSealedCopy, type SealedCopy } from "./encryptedBackup.ts";
import { isRecord, readIncidents } from "../store/parseStored.ts";

/** Larger than any log, but still readable as text by a browser. */
export const maxCopyBytes = 400_000_000;
const format = "safevoice-incidents";
const version = 1;
/** The header of every copy. */
export const copyHead = (exportedAt: Date) => ({ format, version, exportedAt: exportedAt.toISOString() });

/** In parts, so that the whole is never in memory twice. */
export async function* writeCopy(
  incidents: readonly Incident[],
  files: AsyncIterable<CopiedFile> | Iterable<CopiedFile>,
  exportedAt: Date,
): AsyncGenerator<string> {
  yield `${JSON.stringify({ ...copyHead(exportedAt), incidents }).slice(0, -1)},"files":[`;
  let isFirst = true;
  for await (const { attachment, content } of files) {
    yield `${isFirst ? "" : ","}${JSON.stringify({ ...attachment, data: toBase64(content) })}`;
    isFirst = false;
  }
  yield "]}";
}

export type ReadCopy =
  | { kind: "copy"; copy: Copy; leftOut: number }
  | { kind: "sealed"; sealed: SealedCopy }
  | { kind: "refused"; why: "notACopy" | "newer" };

const isNewer = (written: unknown) => typeof written === "number" && written > version;

/**
 * Accepts our own files, and a bare list of entries as in local storage. Damaged parts are counted.
 */
export function readCopy(text: string): ReadCopy {
  const value = parsed(text);
  if (isRecord(value) && value["format"] === format && isNewer(value["version"]))
    return { kind: "refused", why: "newer" };
  const sealed = readSealedCopy(value);
  if (sealed) return { kind: "sealed", sealed };
  const list = Array.isArray(value) ? value : isRecord(value) ? value["incidents"] : undefined;
  if (!Array.isArray(list)) return { kind: "refused", why: "notACopy" };
  const incidents = readIncidents(list).filter((incident) => !isSample(incident));
  if (list.length > 0 && incidents.length === 0 && !list.every(isRecord))
    return { kind: "refused", why: "notACopy" };

  const known = new Set(incidents.map(({ id }) => id));
  const listed = isRecord(value) && Array.isArray(value["files"]) ? value["files"] : [];
  const files = listed.flatMap((each: unknown) => readFile(each, known) ?? []);
  const broken = list.filter((each) => readIncidents([each]).length === 0).length;
  return { kind: "copy", copy: { incidents, files }, leftOut: broken + listed.length - files.length };
}

interface Merged {
  incidents: Incident[];
  added: number;
  alreadyHere: number;
}

/** Existing entries win, with their edits; the same text under another id is the same entry. */
export function mergeIncidents(here: readonly Incident[], copied: readonly Incident[]): Merged {
  const ids = new Set(here.map(({ id }) => id));
  const texts = new Set(here.map(textOf));
  const added = copied.filter((incident) => !ids.has(incident.id) && !texts.has(textOf(incident)));
  return {
    incidents: [...here, ...added],
    added: added.length,
    alreadyHere: copied.length - added.length,
  };
}

function readFile(value: unknown, known: ReadonlySet<string>): CopiedFile | undefined {
  if (!isRecord(value)) return undefined;
  const { id, incidentId, addedAt, name, mime, data } = value as Partial<Record<string, string>>;
  const texts = [id, incidentId, name, data];
  if (!texts.every((text) => typeof text === "string" && text !== "")) return undefined;
  if (!id || !incidentId || !name || !data || !known.has(incidentId)) return undefined;
  const type = typeOf(name, typeof mime === "string" ? mime : "");
  if (!type) return undefined;
  try {
    const content = fromBase64(data);
    if (content.length > maxFileBytes) return undefined;
    const since = typeof addedAt === "string" && !Number.isNaN(Date.parse(addedAt)) ? addedAt : "";
    return { attachment: { id, incidentId, addedAt: since, name, size: content.length, ...type }, content };
  } catch {
    return undefined;
  }
}

const textOf = ({ type, dateTime, location, officerInfo = "", description }: Incident) =>
  JSON.stringify([type, dateTime, location, officerInfo, description]);

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
