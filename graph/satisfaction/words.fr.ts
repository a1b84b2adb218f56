import { fr as satisfaction } from "./sentences.fr.ts";
import type { en } from "./words.en.ts";

export const fr: typeof en = {
  question: "Comment était l’aide que vous avez reçue ?",
  lead: "Un seul appui suffit. Aucun compte n’est nécessaire. Votre réponse est comptée et nous sert à mieux aider.",
  answers: { good: "Bonne", fair: "Moyenne", poor: "Mauvaise" },
  chosen: (answer) => `Votre réponse : ${answer}`,
  thanks: "Merci. Votre réponse est arrivée.",
  change: "Vous pouvez fermer cette page, ou choisir une autre réponse tant que ce lien est ouvert.",
  notSent: "Votre réponse n’est pas encore envoyée.",
  closed: "Cette question est close",
  closedText: "Merci de l’avoir ouverte. On pouvait y répondre pendant 30 jours.",
  unknown: "Ce lien est inconnu",
  unknownText: "Ouvrez encore une fois le lien du message, ou copiez son adresse entière.",
  mail: {
    text: "Votre demande d’aide d’urgence est terminée. Dites-nous comment était l’aide : bonne, moyenne ou mauvaise.",
    private:
      "La page ne montre rien à votre sujet. Si vous ne voulez pas répondre, vous n’avez rien à faire.",
    button: "Répondre",
  },
  sms: (href) =>
    `Comment était l’aide que vous avez reçue ? Bonne, moyenne ou mauvaise, d’un seul appui : ${href}`,
  catalogue: { satisfaction },
};
