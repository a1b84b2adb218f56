import { helpTypesOf } from "../../../shared/intake/needs/rules.ts";
import { readNeeds } from "../needs/reader/read.ts";
import { spoken, type NeedSources, type Settled } from "../needs/settle.ts";
import type { Facts } from "./rules.ts";

/** What a recommendation uses of them; no places, no quotes. */
export const factsOfNeeds = (
  { needs, source }: Settled,
  texts: NeedSources["texts"],
): Pick<Facts, "helpTypes" | "needs" | "people" | "mealsFor" | "nights" | "distance" | "source"> => ({
  helpTypes: helpTypesOf(needs),
  // Needs that the fund does not pay only affect the directory, so they may be read from text.
  needs: readNeeds(spoken([...texts, needs.other])).others,
  people: Math.max(needs.meals?.people ?? 0, needs.room?.people ?? 0) || null,
  mealsFor: needs.meals?.people ?? null,
  nights: needs.room?.nights ?? null,
  distance: needs.ride?.distance ?? null,
  source,
});
