import { placesIn, statesOfCity } from "../directory/places/place-names.ts";
import {
  jurisdictionCodes,
  jurisdictions,
  type StateCode,
} from "../../../shared/community/directory/rules.ts";
import { plainText } from "../../../shared/community/support/rules.ts";
import { statesInSpanish } from "./topics/topics.es.ts";

export interface Where {
  /** The state that the conversation names, for the directory. */
  state: StateCode | undefined;
  city?: string | undefined;
  /** The states of a city's name, if several have it and none was named. */
  states?: readonly StateCode[] | undefined;
}

/** The state in a message, or that of the city in it. */
export function whereIn(message: string): Where {
  const state = stateNamedIn(message);
  const { places } = placesIn(message, state);
  const [place] = places;
  if (!place?.city && !place?.zip) return { state };
  const states = state || place.zip || places.length < 2 ? [] : statesOfCity(place.city);
  return {
    state: place.state,
    ...(place.city && { city: place.city }),
    ...(states.length > 1 && { states }),
  };
}

/**
 * The intended place. "Illinois" after "Springfield" is the city in that state, and so is "anything
 * in Washington" after "Spokane". A city name of several states has none yet.
 */
export function placeOf(here: Where, earlier: readonly Where[]): Where {
  const named = here.state ? here : (earlier.find(({ state }) => state) ?? here);
  if (named.states) return { ...named, state: undefined };
  const { state } = named;
  if (named.city || !state) return named;
  const city = earlier.find((place) => place.states?.includes(state) || place.state === state)?.city;
  return { state, ...(city && { city }) };
}

/** State names in other languages, and the capital. */
const otherNames: readonly (readonly [StateCode, RegExp])[] = [
  ["DC", /\bwashington,? d\.?c\b/],
  ...statesInSpanish,
  ["NM", /\bnouveau[- ]mexique\b/],
  ["NC", /\bcaroline du nord\b/],
  ["SC", /\bcaroline du sud\b/],
  ["ND", /\bdakota du nord\b/],
  ["SD", /\bdakota du sud\b/],
  ["WV", /\bvirginie[- ]occidentale\b/],
  ["VA", /\bvirginie\b/],
  ["LA", /\blouisiane\b/],
  ["PA", /\bpennsylvanie\b/],
  ["CA", /\bcalifornie\b/],
  ["FL", /\bfloride\b/],
  ["GA", /\bgeorgie\b/],
];

/** A two-letter code counts after "in" or alone; not where it may be a word: "OK", "HI". */
const codeInText = /(?:\b(?:in|en|au|de)\s|,\s?)([A-Z]{2})\b/;
const alsoWords = new Set(["OK", "HI", "ME", "OR", "IN", "OH"]);

function stateNamedIn(message: string): StateCode | undefined {
  const text = plainText(message);
  const abroad = otherNames.find(([, pattern]) => pattern.test(text))?.[0];
  if (abroad) return abroad;
  // "West Virginia" also contains "Virginia": the longer name counts.
  const longestFirst = jurisdictions.toSorted(([, a], [, b]) => b.length - a.length);
  const named = longestFirst.find(([, name]) => new RegExp(`\\b${name.toLowerCase()}\\b`).test(text))?.[0];
  if (named) return named;
  const alone = message.trim();
  const code = codeInText.exec(message)?.[1] ?? (alsoWords.has(alone) ? undefined : alone);
  return code && jurisdictionCodes.has(code) ? (code as StateCode) : undefined;
}
