import type { en } from "./words.en.ts";

export const fr: typeof en = {
  empty: "Pas encore de lettre",
  emptyText:
    "Une lettre arrive avec chaque décision sur cette demande, et chaque fois qu’une aide est envoyée.",
  types: { approval: "Approbation", denial: "Refus", dispatch: "Aide envoyée" },
  statuses: {
    pending: "En cours d’écriture",
    sent: "En route",
    captured: "Non envoyée : il n’y a pas de serveur de courrier",
    delivered: "Remise",
    failed: "Non remise",
    void: "Annulée",
  },
  to: (name) => `À ${name}`,
  date: (date) => `Écrite pour la décision du ${date}`,
  validUntil: (date) => `Valable jusqu’au ${date}`,
  voidBecause: (reason) => `N’est plus valable : ${reason}`,
  view: "Voir la lettre",
  viewOf: (letter) => `Voir la lettre ${letter}`,
  print: "Imprimer",
  download: "Télécharger le PDF",
  frame: (letter) => `Lettre ${letter}`,
};
