import type { Translated } from "../../core/i18n/phrases.ts";
import type { en } from "./sentences.ts";

export const fr: Translated<typeof en> = {
  whatMissing: "Choisissez au moins un type d’informations",
  daysWrong: "Une autorisation dure de 1 à 90 jours",
  dayWrong: "Indiquez le jour de la signature. L’autorisation ne peut pas être terminée depuis",
  scanUnknown: "Importez de nouveau le document numérisé",
  signerUnsafe: "Confirmez que la personne qui a signé n’est pas celle qui a causé le tort",
  notNotifiedMissing: "Informez la personne, ou indiquez pourquoi ce serait dangereux",
  gone: "Cette autorisation est terminée ou a été retirée.",
};
