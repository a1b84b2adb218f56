import type { list as en } from "./list.en.ts";

export const list: typeof en = {
  empty: "Aucun événement prévu pour cette période.",
  time: "Horaire",
  location: "Lieu",
  host: "Organisé par",
  over: "Événement passé",
  cancelled: "Annulé",
  notHeld: (reason) => `Motif de l’annulation : ${reason}`,
  onlyEnglish: "En anglais seulement",
  addToCalendar: "Ajouter au calendrier",
  about: (button, event) => `${button} : ${event}`,
  previous: (month) => `Mois précédent : ${month}`,
  next: (month) => `Mois suivant : ${month}`,
};
