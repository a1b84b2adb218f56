import { pluralEn, pluralEs, pluralFr } from "../../../shared/core/i18n/plural.ts";
import type { Language } from "../../../shared/core/forms/fields.ts";
import { maxNights, maxPeople, type Distance, type Needs } from "../../../shared/intake/needs/rules.ts";

interface Words {
  meals: (people: number) => string;
  room: (nights: number, people: number) => string;
  ride: (distance: Distance | null, to: string | null) => string;
}

const english: Record<Distance, string> = { local: "local", regional: "regional", long: "a long way" };
const spanish: Record<Distance, string> = { local: "local", regional: "regional", long: "largo" };
const french: Record<Distance, string> = { local: "local", regional: "régional", long: "long" };

const words: Record<Language, Words> = {
  en: {
    meals: (people) => `meals for ${pluralEn(people, `${people} person`, `${people} people`)}`,
    room: (nights, people) =>
      `a room for ${pluralEn(nights, `${nights} night`, `${nights} nights`)} for ${pluralEn(people, `${people} person`, `${people} people`)}`,
    ride: (distance, to) => `a ride${distance ? `, ${english[distance]}` : ""}${to ? `, to ${to}` : ""}`,
  },
  es: {
    meals: (people) => `comidas para ${pluralEs(people, `${people} persona`, `${people} personas`)}`,
    room: (nights, people) =>
      `un cuarto por ${pluralEs(nights, `${nights} noche`, `${nights} noches`)} para ${pluralEs(people, `${people} persona`, `${people} personas`)}`,
    ride: (distance, to) => `un viaje${distance ? ` ${spanish[distance]}` : ""}${to ? `, a ${to}` : ""}`,
  },
  fr: {
    meals: (people) => `des repas pour ${pluralFr(people, `${people} personne`, `${people} personnes`)}`,
    room: (nights, people) =>
      `une chambre pour ${pluralFr(nights, `${nights} nuit`, `${nights} nuits`)} pour ${pluralFr(people, `${people} personne`, `${people} personnes`)}`,
    ride: (distance, to) =>
      `un trajet${distance ? ` ${french[distance]}` : ""}${to ? `, destination : ${to}` : ""}`,
  },
};

/**
 * Needs in one line for deciders: "Meals for 3 people; a room for 2 nights for 3 people; a ride,
 * regional, to Dallas".
 */
export function sayNeeds({ meals, room, ride, other }: Needs, language: Language): string {
  const t = words[language];
  const parts = [
    meals && t.meals(meals.people),
    room && t.room(room.nights, room.people),
    ride && t.ride(ride.distance, ride.to),
    other,
  ].filter((part) => part !== null);
  return capital(parts.join("; "));
}

/** What the fund pays of them, for a letter, without addresses. */
export function sayPaid(
  { meals, room, ride }: Needs,
  language: Language,
  { withPlace }: { withPlace: boolean },
) {
  const t = words[language];
  const place = withPlace && ride?.to && !/\d/.test(ride.to) ? ride.to : null;
  return [
    meals && t.meals(Math.min(meals.people, maxPeople)),
    room && t.room(Math.min(room.nights, maxNights), room.people),
    ride && t.ride(ride.distance, place),
  ]
    .filter((part) => part !== null)
    .join("; ");
}

const capital = (text: string) => text.slice(0, 1).toUpperCase() + text.slice(1);
