import type { list as en } from "../en/rules.ts";

export const list: typeof en = {
  empty: "Aucun événement prévu pour cette période.",
  time: "Horaire",
  location: "Lieu",
  host: "Organisé par",
  over: "Événement passé",
  addToCalendar: "Ajouter au calendrier",
  about: (button, event) => `${button} : ${event}`,
  previous: (month) => `Mois précédent : ${month}`,
  next: (month) => `Mois suivant : ${month}`,
};
