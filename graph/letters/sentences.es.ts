import type { Translated } from "../core/i18n/phrases.shared.ts";
import type { en } from "./sentences.ts";

export const es: Translated<typeof en> = {
  missing: "Esa carta no existe.",
  numberWrong: "Escriba el número como aparece en la carta, por ejemplo L-2026-000001",
  codeWrong: "Escriba las 8 letras y números del código de comprobación",
  reasonMissing: "Indique por qué se anula la carta",
  alreadyVoid: "Esta carta ya está anulada.",
  nothingToRetry: "No hay nada que repetir: esta carta no falló.",
  notWritten: "Esta carta todavía no está escrita.",
  notInPdf: "Esta carta tiene signos que el PDF no puede mostrar. Ábrala e imprímala.",
  notToBeContacted: "No se debe escribir a la persona que necesita ayuda.",
  decisionVoid: "Su carta fue anulada antes del envío.",
  variablesMissing: ({ names }) => `La carta no se puede escribir sin: ${names}.`,
  tooManyChecks: "Se comprobaron demasiadas cartas desde su red. Inténtelo de nuevo en unos minutos.",
};
