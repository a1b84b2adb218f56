import * as z from "zod/mini";
import type { Facts } from "../recommendations/rules.ts";
import { readNeeds, type NeedsRead } from "./reader/read.ts";
import {
  helpTypesOf,
  needsAnswer,
  type HelpType,
  type Needs,
  type NeedsSource,
} from "../../../shared/intake/needs/rules.ts";

interface Said {
  /** By a person; then nothing else counts. */
  stated: Needs | null | undefined;
  texts: readonly (string | null | undefined)[];
  /**
   * The services of the officer's case count as requested, whether or not the texts repeat them.
   */
  services: readonly HelpType[];
}

export interface Settled {
  needs: Needs;
  source: NeedsSource;
}

/** The effective needs: stated ones, else those of the case's services and the texts. */
export const settleNeeds = ({ stated, texts, services }: Said): Settled =>
  stated
    ? { needs: stated, source: "confirmed" }
    : { needs: withServices(readNeeds(spoken(texts)), services), source: "read" };

/** The non-empty texts, without duplicates. */
const spoken = (texts: Said["texts"]) =>
  [...new Set(texts.map((text) => text?.trim() ?? ""))].filter(Boolean);

function withServices(
  { meals, room, ride, people, nights }: NeedsRead,
  services: readonly HelpType[],
): Needs {
  const asked = (type: HelpType) => services.includes(type);
  return {
    meals: meals ?? (asked("food") ? { people: people ?? 1 } : null),
    room: room ?? (asked("shelter") ? { nights: nights ?? 1, people: people ?? 1 } : null),
    ride: ride
      ? { to: ride.to, distance: ride.distance }
      : asked("transportation")
        ? { to: null, distance: null }
        : null,
    other: null,
  };
}

/** What a recommendation uses of them; no places, no quotes. */
export const factsOfNeeds = (
  { needs, source }: Settled,
  texts: Said["texts"],
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

/** Needs from a row; null if none are stored. */
export const needsIn = (json: unknown): Needs | null => (json === null ? null : z.parse(needsAnswer, json));
