import type { Translated } from "../core/i18n/phrases.shared.ts";
import type { en } from "./sentences.ts";

export const fr: Translated<typeof en> = {
  missing: "Cette ressource n’existe pas.",
  stateUnknown: "Choisissez un État de la liste, ou US",
  typeUnknown: "Choisissez le type d’aide",
  nameNeeded: "Veuillez saisir son nom",
  contactNeeded: "Veuillez dire comment la joindre",
  areaNeeded: "Veuillez dire jusqu’où elle aide",
  sourceNeeded: "Veuillez nommer la source",
  sourceUrlNeeded: "Veuillez donner l’adresse de la source",
  sourceDateNeeded: "Veuillez donner le jour de la source",
  confidenceUnknown: "Choisissez élevée ou moyenne",
  textTooLong: "Un texte a 600 caractères au plus",
  retiredAlready: "Cette ressource a déjà été retirée des listes.",
  notRetired: "Cette ressource figure déjà dans les listes.",
  noCsv: "Ce fichier n’a aucune ligne",
  wrongColumns: "La première ligne doit nommer les colonnes comme le fait un export",
  fileTooLarge: "Ce fichier est trop grand : 2000 lignes et 700 000 caractères au plus",
  notAsShown: "L’annuaire ou le fichier a changé depuis le contrôle. Contrôlez-le de nouveau.",
  nothingToImport: "Rien dans ce fichier n’est nouveau ni modifié.",
  keyUnknown: "Aucune ressource n’a cette clé ; laissez-la vide pour une nouvelle",
  keyTwice: "Cette clé figure deux fois dans le fichier",
  changedMeanwhile: ({ name }) => `${name} a modifié cette ressource entre-temps. Regardez-la de nouveau.`,
  notAsWritten: ({ problem }) => `Pas comme l’annuaire est écrit : ${problem}`,
  notCsv: ({ line }) => `La ligne ${line} n’est pas celle d’un fichier CSV`,
};
