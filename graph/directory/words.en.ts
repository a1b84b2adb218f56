import { stateName, type StateCode } from "./rules.ts";
import type { Sentences } from "../app/i18n.ts";

/** How the directory describes what has no sentence of its own: by its kind, and where it helps. */
export const en = {
  kinds: {
    "2-1-1": (place: string) =>
      `Connects people ${place} to local help of every kind: food, shelter, rides, bills.`,
    legal: (place: string) => `Free civil legal help ${place} for people with a low income.`,
    food: (place: string) => `A food bank: finds pantries and meals ${place}.`,
    shelter: (place: string) => `Shelter and support ${place} for people who flee violence at home.`,
    housing: (place: string) => `Public housing and help with rent ${place}.`,
    medical: (place: string) => `A community health center ${place}.`,
    mental_health: (place: string) => `Support groups and help finding mental health care ${place}.`,
    other: (place: string) => `Help ${place}.`,
  },
  national: "anywhere in the United States",
  statewide: (state: StateCode) => `anywhere in ${nameOf(state)}`,
  regional: (state: StateCode) => `in part of ${nameOf(state)}`,
  city: (city: string, state: StateCode) =>
    state === "DC" ? `in ${nameOf(state)}` : `in and around ${city}, ${nameOf(state)}`,
  /** The entries' own sentences, hints and hours, by the English of directory.csv. */
  sentences: {} as Sentences,
};

const nameOf = (state: StateCode) =>
  state === "DC" ? "the District of Columbia" : (stateName(state) ?? state);
