import type { StateCode } from "#rules/directory";

export interface Narrowing {
  text: string;
  state: StateCode | undefined;
  type: string | undefined;
}

interface Searchable {
  state: string;
  type: string;
  /** Made by `searchText`. */
  text: string;
}

const everywhere = "US";

/**
 * What is left of the directory: every word that was typed is somewhere in the entry, in any order. With a state, its
 * own entries come first and then the national lines, as the server orders them.
 */
export function narrow<Entry extends Searchable>(
  entries: readonly Entry[],
  { text, state, type }: Narrowing,
): Entry[] {
  const holds = seeking(text);
  const found = entries.filter((entry) => (!type || entry.type === type) && holds(entry.text));
  return state ? serving(found, state) : found;
}

/** A telephone number is the same number with other hyphens, brackets and spaces, or none. */
function seeking(question: string): (text: string) => boolean {
  const digits = unspaced(question).replace(/^1(?=\d{10}$)/, "");
  if (/^\d{6,}$/.test(digits)) return (text) => unspaced(text).includes(digits);
  const words = searchText([question]).split(/\s+/).filter(Boolean);
  return (text) => words.every((word) => text.includes(word));
}

const unspaced = (text: string) => text.replaceAll(/[\s().+-]/g, "");

/** What helps in a state: its own entries, then the national lines. */
export const serving = <Entry extends { state: string }>(entries: readonly Entry[], state: StateCode) =>
  [state, everywhere].flatMap((place) => entries.filter((entry) => entry.state === place));

/** What is searched of an entry; `mental_health` is found by "mental health". */
export const searchText = (fields: readonly (string | null)[]): string =>
  folded(fields.join(" ").replaceAll("_", " "));

/** Without case and accents: "Peña" is found by "pena". */
export const folded = (text: string) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
