import type { Translated } from "../../core/i18n/phrases.ts";
import type { en } from "./sentences.ts";

export const fr: Translated<typeof en> = {
  tooOften: "Vous avez déjà envoyé plusieurs signalements. Réessayez dans une heure.",
  entryGone: "Cette fiche n’est plus dans l’annuaire.",
  missing: "Signalement introuvable.",
  alreadyResolved: "Ce signalement est déjà traité.",
  alreadyOpen: "Ce signalement est déjà ouvert.",
  detailsNeeded: "Décrivez ce qui ne va pas",
  problemMissing: "Choisissez ce qui ne va pas",
  detailsTooLong: "500 caractères au plus",
  searchTooLong: "100 caractères au plus",
};
