import type { Translated } from "../../core/i18n/phrases.ts";
import type { en } from "./sentences.ts";

export const fr: Translated<typeof en> = {
  bookMissing: "Carnet de bons introuvable.",
  voucherMissing: "Bon introuvable. Comparez le numéro avec le papier.",
  helpTypeMissing: "Choisissez le type d’aide",
  amountWrong: "Indiquez un montant en dollars, par exemple 45 ou 45.50",
  maximumTooLarge: "Un bon vaut au maximum 1 000 $",
  maximumAboveSetting: ({ max }) => `Les réglages permettent au maximum ${max} par demande`,
  maximumAboveFund: ({ max }) => `Ce fonds paie au maximum ${max} par demande`,
  dayWrong: "Indiquez un jour",
  dayPast: "Choisissez aujourd’hui ou un jour suivant",
  dayTooLate: "Choisissez un jour dans l’année qui vient",
  dayAfterFund: "Ce fonds se termine avant ce jour",
  callMissing: "Indiquez qui appeler, avec le numéro",
  fundMissing: "Choisissez le fonds qui paie",
  fundClosed: "Ce fonds est fermé ou gelé, ou n’a pas commencé. Choisissez un autre fonds.",
  fundOtherHelp: "Ce fonds ne paie pas ce type d’aide",
  fundShort: ({ total }) =>
    `Ce fonds a moins que les ${total} que le carnet réserve. Rien n’a été imprimé.`,
  numberWrong: "Le numéro et ses lettres ne concordent pas. Comparez-les avec le papier.",
  usedAtMissing: "Indiquez le jour et l’heure qui sont sur le papier",
  usedAtFuture: "Cette heure n’est pas encore arrivée",
  usedAtBeforePrint: ({ printed }) => `Le carnet a été imprimé plus tard : ${printed}`,
  usedAtAfterEnd: ({ end }) => `Le bon était valable jusqu’au ${end}`,
  amountAboveMaximum: "Le montant dépasse le maximum du bon",
  amountAboveVoucher: ({ max }) => `Ce bon vaut au maximum ${max}`,
  givenByMissing: "Indiquez le nom ou le numéro d’insigne de l’agent",
  phoneWrong: "Indiquez au moins 10 chiffres, ou laissez vide",
  detailsMissing: "Dites ce qui s’est passé, en 10 caractères au moins",
  providerMissing: "Choisissez le prestataire qui a accepté le bon",
  providerOtherHelp: "Ce prestataire ne propose pas l’aide du bon",
  stateMissing: "Choisissez perdu ou annulé",
  vouchersMissing: "Choisissez au moins un numéro ouvert",
  alreadyUsed: ({ by, at }) => `${by} a déjà saisi ce bon, ${at}.`,
  alreadyReleased: ({ by, at }) =>
    `${by} a libéré ce bon, ${at}. Déposez une demande ordinaire pour l’aide.`,
  printedByYou: "Vous avez eu le bon imprimé. Une autre personne doit le saisir.",
  personEnters: "Une personne saisit les bons, pas un programme.",
  changedMeanwhile:
    "Certains de ces numéros ont été saisis ou libérés entre-temps. Rouvrez le carnet.",
  limitMeanwhile:
    "Les réglages ne permettent plus ce montant par demande. Adressez-vous à un super administrateur.",
};
