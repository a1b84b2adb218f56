import type { HelpType, Needs } from "../../../shared/intake/needs/rules.ts";
import { useWords } from "../../core/i18n/i18n.tsx";
import { words } from "./words.ts";

/** Each need in the words of every screen and letter; null if it is not needed. */
export function useNeedsLines() {
  const t = useWords(words).facts;
  return ({ meals, room, ride, other }: Needs): Record<HelpType | "other", string | null> => ({
    food: meals && t.meals(meals.people),
    shelter: room && t.room(room.nights, room.people),
    transportation: ride && t.ride(ride.distance, ride.to),
    other,
  });
}
