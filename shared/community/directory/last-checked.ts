import { dayIn } from "../../core/time/zone.ts";
import type { ResourceEntry } from "./rules.ts";

const day = /\d{4}-\d{2}-\d{2}$/;
const freshMonths = 12;

type Sourced = Pick<ResourceEntry, "sourceRetrieved" | "confidence" | "confirmedAt">;

interface LastChecked {
  /** Facts from third-party lists are unchecked. */
  kind: "checked" | "listed";
  /** It may be out of date. */
  isOld: boolean;
  /** ISO, with the day. */
  date: string;
}

/**
 * When an entry was last checked against its source, or confirmed; what only has the publication
 * date, at that. Some data has nothing.
 */
export function readLastChecked(entry: Sourced, zone: string, now: Date): LastChecked | undefined {
  const date = dateOf(entry, zone);
  if (!date) return undefined;
  const kind = entry.confirmedAt || entry.confidence === "high" ? "checked" : "listed";
  return { kind, isOld: monthOf(dayIn(zone, now)) - monthOf(date) > freshMonths, date };
}

function dateOf({ sourceRetrieved, confirmedAt }: Sourced, zone: string): string | undefined {
  if (confirmedAt) return dayIn(zone, new Date(confirmedAt));
  const date = day.exec(sourceRetrieved)?.[0];
  return date && [date, `published ${date}`].includes(sourceRetrieved) ? date : undefined;
}

/** Counted from the year 0. */
function monthOf(date: string): number {
  const [year = 0, month = 0] = date.split("-").map(Number);
  return year * 12 + month;
}
