import type { en } from "./words.en.ts";

export const fr: typeof en = {
  title: "Avis du public",
  lead: "Dites-nous comment cela s’est passé avec un service de police, en bien ou en mal. Seuls les administrateurs de SafeVoice lisent votre avis, jamais le service concerné.",
  formTitle: "Donnez votre avis",
  type: "Type d’avis",
  types: { general: "Avis général", concern: "Problème", positive: "Expérience positive" },
  agency: "Nom du service (police, shérif...)",
  feedback: "Votre avis",
  feedbackHint: "Au moins 10 caractères. N’écrivez pas ce qui doit rester privé.",
  followUp: "Je souhaite que quelqu’un me recontacte",
  contactHint: "Seulement si vous voulez une réponse. Sans cela, personne ne saura qui a écrit.",
  email: "E-mail (facultatif)",
  phone: "Téléphone (facultatif)",
  submit: "Envoyer l’avis",
  submitting: "Envoi...",
  sentTitle: "Avis envoyé",
  sentText: "Merci pour votre avis !",
  receipt: (receipt) => `Votre numéro de référence : ${receipt}`,
  receiptHint: "Gardez-le si vous voulez en reparler plus tard.",
  failed:
    "Votre avis n’a pas pu être envoyé. Vérifiez votre connexion et réessayez ; ce que vous avez écrit est toujours là.",
  resourcesTitle: "Ressources de la communauté",
  learnMore: "En savoir plus",
  learnMoreAbout: (name) => `En savoir plus : ${name}`,
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
      text: "Une personne neutre qui aide les deux parties à se parler. Le 2-1-1 connaît les centres de médiation près de chez vous.",
    },
  },
};
