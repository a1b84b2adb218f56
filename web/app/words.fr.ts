import type { en } from "./words.en.ts";

export const fr: typeof en = {
  name: "SafeVoice",
  tagline: "Un vrai soutien. En temps réel. Un impact réel.",
  skip: "Aller au contenu principal",
  demo: "Démonstration",
  demoText: "Rien ici n'est réel.",
  main: "Principal",
  tools: "Outils",
  dashboard: "Accueil",
  requests: "Demandes",
  new: "Nouvelle",
  resources: "Ressources",
  support: "Aide",
  settings: "Réglages",
  notifications: "Notifications",
  unread: (count) => (count <= 1 ? `${count} nouvelle` : `${count} nouvelles`),
  needsScript:
    "Cette page a besoin de JavaScript. En danger de mort, appelez le 911 ; en cas de crise, le 988 ; pour de l'aide près de chez vous, le 2-1-1.",
  retry: "Réessayer",
  failedTitle: "Une erreur s'est produite",
  failed: "Cette page n'a pas pu être chargée. Veuillez réessayer.",
  backToDashboard: "Retour à l'accueil",
  notFoundTitle: "404 Page introuvable",
  notFoundText: "Avez-vous oublié d'ajouter la page au routeur ?",
};
