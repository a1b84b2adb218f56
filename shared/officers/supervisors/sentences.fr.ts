import type { Translated } from "../../core/i18n/phrases.ts";
import type { en } from "./sentences.ts";

export const fr: Translated<typeof en> = {
  tooManyLinks:
    "Nous avons déjà envoyé plusieurs liens à cette boîte. Utilisez le plus récent, ou réessayez dans une heure.",
  nameMissing: "Saisissez le nom du suppléant",
  otherDomain: "Saisissez une adresse de votre service, avec la même terminaison que la vôtre",
  samePerson: "Saisissez l’adresse d’une autre personne",
  dayWrong: "Choisissez une date",
  dayOver: "Saisissez une date qui n’est pas passée",
  daysTurned: "Saisissez un dernier jour qui ne précède pas le premier",
  tooLongAway: "Saisissez 90 jours au plus",
  deputyThere: "Vous avez déjà désigné un suppléant. Mettez-y fin d’abord.",
  tooManyDeputies: "Vous avez désigné plusieurs suppléants aujourd’hui. Réessayez demain.",
};
