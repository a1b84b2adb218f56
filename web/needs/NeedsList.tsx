import type { Needs } from "#shared/needs/rules";
import { useWords } from "../core/i18n/i18n.tsx";
import { Stack } from "../design/layout/layout.tsx";
import { words } from "./words.ts";

/** Stated needs, one per line, in the words of every screen and letter. */
export function NeedsList({ needs }: { needs: Needs }) {
  const t = useWords(words).facts;
  const { meals, room, ride, other } = needs;
  const lines = [
    meals && t.meals(meals.people),
    room && t.room(room.nights, room.people),
    ride && t.ride(ride.distance, ride.to),
    other,
  ].filter((line) => line !== null);
  return (
    <Stack as="ul" gap="xs">
      {(lines.length > 0 ? lines : [t.nothing]).map((line) => (
        <li key={line}>{line}</li>
      ))}
    </Stack>
  );
}
