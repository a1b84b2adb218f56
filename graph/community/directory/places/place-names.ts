import { stateIn, type Found, type NamedPlace } from "./place-states.ts";
import { leading, publicPlace, townIn } from "./place-towns.ts";
import { placeOfZip, townsNamed } from "./places.ts";
import { jurisdictionCodes, type StateCode } from "../../../../shared/community/directory/rules.ts";

export interface PlacesInText {
  /** Most likely first; several if towns of several states have this name. */
  places: NamedPlace[];
  /** The text without the place: "shelter" of "shelter in Spokane". */
  rest: string;
}

/**
 * The place in a text: `placesIn("18503")`, `placesIn("Scranton, PA")`, `placesIn("shelter in
 * Spokane")`. With a state, its towns come before others.
 */
export function placesIn(text: string, state?: StateCode): PlacesInText {
  const found = placeIn(text.slice(0, maxCharacters), state);
  if (!found) return { places: [], rest: text };
  const before = text.slice(0, found.from).replace(leading, "");
  const rest = `${before} ${text.slice(found.to)}`.replace(/\s+/g, " ").trim();
  return { places: found.places, rest: /[\p{L}\p{N}]/u.test(rest) ? rest : "" };
}

/**
 * A state's town counts in addition to the largest of its name if it has a fifth of its ZIP codes.
 */
const leastShare = 0.2;

/**
 * The states that a city name probably means, largest city first: several for "Springfield", one
 * for "Houston".
 */
export function statesOfCity(city: string): StateCode[] {
  const towns = townsNamed(city);
  const most = Math.max(0, ...towns.map(({ weight }) => weight));
  return [
    ...new Set(towns.filter(({ weight }) => weight >= leastShare * most).map(({ state }) => state)),
  ].filter((state): state is StateCode => jurisdictionCodes.has(state));
}

/** A place is searched only at the beginning of a text. */
const maxCharacters = 2000;

function placeIn(text: string, state: StateCode | undefined): Found | undefined {
  const zip = zipIn(text);
  if (zip) return zip;
  const [named, town] = [stateIn(text), townIn(text, state)];
  if (!named || !town || named.from > town.from || named.to < town.to) return town ?? named;
  // "New York" is the city first; "Carolina del Norte", "Washington" and "Indiana" are the states.
  const isOwn = town.places[0]?.state === (state ?? named.places[0]?.state);
  const [first, second] = isOwn ? [town, named] : [named, town];
  const isSame = named.from === town.from && named.to === town.to;
  return { ...first, places: isSame ? [...first.places, ...second.places] : first.places };
}

/** Five digits are a ZIP code unless they count something or are part of another number. */
const zipCode =
  /(?<![\p{L}\p{N}$#.,@-])(?<!(?:badge|case|caso|number|no|n°|#)\.?\s)(\d{5})(?:-\d{4})?(?![\p{L}\p{N}%@-]|[.,]\d|\s*(?:dollars?|d[oó]lares|people|personas|personnes|miles|usd)\b)/iu;

function zipIn(text: string): Found | undefined {
  const match = zipCode.exec(text);
  const [whole = "", zip = ""] = match ?? [];
  const place = zip && placeOfZip(zip);
  if (!match || !place || !jurisdictionCodes.has(place.state)) return undefined;
  const named = { ...publicPlace(place), zip };
  return { places: [named], from: match.index, to: match.index + whole.length };
}
