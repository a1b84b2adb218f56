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
    callsNote: "Pas besoin d’internet pour téléphoner.",
    retry: "Réessayer",
  },
  update: {
    title: "Une nouvelle version est prête",
    text: "Rechargez quand vous voulez. Envoyez d’abord ce que vous avez saisi.",
    reload: "Recharger",
  },
  draft: {
    title: "Brouillon restauré",
    text: (when) => `Du ${when}. Conservé uniquement sur cet appareil, sept jours au plus.`,
    discard: "Supprimer",
  },
  queued: {
    title: "Pas de connexion : conservé sur cet appareil",
    text: "L’envoi se fait tout seul au retour de la connexion.",
  },
  waiting: {
    title: "En attente d’envoi",
    lead: "Rédigé sur cet appareil sans connexion. Tout part une seule fois, de soi-même, tant que SafeVoice est ouvert.",
    count: (count) =>
      count <= 1 ? `${count} demande attend une connexion` : `${count} demandes attendent une connexion`,
    held: (count) =>
      count <= 1
        ? `${count} demande n’a pas pu être envoyée`
        : `${count} demandes n’ont pas pu être envoyées`,
    show: "Voir",
    empty: "Rien n’est en attente",
    emptyText: "Tout ce que vous avez envoyé depuis cet appareil est arrivé.",
    requests: "Vos demandes",
    kinds: {
      newRequest: "Demande d’urgence",
      victimInfo: "Informations sur la victime",
      recipient: "Informations sur le bénéficiaire",
      serviceRequest: "Autres services",
    },
    written: (when) => `Rédigé le ${when}`,
    foreign:
      "Rédigé par une personne dont la session est fermée. L’envoi se fera quand elle se reconnectera.",
    signIn: "Accès des agents",
    refused: "La demande n’a pas été acceptée",
    send: "Envoyer",
    sending: "Envoi...",
    edit: "Modifier",
    discard: "Supprimer",
    discardTitle: "Supprimer sans envoyer ?",
    discardText: "Ce qui a été rédigé est effacé de cet appareil et ne parvient à personne.",
    arrived: (count) => (count <= 1 ? "C’est envoyé et bien arrivé" : `${count} envois bien arrivés`),
    cutOff: "Toujours pas de connexion",
    cutOffText: "L’envoi se fera dès que possible.",
  },
};
