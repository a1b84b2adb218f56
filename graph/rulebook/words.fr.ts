import type { en } from "./words.ts";

export const fr: typeof en = {
  dear: (person) => `Bonjour ${person},`,
  subject: (caseId) => `La demande ${caseId} attend toujours`,
  title: "Une demande attend une décision",
  text: (officer, caseId, caseNumber, minutes) =>
    `${officer} a déposé la demande ${caseId} pour une personne à aider (votre dossier ${caseNumber}). Personne ne s’en est occupé depuis ${minutes} minutes.`,
  next: "Si vous pouvez en décider, utilisez le lien de notre e-mail précédent sur cette demande. Il est toujours valable. Sinon, demandez à l’agent ce qui manque.",
};
