import { tooLong } from "../forms/rules.ts";
import { answerTooLong, formMissing, notStorable, tooManyCalls } from "./errors.ts";
import type { en } from "./words.en.ts";

export const es: typeof en = {
  language: "Idioma",
  tagline: "Apoyo real. En tiempo real. Con impacto real.",
  danger: "Si hay una vida en peligro, llame de inmediato al 911.",
  failed: "No funcionó",
  sentences: {
    [tooManyCalls]: "Demasiadas solicitudes desde aquí. Espere un momento e inténtelo de nuevo.",
    [notStorable]: "Este texto tiene un carácter que no se puede guardar",
    [tooLong]: "Este texto es demasiado largo",
    [formMissing]: "Responda con el formulario de esta página.",
    [answerTooLong]: "Esta respuesta es demasiado larga.",
  },
};
