import {
  requestedNeeds as needs,
  type RequestedNeed as Need,
} from "../../../../shared/decisions/rulebook/rulesets.ts";
import type { Distance } from "../../../../shared/intake/needs/rules.ts";
import { countPeople, joinPeople } from "./people.ts";
import { asked } from "./asks.ts";
import { farther } from "./read-ride.ts";
import { readText } from "./read-text.ts";

/**
 * What texts say is needed. Only counts, words of fixed lists and a ride's destination are
 * returned, never the texts themselves.
 */
export interface NeedsRead {
  meals: { people: number } | null;
  room: { people: number; nights: number } | null;
  ride: { distance: Distance | null; miles: number | null; to: string | null } | null;
  /** People and nights in the texts, whether or not meals or a room are requested. */
  people: number | null;
  nights: number | null;
  /** Needs that the fund does not pay; the directory answers them. */
  others: Need[];
}

/** Reads each text alone. A person who appears in two of them, or twice in one, counts once. */
export function readNeeds(texts: readonly string[]): NeedsRead {
  const read = texts.map(readText);
  const asks = asked(read.map((text) => text.asks));
  const people = countPeople(read.map((text) => text.people).reduce(joinPeople, new Map()));
  const nights = Math.max(0, ...read.map((text) => text.nights ?? 0)) || null;
  return {
    meals: asks.has("food") ? { people: people ?? 1 } : null,
    room: asks.has("room") ? { people: people ?? 1, nights: nights ?? 1 } : null,
    ride: asks.has("ride")
      ? read.map((text) => text.way).reduce(farther, { distance: null, miles: null, to: null })
      : null,
    people,
    nights,
    others: needs.filter((need) => read.some((text) => text.others.includes(need))),
  };
}
