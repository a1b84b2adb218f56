import type { Language } from "../core/forms/fields.shared.ts";
import { folded } from "../core/text/fold.shared.ts";

/** 50 states and the District of Columbia, by name (51 entries). */
export const jurisdictions = [
  ["AL", "Alabama"],
  ["AK", "Alaska"],
  ["AZ", "Arizona"],
  ["AR", "Arkansas"],
  ["CA", "California"],
  ["CO", "Colorado"],
  ["CT", "Connecticut"],
  ["DE", "Delaware"],
  ["DC", "District of Columbia"],
  ["FL", "Florida"],
  ["GA", "Georgia"],
  ["HI", "Hawaii"],
  ["ID", "Idaho"],
  ["IL", "Illinois"],
  ["IN", "Indiana"],
  ["IA", "Iowa"],
  ["KS", "Kansas"],
  ["KY", "Kentucky"],
  ["LA", "Louisiana"],
  ["ME", "Maine"],
  ["MD", "Maryland"],
  ["MA", "Massachusetts"],
  ["MI", "Michigan"],
  ["MN", "Minnesota"],
  ["MS", "Mississippi"],
  ["MO", "Missouri"],
  ["MT", "Montana"],
  ["NE", "Nebraska"],
  ["NV", "Nevada"],
  ["NH", "New Hampshire"],
  ["NJ", "New Jersey"],
  ["NM", "New Mexico"],
  ["NY", "New York"],
  ["NC", "North Carolina"],
  ["ND", "North Dakota"],
  ["OH", "Ohio"],
  ["OK", "Oklahoma"],
  ["OR", "Oregon"],
  ["PA", "Pennsylvania"],
  ["RI", "Rhode Island"],
  ["SC", "South Carolina"],
  ["SD", "South Dakota"],
  ["TN", "Tennessee"],
  ["TX", "Texas"],
  ["UT", "Utah"],
  ["VT", "Vermont"],
  ["VA", "Virginia"],
  ["WA", "Washington"],
  ["WV", "West Virginia"],
  ["WI", "Wisconsin"],
  ["WY", "Wyoming"],
] as const;

export type StateCode = (typeof jurisdictions)[number][0];

/** Without "US", which marks the lines that serve everywhere. */
export const jurisdictionCodes: ReadonlySet<string> = new Set(jurisdictions.map(([code]) => code));

const names = new Map<string, string>(jurisdictions);

export const stateName = (code: string): string | undefined => names.get(code);

/**
 * The code of a state that is written as its code or its name, in any case; undefined for anything
 * else.
 */
export function stateCode(written: string): StateCode | undefined {
  const word = written.trim().toLowerCase();
  return jurisdictions.find(
    ([code, name]) => code.toLowerCase() === word || name.toLowerCase() === word,
  )?.[0];
}

/**
 * Where somebody may live besides the states; the directory has no rows of their own for them, so
 * the national lines serve.
 */
export const territories = [
  ["AS", "American Samoa"],
  ["GU", "Guam"],
  ["MP", "Northern Mariana Islands"],
  ["PR", "Puerto Rico"],
  ["VI", "U.S. Virgin Islands"],
] as const;

/** The code of a territory that is written as its code or its name. */
export function territoryCode(written: string): string | undefined {
  const word = written.trim().toLowerCase();
  return territories.find((names) => names.some((name) => name.toLowerCase() === word))?.[0];
}

/** The kinds of help, in the order of their tabs; the list may grow with the data. */
export const resourceTypes = [
  "social",
  "medical",
  "utility",
  "emergency",
  "housing",
  "legal",
  "mental_health",
  "transportation",
  "food",
  "shelter",
] as const;

/**
 * What an entry of a type is in particular: beds are not a line for people who flee violence, nor a
 * lawyer a complaints office.
 */
export const entryKinds = [
  "homeless",
  "youth",
  "violence",
  "medical",
  "disability",
  "rights",
  "police",
] as const;
export type EntryKind = (typeof entryKinds)[number];

/** Home shows so many while no state is chosen. */
export const entriesWithoutState = 3;

/**
 * Nearest first. `here` is the same city or county, `elsewhere` another place of the state or one
 * that is not known.
 */
export const nearnessLevels = ["here", "region", "state", "nation", "elsewhere"] as const;

export interface Nearness {
  level: (typeof nearnessLevels)[number];
  /** From town to town; 0 where distance says nothing. */
  miles: number;
}

/**
 * An entry as everybody may see it: in `GET /api/resources`, and in the pages that are made at
 * build.
 */
