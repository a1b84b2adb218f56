import type { Sentences } from "../core/i18n/gathered.ts";

export const sentences: Sentences = {
  "This event is not in the calendar any more.": "Cet événement n’est plus au calendrier.",
  "Many people from here are coming to this event already.":
    "Beaucoup de personnes d’ici participent déjà à cet événement.",
  "Choose a month such as 2023-07.": "Choisissez un mois, par exemple 2023-07.",
  "Choose a month": "Choisissez un mois",
  "The device's key is not one.": "La clé de l’appareil n’est pas valable.",
  "Not a device's key": "Ce n’est pas la clé d’un appareil",
};
