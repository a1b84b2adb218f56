import type { Translated } from "../../../shared/core/i18n/phrases.ts";
import type { en } from "./sentences.ts";

export const es: Translated<typeof en> = {
  unreachable: "No se pudo conectar con el servidor. Revise su conexión e inténtelo de nuevo.",
  closed: "La conexión en vivo se cerró",
};
