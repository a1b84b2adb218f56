import type { Translated } from "../../core/i18n/phrases.ts";
import type { en } from "./sentences.ts";

export const fr: Translated<typeof en> = {
  bodyMissing: "Indiquez l’organisme qui reçoit les informations",
  whatMissing: "Choisissez au moins un type d’informations",
  purposeMissing: "Indiquez à quoi servent les informations",
  daysWrong: "Une autorisation dure de 1 à 90 jours",
  wayMissing: "Choisissez comment elle a été signée",
  dayWrong:
    "Indiquez le jour de la signature. Il ne peut pas être dans le futur, et l’autorisation ne peut pas être déjà terminée",
  scanUnknown: "Importez de nouveau le document numérisé",
  signerMissing: "Choisissez qui a signé",
  signerNameMissing: "Indiquez le nom de la personne qui a signé",
  relationMissing: "Indiquez le lien de la personne qui a signé",
  signerUnsafe: "Confirmez que la personne qui a signé n’est pas celle qui a causé le tort",
  authorityMissing: "Indiquez la décision de justice ou la loi",
  notNotifiedMissing: "Informez la personne, ou indiquez pourquoi ce serait dangereux",
  gone: "Cette autorisation est déjà terminée ou a été retirée.",
  signed: "Cette autorisation a déjà été signée.",
  searchNeedsAgreement:
    "Cette clé d’API ne permet pas de chercher : les résultats révéleraient si une personne est connue. Un super administrateur peut enregistrer un accord pour la clé.",
};
