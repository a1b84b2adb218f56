import { readFileSync } from "node:fs";
import path from "node:path";
import { folded } from "../../../../shared/core/text/fold.ts";
import { isSlip } from "../../../../shared/community/danger/reader.ts";

/** A town or city with a post office, as places.csv has it. */
export interface Place {
  state: string;
  city: string;
  /** Without the word "county"; a city that is its own county is "Norfolk city". */
  county: string;
  latitude: number;
  longitude: number;
  /** The number of its ZIP codes: of two towns with one name the larger is more likely. */
  weight: number;
}

/**
 * The location of an address: its town, else its ZIP code's town, else the middle of the towns with
 * the same first three digits.
 */
export function placeOf(asked: {
  state: string;
  city?: string | null;
  zip?: string | null;
}): Place | undefined {
  const town = asked.city && known().towns.get(keyOf(asked.state, asked.city));
  if (town) return town;
  const place = asked.zip ? placeOfZip(asked.zip) : undefined;
  return place?.state === asked.state ? place : undefined;
}

/** The town of a ZIP code. For an unassigned one, the middle of its neighbors, without a name. */
export function placeOfZip(zip: string): Place | undefined {
  const { byZip, centers } = known();
  return byZip.get(zip.slice(0, zipDigits)) ?? centers.get(zip.slice(0, prefixDigits));
}

export const isPlace = (state: string, city: string) => known().towns.has(keyOf(state, city));

/** The towns with a name, in a state or anywhere, largest first. */
export const townsNamed = (name: string, state?: string): Place[] =>
  (known().byName.get(foldedPlace(name)) ?? []).filter((town) => !state || town.state === state);

/** For a large city, a typing error is more likely than a small town with a similar name. */
const leastOfLarge = 10;
/** Shorter words are too often another word. */
const shortestSlip = 6;

/** The only large city whose name differs by one letter: "Phoenx", "Los Angles". */
export function cityNearly(name: string): Place[] {
  const written = foldedPlace(name).split(" ");
  const near = known().large.filter(([city]) => {
    const words = city.split(" ");
    if (words.length !== written.length) return false;
    const wrong = written.filter((word, at) => word !== words[at]);
    const [word = ""] = wrong;
    if (wrong.length !== 1 || word.length < shortestSlip) return false;
    const meant = words[written.indexOf(word)] ?? "";
    return word[0] === meant[0] && isSlip(word, meant);
  });
  return near.length === 1 ? (near[0]?.[1] ?? []) : [];
}

/** "St. Louis" equals "Saint Louis", and "Winston-Salem" equals "Winston Salem". */
export const foldedPlace = (name: string): string =>
  folded(name)
    .replace(/['’.]/g, "")
    .replace(/\bo (?=[a-z])/g, "o") // O Fallon
    .replace(/\b(?:st|ste|ft|mt)\b/g, (short) => longFor[short] ?? short)
    .replace(/[^a-z]+/g, " ")
    .trim();

const longFor: Partial<Record<string, string>> = { st: "saint", ste: "sainte", ft: "fort", mt: "mount" };
const zipDigits = 5;
const prefixDigits = 3;
const keyOf = (state: string, city: string) => `${state} ${foldedPlace(city)}`;

interface Known {
  towns: ReadonlyMap<string, Place>;
  byName: ReadonlyMap<string, Place[]>;
  large: readonly (readonly [name: string, towns: Place[]])[];
  byZip: ReadonlyMap<string, Place>;
  /** By the first three digits of a ZIP code. */
  centers: ReadonlyMap<string, Place>;
}

let kept: Known | undefined;

/** Thirty thousand lines, parsed on first use. */
const known = () =>
  (kept ??= readPlaces(readFileSync(path.resolve("graph/community/directory/places/places.csv"), "utf8")));

function readPlaces(csv: string): Known {
  const towns = new Map<string, Place>();
  const byName = new Map<string, Place[]>();
  const byZip = new Map<string, Place>();
  const byPrefix = new Map<string, Place[]>();
  for (const line of csv.trimEnd().split("\n").slice(1)) {
    const [state = "", city = "", county = "", latitude, longitude, written = ""] = line.split(",");
    const zips = zipsIn(written);
    const place = {
      ...{ state, city, county },
      ...{ latitude: Number(latitude), longitude: Number(longitude), weight: zips.length },
    };
    towns.set(keyOf(state, city), place);
    push(byName, foldedPlace(city), place);
    for (const zip of zips) byZip.set(zip, place);
    for (const prefix of new Set(zips.map((zip) => zip.slice(0, prefixDigits))))
      push(byPrefix, prefix, place);
  }
  for (const list of byName.values()) list.sort((a, b) => b.weight - a.weight);
  return {
    towns,
    byName,
    large: [...byName].filter(([, [largest]]) => largest && largest.weight >= leastOfLarge),
    byZip,
    centers: new Map([...byPrefix].map(([zip, list]) => [zip, centerOf(list)])),
  };
}

/** "99201-03 99228"; a town without its own code has the first three digits of its neighbors'. */
function zipsIn(written: string): string[] {
  return written.split(" ").flatMap((range) => {
    const [from = "", last] = range.split("-");
    if (!last) return [from];
    const count = Number(from.slice(0, prefixDigits) + last) - Number(from) + 1;
    return Array.from({ length: count }, (_, at) => String(Number(from) + at).padStart(zipDigits, "0"));
  });
}

function push(map: Map<string, Place[]>, key: string, place: Place) {
  const list = map.get(key);
  if (list) list.push(place);
  else map.set(key, [place]);
}

/** A county with nearly all of them counts as theirs. */
const majorityShare = 0.8;

/** In the middle of them, in no certain town. */
function centerOf(list: readonly Place[]): Place {
  const largest = list.reduce((most, place) => (place.weight > most.weight ? place : most));
  const inCounty = list.filter(({ county }) => county === largest.county);
  const all = total(list, ({ weight }) => weight);
  const county = total(inCounty, ({ weight }) => weight) >= majorityShare * all ? largest.county : "";
  const mean = (of: (place: Place) => number) => total(list, of) / list.length;
  return {
    ...{ state: largest.state, city: "", county, weight: 0 },
    ...{ latitude: mean(({ latitude }) => latitude), longitude: mean(({ longitude }) => longitude) },
  };
}

const total = (list: readonly Place[], of: (place: Place) => number) =>
  list.reduce((sum, place) => sum + of(place), 0);
