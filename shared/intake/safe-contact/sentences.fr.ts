import type { Translated } from "../../core/i18n/phrases.ts";
import type { en } from "./sentences.ts";

export const fr: Translated<typeof en> = {
  wayWrong: "Choisissez un des moyens de la liste",
  hourWrong: "Saisissez une heure, par exemple 09:30",
  hoursHalf: "Saisissez les deux heures, ou laissez les deux vides",
  hoursSame: "Les deux heures doivent être différentes",
  timeZoneWrong: "Choisissez un des fuseaux horaires de la liste",
  changed:
    "Quelqu’un d’autre a modifié la façon de joindre cette personne. Vérifiez-la et enregistrez de nouveau.",
  stopWayWrong: "Choisissez comment la personne l’a demandé",
  noPhoneToStop: "Il n’y a pas de numéro de téléphone auquel arrêter les SMS.",
  phoneNeeded: "Il n’y a pas de numéro de téléphone. Saisissez-en un, ou choisissez un autre moyen.",
  emailNeeded: "Il n’y a pas d’adresse e-mail. Saisissez-en une, ou choisissez un autre moyen.",
};
