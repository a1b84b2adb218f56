import type { Age } from "../../../../shared/intake/voca/rules.ts";

/** The age group on a day, or null if the date of birth is not a date or after it. */
export function birthAge(dateOfBirth: string, day: string): Age | null {
  if (!/^\d{4}-\d\d-\d\d$/.test(dateOfBirth) || dateOfBirth > day) return null;
  const years =
    Number(day.slice(0, 4)) - Number(dateOfBirth.slice(0, 4)) - (dateOfBirth.slice(5) > day.slice(5) ? 1 : 0);
  if (years < 13) return "age_0_12";
  if (years < 18) return "age_13_17";
  if (years < 25) return "age_18_24";
  return years < 60 ? "age_25_59" : "age_60_older";
}
