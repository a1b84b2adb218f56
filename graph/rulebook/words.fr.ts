export const fr = {
  dear: (person: string) => `Bonjour ${person},`,
  subject: (caseId: string) => `La demande ${caseId} attend toujours`,
  title: "Une demande attend une décision",
  text: (officer: string, caseId: string, caseNumber: string, minutes: number) =>
    `${officer} a déposé la demande ${caseId} pour une personne à aider (votre dossier ${caseNumber}). Personne ne s’en est occupé depuis ${minutes} minutes.`,
  next: "Si vous pouvez en décider, utilisez le lien de notre e-mail précédent sur cette demande. Il est toujours valable. Sinon, demandez à l’agent ce qui manque.",
};
