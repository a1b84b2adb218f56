import { fr as responses } from "../../../shared/messages/responses/sentences.fr.ts";

export const fr = {
  open: "Répondre",
  message: "Un message pour vous",
  messageVoid:
    "Ce que disait ce message n’est plus valable. S’il contenait un code, ne l’utilisez plus. Si vous avez besoin d’aide maintenant, appelez le 2-1-1. En danger, appelez le 911.",
  lead: "Les personnes qui s’occupent de cette demande liront votre message. Vous n’avez pas besoin de compte.",
  about: "Demande",
  vendor: "Prestataire",
  scan: "Montrez ceci au comptoir. Il indique que votre code est valable.",
  urgent: "Cette boîte n’est pas surveillée en permanence.",
  kind: "Que voulez-vous nous dire ?",
  answer: "Une réponse ou une question",
  problem: "Problème : l’aide que j’ai reçue ne marche pas",
  content: "Votre message",
  contentHint: "Dites ce qui s’est passé, et comment vous joindre si votre numéro a changé.",
  send: "Envoyer",
  notSent: "Votre message n’est pas encore envoyé. Voyez le problème ci-dessous.",
  sent: "Merci. Nous avons reçu votre message.",
  sentText: "Quelqu’un le lira. Vous pouvez fermer cette page.",
  sentProblem:
    "Nous traitons les problèmes en premier. Quelqu’un vérifiera le code et vous en enverra un nouveau si nécessaire.",
  again: "Écrire un autre message",
  expired: "Ce lien a expiré",
  expiredText: "Utilisez le lien d’un message plus récent, ou demandez à l’agent qui vous a aidé.",
  unknown: "Nous ne reconnaissons pas ce lien",
  unknownText: "Ouvrez de nouveau le lien du message, ou copiez son adresse entière.",
  catalogue: { responses },
};
