import type { en } from "./words.en.ts";

export const fr: typeof en = {
  title: "SafeVoice",
  pageTitle: "Accueil",
  tagline: "Un vrai soutien. En temps réel. Un impact réel.",
  lead: "Une aide d’urgence pour les personnes touchées par une intervention de police, et pour les agents de police qui les soutiennent.",
  ways: "Par où commencer",
  officerPortal: "Portail des agents",
  newRequest: "Demande d’urgence",

  nearTitle: "De l’aide près de vous",
  chooseState: "Choisissez votre État...",
  filtered: (state) => `Ressources pour : ${state}`,
  first: "En voici quelques-unes. Choisissez votre État pour voir qui peut vous y aider.",
  loading: "Chargement des ressources...",
  failed: "Les ressources n’ont pas pu être chargées",
  failedText: "Les numéros ci-dessus répondent malgré tout.",
  retry: "Réessayer",
  allResources: "Voir toutes les ressources",

  stepsTitle: "Comment l’aide vous parvient",
  steps: [
    {
      title: "Dites-nous ce qu’il faut",
      text: "Un repas, un endroit sûr où dormir ou un trajet. Un seul formulaire suffit.",
    },
    {
      title: "Des personnes vérifient",
      text: "Un supérieur confirme l’identité de l’agent, et une personne décide de la somme.",
    },
    { title: "L’aide est en route", text: "Vous suivez chaque étape en direct." },
  ],
};
