import type { Translated } from "../../core/i18n/phrases.ts";
import type { en } from "./sentences.ts";

export const es: Translated<typeof en> = {
  missing: "No se encontró la tarea.",
  hasIt: ({ name }) => `Esta tarea está asignada a ${name}.`,
  free: "Esta tarea no está asignada a nadie. Tómela primero.",
  notYours: "Solo la persona que tiene esta tarea puede hacerlo.",
  closedAlready: "Esta tarea ya está cerrada.",
  changed: "Otra persona cambió esta tarea. Este es su estado actual.",
  ownerMissing: "Elija un administrador activo",
  outcomeNeeded: "Elija un resultado",
  outcomeWrong: "Este resultado no corresponde a este tipo de tarea.",
  closesItself: "Esta tarea se cierra cuando se resuelve su asunto.",
  noteNeeded: "Escriba una nota",
  noteTooLong: "Use como máximo 500 caracteres",
};
