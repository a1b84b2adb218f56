import type { Translated } from "../../core/i18n/phrases.ts";
import type { en } from "./sentences.ts";

export const es: Translated<typeof en> = {
  missing: "No se encontró la llamada.",
  hasIt: ({ name }) => `Esta llamada está asignada a ${name}.`,
  yoursAlready: "Esta llamada ya está asignada a usted.",
  nobodyHasIt: "Esta llamada no está asignada a nadie. Tómela primero.",
  answeredAlready: "Ya se habló con esta persona.",
  closedAlready: "Esta llamada está cerrada.",
  noteNeeded: "Escriba el resultado",
  noteTooLong: "Use como máximo 1000 caracteres",
};
