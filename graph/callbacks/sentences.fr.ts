import type { Translated } from "../core/i18n/phrases.shared.ts";
import type { en } from "./sentences.ts";

export const fr: Translated<typeof en> = {
  missing: "Ce rappel n’existe pas.",
  hasIt: ({ name }) => `${name} s’occupe de ce rappel.`,
  yoursAlready: "Vous vous occupez déjà de ce rappel.",
  nobodyHasIt: "Personne ne s’occupe de ce rappel. Prenez-le d’abord.",
  answeredAlready: "La personne a déjà été rappelée.",
  closedAlready: "Ce rappel est clos.",
  noteNeeded: "Veuillez dire ce qu’il en est",
  noteTooLong: "Veuillez ne pas dépasser 1000 caractères",
};
