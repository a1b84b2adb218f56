import type { Sentences } from "../core/i18n/gathered.ts";
import { statusWord } from "../statuses/words.fr.ts";

export const sentences: Sentences = {
  "People must be a whole number from 1 to 99": "Le nombre de personnes doit être un nombre entier de 1 à 99",
  "Nights must be a whole number from 1 to 99": "Le nombre de nuits doit être un nombre entier de 1 à 99",
  "Say for how many people": "Indiquez pour combien de personnes",
  "Say for how many nights and people": "Indiquez pour combien de nuits et de personnes",
  "Choose how far the ride goes: local, regional or long":
    "Choisissez la distance du trajet : locale, régionale ou longue",
  "Say how far the ride goes": "Indiquez la distance du trajet",
  "Say what is needed: meals, room, ride or other":
    "Indiquez ce qui est nécessaire : repas, chambre, trajet ou autre",
  "Not known here: {}": (names) => `Inconnu ici : ${names}`,
  "This request is already {}; what is needed can no longer be changed.": (status) =>
    `Cette demande est déjà ${statusWord(status)} ; les besoins ne peuvent plus être changés.`,
};
