import type { Translated } from "../../core/i18n/phrases.ts";
import type { en } from "./sentences.ts";

export const es: Translated<typeof en> = {
  yearWrong: "Ingrese un año fiscal como 2026",
  yearNotOver: "Este año fiscal aún no termina.",
  reportsFirst: "Primero indique que se enviaron los informes de este año fiscal.",
  nothingDue: "Según este plazo, nada de este año fiscal se puede destruir.",
  openAlready: "Ya hay una destrucción abierta de estos registros.",
  missing: "Esta destrucción no existe.",
  approvedByAnother: "Otro superadministrador aprueba lo que usted propuso.",
  changedMeanwhile: "Alguien cambió esta destrucción mientras tanto. Se muestra el estado actual.",
  notDone: "Habrá un certificado cuando termine la destrucción.",
};
