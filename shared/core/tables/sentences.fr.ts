import type { Translated } from "../i18n/phrases.ts";
import type { en } from "./sentences.ts";

export const fr: Translated<typeof en> = {
  workbook: "Ce fichier est une feuille de calcul. Enregistrez-la en CSV UTF-8 et choisissez ce fichier.",
  notText:
    "Ce fichier n’est pas un fichier texte. Enregistrez votre tableau en CSV UTF-8 et choisissez ce fichier.",
  notCsv: ({ line }) => `La ligne ${line} ne peut pas être lue comme du CSV.`,
  columnTwice: ({ name }) => `L’en-tête nomme deux fois la colonne « ${name} ».`,
  extraCells:
    "Cette ligne a plus de cellules que l’en-tête. Mettez entre guillemets les valeurs qui contiennent une virgule",
  damaged: ({ column, text }) =>
    `La colonne ${column} contient des caractères abîmés : « ${text} ». Enregistrez le tableau d’origine en CSV UTF-8 et choisissez ce fichier`,
  spreadsheetError: ({ column, text }) =>
    `La colonne ${column} contient « ${text} », qu’un tableur affiche à la place d’une valeur. Mettez la colonne au format texte, saisissez de nouveau la valeur et enregistrez`,
  codeAsNumber:
    "Un tableur a changé ce code en nombre. Ouvrez le fichier du prestataire avec Données > À partir d’un texte, mettez la colonne au format texte, enregistrez en CSV et choisissez-le de nouveau",
  codeAsDate:
    "Un tableur a changé ce code en date. Ouvrez le fichier du prestataire avec Données > À partir d’un texte, mettez la colonne au format texte, enregistrez en CSV et choisissez-le de nouveau",
  codeRounded:
    "Un tableur a changé la fin de ce code en zéros. Ouvrez le fichier du prestataire avec Données > À partir d’un texte, mettez la colonne au format texte, enregistrez en CSV et choisissez-le de nouveau",
  codeToCompare:
    "Un tableur change en zéros les chiffres après le 15e. Comparez ce code avec la liste du prestataire et confirmez qu’il est juste",
  phoneAsDate: ({ text }) =>
    `Un tableur a changé un numéro de téléphone en date (« ${text} »). Mettez la colonne au format texte et saisissez-le de nouveau`,
  notDate: "Ce n’est pas une date : utilisez 2026-01-31, 1/31/2026, 31-Jan-2026 ou 31.1.2026",
  dayFirst: ({ text }) =>
    `« ${text} » commence par le jour. Mettez d’abord le mois, ou écrivez toutes les dates comme 2026-01-31`,
  dayFirstElsewhere: ({ line, text }) =>
    `La ligne ${line} commence par le jour (« ${text} »), donc cette date n’est pas claire. Écrivez toutes les dates comme 2026-01-31`,
  notAmount: "Ce n’est pas un montant : utilisez des dollars et des cents, comme 72.50",
  unclearAmount: ({ text }) =>
    `« ${text} » peut avoir un séparateur de milliers ou des décimales. Écrivez-le avec deux décimales, comme 1029.00`,
  credit: ({ text }) =>
    `« ${text} » est un avoir, pas un montant à payer. Réglez-le avec le prestataire et retirez la ligne`,
  otherCurrency: "Le montant doit être en dollars américains",
};
