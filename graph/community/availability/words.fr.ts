import { fr as availability } from "../../../shared/community/availability/sentences.fr.ts";

export const fr = {
  title: "Avez-vous de la place cette nuit ?",
  lead: "Prévenez les gens avant qu’ils ne se déplacent. L’annuaire affiche aussitôt votre réponse.",
  isFull: (clock: string) => `L’annuaire indique : complet cette nuit, depuis ${clock}.`,
  hasRoom: "L’annuaire n’indique pas que vous êtes complet.",
  full: "Complet cette nuit",
  room: "De nouveau de la place",
  ends: "L’indication disparaît d’elle-même à 8 h du matin. Votre numéro de téléphone reste toujours dans l’annuaire.",
  share:
    "Toute personne qui a ce lien peut appuyer sur ces boutons. Gardez-le pour votre équipe. Pour en recevoir un autre ou arrêter celui-ci, écrivez à ceux qui vous l’ont envoyé.",
  notSaved: "Rien n’a été modifié.",
  closed: "Ce lien ne fonctionne plus",
  closedText:
    "Il a été remplacé ou arrêté, ou il a plus d’un an. Demandez-en un autre à ceux qui vous l’ont envoyé.",
  unknown: "Nous ne reconnaissons pas ce lien",
  unknownText: "Ouvrez de nouveau le lien du message, ou copiez l’adresse entière.",
  catalogue: { availability },
};
