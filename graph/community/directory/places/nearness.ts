import { foldedPlace, placeOf, type Place } from "./places.ts";
import type { Nearness } from "../../../../shared/community/directory/rules.ts";

/** A person's location, as far as given. */
export interface Location {
  state: string | null;
  city?: string | null;
  zip?: string | null;
}

/** The area that an entry serves, from the directory. */
export interface Served {
  state: string;
  area: string;
  city: string | null;
  counties: readonly string[];
}

/** A regional office is assumed to serve this radius if its source does not name the counties. */
const regionMiles = 60;
/** The distance of an unknown place. */
const unknownMiles = 999;

/**
 * The nearness of each entry; `nearTo({ state: "TX", city: "Austin" })(entry)`. Undefined for
 * another state's.
 */
export function nearTo(location: Location): (entry: Served) => Nearness | undefined {
  const { state } = location;
  const place = state ? placeOf({ ...location, state }) : undefined;
  const city = place?.city || location.city || "";
  return (entry) => {
    if (entry.state === "US") return { level: "nation", miles: 0 };
    if (entry.state !== state) return undefined;
    if (entry.area === "statewide") return { level: "state", miles: 0 };
    return near(entry, city, place);
  };
}

function near(entry: Served, city: string, place: Place | undefined): Nearness {
  const office = entry.city ? placeOf({ state: entry.state, city: entry.city }) : undefined;
  const miles = place && office ? milesBetween(place, office) : unknownMiles;
  if (city && entry.city && foldedPlace(city) === foldedPlace(entry.city)) return { level: "here", miles: 0 };
  if (place?.county && entry.counties.length > 0)
    return { level: entry.counties.includes(place.county) ? "here" : "elsewhere", miles };
  if (place?.county && office?.county === place.county) return { level: "here", miles };
  const isAround = entry.area === "regional" && place && office && miles <= regionMiles;
  return { level: isAround ? "region" : "elsewhere", miles };
}

const milesPerDegree = 69;

/** Accurate enough for a few hundred miles. */
function milesBetween(one: Place, other: Place): number {
  const shrink = Math.cos(((one.latitude + other.latitude) / 2) * (Math.PI / 180));
  const north = one.latitude - other.latitude;
  const east = (one.longitude - other.longitude) * shrink;
  return Math.round(milesPerDegree * Math.hypot(north, east));
}
