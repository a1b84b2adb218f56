import { readText } from "../recommendations/reading.ts";
import type { Distance, Need } from "../recommendations/rules.ts";

/** What texts say is needed. Only counts, words of fixed lists and a ride's place come out, never the texts themselves. */
export interface NeedsRead {
  meals: { people: number } | null;
  room: { people: number; nights: number } | null;
  ride: { distance: Distance | null; miles: number | null; to: string | null } | null;
  /** What the texts say of people and nights, whether or not meals or a room are asked for. */
  people: number | null;
  nights: number | null;
  /** Needs that the fund does not pay; the directory answers them. */
  others: Need[];
}

/** Reads each text by itself; a person said in two of them counts once. */
export function readNeeds(texts: readonly string[]): NeedsRead {
  const read = texts.map((details) => readText({ details }));
  const most = (counts: (number | null)[]) =>
    counts.reduce((a, b) => (a === null ? b : b === null ? a : Math.max(a, b)), null);
  const people = most(read.map((text) => text.people));
  const nights = most(read.map((text) => text.nights));
  const asked = new Set(read.flatMap((text) => text.needs));
  const distance = read.find((text) => text.distance)?.distance ?? null;
  return {
    meals: asked.has("food") ? { people: people ?? 1 } : null,
    room: asked.has("shelter") ? { people: people ?? 1, nights: nights ?? 1 } : null,
    ride: asked.has("transportation") ? { distance, miles: null, to: null } : null,
    people,
    nights,
    others: [...asked].filter((need) => need !== "food" && need !== "shelter" && need !== "transportation"),
  };
}
