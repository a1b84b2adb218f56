import type { Translated } from "../../core/i18n/phrases.ts";
import type { en } from "./sentences.ts";

export const es: Translated<typeof en> = {
  wayWrong: "Elija una de las formas de la lista",
  hourWrong: "Escriba una hora, por ejemplo 09:30",
  hoursHalf: "Escriba las dos horas o deje las dos vacías",
  hoursSame: "Las dos horas deben ser distintas",
  timeZoneWrong: "Elija una de las zonas horarias de la lista",
  changed: "Otra persona cambió la forma de comunicarse con esta persona. Compruébela y guarde otra vez.",
  stopWayWrong: "Elija cómo lo pidió la persona",
  noPhoneToStop: "No hay ningún número de teléfono al que dejar de enviar mensajes.",
  phoneNeeded: "No hay número de teléfono. Escriba uno o elija otra forma.",
  emailNeeded: "No hay correo electrónico. Escriba uno o elija otra forma.",
};
