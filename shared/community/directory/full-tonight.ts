import { timeZoneOf } from "../../core/time/time-zones.ts";

/** A shelter said that it has no bed for the night. */
export interface FullTonight {
  /** When it said so, as an ISO time. */
  since: string;
  /** The next 8 a.m. there, as an ISO time: from then on it says nothing. */
  until: string;
  /** IANA name of the time zone there. */
  timeZone: string;
}

interface Night {
  state: string;
  isLocationHidden?: boolean;
  fullAt?: Date | null;
  fullUntil?: Date | null;
}

/**
 * What a row says of tonight; undefined if it has room, the night is over, or its place is hidden.
 */
export function fullTonightOf(
  { state, isLocationHidden, fullAt, fullUntil }: Night,
  now: Date,
): FullTonight | undefined {
  if (!fullAt || !fullUntil || isLocationHidden || fullUntil <= now) return undefined;
  return { since: fullAt.toISOString(), until: fullUntil.toISOString(), timeZone: timeZoneOf(state) };
}

/** A device may have kept the entry since another day: it decides again by its own clock. */
export const isStillFull = ({ until }: FullTonight, nowMs: number): boolean => Date.parse(until) > nowMs;
