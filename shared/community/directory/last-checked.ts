import { dayIn } from "../../core/time/zone.ts";
import type { ResourceEntry } from "./rules.ts";

const day = /\d{4}-\d{2}-\d{2}$/;
const freshMonths = 12;

type Sourced = Pick<ResourceEntry, "sourceRetrieved" | "confidence" | "confirmedAt">;

interface LastChecked {
  /** Facts from third-party lists are unchecked; of a publication only its date is known. */
  kind: "checked" | "published" | "listed";
  /** It may be out of date. */
  isOld: boolean;
  /** ISO, with the day. */
  date: string;
}

/**
 * When an entry was last checked against its source, or confirmed; if only its publication date is
 * known, that. Some data has nothing.
 */
export function readLastChecked(entry: Sourced, zone: string, now: Date): LastChecked | undefined {
  const found = sourceOf(entry, zone);
  return found && { ...found, isOld: monthOf(dayIn(zone, now)) - monthOf(found.date) > freshMonths };
}

function sourceOf({ sourceRetrieved, confidence, confirmedAt }: Sourced, zone: string) {
  if (confirmedAt) return { kind: "checked", date: dayIn(zone, new Date(confirmedAt)) } as const;
  const date = day.exec(sourceRetrieved)?.[0];
  if (!date) return undefined;
  const isPublished = sourceRetrieved === `published ${date}`;
  if (sourceRetrieved !== date && !isPublished) return undefined;
  if (confidence !== "high") return { kind: "listed", date } as const;
  return { kind: isPublished ? "published" : "checked", date } as const;
}

/** Counted from the year 0. */
function monthOf(date: string): number {
  const [year = 0, month = 0] = date.split("-").map(Number);
  return year * 12 + month;
}
