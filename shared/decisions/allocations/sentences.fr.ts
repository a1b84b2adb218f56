import { ago, type Translated } from "../../core/i18n/phrases.ts";
import { statusWord } from "../../core/request-statuses.fr.ts";
import type { en } from "./sentences.ts";

export const fr: Translated<typeof en> = {
  justification: "Approuvé d’après la recommandation de l’IA et l’avis de l’agent.",
  victimInfoFirst: "Pour approuver la demande, il faut d’abord ajouter les informations sur la victime.",
  answerMissing: "Choisissez une réponse",
  reasonNotGiven: "Aucun motif n’a été donné.",
  victimInfoMissing: "L’agent n’a pas encore ajouté les informations sur la victime.",
  officerFirst: "Confirmez d’abord votre agent avec le lien de notre autre message.",
  caseUnconfirmed:
    "Le supérieur n’a pas encore confirmé l’agent de ce dossier. D’ici là, c’est un administrateur qui décide.",
  alreadyApproved: "Vous avez déjà approuvé cette demande. Une autre personne doit maintenant décider.",
  notAllocated: ({ status }) =>
    `Ces fonds sont ${money(status)}. Seuls des fonds attribués peuvent être versés.`,
  onlyDecisions: "Vous pouvez seulement passer le statut à approuvée ou refusée.",
  notDecision: "Doit être approuvée ou refusée",
  completedByMoney: "Pour terminer une demande, marquez ses fonds comme versés.",
  changedToPending:
    "Une autre personne vient de modifier cette demande. Elle est maintenant en attente. Veuillez la relire.",
  changedToProcessing:
    "Une autre personne vient de modifier cette demande. Elle est maintenant en cours. Veuillez la relire.",
  amountChanged: ({ shown }) =>
    `Le montant de cette demande est maintenant de ${shown}. Relisez-la avant de l’approuver.`,
  remainderChanged: ({ left }) =>
    `Il reste maintenant ${left} à verser sur ces fonds. Vérifiez avant de les marquer comme versés.`,
  ownWaitsForFund:
    "Vous l’avez approuvée. Le fonds ne dispose pas d’assez d’argent pour le moment ; un administrateur s’en occupe.",
  waitsForFund:
    "Approuvée. Le fonds ne dispose pas d’assez d’argent pour le moment ; un administrateur s’en occupe.",
  overOfficerLimit:
    "Ce montant dépasse la limite qu’un seul agent peut approuver. Un administrateur doit aussi l’approuver.",
  overAgencyLimit:
    "Ce montant dépasse la limite par jour ou par mois de votre service. Un administrateur doit aussi l’approuver.",
  overVictimLimit:
    "Ce montant dépasse la limite par jour ou par mois pour une même personne avec une seule approbation. Une seconde personne doit aussi l’approuver.",
  waitingOverLimit: ({ waiting, limit }) =>
    `${waiting} sont en attente ici, mais la limite par demande est maintenant de ${limit}. Refusez-la et déposez-la à nouveau, ou adressez-vous à un administrateur.`,
  overLimit: ({ limit }) =>
    `La limite par demande est maintenant de ${limit}. Relisez-la avant de l’approuver.`,
  alreadyDecided: ({ status }) => `Cette demande est déjà ${statusWord(status)}.`,
  decidedFirst: ({ status, decision, minutes, ...first }) =>
    `Cette demande est déjà ${statusWord(status)}. ${has(first, "l’")} ${decision === "denied" ? "refusée" : "approuvée"} ${ago(minutes, "fr")}.`,
  approvedFirst: ({ minutes, ...first }) =>
    `${has(first)} approuvé cette demande ${ago(minutes, "fr")}. Elle est maintenant en cours. Veuillez la relire.`,
  secondOfAll:
    "Nous enregistrerons votre approbation. Une seconde personne doit aussi approuver la demande : votre supérieur avec le lien de l’e-mail, un autre agent de confiance ou un administrateur.",
  secondOfOthers:
    "Nous enregistrerons votre approbation. Une seconde personne doit aussi approuver la demande : un agent de confiance ou un administrateur.",
  anotherOfAll:
    "Vous avez approuvé cette demande. Une autre personne doit aussi l’approuver : votre supérieur avec le lien de l’e-mail, un autre agent de confiance ou un administrateur.",
  anotherOfOthers:
    "Vous avez approuvé cette demande. Une autre personne doit aussi l’approuver : un agent de confiance ou un administrateur.",
  differenceReasonWrong: "Choisissez un motif dans la liste",
  differenceReasonMissing:
    "Ce n’est pas le montant recommandé. Choisissez un motif ; pour un autre motif, ajoutez une note.",
  lowerOnly: "Le montant affiché est le maximum.",
  onePersonMore: "Une personne de plus doit l’approuver après vous.",
  peopleMore: ({ count }) => `${count} personnes de plus doivent l’approuver après vous.`,
  dispatchesFirst: "Une aide a été envoyée pour cette demande. Veuillez d’abord annuler ces envois.",
  dispatchFirst: "Cette demande n’a encore aucun envoi. Envoyez une aide pour changer son statut.",
  moneyHandedOver: "Les fonds de cette demande ont déjà été remis ; son statut ne peut plus changer.",
  onlySteps: "Vous pouvez seulement passer le statut à en attente, approuvé, terminé, envoyé ou rejeté.",
  notStep: "Doit être en attente, approuvé, terminé, envoyé ou rejeté",
  pendingFirst:
    "Vous ne pouvez pas approuver cette demande à vous seul. Veuillez d’abord la remettre en attente, puis la faire approuver.",
  stepRefused: "Cette demande vient de changer et ne peut plus prendre ce statut. Veuillez la relire.",
};

const moneyWords: Record<string, string> = {
  pending: "en attente",
  denied: "refusés",
  distributed: "versés",
};
const money = (status: string) => moneyWords[status] ?? status;

const has = ({ by, role }: { by: string; role: string }, object = "") =>
  role === "you"
    ? `Vous ${object}avez`
    : `${role === "rule" ? "Une règle automatique" : by || "Un administrateur"} ${object}a`;
