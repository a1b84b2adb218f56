import type { en } from "./words.ts";

export const fr: typeof en = {
  empty: "Pas encore de lettre",
  emptyText:
    "Une lettre est envoyée à chaque décision sur cette demande, et chaque fois qu’une aide est envoyée.",
  types: { approval: "Approbation", denial: "Refus", dispatch: "Aide envoyée" },
  statuses: {
    pending: "En préparation",
    sent: "Envoyée",
    captured: "Non envoyée : aucun serveur de messagerie n’est configuré",
    delivered: "Remise",
    failed: "Non remise",
    void: "Annulée",
  },
  to: (name) => `À ${name}`,
  date: (date) => `Pour la décision du ${date}`,
  validUntil: (date) => `Valable jusqu’au ${date}`,
  voidBecause: (reason) => `N’est plus valable : ${reason}`,
  view: "Voir la lettre",
  viewOf: (letter) => `Voir la lettre ${letter}`,
  print: "Imprimer",
  download: "Télécharger le PDF",
  frame: (letter) => `Lettre ${letter}`,
};
