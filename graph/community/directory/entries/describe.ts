import type { Language } from "../../../../shared/core/forms/fields.ts";
import { fullTonightOf } from "../../../../shared/community/directory/full-tonight.ts";
import { stateCode, type ResourceEntry } from "../../../../shared/community/directory/rules.ts";
import { words } from "../words.ts";

/** One line of directory.csv. `note` is for editors and never shown. */
export interface Entry {
  key: string;
  state: string;
  /** The city of its office or beds; empty if unknown or confidential. */
  city: string;
  type: string;
  /** One of `entryKinds`, or empty. */
  kind: string;
  name: string;
  /** Its own description; empty if type and area are enough. */
  description: string;
  contactInfo: string;
  phone: string;
  website: string;
  hours: string;
  /** `national`, `statewide`, `regional`, `county`, or the city. */
  area: string;
  /** The served counties, if the source names them: "Lee; Cass", or "Norfolk city". */
  counties: string;
  /** Good to know before calling. */
  hint: string;
  source: string;
  sourceUrl: string;
  sourceRetrieved: string;
  confidence: string;
  note: string;
}

/** What the entry is, in everyday words. */
export function describe(entry: Entry): string {
  return [entry.description || sentenceByKind(entry, "en"), entry.hint].filter(Boolean).join(" ");
}

/** "Anchorage, AK"; empty for confidential locations. */
export const addressOf = ({ city, kind, state }: Entry) =>
  city && kind !== "violence" ? `${city}, ${state}` : null;

export const countiesOf = ({ counties }: Entry) => counties.split("; ").filter(Boolean);

interface Placed {
  type: string;
  kind?: string | null;
  contactInfo: string;
  area: string;
  city?: string | null;
  counties?: string | readonly string[];
  state: string;
}

/** The description of an entry without its own: by kind and area. */
export function sentenceByKind(entry: Placed, language: Language): string {
  const said = words(language);
  const kinds: Partial<Record<string, (place: string) => string>> = said.kinds;
  return (kinds[kindOf(entry)] ?? said.kinds.other)(placeOf(entry, said));
}

const kindOf = ({ type, kind, contactInfo }: Placed) =>
  contactInfo.startsWith("2-1-1") ? "2-1-1" : kind === "medical" ? "ride to care" : kind || type;

/** More than this many counties are a region. */
const maxCounties = 3;

function placeOf({ area, city, counties = [], state }: Placed, said: ReturnType<typeof words>): string {
  const code = stateCode(state);
  if (area === "national" || !code) return said.national;
  if (area === "statewide") return said.statewide(code);
  const named = typeof counties === "string" ? counties.split("; ").filter(Boolean) : counties;
  if (area === "county" && named.length > 0 && named.length <= maxCounties) return said.counties(named, code);
  if (area === "regional" || area === "county") return city ? said.city(city, code) : said.regional(code);
  return said.city(area, code);
}

/** A row from the database or the file. */
export type EntryRow = Omit<ResourceEntry, "confirmedAt" | "isLocationHidden" | "fullTonight"> & {
  confirmedAt?: Date | string | null;
  isLocationHidden?: boolean;
  fullAt?: Date | null;
  fullUntil?: Date | null;
};

/** The public fields of a row, which also has the editors' columns. */
export function showEntry(row: EntryRow, now: Date): ResourceEntry {
  const { key, name, type, kind, description, state, city, area, address, hours, website } = row;
  const { contactInfo, sourceRetrieved, confidence, confirmedAt } = row;
  const fullTonight = fullTonightOf(row, now);
  return {
    ...{ key, name, type, kind, description, state, city, area, address, hours, website, contactInfo },
    ...(row.isLocationHidden && { isLocationHidden: true }),
    ...(fullTonight && { fullTonight }),
    ...{ sourceRetrieved, confidence, confirmedAt: confirmedAt ? new Date(confirmedAt).toISOString() : null },
  };
}
