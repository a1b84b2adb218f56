import * as z from "zod/mini";
import { readNeeds, type NeedsRead } from "./reader/read.ts";
import {
  needsAnswer,
  type HelpType,
  type Needs,
  type NeedsSource,
} from "../../../shared/intake/needs/rules.ts";

export interface NeedSources {
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
export const settleNeeds = ({ stated, texts, services }: NeedSources): Settled =>
  stated
    ? { needs: stated, source: "confirmed" }
    : { needs: withServices(readNeeds(spoken(texts)), services), source: "read" };

/** The non-empty texts, without duplicates. */
export const spoken = (texts: NeedSources["texts"]) =>
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

/** Needs from a row; null if none are stored. */
export const needsIn = (json: unknown): Needs | null => (json === null ? null : z.parse(needsAnswer, json));
