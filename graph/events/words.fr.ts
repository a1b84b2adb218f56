import { list } from "./list.fr.shared.ts";
import type { en } from "./words.ts";

export const fr: typeof en = {
  ...list,
  coming: "Événements à venir",
  later: (month) => `Plus d’événements à partir de ${month}`,
};
