import type { Translated } from "../../core/i18n/phrases.ts";
import type { en } from "./sentences.ts";

export const fr: Translated<typeof en> = {
  type: "Choisissez un type d’avis",
  agency: "Indiquez le nom du service",
  agencyTooLong: "Le nom du service est trop long",
  feedback: "Écrivez votre avis",
  feedbackTooLong: "Un avis a au plus 5000 caractères",
  followUp: "Répondez oui ou non",
  missing: "Cet avis est introuvable.",
  hasIt: ({ name }) => `${name} s’occupe de cet avis.`,
  yoursAlready: "Vous vous occupez déjà de cet avis.",
  nobodyHasIt: "Personne ne s’occupe de cet avis. Prenez-le d’abord.",
  handledAlready: "Cet avis est déjà traité.",
  openAlready: "Cet avis est déjà ouvert.",
  noteNeeded: "Veuillez indiquer comment il a été traité",
  noteTooLong: "Une note a 1000 caractères au plus",
  tooOften: "Vous avez déjà envoyé plusieurs messages. Réessayez dans une heure.",
};
