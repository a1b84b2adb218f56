import type { Translated } from "../core/i18n/phrases.shared.ts";
import type { en } from "./sentences.ts";

export const es: Translated<typeof en> = {
  missing: "Esa llamada no existe.",
  hasIt: ({ name }) => `${name} tiene esta llamada.`,
  yoursAlready: "Usted ya tiene esta llamada.",
  nobodyHasIt: "Nadie tiene esta llamada. Tómela primero.",
  answeredAlready: "Esta llamada ya fue atendida.",
  closedAlready: "Esta llamada está cerrada.",
  noteNeeded: "Diga en qué quedó",
  noteTooLong: "Use como máximo 1000 caracteres",
};
