import { pluralEn } from "../../../shared/core/i18n/plural.ts";
import { dictionary } from "../../core/i18n/i18n.ts";
import { es } from "./words.es.ts";
import { fr } from "./words.fr.ts";
import { stateName, type StateCode } from "../../../shared/community/directory/rules.ts";
import { allOf, cityOf, isCity } from "./places/describe-places.ts";

/**
 * Descriptions for entries without a sentence of their own: by their kind and the area they serve.
 */
export const en = {
  kinds: {
    "2-1-1": (place: string) =>
      `Connects people ${place} to local help of all kinds: food, shelter, rides, and bills.`,
    legal: (place: string) => `Free civil legal help ${place} for people with low incomes.`,
    food: (place: string) => `A food bank: finds pantries and meals ${place}.`,
    shelter: (place: string) => `Shelter and support ${place}.`,
    housing: (place: string) => `Public housing and help with rent ${place}.`,
    medical: (place: string) => `A community health center ${place}.`,
    mental_health: (place: string) => `Support groups and help finding mental health care ${place}.`,
    homeless: (place: string) => `Beds ${place} for people who have no place to sleep, or how to get one.`,
    youth: (place: string) => `Shelter and help ${place} for young people without a safe home.`,
    violence: (place: string) => `Shelter and support ${place} for people escaping violence at home.`,
    utility: (place: string) => `Help with heating and electricity bills ${place}.`,
    transportation: (place: string) => `Buses, rides, and lower fares ${place}.`,
    "ride to care": (place: string) => `Rides to the doctor ${place} for people who have Medicaid.`,
    disability: (place: string) => `Rides ${place} for people with a disability who can't use regular buses.`,
    rights: (place: string) => `Takes complaints about discrimination ${place}.`,
    police: (place: string) => `Takes complaints about the police ${place}.`,
    other: (place: string) => `Help ${place}.`,
  },
  /** Translations of generic names, keyed by the English name in directory.csv. */
  names: {} as Readonly<Record<string, string>>,
  national: "anywhere in the United States",
  statewide: (state: StateCode) => `anywhere in ${nameOf(state)}`,
  regional: (state: StateCode) => `in part of ${nameOf(state)}`,
  city: (city: string, state: StateCode) =>
    state === "DC" ? `in ${nameOf(state)}` : `in and around ${city}, ${nameOf(state)}`,
  counties: (names: readonly string[], state: StateCode) =>
    `in ${allOf(countiesIn(names, state), "and")}, ${nameOf(state)}`,
  /** The words of the page without JavaScript. */
  page: {
    found: (count: number) => pluralEn(count, "1 resource found", `${count} resources found`),
    searched: (text: string) => `Search: “${text}”`,
    first: (count: number) => `Here are the first ${count}. Choose your state to see those near you.`,
    none: "No resources found. Call 2‑1‑1 to find help near you.",
    checked: (month: string) => `Last checked ${month}`,
    published: (month: string) => `Published ${month}`,
    listed: (month: string) => `Listed ${month}`,
    unchecked: ", not checked",
    old: ", may be out of date",
    near: (place: string) => `Nearest to ${place} first`,
    unknown: (text: string) => `We could not find “${text}”. Check the spelling, or enter a ZIP code.`,
    hours: "Hours",
    place: "Address",
    hidden: "Kept secret, for safety. Call first.",
    full: (clock: string) => `Full tonight, as of ${clock}. Call before you go.`,
    contact: "Contact",
  },
  /**
   * Translations of the entries' sentences, hints, and hours, keyed by the English in
   * directory.csv.
   */
  sentences: {} as Readonly<Record<string, string>>,
};

/** "Lee and Cass counties", "Norfolk", "Orleans Parish" */
function countiesIn(names: readonly string[], state: StateCode): string[] {
  const cities = names.filter(isCity).map(cityOf);
  const counties = names.filter((name) => !isCity(name));
  const [one, ...more] = counties;
  if (!one) return cities;
  const word = state === "LA" ? "Parish" : "County";
  const plural = state === "LA" ? "parishes" : "counties";
  const named = more.length > 0 ? `${allOf(counties, "and")} ${plural}` : `${one} ${word}`;
  return [named, ...cities];
}

const nameOf = (state: StateCode) =>
  state === "DC" ? "the District of Columbia" : (stateName(state) ?? state);

export const words = dictionary({ en, es, fr });
