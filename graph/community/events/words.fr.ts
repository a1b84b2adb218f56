import { list } from "../../../shared/community/events/list.fr.ts";

export const fr = {
  ...list,
  coming: "Événements à venir",
  later: (month: string) => `Plus d’événements à partir de ${month}`,
};
