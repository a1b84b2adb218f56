import type { Translated } from "../core/i18n/phrases.shared.ts";
import type { en } from "./sentences.ts";

export const fr: Translated<typeof en> = {
  gone: "Cet événement n’est plus au calendrier.",
  tooManyFromHere:
    "Trop d’inscriptions à cet événement viennent de votre réseau. Veuillez réessayer plus tard.",
  monthWrong: "Choisissez un mois, par exemple 2023-07.",
  chooseMonth: "Choisissez un mois",
  deviceKeyWrong: "La clé de l’appareil n’est pas valable.",
  notDeviceKey: "Ce n’est pas la clé d’un appareil",
  cancelledAlready: "Cet événement a été annulé.",
  overAlready: "Cet événement est déjà passé.",
  changedMeanwhile: ({ name }) => `${name} a modifié cet événement. Veuillez le relire.`,
  titleNeeded: "Veuillez saisir un titre",
  titleTooLong: "Un titre a 120 caractères au plus",
  descriptionNeeded: "Veuillez saisir une description",
  descriptionTooLong: "Une description a 1000 caractères au plus",
  bothOrNeither: "Écrivez le titre et la description, ou aucun des deux",
  dayNeeded: "Veuillez choisir un jour",
  timeNeeded: "Veuillez saisir une heure, par exemple 18:00",
  noSuchTime: "Cette heure n’existe pas là-bas ce jour-là, à cause du changement d’heure",
  endBeforeStart: "La fin doit venir après le début",
  startsInPast: "La nouvelle date et la nouvelle heure doivent être à venir",
  timeZoneNeeded: "Choisissez un fuseau horaire",
  locationNeeded: "Veuillez indiquer le lieu",
  locationTooLong: "Un lieu a 200 caractères au plus",
  hostNeeded: "Veuillez indiquer l’organisateur",
  hostTooLong: "L’organisateur a 120 caractères au plus",
  colorNeeded: "Choisissez une couleur",
  reasonNeeded: "Veuillez indiquer un motif. Tout le monde peut le lire",
  reasonTooLong: "Un motif a 300 caractères au plus",
};
