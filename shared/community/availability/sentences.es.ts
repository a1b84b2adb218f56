import type { Translated } from "../../core/i18n/phrases.ts";
import type { en } from "./sentences.ts";

export const es: Translated<typeof en> = {
  choose: "Oprima uno de los dos botones",
  notForThis: "Solo un refugio del directorio con ubicación pública puede recibir un enlace",
  noLink: "Este registro no tiene un enlace que funcione. Primero cree uno.",
  entryMissing: "Este registro ya no existe",
};
