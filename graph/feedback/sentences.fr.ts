import type { Translated } from "../core/i18n/rules.ts";
import type { en } from "./sentences.ts";

export const fr: Translated<typeof en> = {
  type: "Choisissez un type d’avis",
  agency: "Indiquez le nom du service",
  agencyTooLong: "Le nom du service est trop long",
  feedback: "Écrivez votre avis",
  feedbackTooLong: "Un avis a au plus 5000 caractères",
  followUp: "Répondez oui ou non",
  tooOften: "Vous avez déjà envoyé plusieurs messages. Réessayez dans une heure.",
};
