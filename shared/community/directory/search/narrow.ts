import {
  isInformationLine,
  oncePerNumber,
  searchText,
  serving,
  type ResourceEntry,
  type Nearness,
  type StateCode,
} from "../rules.ts";

export interface Narrowing {
  text: string;
  state: StateCode | undefined;
  type: string | undefined;
}

interface Searchable {
  name: string;
  state: string;
  type: string;
  kind: string | null;
  area: string;
  contactInfo: string;
  nearness?: Nearness;
  /** Made by `searchText`. */
  text: string;
}

/** `searchEntries` of the rules, loaded with the first search. */
export type Search = <Entry extends Searchable>(
  entries: readonly Entry[],
  question: string,
  hasState: boolean,
) => Entry[];

/**
 * The filtered directory. With a state, its own entries come first and then the national lines, in
 * the server's order. A search for shelter lists 2-1-1 and beds first, and lines for young people
 * and survivors of violence after them. Each number is listed once.
 */
export function narrow<Entry extends Searchable>(
  entries: readonly Entry[],
  { text, state, type }: Narrowing,
  search: Search = plainly,
): Entry[] {
  const placed = state ? serving(entries, state) : entries;
  const found = placed.filter((entry) => !type || isOf(type, entry));
  const sought = text.trim() ? search(found, text, state !== undefined) : found;
  const isAboutBeds = type === "shelter" || sought.find(isBed);
  const ordered = isAboutBeds ? byGroup(sought, type === "shelter" && !text.trim()) : sought;
  return oncePerNumber([...ordered.filter(isNear), ...ordered.filter((entry) => !isNear(entry))]);
}

/** Near the requested place, or not known to be elsewhere. */
const isNear = ({ nearness }: Pick<Searchable, "nearness">) => nearness?.level !== "elsewhere";

/** 2-1-1 knows which shelters have a bed tonight. */
const isOf = (type: string, entry: Searchable) =>
  entry.type === type || (type === "shelter" && isInformationLine(entry));

const isBed = ({ kind }: Searchable) => kind === "homeless";

/** Kinds of shelters with their own headings, after the general beds. */
export const headedKinds = ["youth", "violence"] as const;
/** Last, also under a heading: entries of other towns in the state. */
export type Heading = (typeof headedKinds)[number] | "elsewhere";

const headedKind = ({ type, kind }: Pick<Searchable, "type" | "kind">) =>
  type === "shelter" ? headedKinds.find((headed) => headed === kind) : undefined;

const headingOf = (entry: Pick<Searchable, "type" | "kind" | "nearness">): Heading | undefined =>
  isNear(entry) ? headedKind(entry) : "elsewhere";

/**
 * The order stays within each group. If the search is for young people or survivors, those entries
 * stay first.
 */
function byGroup<Entry extends Searchable>(entries: readonly Entry[], isWhole: boolean): Entry[] {
  const first = entries.find((entry) => !isInformationLine(entry));
  if (first && headedKind(first) && !isWhole) return [...entries];
  const rankOf = (entry: Entry) => {
    const headed = headedKind(entry);
    if (headed) return 2 + headedKinds.indexOf(headed);
    return isWhole && isInformationLine(entry) ? 0 : 1;
  };
  return [0, 1, 2, 3].flatMap((rank) => entries.filter((entry) => rankOf(entry) === rank));
}

/**
 * The heading above an entry, if its kind differs from the previous one, in a list that `narrow`
 * has grouped.
 */
export function headingsOf(
  entries: readonly Pick<Searchable, "type" | "kind" | "nearness">[],
): (Heading | undefined)[] {
  const headings = entries.map(headingOf);
  const [first] = headings;
  const changes = headings.map((heading, at) =>
    heading && heading !== headings[at - 1] ? heading : undefined,
  );
  const near = headings.filter((heading) => heading !== "elsewhere");
  const isGrouped = !headedIn(first) && near.every((heading, at) => at === 0 || !near[at - 1] || heading);
  return isGrouped ? changes : changes.map((heading) => (heading === "elsewhere" ? heading : undefined));
}

/** The place of each entry that begins one, in the list of a state that `serving` has ordered. */
export function placesOf(
  entries: readonly Pick<ResourceEntry, "state" | "area" | "city" | "contactInfo">[],
): (string | undefined)[] {
  const places = entries.map((entry) => {
    if (entry.state === "US") return "national";
    if (entry.area === "statewide" || isInformationLine(entry)) return "statewide";
    return entry.city ?? (isArea(entry.area) ? "elsewhere" : entry.area);
  });
  return places.map((place, at) => (place === places[at - 1] ? undefined : place));
}

/** Otherwise it is the name of a city. */
const isArea = (area: string) => area === "regional" || area === "county";

const headedIn = (heading: Heading | undefined) => heading !== undefined && heading !== "elsewhere";

/** Until the search code is loaded: every typed word is somewhere in the entry, in any order. */
function plainly<Entry extends Searchable>(entries: readonly Entry[], question: string): Entry[] {
  const words = searchText([question]).split(/\s+/).filter(Boolean);
  return entries.filter(({ text }) => words.every((word) => text.includes(word)));
}
