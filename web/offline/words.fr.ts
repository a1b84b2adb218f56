import type { en } from "./words.en.ts";

export const fr: typeof en = {
  page: {
    title: "Pas de connexion",
    lead: "Cette page a besoin d’une connexion. Voici ce qui fonctionne sans :",
    ways: {
      home: "Accueil et aide à proximité",
      resources: "Ressources",
      rights: "Connaître vos droits",
      incidents: "Journal des incidents",
      newRequest: "Rédiger une demande, envoyée plus tard",
    },
    callsNote: "Les appels se passent d’internet.",
    retry: "Réessayer",
  },
  update: {
    title: "Une nouvelle version est prête",
    text: "Rechargez quand vous le souhaitez ; envoyez d’abord ce que vous avez saisi.",
    reload: "Recharger",
  },
};
