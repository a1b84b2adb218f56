import type { Sentences } from "../app/sentences.ts";
import { statusWord } from "../requests/words.statuses.fr.ts";

export const sentences: Sentences = {
  "Approved based on AI recommendation and officer review.":
    "Approuvé d’après la recommandation de l’IA et l’avis de l’agent.",
  "Victim information is required before approving the request. Please add victim details first.":
    "Pour approuver la demande, il faut d’abord ajouter les informations sur la victime.",
  "Please give a reason": "Veuillez indiquer un motif",
  "No reason was given.": "Aucun motif n’a été donné.",
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
  "This request is already {}.": (status) => `Cette demande est déjà ${statusWord(status)}.`,
};

const moneyWords: Record<string, string> = {
  pending: "en attente",
  denied: "refusés",
  distributed: "versés",
};
const money = (status: string) => moneyWords[status] ?? status;
