export const es = {
  dear: (person: string) => `Hola, ${person}:`,
  subject: (caseId: string) => `La solicitud ${caseId} sigue en espera`,
  title: "Una solicitud espera una decisión",
  text: (officer: string, caseId: string, caseNumber: string, minutes: number) =>
    `${officer} presentó la solicitud ${caseId} para una persona que necesita ayuda (su caso ${caseNumber}). Nadie la ha atendido en ${minutes} minutos.`,
  next: "Si usted puede decidir sobre ella, use el enlace de nuestro correo anterior sobre esta solicitud. Todavía sirve. Si no, pregunte al oficial qué falta.",
};
