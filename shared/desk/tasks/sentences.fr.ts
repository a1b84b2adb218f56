import type { Translated } from "../../core/i18n/phrases.ts";
import type { en } from "./sentences.ts";

export const fr: Translated<typeof en> = {
  missing: "Tâche introuvable.",
  hasIt: ({ name }) => `Cette tâche est attribuée à ${name}.`,
  free: "Cette tâche n’est attribuée à personne. Prenez-la d’abord.",
  notYours: "Seule la personne chargée de cette tâche peut le faire.",
  closedAlready: "Cette tâche est déjà close.",
  changed: "Une autre personne a modifié cette tâche. Voici son état actuel.",
  ownerMissing: "Choisissez un administrateur actif",
  outcomeNeeded: "Choisissez un résultat",
  outcomeWrong: "Ce résultat ne convient pas à ce type de tâche.",
  closesItself: "Cette tâche se clôt lorsque son objet est réglé.",
  noteNeeded: "Saisissez une note",
  noteTooLong: "Veuillez ne pas dépasser 500 caractères",
};
