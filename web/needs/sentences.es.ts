import type { Sentences } from "../core/i18n/gathered.ts";
import { statusWord } from "../statuses/words.es.ts";

export const sentences: Sentences = {
  "People must be a whole number from 1 to 99": "Las personas deben ser un número entero del 1 al 99",
  "Nights must be a whole number from 1 to 99": "Las noches deben ser un número entero del 1 al 99",
  "Say for how many people": "Indique para cuántas personas",
  "Say for how many nights and people": "Indique para cuántas noches y personas",
  "Choose how far the ride goes: local, regional or long":
    "Elija qué tan lejos es el viaje: local, regional o largo",
  "Say how far the ride goes": "Indique qué tan lejos es el viaje",
  "Say what is needed: meals, room, ride or other":
    "Indique qué se necesita: comidas, cuarto, viaje u otra cosa",
  "Not known here: {}": (names) => `Aquí no se conoce: ${names}`,
  "This request is already {}; what is needed can no longer be changed.": (status) =>
    `Esta solicitud ya está ${statusWord(status)}; lo que se necesita ya no se puede cambiar.`,
};
