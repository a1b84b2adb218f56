/** The offered types; stored as these words. */
export const incidentTypes = [
  "Traffic Stop",
  "Home Visit",
  "Questioning",
  "Detention",
  "Arrest",
  "Other",
] as const;
export const attachmentKinds = ["image", "audio", "document"] as const;

export type IncidentType = (typeof incidentTypes)[number];
export type AttachmentKind = (typeof attachmentKinds)[number];

export interface AttachmentCount {
  type: AttachmentKind;
  count: number;
}

/** One stored entry. */
export interface Incident {
  id: string;
  /** Usually one of `incidentTypes`; an older entry may have another. */
  type: string;
  /** Local time as typed, `2026-11-20T14:30`: independent of time zones. */
  dateTime: string;
  location: string;
  officerInfo?: string;
  description: string;
  createdAt: string;
  attachments: AttachmentCount[];
}

/** The filled-in fields; the log adds the rest. */
export type IncidentDraft = Pick<Incident, "type" | "dateTime" | "location" | "officerInfo" | "description">;

const idBytes = 16;
const samplePrefix = "sample-";

export const sampleId = (number: number): string => `${samplePrefix}${number}`;

/** Samples are examples; they are never copied or printed. */
export const isSample = ({ id }: Pick<Incident, "id">): boolean => id.startsWith(samplePrefix);

/** By the time of logging, newest first, whenever it happened. */
export const newestFirst = (incidents: readonly Incident[]): Incident[] =>
  [...incidents].sort((one, other) => timeOf(other) - timeOf(one));

export const countsOf = (files: readonly { kind: AttachmentKind }[]): AttachmentCount[] =>
  attachmentKinds
    .map((type) => ({ type, count: files.filter(({ kind }) => kind === type).length }))
    .filter(({ count }) => count > 0);

/** Not crypto.randomUUID, which a page without https does not have. */
export const newId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(idBytes)), (byte) =>
    byte.toString(16).padStart(2, "0"),
  ).join("");

/** Without a readable time it counts as the oldest. */
const timeOf = ({ createdAt }: Incident) => Date.parse(createdAt) || 0;
