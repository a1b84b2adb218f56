import { attachmentKinds, incidentTypes, type AttachmentCount, type Incident } from "./incident.ts";
import { isEnvelope, type Envelope } from "../../../core/device/sealing.ts";

type Stored =
  | { kind: "nothing" }
  | { kind: "plain"; incidents: Incident[] }
  | { kind: "sealed"; envelope: Envelope }
  | { kind: "unreadable" };

/**
 * Parses the stored log, however old or damaged. No text is dropped because another field is
 * invalid.
 */
export function readStored(text: string | null): Stored {
  if (text === null) return { kind: "nothing" };
  const value = parsed(text);
  if (isEnvelope(value)) return { kind: "sealed", envelope: value };
  const list = Array.isArray(value) ? value : isRecord(value) ? value["incidents"] : undefined;
  return Array.isArray(list) ? { kind: "plain", incidents: readIncidents(list) } : { kind: "unreadable" };
}

/** Each entry once; non-entries are omitted. */
export function readIncidents(list: readonly unknown[]): Incident[] {
  const byId = new Map<string, Incident>();
  list.forEach((value, place) => {
    const incident = readIncident(value, place);
    if (incident && !byId.has(incident.id)) byId.set(incident.id, incident);
  });
  return [...byId.values()];
}

function readIncident(value: unknown, place: number): Incident | undefined {
  if (!isRecord(value)) return undefined;
  const dateTime = text(value["dateTime"]) || text(value["date"]);
  const description = text(value["description"]);
  const location = text(value["location"]);
  if (!dateTime && !description && !location) return undefined;
  const createdAt = text(value["createdAt"]) || dateTime;
  const officerInfo = text(value["officerInfo"]);
  return {
    id: text(value["id"]) || `older-${createdAt}-${place}`,
    type: knownType(text(value["type"])),
    dateTime,
    location,
    ...(officerInfo && { officerInfo }),
    description,
    createdAt,
    attachments: readCounts(value["attachments"]),
  };
}

function readCounts(value: unknown): AttachmentCount[] {
  if (!Array.isArray(value)) return [];
  return attachmentKinds.flatMap((type) => {
    const counts = value.map((entry: unknown) =>
      isRecord(entry) && entry["type"] === type ? wholeNumber(entry["count"]) : 0,
    );
    const count = counts.reduce((sum, each) => sum + each, 0);
    return count > 0 ? [{ type, count }] : [];
  });
}

/** `traffic-stop` and `TRAFFIC STOP` are normalized; any other word stays. */
function knownType(word: string): string {
  const plain = word
    .trim()
    .toLowerCase()
    .replaceAll(/[-_\s]+/g, " ");
  return incidentTypes.find((type) => type.toLowerCase() === plain) ?? (word || "Other");
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const text = (value: unknown): string =>
  typeof value === "string" ? value : typeof value === "number" ? String(value) : "";
const wholeNumber = (value: unknown): number =>
  Number.isSafeInteger(value) ? Math.max(0, Number(value)) : 0;

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
