import { ago, type Translated } from "../core/i18n/phrases.shared.ts";
import { statusWord } from "../requests/statuses.fr.shared.ts";
import type { en } from "./sentences.ts";

export const fr: Translated<typeof en> = {
  justification: "Approuvé d’après la recommandation de l’IA et l’avis de l’agent.",
  victimInfoFirst: "Pour approuver la demande, il faut d’abord ajouter les informations sur la victime.",
  answerMissing: "Choisissez une réponse",
  reasonMissing: "Veuillez indiquer un motif",
  reasonNotGiven: "Aucun motif n’a été donné.",
  victimInfoMissing: "L’agent n’a pas encore ajouté les informations sur la victime.",
  officerFirst: "Confirmez d’abord votre agent, par le lien de notre autre message.",
  caseUnconfirmed:
    "Le supérieur de ce dossier n’a pas encore confirmé son agent. D’ici là, c’est un administrateur qui décide.",
  alreadyApproved: "Vous avez déjà approuvé cette demande ; une autre personne doit maintenant décider.",
  notAllocated: ({ status }) =>
    `Ces fonds sont ${money(status)} ; seuls des fonds attribués peuvent être versés.`,
  onlyDecisions: "Ici, un statut peut devenir approuvée ou refusée.",
  notDecision: "Doit être approuvée ou refusée",
  completedByMoney: "Une demande se termine quand ses fonds sont marqués comme versés.",
  changedToPending:
    "Une autre personne vient de modifier cette demande ; elle est maintenant en attente. Regardez-la à nouveau.",
  changedToProcessing:
    "Une autre personne vient de modifier cette demande ; elle est maintenant en cours. Regardez-la à nouveau.",
  amountChanged: ({ shown }) =>
    `Le montant de cette demande est maintenant de ${shown}. Relisez-la avant de l’approuver.`,
  remainderChanged: ({ left }) =>
    `Il reste maintenant ${left} à verser sur ces fonds. Vérifiez avant de les marquer comme versés.`,
  overOfficerCap:
    "Sur la parole d’un seul agent, il serait attribué plus que sa limite ne le permet. Un administrateur doit aussi l’approuver.",
  overVictimCap:
    "Cette personne recevrait plus que ce qu’une seule approbation peut donner en un jour ou en un mois. Une deuxième personne doit aussi l’approuver.",
  waitingOverLimit: ({ waiting, limit }) =>
    `${waiting} sont en attente ici, et une demande peut recevoir ${limit} à présent. Refusez-la et déposez-la à nouveau, ou adressez-vous à un administrateur.`,
  overLimit: ({ limit }) => `Une demande peut recevoir ${limit} à présent. Relisez-la avant de l’approuver.`,
  alreadyDecided: ({ status }) => `Cette demande est déjà ${statusWord(status)}.`,
  decidedFirst: ({ status, decision, minutes, ...first }) =>
    `Cette demande est déjà ${statusWord(status)}. ${has(first, "l’")} ${decision === "denied" ? "refusée" : "approuvée"} ${ago(minutes, "fr")}.`,
  approvedFirst: ({ minutes, ...first }) =>
    `${has(first)} approuvé cette demande ${ago(minutes, "fr")} ; elle est maintenant en cours. Regardez-la à nouveau.`,
  secondOfAll:
    "Votre approbation sera enregistrée, et une seconde personne doit donner la sienne : votre supérieur par le lien de l’e-mail, un autre agent de confiance ou un administrateur.",
  secondOfOthers:
    "Votre approbation sera enregistrée, et une seconde personne doit donner la sienne : un agent de confiance ou un administrateur.",
  anotherOfAll:
    "Vous avez approuvé cette demande. Une autre personne doit aussi l’approuver : votre supérieur par le lien de l’e-mail, un autre agent de confiance ou un administrateur.",
  anotherOfOthers:
    "Vous avez approuvé cette demande. Une autre personne doit aussi l’approuver : un agent de confiance ou un administrateur.",
  onePersonMore: "Une personne de plus doit l’approuver après vous.",
  peopleMore: ({ count }) => `${count} personnes de plus doivent l’approuver après vous.`,
  dispatchesFirst: "Une aide a été envoyée pour cette demande. Veuillez d’abord annuler ces envois.",
  dispatchFirst: "Une demande devient « envoyée » avec son premier envoi, et elle n’en a aucun.",
  moneyHandedOver: "Les fonds de cette demande ont déjà été remis ; son statut ne peut plus changer.",
  onlySteps: "Ici, un statut peut devenir en attente, approuvé, terminé, envoyé ou rejeté.",
  notStep: "Doit être en attente, approuvé, terminé, envoyé ou rejeté",
  pendingFirst:
    "Votre seule approbation ne suffit pas pour cette demande. Veuillez la remettre en attente et la faire approuver de là.",
  stepRefused: "Cette demande vient de changer et ne peut plus prendre ce statut. Veuillez la revoir.",
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
