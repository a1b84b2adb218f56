import type { Translated } from "../../core/i18n/phrases.ts";
import type { en } from "./sentences.ts";

export const es: Translated<typeof en> = {
  missing: "No se encontró el relevo de turno.",
  noteNeeded: "Escriba lo que debe saber el próximo turno",
  noteTooLong: "Use como máximo 2,000 caracteres",
  ownHandover: "Otro administrador debe confirmar su relevo de turno.",
  acknowledged: ({ name }) => `${name} ya confirmó este relevo de turno.`,
};
