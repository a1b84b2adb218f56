import { helpTypes } from "../needs/words.helpTypes.fr.ts";
import type { en } from "./words.ts";

export const fr: typeof en = {
  title: "Aide remise",
  types: helpTypes,
  by: (type, vendor) => `${type} : ${vendor}`,
  people: (people) => (people === 1 ? "1 personne" : `${people} personnes`),
  hours: (hours) => (hours === 1 ? "1 heure" : `${hours} heures`),
  sent: (when) => `Envoyée : ${when}`,
  completed: "Reçue",
  voided: "Annulée",
};
