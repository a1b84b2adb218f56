import type { Sentences } from "../core/i18n/gathered.ts";
import { statusWord } from "../statuses/words.fr.ts";

export const sentences: Sentences = {
  "Approved based on AI recommendation and officer review.":
    "Approuvé d’après la recommandation de l’IA et l’avis de l’agent.",
  "Victim information is required before approving the request. Please add victim details first.":
    "Pour approuver la demande, il faut d’abord ajouter les informations sur la victime.",
  "Please give a reason": "Veuillez indiquer un motif",
  "No reason was given.": "Aucun motif n’a été donné.",
  "The supervisor of this case has not confirmed its officer yet. Until then an administrator decides.":
    "Le supérieur de ce dossier n’a pas encore confirmé son agent. D’ici là, c’est un administrateur qui décide.",
  "You have approved this request already; somebody else must decide now.":
    "Vous avez déjà approuvé cette demande ; une autre personne doit maintenant décider.",
  "This allocation is {}; only allocated money can be distributed.": (status) =>
    `Ces fonds sont ${money(status)} ; seuls des fonds attribués peuvent être versés.`,
  "Here a status can become approved or denied.": "Ici, un statut peut devenir approuvée ou refusée.",
  "Must be approved or denied": "Doit être approuvée ou refusée",
  "A request is completed by marking its allocation as distributed.":
    "Une demande se termine quand ses fonds sont marqués comme versés.",
  "Somebody else has just changed this request; it is pending now. Please look again.":
    "Une autre personne vient de modifier cette demande ; elle est maintenant en attente. Regardez-la à nouveau.",
  "Somebody else has just changed this request; it is processing now. Please look again.":
    "Une autre personne vient de modifier cette demande ; elle est maintenant en cours. Regardez-la à nouveau.",
  "The amount of this request is {} now. Please look again before you approve it.": (amount) =>
    `Le montant de cette demande est maintenant de ${amount}. Relisez-la avant de l’approuver.`,
  "More would be allocated on one officer's word than one officer's limit allows. An administrator must approve it too.":
    "Sur la parole d’un seul agent, il serait attribué plus que sa limite ne le permet. Un administrateur doit aussi l’approuver.",
  "More would be allocated to this person than one approval may give within a day or a month. A second person must approve it too.":
    "Cette personne recevrait plus que ce qu’une seule approbation peut donner en un jour ou en un mois. Une deuxième personne doit aussi l’approuver.",
  "{} waits here, and one request may be given {} now. Please deny it and file it anew, or ask an administrator.":
    (waiting, limit) =>
      `${waiting} sont en attente ici, et une demande peut recevoir ${limit} à présent. Refusez-la et déposez-la à nouveau, ou adressez-vous à un administrateur.`,
  "One request may be given {} now. Please look again before you approve it.": (limit) =>
    `Une demande peut recevoir ${limit} à présent. Relisez-la avant de l’approuver.`,
  "This request is already {}.": (status) => `Cette demande est déjà ${statusWord(status)}.`,
  "Your approval will be recorded, and a second person must approve it too: your supervisor by the link in the e-mail, another trusted officer, or an administrator.":
    "Votre approbation sera enregistrée, et une seconde personne doit donner la sienne : votre supérieur par le lien de l’e-mail, un autre agent de confiance ou un administrateur.",
  "Your approval will be recorded, and a second person must approve it too: a trusted officer, or an administrator.":
    "Votre approbation sera enregistrée, et une seconde personne doit donner la sienne : un agent de confiance ou un administrateur.",
  "You have approved this request. Another person must approve it too: your supervisor by the link in the e-mail, another trusted officer, or an administrator.":
    "Vous avez approuvé cette demande. Une autre personne doit aussi l’approuver : votre supérieur par le lien de l’e-mail, un autre agent de confiance ou un administrateur.",
  "You have approved this request. Another person must approve it too: a trusted officer, or an administrator.":
    "Vous avez approuvé cette demande. Une autre personne doit aussi l’approuver : un agent de confiance ou un administrateur.",
  "One more person must approve it after you.": "Une personne de plus doit l’approuver après vous.",
  "{} more people must approve it after you.": (count) =>
    `${count} personnes de plus doivent l’approuver après vous.`,
};

const moneyWords: Record<string, string> = {
  pending: "en attente",
  denied: "refusés",
  distributed: "versés",
};
const money = (status: string) => moneyWords[status] ?? status;
