import { list } from "./list.fr.shared.ts";

export const fr = {
  ...list,
  coming: "Événements à venir",
  later: (month: string) => `Plus d’événements à partir de ${month}`,
};
