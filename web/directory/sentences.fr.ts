import type { Sentences } from "../core/i18n/gathered.ts";

export const sentences: Sentences = {
  "You have sent several reports already. Please try again in an hour.":
    "Vous avez déjà envoyé plusieurs signalements. Réessayez dans une heure.",
  "There is no such entry in the directory.": "Cette fiche n’est pas dans l’annuaire.",
  "There is no such report.": "Ce signalement n’existe pas.",
  "This report is resolved already.": "Ce signalement est déjà traité.",
  "This report is open already.": "Ce signalement est déjà ouvert.",
  "Please use at most 100 characters": "100 caractères au plus",
  "Please say what is wrong": "Dites ce qui ne va pas",
  "Please choose what is wrong": "Choisissez ce qui ne va pas",
  "Please use at most 500 characters": "500 caractères au plus",
};
