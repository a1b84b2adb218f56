import type { Translated } from "../../core/i18n/phrases.ts";
import type { en } from "./sentences.ts";

export const es: Translated<typeof en> = {
  kindMissing: "Elija qué se pide",
  correctionMissing: "Diga qué está mal y cuál es el dato correcto",
  outcomeMissing: "Elija qué se hizo",
  reasonMissing: "Diga por qué no se hizo todo",
  tooMuch:
    "Guardamos lo que escribió antes. Con esto es demasiado largo: escriba menos o espere la respuesta.",
  missing: "No se encontró esta petición sobre los propios datos.",
  answered: ({ name }) => `${name} ya la respondió.`,
};
