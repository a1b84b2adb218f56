import type { Translated } from "../../core/i18n/phrases.ts";
import type { en } from "./sentences.ts";

export const fr: Translated<typeof en> = {
  missing: "Rappel introuvable.",
  hasIt: ({ name }) => `Ce rappel est attribué à ${name}.`,
  yoursAlready: "Ce rappel vous est déjà attribué.",
  nobodyHasIt: "Ce rappel n’est attribué à personne. Prenez-le d’abord.",
  answeredAlready: "La personne a déjà été rappelée.",
  closedAlready: "Ce rappel est clos.",
  noteNeeded: "Veuillez indiquer le résultat",
  noteTooLong: "Veuillez ne pas dépasser 1000 caractères",
};
