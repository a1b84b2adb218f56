import type { Translated } from "../../core/i18n/phrases.ts";
import type { en } from "./sentences.ts";

export const es: Translated<typeof en> = {
  missing: "No encontramos esta carta.",
  numberWrong: "Escriba el número como aparece en la carta, por ejemplo L-2026-000001",
  codeWrong: "Escriba las 8 letras y números del código de comprobación",
  reasonMissing: "Indique por qué se anula la carta",
  alreadyVoid: "Esta carta ya está anulada.",
  nothingToRetry: "Esta carta no falló, así que no hay nada que reintentar.",
  notWritten: "Esta carta todavía no está lista. Inténtelo de nuevo en un minuto.",
  notToBeContacted: "No se debe contactar a la persona que necesita ayuda.",
  decisionVoid: "Esta carta está anulada.",
  noOtherWay: "No hay otra vía para enviar este mensaje. Comuníquese usted con el destinatario.",
  variablesMissing: ({ names }) => `La carta no se puede escribir sin: ${names}.`,
};
