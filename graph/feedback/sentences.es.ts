import type { Translated } from "../core/i18n/rules.ts";
import type { en } from "./sentences.ts";

export const es: Translated<typeof en> = {
  type: "Seleccione un tipo de comentario",
  agency: "Escriba el nombre de la agencia o del departamento",
  agencyTooLong: "El nombre de la agencia es demasiado largo",
  feedback: "Escriba sus comentarios",
  feedbackTooLong: "Los comentarios tienen como máximo 5000 caracteres",
  followUp: "Responda sí o no",
  tooOften: "Ya envió varios mensajes. Inténtelo de nuevo en una hora.",
};
