import type { Translated } from "../../core/i18n/phrases.ts";
import type { en } from "./sentences.ts";

export const es: Translated<typeof en> = {
  nameTooShort: "El nombre completo debe tener al menos 2 caracteres",
  statementTooShort: "Explique brevemente por qué se necesitan los servicios",
};
