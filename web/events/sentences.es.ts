import type { Sentences } from "../core/i18n/gathered.ts";

export const sentences: Sentences = {
  "This event is not in the calendar any more.": "Este evento ya no está en el calendario.",
  "Many people from here are coming to this event already.":
    "Ya confirmaron muchas personas desde aquí para este evento.",
  "Choose a month such as 2023-07.": "Elija un mes, por ejemplo 2023-07.",
  "Choose a month": "Elija un mes",
  "The device's key is not one.": "La clave del dispositivo no es válida.",
  "Not a device's key": "No es la clave de un dispositivo",
};
