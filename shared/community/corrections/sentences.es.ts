import type { Translated } from "../../core/i18n/phrases.ts";
import type { en } from "./sentences.ts";

export const es: Translated<typeof en> = {
  tooOften: "Ya envió varios reportes. Inténtelo de nuevo en una hora.",
  entryGone: "Ese recurso ya no está en el directorio.",
  missing: "No se encontró el reporte.",
  alreadyResolved: "Este reporte ya está resuelto.",
  alreadyOpen: "Este reporte ya está abierto.",
  detailsNeeded: "Explique qué está mal",
  problemMissing: "Elija qué está mal",
  detailsTooLong: "Use como máximo 500 caracteres",
  searchTooLong: "Use como máximo 100 caracteres",
};
