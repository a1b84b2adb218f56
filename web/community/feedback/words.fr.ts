import { form } from "../../../shared/community/feedback/form.fr.ts";

export const fr = {
  ...form,
  lead: "Dites-nous comment cela s’est passé avec un service de police, en bien ou en mal. Vous n’avez pas à dire qui vous êtes. Seuls les administrateurs de SafeVoice lisent votre avis, jamais le service concerné.",
  submitting: "Envoi...",
  receipt: (receipt: string) => `Votre numéro de référence : ${receipt}`,
  failed:
    "Votre avis n’a pas pu être envoyé. Vérifiez votre connexion et réessayez. Ce que vous avez écrit est toujours là.",
  resourcesTitle: "Ressources de la communauté",
  learnMore: "En savoir plus",
  learnMoreAbout: (name: string) => `En savoir plus : ${name}`,
  resources: {
    legal: {
      name: "Aide juridique",
      text: "Une aide juridique gratuite pour les personnes à faibles revenus, y compris pour une plainte contre la police.",
    },
    advocacy: {
      name: "Associations de soutien",
      text: "Des personnes qui vous soutiennent, vous accompagnent et connaissent vos droits.",
    },
    mediation: {
      name: "Services de médiation",
      text: "Une personne neutre qui aide les deux parties à se parler. Appelez le 2-1-1 pour trouver un centre de médiation près de chez vous.",
    },
  },
};
