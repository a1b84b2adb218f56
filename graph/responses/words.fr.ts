import { fr as responses } from "./sentences.fr.ts";
import type { en } from "./words.en.ts";

export const fr: typeof en = {
  open: "Répondre",
  lead: "Ce que vous écrivez ici est lu par les personnes qui s’occupent de cette demande. Aucun compte n’est nécessaire.",
  about: "Demande",
  vendor: "Prestataire",
  urgent: "Cette boîte n’est pas surveillée en permanence.",
  kind: "Que voulez-vous nous dire ?",
  answer: "Une réponse ou une question",
  problem: "Problème : l’aide que j’ai reçue ne marche pas",
  content: "Votre message",
  contentHint: "Dites ce qui s’est passé, et comment vous joindre si votre numéro a changé.",
  send: "Envoyer",
  notSent: "Votre message n’est pas encore envoyé. Voyez ci-dessous.",
  sent: "Merci. Votre message est arrivé.",
  sentText: "Quelqu’un le lira. Vous pouvez fermer cette page.",
  sentProblem:
    "Nous le voyons en premier. Quelqu’un vérifiera le code et vous en enverra un nouveau au besoin.",
  again: "Écrire un autre message",
  expired: "Ce lien n’est plus ouvert",
  expiredText: "Prenez le lien d’un message plus récent, ou demandez à l’agent qui vous a aidé.",
  unknown: "Ce lien est inconnu",
  unknownText: "Ouvrez encore une fois le lien du message, ou copiez son adresse entière.",
  catalogue: { responses },
};
