export const es = {
  dear: (person: string) => `Hola, ${person}:`,
  subject: (caseId: string) => `La solicitud ${caseId} sigue en espera`,
  title: "Una solicitud espera una decisión",
  text: (officer: string, caseId: string, caseNumber: string, minutes: number) =>
    `${officer} presentó la solicitud ${caseId} para una persona que necesita ayuda (su caso ${caseNumber}). Nadie la ha atendido en ${minutes} minutos.`,
  next: "Puede leerla en la página de abajo. Si no falta nada, allí puede aprobarla o denegarla.",
  nextOther: "Decide un administrador u otro oficial de confianza. Puede preguntar al oficial si falta algo.",
};
