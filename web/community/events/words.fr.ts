import { pluralFr } from "../../../shared/core/i18n/plural.ts";
import { list } from "../../../shared/community/events/list.fr.ts";

const events = (count: number) => pluralFr(count, `${count} événement`, `${count} événements`);

export const fr = {
  ...list,
  title: "Événements et participation",
  lead: "Ateliers, réunions publiques et forums : gratuits, ouverts à tout le monde. Les inscriptions sont anonymes : seul cet appareil retient la vôtre, et seul le nombre de personnes s’affiche.",
  loading: "Chargement des événements...",
  failed: "Les événements n’ont pas pu être chargés. Veuillez réessayer.",
  view: "Affichage",
  views: { list: "Liste", calendar: "Calendrier" },
  month: "Mois",
  thisMonth: "Ce mois-ci",
  found: events,
  missing: {
    title: "Ce mois n’est pas sur cet appareil",
    text: "Pas de connexion : ce mois n’a pas été chargé. Revenez à un mois déjà consulté avec les flèches.",
    kept: "Pas de connexion. Voici la dernière version chargée.",
    works: "Ce qui fonctionne sans connexion",
    retry: "Réessayer",
  },
  dayEvents: (day: string, count: number) => `${day}, ${events(count)}`,
  allOfMonth: "Afficher tout le mois",
  going: (count: number) => pluralFr(count, `${count} personne participe`, `${count} personnes participent`),
  noneGoing: "Soyez la première personne à vous inscrire",
  replies: (count: number) => pluralFr(count, `${count} inscription`, `${count} inscriptions`),
  youGo: "Vous participez",
  rsvp: "Je participe",
  cancel: "Annuler ma participation",
  saving: "Enregistrement...",
  rsvpDone: "Participation enregistrée",
  cancelled: "Participation annulée",
  rsvpFailed: "Votre participation n’a pas pu être enregistrée",
  tryAgain: "Veuillez réessayer.",
};
