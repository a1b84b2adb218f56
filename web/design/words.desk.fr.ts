import type { en } from "./words.desk.ts";

export const fr: typeof en = {
  sortBy: "Trier par",
  ascending: "Croissant",
  descending: "Décroissant",
  clearSearch: "Effacer la recherche",
  noOption: "Aucun résultat",
  loadingOptions: "Chargement...",
  timeLeft: (minutes) =>
    minutes === 0
      ? "Il reste moins d’une minute"
      : minutes === 1
        ? "Il reste 1 minute"
        : `Il reste ${minutes} minutes`,
  timeIsUp: "Le temps est écoulé",
  isNow: (label, count) => `${label} : ${count}`,
  showNumbers: "Afficher les chiffres",
  valuesOf: (chart) => `Valeurs de ${chart}`,
  noValue: "aucune",
};
