import type { Sentences } from "../core/i18n/gathered.ts";

export const sentences: Sentences = {
  "You have sent several reports already. Please try again in an hour.":
    "Ya envió varios reportes. Inténtelo de nuevo en una hora.",
  "There is no such entry in the directory.": "Ese recurso no está en el directorio.",
  "There is no such report.": "Ese reporte no existe.",
  "This report is resolved already.": "Este reporte ya está resuelto.",
  "This report is open already.": "Este reporte ya está abierto.",
  "Please use at most 100 characters": "Use como máximo 100 caracteres",
  "Please say what is wrong": "Explique qué está mal",
  "Please choose what is wrong": "Elija qué está mal",
  "Please use at most 500 characters": "Use como máximo 500 caracteres",
};
