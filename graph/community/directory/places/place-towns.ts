import { ordinaryWords, wordsNearCities } from "../search/ordinary-words.ts";
import { stateAfter, type Found, type NamedPlace, type Word } from "./place-states.ts";
import { cityNearly, foldedPlace, townsNamed, type Place } from "./places.ts";
import { jurisdictionCodes, type StateCode } from "../../../../shared/community/directory/rules.ts";

export const publicPlace = ({ state, city, county }: Place): NamedPlace => ({
  state: state as StateCode,
  city,
  county,
  zip: null,
});

/**
 * Words before a place in a sentence: "in", "cerca de", "près de", and an article or a direction
 * after it.
 */
const prepositions =
  "in|near|around|at|from|by|outside|to|en|de|desde|cerca de|a|à|au|près de|pres de|vers|autour de|sur|dans|del";
const articles =
  "the|la|el|le|downtown|north|south|east|west|centro de|ciudad de|la ciudad de|city of|the city of";
/** The words before a place at the end of a text, to be removed with it. */
export const leading = new RegExp(
  String.raw`(?:(?:^|[\s,(])(?:${prepositions}))?(?:\s+(?:${articles}))?[\s,(]*$`,
  "iu",
);
/** Where someone came from is less likely where they are: "from Seattle, stuck in Spokane". */
const origin = new RegExp(
  String.raw`(?:^|[\s,(¿¡])(?<!(?:cerca|pr[eè]s|autour|centro|ciudad|fuera|afueras|dentro|alrededor|c[oô]t[eé])\s)(?:from|desde|del?|not|pas|no)(?:\s+(?:${articles}))?\s+$`,
  "iu",
);
const leads = new RegExp(String.raw`(?:^|[\s,(¿¡])(?:${prepositions})(?:\s+(?:${articles}))?\s+$`, "iu");

/**
 * Alone or without such words, a name must be that of a large city: most words are some small
 * town's name.
 */
const largeCity = 4;
const longestName = 5;
/** No town's name is so long in any language. */
const maxLettersOfName = 60;
/** A text this short is a search, where a city may be next to the need: "food bank Dallas". */
const maxWordsOfSearch = 5;
/** People may have the names of cities. */
const isName =
  /\b(?:i'?m|i am|my name|name is|me llamo|mi nombre|soy|je m'appelle|je suis|officer|oficial|agent|mr|mrs|ms|sr|sra|called)\b/i;

interface Candidate extends Found {
  score: number;
  words: number;
}

