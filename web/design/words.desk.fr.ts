import { pluralFr } from "../../shared/core/i18n/plural.ts";
export const fr = {
  sortBy: "Trier par",
  ascending: "Croissant",
  descending: "Décroissant",
  clearSearch: "Effacer la recherche",
  noOption: "Aucun résultat",
  loadingOptions: "Chargement...",
  timeLeft: (minutes: number) =>
    minutes === 0
      ? "Il reste moins d’une minute"
      : pluralFr(minutes, `Il reste ${minutes} minute`, `Il reste ${minutes} minutes`),
  timeIsUp: "Le temps est écoulé",
  isNow: (label: string, count: string) => `${label} : ${count}`,
  showNumbers: "Afficher les chiffres",
  valuesOf: (chart: string) => `Valeurs de ${chart}`,
  noValue: "aucune",
  fileGuessed: "Ce fichier n’est pas en UTF-8. Il a été lu en Windows-1252",
  fileGuessedText: "Vérifiez les lettres accentuées avant de l’importer.",
  linesSkipped: (count: number) => pluralFr(count, `${count} ligne ignorée`, `${count} lignes ignorées`),
  fileLine: (line: number) => `Ligne ${line} :`,
};
