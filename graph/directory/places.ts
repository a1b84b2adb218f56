import { readFileSync } from "node:fs";
import path from "node:path";

/** A town or city with a post office, as places.csv has it. */
export interface Place {
  state: string;
  city: string;
  /** Without the word; a city that is a county of its own is "Norfolk city". */
  county: string;
  latitude: number;
  longitude: number;
  /** How many postal codes it has: of two towns of one name the larger is meant more often. */
  weight: number;
}

/** The place of an address; one whose town is not known is where the towns with its postal code's first digits are. */
export function placeOf(asked: {
  state: string;
  city?: string | null;
  zip?: string | null;
}): Place | undefined {
  const { towns, centres } = known();
  const town = asked.city && towns.get(keyOf(asked.state, asked.city));
  if (town) return town;
  const centre = centres.get(asked.zip?.slice(0, zipDigits) ?? "");
  return centre?.state === asked.state ? centre : undefined;
}

export const isPlace = (state: string, city: string) => known().towns.has(keyOf(state, city));

/** The towns of a name, in a state or anywhere, the largest first. */
export const townsNamed = (name: string, state?: string): Place[] =>
  (known().byName.get(foldedPlace(name)) ?? []).filter((town) => !state || town.state === state);

/** "St. Louis" and "Saint Louis" are one, as are "Winston-Salem" and "Winston Salem". */
export const foldedPlace = (name: string): string =>
  name
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/['’.]/g, "")
    .replace(/\bo (?=[a-z])/g, "o") // O Fallon
    .replace(/\b(?:st|ste|ft|mt)\b/g, (short) => longFor[short] ?? short)
    .replace(/[^a-z]+/g, " ")
    .trim();

const longFor: Partial<Record<string, string>> = { st: "saint", ste: "sainte", ft: "fort", mt: "mount" };
const zipDigits = 3;
const keyOf = (state: string, city: string) => `${state} ${foldedPlace(city)}`;

interface Known {
  towns: ReadonlyMap<string, Place>;
  byName: ReadonlyMap<string, Place[]>;
  centres: ReadonlyMap<string, Place>;
}

let kept: Known | undefined;

/** Thirty thousand lines, read in a moment when the first place is asked for. */
const known = () => (kept ??= readPlaces(readFileSync(path.resolve("graph/directory/places.csv"), "utf8")));

function readPlaces(csv: string): Known {
  const towns = new Map<string, Place>();
  const byName = new Map<string, Place[]>();
  const inZip = new Map<string, Place[]>();
  for (const line of csv.trimEnd().split("\n").slice(1)) {
    const [state = "", city = "", county = "", latitude, longitude, zip = "", weight] = line.split(",");
    const place = {
      ...{ state, city, county },
      ...{ latitude: Number(latitude), longitude: Number(longitude), weight: Number(weight) },
    };
    towns.set(keyOf(state, city), place);
    push(byName, foldedPlace(city), place);
    push(inZip, zip, place);
  }
  for (const list of byName.values()) list.sort((a, b) => b.weight - a.weight);
  return { towns, byName, centres: new Map([...inZip].map(([zip, list]) => [zip, centreOf(list)])) };
}

function push(map: Map<string, Place[]>, key: string, place: Place) {
  const list = map.get(key);
  if (list) list.push(place);
  else map.set(key, [place]);
}

/** A county that has nearly all of them is theirs. */
const mostOfThem = 0.8;

/** In the middle of them, and in no town for certain. */
function centreOf(list: readonly Place[]): Place {
  const largest = list.reduce((most, place) => (place.weight > most.weight ? place : most));
  const inCounty = list.filter(({ county }) => county === largest.county);
  const all = total(list, ({ weight }) => weight);
  const county = total(inCounty, ({ weight }) => weight) >= mostOfThem * all ? largest.county : "";
  const mean = (of: (place: Place) => number) => total(list, of) / list.length;
  return {
    ...{ state: largest.state, city: "", county, weight: 0 },
    ...{ latitude: mean(({ latitude }) => latitude), longitude: mean(({ longitude }) => longitude) },
  };
}

const total = (list: readonly Place[], of: (place: Place) => number) =>
  list.reduce((sum, place) => sum + of(place), 0);
