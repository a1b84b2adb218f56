import type { en } from "./words.desk.en.ts";

export const es: typeof en = {
  sortBy: "Ordenar por",
  ascending: "Ascendente",
  descending: "Descendente",
  clearSearch: "Borrar la búsqueda",
};
