export const fr = {
  title: "SafeVoice",
  pageTitle: "Accueil",
  tagline: "Un vrai soutien. En temps réel. Un impact réel.",
  lead: "Aide d’urgence après une intervention de police",
  ways: "Pour commencer",
  nearMe: "Trouver de l’aide près de moi",
  officerPortal: "Portail des agents",
  newRequest: "Demande d’urgence",

  nearTitle: "Ou cherchez par lieu",
  chooseState: "Choisissez votre État...",
  filtered: (state: string) => `Ressources pour : ${state}`,
  first: "En voici quelques-unes :",
  loading: "Chargement des ressources...",
  failed: "Les ressources n’ont pas pu être chargées",
  failedText: "Vous pouvez toujours appeler les numéros ci-dessus.",
  retry: "Réessayer",
  allResources: "Voir toutes les ressources",

  stepsTitle: "Comment l’aide vous parvient",
  steps: [
    {
      title: "Dites-nous ce qu’il faut",
      text: "Un repas, un endroit sûr où dormir ou un trajet. Un seul formulaire suffit.",
    },
    {
      title: "Votre demande est examinée",
      text: "Un supérieur confirme l’identité de l’agent, et une personne valide le montant.",
    },
    { title: "L’aide est en route", text: "Vous pouvez suivre chaque étape en direct." },
  ],
};
