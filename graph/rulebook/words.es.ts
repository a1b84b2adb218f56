import type { en } from "./words.ts";

export const es: typeof en = {
  dear: (person) => `Hola, ${person}:`,
  subject: (caseId) => `La solicitud ${caseId} sigue en espera`,
  title: "Una solicitud espera una decisión",
  text: (officer, caseId, caseNumber, minutes) =>
    `${officer} presentó la solicitud ${caseId} para una persona que necesita ayuda (su caso ${caseNumber}). Nadie la ha atendido en ${minutes} minutos.`,
  next: "Si usted puede decidir sobre ella, use el enlace de nuestro correo anterior sobre esta solicitud. Todavía sirve. Si no, pregunte al oficial qué falta.",
};
