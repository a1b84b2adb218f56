import { typeOf } from "../attachments/attachment.ts";
import { bytesToText } from "../../../core/device/bytes.ts";
import type { CopiedFile, Copy } from "./backup.ts";
import type { FileAbout, FileContent, FileRow } from "../attachments/fileStore.ts";
import { isSample } from "../store/incident.ts";
import {
  asSealed,
  asText,
  isEnvelope,
  open,
  openEntries,
  openLock,
  type Envelope,
  type Sealed,
  type SealedText,
} from "../../../core/device/sealing.ts";
import { isRecord, readIncidents } from "../store/parseStored.ts";

/** A copy that opens only with the passcode of its time. */
export interface SealedCopy {
  envelope: Envelope;
  files: SealedFile[];
}
interface SealedFile extends Pick<FileRow, "id" | "incidentId" | "addedAt"> {
  about: SealedText;
  content: SealedText;
}

/** The stored data goes into the file as it is, sealed. */
export async function* writeSealedCopy(
  head: Record<string, unknown>,
  rows: AsyncIterable<{ row: FileRow; content: FileContent }>,
): AsyncGenerator<string> {
  yield `${JSON.stringify(head).slice(0, -1)},"files":[`;
  let isFirst = true;
  for await (const { row, content } of rows) {
    const { about, ...ids } = row;
    const file = { ...ids, about: asText(about as Sealed), content: asText(content as Sealed) };
    yield `${isFirst ? "" : ","}${JSON.stringify(file)}`;
    isFirst = false;
  }
  yield "]}";
}

export function readSealedCopy(value: unknown): SealedCopy | undefined {
  if (!isRecord(value) || !isEnvelope(value["sealed"])) return undefined;
  const files = Array.isArray(value["files"]) ? value["files"].filter(isSealedFile) : [];
  return { envelope: value["sealed"], files };
}

/** Null if the passcode is wrong. */
export async function openSealedCopy({ envelope, files }: SealedCopy, passcode: string) {
  const lock = await openLock(envelope, passcode);
  if (!lock) return undefined;
  const entries = JSON.parse(await openEntries(lock, envelope)) as unknown[];
  const incidents = readIncidents(entries).filter((incident) => !isSample(incident));
  const known = new Set(incidents.map(({ id }) => id));
  const copy: Copy = { incidents, files: [] };
  let leftOut = 0;
  for (const file of files) {
    const opened = known.has(file.incidentId)
      ? await openFile(lock.key, file).catch(() => undefined)
      : undefined;
    if (opened) copy.files.push(opened);
    else leftOut += 1;
  }
  return { copy, leftOut };
}

async function openFile(key: CryptoKey, file: SealedFile): Promise<CopiedFile | undefined> {
  const { id, incidentId, addedAt } = file;
  const about = await open(key, asSealed(file.about), `about ${id}`);
  const { name, mime } = JSON.parse(bytesToText(about)) as FileAbout;
  const content = new Uint8Array(await open(key, asSealed(file.content), `content ${id}`));
  const type = typeOf(name, mime);
  return type && { attachment: { id, incidentId, addedAt, name, size: content.length, ...type }, content };
}

const isSealedFile = (value: unknown): value is SealedFile =>
  isRecord(value) &&
  ["id", "incidentId", "addedAt"].every((name) => typeof value[name] === "string") &&
  [value["about"], value["content"]].every(
    (box) => isRecord(box) && typeof box["iv"] === "string" && typeof box["data"] === "string",
  );
