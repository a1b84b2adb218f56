import type { Translated } from "../../core/i18n/phrases.ts";
import type { en } from "./sentences.ts";

export const es: Translated<typeof en> = {
  missing: "Esa respuesta no existe.",
  alreadyRead: "Esta respuesta ya está marcada como leída.",
  kindMissing: "Elija qué nos quiere decir",
  contentMissing: "Escriba algo",
  contentTooLong: "Use como máximo 2000 caracteres",
  tooMany: "Hoy ya nos escribió varias veces. Inténtelo de nuevo mañana. Si está en peligro, llame al 911.",
};
