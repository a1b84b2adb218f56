import type { Translated } from "../core/i18n/phrases.shared.ts";
import type { en } from "./sentences.ts";

export const fr: Translated<typeof en> = {
  missing: "Ressource introuvable dans l’annuaire.",
  stateUnknown: "Choisissez un État de la liste, ou US",
  typeUnknown: "Choisissez le type d’aide",
  nameNeeded: "Veuillez saisir le nom de la ressource",
  contactNeeded: "Veuillez saisir les coordonnées",
  areaNeeded: "Veuillez saisir la zone desservie",
  sourceNeeded: "Veuillez saisir la source",
  sourceUrlNeeded: "Veuillez saisir l’adresse web de la source",
  sourceDateNeeded: "Veuillez saisir la date de consultation de la source",
  confidenceUnknown: "Choisissez élevée ou moyenne",
  textTooLong: "Un texte peut compter 600 caractères au plus",
  retiredAlready: "Cette ressource a déjà été retirée.",
  notRetired: "Cette ressource figure déjà dans l’annuaire.",
  noCsv: "Ce fichier n’a aucune ligne",
  wrongColumns: "La ligne d’en-tête doit correspondre aux colonnes d’un export",
  fileTooLarge: "Ce fichier est trop volumineux. La limite est de 2 000 lignes et 700 000 caractères",
  notAsShown: "L’annuaire ou le fichier a changé depuis la vérification. Vérifiez de nouveau le fichier.",
  nothingToImport: "Ce fichier ne contient aucune ressource nouvelle ou modifiée.",
  keyUnknown: "Aucune ressource n’a cette clé. Laissez-la vide pour en ajouter une",
  keyTwice: "Cette clé figure deux fois dans le fichier",
  changedMeanwhile: ({ name }) => `${name} a modifié cette ressource. Vérifiez-la et réessayez.`,
  notAsWritten: ({ problem }) => `Ressource non valide : ${problem}`,
  notCsv: ({ line }) => `La ligne ${line} n’est pas au format CSV`,
};
