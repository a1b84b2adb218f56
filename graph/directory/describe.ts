import type { Language } from "../core/forms/fields.shared.ts";
import { stateCode, type ResourceEntry } from "./rules.shared.ts";
import { words } from "./words.ts";

/** One line of directory.csv. `note` is the editors' own and is never shown. */
export interface Entry {
  key: string;
  state: string;
  /** Where its office is, or its beds are; empty where that is not told, or must not be. */
  city: string;
  type: string;
  /** One of `entryKinds`, or empty. */
  kind: string;
  name: string;
  /** A sentence of its own; empty where the type and the area say it all. */
  description: string;
  contactInfo: string;
  phone: string;
  website: string;
  hours: string;
  /** `national`, `statewide`, `regional`, `county`, or the city. */
  area: string;
  /** Those that it serves, where its source names them: "Lee; Cass", or "Norfolk city". */
  counties: string;
  /** A sentence that is good to know before calling. */
  hint: string;
  source: string;
  sourceUrl: string;
  sourceRetrieved: string;
  confidence: string;
  note: string;
}

/** What the entry is, as a person would say it. */
export function describe(entry: Entry): string {
  return [entry.description || sentenceByKind(entry, "en"), entry.hint].filter(Boolean).join(" ");
}

/** "Anchorage, AK"; where people hide from somebody, nothing. */
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

/** What is said of an entry without a sentence of its own: by its kind, and where it helps. */
export function sentenceByKind(entry: Placed, language: Language): string {
  const said = words(language);
  const kinds: Partial<Record<string, (place: string) => string>> = said.kinds;
  return (kinds[kindOf(entry)] ?? said.kinds.other)(placeOf(entry, said));
}

const kindOf = ({ type, kind, contactInfo }: Placed) =>
  contactInfo.startsWith("2-1-1") ? "2-1-1" : kind === "medical" ? "ride to care" : kind || type;

/** More than these are a region. */
const mostCounties = 3;

function placeOf({ area, city, counties = [], state }: Placed, said: ReturnType<typeof words>): string {
  const code = stateCode(state);
  if (area === "national" || !code) return said.national;
  if (area === "statewide") return said.statewide(code);
  const named = typeof counties === "string" ? counties.split("; ").filter(Boolean) : counties;
  if (area === "county" && named.length > 0 && named.length <= mostCounties)
    return said.counties(named, code);
  if (area === "regional" || area === "county") return city ? said.city(city, code) : said.regional(code);
  return said.city(area, code);
}

/** A row as the database gives it, or the file. */
export type EntryRow = Omit<ResourceEntry, "confirmedAt"> & { confirmedAt?: Date | string | null };

/** What everybody may see of a row; it has the editors' own columns too. */
export function showEntry(row: EntryRow): ResourceEntry {
  const { key, name, type, kind, description, state, city, area, address, hours, website } = row;
  const { contactInfo, sourceRetrieved, confidence, confirmedAt } = row;
  return {
    ...{ key, name, type, kind, description, state, city, area, address, hours, website, contactInfo },
    ...{ sourceRetrieved, confidence, confirmedAt: confirmedAt ? new Date(confirmedAt).toISOString() : null },
  };
}
