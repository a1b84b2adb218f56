import { fr as forms } from "../../../shared/core/forms/sentences.fr.ts";
import { fr as core } from "../../../shared/core/sentences.fr.ts";

export const fr = {
  language: "Langue",
  tagline: "Un vrai soutien. En temps réel. Un impact réel.",
  danger: "Si une vie est en danger, appelez immédiatement le 911.",
  failed: "Une erreur s’est produite",
  maintained: "De retour bientôt",
  about: (name: string, operator: string) =>
    `${name} est un fonds d’aide d’urgence pour les personnes touchées par une intervention de police.${operator ? ` Il est géré par ${operator}.` : ""}`,
  privacy: "Confidentialité",
  accessibility: "Accessibilité",
  exit: "Quitter cette page",
  scriptless: {
    title: "Cette page a besoin de JavaScript",
    text: "Activez JavaScript dans les réglages de votre navigateur, ou utilisez un autre téléphone ou ordinateur. Ouvrez ensuite cette page de nouveau.",
    call: "De l’aide par téléphone, 24 heures sur 24",
    calls: [
      { number: "911", text: "Une vie est en danger" },
      { number: "988", text: "Vous êtes en crise ou pensez au suicide : appelez ou envoyez un SMS" },
      { number: "2-1-1", text: "De la nourriture, un abri ou un transport près de chez vous" },
    ],
    do: "Ce que vous pouvez faire sans JavaScript",
    resources: "Trouver de l’aide près de chez vous",
    rights: "Lire vos droits",
    feedback: "Donner votre avis",
    request:
      "Au sujet d’une demande : répondez à l’e-mail ou au SMS que vous avez reçu, ou appelez l’agent chargé de votre dossier. Un agent peut aussi déposer une demande pour vous.",
    contact: (contact: string) => `Nous contacter : ${contact}`,
  },
  catalogue: { core, forms },
};
