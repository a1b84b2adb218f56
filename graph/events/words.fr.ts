import type { en } from "./words.en.ts";

export const fr: typeof en = {
  coming: "Événements à venir",
  empty: "Aucun événement prévu pour cette période.",
  time: "Horaire",
  location: "Lieu",
  host: "Organisé par",
  over: "Événement passé",
  addToCalendar: "Ajouter au calendrier",
  about: (link, event) => `${link} : ${event}`,
  previous: (month) => `Mois précédent : ${month}`,
  next: (month) => `Mois suivant : ${month}`,
  later: (month) => `Plus d’événements à partir de ${month}`,
};
