import { list } from "./fr/rules.ts";
import type { en } from "./words.en.ts";

export const fr: typeof en = {
  ...list,
  coming: "Événements à venir",
  later: (month) => `Plus d’événements à partir de ${month}`,
};