export interface ResourceEntry {
  /** Stays the same when the directory is loaded anew, e.g. `res-al-1`. */
  key: string;
  name: string;
  type: string;
  description: string;
  /** Two-letter code, or `US` for a national line. */
  state: string;
  address: string | null;
  hours: string | null;
  website: string | null;
  contactInfo: string;
  /** One of `entryKinds`; null where the type says it all. */
  kind: string | null;
  /** Where its office is, or its beds are. */
  city: string | null;
  /** How far it helps: `national`, `statewide`, `regional`, `county`, or the name of its city. */
  area: string;
  /** When its source was last looked at, as the data writes it. */
  sourceRetrieved: string;
  /**
   * `high`: its own or a government's page says so. `medium`: a list by others does, and nobody has
   * called yet.
   */
  confidence: string;
  /** When an administrator confirmed it, as an ISO time. */
  confirmedAt: string | null;
  /** How near it is to the place that was asked for. */
  nearness?: Nearness;
  /**
   * What its description and hours are written in, when it was asked for in a language; they are
   * English otherwise.
   */
  language?: Language;
}

/** What is searched of an entry; `mental_health` is found by "mental health". */
export const searchText = (fields: readonly (string | null)[]): string =>
  folded(fields.join(" ").replaceAll("_", " "));

interface Placed {
  state: string;
  area: string;
  contactInfo: string;
  nearness?: Nearness;
}

/**
 * What serves a state: 2-1-1 and what serves all of it, then its towns, then the national lines.
 * Entries that were asked for near a place keep their order.
 */
export function serving<Entry extends Placed>(entries: readonly Entry[], state: StateCode): Entry[] {
  const serve = entries.filter((entry) => entry.state === state || entry.state === "US");
  if (serve.some(({ nearness }) => nearness)) return serve;
  const stepOf = (entry: Entry) => {
    if (entry.state === "US") return 3;
    if (isInformationLine(entry)) return 0;
    return entry.area === "statewide" ? 1 : 2;
  };
  return [0, 1, 2, 3].flatMap((step) => serve.filter((entry) => stepOf(entry) === step));
}

/** The dialling code itself, of a state or of the country. */
export const isInformationLine = ({ contactInfo }: { contactInfo: string }) => /^2-1-1\b/.test(contactInfo);

/** The same number, or without one the same page, twice helps nobody: the first keeps it. */
export function oncePerNumber<Entry extends { contactInfo: string }>(entries: readonly Entry[]): Entry[] {
  const seen = new Set<string>();
  return entries.filter(({ contactInfo }) => {
    const [first = contactInfo] = contactInfo.split(" or ");
    if (seen.has(first)) return false;
    seen.add(first);
    return true;
  });
}

/** Home shows one of each of the needs that cannot wait, after 2-1-1. */
const needsOnHome = ["shelter homeless", "food", "transportation", "utility", "legal"];

/**
 * The most useful of what serves a state, or a place in it: 2-1-1 and the nearest for each need.
 * What another town has is left out: it helps its own people.
 */
export function mostUseful<Entry extends ResourceEntry>(entries: readonly Entry[]): Entry[] {
  const near = entries.filter((entry) => levelOf(entry) !== "elsewhere" && entry.state !== "US");
  const line = near.find(isInformationLine) ?? entries.find(isInformationLine);
  const best = needsOnHome.flatMap((need) => {
    const [type = "", kind] = need.split(" ");
    const isFitting = (entry: Entry) => entry.type === type && (!kind || entry.kind === kind);
    const fitting = near.filter(isFitting);
    const some = fitting.filter((entry) => kind || !entry.kind);
    return nearest(some.length > 0 ? some : fitting) ?? [];
  });
  const chosen = new Set([...(line ? [line] : []), ...best]);
  const rest = near.filter(
    (entry) => !chosen.has(entry) && !isInformationLine(entry) && entry.kind !== "violence",
  );
  const more = rest.slice(0, Math.max(0, needsOnHome.length - best.length));
  return [...chosen, ...more];
}

const nearest = <Entry extends ResourceEntry>(entries: readonly Entry[]): Entry | undefined =>
  nearnessLevels.map((level) => entries.find((entry) => levelOf(entry) === level)).find(Boolean);

/** Of a town that was not asked for, nothing is known but that it is somewhere in the state. */
function levelOf({ nearness, state, area }: Placed): Nearness["level"] {
  if (nearness) return nearness.level;
  if (state === "US") return "nation";
  return area === "statewide" ? "state" : "elsewhere";
}