/** The best interpretation of a few words of the text as a town. */
export function townIn(text: string, state: StateCode | undefined): Found | undefined {
  const words: Word[] = [...text.matchAll(/\p{L}[\p{L}.'’]*/gu)].map(({ 0: word, index }) => ({
    text: word,
    from: index,
    to: index + word.length,
  }));
  const candidates = words.flatMap((first, at) =>
    words.slice(at, at + longestName).flatMap((last, more): Candidate[] => {
      const name = text.slice(first.from, last.to);
      // Only a space or a hyphen separates the words of one name.
      if (name.length > maxLettersOfName || /[^\p{L}.'’\s-]/u.test(name)) return [];
      const read = readTown({ text, words, at, end: at + more, name, state });
      return read ? [{ ...read, words: more + 1 }] : [];
    }),
  );
  const [first, ...others] = candidates;
  if (!first) return undefined;
  return others.reduce(
    (best, one) =>
      one.score > best.score || (one.score === best.score && one.from === best.from && one.words > best.words)
        ? one
        : best,
    first,
  );
}

interface Reading {
  text: string;
  words: readonly Word[];
  at: number;
  end: number;
  name: string;
  state: StateCode | undefined;
}

function readTown({ text, words, at, end, name, state }: Reading): Omit<Candidate, "words"> | undefined {
  const all = called(name);
  if (all.length === 0 && !mayBeSlip.test(name)) return undefined;
  const from = words[at]?.from ?? 0;
  const to = words[end]?.to ?? 0;
  const after = stateAfter(text, words, end);
  const isWhole = at === 0 && end === words.length - 1;
  const lead = text.slice(Math.max(0, from - longestLead), from);
  const isLed = leads.test(lead);
  if (all.length === 0) {
    if (!after && !isWhole && !isLed) return undefined;
    const where = after?.state ?? state;
    const near = nearly(name).filter((town) => !where || town.state === where);
    return near.length > 0 ? found(near, from, after?.to ?? to, scores.nearly) : undefined;
  }
  const inThat = after && all.filter((town) => town.state === after.state);
  if (after && inThat?.length) return found(inThat, from, after.to, scores.withState);

  const own = state && all.filter((town) => town.state === state);
  const towns = own?.length ? own : all;
  const [largest] = towns;
  if (!largest) return undefined;
  const isOrdinary = ordinaryWords.has(foldedPlace(name));
  const isLarge = largest.weight >= largeCity;
  const isCapital = /^\p{Lu}/u.test(name) && (at > 0 || words.length === 1);
  if (isWhole) return !isOrdinary || isLarge ? found(towns, from, to, scores.alone) : undefined;
  if (isLed) {
    const isSure = isOrdinary
      ? isLarge && (isCapital || !!own?.length)
      : isPlain(name, towns, own, isCapital);
    return isSure ? found(towns, from, to, origin.test(lead) ? scores.origin : scores.led) : undefined;
  }
  const isBeforeComma = at === 0 && /^\s*,/.test(text.slice(to));
  const isAtEdge = at === 0 || end === words.length - 1;
  const isSearch = (isBeforeComma || words.length <= maxWordsOfSearch) && !isName.test(text);
  return isLarge && !isOrdinary && isAtEdge && isSearch ? found(towns, from, to, scores.beside) : undefined;
}

const longestLead = 40;

const scores = { withState: 3, alone: 2, led: 2, origin: 1.5, beside: 1, nearly: 0.5 } as const;

/** A name after such words: in the given state, of a large city, capitalized, or unique. */
function isPlain(
  name: string,
  towns: readonly Place[],
  own: readonly Place[] | undefined,
  isCapital: boolean,
): boolean {
  if (isCapital) return true;
  // "à la rue" is not La Rue, OH.
  if (beginsWithArticle.test(name)) return (towns[0]?.weight ?? 0) >= largeCity;
  if (own?.length || (towns[0]?.weight ?? 0) >= largeCity) return true;
  return towns.length === 1 && name.length >= shortestAlone;
}

const shortestAlone = 5;
const beginsWithArticle = /^(?:la|le|les|el|los|las|the)\s/i;

function found(towns: readonly Place[], from: number, to: number, score: number) {
  const places = towns.filter(({ state }) => jurisdictionCodes.has(state)).map(publicPlace);
  return places.length > 0 ? { places, from, to, score } : undefined;
}

const nicknames = new Map<string, readonly [name: string, state: StateCode]>([
  ["nyc", ["New York", "NY"]],
  ["new york city", ["New York", "NY"]],
  ["nueva york", ["New York", "NY"]],
  ["queens", ["Jamaica", "NY"]],
  ["philly", ["Philadelphia", "PA"]],
  ["filadelfia", ["Philadelphia", "PA"]],
  ["philadelphie", ["Philadelphia", "PA"]],
  ["vegas", ["Las Vegas", "NV"]],
  ["frisco", ["San Francisco", "CA"]],
  ["nueva orleans", ["New Orleans", "LA"]],
  ["nouvelle orleans", ["New Orleans", "LA"]],
]);

/** A typing error is looked for in long words. */
const mayBeSlip = /\p{L}{6}/u;

/** The large city meant by a name with a typing error. */
function nearly(name: string): Place[] {
  const word = foldedPlace(name);
  if (ordinaryWords.has(word) || wordsNearCities.has(word)) return [];
  return cityNearly(name).filter(({ city }) => !ordinaryWords.has(foldedPlace(city)));
}

function called(name: string): Place[] {
  const towns = townsNamed(name);
  if (towns.length > 0) return towns;
  const nickname = nicknames.get(foldedPlace(name));
  return nickname ? townsNamed(...nickname) : [];
}
