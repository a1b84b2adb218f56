import type { Translated } from "../../core/i18n/phrases.ts";
import type { en } from "./sentences.ts";

export const fr: Translated<typeof en> = {
  nameMissing: "Saisissez un nom pour l’appareil, par exemple Réception",
  nameTooLong: "Utilisez 40 caractères au maximum",
  vendorMissing: "Ce prestataire n’existe plus.",
  terminalMissing: "Ce terminal n’existe plus.",
  terminalRevoked: "Ce terminal a déjà été retiré.",
  phraseMissing: "Saisissez les deux mots du client",
  phraseWrong: "Ce ne sont pas les deux mots du client. Demandez-lui de les lire dans son Help Pass",
  phraseLocked: "Trop de mots erronés. Réessayez dans 15 minutes ou appelez-nous",
  amountWrong: "Saisissez un montant en dollars, par exemple 72 ou 72,50",
  amountZero:
    "Saisissez ce que la personne a utilisé, au moins 0,01 $. Si rien n’a été utilisé, ne validez pas le code",
  redeemedAt: ({ time, by, amount }) => `Validé à ${time} par ${by} pour ${amount}.`,
  redeemedOn: ({ when, by, amount }) => `Validé le ${when} par ${by} pour ${amount}.`,
  amountTooHigh: ({ most }) => `Ce code vaut ${most} au maximum`,
  notUsable: "Ce code n’est plus utilisable. Consultez son état sur la page.",
  otherVendor: "Ce code appartient à un autre prestataire.",
  undoLate: "Il n’est plus possible d’annuler. Appelez-nous si c’était une erreur.",
  letterWrong: "Nous ne connaissons pas ce numéro de lettre avec ce code de contrôle",
  notRedeemed: "Cette aide n’a pas été utilisée.",
};
