import { helpTypes } from "../../intake/needs/words.helpTypes.fr.ts";

export const fr = {
  title: "Aide remise",
  types: helpTypes,
  by: (type: string, vendor: string) => `${type} : ${vendor}`,
  people: (people: number) => (people === 1 ? "1 personne" : `${people} personnes`),
  hours: (hours: number) => (hours === 1 ? "1 heure" : `${hours} heures`),
  sent: (when: string) => `Envoyée : ${when}`,
  completed: "Reçue",
  redeemed: (amount: string) => `Utilisé pour ${amount}`,
  expired: "Expiré",
  disputed: "Contesté",
  voided: "Annulée",
};
