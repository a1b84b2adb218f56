import type { Translated } from "../core/i18n/phrases.shared.ts";
import type { en } from "./sentences.ts";

export const es: Translated<typeof en> = {
  missing: "No se encontró el mensaje.",
  notToBeContacted: "A esta persona no se le debe contactar.",
  linkOver: "El enlace de este mensaje ya no es válido. Se usó, o lo reemplazó un mensaje más reciente.",
  passwordOver: "La contraseña temporal de este mensaje ya no es válida.",
  notFailed: ({ state }) => `Solo se puede reenviar un mensaje fallido. El estado de este es “${state}”.`,
};
