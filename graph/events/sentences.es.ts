import type { Translated } from "../core/i18n/rules.ts";
import type { en } from "./sentences.ts";

export const es: Translated<typeof en> = {
  gone: "Este evento ya no está en el calendario.",
  tooManyFromHere: "Ya confirmaron muchas personas desde aquí para este evento.",
  monthWrong: "Elija un mes, por ejemplo 2023-07.",
  chooseMonth: "Elija un mes",
  deviceKeyWrong: "La clave del dispositivo no es válida.",
  notDeviceKey: "No es la clave de un dispositivo",
};
