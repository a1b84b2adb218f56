export const fr = {
  title: "Où va l’argent",
  lead: (from: string, to: string) =>
    `Ce que ce fonds a dépensé pour aider des personnes en situation d’urgence, de ${from} à ${to}.`,
  privacy:
    "Pour protéger les personnes aidées, nous n’affichons aucun groupe de moins de cinq demandes, et nous en omettons parfois un de plus.",
  none: "Il n’y a pas encore assez de demandes à afficher.",
  months: "Par mois",
  helpTypes: "Par type d’aide",
  states: "Par État",
  month: "Mois",
  helpType: "Type d’aide",
  state: "État",
  requests: "Demandes",
  spent: "Dépensé",
  help: { food: "Repas", shelter: "Hébergement", transportation: "Transport" },
  noState: "État non précisé",
  several: "Une demande peut comprendre plusieurs types d’aide.",
};
