import type { Language } from "../forms/rules.ts";
import { stateCode, type ResourceEntry } from "./rules.ts";
import { words } from "./words.ts";

/** One line of directory.csv. `note` is the editors' own and is never shown. */
export interface Entry {
  key: string;
  state: string;
  type: string;
  name: string;
  /** A sentence of its own; empty where the type and the area say it all. */
  description: string;
  contactInfo: string;
  phone: string;
  website: string;
  hours: string;
  area: string;
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

/** "Anchorage, AK" for an entry of one city; null for one that serves a wider area. */
export const addressOf = ({ area, state }: Entry) => (wideAreas.has(area) ? null : `${area}, ${state}`);

const wideAreas = new Set(["national", "statewide", "regional"]);

type Placed = Pick<Entry, "type" | "contactInfo" | "area" | "state">;

/** What is said of an entry without a sentence of its own: by its kind, and where it helps. */
export function sentenceByKind(entry: Placed, language: Language): string {
  const said = words(language);
  const kinds: Partial<Record<string, (place: string) => string>> = said.kinds;
  return (kinds[kindOf(entry)] ?? said.kinds.other)(placeOf(entry, said));
}

const kindOf = ({ type, contactInfo }: Placed) => (contactInfo.startsWith("2-1-1") ? "2-1-1" : type);

function placeOf({ area, state }: Placed, said: ReturnType<typeof words>): string {
  const code = stateCode(state);
  if (area === "national" || !code) return said.national;
  if (area === "statewide") return said.statewide(code);
  return area === "regional" ? said.regional(code) : said.city(area, code);
}

/** What everybody may see of a row; it has the editors' own columns too. */
export function showEntry(row: ResourceEntry): ResourceEntry {
  const { key, name, type, description, state, address, hours, website, contactInfo, sourceRetrieved } = row;
  return { key, name, type, description, state, address, hours, website, contactInfo, sourceRetrieved };
}
