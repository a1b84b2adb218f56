export const fr = {
  empty: "Pas encore de lettre",
  emptyText:
    "Une lettre est envoyée à chaque décision sur cette demande, et chaque fois qu’une aide est envoyée.",
  types: { approval: "Approbation", denial: "Refus", dispatch: "Aide envoyée", summary: "Bilan de fin" },
  statuses: {
    pending: "À envoyer",
    sent: "Envoyée",
    captured: "Non envoyée : aucun serveur de messagerie n’est configuré",
    delivered: "Remise",
    undelivered: "Non remise",
    failed: "Non envoyée",
    void: "Annulée",
  },
  to: (name: string) => `À ${name}`,
  date: (date: string) => `Pour la décision du ${date}`,
  validUntil: (date: string) => `Valable jusqu’au ${date}`,
  voidBecause: (reason: string) => `N’est plus valable : ${reason}`,
  view: "Voir la lettre",
  viewOf: (letter: string) => `Voir la lettre ${letter}`,
  print: "Imprimer",
  download: "Télécharger le PDF",
  frame: (letter: string) => `Lettre ${letter}`,
};
