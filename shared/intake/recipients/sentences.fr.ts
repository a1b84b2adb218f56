import type { Translated } from "../../core/i18n/phrases.ts";
import type { en } from "./sentences.ts";

export const fr: Translated<typeof en> = {
  nameTooShort: "Le nom complet doit avoir au moins 2 caractères",
  statementTooShort: "Expliquez brièvement pourquoi ces services sont nécessaires",
};
