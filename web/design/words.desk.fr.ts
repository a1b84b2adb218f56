import type { en } from "./words.desk.en.ts";

export const fr: typeof en = {
  sortBy: "Trier par",
  ascending: "Croissant",
  descending: "Décroissant",
  clearSearch: "Effacer la recherche",
};
