import type { Language } from "../../core/forms/fields.ts";
import { folded } from "../../core/text/fold.ts";
import type { FullTonight } from "./full-tonight.ts";

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

/** Without "US", which marks nationwide lines. */
export const jurisdictionCodes: ReadonlySet<string> = new Set(jurisdictions.map(([code]) => code));

const names = new Map<string, string>(jurisdictions);

export const stateName = (code: string): string | undefined => names.get(code);

/** The code of a state, from its code or name in any case; undefined for anything else. */
export function stateCode(written: string): StateCode | undefined {
  const word = written.trim().toLowerCase();
  return jurisdictions.find(
    ([code, name]) => code.toLowerCase() === word || name.toLowerCase() === word,
  )?.[0];
}

/** Territories without own rows in the directory; the national lines serve them. */
export const territories = [
  ["AS", "American Samoa"],
  ["GU", "Guam"],
  ["MP", "Northern Mariana Islands"],
  ["PR", "Puerto Rico"],
  ["VI", "U.S. Virgin Islands"],
] as const;

/** The code of a territory from its code or name. */
export function territoryCode(written: string): string | undefined {
  const word = written.trim().toLowerCase();
  return territories.find((names) => names.some((name) => name.toLowerCase() === word))?.[0];
}

/** The types of help, in the order of their tabs; the list may grow with the data. */
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
 * The particular kind of an entry within its type: beds are not a line for survivors of violence,
 * nor a lawyer a complaints office.
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

/** How many entries Home shows without a state, below the emergency lines. */
const entriesWithoutState = 3;
const emergencyLine = /^(?:911|988|2-1-1)(?!-)/;

/** The first few entries, without the lines that Home shows above them. */
export const firstWithoutState = <Entry extends { contactInfo: string }>(
  entries: readonly Entry[],
): Entry[] =>
  entries.filter(({ contactInfo }) => !emergencyLine.test(contactInfo)).slice(0, entriesWithoutState);

/**
 * Nearest first. `here` is the same city or county, `elsewhere` another or unknown place of the
 * state.
 */
export const nearnessLevels = ["here", "region", "state", "nation", "elsewhere"] as const;

export interface Nearness {
  level: (typeof nearnessLevels)[number];
  /** Between the towns; 0 if distance is irrelevant. */
  miles: number;
}

/** A public entry: in `GET /api/resources`, and in prerendered pages. */
export interface ResourceEntry {
  /** Stable when the directory is reloaded, e.g. `res-al-1`. */
  key: string;
  name: string;
  type: string;
  description: string;
  /** Two-letter code, or `US` for a national line. */
  state: string;
  address: string | null;
  /** Its place must stay secret: it has no city, address or website. */
  isLocationHidden?: true;
  /** A shelter's own word. It ends by itself: see `isStillFull`. */
  fullTonight?: FullTonight;
  hours: string | null;
  website: string | null;
  contactInfo: string;
  /** One of `entryKinds`; null if the type is enough. */
  kind: string | null;
  /** The city of its office or beds. */
  city: string | null;
  /** The area it serves: `national`, `statewide`, `regional`, `county`, or the name of its city. */
  area: string;
  /** When its source was last checked, as the data writes it. */
  sourceRetrieved: string;
  /**
   * `high`: stated on its own or a government's page. `medium`: stated on a third-party list, not
   * yet confirmed.
   */
  confidence: string;
  /** When an administrator confirmed it, as an ISO time. */
  confirmedAt: string | null;
  /** Its nearness to the requested place. */
  nearness?: Nearness;
  /** The language of its description and hours, if one was requested; otherwise English. */
  language?: Language;
}

/** The searchable text of an entry; `mental_health` is found by "mental health". */
export const searchText = (fields: readonly (string | null)[]): string =>
  folded(fields.join(" ").replaceAll("_", " "));

interface Placed {
  state: string;
  area: string;
  contactInfo: string;
  nearness?: Nearness;
}

/**
 * Orders what serves a state: 2-1-1 and statewide entries, then towns, then national lines. Results
 * near a place keep their order.
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

/** The short dialing code itself, of a state or nationwide. */
export const isInformationLine = ({ contactInfo }: { contactInfo: string }) => /^2-1-1\b/.test(contactInfo);

/** Duplicate numbers, or pages without a number, are listed once: the first. */
export function oncePerNumber<Entry extends { contactInfo: string }>(entries: readonly Entry[]): Entry[] {
  const seen = new Set<string>();
  return entries.filter(({ contactInfo }) => {
    const [first = contactInfo] = contactInfo.split(" or ");
    if (seen.has(first)) return false;
    seen.add(first);
    return true;
  });
}

/** After 2-1-1, Home shows one entry for each urgent need. */
const needsOnHome = ["shelter homeless", "food", "shelter violence", "legal", "transportation", "utility"];
const needsAtOnce = 5;

/**
 * The most useful entries for a state or a place: 2-1-1 and the nearest for each need. Entries of
 * other towns are left out.
 */
export function topUseful<Entry extends ResourceEntry>(entries: readonly Entry[]): Entry[] {
  const near = entries.filter((entry) => levelOf(entry) !== "elsewhere" && entry.state !== "US");
  const line = near.find(isInformationLine) ?? entries.find(isInformationLine);
  const best = needsOnHome.flatMap((need) => {
    const [type = "", kind] = need.split(" ");
    const isFitting = (entry: Entry) => entry.type === type && (!kind || entry.kind === kind);
    const fitting = near.filter(isFitting);
    const some = fitting.filter((entry) => kind || !entry.kind);
    return nearest(some.length > 0 ? some : fitting) ?? [];
  });
  const chosen = new Set([...(line ? [line] : []), ...best.slice(0, needsAtOnce)]);
  const rest = near.filter(
    (entry) => !chosen.has(entry) && !isInformationLine(entry) && entry.kind !== "violence",
  );
  const more = rest.slice(0, Math.max(0, needsAtOnce - best.length));
  return [...chosen, ...more];
}

const nearest = <Entry extends ResourceEntry>(entries: readonly Entry[]): Entry | undefined =>
  nearnessLevels.map((level) => entries.find((entry) => levelOf(entry) === level)).find(Boolean);

/** For any other town, only the state is known. */
function levelOf({ nearness, state, area }: Placed): Nearness["level"] {
  if (nearness) return nearness.level;
  if (state === "US") return "nation";
  return area === "statewide" ? "state" : "elsewhere";
}
