export const fr = {
  dear: (person: string) => `Bonjour ${person},`,
  subject: (caseId: string) => `La demande ${caseId} attend toujours`,
  title: "Une demande attend une décision",
  text: (officer: string, caseId: string, caseNumber: string, minutes: number) =>
    `${officer} a déposé la demande ${caseId} pour une personne à aider (votre dossier ${caseNumber}). Personne ne s’en est occupé depuis ${minutes} minutes.`,
  next: "Vous pouvez la lire sur la page ci-dessous. S’il ne manque rien, vous pouvez l’y approuver ou la refuser.",
  nextOther:
    "C’est un administrateur ou un autre agent de confiance qui en décide. Vous pouvez demander à l’agent s’il manque quelque chose.",
};
