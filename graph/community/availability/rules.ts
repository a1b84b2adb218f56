import * as z from "zod/mini";
import { says } from "../../../shared/community/availability/sentences.ts";

/** The local hour at which "full tonight" ends by itself. */
export const morningHour = 8;
/** How many days a shelter's link works. */
export const linkLifeDays = 365;
/** A repeated press within so many seconds is the same one. */
export const samePressSeconds = 60;

/** What a shelter can say of tonight. */
export const nightWords = ["full", "room"] as const;
export const nightForm = z.object({ night: z.enum(nightWords, says.choose) });

interface Shelter {
  type: string;
  state: string;
  isLocationHidden: boolean;
  retiredAt: Date | null;
}

/**
 * Whether an entry can say that it is full: a listed shelter of a state. A hidden one says only to
 * call, so that no one is sent to it or away from it.
 */
export const maySayFull = ({ type, state, isLocationHidden, retiredAt }: Shelter): boolean =>
  type === "shelter" && state !== "US" && !isLocationHidden && !retiredAt;
