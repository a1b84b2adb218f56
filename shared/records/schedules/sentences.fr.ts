import type { Translated } from "../../core/i18n/phrases.ts";
import type { en } from "./sentences.ts";

export const fr: Translated<typeof en> = {
  yearsWrong: "Saisissez un nombre entier d’années, de 1 à 100",
  citationMissing: "Saisissez la loi ou le calendrier qui fixe la durée, par exemple 2 CFR 200.334",
  changedMeanwhile: "Cette durée a été modifiée entre-temps. La durée actuelle est affichée.",
  nothingProposed: "Aucune durée plus courte n’est à confirmer.",
  proposedByYou: "Un autre super-administrateur confirme une durée plus courte.",
  waitsUntil: ({ at }) => `La confirmation sera possible à partir de ${at}.`,
};
