import type { Translated } from "../../core/i18n/phrases.ts";
import type { en } from "./sentences.ts";

export const es: Translated<typeof en> = {
  detailMissing: "Complete este campo",
  detailTooLong: "Use como máximo 120 caracteres",
  stateUnknown: "Escriba un estado de EE. UU., como Texas o TX",
  noSuchItem: "Este punto de la configuración no admite notas.",
  notedAlready: ({ name }) => `${name} ya lo anotó.`,
  withdrawnAlready: "Esta nota ya se retiró.",
};
