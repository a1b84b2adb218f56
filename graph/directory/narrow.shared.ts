import {
  isInformationLine,
  oncePerNumber,
  searchText,
  serving,
  type Nearness,
  type StateCode,
} from "./rules.shared.ts";

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

/** `searchEntries` of the rules, which comes when somebody wants to search. */
export type Search = <Entry extends Searchable>(
  entries: readonly Entry[],
  question: string,
  hasState: boolean,
) => Entry[];

/**
 * What is left of the directory. With a state, its own entries come first and then the national
 * lines, as the server orders them. Who looks for a place to sleep sees 2-1-1 and beds first, and
 * lines for young people and for those who flee somebody after them; one number stands once.
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

/** Near the place that was asked for, or not known to be elsewhere. */
const isNear = ({ nearness }: Pick<Searchable, "nearness">) => nearness?.level !== "elsewhere";

/** 2-1-1 knows which shelters have a bed tonight. */
const isOf = (type: string, entry: Searchable) =>
  entry.type === type || (type === "shelter" && isInformationLine(entry));

const isBed = ({ kind }: Searchable) => kind === "homeless";

/** Kinds of shelters that come under headings of their own, after the beds for everybody. */
export const headedKinds = ["youth", "violence"] as const;
/** Last, under a heading too, comes what other towns of the state have. */
export type Heading = (typeof headedKinds)[number] | "elsewhere";

const headedKind = ({ type, kind }: Pick<Searchable, "type" | "kind">) =>
  type === "shelter" ? headedKinds.find((headed) => headed === kind) : undefined;

const headingOf = (entry: Pick<Searchable, "type" | "kind" | "nearness">): Heading | undefined =>
  isNear(entry) ? headedKind(entry) : "elsewhere";

/**
 * The order stays within each group. Where what was asked for is for the young, or for those who
 * flee, that stays in front.
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
 * The heading that an entry begins: where its kind differs from the one before, in a list that
 * `narrow` has put into groups.
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

const headedIn = (heading: Heading | undefined) => heading !== undefined && heading !== "elsewhere";

/** Until the search has come: every word that was typed is somewhere in the entry, in any order. */
function plainly<Entry extends Searchable>(entries: readonly Entry[], question: string): Entry[] {
  const words = searchText([question]).split(/\s+/).filter(Boolean);
  return entries.filter(({ text }) => words.every((word) => text.includes(word)));
}
