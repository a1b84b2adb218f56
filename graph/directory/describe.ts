import { stateName, type ResourceEntry } from "./rules.ts";

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
  const sentence = entry.description || (sentenceFor[typeOf(entry)] ?? otherSentence)(placeOf(entry));
  return [sentence, entry.hint].filter(Boolean).join(" ");
}

/** "Anchorage, AK" for an entry of one city; null for one that serves a wider area. */
export const addressOf = ({ area, state }: Entry) => (wideAreas.has(area) ? null : `${area}, ${state}`);

const wideAreas = new Set(["national", "statewide", "regional"]);

const typeOf = ({ type, contactInfo }: Entry) => (contactInfo.startsWith("2-1-1") ? "2-1-1" : type);

const otherSentence = (place: string) => `Help ${place}.`;

const sentenceFor: Record<string, (place: string) => string> = {
  "2-1-1": (place) => `Connects people ${place} to local help of every kind: food, shelter, rides, bills.`,
  legal: (place) => `Free civil legal help ${place} for people with a low income.`,
  food: (place) => `A food bank: finds pantries and meals ${place}.`,
  shelter: (place) => `Shelter and support ${place} for people who flee violence at home.`,
  housing: (place) => `Public housing and help with rent ${place}.`,
  medical: (place) => `A community health center ${place}.`,
  mental_health: (place) => `Support groups and help finding mental health care ${place}.`,
};

function placeOf({ area, state }: Entry): string {
  const name = stateName(state) ?? "the United States";
  const spoken = state === "DC" ? "the District of Columbia" : name;
  if (area === "national") return "anywhere in the United States";
  if (area === "statewide") return `anywhere in ${spoken}`;
  if (area === "regional") return `in part of ${spoken}`;
  return state === "DC" ? `in ${spoken}` : `in and around ${area}, ${name}`;
}

/** What everybody may see of a row; it has the editors' own columns too. */
export function showEntry(row: ResourceEntry): ResourceEntry {
  const { key, name, type, description, state, address, hours, website, contactInfo, sourceRetrieved } = row;
  return { key, name, type, description, state, address, hours, website, contactInfo, sourceRetrieved };
}
