import type { Translated } from "../../core/i18n/phrases.ts";
import { statusWord } from "../../core/request-statuses.fr.ts";
import type { en } from "./sentences.ts";

export const fr: Translated<typeof en> = {
  peopleWrong: "Le nombre de personnes doit être un nombre entier de 1 à 99",
  nightsWrong: "Le nombre de nuits doit être un nombre entier de 1 à 99",
  mealsIncomplete: "Indiquez pour combien de personnes",
  roomIncomplete: "Indiquez pour combien de nuits et de personnes",
  distanceMissing: "Choisissez la distance du trajet : locale, régionale ou longue",
  rideIncomplete: "Indiquez la distance du trajet",
  nothingStated: "Indiquez ce qui est nécessaire : repas, chambre, trajet ou autre",
  changedMeanwhile: "Cette demande a changé. Vérifiez les besoins actuels, puis confirmez de nouveau.",
  closed: ({ status }) =>
    `Cette demande est déjà ${statusWord(status)}. Les besoins ne peuvent plus être changés.`,
};
