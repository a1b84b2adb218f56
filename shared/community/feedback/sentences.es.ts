import type { Translated } from "../../core/i18n/phrases.ts";
import type { en } from "./sentences.ts";

export const es: Translated<typeof en> = {
  type: "Seleccione un tipo de comentario",
  agency: "Escriba el nombre de la agencia o del departamento",
  agencyTooLong: "El nombre de la agencia es demasiado largo",
  feedback: "Escriba sus comentarios",
  feedbackTooLong: "Los comentarios tienen como máximo 5000 caracteres",
  followUp: "Responda sí o no",
  missing: "No encontramos ese comentario.",
  hasIt: ({ name }) => `${name} se ocupa de este comentario.`,
  yoursAlready: "Usted ya se ocupa de este comentario.",
  nobodyHasIt: "Nadie se ocupa de este comentario. Tómelo primero.",
  handledAlready: "Este comentario ya está atendido.",
  openAlready: "Este comentario ya está abierto.",
  noteNeeded: "Escriba cómo se atendió",
  noteTooLong: "Una nota tiene como máximo 1000 caracteres",
  tooOften: "Ya envió varios mensajes. Inténtelo de nuevo en una hora.",
};
