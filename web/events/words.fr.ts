import { list } from "#rules/events/fr";
import type { en } from "./words.en.ts";

export const fr: typeof en = {
  ...list,
  title: "Événements et participation",
  lead: "Ateliers, réunions publiques et forums : gratuits, ouverts à tout le monde.",
  loading: "Chargement des événements...",
  failed: "Les événements n’ont pas pu être chargés. Veuillez réessayer.",
  view: "Affichage",
  views: { list: "Liste", calendar: "Calendrier" },
  month: "Mois",
  thisMonth: "Ce mois-ci",
  found: (count) => (count <= 1 ? `${count} événement` : `${count} événements`),
  missing: {
    title: "Ce mois n’est pas sur cet appareil",
    text: "Il n’y a pas de connexion, et ses événements n’ont pas été chargés. Les mois déjà consultés sont encore là : revenez-y avec les flèches.",
    kept: "Pas de connexion : affiché tel qu’il avait été chargé.",
    works: "Voici ce qui fonctionne sans connexion :",
    retry: "Réessayer",
  },
  dayEvents: (day, count) => `${day}, ${count <= 1 ? `${count} événement` : `${count} événements`}`,
  allOfMonth: "Afficher tout le mois",
  going: (count) => (count <= 1 ? `${count} personne participe` : `${count} personnes participent`),
  noneGoing: "Soyez la première personne à vous inscrire",
  replies: (count) => (count <= 1 ? `${count} réponse` : `${count} réponses`),
  youGo: "Vous participez",
  rsvp: "Je participe",
  cancel: "Annuler ma participation",
  saving: "Enregistrement...",
  rsvpDone: "Participation enregistrée",
  cancelled: "Participation annulée",
  rsvpFailed: "Votre participation n’a pas pu être enregistrée",
  tryAgain: "Veuillez réessayer.",
  privacy:
    "Aucun nom n’est demandé. Seul cet appareil s’en souvient ; la page compte combien de personnes participent.",
};
