import { stateNames as inSpanish } from "../../../../shared/community/directory/places/state-names.es.ts";
import { stateNames as inFrench } from "../../../../shared/community/directory/places/state-names.fr.ts";
import { foldedPlace } from "./places.ts";
import { jurisdictions, stateCode, type StateCode } from "../../../../shared/community/directory/rules.ts";
import { folded, normalized } from "../../../../shared/core/text/fold.ts";

/** A place in a text. */
export interface NamedPlace {
  state: StateCode;
  /** Empty if only the state is named, or if no town has the ZIP code. */
  city: string;
  county: string;
  zip: string | null;
}

/** The possible places of a part of a text. */
export interface Found {
  places: NamedPlace[];
  from: number;
  to: number;
}

/** A word of a text. */
export interface Word {
  text: string;
  from: number;
  to: number;
}

/** Codes that are also words count only in capitals or after a comma. */
const codesAlsoWords = new Set(["al", "de", "hi", "id", "in", "la", "ma", "me", "oh", "ok", "or", "pa"]);

/** The state after a town: ", PA", " pa", ", Pennsylvania". */
export function stateAfter(text: string, words: readonly Word[], end: number) {
  const town = words[end];
  if (!town) return undefined;
  for (let last = Math.min(end + maxWordsOfState, words.length - 1); last > end; last--) {
    const [first, final] = [words[end + 1], words[last]];
    if (!first || !final) continue;
    const between = text.slice(town.to, first.from);
    const written = text.slice(first.from, final.to);
    if (!/^[\s,(]+$/.test(between) || /[^\p{L}.\s-]/u.test(written)) continue;
    const state = stateNamed(written.replaceAll(".", ""));
    const isCode = written.replaceAll(".", "").length === 2;
    const isMeant = between.includes(",") || /^\p{Lu}/u.test(written) || last === words.length - 1;
    const isWord = isCode && codesAlsoWords.has(written.toLowerCase()) && words.length > end + 2;
    if (state && (isMeant || !isCode) && (!isWord || /^[A-Z]/.test(written) || between.includes(",")))
      return { state, to: final.to };
  }
  return undefined;
}

const maxWordsOfState = 4;

const namesOfStates: readonly (readonly [StateCode, string])[] = [
  ...jurisdictions,
  ...[inSpanish, inFrench].flatMap((names) => Object.entries(names) as [StateCode, string][]),
  ["DC", "Washington DC"],
];

/** A state by code, or by name in one of our languages. */
const stateNamed = (written: string): StateCode | undefined =>
  stateCode(written) ?? statesByPlaceName.get(foldedPlace(written));

const statesByPlaceName = new Map(namesOfStates.map(([state, name]) => [foldedPlace(name), state]));

/** By folded name, longest first: "West Virginia" also contains "Virginia". */
const statesByName = new Map(namesOfStates.map(([state, name]) => [folded(name), state]));
const anyState = new RegExp(
  String.raw`(?<![\p{L}-])(?:${[...statesByName.keys()].toSorted((one, other) => other.length - one.length).join("|")})(?![\p{L}-])`,
  "u",
);

/** A state alone: its name anywhere in the text, or a code that is the whole text. */
export function stateIn(text: string): Found | undefined {
  const only = stateCode(text);
  if (only) return stateFound(only, 0, text.length);
  const composed = normalized(text, "NFC");
  const plain = folded(composed);
  const match = anyState.exec(plain);
  const state = match && statesByName.get(match[0]);
  if (!match || !state) return undefined;
  // If folding changes the length, the name's position is unknown, and nothing is removed from the
  // text.
  const isAligned = plain.length === text.length;
  return isAligned
    ? stateFound(state, match.index, match.index + match[0].length)
    : stateFound(state, text.length, text.length);
}

const stateFound = (state: StateCode, from: number, to: number): Found => ({
  places: [{ state, city: "", county: "", zip: null }],
  from,
  to,
});
