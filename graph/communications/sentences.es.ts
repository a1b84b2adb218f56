import type { Translated } from "../core/i18n/phrases.shared.ts";
import type { en } from "./sentences.ts";

export const es: Translated<typeof en> = {
  missing: "Ese mensaje no existe.",
  notToBeContacted: "A esta persona no se le debe contactar.",
  linkOver: "El enlace de este mensaje ya no es válido: se usó o se envió uno más reciente.",
  passwordOver: "La contraseña temporal de este mensaje ya no es válida.",
  notFailed: ({ state }) => `Solo se puede reenviar un mensaje fallido; este está en estado “${state}”.`,
};
