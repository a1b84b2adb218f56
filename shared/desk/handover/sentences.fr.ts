import type { Translated } from "../../core/i18n/phrases.ts";
import type { en } from "./sentences.ts";

export const fr: Translated<typeof en> = {
  missing: "Relève introuvable.",
  noteNeeded: "Indiquez ce que la prochaine équipe doit savoir",
  noteTooLong: "Veuillez ne pas dépasser 2 000 caractères",
  ownHandover: "Un autre administrateur doit accuser réception de votre relève.",
  acknowledged: ({ name }) => `${name} a déjà accusé réception de cette relève.`,
};
