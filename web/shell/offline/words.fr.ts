import { pluralFr } from "../../../shared/core/i18n/plural.ts";
export const fr = {
  page: {
    title: "Pas de connexion",
    lead: "Cette page a besoin d’une connexion. Le reste fonctionne sans.",
    help: "Obtenir de l’aide",
    officers: "Pour les agents",
    ways: {
      "/home": "Accueil et aide à proximité",
      "/resources": "Ressources",
      "/rights": "Connaître vos droits",
      "/incidents": "Journal des incidents",
      "/new-request": "Rédiger une demande, envoyée plus tard",
      "/print/intake": "Imprimer une fiche d’accueil vierge",
    },
    callsNote: "Les appels téléphoniques fonctionnent sans internet.",
    retry: "Réessayer",
  },
  update: {
    title: "Une nouvelle version est prête",
    text: "Rechargez quand vous voulez. Si vous avez saisi quelque chose, envoyez-le d’abord.",
    reload: "Recharger",
  },
  draft: {
    title: "Brouillon restauré",
    text: (when: string) => `Du ${when}. Conservé uniquement sur cet appareil, sept jours au plus.`,
    discard: "Supprimer",
  },
  queued: {
    title: "Pas de connexion : conservé sur cet appareil",
    text: "Nous l’enverrons au retour de la connexion.",
  },
  waiting: {
    title: "En attente d’envoi",
    lead: "Rédigé sur cet appareil sans connexion. Chaque envoi se fait automatiquement, une seule fois, tant que SafeVoice est ouvert.",
    count: (count: number) =>
      pluralFr(count, `${count} demande attend une connexion`, `${count} demandes attendent une connexion`),
    held: (count: number) =>
      pluralFr(
        count,
        `${count} demande n’a pas pu être envoyée`,
        `${count} demandes n’ont pas pu être envoyées`,
      ),
    show: "Voir",
    empty: "Rien n’est en attente",
    emptyText: "Nous avons reçu tout ce que vous avez envoyé depuis cet appareil.",
    requests: "Vos demandes",
    kinds: {
      newRequest: "Demande d’urgence",
      victimInfo: "Informations sur la victime",
      recipient: "Informations sur le bénéficiaire",
      serviceRequest: "Autres services",
    },
    next: {
      newRequest: "Vos demandes",
      victimInfo: "Revenir à la demande",
      recipient: "Continuer le dossier",
      serviceRequest: "Revenir au dossier",
    },
    written: (when: string) => `Rédigé le ${when}`,
    foreign:
      "Rédigé par une personne dont la session est fermée. L’envoi se fera quand elle se reconnectera.",
    signIn: "Accès des agents",
    refused: "La demande n’a pas été acceptée",
    send: "Envoyer",
    sending: "Envoi...",
    edit: "Modifier",
    discard: "Supprimer",
    discardTitle: "Supprimer sans envoyer ?",
    discardText: "Le texte est effacé de cet appareil. Personne ne le recevra.",
    arrived: (count: number) => pluralFr(count, "Envoyé et reçu", `${count} envois reçus`),
    cutOff: "Toujours pas de connexion",
    cutOffText: "L’envoi se fera dès que possible.",
  },
};
