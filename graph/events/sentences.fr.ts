import type { Translated } from "../core/i18n/rules.ts";
import type { en } from "./sentences.ts";

export const fr: Translated<typeof en> = {
  gone: "Cet événement n’est plus au calendrier.",
  tooManyFromHere: "Beaucoup de personnes d’ici participent déjà à cet événement.",
  monthWrong: "Choisissez un mois, par exemple 2023-07.",
  chooseMonth: "Choisissez un mois",
  deviceKeyWrong: "La clé de l’appareil n’est pas valable.",
  notDeviceKey: "Ce n’est pas la clé d’un appareil",
};
