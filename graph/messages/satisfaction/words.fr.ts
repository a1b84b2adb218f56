import { fr as satisfaction } from "../../../shared/messages/satisfaction/sentences.fr.ts";

export const fr = {
  question: "Comment était l’aide que vous avez reçue ?",
  lead: "Un seul appui suffit. Vous n’avez pas besoin de compte. Votre réponse nous aide à nous améliorer.",
  answers: { good: "Bonne", fair: "Moyenne", poor: "Mauvaise" },
  chosen: (answer: string) => `Votre réponse : ${answer}`,
  thanks: "Merci. Nous avons reçu votre réponse.",
  change: "Vous pouvez fermer cette page, ou changer de réponse tant que ce lien fonctionne.",
  notSent: "Votre réponse n’est pas encore envoyée.",
  closed: "Cette question est close",
  closedText: "Merci de votre intérêt. Vous pouviez y répondre pendant 30 jours.",
  unknown: "Nous ne reconnaissons pas ce lien",
  unknownText: "Ouvrez de nouveau le lien du message, ou copiez son adresse entière.",
  mail: {
    text: "Votre demande d’aide d’urgence est terminée. Dites-nous comment était l’aide : bonne, moyenne ou mauvaise.",
    private:
      "La page ne montre rien à votre sujet. Si vous ne voulez pas répondre, vous n’avez rien à faire.",
    button: "Répondre",
  },
  sms: (href: string) => `Votre avis sur notre service ? Bon, moyen ou mauvais, en un geste : ${href}`,
  catalogue: { satisfaction },
};
