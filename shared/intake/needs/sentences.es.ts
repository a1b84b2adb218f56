import type { Translated } from "../../core/i18n/phrases.ts";
import { statusWord } from "../../core/request-statuses.es.ts";
import type { en } from "./sentences.ts";

export const es: Translated<typeof en> = {
  peopleWrong: "Las personas deben ser un número entero del 1 al 99",
  nightsWrong: "Las noches deben ser un número entero del 1 al 99",
  mealsIncomplete: "Indique para cuántas personas",
  roomIncomplete: "Indique para cuántas noches y personas",
  distanceMissing: "Elija qué tan lejos es el viaje: local, regional o largo",
  rideIncomplete: "Indique qué tan lejos es el viaje",
  nothingStated: "Indique qué se necesita: comidas, cuarto, viaje u otra cosa",
  changedMeanwhile: "Esta solicitud cambió. Revise lo que se necesita ahora y confírmelo de nuevo.",
  closed: ({ status }) =>
    `Esta solicitud ya está ${statusWord(status)}. Lo que se necesita ya no se puede cambiar.`,
};
