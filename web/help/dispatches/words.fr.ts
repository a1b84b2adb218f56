import { pluralFr } from "../../../shared/core/i18n/plural.ts";
import { helpTypes } from "../../intake/needs/words.helpTypes.fr.ts";

export const fr = {
  title: "Aide remise",
  types: helpTypes,
  by: (type: string, vendor: string) => `${type} : ${vendor}`,
  people: (people: number) => pluralFr(people, `${people} personne`, `${people} personnes`),
  hours: (hours: number) => pluralFr(hours, `${hours} heure`, `${hours} heures`),
  sent: (when: string) => `Envoyée : ${when}`,
  completed: "Reçue",
  redeemed: (amount: string) => `Utilisé pour ${amount}`,
  expired: "Expiré",
  disputed: "Contesté",
  voided: "Annulée",
};
